#include "la3/run/normalise.h"

#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/weights.h"
#include "la3/records/json_file.h"
#include "la3/run/trained_on.h"

namespace la3::run {
namespace {

using data::Normalisation;

struct NamedNormalisation {
  std::string_view name;
  Normalisation values;
};

// ImageNet's are those of torchvision's and most of timm's networks; 0.5 maps 0 .. 255 to -1 .. 1.
const std::array<NamedNormalisation, 2> kNamed = {
    {{"imagenet", {{0.485, 0.456, 0.406}, {0.229, 0.224, 0.225}}}, {"0.5", {{0.5, 0.5, 0.5}, {0.5, 0.5, 0.5}}}}};

bool is_mean(double value) {
  return std::isfinite(value) && std::abs(value) <= 1000;
}
bool is_deviation(double value) {
  return std::isfinite(value) && value > 1e-6 && value <= 1000;
}

std::string joined(const std::array<double, 3>& values, const char* between) {
  std::string text;
  for (const double value : values) {
    char digits[32];
    text.append(text.empty() ? "" : between)
        .append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  }
  return text;
}

std::string value_text(const Normalisation& values) {
  for (const NamedNormalisation& named : kNamed) {
    if (named.values == values) { return std::string(named.name); }
  }
  return joined(values.mean, ",") + "/" + joined(values.deviation, ",");
}

// "M,M,M/D,D,D"; nothing if the text is anything else.
std::optional<Normalisation> parse_six(std::string_view text) {
  std::array<double, 6> numbers{};
  const char *at = text.data(), *end = at + text.size();
  for (size_t i = 0; i < numbers.size(); ++i) {
    const auto [after, error] = std::from_chars(at, end, numbers[i]);
    const char expected = i == 2 ? '/' : ',';
    const bool is_last = i + 1 == numbers.size();
    if (error != std::errc() || (is_last ? after != end : after == end || *after != expected)) {
      return std::nullopt;
    }
    if (!(i < 3 ? is_mean(numbers[i]) : is_deviation(numbers[i]))) { return std::nullopt; }
    at = is_last ? after : after + 1;
  }
  return Normalisation{{numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]}};
}

std::array<double, 3> channels(const records::JsonValue& value, bool (*is_right)(double), const char* expected) {
  const auto entries = value.array();
  if (entries.size() != 3) { value.fail("three numbers"); }
  std::array<double, 3> numbers{};
  for (size_t c = 0; c < 3; ++c) {
    numbers[c] = entries[c].number();
    if (!is_right(numbers[c])) { entries[c].fail(expected); }
  }
  return numbers;
}

Normalisation read_pair(const records::JsonValue& object, const char* mean, const char* deviation) {
  return {channels(object[mean], is_mean, "a number between -1000 and 1000"),
          channels(object[deviation], is_deviation, "a number above 0, of values scaled to 0 .. 1")};
}

Normalisation read_normalisation(const std::string& path) {
  const records::JsonFile file(path);
  records::JsonValue object = file.root();
  if (const auto nested = object.find("pretrained_cfg")) { object = *nested; }
  if (object.find("image_mean")) { return read_pair(object, "image_mean", "image_std"); }
  return read_pair(object, "mean", "std");
}

Normalise choose(const std::string& given, const std::string& weights) {
  if (!given.empty()) { return {parse_normalise(given), "as you chose"}; }
  if (weights.empty()) { return {}; }
  const nn::Metadata metadata = nn::metadata_of_weights(weights);
  if (const auto input = trained_on(metadata, weights).transforms) {
    return {value_text({input->mean, input->deviation}), "as the weights were trained"};
  }
  if (!metadata.contains(nn::kNetworkKey)) {
    const std::string network = nn::network_of_weights(weights);
    if (network.find("resnet") != std::string::npos) {
      return {"imagenet", "as torchvision and timm train " + network};
    }
  }
  return {"data", "as the data set says, since the weights do not"};
}

}  // namespace

std::string parse_normalise(const std::string& given) {
  if (given == "data") { return given; }
  for (const NamedNormalisation& named : kNamed) {
    if (given == named.name) { return given; }
  }
  if (const auto values = parse_six(given)) { return value_text(*values); }
  if (std::filesystem::is_regular_file(given)) { return value_text(read_normalisation(given)); }
  throw std::invalid_argument(
      "--normalise: data, imagenet, 0.5, a JSON file or six numbers M,M,M/D,D,D expected, found " +
      in_quotes(given));
}

std::optional<Normalisation> normalisation(const std::string& value) {
  if (value.empty() || value == "data") { return std::nullopt; }
  for (const NamedNormalisation& named : kNamed) {
    if (value == named.name) { return named.values; }
  }
  const auto values = parse_six(value);
  if (!values) { throw std::invalid_argument("normalisation " + in_quotes(value) + ": six numbers expected"); }
  return values;
}

std::shared_ptr<const data::Dataset> normalised(std::shared_ptr<const data::Dataset> dataset,
                                                const std::string& value) {
  const auto values = normalisation(value);
  return values ? data::with_normalisation(std::move(dataset), *values) : dataset;
}

Normalise choose_normalise(const std::string& given, const std::string& weights, const Context& context) {
  Normalise chosen;
  if (context.is_first()) { chosen = choose(given, weights); }
  chosen.value = context.group->broadcast(chosen.value);
  return chosen;
}

void note_normalise(const Normalise& normalise, const Context& context) {
  if (normalise.value.empty() || !context.is_first()) { return; }
  context.observer.note("images are normalised " + normalise.why + ": " + normalise_text(normalise.value));
}

std::string normalise_text(const std::string& value) {
  std::string text = "--normalise " + value;
  if (const auto values = normalisation(value)) {
    text += " (mean " + joined(values->mean, ", ") + ", deviation " + joined(values->deviation, ", ") + ")";
  }
  return text;
}

}  // namespace la3::run
