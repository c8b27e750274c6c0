#include "la3/report/base64.h"

#include <algorithm>

namespace la3::report {

std::string to_base64(std::span<const uint8_t> bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (size_t i = 0; i < bytes.size(); i += 3) {
    const size_t here = std::min<size_t>(3, bytes.size() - i);
    uint32_t bits = 0;
    for (size_t k = 0; k < 3; ++k) { bits = bits << 8 | (k < here ? bytes[i + k] : 0u); }
    for (size_t k = 0; k < 4; ++k) { text += k <= here ? kDigits[bits >> (18 - 6 * k) & 63] : '='; }
  }
  return text;
}

}  // namespace la3::report
