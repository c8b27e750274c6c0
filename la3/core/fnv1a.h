// FNV-1a, 64 bits (Fowler, Noll, Vo): a quick checksum of texts, not against malice. Part of the
// reproducibility contract: never change.
#pragma once

#include <cstdint>
#include <string_view>

namespace la3 {

// `hash` is that of the text before, if a text comes in parts.
inline uint64_t fnv1a(std::string_view text, uint64_t hash = 0xcbf29ce484222325u) {
  for (const char letter : text) { hash = (hash ^ static_cast<uint8_t>(letter)) * 0x100000001b3u; }
  return hash;
}

}  // namespace la3
