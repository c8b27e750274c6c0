// `la3 run`: everything, from images to a policy and a report of what it gained.
#include <sys/utsname.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <memory>
#include <mutex>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/samples.h"
#include "cli/torch/data_digest.h"
#include "cli/torch/processes.h"
#include "cli/torch/run_plan.h"
#include "cli/torch/run_print.h"
#include "cli/torch/run_state.h"
#include "cli/torch/train_stage.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights.h"
#include "la3/policy/policy.h"
#include "la3/report/comparison.h"
#include "la3/report/report.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

std::string now_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[40];
  std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

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

// What the data is called in a folder's name: "cifar10" of cifar10:DIR, the last part of a folder's path.
std::string default_out(const std::string& data) {
  const size_t colon = data.find(':');
  if (!data.starts_with("folder:") && !data.starts_with("shards:")) { return "runs/" + data.substr(0, colon); }
  std::string path = data.substr(colon + 1);
  const size_t settings = path.rfind('?');  // "?index=FILE"
  if (settings != std::string::npos && path.find('=', settings) != std::string::npos) { path.resize(settings); }
  fs::path folder = fs::path(path).lexically_normal();
  if (!folder.has_filename()) { folder = folder.parent_path(); }
  return "runs/" + folder.filename().string();
}

Settings settings_of(const RunFlags& flags, const GlobalOptions& options) {
  Settings settings = settings_of(flags.training, options);
  std::erase_if(settings, [](const auto& setting) { return setting.first == "policy" || setting.first == "init"; });
  settings.emplace_back("target-network", flags.target());
  settings.emplace_back("pretrain-epochs", flags.pretrain_epochs);
  settings.emplace_back("pretrain-policy", flags.pretrain_policy);
  for (auto& setting : settings_of(flags.search)) { settings.push_back(setting); }
  settings.emplace_back("search-batch-size", flags.search.batch_size);
  settings.emplace_back("alpha", flags.construct.alpha);
  settings.emplace_back("triples", flags.construct.triples);
  settings.emplace_back("select", flags.select);
  settings.emplace_back("seeds", flags.seeds);
  settings.emplace_back("label-invariant", flags.label_invariant);
  // Runs that were begun before there was a choice have no such line.
  if (flags.compare != kCompareAll) { settings.emplace_back("compare", flags.compare); }
  return settings;
}

// What all ranks of a run do together: trainings and searches. Rank 0 says which, and alone knows the run's folder.
class SharedStages {
 public:
  // One of several trainings at a time: its threads, and who is told of its progress.
  struct Lane {
    int threads = 1;
    std::function<void(const train::TrainProgress&)> watch;
  };

  SharedStages(RunFlags flags, RunData data, const Job& job)
      : flags_(std::move(flags)), data_(std::move(data)), job_(job) {}

  static bool has(const std::string& stage) {
    return stage == "pretrain" || stage.rfind("search", 0) == 0 || stage.rfind("train ", 0) == 0;
  }

  // On rank 0: one stage, into the run's folder. Returns what is to be said about it.
  std::string lead(const std::string& stage, const fs::path& folder) {
    job_.group->broadcast(stage);
    return run(stage, folder);
  }
  // In a run of one process: a training beside others. Thread-safe.
  std::string train_beside(const std::string& stage, const fs::path& folder, const Lane& lane) const {
    return train(stage, folder, &lane);
  }
  void finish() { job_.group->broadcast(std::string()); }

  // On all other ranks: whatever rank 0 leads, until it finishes.
  void follow() {
    for (std::string stage; !(stage = job_.group->broadcast(std::string())).empty();) { run(stage, {}); }
  }

 private:
  std::string run(const std::string& name, const fs::path& folder) {
    if (name == "pretrain") {
      return train(folder / name, flags_.training.network, {data_.pretrain, data_.test}, flags_.pretrain_policy,
                   flags_.pretrain_epochs, job_.options.seed);
    }
    if (name == "search") { return search(folder, name, false); }
    if (name == "search-label-invariant") { return search(folder, name, true); }
    return train(name, folder, nullptr);
  }

