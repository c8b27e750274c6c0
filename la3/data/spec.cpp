#include "la3/data/spec.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/data/cifar.h"
#include "la3/data/folder_tree.h"
#include "la3/data/image_folder.h"
#include "la3/data/shapes.h"
#include "la3/data/shards.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// A shell does not expand the ~ in "folder:~/photos".
fs::path folder_of(const std::string& text) {
  const char* home = std::getenv("HOME");
  if (home != nullptr && text.starts_with("~/")) { return fs::path(home) / text.substr(2); }
  return text;
}

// "KEY=VALUE&KEY=VALUE". Throws Error for a key that is not known, which names those `expected`, or
// has no value.
std::vector<std::pair<std::string, std::string>> split_settings(const std::string& spec, std::string rest,
                                                                const std::vector<std::string_view>& known,
                                                                const std::string& expected) {
  std::vector<std::pair<std::string, std::string>> settings;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find('&'), rest.size()), equals = std::min(rest.find('='), end);
    const std::string key = rest.substr(0, equals),
                      value = rest.substr(std::min(equals + 1, end), end - std::min(equals + 1, end));
    rest = rest.substr(std::min(end + 1, rest.size()));
    const std::string what = "data set " + in_quotes(spec) + ": ";
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      throw Error(what + expected + " expected behind the '?', found " + in_quotes(key));
    }
    if (value.empty()) { throw Error(what + "a value expected for " + in_quotes(key) + ", found none"); }
    settings.emplace_back(key, value);
  }
  return settings;
}

// What follows DIR: "?size=N&index=FILE&mixed=N".
struct SpecSettings {
  std::string size, index, mixed;
};

// Removes the settings from the end of `text`, which is left with the folder or table. `kind` is
// "folder", "shards" or "csv".
SpecSettings take_settings(const std::string& spec, std::string& text, const std::string& kind) {
  SpecSettings settings;
  const size_t begin = text.find_last_of('?');
  // A folder's name may contain a question mark.
  if (begin == std::string::npos || text.find('=', begin) == std::string::npos) { return settings; }
  std::vector<std::string_view> known = {"size"};
  if (kind != "csv") { known.emplace_back("index"); }
  if (kind == "shards") { known.emplace_back("mixed"); }
  const std::string rest = text.substr(begin + 1);
  text.resize(begin);
  const char* expected = kind == "csv"      ? "size=N"
                         : kind == "shards" ? "size=N, index=FILE or mixed=N"
                                            : "size=N or index=FILE";
  for (const auto& [key, value] : split_settings(spec, rest, known, expected)) {
    (key == "size" ? settings.size : key == "index" ? settings.index : settings.mixed) = value;
  }
  return settings;
}

template <typename Number>
Number number_in(const std::string& spec, const char* name, const std::string& text, Number least, Number most) {
  Number number = 0;
  const char* end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, number);
  if (problem != std::errc() || read != end || number < least || number > most) {
    throw Error("data set " + in_quotes(spec) + ": " + name + ": a number from " + std::to_string(least) + " to " +
                std::to_string(most) + " expected, found " + in_quotes(text));
  }
  return number;
}

OpenOptions with_settings(const std::string& spec, const SpecSettings& settings, OpenOptions options) {
  if (!settings.size.empty()) { options.size_px = number_in(spec, "size", settings.size, 8, 4096); }
  if (!settings.mixed.empty()) {
    options.mixed = number_in<size_t>(spec, "mixed", settings.mixed, 1, size_t{1} << 30);
  }
  options.index = folder_of(options.index.empty() ? settings.index : options.index.string());
  return options;
}

[[noreturn]] void fail_for_unknown_kind(const std::string& spec, const std::string& kind) {
  std::error_code error;
  if (fs::is_directory(folder_of(spec), error)) {
    throw Error("data set " + in_quotes(spec) +
                ": a kind such as folder: is missing before the path; did you mean " + in_quotes("folder:" + spec) +
                "?");
  }
  std::vector<std::string_view> kinds;
  for (const std::string_view beginning : spec_beginnings()) {
    kinds.push_back(beginning.substr(0, beginning.find(':')));
  }
  throw Error("data set " + in_quotes(spec) + ": unknown kind " + in_quotes(kind) + suggest_name(kind, kinds));
}

}  // namespace

const std::vector<std::string>& spec_beginnings() {
  static const std::vector<std::string> beginnings = {
      "shapes", "cifar10:", "cifar100:", "folder:", "shards:", "csv:"};
  return beginnings;
}

