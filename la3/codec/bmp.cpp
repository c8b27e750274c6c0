// BMP files of Windows and OS/2: palettes, 16, 24 and 32 bits, bit fields, run lengths.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr char kBmp[] = "BMP";
constexpr size_t kFileHeaderBytes = 14;

enum BmpCompression : uint32_t { kPlain = 0, kRuns8 = 1, kRuns4 = 2, kFields = 3 };

struct BmpHeader {
  size_t header_bytes = 0, data = 0, palette = 0;  // the last two are places in the file
  int64_t width = 0, height = 0;
  bool top_down = false;
  int bits = 0;
  uint32_t compression = kPlain;
  size_t palette_entry_bytes = 4, colors = 0;
  std::array<uint32_t, 3> masks = {};  // red, green, blue

  bool has_runs() const { return compression == kRuns8 || compression == kRuns4; }
  int64_t row_bytes() const { return (width * bits + 31) / 32 * 4; }
  // The last row may lack its padding.
  int64_t data_bytes() const { return row_bytes() * (height - 1) + (width * bits + 7) / 8; }
};

uint32_t little_endian(std::span<const uint8_t> bytes, size_t at, size_t count) {
  uint32_t value = 0;
  for (size_t i = 0; i < count; ++i) { value |= uint32_t{bytes[at + i]} << (8 * i); }
  return value;
}

void read_masks(std::span<const uint8_t> bytes, BmpHeader& header) {
  if (header.compression == kFields) {
    for (size_t i = 0; i < 3; ++i) { header.masks[i] = little_endian(bytes, kFileHeaderBytes + 40 + 4 * i, 4); }
  }
  if (header.masks == std::array<uint32_t, 3>{}) {
    header.masks = header.bits == 16 ? std::array<uint32_t, 3>{0x7c00, 0x3e0, 0x1f}
                                     : std::array<uint32_t, 3>{0xff0000, 0xff00, 0xff};
  }
}

// Throws Error unless it is a header that we can decode.
void check_kind(const BmpHeader& header, const std::string& name) {
  constexpr int kDepths[] = {1, 4, 8, 16, 24, 32};
  if (std::find(std::begin(kDepths), std::end(kDepths), header.bits) == std::end(kDepths)) {
    throw Error(name + ": BMP of 1, 4, 8, 16, 24 or 32 bits per pixel expected, found " +
                std::to_string(header.bits));
  }
  const bool fits = header.compression == kPlain || (header.compression == kRuns8 && header.bits == 8) ||
                    (header.compression == kRuns4 && header.bits == 4) ||
                    (header.compression == kFields && header.bits >= 16);
  if (!fits) {
    throw Error(name + ": BMP without compression, with run lengths or with bit fields expected, found kind " +
                std::to_string(header.compression) + " of " + std::to_string(header.bits) + " bits");
  }
  for (const uint32_t mask : header.masks) {
    const uint32_t field = mask == 0 ? 0 : mask >> std::countr_zero(mask);
    if (mask == 0 || (field & (field + 1)) != 0) { fail_broken("a bit field has holes", name, kBmp); }
  }
}

// Nothing if the bytes end within the header.
std::optional<BmpHeader> parse_bmp(std::span<const uint8_t> bytes, const std::string& name) {
  BmpHeader header;
  if (bytes.size() < kFileHeaderBytes + 4) { return std::nullopt; }
  header.header_bytes = little_endian(bytes, kFileHeaderBytes, 4);
  const bool old = header.header_bytes == 12;
  // The masks follow a header of 40 bytes and are inside of longer ones.
  if (bytes.size() < kFileHeaderBytes + (old ? 12 : std::max<size_t>(header.header_bytes, 52))) {
    return std::nullopt;
  }
  const size_t at = kFileHeaderBytes + 4;
  if (old) {
    header.width = little_endian(bytes, at, 2), header.height = little_endian(bytes, at + 2, 2);
    header.bits = static_cast<int>(little_endian(bytes, at + 6, 2));
    header.palette_entry_bytes = 3;
  } else {
    header.width = static_cast<int32_t>(little_endian(bytes, at, 4));
    header.height = static_cast<int32_t>(little_endian(bytes, at + 4, 4));
    header.bits = static_cast<int>(little_endian(bytes, at + 10, 2));
    header.compression = little_endian(bytes, at + 12, 4);
    header.colors = little_endian(bytes, at + 28, 4);
  }
  header.top_down = header.height < 0;
  header.height = std::abs(header.height);
  if (header.colors == 0 && header.bits <= 8) { header.colors = size_t{1} << header.bits; }
  read_masks(bytes, header);
  check_kind(header, name);

  header.palette = kFileHeaderBytes + header.header_bytes;
  if (header.compression == kFields && header.header_bytes == 40) { header.palette += 12; }
  header.data = little_endian(bytes, 10, 4);
  const size_t palette_bytes = header.bits <= 8 ? header.colors * header.palette_entry_bytes : 0;
  // Some programs forget the palette when they say where the pixels begin, or do not say it.
  if (header.data < header.palette || (header.data == header.palette && palette_bytes > 0)) {
    header.data = header.palette + palette_bytes;
  }
  return header;
}

void check_bmp(const BmpHeader& header, size_t file_bytes, const std::string& name) {
  check_stored_size(header.width, header.height, name, kBmp);
  const int64_t there = static_cast<int64_t>(file_bytes) - static_cast<int64_t>(header.data);
  if (there <= 0 || (!header.has_runs() && header.data_bytes() > there)) { fail_truncated(file_bytes, name, kBmp); }
  if (header.has_runs()) { check_expansion(header.width, header.height, file_bytes, name, kBmp); }
}

