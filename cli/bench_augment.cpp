// `la3 bench augment`: random triples, or another policy, and single ops, compared with Pillow, and on a GPU.
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
#include "la3/augment/cuda/device_batch.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

using augment::Op;
using nlohmann::ordered_json;

struct BenchAugmentOptions {
  std::vector<int> sizes = {32, 224};
  int rounds = 6;         // every figure is the median of this many
  double seconds = 0.25;  // per figure and round
  bool pillow = true;     // also run the Pillow script, if Python has Pillow
  std::string device = "cpu";
  std::string policy = "random";  // the images all have its first label
};

augment::Sampler bench_sampler(const std::string& name) {
  const policy::Policy policy = policy::open_some_policy(name);
  if (policy::is_label_invariant(policy)) { return policy::make_sampler(policy, {"any"}, 1); }
  std::vector<std::string> labels;
  for (const policy::LabelPolicy& label : policy.labels) { labels.push_back(label.label); }
  return policy::make_sampler(policy, labels, 1);
}

// The GPU number in "cuda" or "cuda:N"; nothing for "cpu".
std::optional<int> parse_gpu(const std::string& device) {
  if (device == "cpu") { return std::nullopt; }
  return device == "cuda" ? 0 : std::stoi(device.substr(5));
}

// All measurements at one image size; each figure is the list of its rounds.
class SizeBench {
 public:
  SizeBench(int side_px, int threads, const augment::Sampler& sampler)
      : images_(augment::photo_like_images(side_px, std::max(64, 512 * 32 * 32 / (side_px * side_px)))),
        results_(images_),
        sampler_(sampler),
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

// The GPU at one image size: resident images to bfloat16, timed on the GPU. Each figure is the list
// of its rounds.
class GpuBench {
 public:
  GpuBench(int side_px, int gpu, const augment::Sampler& sampler)
      : sampler_(sampler), stream_(gpu), timer_(gpu), batch_(options(side_px, gpu)) {
    // Far more than the L2 cache holds: a few different images, repeated.
    constexpr int kPixels = 1 << 28, kDifferent = 256, kMost = 1 << 20;
    count_ = std::clamp(kPixels / (side_px * side_px), kSmallBatch, kMost);
    const std::vector<Image> images = augment::photo_like_images(side_px, std::min(count_, kDifferent));
    std::vector<uint8_t> pixels;
    pixels.reserve(images[0].bytes() * static_cast<size_t>(count_));
    for (int i = 0; i < count_; ++i) {
      const Image& image = images[static_cast<size_t>(i) % images.size()];
      pixels.insert(pixels.end(), image.data(), image.data() + image.bytes());
    }
    in_ = cuda::DeviceBuffer(pixels.size(), gpu);
    in_.upload(pixels.data(), pixels.size());
    out_ = cuda::DeviceBuffer(2 * pixels.size(), gpu);
    const std::vector<int64_t> labels(static_cast<size_t>(count_), 0);
    labels_ = cuda::DeviceBuffer(labels.size() * sizeof(int64_t), gpu);
    labels_.upload(labels.data(), labels.size() * sizeof(int64_t));
    if (is_large(side_px)) { add_photos(side_px, gpu); }
  }

  void round(double seconds) {
    if (cutting_) {
      cutting_->set_policy(sampler_);
      photo_rates_.push_back(count_ / seconds_per_run(*cutting_, count_, seconds / 8));
    }
    batch_.set_policy(sampler_);
    rates_.push_back(count_ / seconds_per_run(batch_, count_, seconds));
    small_batch_us_.push_back(1e6 * seconds_per_run(batch_, kSmallBatch, seconds / 8));
    batch_.clear_policy();
    plain_rates_.push_back(count_ / seconds_per_run(batch_, count_, seconds / 8));
    for (int op = 0; op < augment::kOpCount; ++op) {
      policy::Policy policy;
      policy.labels.push_back({"*", {{.ops = {static_cast<Op>(op), Op::kIdentity, Op::kIdentity}, .score = {}}}});
      batch_.set_policy(policy::make_sampler(policy, {"any"}, 1));
      op_ns_[static_cast<size_t>(op)].push_back(1e9 * seconds_per_run(batch_, count_, seconds / 8) / count_);
    }
  }

