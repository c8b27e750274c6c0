#include "cli/label_names.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"

namespace la3::cli {
namespace {

std::vector<std::string> lines_of(const std::string& file) {
  constexpr size_t kMostBytes = size_t{16} << 20;
  const std::vector<uint8_t> bytes = read_file(file, kMostBytes);
  std::vector<std::string> lines = CLI::detail::split({bytes.begin(), bytes.end()}, '\n');
  for (std::string& line : lines) { CLI::detail::trim(line); }
  while (!lines.empty() && lines.back().empty()) { lines.pop_back(); }
  return lines;
}

}  // namespace

bool is_data_spec(const std::string& text) {
  const std::vector<std::string>& specs = data::spec_beginnings();
  return std::any_of(specs.begin(), specs.end(), [&](const std::string& spec) {
    return spec.ends_with(':') ? text.starts_with(spec) : text == spec || text.starts_with(spec + '?');
  });
}

std::vector<std::string> label_names(const std::string& given) {
  if (given.empty()) { return {}; }
  if (std::filesystem::is_regular_file(given)) { return lines_of(given); }
  if (is_data_spec(given)) { return data::open_dataset(given).train->labels(); }
  if (given.find(',') == std::string::npos) {
    throw Error("--labels: names with commas, a file with a name a line, or a data set expected, found " +
                in_quotes(given));
  }
  std::vector<std::string> names = CLI::detail::split(given, ',');
  for (std::string& name : names) { CLI::detail::trim(name); }
  return names;
}

}  // namespace la3::cli
