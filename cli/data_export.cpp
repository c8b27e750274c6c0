// `la3 data export`: writes a data set as a folder of PNG files, for other programs.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/codec.h"
#include "la3/data/spec.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;

struct ExportFlags {
  std::string spec, out;
};

void check_folder_name(const std::string& label) {
  if (label.empty() || label == "." || label == ".." || label.find('/') != std::string::npos) {
    throw Error("label " + in_quotes(label) + ": a name that a folder can have expected");
  }
}

void write_split(const fs::path& folder, const data::Dataset& split, ThreadPool& pool) {
  for (const std::string& label : split.labels()) {
    check_folder_name(label);
    fs::create_directories(folder / label);
  }
  pool.for_each(split.size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      char name[32];
      std::snprintf(name, sizeof(name), "%06zu.png", i);
      const fs::path path = folder / split.labels()[static_cast<size_t>(split.label(i))] / name;
      const std::vector<uint8_t> bytes = data::encode_png(split.get(i).view());
      std::ofstream file(path, std::ios::binary);
      file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
      file.close();
      if (!file) { throw Error(path.string() + ": cannot write"); }
    }
  });
}

void run_export(const ExportFlags& flags, const GlobalOptions& options) {
  const data::Splits splits = data::open_dataset(flags.spec, {.threads = options.threads});
  const fs::path out = fs::path(flags.out).has_filename() ? fs::path(flags.out) : fs::path(flags.out).parent_path();
  if (fs::exists(out)) { throw Error(out.string() + ": is there already; a new folder expected"); }
  // The folder gets its name when it is whole.
  fs::path unfinished = out;
  unfinished += ".unfinished";
  if (fs::exists(unfinished)) {
    throw Error(unfinished.string() + ": is left of an export that was not finished; remove it first");
  }
  nlohmann::ordered_json result = {{"data", flags.spec}, {"out", out.string()}};
  ThreadPool pool(options.threads);
  try {
    const std::pair<const char*, const data::Dataset*> parts[] = {
        {"train", splits.train.get()}, {"val", splits.validation.get()}, {"test", splits.test.get()}};
    for (const auto& [name, split] : parts) {
      if (split == nullptr) { continue; }
      write_split(unfinished / name, *split, pool);
      result["images"][name] = split->size();
    }
    fs::rename(unfinished, out);
  } catch (...) {
    std::error_code ignored;
    fs::remove_all(unfinished, ignored);
    throw;
  }
  if (options.json) { return print_json(result); }
  for (const auto& [name, images] : result["images"].items()) {
    std::printf("%s: %zu images\n", (out / name).c_str(), images.get<size_t>());
  }
}

}  // namespace

void add_data_export(CLI::App& data, GlobalOptions& options) {
  const auto flags = std::make_shared<ExportFlags>();
  CLI::App* command = data.add_subcommand("export", "Write a data set as folders of PNG files, for other programs");
  command->fallthrough();
  command->footer(
      "OUT/train/LABEL/000000.png, and so on for val and test: what folder:OUT and torchvision's ImageFolder "
      "read.\n"
      "Example:\n"
      "  la3 data export shapes --out shapes");
  command->add_option("SPEC", flags->spec, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR or shards:DIR")
      ->required();
  command->add_option("--out", flags->out, "The folder to make")->type_name("DIR")->required();
  command->callback([flags, &options] { run_export(*flags, options); });
}

}  // namespace la3::cli
