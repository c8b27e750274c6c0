// XXH64, the published 64-bit checksum (github.com/Cyan4973/xxHash, doc/xxhash_spec.md). It detects
// damage, at several gigabytes per second, but does not protect against tampering.
//
// Pure, thread-safe.
#pragma once

#include <cstdint>
#include <span>

namespace la3::nn {

uint64_t xxh64(std::span<const uint8_t> bytes, uint64_t seed);

}  // namespace la3::nn
