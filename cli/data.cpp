// la3 data info; get, export, index and shard have files of their own
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/data_info.h"
#include "cli/policy_table.h"
#include "la3/core/counted.h"
#include "la3/core/utf8.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;

ordered_json range_json(const data::SizeRange& range) {
  return {{"min", range.min}, {"median", range.median}, {"max", range.max}};
}

ordered_json info_json(const DataInfo& info) {
  ordered_json object = {{"data", info.spec}, {"ok", info.bad.empty()}, {"label_count", info.labels.size()}};
  object["splits"] = ordered_json::object();
  for (const SplitInfo& split : info.splits) {
    ordered_json& entry = object["splits"][split.name] = {{"images", split.images}};
    if (!split.statistics) { continue; }
    entry["width"] = range_json(split.statistics->width);
    entry["height"] = range_json(split.statistics->height);
    entry["mean"] = split.statistics->mean;
    entry["deviation"] = split.statistics->deviation;
  }
  object["labels"] = ordered_json::array();
  for (size_t label = 0; label < info.labels.size(); ++label) {
    ordered_json entry = {{"label", info.labels[label]}};
    if (!info.titles.empty()) { entry["title"] = info.titles[label]; }
    for (const SplitInfo& split : info.splits) { entry[split.name] = split.per_label[label]; }
    object["labels"].push_back(entry);
  }
  object["bad_file_count"] = info.bad.size();
  object["bad_files"] = ordered_json::array();
  for (const data::BadFile& file : info.bad) {
    object["bad_files"].push_back({{"file", file.path}, {"problem", file.problem}});
  }
  return object;
}

void show_info(const InfoOptions& wanted, const GlobalOptions& options) {
  const DataInfo info = inspect_data(wanted, options);
  if (options.json) {
    print_json(info_json(info));
  } else {
    std::cout << info_text(info, wanted.top, locale_is_utf8());
    if (!info.bad.empty()) {
      std::cout << "\n" << counted(info.bad.size(), "bad file") << (wanted.skip_bad ? ", left out" : "") << ":\n";
    }
    std::cout << bad_files_text(info.bad);
  }
  if (!info.bad.empty() && !wanted.skip_bad) { throw CLI::RuntimeError(1); }  // already reported
}

void add_info(CLI::App& data, GlobalOptions& options) {
  const auto wanted = std::make_shared<InfoOptions>();
  CLI::App* command =
      data.add_subcommand("info", "Read a data set: labels, sizes, colours; exit code 1 if it has bad files");
  command->fallthrough();
  command->footer(
      "shapes needs no files. cifar10:DIR and cifar100:DIR are the binary versions, as `la3 data get` leaves "
      "them.\n"
      "folder:DIR has a folder for each label, or train, val and test with such folders in them.\n"
      "shards:DIR has tar files after WebDataset's convention, or train, val and test with such files in them.\n"
      "csv:FILE has lines with a file's path, its label and perhaps its part (train, val or test).\n"
      "Examples:\n"
      "  la3 data info shapes\n"
      "  la3 data info folder:photos --quick");
  command
      ->add_option("SPEC", wanted->spec,
                   "shapes, cifar10:DIR, cifar100:DIR, folder:DIR, shards:DIR or csv:FILE, see below")
      ->required();
  command->add_flag("--skip-bad", wanted->skip_bad, "Do not fail because of bad files: list them and skip them");
  command->add_flag("--quick", wanted->quick, "Read only the beginning and end of each file: no sizes, no colours");
  command->add_option("--top", wanted->top, "At most N labels in the table; 0: all")
      ->type_name("N")
      ->check(within(0, 1000000))
      ->capture_default_str();
  command->callback([wanted, &options] { show_info(*wanted, options); });
}

}  // namespace

void add_data_command(CLI::App& app, GlobalOptions& options) {
  CLI::App* data = app.add_subcommand("data", "Inspect, download, convert and index data sets");
  data->fallthrough();
  data->require_subcommand(1);
  add_info(*data, options);
  add_data_get(*data, options);
  add_data_export(*data, options);
  add_data_index(*data, options);
  add_data_shard(*data, options);
}

}  // namespace la3::cli