  ordered_json result() const {
    ordered_json ops;
    for (const augment::OpInfo& info : augment::op_table()) {
      ops[std::string(info.name)] = rounded(median(op_ns_[static_cast<size_t>(info.op)]), 3);
    }
    const double rate = median(rates_), image_bytes = static_cast<double>(in_.size() + out_.size()) / count_;
    ordered_json result = {{"images_per_s", std::round(rate)},
                           {"batch", count_},
                           {"gb_per_s", rounded(rate * image_bytes / 1e9, 1)},  // bytes in and bfloat16s out
                           {"without_policy_images_per_s", std::round(median(plain_rates_))},
                           {"batch_of_128_us", rounded(median(small_batch_us_), 2)},
                           {"standard", batch_.options().standard ? "crop, flip, cutout" : "none"},
                           {"ops_ns", ops}};
    if (cutting_) { result["from_photos_images_per_s"] = std::round(median(photo_rates_)); }
    return result;
  }

 private:
  static constexpr int kSmallBatch = 128;

  static bool is_large(int side_px) { return side_px > 64; }

  // Photos of twice the size, from which the same number of images is cut at random.
  void add_photos(int side_px, int gpu) {
    constexpr int kDifferent = 256;
    const int photo_px = 2 * side_px;
    const std::vector<Image> images = augment::photo_like_images(photo_px, kDifferent);
    std::vector<uint8_t> pixels;
    for (const Image& image : images) { pixels.insert(pixels.end(), image.data(), image.data() + image.bytes()); }
    photos_ = cuda::DeviceBuffer(pixels.size(), gpu);
    photos_.upload(pixels.data(), pixels.size());
    const augment::ResizedCropOptions crops{.width = side_px, .height = side_px};
    std::vector<augment::DeviceCut> cuts;
    for (int i = 0; i < count_; ++i) {
      const size_t at = static_cast<size_t>(i % kDifferent) * images[0].bytes();
      random::Stream stream(1, 0, static_cast<uint64_t>(i), random::Purpose::kBenchmark);
      const augment::ResizedCrop crop = augment::decide_resized_crop(stream, photo_px, photo_px, crops);
      const image::Region& part = crop.region;
      const auto* photo = static_cast<const uint8_t*>(photos_.data()) + at;
      cuts.push_back(augment::device_cut(
          {photo, photo_px, photo_px, 3},
          augment::crop_resampling(part.x, part.y, part.x + part.width, part.y + part.height, crop.flip, crops)));
    }
    cuts_ = cuda::DeviceBuffer(cuts.size() * sizeof(augment::DeviceCut), gpu);
    cuts_.upload(cuts.data(), cuts.size() * sizeof(augment::DeviceCut));
    augment::DeviceBatchOptions cutting = batch_.options();
    cutting.cuts = {crops.filter, photo_px};
    cutting_ = std::make_unique<augment::DeviceBatch>(cutting);
  }

  // Small images as in CIFAR, larger ones as they come from a resized crop.
  static augment::DeviceBatchOptions options(int side_px, int gpu) {
    augment::DeviceBatchOptions options;
    options.device = gpu;
    options.width = options.height = side_px;
    options.type = augment::ValueType::kBfloat16;
    if (is_large(side_px)) { options.standard.reset(); }
    options.normalization = {.mean = {0.49, 0.48, 0.45}, .deviation = {0.25, 0.24, 0.26}};
    return options;
  }

  double seconds_per_run(augment::DeviceBatch& batch, int samples, double seconds) {
    augment::DeviceSource source;
    source.images = static_cast<const uint8_t*>(in_.data());
    source.cuts = static_cast<const augment::DeviceCut*>(cuts_.data());
    source.labels = static_cast<const int64_t*>(labels_.data());
    source.count = count_;
    const auto time_runs = [&](int runs) {
      timer_.start(stream_.handle());
      for (int i = 0; i < runs; ++i) {
        batch.set_place(epoch_++, 0, stream_.handle());
        batch.run(source, {out_.data(), nullptr}, samples, stream_.handle());
      }
      return timer_.stop_s(stream_.handle()) / runs;
    };
    time_runs(1);
    const double each = time_runs(3);
    return time_runs(static_cast<int>(std::clamp(seconds / each, 3.0, 1e5)));
  }

