// `la3 data export`: writes a data set as a folder of PNG files, for other programs.
#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "la3/codec/codec.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/parallel.h"
#include "la3/core/unfinished_folder.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;

struct ExportFlags {
  std::string spec, out;
  bool skip_bad = false;
};

void check_folder_name(const std::string& label) {
  if (label.empty() || label == "." || label == ".." || label.find('/') != std::string::npos) {
    throw Error("label " + in_quotes(label) + ": a name that a folder can have expected");
  }
}

void write_split(const fs::path& folder, const data::Dataset& split, ThreadPool& pool) {
  for (const std::string& label : split.labels()) {
    check_folder_name(label);
    make_folder(folder / label);
  }
  pool.for_each(split.size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      if (was_interrupted()) { throw Stopped(); }
      char name[32];
      std::snprintf(name, sizeof(name), "%06zu.png", i);
      const fs::path path = folder / split.labels()[static_cast<size_t>(split.label(i))] / name;
      write_new_file(path, codec::encode_png(split.get(i).view()));
    }
  });
}

void run_export(const ExportFlags& flags, const GlobalOptions& options) {
  data::OpenOptions open{.skip_bad = flags.skip_bad, .threads = options.threads};
  size_t bad = 0;
  open.on_bad = [&](const data::BadFile&) { ++bad; };
  open.on_note = [&](const std::string& line) { note(options, printable(line)); };
  const data::Splits splits = data::open_dataset(flags.spec, open);
  if (bad > 0) { note(options, counted(bad, "bad file") + " left out; la3 data info lists them"); }
  const fs::path out = fs::path(flags.out).has_filename() ? fs::path(flags.out) : fs::path(flags.out).parent_path();
  std::error_code unknown;
  if (fs::exists(out, unknown)) { throw Error(out.string() + ": is there already; a new folder expected"); }
  nlohmann::ordered_json result = {{"data", flags.spec}, {"out", out.string()}};
  ThreadPool pool(options.threads);
  catch_interrupts();
  try {
    UnfinishedFolder unfinished(out);
    const std::pair<const char*, const data::Dataset*> parts[] = {
        {"train", splits.train.get()}, {"val", splits.validation.get()}, {"test", splits.test.get()}};
    for (const auto& [name, split] : parts) {
      if (split == nullptr) { continue; }
      write_split(unfinished.path() / name, *split, pool);
      result["images"][name] = split->size();
    }
    unfinished.finish();
  } catch (const Stopped&) {
    note(options, "interrupted; nothing is left of " + printable(out.string()));
    throw CLI::RuntimeError(130);
  }
  result["bad_file_count"] = bad;
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
  command->add_option("SPEC", flags->spec, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR, shards:DIR or csv:FILE")
      ->required();
  command->add_option("--out", flags->out, "The folder to make")->type_name("DIR")->required();
  command->add_flag("--skip-bad", flags->skip_bad, "Skip bad files instead of failing");
  command->callback([flags, &options] { run_export(*flags, options); });
}

}  // namespace la3::cli
