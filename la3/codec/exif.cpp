#include "la3/codec/exif.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <optional>
#include <utility>

namespace la3::codec {
namespace {

constexpr uint16_t kOrientationTag = 0x0112;
// TIFF 6.0, section 2: a directory entry is a tag, a type, a count, and four bytes that hold the
// values or the offset of more.
constexpr size_t kEntryBytes = 12, kInlineBytes = 4;
constexpr uint32_t kShort = 3, kLong = 4, kSignedShort = 8, kSignedLong = 9;
// Bytes of a value by type; 0 for types that Pillow skips. 16 is BigTIFF's LONG8.
constexpr std::array<uint8_t, 17> kTypeBytes = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8};

// Reads numbers of either byte order anywhere in a block; never beyond its end.
struct TiffReader {
  std::span<const uint8_t> bytes;
  bool big_endian;

  std::optional<uint32_t> number(size_t offset, size_t size) const {
    if (offset > bytes.size() || size > bytes.size() - offset) { return std::nullopt; }
    uint32_t value = 0;
    for (size_t i = 0; i < size; ++i) { value = value << 8 | bytes[offset + (big_endian ? i : size - 1 - i)]; }
    return value;
  }
};

struct Entry {
  uint32_t tag, type;
  size_t value_offset;
  size_t value_bytes;  // of all values; 0 if there are none
};

// The entry at `offset`, if it and all its values lie within the block.
std::optional<Entry> read_entry(const TiffReader& tiff, size_t offset) {
  const auto tag = tiff.number(offset, 2), type = tiff.number(offset + 2, 2), count = tiff.number(offset + 4, 4);
  const auto elsewhere = tiff.number(offset + 8, 4);
  if (!tag || !type || !count || !elsewhere) { return std::nullopt; }
  const size_t bytes = *type < kTypeBytes.size() ? size_t{*count} * kTypeBytes[*type] : 0;
  if (bytes <= kInlineBytes) { return Entry{*tag, *type, offset + 8, bytes}; }
  if (*elsewhere > tiff.bytes.size() || bytes > tiff.bytes.size() - *elsewhere) { return std::nullopt; }
  return Entry{*tag, *type, *elsewhere, bytes};
}

// The first of an orientation's values (Pillow also ignores any others), if it is a whole number
// from 1 to 8.
int orientation_of(const TiffReader& tiff, const Entry& entry) {
  const bool whole =
      entry.type == kShort || entry.type == kLong || entry.type == kSignedShort || entry.type == kSignedLong;
  const uint32_t value = whole ? tiff.number(entry.value_offset, kTypeBytes[entry.type]).value_or(0) : 0;
  return value <= 8 ? static_cast<int>(value) : 0;
}

// Which pixel of the stored image is shown at (x, y) of the upright one: first the axes are
// exchanged, then mirrored.
struct Turn {
  bool exchange, mirror_x, mirror_y;
};
constexpr std::array<Turn, 9> kTurns = {{{false, false, false},
                                         {false, false, false},
                                         {false, true, false},   // 2: FLIP_LEFT_RIGHT
                                         {false, true, true},    // 3: ROTATE_180
                                         {false, false, true},   // 4: FLIP_TOP_BOTTOM
                                         {true, false, false},   // 5: TRANSPOSE
                                         {true, false, true},    // 6: ROTATE_270
                                         {true, true, true},     // 7: TRANSVERSE
                                         {true, true, false}}};  // 8: ROTATE_90

Turn turn_of(int orientation) {
  return orientation >= 2 && orientation <= 8 ? kTurns[static_cast<size_t>(orientation)] : kTurns[0];
}

// Tiles, so that reading down columns does not miss the cache at every pixel.
constexpr int kTile = 32;

template <int kChannels>
void copy_turned(const uint8_t* origin, ptrdiff_t step_x, ptrdiff_t step_y, MutableImageView out) {
  for (int top = 0; top < out.height; top += kTile) {
    const int bottom = std::min(top + kTile, out.height);
    for (int left = 0; left < out.width; left += kTile) {
      const int right = std::min(left + kTile, out.width);
      for (int y = top; y < bottom; ++y) {
        uint8_t* to = out.pixels + out.row_bytes() * static_cast<size_t>(y) + static_cast<size_t>(left) * kChannels;
        for (int x = left; x < right; ++x, to += kChannels) {
          std::memcpy(to, origin + x * step_x + y * step_y, kChannels);
        }
      }
    }
  }
}

}  // namespace

