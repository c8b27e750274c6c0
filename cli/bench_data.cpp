// `la3 bench data`: how fast the loader makes batches, in memory and from a folder of JPEGs,
// compared with Pillow and numpy.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "benchmarks/augment/inputs.h"
#include "benchmarks/augment/memory_dataset.h"
#include "cli/commands.h"
#include "cli/timing.h"
#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/memory.h"
#include "la3/core/parallel.h"
#include "la3/data/image_folder.h"
#include "la3/loader/kept_set.h"
#include "la3/loader/loader.h"
#include "la3/policy/policy.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

struct BenchDataOptions {
  std::string folder;    // DIR/<label>/*; empty: generated JPEGs of 224 to 500 pixels
  int rounds = 5;        // every figure is the median of this many
  double seconds = 1.0;  // per figure and round
  bool pillow = true;
  bool formats = false;  // decoding alone, of every format that Pillow writes
};

// A folder of JPEGs that is removed when the benchmark ends.
class MadeUpFolder {
 public:
  MadeUpFolder() : folder_("la3-bench") {
    constexpr int kImages = 96;
    for (int i = 0; i < kImages; ++i) {
      const fs::path label = path() / (i % 2 == 0 ? "even" : "odd");
      make_folder(label);
      const int side_px = 224 + i * (500 - 224) / (kImages - 1);
      codec::write_image(label / (std::to_string(i) + ".jpg"),
                         augment::photo_like(side_px, static_cast<uint64_t>(i)).view(), 90);
    }
  }
  const fs::path& path() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
};

// Images per second of a new loader, from its start. The loader is destroyed on return, so it does
// not prefetch while another one is measured.
double loader_rate(const std::shared_ptr<const data::Dataset>& dataset, int batch_size, int workers,
                   double seconds) {
  loader::Loader loader(dataset, {.batch_size = batch_size,
                                  .policy = std::make_shared<augment::Sampler>(
                                      policy::make_sampler(policy::uniform_policy(), dataset->labels(), 1)),
                                  .workers = workers});
  uint32_t epoch = 0;
  loader.start_epoch(epoch);
  size_t images = 0, calls = 0;
  const double each = time_of(seconds, [&] {
    const loader::Batch* batch = loader.next();
    while (batch == nullptr) {
      loader.start_epoch(++epoch);
      batch = loader.next();
    }
    images += batch->count;
    ++calls;
  });
  return static_cast<double>(images) / (each * static_cast<double>(calls));
}

ordered_json measure(const std::shared_ptr<const data::Dataset>& dataset, int batch_size, int threads,
                     const BenchDataOptions& flags) {
  const int workers = threads == 0 ? usable_cores() : threads;
  std::vector<double> one, many;
  for (int round = 0; round < flags.rounds; ++round) {
    one.push_back(loader_rate(dataset, batch_size, 1, flags.seconds));
    many.push_back(loader_rate(dataset, batch_size, workers, flags.seconds));
  }
  return {{"images_per_s", rounded(median(one), 0)},
          {"workers", workers},
          {"images_per_s_all_workers", rounded(median(many), 0)},
          {"worker_speedup", rounded(median(many) / median(one), 2)}};
}

// Images per second of CPU time, decoding files in memory by one thread; the best of three rounds, as
// the script measures Pillow.
double decoding_rate(const fs::path& folder, double seconds) {
  std::vector<std::vector<uint8_t>> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    files.push_back(read_file(entry.path(), size_t{64} << 20));
  }
  double best = 0;
  for (int round = 0; round < 3; ++round) {
    const std::clock_t begin = std::clock();
    const auto elapsed = [&] { return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; };
    size_t images = 0;
    while (elapsed() < seconds / 3) {
      for (const auto& file : files) { codec::decode(file, folder.string()); }
      images += files.size();
    }
    best = std::max(best, static_cast<double>(images) / elapsed());
  }
  return best;
}

