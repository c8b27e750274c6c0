// `la3 bench train`: training and inference speed of networks, compared with Python's torch where it
// has them too.
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "benchmarks/augment/memory_dataset.h"
#include "cli/commands.h"
#include "cli/timing.h"
#include "cli/torch/network_flags.h"
#include "la3/core/parallel.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/policy/policy.h"
#include "la3/run/lanes.h"
#include "la3/train/trainer.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

struct BenchTrainOptions {
  std::vector<std::string> networks = {"wrn-16-1", "wrn-40-2"};
  int rounds = 3;  // every figure is the median of this many
  int steps = 0;   // per figure and round; 0: as many as take a few seconds
  bool python = true;
  int side_by_side = 1;  // trainings at a time
  bool group = false;    // through NCCL or Gloo
  bool folded = true;    // InferenceOptions::folded
  bool graph = true;     // TrainOptions::graph and InferenceOptions::graph
  std::string device = "auto", precision = "float32";
};

struct Figures {
  std::vector<double> train, forward, waiting, python_train, python_forward;
};

// What a network is measured on: images of CIFAR's size, or of ImageNet's for ResNets and TorchScript
// files, which must have 1,000 labels.
struct Workload {
  int side_px = 32, labels = 10, batch_size = 128, steps = 5;
};

Workload workload_for(const std::string& name, const BenchTrainOptions& flags) {
  const bool is_cuda = nn::parse_device(flags.device).is_cuda();
  Workload work{.steps = is_cuda ? 200 : 5};
  if (name.starts_with("resnet-") || name.starts_with("wide-resnet-") || name.ends_with(".pt")) {
    work = {.side_px = 224, .labels = 1000, .batch_size = is_cuda ? 256 : 16, .steps = is_cuda ? 30 : 2};
  }
  if (flags.steps > 0) { work.steps = flags.steps; }
  return work;
}

// One round of ours: short trainings with a random policy and all of CIFAR's transforms, then
// inference.
void measure(const std::string& name, const BenchTrainOptions& flags, int threads, const GlobalOptions& global,
             Figures& figures) {
  const torch::Device device = nn::parse_device(flags.device);
  const Workload work = workload_for(name, flags);
  const auto dataset = std::make_shared<augment::MemoryDataset>(static_cast<size_t>(work.batch_size * work.steps),
                                                                work.side_px, work.labels, /*different=*/1024);
  train::TrainOptions options;
  options.batch_size = work.batch_size;
  options.schedule = {
      .learning_rate = 0.1, .warmup_epochs = 0, .epochs = 2};  // the first is the warm-up of the measurement
  options.device = device;
  options.bf16 = flags.precision == "bf16";
  options.graph = flags.graph;
  options.note = [&](const std::string& line) { note(global, line); };
  std::atomic<double> waiting_share = 0;  // of one of them
  options.policy =
      std::make_shared<augment::Sampler>(policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1));
  const auto trained = [&](const auto& warm) {
    const auto network = nn::make_network(name, work.labels, 0);
    network->to(device);
    train::EpochMetrics last;
    train::TrainOptions here = options;
    if (flags.group) { here.group = dist::Group::alone(device); }
    here.epoch_done = [&](const train::EpochMetrics& metrics) {
      last = metrics;
      if (metrics.epoch == 1) { warm(); }
    };
    train::train(*network, dataset, nullptr, here);
    waiting_share = last.waiting_share;
    return last.images_per_s;
  };
  const run::Lanes lanes{flags.side_by_side, std::max(1, threads / flags.side_by_side)};
  figures.train.push_back(run::measure_in_lanes(lanes, trained));
  figures.waiting.push_back(waiting_share);

  const auto network = nn::make_network(name, work.labels, 0);
  network->to(device);

  train::EvaluateOptions evaluate{.batch_size = work.batch_size, .device = device, .bf16 = options.bf16};
  train::InferenceOptions inference_options = evaluate.inference();
  inference_options.folded = flags.folded;
  inference_options.graph = flags.graph;
  inference_options.note = options.note;
  const auto inference = train::Inference::make(*network, dataset, inference_options);
  train::evaluate(*inference, *dataset, evaluate);  // to warm up: what comes after the first time is measured
  const double seconds = time_of(0, [&] { train::evaluate(*inference, *dataset, evaluate); });
  figures.forward.push_back(static_cast<double>(dataset->size()) / seconds);
}

