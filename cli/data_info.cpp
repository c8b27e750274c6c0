#include "cli/data_info.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>

#include "cli/policy_table.h"
#include "cli/progress.h"
#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"

namespace la3::cli {
namespace {

bool is_in_memory(const data::Dataset& dataset) {
  return dataset.size() > 0 && dataset.in_memory(0).pixels != nullptr;
}

// Counts and statistics. Images that turn out to be unreadable are added to `bad`.
SplitInfo inspect_split(const std::string& name, const data::Dataset& dataset, const InfoOptions& wanted,
                        const GlobalOptions& options, std::vector<data::BadFile>& bad) {
  SplitInfo split{name, dataset.size(), std::vector<size_t>(dataset.labels().size()), {}};
  for (size_t i = 0; i < dataset.size(); ++i) { ++split.per_label[static_cast<size_t>(dataset.label(i))]; }
  if (wanted.quick && !is_in_memory(dataset)) { return split; }

  ImageProgress progress(name, dataset.size(), options);
  data::StatisticsOptions how;
  how.threads = options.threads;
  how.progress = [&](size_t done) { progress.show(done); };
  split.statistics = compute_statistics(dataset, how);
  for (const data::UnreadableImage& image : split.statistics->unreadable) {
    bad.push_back({dataset.id(image.index), image.message});
    --split.images;
    --split.per_label[static_cast<size_t>(dataset.label(image.index))];
  }
  return split;
}

std::string held_out_text(const data::HeldOutSize& size) {
  if (const auto* total = std::get_if<data::TotalCount>(&size)) { return counted(total->images, "image"); }
  if (const auto* each = std::get_if<data::PerLabel>(&size)) {
    return counted(each->images, "image") + " per label";
  }
  char text[64];
  std::snprintf(text, sizeof text, "%.0f%% of the images", 100 * std::get<data::Fraction>(size).share);
  return text;
}

std::string size_text(const data::SizeRange& range) {
  if (range.min == range.max) { return std::to_string(range.min) + " px"; }
  return std::to_string(range.min) + " to " + std::to_string(range.max) + " px, median " +
         std::to_string(range.median);
}

std::string channels_text(const std::array<double, 3>& values) {
  char text[80];
  std::snprintf(text, sizeof text, "(%.4f, %.4f, %.4f)", values[0], values[1], values[2]);
  return text;
}

std::string split_text(const SplitInfo& split) {
  const auto [fewest, most] = std::minmax_element(split.per_label.begin(), split.per_label.end());
  std::string text = split.name + ": " + counted(split.images, "image") + ", " + std::to_string(*fewest) +
                     (*fewest == *most ? "" : " to " + std::to_string(*most)) + " per label\n";
  if (!split.statistics || split.images == 0) { return text; }
  text += "  width      " + size_text(split.statistics->width) + "\n";
  text += "  height     " + size_text(split.statistics->height) + "\n";
  text += "  mean       " + channels_text(split.statistics->mean) + "  red, green, blue; 1 is full\n";
  text += "  deviation  " + channels_text(split.statistics->deviation) + "\n";
  return text;
}

std::string right_aligned(const std::string& text, size_t columns) {
  return std::string(columns - std::min(columns, text.size()), ' ') + text;
}

// One row per label: its number of images in each split, and a bar for the first split.
std::string labels_table(const DataInfo& info, size_t top, bool utf8) {
  constexpr size_t kWidestLabel = 40, kNumber = 12, kBar = 30;
  const size_t rows = top == 0 ? info.labels.size() : std::min(top, info.labels.size());
  const auto shown = [&](size_t i) {
    const std::string label = info.titles.empty() || info.titles[i] == info.labels[i]
                                  ? info.labels[i]
                                  : info.labels[i] + "  " + info.titles[i];
    return printable(label, kWidestLabel);
  };
  size_t columns = 5;
  for (size_t i = 0; i < rows; ++i) { columns = std::max(columns, display_columns(shown(i))); }
  std::string table = padded("label", columns);
  for (const SplitInfo& split : info.splits) { table += right_aligned(split.name, kNumber); }
  table += "\n";
  const auto& first = info.splits.front().per_label;
  const auto full = static_cast<double>(std::max<size_t>(1, *std::max_element(first.begin(), first.end())));
  for (size_t i = 0; i < rows; ++i) {
    table += padded(shown(i), columns);
    for (const SplitInfo& split : info.splits) {
      table += right_aligned(std::to_string(split.per_label[i]), kNumber);
    }
    const std::string drawn = row_bar(static_cast<double>(first[i] * kBar) / full, utf8);
    table += (drawn.empty() ? "" : "  " + drawn) + "\n";
  }
  if (rows < info.labels.size()) {
    table += "... " + std::to_string(info.labels.size() - rows) + " more of " +
             counted(info.labels.size(), "label") + " (--top 0 shows all)\n";
  }
  return table;
}

}  // namespace

DataInfo inspect_data(const InfoOptions& wanted, const GlobalOptions& options) {
  DataInfo info;
  info.spec = wanted.spec;
  data::OpenOptions how;
  how.skip_bad = true;  // to find all of them
  how.threads = options.threads;
  how.on_bad = [&](const data::BadFile& file) { info.bad.push_back(file); };
  how.on_note = [&](const std::string& line) { note(options, printable(line)); };
  data::Splits splits;
  try {
    splits = data::open_dataset(wanted.spec, how);
  } catch (const Error&) {
    if (!info.bad.empty()) {
      note(options, counted(info.bad.size(), "bad file") + ":\n" + bad_files_text(info.bad));
    }
    throw;
  }

  info.labels = splits.train->labels();
  info.titles = splits.train->label_titles();
  if (!splits.validation) { info.held_out = held_out_text(splits.train->customary_validation()); }
  const std::pair<const char*, const data::Dataset*> parts[] = {
      {"train", splits.train.get()}, {"validation", splits.validation.get()}, {"test", splits.test.get()}};
  for (const auto& [name, dataset] : parts) {
    if (dataset != nullptr) { info.splits.push_back(inspect_split(name, *dataset, wanted, options, info.bad)); }
  }
  return info;
}

std::string bad_files_text(const std::vector<data::BadFile>& bad) {
  constexpr size_t kKinds = 20;
  const std::vector<data::BadKind> kinds = data::kinds_of(bad);
  std::string text;
  for (size_t i = 0; i < std::min(kinds.size(), kKinds); ++i) {
    const data::BadKind& kind = kinds[i];
    if (kind.count == 1) {
      text += "  " + printable(kind.files[0].problem) + "\n";
    } else {
      text += "  " + counted(kind.count, "file") + ": " + printable(kind.problem) + "\n    " +
              printable(kind.examples()) + "\n";
    }
  }
  if (kinds.size() > kKinds) {
    text += "  and " + counted(kinds.size() - kKinds, "other kind") + " of problems; --json lists all files\n";
  }
  return text;
}

std::string info_text(const DataInfo& info, size_t top, bool utf8) {
  const size_t images = std::accumulate(info.splits.begin(), info.splits.end(), size_t{0},
                                        [](size_t sum, const SplitInfo& split) { return sum + split.images; });
  std::string text =
      printable(info.spec) + ": " + counted(info.labels.size(), "label") + ", " + counted(images, "image") + "\n\n";
  for (const SplitInfo& split : info.splits) { text += split_text(split); }
  if (!info.held_out.empty()) { text += "validation: none of its own; training holds out " + info.held_out + "\n"; }
  return text + "\n" + labels_table(info, top, utf8);
}

}  // namespace la3::cli
