#include "la3/records/samples_file.h"

#include <algorithm>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/records/json_file.h"
#include "la3/records/sample_cells.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr const char* kName = "samples.json";
constexpr const char* kSamplesFormat = "la3-samples";
constexpr int kSamplesVersion = 1;
constexpr size_t kMaxStripBytes = size_t{16} << 20;

// A plain file name: nothing that leads out of the folder.
std::string read_file_name(const JsonValue& value) {
  std::string name = value.string();
  const bool plain = !name.empty() && name[0] != '.' && std::all_of(name.begin(), name.end(), [](char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') || letter == '.' || letter == '-';
  });
  if (!plain) { value.fail("the name of a file beside samples.json"); }
  return name;
}

}  // namespace

SampleCell read_cell(const JsonValue& value) {
  SampleCell cell{value["source"].string(), {}};
  const auto calls = value.find("calls");
  if (!calls) { return cell; }
  for (const JsonValue& call : calls->array()) {
    const JsonValue name = call["op"];
    const auto op = augment::find_op(name.string());
    if (!op) { name.fail("an op"); }
    const auto magnitude = call.find("magnitude");
    cell.calls.push_back({.op = *op, .magnitude = magnitude ? magnitude->number() : 0});
    if (const auto unit = call.find("unit")) {
      const auto known = augment::find_unit(unit->string());
      if (!known) { unit->fail("a unit"); }
      cell.calls.back().unit = *known;
    }
  }
  return cell;
}

ordered_json cells_json(const std::vector<SampleCell>& list) {
  auto cells = ordered_json::array();
  for (const SampleCell& cell : list) {
    ordered_json entry = {{"source", cell.source}};
    for (const augment::OpCall& call : cell.calls) {
      ordered_json op = {{"op", augment::op_name(call.op)}};
      if (augment::op_info(call.op).has_magnitude) { op["magnitude"] = call.magnitude; }
      if (call.unit != augment::Unit::kOwn) { op["unit"] = augment::unit_name(call.unit); }
      entry["calls"].push_back(op);
    }
    cells.push_back(entry);
  }
  return cells;
}

std::vector<uint8_t> read_strip(const fs::path& path, size_t max_bytes) {
  auto bytes = read_file(path, max_bytes);
  const bool is_jpeg = bytes.size() > 4 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF;
  const bool is_whole = is_jpeg && bytes[bytes.size() - 2] == 0xFF && bytes.back() == 0xD9;
  if (!is_whole) {
    throw Error(path.string() + ": a whole JPEG file expected, found " +
                (is_jpeg ? "one without its end" : "something else"));
  }
  return bytes;
}

std::optional<SampleStrips> read_samples(const fs::path& folder, size_t max_bytes) {
  const fs::path path = folder / kName;
  if (!fs::exists(path)) { return std::nullopt; }
  const JsonFile file(path);
  const JsonValue root = file.root();
  check_format(root, kSamplesFormat, kSamplesVersion);
  SampleStrips samples;
  if (const auto seed = root.find("seed")) { samples.seed = seed->unsigned_integer(); }
  samples.cell_px = static_cast<int>(root["cell_px"].integer(1, 4096));
  samples.columns = static_cast<int>(root["columns"].integer(1, 1000));
  size_t bytes = 0;
  for (const JsonValue& label : root["labels"].array()) {
    SampleStrip strip{label["label"].string(), read_file_name(label["file"]), {}, {}};
    for (const JsonValue& cell : label["cells"].array()) { strip.cells.push_back(read_cell(cell)); }
    if (bytes <= max_bytes) {
      strip.jpeg = read_strip(folder / strip.file, kMaxStripBytes);
      bytes += strip.jpeg.size();
    }
    if (bytes > max_bytes) {
      ++samples.left_out;
    } else {
      samples.strips.push_back(std::move(strip));
    }
  }
  return samples;
}

void write_samples(const fs::path& folder, const SampleStrips& samples) {
  auto labels = ordered_json::array();
  for (const SampleStrip& strip : samples.strips) {
    write_file(folder / strip.file, strip.jpeg);
    labels.push_back({{"label", strip.label}, {"file", strip.file}, {"cells", cells_json(strip.cells)}});
  }
  const ordered_json document = {{"format", kSamplesFormat},   {"version", kSamplesVersion}, {"seed", samples.seed},
                                 {"cell_px", samples.cell_px}, {"columns", samples.columns}, {"labels", labels}};
  // A folder's name may be any bytes, and so may a label or a path.
  write_file(folder / kName, document.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace la3::records