  std::string train(const std::string& name, const fs::path& folder, const Lane* lane) const {
    const std::string training = name.substr(std::string("train ").size());
    const size_t dash = training.rfind('-');
    const std::string policy = training.substr(0, dash);
    const std::string file = policy == "policy"            ? (folder / "policy.json").string()
                             : policy == "label-invariant" ? (folder / "policies" / "label-invariant.json").string()
                                                           : policy;
    return train(folder / "train" / training, flags_.target(), {data_.train, data_.test}, file,
                 flags_.training.train.schedule.epochs,
                 job_.options.seed + static_cast<uint64_t>(std::stoi(training.substr(dash + 1))), lane);
  }

  std::unique_ptr<nn::Network> network(const std::string& name, uint64_t seed) const {
    auto made = nn::make_network(name, static_cast<int>(data_.train->labels().size()), seed);
    made->to(job_.device);
    return made;
  }

  // Only rank 0 reads its file.
  std::shared_ptr<const augment::Sampler> policy(const std::string& policy, uint64_t seed) const {
    const auto& labels = data_.train->labels();
    if (policy == "none" || policy == "random") { return open_policy(policy, *data_.train, seed); }
    policy::Policy read;
    if (job_.is_first()) { read = policy::read_policy(policy); }
    const std::string text = job_.group->broadcast(job_.is_first() ? policy::to_json(read) : "");
    if (!job_.is_first()) { read = policy::parse_policy(text, "rank 0's policy"); }
    return std::make_shared<augment::Sampler>(policy::make_sampler(read, labels, seed));
  }

  // A training in a folder below the run's.
  std::string train(const fs::path& folder, const std::string& name, const TrainingData& data,
                    const std::string& policy_file, int epochs, uint64_t seed, const Lane* lane = nullptr) const {
    TrainingFlags flags = flags_.training;
    flags.network = name;
    flags.policy = policy_file;
    train::TrainOptions& train = flags.train;
    train.schedule.epochs = epochs;
    train.schedule.warmup_epochs = std::min(train.schedule.warmup_epochs, epochs / 2.0);
    train.device = job_.device;
    train.group = job_.group;
    train.workers = job_.workers(train.workers);
    train.bf16 = flags.precision == "bf16";
    train.seed = seed;
    train.resume = true;
    train.policy = policy(policy_file, seed);
    train.settings = {{"data", flags.data}, {"policy", policy_name(policy_file)}, {"hold-out", "0"}, {"init", ""}};
    GlobalOptions options = job_.options;
    options.seed = seed;
    const auto made = network(name, seed);
    TrainStage stage{*made, data, flags.data, train, settings_of(flags, options), "  "};
    if (lane != nullptr) {
      stage.options.group = dist::Group::alone();
      if (train.workers == 0) { stage.options.workers = lane->threads; }
      stage.watch = lane->watch;
      options.quiet = true;
    }
    if (!job_.is_first()) {
      join_train_stage(stage);
      return "";
    }
    const RunDirectory directory(folder, true);
    const ordered_json result = run_train_stage(directory, stage, options);
    fs::remove_all(directory.checkpoints());  // the weights are there
    char text[60] = "";
    if (result.contains("test")) {
      std::snprintf(text, sizeof(text), "test accuracy %.2f%%", result["test"]["accuracy"].get<double>());
    }
    return text;
  }
  // A policy's file within the run by its name there: the run may be moved.
  static std::string policy_name(const std::string& policy) {
    return policy == "none" || policy == "random" ? policy : fs::path(policy).filename().string();
  }

  std::string search(const fs::path& folder, const std::string& name, bool label_invariant) {
    const auto made = network(flags_.training.network, job_.options.seed);
    if (job_.is_first()) { nn::load_weights(*made, folder / "pretrain" / "weights.safetensors"); }
    share_network(job_, *made);
    SearchFlags flags = flags_.search;
    flags.label_invariant = label_invariant;
    const SearchInput input{
        *made,     job_.device, flags_.training.precision == "bf16", flags_.training.data, data_.validation,
        job_.group};
    if (!job_.is_first()) {
      join_search_stage(flags, input, job_.options);
      return "";
    }
    const ordered_json found =
        run_search_stage(RunDirectory(folder / name, true), flags, input, true, job_.options);
    char text[160];
    std::snprintf(text, sizeof(text), "mean reward %.1f points in the warm-up, %.1f at the end",
                  found["mean_reward_warm_up"].get<double>(), found["mean_reward_last"].get<double>());
    return text;
  }

