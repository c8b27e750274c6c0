#include "cli/torch/run_plan.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "cli/interrupt.h"
#include "la3/core/counted.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/nn/registry.h"
#include "la3/reward/reward.h"
#include "la3/search/space.h"
#include "la3/train/trainer.h"

namespace la3::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::shared_ptr<const data::Dataset> first_of(const std::shared_ptr<const data::Dataset>& images, size_t count) {
  std::vector<size_t> indices(std::min(count, images->size()));
  std::iota(indices.begin(), indices.end(), size_t{0});
  return std::make_shared<data::Subset>(images, indices);
}

// Images a second of one process, by a short training of two epochs; the first warms up.
double training_speed(const std::string& name, const RunFlags& flags, const RunData& data, torch::Device device,
                      int processes) {
  const int labels = static_cast<int>(data.train->labels().size());
  const auto network = nn::make_network(name, labels, 0);
  network->to(device);
  train::TrainOptions train = flags.training.train;
  train.batch_size = std::max(1, train.batch_size / processes);
  train.schedule.epochs = 2;
  train.schedule.warmup_epochs = 0;
  train.schedule.learning_rate = 1e-3;
  train.device = device;
  train.bf16 = flags.training.precision == "bf16";
  if (processes == 1) { train.should_stop = was_interrupted; }  // others would wait for what does not come
  double speed = 1;
  train.epoch_done = [&](const train::EpochMetrics& metrics) { speed = metrics.images_per_s; };
  train::train(*network, first_of(data.train, static_cast<size_t>(train.batch_size) * 3), nullptr, train);
  return speed;
}

// The same of each of several at a time.
double training_speed(const std::string& name, const RunFlags& flags, const RunData& data, torch::Device device,
                      const Lanes& lanes) {
  std::vector<double> speeds(static_cast<size_t>(lanes.count));
  run_in_lanes(lanes, [&](int lane) {
    speeds[static_cast<size_t>(lane)] = training_speed(name, flags, data, device, /*processes=*/1);
  });
  return std::accumulate(speeds.begin(), speeds.end(), 0.0);
}

double inference_speed(const RunFlags& flags, const RunData& data, torch::Device device, int threads,
                       int processes) {
  const int labels = static_cast<int>(data.train->labels().size());
  const auto network = nn::make_network(flags.training.network, labels, 0);
  network->to(device);
  reward::Reward reward(*network, data.validation,
                        {.batch_size = flags.search.batch_size,
                         .workers = threads,
                         .device = device,
                         .bf16 = flags.training.precision == "bf16",
                         .should_stop = processes == 1 ? was_interrupted : nullptr});
  double seconds = 0;
  for (int round = 0; round < 2; ++round) {
    const auto start = Clock::now();
    reward.baseline();
    seconds = seconds_since(start);
  }
  return static_cast<double>(data.validation->size()) / seconds;
}

// Seconds of one training of the predictor on so many evaluations.
double predictor_seconds(size_t labels, uint32_t per_label, int epochs, int threads) {
  std::vector<search::Observation> seen;
  for (size_t label = 0; label < labels; ++label) {
    random::Stream stream(0, 0, label, random::Purpose::kBenchmark);
    for (uint32_t i = 0; i < per_label; ++i) {
      const auto triple = static_cast<int>(stream.below(search::kTripleCount));
      seen.push_back({static_cast<uint16_t>(search::multiset_of(triple)), static_cast<int32_t>(label), 0});
    }
  }
  ThreadPool pool(threads);
  search::Predictor predictor(static_cast<int>(labels), pool);
  const int measured = std::min(epochs, 5);
  predictor.train(seen, {.epochs = 1});
  const auto start = Clock::now();
  predictor.train(seen, {.epochs = measured});
  return seconds_since(start) * epochs / measured;
}

}  // namespace

std::vector<std::string> RunFlags::policies() const {
  std::vector<std::string> names;
  for (const char* name : {"none", "random", "label-invariant", "learned"}) {
    const bool is_wanted = name == std::string("label-invariant")
                               ? label_invariant
                               : std::find(compare.begin(), compare.end(), name) != compare.end();
    if (is_wanted) { names.emplace_back(name == std::string("learned") ? "policy" : name); }
  }
  return names;
}