using BmpPalette = std::array<std::array<uint8_t, 3>, 256>;

// An index beyond the palette shows as grey, as in Pillow, which lays it over a grey ramp.
BmpPalette read_palette(std::span<const uint8_t> bytes, const BmpHeader& header) {
  BmpPalette palette;
  for (size_t i = 0; i < palette.size(); ++i) { palette[i].fill(static_cast<uint8_t>(i)); }
  for (size_t i = 0; i < std::min<size_t>(256, header.colors); ++i) {
    const size_t at = header.palette + i * header.palette_entry_bytes;
    if (at + 3 > bytes.size()) { break; }
    palette[i] = {bytes[at + 2], bytes[at + 1], bytes[at]};
  }
  return palette;
}

uint8_t field_of(uint32_t pixel, uint32_t mask) {
  const int shift = std::countr_zero(mask);
  return static_cast<uint8_t>(uint64_t{(pixel & mask) >> shift} * 255 / (mask >> shift));
}

void convert_row(const uint8_t* in, const BmpHeader& header, const BmpPalette& palette, uint8_t* out) {
  for (size_t x = 0; x < static_cast<size_t>(header.width); ++x, out += 3) {
    if (header.bits <= 8) {
      const auto bits = static_cast<size_t>(header.bits), at = x * bits;
      const size_t index = in[at / 8] >> (8 - bits - at % 8) & ((1u << bits) - 1);
      std::copy(palette[index].begin(), palette[index].end(), out);
    } else if (header.bits == 24) {
      out[0] = in[3 * x + 2], out[1] = in[3 * x + 1], out[2] = in[3 * x];
    } else {
      const size_t count = static_cast<size_t>(header.bits) / 8;
      const uint32_t pixel = little_endian({in, count * static_cast<size_t>(header.width)}, count * x, count);
      for (size_t c = 0; c < 3; ++c) { out[c] = field_of(pixel, header.masks[c]); }
    }
  }
}

// Indices of all pixels, in the order of the file. What is skipped or lies behind the end mark is 0;
// runs that reach beyond a row are cut off there.
std::vector<uint8_t> unpack_runs(std::span<const uint8_t> in, const BmpHeader& header, size_t file_bytes,
                                 const std::string& name) {
  const auto width = static_cast<size_t>(header.width), height = static_cast<size_t>(header.height);
  const bool two_a_byte = header.compression == kRuns4;
  std::vector<uint8_t> indices(width * height);
  size_t x = 0, y = 0, at = 0;
  const auto next = [&]() -> uint8_t {
    if (at >= in.size()) { fail_truncated(file_bytes, name, kBmp); }
    return in[at++];
  };
  const auto put = [&](uint8_t byte, size_t i) {
    if (x < width && y < height) {
      indices[y * width + x] = two_a_byte ? (i % 2 == 0 ? byte >> 4 : byte & 15) : byte;
    }
    ++x;
  };
  while (y < height && !(y + 1 == height && x >= width)) {
    const uint8_t count = next(), value = next();
    if (count > 0) {
      for (size_t i = 0; i < count; ++i) { put(value, i); }
    } else if (value == 0) {
      x = 0, ++y;
    } else if (value == 1) {
      break;
    } else if (value == 2) {
      x += next();
      y += next();
    } else {
      const size_t begin = at;
      for (size_t i = 0; i < value; ++i) {
        if (i == 0 || !two_a_byte || i % 2 == 0) { next(); }
        put(in[at - 1], i);
      }
      if ((at - begin) % 2 != 0) { next(); }
    }
  }
  return indices;
}

}  // namespace

StoredImage decode_bmp(std::span<const uint8_t> bytes, const std::string& name) {
  const auto header = parse_bmp(bytes, name);
  if (!header) { fail_truncated(bytes.size(), name, kBmp); }
  check_bmp(*header, bytes.size(), name);
  const BmpPalette palette = read_palette(bytes, *header);
  std::vector<uint8_t> indices;
  BmpHeader rows = *header;
  const uint8_t* data = bytes.data() + header->data;
  auto row_bytes = static_cast<size_t>(header->row_bytes());
  if (header->has_runs()) {
    indices = unpack_runs(bytes.subspan(header->data), *header, bytes.size(), name);
    rows.bits = 8;
    row_bytes = static_cast<size_t>(header->width);
    data = indices.data();
  }
  StoredImage stored{Image(static_cast<int>(header->width), static_cast<int>(header->height), 3)};
  const size_t height = static_cast<size_t>(header->height), out_bytes = 3 * static_cast<size_t>(header->width);
  for (size_t y = 0; y < height; ++y) {
    const size_t row = header->top_down ? y : height - 1 - y;
    convert_row(data + y * row_bytes, rows, palette, stored.image.data() + row * out_bytes);
  }
  return stored;
}

std::optional<ImageHeader> read_bmp_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name) {
  const auto header = parse_bmp(first_bytes, name);
  if (!header) { fail_truncated(file_bytes, name, kBmp); }
  check_bmp(*header, file_bytes, name);
  return ImageHeader{ImageFormat::kBmp, static_cast<int>(header->width), static_cast<int>(header->height)};
}

}  // namespace la3::codec