  RunFlags flags_;
  RunData data_;
  const Job& job_;
};

class Run {
 public:
  Run(RunFlags flags, RunData data, RunDirectory folder, RunState state, SharedStages& shared, const Lanes& lanes,
      GlobalOptions options)
      : flags_(std::move(flags)),
        data_(std::move(data)),
        folder_(std::move(folder)),
        state_(std::move(state)),
        shared_(shared),
        lanes_(lanes),
        options_(options) {}

  void all_stages(const std::vector<PlannedStage>& plan) {
    state_.add_open(plan);
    for (size_t i = 0; i < plan.size();) {
      size_t end = i + 1;
      while (lanes_.count > 1 && plan[i].is_training() && end < plan.size() && plan[end].is_training()) { ++end; }
      if (end - i > 1) {
        side_by_side(plan, i, end);
      } else if (begin(plan, i)) {
        const auto start = Clock::now();
        const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
        std::string said;
        try {
          said = stage(plan[i].name);
        } catch (const train::Interrupted&) {
          state_.add(plan[i].name, seconds(), false);
          throw;
        }
        state_.add(plan[i].name, seconds(), true);
        log("  " + (said.empty() ? "" : said + "; ") + duration_text(seconds()));
      }
      i = end;
    }
  }

  ordered_json result() const {
    const report::Comparison comparison = report::read_comparison(folder_.folder());
    ordered_json json = {{"data", flags_.training.data}, {"network", flags_.target()}, {"seeds", flags_.seeds}};
    for (const auto& policy : comparison.policies) {
      ordered_json row = {{"policy", policy.name}, {"accuracy", policy.mean}};
      if (policy.interval) { row["interval"] = {policy.interval->low, policy.interval->high}; }
      for (const auto& seed : policy.seeds) { row["by_seed"].push_back(seed.accuracy); }
      json["policies"].push_back(row);
    }
    for (const auto& finding : report::findings(comparison)) { json["findings"].push_back(finding.text); }
    for (const auto& change : report::recall_changes(comparison)) {
      json["recall_changes"].push_back(
          {{"label", comparison.labels[change.label]}, {"difference", change.difference}});
    }
    json["seconds"] = {{"pretrain", state_.seconds("pretrain")},
                       {"search", state_.seconds("search")},
                       {"construct", state_.seconds("construct")},
                       {"train", state_.seconds("train ")},
                       {"all", state_.seconds("")}};
    return json;
  }

  // A line for people and for log.txt.
  void log(const std::string& line) const {
    note(options_, line);
    std::ofstream file(folder_.folder() / "log.txt", std::ios::app);
    file << now_text() << " " << line << std::endl;
  }

 private:
  static std::string head(const std::vector<PlannedStage>& plan, size_t i) {
    return "[" + std::to_string(i + 1) + "/" + std::to_string(plan.size()) + "] ";
  }

  // Says what begins; false if it was done before.
  bool begin(const std::vector<PlannedStage>& plan, size_t i) const {
    if (state_.is_done(plan[i].name)) {
      log(head(plan, i) + plan[i].name + ": done before");
      return false;
    }
    write_event(options_, {{"event", "stage"},
                           {"stage", plan[i].name},
                           {"text", plan[i].description},
                           {"stage_number", i + 1},
                           {"stages", plan.size()}});
    log(head(plan, i) + plan[i].name + ": " + plan[i].description);
    return true;
  }

