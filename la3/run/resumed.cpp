#include "la3/run/resumed.h"

#include <algorithm>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/begun.h"
#include "la3/run/budget.h"
#include "la3/run/recorded.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

// runs/ and "cifar10" for cifar10:DIR, or the last part of a folder's or table's path.
fs::path default_out(const std::string& data) {
  const size_t colon = data.find(':');
  if (!data.starts_with("folder:") && !data.starts_with("shards:") && !data.starts_with("csv:")) {
    return "runs/" + data.substr(0, colon);
  }
  std::string path = data.substr(colon + 1);
  const size_t settings = path.rfind('?');  // "?index=FILE"
  if (settings != std::string::npos && path.find('=', settings) != std::string::npos) { path.resize(settings); }
  fs::path folder = fs::path(path).lexically_normal();
  if (!folder.has_filename()) { folder = folder.parent_path(); }
  if (folder == "." || folder.filename() == "..") { folder = fs::weakly_canonical(folder); }
  return "runs/" + (data.starts_with("csv:") ? folder.stem() : folder.filename()).string();
}

}  // namespace

fs::path folder_of(const Options& options) {
  return options.out.empty() ? default_out(options.training.data) : options.out;
}

std::optional<BegunRun> read_begun_run(const fs::path& folder) {
  const fs::path file = folder / records::kConfigName;
  BegunRun run{.file = file.string(), .has_state = fs::exists(folder / records::RunFile::kName)};
  if (run.has_state) {
    const records::RunFile state = read_own_run_file(folder);
    run.directory = state.directory;
    run.budget = state.budget;
    run.given_data = state.given_data;
  } else if (!fs::exists(file)) {
    return std::nullopt;
  }
  const auto bytes = read_file(file, 1 << 20);
  run.config.assign(bytes.begin(), bytes.end());
  return run;
}

void take_settings(const BegunRun& run, Options& options, uint64_t* seed) {
  if (!options.budget.empty()) {
    if (run.budget.empty() || budget_seconds(run.budget) != budget_seconds(options.budget)) {
      throw Error(run.file + ": the run was begun with " +
                  (run.budget.empty() ? "no budget" : "a budget of " + in_quotes(run.budget)) + ", --budget is " +
                  in_quotes(options.budget) + "; another --out starts anew");
    }
  }
  options.budget = run.budget;
  // The budget has given the data another size, and the same command resumes the run.
  if (!run.given_data.empty() && options.training.data == run.given_data) { options.chosen.erase("data"); }
  const SettingsTable<Options>& known = settings();
  for (const auto& [name, value] : records::parse_settings(run.config, run.file, "run")) {
    if (name == "seed") {
      if (!value.is_number_unsigned()) {
        throw Error(run.file + ": seed: a whole number expected, found " + printable(value.dump(), 60));
      }
      if (seed != nullptr) { *seed = value.get<uint64_t>(); }
      continue;
    }
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&, wanted = name](const auto& setting) { return setting.name == wanted; });
    if (found == known.end()) { throw Error(run.file + ": no setting " + in_quotes(name)); }
    if (!options.chosen.insert(name).second) { continue; }
    try {
      set_field(found->field(options), value, run.file + ": " + name);
    } catch (const std::invalid_argument& error) {
      throw Error(error.what());
    }  // the file's mistake, not a caller's
  }
  // A run without these was begun before there was a choice.
  for (const char* name : {"strength", "explore", "predictor"}) { options.chosen.insert(name); }
}

}  // namespace la3::run
