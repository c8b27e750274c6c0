#include "la3/records/flips_file.h"

#include <cmath>
#include <set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/records/json_file.h"

namespace la3::records {
namespace {

using nlohmann::ordered_json;

constexpr const char* kFlipsFormat = "la3-flips";
constexpr int kFlipsVersion = 1;
constexpr int64_t kMostImages = int64_t{1} << 40;

LabelFlip read_label(const JsonValue& entry) {
  LabelFlip label{.label = entry["label"].string(), .is_mirrored = entry["mirrored"].boolean()};
  if (const auto images = entry.find("images")) {
    FlipCounts counts{.images = images->integer(1, kMostImages)};
    counts.recognised = entry["recognised"].integer(0, counts.images);
    counts.lost = entry["lost"].integer(0, counts.recognised);
    counts.won = entry["won"].integer(0, counts.images - counts.recognised);
    counts.confusion = entry["confusion"].number();
    if (counts.confusion < 0 || counts.confusion > 1) { entry["confusion"].fail("0 to 1"); }
    if (const auto lost_to = entry.find("lost_to")) { counts.lost_to = lost_to->string(); }
    label.counts = counts;
  }
  if (const auto doubtful = entry.find("doubtful")) { label.is_doubtful = doubtful->boolean(); }
  return label;
}

Flips read_root(const JsonValue& root) {
  check_format(root, kFlipsFormat, kFlipsVersion);
  Flips flips;
  if (const auto data = root.find("data")) { flips.data = data->string(); }
  if (const auto network = root.find("network")) { flips.network = network->string(); }
  const JsonValue labels = root["labels"];
  std::set<std::string> seen;
  for (const JsonValue& entry : labels.array()) {
    flips.labels.push_back(read_label(entry));
    if (!seen.insert(flips.labels.back().label).second) { entry["label"].fail("every label once"); }
  }
  if (flips.labels.empty()) { labels.fail("at least one label"); }
  return flips;
}

}  // namespace

std::string Flips::unmirrored_text() const {
  std::string names;
  for (const LabelFlip& label : labels) {
    if (!label.is_mirrored) { names += (names.empty() ? "" : ", ") + label.label; }
  }
  return names.empty() ? "none" : names;
}

Flips read_flips(const std::filesystem::path& path) {
  const JsonFile file(path);
  return read_root(file.root());
}

Flips parse_flips(const std::string& text, const std::string& name) {
  const auto document = nlohmann::json::parse(text, nullptr, false);
  if (document.is_discarded()) { throw Error(name + ": JSON expected"); }
  const JsonSource source{.file = name};
  return read_root(JsonValue(document, source));
}

std::string to_json(const Flips& flips) {
  auto labels = ordered_json::array();
  for (const LabelFlip& label : flips.labels) {
    ordered_json entry = {{"label", label.label}, {"mirrored", label.is_mirrored}};
    if (label.counts) {
      entry["images"] = label.counts->images;
      entry["recognised"] = label.counts->recognised;
      entry["lost"] = label.counts->lost;
      entry["won"] = label.counts->won;
      entry["confusion"] = std::round(1000 * label.counts->confusion) / 1000;
      if (!label.counts->lost_to.empty()) { entry["lost_to"] = label.counts->lost_to; }
    }
    if (label.is_doubtful) { entry["doubtful"] = true; }
    labels.push_back(entry);
  }
  ordered_json document = {{"format", kFlipsFormat}, {"version", kFlipsVersion}};
  if (!flips.data.empty()) { document["data"] = flips.data; }
  if (!flips.network.empty()) { document["network"] = flips.network; }
  document["labels"] = labels;
  // A label may be any bytes, as a folder's name.
  return document.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

void write_flips(const std::filesystem::path& path, const Flips& flips) {
  write_file(path, to_json(flips));
}

}  // namespace la3::records