void choose_images(RunFlags& flags, const std::function<bool(const std::string&)>& is_given) {
  const bool is_shapes = flags.training.data == "shapes";
  if (is_shapes && !is_given("--train-images")) { flags.training.train_images = 400; }
}

void choose_defaults(RunFlags& flags, const RunData& data, bool on_gpu,
                     const std::function<bool(const std::string&)>& is_given) {
  const bool is_shapes = flags.training.data == "shapes";
  const data::StandardTransforms& transforms = data.train->standard_transforms();
  const bool is_large = transforms.kind == data::StandardTransforms::Kind::kResizedCrop && transforms.size_px > 64;
  const auto choose = [&](const char* flag, auto& value, auto chosen) {
    if (!is_given(flag)) { value = chosen; }
  };
  TrainingFlags& training = flags.training;
  if (is_shapes) {  // ready in three minutes on two cores (docs/shapes.md)
    choose("--network", training.network, "wrn-10-1");
    choose("--pretrain-epochs", flags.pretrain_epochs, 56);
    choose("--epochs", training.train.schedule.epochs, 56);
    choose("--batch-size", training.train.batch_size, 32);
    choose("--warmup-epochs", training.train.schedule.warmup_epochs, 3.0);
    choose("--seeds", flags.seeds, 6);
    choose("--compare", flags.compare, std::vector<std::string>{"none", "learned"});
    choose("--evaluate-every", training.train.evaluate_every, 28);
    choose("--iterations", flags.search.iterations, 150u);
    choose("--warm-up", flags.search.warm_up, 50u);
    choose("--alpha", flags.construct.alpha, 0.5);  // so few steps learn from a milder policy only
    return;
  }
  if (on_gpu) {
    choose("--precision", training.precision, "bf16");
    if (is_large) {
      choose("--network", training.network, "resnet-50");
      choose("--pretrain-epochs", flags.pretrain_epochs, 60);
      choose("--epochs", training.train.schedule.epochs, 120);
      choose("--batch-size", training.train.batch_size, 256);
      choose("--weight-decay", training.train.sgd.weight_decay, 1e-4);
      choose("--label-smoothing", training.train.label_smoothing, 0.1);
    } else {  // the paper's
      choose("--network", training.network, "wrn-40-2");
      choose("--pretrain-epochs", flags.pretrain_epochs, 60);
      choose("--epochs", training.train.schedule.epochs, 200);
    }
    return;
  }
  choose("--network", training.network, is_large ? "resnet-18" : "wrn-16-1");
  choose("--pretrain-epochs", flags.pretrain_epochs, 10);
  choose("--epochs", training.train.schedule.epochs, 15);
  choose("--batch-size", training.train.batch_size, is_large ? 32 : 64);
  choose("--warmup-epochs", training.train.schedule.warmup_epochs, 1.0);
  choose("--iterations", flags.search.iterations, 150u);
  choose("--warm-up", flags.search.warm_up, 50u);
  if (is_large) { choose("--label-smoothing", training.train.label_smoothing, 0.1); }
}

Lanes choose_lanes(const RunFlags& flags, const RunData& data, torch::Device device, const GlobalOptions& options,
                   int processes) {
  constexpr int64_t kSmall = 1'000'000;  // parameters: wrn-16-1 has 0.2 million, resnet-18 11
  const int trainings = flags.seeds * static_cast<int>(flags.policies().size());
  const int threads = options.threads == 0 ? usable_cores() : options.threads;
  int count = flags.side_by_side;
  if (count == 0) {
    int64_t parameters = 0;
    const int labels = static_cast<int>(data.train->labels().size());
    for (const auto& entry : nn::make_network(flags.target(), labels, 0)->parameters()) {
      parameters += entry.tensor.numel();
    }
    // TorchScript networks draw their noise from a generator that all threads share.
    const bool is_ours = !flags.target().ends_with(".pt");
    count = device.is_cpu() && processes == 1 && is_ours && parameters <= kSmall ? threads : 1;
  }
  count = std::clamp(count, 1, trainings);
  return {count, std::max(1, threads / count)};
}

