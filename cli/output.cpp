#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "cli/commands.h"
#include "cli/progress.h"
#include "la3/core/lower_case.h"

namespace la3::cli {

void note(const GlobalOptions& options, const std::string& line) {
  if (options.progress == "json") { return write_event(options, {{"event", "note"}, {"text", line}}); }
  if (!options.quiet) { std::cerr << line << '\n'; }
}

void print_json(const nlohmann::ordered_json& result) {
  // Names may be any bytes. Invalid UTF-8 is replaced, so that a command does not fail at its very
  // end. Everything outside ASCII is escaped, because a terminal might interpret it.
  std::cout << result.dump(2, ' ', true, nlohmann::json::error_handler_t::replace) << '\n';
}

void check_is_page(const std::filesystem::path& file, const std::string& flag) {
  const std::string extension = lower_case(file.extension().string());
  if (extension == ".html" || extension == ".htm" || file.string().starts_with("/dev/")) { return; }
  throw std::invalid_argument(flag + " " + file.string() + ": a file named .html expected");
}

}  // namespace la3::cli