  // The trainings of plan[first] to plan[end - 1], several at a time. When one fails, the others go on to their
  // ends, and then it is reported.
  void side_by_side(const std::vector<PlannedStage>& plan, size_t first, size_t end) {
    std::mutex mutex;  // of all below
    size_t next = first;
    double done = 0;                              // trainings since the start, with parts of those that run
    std::vector<double> parts(plan.size(), 0.0);  // of each stage
    const auto start = Clock::now();
    size_t left = 0;
    for (size_t i = first; i < end; ++i) { left += state_.is_done(plan[i].name) ? 0 : 1; }
    ProgressLine progress(options_);
    const auto watch = [&](size_t i, const train::TrainProgress& at) {
      const std::lock_guard lock(mutex);
      const double steps = static_cast<double>(at.steps);
      const double part = (at.epoch - 1 + static_cast<double>(at.step) / steps) / at.epochs;
      done += part - parts[i];
      parts[i] = part;
      if (!progress.is_due() || done <= 0) { return; }
      const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
      const double seconds_left = seconds / done * (static_cast<double>(left) - done);
      char text[120];
      std::snprintf(text, sizeof(text), "  %.0f%% of %zu trainings, %d at a time, ",
                    100 * done / static_cast<double>(left), left, lanes_.count);
      progress.show(text + duration_text(seconds_left) + " left",
                    {{"done", done}, {"total", left}, {"seconds_left", seconds_left}});
    };
    run_in_lanes(lanes_, [&](int) {
      for (;;) {
        size_t i = 0;
        {
          const std::lock_guard lock(mutex);
          while (next < end && state_.is_done(plan[next].name)) { begin(plan, next++); }
          if (next == end) { return; }
          i = next++;
          progress.clear();
          begin(plan, i);
        }
        const auto begun = Clock::now();
        // Its share of the run's time.
        const auto seconds = [&] {
          return std::chrono::duration<double>(Clock::now() - begun).count() / lanes_.count;
        };
        try {
          const std::string said =
              shared_.train_beside(plan[i].name, folder_.folder(),
                                   {lanes_.threads, [&, i](const train::TrainProgress& at) { watch(i, at); }});
          const std::lock_guard lock(mutex);
          done += 1 - parts[i];
          parts[i] = 1;
          state_.add(plan[i].name, seconds(), true);
          progress.clear();
          log("  " + plan[i].name + ": " + (said.empty() ? "done" : said));
        } catch (const train::Interrupted&) {
          const std::lock_guard lock(mutex);
          state_.add(plan[i].name, seconds(), false);
          throw;
        }
      }
    });
  }

  std::string stage(const std::string& name) {
    if (name == "construct") { return construct(folder_.folder() / "search", folder_.folder() / "policy.json"); }
    if (name == "search-label-invariant") {
      const std::string said = shared_.lead(name, folder_.folder());
      fs::create_directories(folder_.folder() / "policies");
      construct(folder_.folder() / name, folder_.folder() / "policies" / "label-invariant.json");
      return said;
    }
    if (SharedStages::has(name)) { return shared_.lead(name, folder_.folder()); }
    if (name == "samples") {
      write_samples(folder_.folder() / "samples", *data_.train,
                    policy::read_policy(folder_.folder() / "policy.json"), options_.seed);
      return "";
    }
    if (name == "report") {
      folder_.write_result(result());
      state_.add("report", 0, true);  // so that the report shows it as done
      const size_t bytes = report::write_report(folder_.folder(), folder_.folder() / "report.html");
      return std::to_string(bytes / 1000) + " kB";
    }
    throw std::logic_error("stage " + name);
  }

  std::string construct(const fs::path& searched, const fs::path& policy) {
    const auto evaluations = search::read_evaluations(searched / "evaluations.jsonl");
    const auto made =
        search::construct_policy(evaluations, flags_.search.explore.predictor_epochs, flags_.construct);
    policy::write_policy(policy, made.policy);
    char text[160];
    std::snprintf(text, sizeof(text),
                  "%.0f different sets of operations a label, mean predicted reward %.1f points", made.multisets,
                  made.reward);
    return text;
  }

  RunFlags flags_;
  RunData data_;
  RunDirectory folder_;
  RunState state_;
  SharedStages& shared_;
  Lanes lanes_;
  GlobalOptions options_;
};