namespace {

// "shapes?train=N&validation=N&test=N".
Splits open_shapes(const std::string& spec) {
  ShapesOptions options;
  const std::string settings = spec.substr(std::min(std::string_view("shapes?").size(), spec.size()));
  for (const auto& [key, value] : split_settings(spec, settings, {"train", "validation", "test"},
                                                 "train=N, validation=N or test=N, images per label,")) {
    const int images = number_in(spec, key.c_str(), value, 1, 100'000);
    (key == "train"        ? options.train_per_label
     : key == "validation" ? options.validation_per_label
                           : options.test_per_label) = images;
  }
  return make_shapes(options);
}

Splits open_kind(const std::string& spec, const OpenOptions& options) {
  if (spec == "shapes" || spec.starts_with("shapes?")) { return open_shapes(spec); }
  const size_t colon = spec.find(':');
  const std::string kind = spec.substr(0, colon);
  std::string rest = colon == std::string::npos ? "" : spec.substr(colon + 1);
  if (kind == "shapes") { throw Error("data set " + in_quotes(spec) + ": 'shapes' without a colon expected"); }
  const bool is_cifar = kind == "cifar10" || kind == "cifar100", is_shards = kind == "shards";
  const bool is_table = kind == "csv";
  if (!is_cifar && !is_shards && !is_table && kind != "folder") { fail_for_unknown_kind(spec, kind); }
  const SpecSettings settings = is_cifar ? SpecSettings{} : take_settings(spec, rest, kind);
  if (rest.empty()) {
    throw Error("data set " + in_quotes(spec) + (is_table ? ": a file" : ": a folder") + " expected, as in " +
                kind + (is_table ? ":FILE" : ":DIR") + ", found none");
  }
  const fs::path folder = folder_of(rest);
  if (kind == "cifar10") { return open_cifar10(folder, options.threads); }
  if (kind == "cifar100") { return open_cifar100(folder, options.threads); }
  if (is_shards) { return open_shards(folder, with_settings(spec, settings, options)); }
  if (is_table) { return open_image_table(folder, with_settings(spec, settings, options)); }
  return open_image_folder(folder, with_settings(spec, settings, options));
}

}  // namespace

Splits open_dataset(const std::string& spec, const OpenOptions& options) {
  Splits splits = open_kind(spec, options);
  for (const std::string& label : splits.train->labels()) {
    if (label == "*") {
      throw Error("data set " + in_quotes(spec) +
                  ": other names of labels than '*' expected, which in a policy is every label");
    }
  }
  return splits;
}

fs::path folder_in(const std::string& spec) {
  const size_t colon = spec.find(':');
  const std::string kind = spec.substr(0, colon);
  std::string rest = colon == std::string::npos ? "" : spec.substr(colon + 1);
  if (kind != "folder" && kind != "shards") { return {}; }
  try {
    take_settings(spec, rest, kind);
  } catch (const Error&) { return {}; }
  return folder_of(rest);
}

namespace {

// By links too; "" if it is elsewhere, or hidden, so that nobody looks for images in it.
fs::path path_inside(const fs::path& path, const fs::path& folder) {
  if (!is_within(path, folder)) { return {}; }
  fs::path inside = fs::weakly_canonical(fs::absolute(path)).lexically_relative(fs::weakly_canonical(folder));
  const auto is_hidden = [](const fs::path& name) { return name != "." && name.string().starts_with('.'); };
  return std::any_of(inside.begin(), inside.end(), is_hidden) ? fs::path() : inside;
}

bool is_among_images_of(const fs::path& root, const fs::path& path) {
  const SplitFolders splits = find_split_folders(root);
  const bool has_splits = splits[0] && !splits[0]->empty();
  const fs::path inside = path_inside(path, root);
  if (!inside.empty()) {
    // Beside "train", folders of other names are left alone.
    if (!has_splits || inside == "." || split_named(inside.begin()->string())) { return true; }
  }
  for (const auto& split : splits) {  // which may be links, as may their labels
    if (!split) { continue; }
    if (!path_inside(path, root / *split).empty()) { return true; }
    for (const std::string& label : read_folder(root / *split).folders) {
      if (!path_inside(path, root / *split / label).empty()) { return true; }
    }
  }
  return false;
}

}  // namespace

bool is_among_images(const std::string& spec, const fs::path& path) {
  const fs::path root = spec.starts_with("folder:") ? folder_in(spec) : fs::path();
  if (root.empty()) { return false; }
  try {
    return is_among_images_of(root, path);
  } catch (const Error&) { return false; }  // opening the data says what is wrong with it
}

std::optional<std::string> with_size(const std::string& spec, int size_px) {
  const std::string kind = spec.substr(0, spec.find(':'));
  if (kind != "folder" && kind != "shards" && kind != "csv") { return std::nullopt; }
  std::string path = spec;
  if (!take_settings(spec, path, kind).size.empty()) { return std::nullopt; }
  return spec + (path == spec ? "?" : "&") + "size=" + std::to_string(size_px);
}

std::string resized(const std::string& spec, int size_px) {
  if (const std::optional<std::string> with = with_size(spec, size_px)) { return *with; }
  const std::string kind = spec.substr(0, spec.find(':')), wanted = std::to_string(size_px);
  if (kind != "folder" && kind != "shards" && kind != "csv") {
    throw Error("data set " + in_quotes(spec) + ": folder:DIR, shards:DIR or csv:FILE expected, to be resized to " +
                wanted + " pixels; images of others are used at their own size");
  }
  std::string path = spec;
  const std::string found = take_settings(spec, path, kind).size;
  if (found != wanted) {
    throw Error("data set " + in_quotes(spec) + ": a size of " + wanted + " expected, as asked for, found " +
                found);
  }
  return spec;
}

IndexSummary index_dataset(const std::string& spec, const OpenOptions& options) {
  const bool is_shards = spec.starts_with("shards:");
  if (!is_shards && !spec.starts_with("folder:")) {
    throw Error("data set " + in_quotes(spec) + ": folder:DIR or shards:DIR expected: others need no index");
  }
  std::string rest = spec.substr(7);
  const SpecSettings settings = take_settings(spec, rest, is_shards ? "shards" : "folder");
  if (rest.empty()) { throw Error("data set " + in_quotes(spec) + ": a folder expected, found none"); }
  const OpenOptions how = with_settings(spec, settings, options);
  return is_shards ? index_shards(folder_of(rest), how) : index_image_folder(folder_of(rest), how);
}

}  // namespace la3::data
