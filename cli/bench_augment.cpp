// `la3 bench augment`: random triples and single ops, beside Pillow.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "benchmarks/augment/inputs.h"
#include "cli/commands.h"
#include "cli/timing.h"
#include "la3/augment/batch.h"

namespace la3::cli {
namespace {

using augment::Op;
using nlohmann::ordered_json;

struct BenchAugmentOptions {
  std::vector<int> sizes = {32, 224};
  int rounds = 6;         // every figure is the median of this many
  double seconds = 0.25;  // per figure and round
  bool pillow = true;     // also run Pillow's script, where Python has Pillow
};

// Everything measured at one size; each figure as the list of its rounds.
class SizeBench {
 public:
  SizeBench(int side_px, int threads)
      : images_(augment::photo_like_images(side_px, std::max(64, 512 * 32 * 32 / (side_px * side_px)))),
        results_(images_),
        sampler_(augment::uniform_policy(), {"any"}, 1),
        one_(1),
        many_(threads) {
    for (size_t i = 0; i < images_.size(); ++i) {
      batch_.push_back({std::as_const(images_[i]).view(), results_[i].view(), 0, i});
    }
  }

  void round(double seconds) {
    for (auto [augmenter, rates] : {std::pair{&one_, &one_rates_}, std::pair{&many_, &many_rates_}}) {
      const double each =
          time_of(seconds, [&, augmenter = augmenter] { augmenter->augment(sampler_, epoch_++, batch_); });
      rates->push_back(static_cast<double>(batch_.size()) / each);
    }
    for (int op = 0; op < augment::kOpCount; ++op) {
      const auto calls = augment::random_calls(static_cast<Op>(op), static_cast<int>(batch_.size()));
      const double each = time_of(seconds / 8, [&] {
        for (size_t i = 0; i < batch_.size(); ++i) {
          augment::apply_op(calls[i], batch_[i].in, batch_[i].out, scratch_);
        }
      });
      op_ns_[static_cast<size_t>(op)].push_back(1e9 * each / static_cast<double>(batch_.size()));
    }
  }

  ordered_json result() const {
    ordered_json ops;
    for (const augment::OpInfo& info : augment::op_table()) {
      ops[std::string(info.name)] = std::round(median(op_ns_[static_cast<size_t>(info.op)]));
    }
    const double one = median(one_rates_), many = median(many_rates_);
    return {{"images_per_s", std::round(one)},
            {"threads", many_.threads()},
            {"images_per_s_all_threads", std::round(many)},
            {"thread_speedup", rounded(many / one, 2)},
            {"ops_ns", ops}};
  }

 private:
  std::vector<Image> images_, results_;
  std::vector<augment::BatchItem> batch_;
  augment::Sampler sampler_;
  augment::BatchAugmenter one_, many_;
  augment::Scratch scratch_;
  uint32_t epoch_ = 0;
  std::vector<double> one_rates_, many_rates_;
  std::array<std::vector<double>, augment::kOpCount> op_ns_;
};

// Adds Pillow's figures and the ratios to those of one size.
void add_pillow(ordered_json& size, const ordered_json& pillow) {
  ordered_json ratios;
  for (const auto& [op, ns] : size["ops_ns"].items()) {
    ratios[op] = rounded(pillow["ops_ns"][op].get<double>() / ns.get<double>(), 1);
  }
  size["pillow_images_per_s"] = pillow["images_per_s"];
  size["times_pillow"] = rounded(size["images_per_s"].get<double>() / pillow["images_per_s"].get<double>(), 1);
  size["pillow_ops_ns"] = pillow["ops_ns"];
  size["ops_times_pillow"] = ratios;
}

std::string as_table(const ordered_json& result) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1);
  text << "Random triples of the sixteen ops, RGB, " << result["isa"].get<std::string>() << " kernels\n\n";
  text << "                     images/s   threads    images/s  speed-up      Pillow     times\n";
  for (const auto& [name, size] : result["sizes"].items()) {
    text << std::left << std::setw(16) << name + "x" + name << std::right << std::setprecision(0);
    text << std::setw(13) << size["images_per_s"].get<double>() << std::setw(10) << size["threads"].get<int>();
    text << std::setw(12) << size["images_per_s_all_threads"].get<double>() << std::setprecision(2) << std::setw(10)
         << size["thread_speedup"].get<double>();
    if (size.contains("times_pillow")) {
      text << std::setprecision(0) << std::setw(12) << size["pillow_images_per_s"].get<double>()
           << std::setprecision(1) << std::setw(10) << size["times_pillow"].get<double>();
    }
    text << '\n';
  }
  for (const auto& [name, size] : result["sizes"].items()) {
    text << "\n"
         << std::left << std::setw(16) << name + "x" + name << std::right
         << "           ns   Pillow ns     times\n";
    for (const auto& [op, ns] : size["ops_ns"].items()) {
      text << std::left << std::setw(16) << op << std::right << std::setprecision(0) << std::setw(13)
           << ns.get<double>();
      if (size.contains("times_pillow")) {
        text << std::setw(12) << size["pillow_ops_ns"][op].get<double>() << std::setprecision(1) << std::setw(10)
             << size["ops_times_pillow"][op].get<double>();
      }
      text << '\n';
    }
  }
  return text.str();
}

void run_bench_augment(const BenchAugmentOptions& flags, const GlobalOptions& options) {
  std::vector<std::unique_ptr<SizeBench>> benches;
  for (const int size : flags.sizes) { benches.push_back(std::make_unique<SizeBench>(size, options.threads)); }
  // Half of our rounds before Pillow's, half after: a machine that slows down slows both.
  const auto run_rounds = [&](int rounds) {
    for (int round = 0; round < rounds; ++round) {
      for (const auto& bench : benches) { bench->round(flags.seconds); }
    }
  };
  run_rounds(flags.rounds / 2);
  const auto printed =
      flags.pillow ? run_python_script("augment/pillow_bench.py", "--json --rounds 5 --seconds 10", "PIL", options)
                   : std::nullopt;
  const ordered_json pillow = printed ? ordered_json::parse(*printed) : ordered_json();
  run_rounds(flags.rounds - flags.rounds / 2);

  ordered_json result = {{"benchmark", "augment"},
                         {"isa", augment::isa_name(augment::best_isa())},
                         {"rounds", flags.rounds},
                         {"sizes", ordered_json::object()}};
  if (printed) { result["pillow_version"] = pillow["pillow_version"]; }
  for (size_t i = 0; i < benches.size(); ++i) {
    const std::string name = std::to_string(flags.sizes[i]);
    ordered_json size = benches[i]->result();
    if (printed && pillow["sizes"].contains(name)) { add_pillow(size, pillow["sizes"][name]); }
    result["sizes"][name] = size;
  }
  if (options.json) {
    print_json(result);
  } else {
    std::cout << as_table(result);
  }
}

}  // namespace

void add_bench_augment(CLI::App& bench_app, GlobalOptions& options) {
  auto flags = std::make_shared<BenchAugmentOptions>();
  CLI::App* bench = bench_app.add_subcommand("augment", "Random triples and single ops, beside Pillow");
  bench->add_option("--size", flags->sizes, "Sides of the square images, separated by commas")
      ->type_name("N,...")
      ->delimiter(',')
      ->check(within(1, 4096))
      ->capture_default_str();
  add_round_flags(*bench, flags->rounds, flags->seconds);
  bench->add_flag("--pillow,!--no-pillow", flags->pillow,
                  "Measure Pillow too, where Python has it (32 and 224 only)");
  bench->callback([flags, &options] { run_bench_augment(*flags, options); });
}

}  // namespace la3::cli
