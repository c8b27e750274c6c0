#include "la3/core/parse_duration.h"

#include <charconv>
#include <stdexcept>
#include <string>

#include "la3/core/utf8.h"

namespace la3 {
namespace {

// 0: no unit.
double seconds_in(std::string_view unit) {
  if (unit == "s") { return 1; }
  if (unit == "min") { return 60; }
  if (unit == "h") { return 3600; }
  if (unit == "d") { return 86400; }
  return 0;
}

}  // namespace

double parse_duration(std::string_view text) {
  constexpr double kMost = 1e9;
  const auto fail = [&] {
    throw std::invalid_argument("a duration expected, as in 90s, 30min, 1.5h or 1h30min, found " +
                                in_quotes(std::string(text)));
  };
  double seconds = 0;
  std::string_view rest = text;
  const auto skip_spaces = [&] {
    while (!rest.empty() && rest.front() == ' ') { rest.remove_prefix(1); }
  };
  for (skip_spaces(); !rest.empty(); skip_spaces()) {
    double number = 0;
    const auto [end, problem] =
        std::from_chars(rest.data(), rest.data() + rest.size(), number, std::chars_format::fixed);
    if (problem != std::errc() || number < 0) { fail(); }
    rest.remove_prefix(static_cast<size_t>(end - rest.data()));
    skip_spaces();
    const std::string_view unit = rest.substr(0, rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    if (seconds_in(unit) == 0) { fail(); }
    rest.remove_prefix(unit.size());
    seconds += number * seconds_in(unit);
  }
  if (!(seconds > 0 && seconds <= kMost)) { fail(); }
  return seconds;
}

}  // namespace la3