// The settings of a run that is resumed must be those it was begun with.
void check_config(const fs::path& folder, const std::string& config) {
  const fs::path file = folder / "config.toml";
  if (!fs::exists(file)) { return; }
  const auto bytes = read_file(file, 1 << 20);
  std::istringstream then(std::string(bytes.begin(), bytes.end())), now(config);
  for (std::string a, b;;) {
    const bool has_a = static_cast<bool>(std::getline(then, a)), has_b = static_cast<bool>(std::getline(now, b));
    if (!has_a && !has_b) { return; }
    if (a != b || has_a != has_b) {
      throw Error(file.string() + ": the run was begun with other settings: " + in_quotes(has_a ? a : "nothing") +
                  " there, " + in_quotes(has_b ? b : "nothing") + " here");
    }
  }
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

void run_run(RunFlags flags, const CLI::App& app, const Job& job) {
  const GlobalOptions& options = job.options;
  const torch::Device device = job.device;
  if (flags.out.empty()) { flags.out = default_out(flags.training.data); }
  const auto is_given = [&](const std::string& flag) { return app.count(flag) > 0; };
  choose_images(flags, is_given);
  const RunData data = open_run_data(flags.training, options);
  choose_defaults(flags, data, device.is_cuda(), is_given);
  flags.construct.select = flags.select == "top" ? search::Select::kTop : search::Select::kMrmr;
  flags.construct.seed = options.seed;
  flags.construct.threads = options.threads * job.group->sharing_cores();  // the others wait

  // Everything that can be wrong is looked at before the folder is made.
  train::TrainOptions train = flags.training.train;
  train.validate();
  if (flags.policies().back() != "policy") {
    throw std::invalid_argument("--compare: learned expected among them");
  }
  search::check_budget(flags.search.iterations, flags.search.warm_up);
  flags.search.explore.validate();
  flags.construct.validate();
  const Settings settings = settings_of(flags, options);
  check_agreement(job, settings, {data.train, data.validation, data.test});
  if (job.is_first() && flags.pretrain_policy != "none" && flags.pretrain_policy != "random") {
    open_policy(flags.pretrain_policy, *data.train, 0);
  }
  const int labels = static_cast<int>(data.train->labels().size());
  for (const std::string& name : {flags.training.network, flags.target()}) {
    const auto network = nn::make_network(name, labels, options.seed);
    nn::check_output(*network, data.train->standard_transforms().size_px, labels);
    train.group = job.group;
    for (const auto& images : {data.pretrain, data.train}) { train::check_processes(*network, *images, train); }
  }
  if (flags.training.precision == "bf16") {
    note_slow_bf16(job, flags.target(), labels, train.batch_size, data.train->standard_transforms().size_px);
  }
  SharedStages shared(flags, data, job);
  catch_interrupts();
  if (!job.is_first()) {
    try {
      return shared.follow();
    } catch (const train::Interrupted&) { throw CLI::RuntimeError(130); }
  }
  check_disk(flags.out, disk_bytes(flags, data));

  const auto before = RunState::read(flags.out);
  const RunDirectory folder(flags.out, flags.resume, RunDirectory::Kind::kWhole);
  const std::string digest =
      digest_of(*data.train) + "; " + digest_of(*data.validation) + "; " + digest_of(*data.test);
  if (before) {
    check_config(folder.folder(), RunDirectory::config_text("run", settings));
    const std::string then = before->value("data_checked", digest);
    if (then != digest) {
      throw Error(flags.training.data + ": the data has changed since the run in " + flags.out +
                  " was begun: " + printable(then, 400) + " then, " + digest + " now; another --out starts anew");
    }
  }
  folder.write_config("run", settings);
  RunState state(folder.folder(), before ? *before
                                         : ordered_json{{"format", "la3-run"},
                                                        {"version", RunState::kVersion},
                                                        {"la3", LA3_VERSION},
                                                        {"libtorch", nn::torch_version()},
                                                        {"command", options.command},
                                                        {"data", flags.training.data},
                                                        {"data_checked", digest},
                                                        {"network", flags.target()},
                                                        {"device", device.str()},
                                                        {"seed", options.seed},
                                                        {"seeds", flags.seeds},
                                                        {"started", now_text()},
                                                        {"machine", machine_text()},
                                                        {"stages", ordered_json::array()}});
  state.write();
  note(options, "measuring how long it will take ...");
  try {
    const Lanes lanes = choose_lanes(flags, data, device, options, job.group->size());
    const std::vector<PlannedStage> plan = plan_stages(flags, data, device, options, job.group->size(), lanes);
    print_plan(flags, data, job, plan, state, lanes);
    Run run(flags, data, folder, state, shared, lanes, options);
    run.all_stages(plan);
    shared.finish();
    ordered_json result = run.result();
    const std::string report = (folder.folder() / "report.html").string();
    result["policy_file"] = (folder.folder() / "policy.json").string();
    result["report"] = report;
    if (options.json) { return print_json(result); }
    print_result(result, report);
  } catch (const train::Interrupted&) {
    note(options, "interrupted; everything so far is saved. Go on with the same command and --resume");
    throw CLI::RuntimeError(130);
  }
}

}  // namespace

