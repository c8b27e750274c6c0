#include "la3/run/transforms.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/data/transformed.h"

namespace la3::run {
namespace {

using Crop = data::StandardTransforms::Crop;

// "A,B,C" if the text is exactly `count` numbers.
std::optional<std::vector<double>> parse_numbers(std::string_view text, size_t count) {
  std::vector<double> numbers(count);
  const char *at = text.data(), *end = at + text.size();
  for (size_t i = 0; i < count; ++i) {
    const auto [after, error] = std::from_chars(at, end, numbers[i]);
    const bool is_last = i + 1 == count;
    if (error != std::errc() || (is_last ? after != end : after == end || *after != ',')) { return std::nullopt; }
    at = is_last ? after : after + 1;
  }
  return numbers;
}

void check_channels(const char* flag, const std::string& text, bool may_be_zero) {
  const auto numbers = parse_numbers(text, 3);
  const bool is_right = numbers && std::all_of(numbers->begin(), numbers->end(), [&](double value) {
                          return (may_be_zero ? value >= 0 : value > 1e-6) && value <= 1;
                        });
  if (!is_right) {
    throw std::invalid_argument(std::string(flag) + ": three numbers R,G,B, " +
                                (may_be_zero ? "0 to 1," : "above 0, at most 1,") +
                                " of values scaled to 0 .. 1 expected, found " + in_quotes(text));
  }
}

void set_crop(data::StandardTransforms& transforms, const std::string& crop) {
  if (crop.empty()) { return; }
  if (crop == "none" || crop == "resized") {
    transforms.crop = crop == "none" ? Crop::kNone : Crop::kResized;
    return;
  }
  constexpr std::string_view kPad = "pad-";
  int pad = 0;
  const char* end = crop.data() + crop.size();
  if (crop.starts_with(kPad)) {
    const auto [after, error] = std::from_chars(crop.data() + kPad.size(), end, pad);
    if (error != std::errc() || after != end) { pad = 0; }
  }
  if (pad < 1 || pad > transforms.size_px) {
    throw std::invalid_argument("--crop: none, resized or pad-N expected, N pixels on each side, 1 to " +
                                std::to_string(transforms.size_px) + ", found " + in_quotes(crop));
  }
  transforms.crop = Crop::kPad;
  transforms.pad_px = pad;
}

void set_crop_scale(data::StandardTransforms& transforms, const std::string& scale) {
  if (scale.empty()) { return; }
  const auto numbers = parse_numbers(scale, 2);
  if (!numbers || !((*numbers)[0] > 0 && (*numbers)[0] <= (*numbers)[1] && (*numbers)[1] <= 1)) {
    throw std::invalid_argument(
        "--crop-scale: LO,HI expected, the least and the largest share of an image's area, 0 < LO <= HI <= 1, "
        "found " +
        in_quotes(scale));
  }
  if (transforms.crop != Crop::kResized) {
    throw std::invalid_argument(
        "--crop-scale " + printable(scale, 60) + ": only with --crop resized; this one " +
        (transforms.crop == Crop::kPad ? "is pad-" + std::to_string(transforms.pad_px) : std::string("is none")));
  }
  transforms.area_low = (*numbers)[0];
  transforms.area_high = (*numbers)[1];
}

bool is_flip_file(const std::string& flip) {
  return !flip.empty() && flip != kFlipNone && flip != kFlipHorizontal && flip != kFlipByLabel;
}

records::Flips read_flip_file(const std::string& flip) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(flip, error)) {
    throw std::invalid_argument("--flip: none, horizontal, by-label or a file such as " +
                                std::string(records::kFlipsName) + " of a search expected, found " +
                                in_quotes(flip));
  }
  return records::read_flips(flip);
}

}  // namespace

