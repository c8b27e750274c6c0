// A number of images, in all or of each label: "4000", "50/label". What --hold-out takes.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace la3 {

struct ImageCount {
  int images = 0;
  bool per_label = false;  // as many of each label

  bool operator==(const ImageCount&) const = default;
};

// Throws std::invalid_argument that says what was expected and what was found.
ImageCount parse_image_count(std::string_view text);
std::string text_of(const ImageCount& count);

// The same, for flags. Text that is no such number makes the stream fail.
std::istream& operator>>(std::istream& from, ImageCount& count);
std::ostream& operator<<(std::ostream& to, const ImageCount& count);

}  // namespace la3
