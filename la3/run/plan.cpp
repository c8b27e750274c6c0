#include <algorithm>
#include <stdexcept>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/nn/registry.h"
#include "la3/nn/torchscript.h"
#include "la3/run/presets.h"
#include "la3/run/recorded.h"
#include "la3/run/run.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

// runs/ and "cifar10" for cifar10:DIR, or the last part of a folder's path.
fs::path default_out(const std::string& data) {
  const size_t colon = data.find(':');
  if (!data.starts_with("folder:") && !data.starts_with("shards:")) { return "runs/" + data.substr(0, colon); }
  std::string path = data.substr(colon + 1);
  const size_t settings = path.rfind('?');  // "?index=FILE"
  if (settings != std::string::npos && path.find('=', settings) != std::string::npos) { path.resize(settings); }
  fs::path folder = fs::path(path).lexically_normal();
  if (!folder.has_filename()) { folder = folder.parent_path(); }
  return "runs/" + folder.filename().string();
}

// Small networks gain little from several threads, so on CPUs they get one training per core. The
// result of a training does not depend on `count`; on CPUs its last bits depend on `threads`.
Lanes choose_lanes(const Options& options, int labels, const Context& context) {
  constexpr int64_t kSmall = 1'000'000;  // parameters: wrn-16-1 has 0.2 million, resnet-18 11
  const int trainings = options.seeds * static_cast<int>(options.policies().size());
  const int threads = context.threads == 0 ? usable_cores() : context.threads;
  int count = options.side_by_side;
  if (count == 0) {
    int64_t parameters = 0;
    for (const auto& entry : nn::make_network(options.target(), labels, 0)->parameters()) {
      parameters += entry.tensor.numel();
    }
    // TorchScript networks draw their noise from a generator that all threads share.
    const bool is_ours = !options.target().ends_with(".pt");
    count = context.device.is_cpu() && context.group->size() == 1 && is_ours && parameters <= kSmall ? threads : 1;
  }
  count = std::clamp(count, 1, trainings);
  return {count, std::max(1, threads / count)};
}

// Throws if anything is wrong, before anything is written.
void check(const Options& options, const RunData& data, const Context& context) {
  train::TrainOptions train = options.training.train;
  train.validate();
  const std::vector<std::string> policies = options.policies();
  if (policies.empty() || policies.back() != records::kLearnedPolicy) {
    throw std::invalid_argument("--compare: learned expected among them");
  }
  search::check_budget(options.search.iterations, options.search.warm_up);
  options.search.explore.validate();
  options.construct.validate();
  check_agreement(context, recorded(options, context.seed), {data.train, data.validation, data.test});
  if (context.is_first() && options.pretrain_policy != "none" && options.pretrain_policy != "random") {
    open_policy(options.pretrain_policy, *data.train, 0);
  }
  const int labels = static_cast<int>(data.train->labels().size());
  train.group = context.group;
  for (const std::string& name : {options.training.network, options.target()}) {
    const auto network = nn::make_network(name, labels, context.seed);
    nn::check_output(*network, data.train->standard_transforms().size_px, labels);
    for (const auto& images : {data.pretrain, data.train}) { train::check_processes(*network, *images, train); }
  }
  if (options.training.is_bf16()) {
    note_slow_bf16(context, options.target(), labels, train.batch_size, data.train->standard_transforms().size_px);
  }
}

std::vector<PlannedStage> stages_of(const Options& options, const RunData& data) {
  const auto count = [](size_t n) { return std::to_string(n); };
  const auto epochs_text = [](int epochs) { return counted(static_cast<size_t>(epochs), "epoch"); };
  const std::string iterations = std::to_string(options.search.iterations);
  std::vector<PlannedStage> stages;
  stages.push_back({records::Pretrain(), "train " + options.training.network + " on " +
                                             count(data.pretrain->size()) + " images, " +
                                             epochs_text(options.pretrain_epochs)});
  stages.push_back({records::Search(), "evaluate " + iterations + " triples for each of " +
                                           count(data.train->labels().size()) + " labels on " +
                                           count(data.validation->size()) + " images"});
  stages.push_back(
      {records::Construct(), "choose " + std::to_string(options.construct.triples) + " triples a label"});
  if (options.label_invariant) {
    stages.push_back(
        {records::Search{.label_invariant = true}, "evaluate " + iterations + " triples for all labels together"});
  }
  stages.push_back({records::DrawSamples(), "draw sample images for the report"});
  for (int seed = 0; seed < options.seeds; ++seed) {
    for (const std::string& policy : options.policies()) {
      stages.push_back({records::Training{policy, static_cast<uint64_t>(seed)},
                        "train " + options.target() + " on " + count(data.train->size()) + " images, " +
                            epochs_text(options.training.train.schedule.epochs) + ", policy " + policy});
    }
  }
  stages.push_back({records::WriteReport(), "write report.html"});
  return stages;
}

}  // namespace

Plan plan(Options options, const Context& context) {
  if (options.out.empty()) { options.out = default_out(options.training.data); }
  const bool has_own_preset = apply_data_preset(options);
  Plan plan;
  plan.data = open_run_data(options.training, context);
  if (!has_own_preset) { apply_preset(options, *plan.data.train, context.device.is_cuda()); }
  options.construct.select = options.select == "top" ? search::Select::kTop : search::Select::kMrmr;
  options.construct.seed = context.seed;
  // The other processes wait, so their cores are free.
  options.construct.threads = context.threads * context.group->sharing_cores();
  check(options, plan.data, context);
  plan.lanes = choose_lanes(options, static_cast<int>(plan.data.train->labels().size()), context);
  plan.device = context.device.str();
  plan.processes = context.group->size();
  plan.stages = stages_of(options, plan.data);
  plan.options = std::move(options);
  return plan;
}

}  // namespace la3::run
