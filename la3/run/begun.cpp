#include "la3/run/begun.h"

#include <sys/utsname.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <utility>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/records/result_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/data_digest.h"
#include "la3/run/recorded.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

std::string machine_text() {
  std::string model;
  std::ifstream cpu("/proc/cpuinfo");
  for (std::string line; std::getline(cpu, line);) {
    if (line.rfind("model name", 0) == 0) {
      model = ", " + line.substr(line.find(':') + 2);
      break;
    }
  }
  utsname system{};
  ::uname(&system);
  return std::to_string(usable_cores()) + " cores" + model + ", " + system.sysname;
}

// An upper bound on what the run will write.
uint64_t disk_bytes(const Plan& plan) {
  const Options& options = plan.options;
  const int labels = static_cast<int>(plan.data.train->labels().size());
  const auto bytes_of = [&](const std::string& name) {
    const auto network = nn::make_network(name, labels, 0);
    uint64_t bytes = 0;
    for (const auto& tensor : network->parameters()) { bytes += tensor.tensor.nbytes(); }
    for (const auto& tensor : network->buffers()) { bytes += tensor.tensor.nbytes(); }
    return bytes;
  };
  // The weights of every training. For the one in progress also two checkpoints and the one being
  // written, with momentum and average.
  const uint64_t trainings = static_cast<uint64_t>(options.seeds) * plan.policies.size();
  const uint64_t target = bytes_of(options.target());
  const uint64_t evaluations = uint64_t{160} * static_cast<uint64_t>(labels) * options.search.iterations;
  return bytes_of(options.training.network) + trainings * target + 9 * target + 2 * evaluations +
         (uint64_t{32} << 20);
}

void check_disk(const fs::path& folder, uint64_t needed) {
  fs::path existing = fs::absolute(folder);
  while (!fs::exists(existing) && existing.has_parent_path()) { existing = existing.parent_path(); }
  std::error_code error;
  const fs::space_info space = fs::space(existing, error);
  if (!error && space.available < needed) {
    throw Error(folder.string() + ": not enough room on the disk: " + std::to_string(needed >> 20) +
                " MiB expected, found " + std::to_string(space.available >> 20) + " MiB");
  }
}

records::RunFile initial_state(const Plan& plan, const Context& context) {
  const Options& options = plan.options;
  records::RunFile state;
  state.la3 = LA3_VERSION;
  state.libtorch = nn::torch_version();
  state.command = context.command;
  state.data = options.training.data;
  state.network = options.target();
  state.device = context.device.str();
  state.seed = context.seed;
  state.seeds = static_cast<uint64_t>(options.seeds);
  state.machine = machine_text();
  std::error_code error;
  state.directory = fs::current_path(error).string();
  state.budget = options.budget;
  state.given_data = plan.given_data;
  state.gave_up = plan.gave_up;
  const data::Dataset& train = *plan.data.train;
  for (size_t i = 0; i < train.label_titles().size(); ++i) {
    state.titles.emplace(train.labels()[i], train.label_titles()[i]);
  }
  return state;
}

void check_same_run(const Plan& plan, const Context& context, const BegunState& begun) {
  const Options& options = plan.options;
  std::set<std::string> may_change = {"anyway"};  // a run that stopped at a network at chance goes on with it
  // More seeds only add trainings. run.json is written after config.toml: a run that was killed in between is
  // given them by the next --resume.
  const auto seeds = static_cast<uint64_t>(options.seeds), had = begun.state.seeds.value_or(seeds);
  if (seeds > had) { may_change.insert("seeds"); }
  if (seeds < had) {
    throw Error((options.out / records::RunFile::kName).string() + ": the run has " + counted(had, "seed") +
                ": --seeds " + std::to_string(had) + " or more expected, found " + std::to_string(seeds) +
                "; another --out starts anew");
  }
  // A run that was begun before there was a choice does not name them, and take_settings() keeps them.
  const fs::path config = options.out / records::kConfigName;
  const std::vector<uint8_t> text = fs::exists(config) ? read_file(config, 1 << 20) : std::vector<uint8_t>();
  for (const char* name : {"explore", "predictor"}) {
    const std::string line = "\n" + std::string(name) + " = ";
    if (std::search(text.begin(), text.end(), line.begin(), line.end()) == text.end()) { may_change.insert(name); }
  }
  records::check_config(options.out, "run", recorded(options, context.seed), may_change);
  const std::string& then = begun.state.data_checked;
  if (!then.empty() && then != begun.digest) {
    throw Error(options.training.data + ": the data has changed since the run in " + options.out.string() +
                " was begun: " + printable(then, 400) + " then, " + begun.digest +
                " now; another --out starts anew");
  }
}

