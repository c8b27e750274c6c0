#include "la3/fetch/url.h"

#include <algorithm>

namespace la3::fetch {

std::string url_scheme(std::string_view text) {
  const size_t end = text.find("://");
  if (end == std::string_view::npos || end == 0) { return {}; }
  std::string scheme(text.substr(0, end));
  for (char& letter : scheme) {
    if (letter >= 'A' && letter <= 'Z') { letter = static_cast<char>(letter - 'A' + 'a'); }
    const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '+' ||
                       letter == '-' || letter == '.';
    if (!plain) { return {}; }
  }
  return scheme;
}

bool is_url(std::string_view text) {
  return !url_scheme(text).empty();
}

std::string url_without_password(std::string_view url) {
  if (!is_url(url)) { return std::string(url); }
  const size_t start = url.find("://") + 3;
  const size_t end = std::min(url.find_first_of("/?#", start), url.size());
  const size_t at = url.substr(0, end).rfind('@');
  if (at == std::string_view::npos || at < start) { return std::string(url); }
  return std::string(url.substr(0, start)) + std::string(url.substr(at + 1));
}

}  // namespace la3::fetch
