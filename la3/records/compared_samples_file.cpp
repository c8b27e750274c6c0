#include "la3/records/compared_samples_file.h"

#include <algorithm>

#include "la3/core/file.h"
#include "la3/records/sample_cells.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr const char* kComparedName = "compared.json";
constexpr const char* kComparedStrip = "compared.jpg";
constexpr const char* kComparedFormat = "la3-compared-samples";
constexpr int kComparedVersion = 1;
constexpr size_t kMaxComparedBytes = size_t{2} << 20;

double number_within(const JsonValue& value, double least, double most, const char* expected) {
  const double number = value.number();
  if (number < least || number > most) { value.fail(expected); }
  return number;
}

void read_policies(const JsonValue& list, std::vector<PolicyStrength>& policies) {
  for (const JsonValue& policy : list.array()) {
    const JsonValue name = policy["name"];
    const auto has_name = [&](const PolicyStrength& other) { return other.name == name.string(); };
    if (name.string().empty() || std::any_of(policies.begin(), policies.end(), has_name)) {
      name.fail("a name that no other policy has");
    }
    policies.push_back({name.string(), number_within(policy["changed_share"], 0, 1, "a number from 0 to 1"),
                        number_within(policy["mean_change"], 0, 255, "a number from 0 to 255")});
    if (const auto reward = policy.find("mean_reward")) {
      policies.back().mean_reward = number_within(*reward, -100, 100, "a number from -100 to 100");
    }
  }
}

ComparedRow read_row(const JsonValue& value, size_t policies) {
  ComparedRow row{value["label"].string(), {}};
  const JsonValue cells = value["cells"];
  for (const JsonValue& cell : cells.array()) { row.cells.push_back(read_cell(cell)); }
  if (row.cells.size() != policies + 1) {
    cells.fail("an image and its copies by " + std::to_string(policies) + " policies");
  }
  return row;
}

}  // namespace

std::optional<ComparedSamples> read_compared_samples(const fs::path& folder) {
  const fs::path path = folder / kComparedName;
  if (!fs::exists(path)) { return std::nullopt; }
  const JsonFile file(path);
  const JsonValue root = file.root();
  check_format(root, kComparedFormat, kComparedVersion);
  ComparedSamples samples;
  samples.seed = root["seed"].unsigned_integer();
  samples.images = static_cast<uint64_t>(root["images"].integer(1, int64_t{1} << 40));
  samples.cell_px = static_cast<int>(root["cell_px"].integer(1, 4096));
  read_policies(root["policies"], samples.policies);
  for (const JsonValue& row : root["rows"].array()) {
    samples.rows.push_back(read_row(row, samples.policies.size()));
  }
  samples.jpeg = read_strip(folder / kComparedStrip, kMaxComparedBytes);
  return samples;
}

void write_compared_samples(const fs::path& folder, const ComparedSamples& samples) {
  write_file(folder / kComparedStrip, samples.jpeg);
  auto policies = ordered_json::array(), rows = ordered_json::array();
  for (const PolicyStrength& policy : samples.policies) {
    policies.push_back(
        {{"name", policy.name}, {"changed_share", policy.changed_share}, {"mean_change", policy.mean_change}});
    if (policy.mean_reward) { policies.back()["mean_reward"] = *policy.mean_reward; }
  }
  for (const ComparedRow& row : samples.rows) {
    rows.push_back({{"label", row.label}, {"cells", cells_json(row.cells)}});
  }
  const ordered_json document = {{"format", kComparedFormat},
                                 {"version", kComparedVersion},
                                 {"seed", samples.seed},
                                 {"images", samples.images},
                                 {"policies", policies},
                                 {"cell_px", samples.cell_px},
                                 {"rows", rows}};
  write_file(folder / kComparedName, document.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace la3::records