void resolve_aliases(TrainingOptions& options) {
  if (options.resize != 0) {
    expect(options.resize >= 8 && options.resize <= 4096, "--resize", "8 to 4096 pixels", options.resize);
    options.data = data::resized(options.data, options.resize);
    options.resize = 0;
  }
  if (options.mean.empty() && options.deviation.empty()) { return; }
  if (!options.normalise.empty()) {
    throw std::invalid_argument("--mean, --std: nothing expected beside --normalise " +
                                printable(options.normalise, 60) + ", which says the same");
  }
  if (options.mean.empty() || options.deviation.empty()) {
    throw std::invalid_argument(options.mean.empty() ? "--std: --mean expected too" : "--mean: --std expected too");
  }
  check_channels("--mean", options.mean, /*may_be_zero=*/true);
  check_channels("--std", options.deviation, /*may_be_zero=*/false);
  options.normalise = options.mean + "/" + options.deviation;
  options.mean.clear();
  options.deviation.clear();
}

std::shared_ptr<const data::Dataset> transformed(std::shared_ptr<const data::Dataset> dataset,
                                                 const TrainingOptions& options) {
  if (!dataset) { return dataset; }
  data::StandardTransforms transforms = dataset->standard_transforms();
  set_crop(transforms, options.crop);
  set_crop_scale(transforms, options.crop_scale);
  if (options.cutout != -1) {
    expect(options.cutout >= 0 && options.cutout <= transforms.size_px, "--cutout",
           "0 (none) to " + std::to_string(transforms.size_px) + ", the side of the images,", options.cutout);
    transforms.cutout_px = options.cutout;
  }
  if (is_flip_file(options.flip)) {
    dataset = with_flips(std::move(dataset), read_flip_file(options.flip), options.flip);
    transforms.flip = dataset->standard_transforms().flip;
    transforms.unmirrored = dataset->standard_transforms().unmirrored;
  } else if (!options.flip.empty()) {
    transforms.flip = options.flip == kFlipHorizontal;
  }
  return data::with_transforms(std::move(dataset), transforms);
}

std::shared_ptr<const data::Dataset> with_flips(std::shared_ptr<const data::Dataset> dataset,
                                                const records::Flips& flips, const std::string& file) {
  const std::vector<std::string>& labels = dataset->labels();
  data::StandardTransforms transforms = dataset->standard_transforms();
  transforms.flip = true;
  transforms.unmirrored.assign(labels.size(), 0);
  std::vector<bool> found(labels.size());
  for (const records::LabelFlip& flip : flips.labels) {
    const auto at = std::find(labels.begin(), labels.end(), flip.label);
    if (at == labels.end()) {
      throw Error(printable(file) + ": the data set has no label " + in_quotes(flip.label) +
                  suggest_name(flip.label, {labels.begin(), labels.end()}));
    }
    const auto label = static_cast<size_t>(at - labels.begin());
    found[label] = true;
    transforms.unmirrored[label] = flip.is_mirrored ? 0 : 1;
  }
  std::vector<std::string> missing;
  for (size_t i = 0; i < labels.size(); ++i) {
    if (!found[i]) { missing.push_back(labels[i]); }
  }
  if (!missing.empty()) {
    throw Error(printable(file) + ": all labels of the data set expected, missing: " + in_quotes(missing));
  }
  return data::with_transforms(std::move(dataset), transforms);
}

std::map<std::string, std::string> transforms_set(const TrainingOptions& options) {
  std::map<std::string, std::string> set;
  if (!options.flip.empty()) { set["flip"] = options.flip; }
  if (is_flip_file(options.flip)) {
    set["flip"] = std::filesystem::path(options.flip).filename().string();
    set["unmirrored"] = read_flip_file(options.flip).unmirrored_text();
  }
  if (!options.crop.empty()) { set["crop"] = options.crop; }
  if (!options.crop_scale.empty()) { set["crop-scale"] = options.crop_scale; }
  if (options.cutout != -1) { set["cutout"] = std::to_string(options.cutout); }
  return set;
}

}  // namespace la3::run