// One round of Python's torch, for wrn-D-K and networks of torchvision, which a TorchScript file may
// have the name of.
void measure_python(const std::string& name, int threads, const BenchTrainOptions& flags,
                    const GlobalOptions& options, Figures& figures) {
  const Workload work = workload_for(name, flags);
  const std::string stem = name.ends_with(".pt") ? std::filesystem::path(name).stem().string() : name;
  // It goes through a shell.
  if (stem.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_") != std::string::npos) { return; }
  const std::string arguments = stem + " --threads " + std::to_string(threads) + " --steps " +
                                std::to_string(work.steps) + " --batch-size " + std::to_string(work.batch_size) +
                                " --size " + std::to_string(work.side_px) + " --labels " +
                                std::to_string(work.labels) + " --device " + nn::parse_device(flags.device).str() +
                                " --precision " + flags.precision;
  const auto printed = run_python_script("train/torch_bench.py", arguments, "torch", options);
  if (!printed) { return; }
  const auto result = ordered_json::parse(*printed);
  if (result.empty()) { return; }
  figures.python_train.push_back(result["train_images_per_s"].get<double>());
  figures.python_forward.push_back(result["forward_images_per_s"].get<double>());
}

void run_bench_train(const BenchTrainOptions& flags, const GlobalOptions& options) {
  nn::prepare_torch(options.threads);
  const int threads = options.threads == 0 ? usable_cores() : options.threads;
  ordered_json result = {{"benchmark", "train"},
                         {"torch", nn::torch_version()},
                         {"device", nn::parse_device(flags.device).str()},
                         {"precision", flags.precision},
                         {"threads", threads},
                         {"side_by_side", flags.side_by_side},
                         {"group", flags.group},
                         {"graph", flags.graph},
                         {"networks", ordered_json::object()}};
  for (const std::string& name : flags.networks) {
    Figures figures;
    for (int round = 0; round < flags.rounds; ++round) {
      measure(name, flags, threads, options, figures);
      if (flags.python) { measure_python(name, threads, flags, options, figures); }
    }
    const Workload work = workload_for(name, flags);
    ordered_json& row = result["networks"][name] = {{"batch_size", work.batch_size},
                                                    {"side_px", work.side_px},
                                                    {"train_images_per_s", rounded(median(figures.train), 1)},
                                                    {"forward_images_per_s", rounded(median(figures.forward), 1)},
                                                    {"waiting_share", rounded(median(figures.waiting), 4)}};
    if (!figures.python_train.empty()) {
      row["python_train_images_per_s"] = rounded(median(figures.python_train), 1);
      row["python_forward_images_per_s"] = rounded(median(figures.python_forward), 1);
      row["train_times_python"] = rounded(median(figures.train) / median(figures.python_train), 2);
      row["forward_times_python"] = rounded(median(figures.forward) / median(figures.python_forward), 2);
    }
  }
  if (options.json) { return print_json(result); }
  std::cout
      << "Images per second, augmentation included (Python's torch: none); batches of 128 at 32x32, ResNets and "
         "files 224x224\n\n"
      << "                    training   Python   times     inference   Python   times   "
         "waiting for the loader\n";
  for (const auto& [name, row] : result["networks"].items()) {
    const auto number = [&row = row](const char* key, int width, int decimals) {
      std::cout << std::setw(width) << std::fixed << std::setprecision(decimals);
      if (row.contains(key)) {
        std::cout << row[key].get<double>();
      } else {
        std::cout << "-";
      }
    };
    std::cout << std::left << std::setw(16) << name << std::right;
    number("train_images_per_s", 12, 0);
    number("python_train_images_per_s", 9, 0);
    number("train_times_python", 8, 2);
    number("forward_images_per_s", 14, 0);
    number("python_forward_images_per_s", 9, 0);
    number("forward_times_python", 8, 2);
    std::cout << std::setw(10) << std::setprecision(2) << 100 * row["waiting_share"].get<double>() << "%\n";
  }
}

}  // namespace

void add_bench_train(CLI::App& bench_app, GlobalOptions& options) {
  auto flags = std::make_shared<BenchTrainOptions>();
  CLI::App* bench = bench_app.add_subcommand("train", "Training and inference, compared with Python's torch");
  bench
      ->add_option("--network", flags->networks,
                   "Networks to measure, separated by commas; TorchScript files need 1,000 labels")
      ->type_name("NAME,...")
      ->delimiter(',')
      ->capture_default_str();
  add_rounds_flag(*bench, flags->rounds);
  bench
      ->add_option("--steps", flags->steps, "Steps per figure and round; as many as take some seconds if not given")
      ->type_name("N")
      ->check(within(1, 100000));
  bench->add_option("--side-by-side", flags->side_by_side, "Trainings at a time, counted together")
      ->type_name("N")
      ->check(within(1, 256))
      ->capture_default_str();
  bench->add_flag("--group", flags->group,
                  "Sum gradients as several processes do, by NCCL on a GPU and Gloo on a CPU, with one process");
  bench->add_flag("--folded,!--no-folded", flags->folded,
                  "Inference on a GPU: fold batch norms into convolutions where possible");
  bench->add_flag("--graph,!--no-graph", flags->graph,
                  "On a GPU: replay CUDA graphs where possible, instead of launching kernels one by one");
  add_device_flags(*bench, flags->device, flags->precision);
  bench->add_flag("--python,!--no-python", flags->python, "Measure Python's torch too, where it is installed");
  bench->callback([flags, &options] { run_bench_train(*flags, options); });
}

}  // namespace la3::cli
