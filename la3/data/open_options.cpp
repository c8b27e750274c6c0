#include "la3/data/open_options.h"

#include <stdexcept>

namespace la3::data {

void OpenOptions::validate() const {
  if (threads < 0) { throw std::invalid_argument("threads: 0 or more expected, found " + std::to_string(threads)); }
  if (size_px < 1) { throw std::invalid_argument("size_px: 1 or more expected, found " + std::to_string(size_px)); }
  if (mixed < 1 || mixed > 1u << 30) {
    throw std::invalid_argument("mixed: 1 to 1073741824 expected, found " + std::to_string(mixed));
  }
}

}  // namespace la3::data