// What a stage leaves that the user needs.
std::vector<fs::path> products_of(const records::Stage& stage, const records::StageState& state,
                                  const Options& options) {
  const records::RunPaths paths{options.out};
  if (std::holds_alternative<records::Construct>(stage)) {
    return {options.measures_strength() ? paths.constructed() : paths.policy()};
  }
  if (const auto* search = std::get_if<records::Search>(&stage)) {
    if (search->label_invariant) { return {paths.invariant_policy()}; }
    if (options.training.flip == kFlipByLabel) { return {paths.search() / records::kFlipsName}; }
    return {};
  }
  if (std::holds_alternative<records::Strength>(stage)) { return {paths.strength(), paths.policy()}; }
  if (std::holds_alternative<records::DrawSamples>(stage)) {
    if (options.learns()) { return {paths.samples() / "samples.json", paths.samples() / "compared.json"}; }
    return {paths.samples() / "compared.json"};
  }
  if (std::holds_alternative<records::WriteReport>(stage)) {
    return {paths.report(), options.out / records::kResultName};
  }
  const auto* training = std::get_if<records::Training>(&stage);
  // One that was left out took no time.
  if (training == nullptr || state.own_seconds <= 0) { return {}; }
  return {paths.training(*training) / records::kResultName};
}

// What is gone is made again, with what that takes; after a training, the report too.
void do_again_what_is_gone(const Plan& plan, BegunState& begun) {
  records::RunFile& state = begun.state;
  const records::RunPaths paths{plan.options.out};
  bool trains = false, constructs = false;
  const auto is_there = [](const fs::path& file) { return fs::exists(file); };
  const auto again = [&](records::StageState& entry, const fs::path& gone) {
    begun.gone.push_back(gone);
    entry = {.name = entry.name};
  };
  for (records::StageState& entry : state.stages) {
    const auto stage = records::parse_stage(entry.name);
    if (!stage || !entry.done) { continue; }
    const auto products = products_of(*stage, entry, plan.options);
    const auto gone = std::find_if_not(products.begin(), products.end(), is_there);
    if (gone != products.end()) {
      again(entry, *gone);
      trains |= std::holds_alternative<records::Training>(*stage);
      constructs |= std::holds_alternative<records::Construct>(*stage);
    }
    if (trains && std::holds_alternative<records::WriteReport>(*stage)) { entry.done = false; }
  }
  const fs::path evaluations = paths.search(records::Search()) / records::kEvaluationsName;
  const fs::path weights = paths.pretrain() / records::kWeightsName;
  if (!constructs || is_there(evaluations)) { return; }
  again(state.at(records::Search()), evaluations);
  if (!is_there(weights)) { again(state.at(records::Pretrain()), weights); }
}

// Trainings with two policies must not pass for those of one.
void check_policy(const Plan& plan, const records::RunFile& state) {
  const fs::path file = records::RunPaths{plan.options.out}.policy();
  if (!plan.options.learns() || state.policy_checked.empty() || !fs::exists(file)) { return; }
  if (checksum_of(file) == state.policy_checked) { return; }
  throw Error(file.string() + ": the policy that this run has made expected, found another one; moved elsewhere, " +
              "it can be compared in a run of its own, and --resume makes this run's again");
}

// Gives the run the plan's seeds, if those are more. Their trainings come before the report, which is written
// again.
void grow(const Plan& plan, BegunState& begun) {
  records::RunFile& state = begun.state;
  const auto seeds = static_cast<uint64_t>(plan.options.seeds);
  if (!state.seeds || seeds <= *state.seeds) { return; }
  begun.seeds_before = std::exchange(state.seeds, seeds);
  std::erase_if(state.gave_up, [](const std::string& text) { return text.starts_with("later "); });
  if (!state.gave_up.empty()) {
    state.gave_up.push_back("later " + counted(seeds, "seed") + ", which it does not count");
  }
  records::StageState report = state.at(records::WriteReport());
  report.done = false;
  std::erase_if(state.stages, [&](const records::StageState& stage) { return stage.name == report.name; });
  for (const PlannedStage& planned : plan.stages) { state.at(planned.stage); }
  state.at(records::WriteReport()) = report;
}

}  // namespace

records::RunFile read_own_run_file(const fs::path& folder) {
  records::RunFile run = records::read_run_file(folder);
  if (run.la3 != LA3_VERSION) {
    throw Error((folder / records::RunFile::kName).string() + ": was written by la3 " +
                printable(run.la3.empty() ? "?" : run.la3) +
                "; this is la3 " LA3_VERSION ", which cannot go on with it");
  }
  return run;
}

BegunState read_begun_state(const Plan& plan, const Context& context) {
  const fs::path& out = plan.options.out;
  check_disk(out, disk_bytes(plan));
  records::WorkFolder::check(out, plan.options.resume, records::WorkFolder::Kind::kWhole);
  BegunState begun;
  begun.digest =
      digest_of(*plan.data.train) + "; " + digest_of(*plan.data.validation) + "; " + digest_of(*plan.data.test);
  begun.is_begun = fs::exists(out / records::RunFile::kName);
  begun.state = begun.is_begun ? read_own_run_file(out) : initial_state(plan, context);
  if (begun.is_begun) {
    check_same_run(plan, context, begun);
    check_policy(plan, begun.state);
    do_again_what_is_gone(plan, begun);
    grow(plan, begun);
  } else {
    begun.state.data_checked = begun.digest;
  }
  return begun;
}

}  // namespace la3::run