std::vector<PlannedStage> plan_stages(const RunFlags& flags, const RunData& data, torch::Device device,
                                      const GlobalOptions& options, int processes, const Lanes& lanes) {
  const double inference = processes * inference_speed(flags, data, device, options.threads, processes);
  const double pretrain_speed = processes * training_speed(flags.training.network, flags, data, device, processes);
  const double speed = lanes.count > 1 ? training_speed(flags.target(), flags, data, device, lanes)
                       : flags.target() == flags.training.network
                           ? pretrain_speed
                           : processes * training_speed(flags.target(), flags, data, device, processes);
  const auto training_seconds = [&](size_t images, int epochs, double images_per_s) {
    const double evaluations = std::max(1.0, static_cast<double>(epochs) / flags.training.train.evaluate_every);
    return epochs * static_cast<double>(images) * flags.training.train.copies / images_per_s +
           evaluations * static_cast<double>(data.test->size()) / inference;
  };
  const auto search_seconds = [&](size_t groups) {
    const SearchFlags& search = flags.search;
    const int epochs = search.explore.predictor_epochs;
    // In between it grows about evenly; every tenth iteration measures it too.
    const double predictor = (predictor_seconds(groups, search.warm_up, epochs, options.threads) +
                              predictor_seconds(groups, search.iterations, epochs, options.threads)) /
                             2 * (search.explore.quality_every > 0 ? 1 + 0.8 / search.explore.quality_every : 1);
    return (search.iterations - search.warm_up) * predictor +
           search.iterations * static_cast<double>(data.validation->size()) / inference;
  };
  const auto count = [](size_t n) { return std::to_string(n); };
  const size_t labels = data.train->labels().size();
  const int epochs = flags.training.train.schedule.epochs;

  std::vector<PlannedStage> stages;
  stages.push_back({"pretrain",
                    "train " + flags.training.network + " on " + count(data.pretrain->size()) + " images, " +
                        counted(static_cast<size_t>(flags.pretrain_epochs), "epoch"),
                    training_seconds(data.pretrain->size(), flags.pretrain_epochs, pretrain_speed)});
  stages.push_back({"search",
                    "evaluate " + std::to_string(flags.search.iterations) + " triples for each of " +
                        count(labels) + " labels on " + count(data.validation->size()) + " images",
                    search_seconds(labels)});
  stages.push_back(
      {"construct", "choose " + std::to_string(flags.construct.triples) + " triples a label",
       predictor_seconds(labels, flags.search.iterations, flags.search.explore.predictor_epochs, options.threads)});
  if (flags.label_invariant) {
    stages.push_back({"search-label-invariant",
                      "evaluate " + std::to_string(flags.search.iterations) + " triples for all labels together",
                      search_seconds(1)});
  }
  stages.push_back({"samples", "draw sample images for the report", 1});
  for (int seed = 0; seed < flags.seeds; ++seed) {
    for (const std::string& policy : flags.policies()) {
      stages.push_back({"train " + policy + "-" + std::to_string(seed),
                        "train " + flags.target() + " on " + count(data.train->size()) + " images, " +
                            counted(static_cast<size_t>(epochs), "epoch") + ", policy " + policy,
                        training_seconds(data.train->size(), epochs, speed)});
    }
  }
  stages.push_back({"report", "write report.html", 1});
  return stages;
}

uint64_t disk_bytes(const RunFlags& flags, const RunData& data) {
  const int labels = static_cast<int>(data.train->labels().size());
  const auto bytes_of = [&](const std::string& name) {
    const auto network = nn::make_network(name, labels, 0);
    uint64_t bytes = 0;
    for (const auto& tensor : network->parameters()) { bytes += tensor.tensor.nbytes(); }
    for (const auto& tensor : network->buffers()) { bytes += tensor.tensor.nbytes(); }
    return bytes;
  };
  // Weights of every training; of the one that runs two checkpoints and the one being written, with momentum and
  // average.
  const uint64_t trainings = static_cast<uint64_t>(flags.seeds) * flags.policies().size();
  const uint64_t target = bytes_of(flags.target());
  const uint64_t evaluations = uint64_t{160} * static_cast<uint64_t>(labels) * flags.search.iterations;
  return bytes_of(flags.training.network) + trainings * target + 9 * target + 2 * evaluations +
         (uint64_t{32} << 20);
}

}  // namespace la3::cli