void add_run_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<RunFlags>();
  CLI::App* command =
      app.add_subcommand("run", "Everything: learn a policy, train with and without it, write a report");
  command->footer(
      "Pre-trains a network, searches which operations it bears for which label, makes a policy, trains the "
      "target\n"
      "network with no policy, with random triples and with the learned one, and writes report.html. What is not\n"
      "given suits the data and the device. Ctrl-C saves where the run is; --resume goes on, also after kill -9.\n"
      "Examples:\n"
      "  la3 run                                        on the embedded data set, a few minutes on two cores\n"
      "  la3 run --data folder:photos --out runs/photos\n"
      "  la3 run --data cifar10:data --device cuda      the paper's settings\n"
      "  torchrun --nproc_per_node 8 --no_python la3 run --data folder:photos --device cuda\n"
      "  la3 run --resume");
  flags->training.data = "shapes";
  add_training_flags(*command, flags->training);
  command->get_option("--data")->required(false)->capture_default_str();
  for (const char* name : {"--policy", "--init"}) { command->remove_option(command->get_option(name)); }
  for (const char* name : {"--network", "--epochs", "--batch-size", "--warmup-epochs", "--weight-decay",
                           "--label-smoothing", "--precision", "--evaluate-every", "--train-images"}) {
    command->get_option(name)->default_str("by data");
  }
  command->get_option("--hold-out")
      ->description("Training images held out for the search; 0: as many as is customary");
  command->add_option("--target-network", flags->target_network, "Train this one in the end; without it, --network")
      ->type_name("NAME");
  command->add_option("--pretrain-epochs", flags->pretrain_epochs, "Epochs of the network that is searched with")
      ->type_name("N")
      ->check(within(1, 1000000))
      ->default_str("by data");
  command
      ->add_option("--pretrain-policy", flags->pretrain_policy,
                   "Policy of that training: none as in the paper, random or a file")
      ->type_name("FILE")
      ->capture_default_str();
  add_search_flags(*command, flags->search);
  command->add_option("--search-batch-size", flags->search.batch_size, "Images at a time in the search")
      ->type_name("N")
      ->check(within(1, 1 << 20))
      ->capture_default_str();
  command->add_option("--alpha", flags->construct.alpha, "How much overlap counts against a triple")
      ->type_name("X")
      ->capture_default_str();
  for (const char* name : {"--iterations", "--warm-up", "--alpha"}) {
    command->get_option(name)->default_str("by data");
  }
  command->add_option("--triples", flags->construct.triples, "Triples per label")
      ->type_name("N")
      ->capture_default_str();
  command->add_option("--select", flags->select, "mrmr, or top (an ablation)")
      ->check(CLI::IsMember({"mrmr", "top"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--seeds", flags->seeds, "Trainings with each policy, to tell gain from chance")
      ->type_name("N")
      ->check(within(1, 1000))
      ->default_str("by data");
  command->add_option("--compare", flags->compare, "Train with these: none, random (triples), learned; by commas")
      ->type_name("NAMES")
      ->delimiter(',')
      ->check(CLI::IsMember(kCompareAll).description(""))
      ->default_str("by data");
  command
      ->add_option("--side-by-side", flags->side_by_side,
                   "Trainings at a time; 0: one a core for small networks on a CPU, else one")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  command->add_flag("--label-invariant", flags->label_invariant,
                    "Also search for one policy for all labels, and train with it");
  command->add_option("--out", flags->out, "The folder of the run; without it, runs/ and the data's name")
      ->type_name("DIR");
  command->add_flag("--resume", flags->resume, "Go on with the run in --out");
  command->callback([flags, command, &options] {
    run_together(flags->training.device, flags->training.precision, options,
                 [&](const Job& job) { run_run(*flags, *command, job); });
  });
}

}  // namespace la3::cli
