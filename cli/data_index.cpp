// la3 data index | shard
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "la3/core/counted.h"
#include "la3/core/utf8.h"
#include "la3/data/shards.h"
#include "la3/data/spec.h"

namespace la3::cli {
namespace {

struct IndexCommand {
  std::string spec, out;
  bool skip_bad = false;
};

// Counts bad files. If they are not to be skipped, the error names them.
data::OpenOptions opening(bool skip_bad, size_t& bad, const GlobalOptions& options) {
  data::OpenOptions open;
  open.skip_bad = skip_bad;
  open.threads = options.threads;
  open.on_bad = [&bad](const data::BadFile&) { ++bad; };
  open.on_note = [&options](const std::string& line) { note(options, printable(line)); };
  return open;
}

void run_index(const IndexCommand& command, const GlobalOptions& options) {
  size_t bad = 0;
  data::OpenOptions how = opening(command.skip_bad, bad, options);
  how.index = command.out;
  const data::IndexSummary made = data::index_dataset(command.spec, how);
  if (options.json) {
    return print_json({{"data", command.spec},
                       {"index", made.file.string()},
                       {"image_count", made.images},
                       {"image_bytes", made.bytes},
                       {"group_count", made.groups},
                       {"bad_file_count", bad}});
  }
  const bool is_shards = command.spec.starts_with("shards:");
  std::cout << printable(made.file.string()) << ": the index of " << counted(made.images, "image") << " in "
            << counted(made.groups, is_shards ? "shard" : "folder") << " with " << made.bytes / 1'000'000 << " MB"
            << (bad > 0 ? "; " + counted(bad, "bad file") + " left out" : "") << "\n";
}

struct ShardCommand {
  std::string spec, out;
  bool skip_bad = false;
  size_t per_shard = 1000;
};

void run_shard(const ShardCommand& command, const GlobalOptions& options) {
  size_t bad = 0;
  const data::Splits splits = data::open_dataset(command.spec, opening(command.skip_bad, bad, options));
  size_t total = 0;
  for (const data::Dataset* part : {splits.train.get(), splits.validation.get(), splits.test.get()}) {
    total += part == nullptr ? 0 : part->size();
  }
  ProgressLine line(options);
  data::WriteShardsOptions how;
  how.per_shard = command.per_shard;
  how.seed = options.seed;
  how.progress = [&](size_t done) {
    if (was_interrupted()) { throw Stopped(); }
    if (line.is_due()) { line.show(std::to_string(done) + " of " + counted(total, "image") + " written"); }
  };
  catch_interrupts();
  data::WrittenShards written;
  try {
    written = data::write_shards(splits, command.out, how);
  } catch (const Stopped&) {
    line.note("interrupted; nothing is left of " + printable(command.out));
    throw CLI::RuntimeError(130);
  }
  if (options.json) {
    return print_json({{"data", command.spec},
                       {"shards", command.out},
                       {"image_count", written.samples},
                       {"shard_count", written.shards},
                       {"bytes", written.bytes},
                       {"bad_file_count", bad}});
  }
  std::cout << printable(command.out) << ": " << counted(written.samples, "image") << " in "
            << counted(written.shards, "shard") << ", " << written.bytes / 1'000'000 << " MB"
            << (bad > 0 ? "; " + counted(bad, "bad file") + " left out" : "")
            << "; use it as shards:" << printable(command.out) << "\n";
}

}  // namespace

void add_data_index(CLI::App& data, GlobalOptions& options) {
  const auto flags = std::make_shared<IndexCommand>();
  CLI::App* command =
      data.add_subcommand("index", "Write an index of a folder or of shards, so that it opens at once");
  command->fallthrough();
  command->footer(
      "The index is used whenever the data set is opened, as long as no folder's or shard's time has changed; "
      "after that\n"
      "all files are looked at again, with a note. Make a new one whenever images come or go.\n"
      "Examples:\n"
      "  la3 data index folder:photos\n"
      "  la3 data index folder:/read-only/photos --out photos.index    # then "
      "folder:/read-only/photos?index=photos.index");
  command->add_option("SPEC", flags->spec, "folder:DIR or shards:DIR")->required();
  command->add_option("--out", flags->out, "Where to put it (default: DIR/.la3-index)")->type_name("FILE");
  command->add_flag("--skip-bad", flags->skip_bad, "Skip bad files instead of failing");
  command->callback([flags, &options] { run_index(*flags, options); });
}

void add_data_shard(CLI::App& data, GlobalOptions& options) {
  const auto flags = std::make_shared<ShardCommand>();
  CLI::App* command = data.add_subcommand("shard", "Write a data set as tar files, after WebDataset's convention");
  command->fallthrough();
  command->footer(
      "Files are taken as they are, in random order; DIR gets train, val and test with the shards, classes.txt and "
      "an index.\n"
      "Example:\n"
      "  la3 data shard folder:photos --out photos-shards    # then shards:photos-shards");
  command->add_option("SPEC", flags->spec, "The data set to write")->required();
  command->add_option("--out", flags->out, "A new folder")->type_name("DIR")->required();
  command->add_option("--per-shard", flags->per_shard, "Images in a shard")
      ->type_name("N")
      ->check(within(1, 1 << 30))
      ->capture_default_str();
  command->add_flag("--skip-bad", flags->skip_bad, "Skip bad files instead of failing");
  command->callback([flags, &options] { run_shard(*flags, options); });
}

}  // namespace la3::cli