int exif_orientation(std::span<const uint8_t> exif) {
  constexpr std::array<uint8_t, 6> kPrefix = {'E', 'x', 'i', 'f', 0, 0};
  if (exif.size() >= kPrefix.size() && std::equal(kPrefix.begin(), kPrefix.end(), exif.begin())) {
    exif = exif.subspan(kPrefix.size());
  }
  if (exif.size() < 8 || exif[0] != exif[1] || (exif[0] != 'I' && exif[0] != 'M')) { return 0; }
  const TiffReader tiff{exif, exif[0] == 'M'};
  // 42 marks TIFF; Pillow accepts it in the wrong byte order too.
  if (!((exif[2] == 42 && exif[3] == 0) || (exif[2] == 0 && exif[3] == 42))) { return 0; }

  const size_t directory = *tiff.number(4, 4);
  const uint32_t entries = tiff.number(directory, 2).value_or(0);
  int orientation = 0;
  for (uint32_t i = 0; i < entries; ++i) {
    // Pillow stops at the first damaged entry and keeps those before it.
    const auto entry = read_entry(tiff, directory + 2 + i * kEntryBytes);
    if (!entry) { break; }
    if (entry->tag == kOrientationTag && entry->value_bytes > 0) { orientation = orientation_of(tiff, *entry); }
  }
  return orientation;
}

Image turn_upright(Image image, int orientation) {
  if (orientation < 2 || orientation > 8) { return image; }
  const Turn turn = turn_of(orientation);
  const ImageView in = static_cast<const Image&>(image).view();
  Image out(turn.exchange ? in.height : in.width, turn.exchange ? in.width : in.height, in.channels);

  const auto pixel = static_cast<ptrdiff_t>(in.channels), row = static_cast<ptrdiff_t>(in.row_bytes());
  const ptrdiff_t across = turn.mirror_x ? -pixel : pixel, down = turn.mirror_y ? -row : row;
  const uint8_t* origin =
      in.pixels + (turn.mirror_x ? (in.width - 1) * pixel : 0) + (turn.mirror_y ? (in.height - 1) * row : 0);
  const ptrdiff_t step_x = turn.exchange ? down : across, step_y = turn.exchange ? across : down;
  if (in.channels == 3) {
    copy_turned<3>(origin, step_x, step_y, out.view());
  } else {
    copy_turned<1>(origin, step_x, step_y, out.view());
  }
  return out;
}

image::DecodedRegion turn_upright(image::DecodedRegion part, int orientation) {
  const Turn turn = turn_of(orientation);
  const double width = part.image.width(), height = part.image.height();
  if (turn.mirror_x) { part.x0 = width - std::exchange(part.x1, width - part.x0); }
  if (turn.mirror_y) { part.y0 = height - std::exchange(part.y1, height - part.y0); }
  if (turn.exchange) {
    std::swap(part.x0, part.y0);
    std::swap(part.x1, part.y1);
  }
  part.image = turn_upright(std::move(part.image), orientation);
  return part;
}

bool exchanges_axes(int orientation) {
  return turn_of(orientation).exchange;
}

image::Region stored_region(const image::Region& upright, int width, int height, int orientation) {
  const Turn turn = turn_of(orientation);
  image::Region stored = upright;
  if (turn.exchange) { stored = {upright.y, upright.x, upright.height, upright.width}; }
  if (turn.mirror_x) { stored.x = width - stored.x - stored.width; }
  if (turn.mirror_y) { stored.y = height - stored.y - stored.height; }
  return stored;
}

}  // namespace la3::codec
