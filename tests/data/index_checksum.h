// The last line of an index, computed once more: for tests of indices that no la3 wrote.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

namespace la3::data {

// The body of an index with a last line that fits it.
inline std::string with_checksum(const std::string& body) {
  uint64_t sum = 0xcbf29ce484222325u;
  size_t i = 0;
  for (; i + 8 <= body.size(); i += 8) {
    uint64_t word = 0;
    std::memcpy(&word, body.data() + i, 8);
    sum = (sum ^ word) * 0x100000001b3u;
    sum ^= sum >> 32;
  }
  for (; i < body.size(); ++i) { sum = (sum ^ static_cast<uint8_t>(body[i])) * 0x100000001b3u; }
  char line[32];
  std::snprintf(line, sizeof line, "end %016llx\n", static_cast<unsigned long long>(sum));
  return body + line;
}

}  // namespace la3::data
