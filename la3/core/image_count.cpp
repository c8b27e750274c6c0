#include "la3/core/image_count.h"

#include <charconv>
#include <istream>
#include <ostream>
#include <stdexcept>

#include "la3/core/utf8.h"

namespace la3 {

ImageCount parse_image_count(std::string_view text) {
  constexpr std::string_view kPerLabel = "/label";
  ImageCount count{.images = -1, .per_label = text.ends_with(kPerLabel)};
  const char* end = text.data() + text.size() - (count.per_label ? kPerLabel.size() : 0);
  const auto [last, error] = std::from_chars(text.data(), end, count.images);
  if (last != end || error != std::errc() || count.images < (count.per_label ? 1 : 0)) {
    throw std::invalid_argument("a number of images expected, as in 4000 or 50/label, found " + in_quotes(text));
  }
  return count;
}

std::string text_of(const ImageCount& count) {
  return std::to_string(count.images) + (count.per_label ? "/label" : "");
}

std::istream& operator>>(std::istream& from, ImageCount& count) {
  std::string text;
  from >> text;
  try {
    count = parse_image_count(text);
  } catch (const std::invalid_argument&) { from.setstate(std::ios::failbit); }
  return from;
}

std::ostream& operator<<(std::ostream& to, const ImageCount& count) {
  return to << text_of(count);
}

}  // namespace la3
