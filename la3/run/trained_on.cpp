#include "la3/run/trained_on.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/records/json_file.h"

namespace la3::run {
namespace {

using Json = nlohmann::json;

constexpr int64_t kMaxSide = 4096;

std::string text_of(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Calls `read` with an entry of the metadata, if there is one.
template <typename Read>
void read_entry(const nn::Metadata& metadata, const std::filesystem::path& path, const char* key,
                const Read& read) {
  const auto found = metadata.find(key);
  if (found == metadata.end()) { return; }
  const records::JsonSource source{.file = path.string() + ": metadata " + key};
  const Json document = Json::parse(found->second, nullptr, false);
  if (document.is_discarded()) { throw Error(source.file + ": JSON expected"); }
  read(records::JsonValue(document, source));
}

std::array<double, 3> read_channels(const records::JsonValue& value, double above) {
  const auto values = value.array();
  if (values.size() != 3) { value.fail("three numbers"); }
  std::array<double, 3> channels{};
  for (size_t c = 0; c < 3; ++c) {
    channels[c] = values[c].number();
    if (!(channels[c] > above)) { values[c].fail("a number above " + std::to_string(above)); }
  }
  return channels;
}

data::StandardTransforms read_input(const records::JsonValue& value) {
  data::StandardTransforms transforms;
  const std::string crop = value["crop"].string();
  if (crop != "centre" && crop != "none") { value["crop"].fail("'centre' or 'none'"); }
  transforms.is_photos = crop == "centre";
  transforms.size_px = static_cast<int>(value["size"].integer(1, kMaxSide));
  transforms.mean = read_channels(value["mean"], -1e6);
  transforms.deviation = read_channels(value["deviation"], 0);
  return transforms;
}

}  // namespace

nn::Metadata describe(const data::Dataset& trained_on) {
  const data::StandardTransforms& transforms = trained_on.standard_transforms();
  const Json input = {{"crop", transforms.is_photos ? "centre" : "none"},
                      {"size", transforms.size_px},
                      {"mean", transforms.mean},
                      {"deviation", transforms.deviation}};
  return {{kLabelsKey, text_of(trained_on.labels())}, {kInputKey, text_of(input)}};
}

TrainedOn trained_on(const nn::Metadata& metadata, const std::filesystem::path& path) {
  TrainedOn result;
  read_entry(metadata, path, kLabelsKey, [&](const records::JsonValue& value) {
    for (const records::JsonValue& name : value.array()) { result.labels.push_back(name.string()); }
    if (result.labels.empty()) { value.fail("at least one name"); }
  });
  read_entry(metadata, path, kInputKey,
             [&](const records::JsonValue& value) { result.transforms = read_input(value); });
  return result;
}

void check_labels(const TrainedOn& trained_on, const std::filesystem::path& path,
                  const std::vector<std::string>& data_labels, const std::string& data) {
  const std::vector<std::string>& known = trained_on.labels;
  // As describe() writes them.
  const auto labels = Json::parse(text_of(data_labels)).get<std::vector<std::string>>();
  if (known.empty() || known == labels) { return; }
  std::string difference;
  if (known.size() != labels.size()) {
    difference = counted(labels.size(), "label") + ", found " + std::to_string(known.size());
  } else {
    const auto at = std::mismatch(known.begin(), known.end(), labels.begin());
    difference = in_quotes(*at.second) + " as label " + std::to_string(at.first - known.begin()) + ", found " +
                 in_quotes(*at.first);
  }
  throw Error(printable(path.string()) + ": a network for the labels of " + printable(data) + " expected, " +
              difference);
}

}  // namespace la3::run
