#include "la3/report/trainings.h"

#include <algorithm>
#include <map>
#include <set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/config_file.h"
#include "la3/records/run_folder.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMaxConfig = size_t{1} << 20;
// What a training comes to does not depend on these.
constexpr std::string_view kMayDiffer[] = {"seed",   "policy", "out",           "threads",
                                           "device", "resume", "evaluate-every"};

struct Found {
  TrainingFolder folder = {};
  std::string run = {};                              // the folder of the run it belongs to
  std::map<std::string, std::string> settings = {};  // as written
  std::string settings_file = {};
};

std::string text_of(const fs::path& file) {
  const auto bytes = read_file(file, kMaxConfig);
  return {bytes.begin(), bytes.end()};
}

bool is_training(const fs::path& folder) {
  const fs::path config = folder / records::kConfigName;
  if (fs::exists(config)) { return text_of(config).find("\n[train]\n") != std::string::npos; }
  return records::has_result(folder) && !records::read_training_result(folder).policy.empty();
}

// "policy.json" for a file in any folder, other names as they are.
std::string short_name(const std::string& policy) {
  return fs::path(policy).filename().string();
}

Found read_training(const fs::path& folder) {
  Found found{.folder = {.path = folder, .policy = {}, .seed = 0}};
  const bool has_result = records::has_result(folder);
  if (has_result) {
    const records::TrainingResult result = records::read_training_result(folder);
    found.folder.policy = result.policy;
    found.folder.seed = result.seed;
    found.settings = {{"data", nlohmann::json(result.data).dump()},
                      {"network", nlohmann::json(result.network).dump()},
                      {"epochs", std::to_string(result.epochs)}};
    found.settings_file = (folder / records::kResultName).string();
  }
  const fs::path config = folder / records::kConfigName;
  if (!fs::exists(config)) { return found; }
  found.settings.clear();
  found.settings_file = config.string();
  for (const auto& [name, value] : records::parse_settings(text_of(config), config.string())) {
    if (name == "policy" && value.is_string()) { found.folder.policy = value.get<std::string>(); }
    if (name == "seed" && value.is_number_unsigned()) { found.folder.seed = value.get<uint64_t>(); }
    if (std::find(std::begin(kMayDiffer), std::end(kMayDiffer), name) == std::end(kMayDiffer)) {
      found.settings[name] = value.dump();
    }
  }
  return found;
}

std::vector<Found> read_folder(const fs::path& folder) {
  if (!fs::is_directory(folder)) {
    throw Error(folder.string() + ": the folder of a training or a run expected, found " +
                (fs::exists(folder) ? "a file" : "nothing there"));
  }
  if (is_training(folder)) { return {read_training(folder)}; }
  std::vector<Found> found;
  for (const TrainingFolder& training : training_folders(folder)) {
    found.push_back(read_training(training.path));
    found.back().folder.policy = training.policy;
    found.back().run = folder.string();
  }
  if (found.empty()) {
    std::set<fs::path> inside;
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.is_directory() && is_training(entry.path())) { inside.insert(entry.path()); }
    }
    for (const fs::path& training : inside) { found.push_back(read_training(training)); }
  }
  if (found.empty()) {
    throw Error(folder.string() + ": the folder of a training or a run expected, found no training in it");
  }
  return found;
}

// Policies that each run makes for itself are told apart by their runs, files by their folders.
void name_policies(std::vector<Found>& all) {
  std::set<std::string> runs;
  std::map<std::string, std::set<std::string>> files;  // by their names
  for (const Found& one : all) {
    if (!one.run.empty()) { runs.insert(one.run); }
    if (one.run.empty()) { files[short_name(one.folder.policy)].insert(one.folder.policy); }
  }
  std::map<std::string, size_t> run_names;
  for (const std::string& run : runs) { ++run_names[fs::path(run).lexically_normal().filename().string()]; }
  for (Found& one : all) {
    std::string& policy = one.folder.policy;
    if (one.run.empty()) {
      if (files[short_name(policy)].size() == 1) { policy = short_name(policy); }
    } else if (runs.size() > 1 && (policy == kLearned || policy == records::kInvariantPolicy)) {
      const std::string name = fs::path(one.run).lexically_normal().filename().string();
      policy.insert(0, (name.empty() || run_names[name] > 1 ? one.run : name) + "/");
    }
  }
}

void check_same(const Found& one, const Found& first) {
  const auto fail = [&](const std::string& name, const std::string& expected, const std::string& found) {
    throw Error(one.settings_file + ": " + name + ": " + printable(expected, 80) + " expected, as in " +
                first.settings_file + ", found " + printable(found, 80) +
                "; only trainings that differ in nothing but policy and seed can be compared");
  };
  for (const auto& [name, value] : first.settings) {
    const auto other = one.settings.find(name);
    if (other == one.settings.end()) { fail(name, value, "none"); }
    if (other->second != value) { fail(name, value, other->second); }
  }
  for (const auto& [name, value] : one.settings) {
    if (!first.settings.contains(name)) { fail(name, "none", value); }
  }
}

std::string unquoted(const std::map<std::string, std::string>& settings, const std::string& name) {
  const auto found = settings.find(name);
  if (found == settings.end()) { return ""; }
  const auto value = nlohmann::json::parse(found->second, nullptr, false);
  return value.is_string() ? value.get<std::string>() : found->second;
}

}  // namespace

Trainings gather_trainings(const std::vector<fs::path>& folders) {
  std::vector<Found> all;
  for (const fs::path& folder : folders) {
    for (Found& one : read_folder(folder)) { all.push_back(std::move(one)); }
  }
  Trainings trainings;
  const Found* first = nullptr;
  for (const Found& one : all) {
    if (one.settings.empty()) { continue; }  // a training that has only just begun
    if (first == nullptr) { first = &one; }
    check_same(one, *first);
  }
  if (first != nullptr) {
    trainings.data = unquoted(first->settings, "data");
    trainings.network = unquoted(first->settings, "network");
  }
  name_policies(all);
  for (const Found& one : all) {
    const auto twin = std::find_if(trainings.folders.begin(), trainings.folders.end(), [&](const auto& other) {
      return other.policy == one.folder.policy && other.seed == one.folder.seed;
    });
    if (twin == trainings.folders.end()) {
      trainings.folders.push_back(one.folder);
    } else if (!fs::equivalent(twin->path, one.folder.path)) {
      trainings.notes.push_back(printable(one.folder.path.string()) + ": left out; " +
                                printable(twin->path.string()) + " has the same policy and seed.");
    }
  }
  sort_trainings(trainings.folders);
  return trainings;
}

}  // namespace la3::report
