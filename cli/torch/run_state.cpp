#include "cli/torch/run_state.h"

#include <utility>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"

namespace la3::cli {

using nlohmann::ordered_json;

RunState::RunState(std::filesystem::path folder, ordered_json json)
    : folder_(std::move(folder)), json_(std::move(json)) {}

std::optional<ordered_json> RunState::read(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / "run.json";
  if (!std::filesystem::exists(file)) { return std::nullopt; }
  const auto bytes = read_file(file, size_t{16} << 20);
  const auto json = ordered_json::parse(bytes.begin(), bytes.end(), nullptr, false);
  if (!json.is_object() || json.value("format", "") != "la3-run" || !json.contains("stages")) {
    throw Error(file.string() + ": a la3-run file expected; it is damaged or something else");
  }
  if (json.value("version", 0) != kVersion || json.value("la3", "") != LA3_VERSION) {
    throw Error(file.string() + ": was written by la3 " + printable(json.value("la3", "?")) + ", format " +
                std::to_string(json.value("version", 0)) + "; this is la3 " LA3_VERSION ", format " +
                std::to_string(kVersion) + ", which cannot go on with it");
  }
  return json;
}

bool RunState::is_done(const std::string& stage) const {
  const ordered_json* found = find(stage);
  return found != nullptr && found->value("done", false);
}

void RunState::add(const std::string& stage, double seconds, bool is_done) {
  ordered_json& found = find_or_add(stage);
  found["seconds"] = found["seconds"].get<double>() + seconds;
  found["done"] = is_done;
  write();
}

void RunState::add_open(const std::vector<PlannedStage>& plan) {
  for (const PlannedStage& stage : plan) { find_or_add(stage.name); }
  write();
}

double RunState::seconds(const std::string& prefix) const {
  double sum = 0;
  for (const auto& stage : json_["stages"]) {
    if (stage["name"].get<std::string>().rfind(prefix, 0) == 0) { sum += stage["seconds"].get<double>(); }
  }
  return sum;
}

void RunState::write() const {
  write_file(folder_ / "run.json", json_.dump(2) + "\n");
}

const ordered_json* RunState::find(const std::string& stage) const {
  for (const auto& entry : json_["stages"]) {
    if (entry["name"] == stage) { return &entry; }
  }
  return nullptr;
}

ordered_json& RunState::find_or_add(const std::string& stage) {
  for (auto& entry : json_["stages"]) {
    if (entry["name"] == stage) { return entry; }
  }
  json_["stages"].push_back({{"name", stage}, {"seconds", 0.0}, {"done", false}});
  return json_["stages"].back();
}

}  // namespace la3::cli