  augment::Sampler sampler_;
  cuda::DeviceStream stream_;
  cuda::DeviceTimer timer_;
  augment::DeviceBatch batch_;
  cuda::DeviceBuffer in_, out_, labels_;
  std::unique_ptr<augment::DeviceBatch> cutting_;  // for large images
  cuda::DeviceBuffer photos_, cuts_;
  int count_ = 0;
  uint32_t epoch_ = 0;
  std::vector<double> rates_, plain_rates_, photo_rates_, small_batch_us_;
  std::array<std::vector<double>, augment::kOpCount> op_ns_;
};

// Adds Pillow's figures and the ratios to the figures of one size.
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
  const auto policy = result["policy"].get<std::string>();
  text << (policy == "random" ? "Random triples of the sixteen ops" : "The policy " + policy) << ", RGB, "
       << result["isa"].get<std::string>() << " kernels\n\n";
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
  if (result.contains("gpu")) {
    text << "\nOn " << result["gpu"].get<std::string>()
         << ", from bytes to normalised bfloat16\n\n                     images/s     times     batch      GB/s  "
            "128 images\n";
    for (const auto& [name, size] : result["sizes"].items()) {
      const ordered_json& gpu = size["cuda"];
      text << std::left << std::setw(16) << name + "x" + name << std::right << std::setprecision(0);
      text << std::setw(13) << gpu["images_per_s"].get<double>() << std::setw(10)
           << size["cuda_times_one_core"].get<double>() << std::setw(10) << gpu["batch"].get<int>() << std::setw(10)
           << gpu["gb_per_s"].get<double>() << std::setprecision(1) << std::setw(9)
           << gpu["batch_of_128_us"].get<double>() << " us\n";
      if (gpu.contains("from_photos_images_per_s")) {
        text << std::left << std::setw(16) << "  cut from photos" << std::right << std::setprecision(0)
             << std::setw(12) << gpu["from_photos_images_per_s"].get<double>() << '\n';
      }
    }
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
  const std::optional<int> gpu = parse_gpu(flags.device);
  const augment::Sampler sampler = bench_sampler(flags.policy);
  std::vector<std::unique_ptr<GpuBench>> gpu_benches;
  if (gpu) {
    cuda::check_device(*gpu);
    for (const int size : flags.sizes) { gpu_benches.push_back(std::make_unique<GpuBench>(size, *gpu, sampler)); }
  }
  std::vector<std::unique_ptr<SizeBench>> benches;
  for (const int size : flags.sizes) {
    benches.push_back(std::make_unique<SizeBench>(size, options.threads, sampler));
  }
  // Half of our rounds run before Pillow's and half after, so a machine that slows down slows both.
  const auto run_rounds = [&](int rounds) {
    for (int round = 0; round < rounds; ++round) {
      for (const auto& bench : benches) { bench->round(flags.seconds); }
      for (const auto& bench : gpu_benches) { bench->round(flags.seconds); }
    }
  };
  run_rounds(flags.rounds / 2);
  const auto printed =
      flags.pillow && flags.policy == "random"
          ? run_python_script("augment/pillow_bench.py", "--json --rounds 5 --seconds 10", "PIL", options)
          : std::nullopt;
  const ordered_json pillow = printed ? ordered_json::parse(*printed) : ordered_json();
  run_rounds(flags.rounds - flags.rounds / 2);

  ordered_json result = {{"benchmark", "augment"},
                         {"policy", flags.policy},
                         {"isa", isa_name(best_isa())},
                         {"rounds", flags.rounds},
                         {"sizes", ordered_json::object()}};
  if (gpu) { result["gpu"] = cuda::device_name(*gpu); }
  if (printed) { result["pillow_version"] = pillow["pillow_version"]; }
  for (size_t i = 0; i < benches.size(); ++i) {
    const std::string name = std::to_string(flags.sizes[i]);
    ordered_json size = benches[i]->result();
    if (printed && pillow["sizes"].contains(name)) { add_pillow(size, pillow["sizes"][name]); }
    if (gpu) {
      size["cuda"] = gpu_benches[i]->result();
      size["cuda_times_one_core"] =
          rounded(size["cuda"]["images_per_s"].get<double>() / size["images_per_s"].get<double>(), 1);
    }
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
  CLI::App* bench =
      bench_app.add_subcommand("augment", "Random triples and single operations, compared with Pillow");
  bench->add_option("--size", flags->sizes, "Sides of the square images, separated by commas")
      ->type_name("N,...")
      ->delimiter(',')
      ->check(within(1, 4096))
      ->capture_default_str();
  add_round_flags(*bench, flags->rounds, flags->seconds);
  bench->add_flag("--pillow,!--no-pillow", flags->pillow,
                  "Measure Pillow too, where Python has it (32 and 224 only)");
  bench
      ->add_option("--policy", flags->policy,
                   "A policy file, or one of `la3 policy list`; Pillow is measured with random triples only")
      ->type_name("FILE")
      ->capture_default_str();
  bench->add_option("--device", flags->device, "Measure a GPU too: cpu (none), cuda or cuda:N")
      ->check([](const std::string& device) -> std::string {
        const bool is_numbered = device.starts_with("cuda:") && device.size() > 5 && device.size() < 9 &&
                                 device.find_first_not_of("0123456789", 5) == std::string::npos;
        return device == "cpu" || device == "cuda" || is_numbered ? "" : "cpu, cuda or cuda:N expected";
      })
      ->type_name("DEVICE")
      ->capture_default_str();
  bench->callback([flags, &options] { run_bench_augment(*flags, options); });
}

}  // namespace la3::cli