void run_bench_formats(const BenchDataOptions& flags, const GlobalOptions& options) {
  const TemporaryFolder folder("la3-bench");
  constexpr int kImages = 8, kSide = 400;
  for (int i = 0; i < kImages; ++i) {
    codec::write_image(folder / (std::to_string(i) + ".png"),
                       augment::photo_like(kSide, static_cast<uint64_t>(i)).view());
  }
  const auto printed = run_python_script(
      "data/pillow_formats.py", "'" + folder.path().string() + "' --seconds " + std::to_string(flags.seconds),
      "PIL", options);
  if (!printed) { throw Error("Pillow expected, which writes the files to decode, found none"); }
  const auto pillow = ordered_json::parse(*printed);
  ordered_json result = {{"benchmark", "formats"}, {"pillow_version", pillow["pillow_version"]}};
  for (const auto& [format, theirs] : pillow["formats"].items()) {
    const double ours = decoding_rate(folder / format, flags.seconds);
    result["formats"][format] = {{"images_per_s", rounded(ours, 0)},
                                 {"pillow_images_per_s", theirs},
                                 {"times_pillow", rounded(ours / theirs.get<double>(), 1)}};
  }
  if (options.json) { return print_json(result); }
  std::cout << "Decoding photos of 400x400 pixels, images per second of CPU time, one thread\n\n"
            << "                   la3    Pillow     times\n";
  for (const auto& [format, row] : result["formats"].items()) {
    std::cout << std::left << std::setw(14) << format << std::right << std::fixed << std::setprecision(0)
              << std::setw(8) << row["images_per_s"].get<double>() << std::setw(10)
              << row["pillow_images_per_s"].get<double>() << std::setprecision(1) << std::setw(10)
              << row["times_pillow"].get<double>() << '\n';
  }
}

void run_bench_data(const BenchDataOptions& flags, const GlobalOptions& options) {
  if (flags.formats) { return run_bench_formats(flags, options); }
  ordered_json result = {{"benchmark", "data"}, {"rounds", flags.rounds}};
  result["memory_32"] = measure(std::make_shared<augment::MemoryDataset>(4096), 128, options.threads, flags);

  const auto made_up = flags.folder.empty() ? std::make_unique<MadeUpFolder>() : nullptr;
  const std::string folder = made_up ? made_up->path().string() : flags.folder;
  const data::Splits splits = data::open_image_folder(folder, {});
  result["folder_224"] = measure(splits.train, 32, options.threads, flags);
  const auto kept = loader::keep_decoded(splits.train, std::make_shared<loader::MemoryBudget>(usable_memory() / 4));
  loader::Loader first(kept, {.batch_size = 32});
  first.start_epoch(0);
  while (first.next() != nullptr) {}  // decodes them
  result["kept_224"] = measure(kept, 32, options.threads, flags);
  if (flags.pillow) {
    if (const auto printed =
            run_python_script("data/pillow_loader.py", "'" + folder + "' --seconds 4", "PIL, numpy", options)) {
      const auto pillow = ordered_json::parse(*printed);
      result["pillow_version"] = pillow["pillow_version"];
      result["folder_224"]["pillow_images_per_s"] = pillow["images_per_s"];
      result["folder_224"]["times_pillow"] =
          rounded(result["folder_224"]["images_per_s"].get<double>() / pillow["images_per_s"].get<double>(), 1);
    }
  }
  if (options.json) { return print_json(result); }

  std::cout << "The loader with random triples, crop, flip and normalising (and cutout at 32x32)\n\n"
            << "                           images/s   workers    images/s  speed-up      Pillow     times\n";
  for (const auto& [key, name] : {std::pair{"memory_32", "in memory, 32x32"},
                                  {"folder_224", "JPEG folder, 224x224"},
                                  {"kept_224", "the same, kept"}}) {
    const ordered_json& row = result[key];
    std::cout << std::left << std::setw(22) << name << std::right << std::fixed << std::setprecision(0)
              << std::setw(13) << row["images_per_s"].get<double>() << std::setw(10) << row["workers"].get<int>()
              << std::setw(12) << row["images_per_s_all_workers"].get<double>() << std::setprecision(2)
              << std::setw(10) << row["worker_speedup"].get<double>();
    if (row.contains("times_pillow")) {
      std::cout << std::setprecision(0) << std::setw(12) << row["pillow_images_per_s"].get<double>()
                << std::setprecision(1) << std::setw(10) << row["times_pillow"].get<double>();
    }
    std::cout << '\n';
  }
}

}  // namespace

void add_bench_data(CLI::App& bench_app, GlobalOptions& options) {
  auto flags = std::make_shared<BenchDataOptions>();
  CLI::App* bench =
      bench_app.add_subcommand("data", "The loader, in memory and from a folder of JPEGs, compared with Pillow");
  bench
      ->add_option("--folder", flags->folder,
                   "A folder of labels to read; without it, made-up JPEGs of 224 to 500 pixels")
      ->type_name("DIR");
  add_round_flags(*bench, flags->rounds, flags->seconds);
  bench->add_flag("--pillow,!--no-pillow", flags->pillow,
                  "Measure a Pillow and numpy pipeline too, where Python has them");
  bench->add_flag("--formats", flags->formats, "Measure decoding alone, of each format that Pillow writes");
  bench->callback([flags, &options] { run_bench_data(*flags, options); });
}

}  // namespace la3::cli
