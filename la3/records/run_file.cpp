#include "la3/records/run_file.h"

#include <algorithm>

#include "la3/core/file.h"
#include "la3/records/json_file.h"

namespace la3::records {
namespace {

using nlohmann::ordered_json;

constexpr const char* kRunFormat = "la3-run";

// The text fields in the file's order: those before the seeds and those after.
constexpr std::pair<const char*, std::string RunFile::*> kTexts[] = {
    {"la3", &RunFile::la3},       {"libtorch", &RunFile::libtorch},         {"command", &RunFile::command},
    {"data", &RunFile::data},     {"data_checked", &RunFile::data_checked}, {"network", &RunFile::network},
    {"device", &RunFile::device},
};
constexpr std::pair<const char*, std::string RunFile::*> kLastTexts[] = {
    {"policy_checked", &RunFile::policy_checked},
    {"started", &RunFile::started},
    {"machine", &RunFile::machine},
    {"directory", &RunFile::directory},
    {"budget", &RunFile::budget},
    {"given_data", &RunFile::given_data},
};
constexpr std::pair<const char*, std::optional<uint64_t> RunFile::*> kNumbers[] = {
    {"seed", &RunFile::seed},
    {"seeds", &RunFile::seeds},
};

}  // namespace

bool RunFile::is_done(const Stage& stage) const {
  const std::string name = stage_name(stage);
  return std::any_of(stages.begin(), stages.end(),
                     [&](const StageState& entry) { return entry.name == name && entry.done; });
}

StageState& RunFile::at(const Stage& stage) {
  const std::string name = stage_name(stage);
  for (StageState& entry : stages) {
    if (entry.name == name) { return entry; }
  }
  stages.push_back({.name = name});
  return stages.back();
}

double RunFile::total_seconds() const {
  double sum = 0;
  for (const StageState& entry : stages) { sum += entry.seconds; }
  return sum;
}

RunFile read_run_file(const std::filesystem::path& run_folder) {
  const JsonFile file(run_folder / RunFile::kName);
  const JsonValue root = file.root();
  check_format(root, kRunFormat, RunFile::kVersion);
  RunFile run;
  const auto read_texts = [&](const auto& fields) {
    for (const auto& [key, member] : fields) {
      if (const auto value = root.find(key)) { run.*member = value->string(); }
    }
  };
  read_texts(kTexts);
  read_texts(kLastTexts);
  for (const auto& [key, member] : kNumbers) {
    if (const auto value = root.find(key)) { run.*member = value->unsigned_integer(); }
  }
  if (const auto gave_up = root.find("gave_up")) {
    for (const JsonValue& entry : gave_up->array()) { run.gave_up.push_back(entry.string()); }
  }
  if (const auto titles = root.find("titles")) {
    for (const JsonValue& entry : titles->array()) {
      run.titles[entry["label"].string()] = entry["title"].string();
    }
  }
  if (const auto stages = root.find("stages")) {
    for (const JsonValue& stage : stages->array()) {
      const auto seconds = stage.find("seconds");
      StageState state{stage["name"].string(), seconds ? seconds->number() : 0, stage["done"].boolean()};
      const auto own = stage.find("own_seconds");
      state.own_seconds = own ? own->number() : state.seconds;
      run.stages.push_back(std::move(state));
    }
  }
  return run;
}

void write_run_file(const std::filesystem::path& run_folder, const RunFile& run) {
  ordered_json json = {{"format", kRunFormat}, {"version", RunFile::kVersion}};
  const auto write_texts = [&](const auto& fields) {
    for (const auto& [key, member] : fields) {
      if (!(run.*member).empty()) { json[key] = run.*member; }
    }
  };
  write_texts(kTexts);
  for (const auto& [key, member] : kNumbers) {
    if (run.*member) { json[key] = *(run.*member); }
  }
  write_texts(kLastTexts);
  if (!run.gave_up.empty()) { json["gave_up"] = run.gave_up; }
  for (const auto& [label, title] : run.titles) { json["titles"].push_back({{"label", label}, {"title", title}}); }
  json["stages"] = ordered_json::array();
  for (const StageState& stage : run.stages) {
    json["stages"].push_back({{"name", stage.name},
                              {"seconds", stage.seconds},
                              {"own_seconds", stage.own_seconds},
                              {"done", stage.done}});
  }
  write_file(run_folder / RunFile::kName, json.dump(2) + "\n");
}

}  // namespace la3::records
