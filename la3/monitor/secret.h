// What the processes of a job know and others do not, so that a stranger who finds a port of theirs can
// neither join nor end the job. It travels as it is: it does not keep out those who can read the
// network.
#pragma once

#include <string>

namespace la3::monitor {

inline constexpr char kOtherSecret[] = "this process has another secret (LA3_SECRET) than rank 0";

// Takes the same time wherever the two differ.
inline bool is_same_secret(const std::string& a, const std::string& b) {
  unsigned char difference = a.size() == b.size() ? 0 : 1;
  for (size_t i = 0; i < a.size() && !b.empty(); ++i) {
    difference |= static_cast<unsigned char>(a[i] ^ b[i % b.size()]);
  }
  return difference == 0;
}

}  // namespace la3::monitor
