// Flags that take one of a few words.
#include <algorithm>

#include "cli/commands.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::cli {
namespace {

const std::string kOneOf = "one of ";

}  // namespace

CLI::Validator one_of(const std::vector<std::string>& words) {
  const auto fault = [words](const std::string& found) {
    if (std::find(words.begin(), words.end(), found) != words.end()) { return std::string(); }
    return "unknown value " + in_quotes(found) + suggest_name(found, {words.begin(), words.end()});
  };
  // A validator keeps no list, but a name that nothing else looks at.
  const std::string list = CLI::detail::join(words, ",");
  return {fault, '{' + list + '}', kOneOf + list};
}

std::vector<std::string> allowed_words(CLI::Option& option) {
  for (int i = 0;; ++i) {
    try {
      const std::string name = option.get_validator(i)->get_name();
      if (name.starts_with(kOneOf)) { return CLI::detail::split(name.substr(kOneOf.size()), ','); }
    } catch (const CLI::OptionNotFound&) { return {}; }
  }
}

}  // namespace la3::cli
