#include "la3/nn/xxh64.h"

#include <bit>
#include <cstring>

namespace la3::nn {
namespace {

static_assert(std::endian::native == std::endian::little, "words are read as they lie in memory");

// The specification's names.
constexpr uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr uint64_t kPrime4 = 0x85EBCA77C2B2AE63;
constexpr uint64_t kPrime5 = 0x27D4EB2F165667C5;

template <class Word>
uint64_t word_at(const uint8_t* bytes) {
  Word word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

uint64_t round(uint64_t lane, uint64_t word) {
  return std::rotl(lane + word * kPrime2, 31) * kPrime1;
}

// Takes whole stripes of 32 bytes off the front, in four independent lanes, and merges these.
uint64_t take_stripes(std::span<const uint8_t>& bytes, uint64_t seed) {
  uint64_t lanes[4] = {seed + kPrime1 + kPrime2, seed + kPrime2, seed, seed - kPrime1};
  const uint8_t* next = bytes.data();
  const uint8_t* const end = next + bytes.size() / 32 * 32;
  for (; next != end; next += 32) {
    for (int i = 0; i < 4; ++i) { lanes[i] = round(lanes[i], word_at<uint64_t>(next + 8 * i)); }
  }
  bytes = bytes.last(bytes.size() % 32);
  uint64_t joined =
      std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18);
  for (const uint64_t lane : lanes) { joined = (joined ^ round(0, lane)) * kPrime1 + kPrime4; }
  return joined;
}

}  // namespace

uint64_t xxh64(std::span<const uint8_t> bytes, uint64_t seed) {
  const uint64_t size = bytes.size();
  uint64_t hash = (size >= 32 ? take_stripes(bytes, seed) : seed + kPrime5) + size;
  for (; bytes.size() >= 8; bytes = bytes.subspan(8)) {
    hash = std::rotl(hash ^ round(0, word_at<uint64_t>(bytes.data())), 27) * kPrime1 + kPrime4;
  }
  if (bytes.size() >= 4) {
    hash = std::rotl(hash ^ word_at<uint32_t>(bytes.data()) * kPrime1, 23) * kPrime2 + kPrime3;
    bytes = bytes.subspan(4);
  }
  for (const uint8_t byte : bytes) { hash = std::rotl(hash ^ byte * kPrime5, 11) * kPrime1; }
  hash = (hash ^ hash >> 33) * kPrime2;
  hash = (hash ^ hash >> 29) * kPrime3;
  return hash ^ hash >> 32;
}

}  // namespace la3::nn
