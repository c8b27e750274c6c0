#include "la3/fetch/md5.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/open_file.h"

namespace la3::fetch {
namespace {

// RFC 1321, section 3.4: floor(2^32 * |sin(i + 1)|).
const std::array<uint32_t, 64> kSines = [] {
  std::array<uint32_t, 64> sines{};
  for (size_t i = 0; i < 64; ++i) {
    sines[i] = static_cast<uint32_t>(std::abs(std::sin(static_cast<double>(i + 1))) * 4294967296.0);
  }
  return sines;
}();

constexpr int kShifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

uint32_t little_endian(const uint8_t* bytes) {
  return uint32_t{bytes[0]} | uint32_t{bytes[1]} << 8 | uint32_t{bytes[2]} << 16 | uint32_t{bytes[3]} << 24;
}

}  // namespace

void Md5::take_block(const uint8_t* block) {
  auto [a, b, c, d] = state_;
  for (size_t i = 0; i < 64; ++i) {
    const size_t round = i / 16;
    uint32_t mixed;
    size_t word;
    switch (round) {
      case 0: mixed = (b & c) | (~b & d), word = i; break;
      case 1: mixed = (d & b) | (~d & c), word = (5 * i + 1) % 16; break;
      case 2: mixed = b ^ c ^ d, word = (3 * i + 5) % 16; break;
      default: mixed = c ^ (b | ~d), word = 7 * i % 16; break;
    }
    const uint32_t sum = a + mixed + kSines[i] + little_endian(block + 4 * word);
    a = d, d = c, c = b;
    b += std::rotl(sum, kShifts[round][i % 4]);
  }
  state_[0] += a, state_[1] += b, state_[2] += c, state_[3] += d;
}

void Md5::update(std::span<const uint8_t> bytes) {
  while (!bytes.empty()) {
    const size_t used = length_ % 64;
    const size_t taken = std::min(bytes.size(), 64 - used);
    if (taken == 64) {
      take_block(bytes.data());
    } else {
      std::copy_n(bytes.data(), taken, rest_.begin() + static_cast<std::ptrdiff_t>(used));
      if (used + taken == 64) { take_block(rest_.data()); }
    }
    length_ += taken;
    bytes = bytes.subspan(taken);
  }
}

std::string Md5::finish() {
  const uint64_t bits = length_ * 8;
  // 0x80, then zeros up to 8 bytes before a block's end.
  std::vector<uint8_t> end(1 + (119 - length_ % 64) % 64, 0);
  end[0] = 0x80;
  for (int i = 0; i < 8; ++i) { end.push_back(static_cast<uint8_t>(bits >> (8 * i))); }
  update(end);
  std::string text;
  for (const uint32_t word : state_) {
    for (int i = 0; i < 4; ++i) {
      const uint32_t byte = word >> (8 * i) & 0xff;
      text += {"0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]};
    }
  }
  return text;
}

std::string md5_of_file(const std::filesystem::path& path, const std::function<void(uint64_t)>& progress) {
  const OpenFile file(path);
  if (!file.is_regular()) {
    throw Error(path.string() + ": a plain file expected, found a folder, a pipe or a device");
  }
  Md5 md5;
  for (uint64_t done = 0;;) {
    const std::vector<uint8_t> piece = file.read(done, 1 << 20);
    if (piece.empty()) { return md5.finish(); }
    md5.update(piece);
    done += piece.size();
    if (progress) { progress(done); }
  }
}

}  // namespace la3::fetch
