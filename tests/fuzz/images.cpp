// Image files: whatever decode() accepts has the size that its header says, and the same pixels by
// every way to them.
#include <algorithm>
#include <cstring>

#include "la3/codec/codec.h"
#include "la3/codec/exif.h"
#include "la3/core/error.h"
#include "la3/pickle/zip.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {
namespace {

// Few pixels, so that many inputs can be tried. The limit itself is tried too.
constexpr int64_t kMostPixels = int64_t{1} << 20;

bool is_same(const Image& a, const Image& b) {
  return a.width() == b.width() && a.height() == b.height() && a.channels() == b.channels() &&
         std::memcmp(a.data(), b.data(), static_cast<size_t>(a.width()) * a.height() * a.channels()) == 0;
}

// The same grey in all three channels.
Image in_colour(const Image& grey) {
  Image rgb(grey.width(), grey.height(), 3);
  const size_t pixels = static_cast<size_t>(grey.width()) * grey.height();
  for (size_t i = 0; i < 3 * pixels; ++i) { rgb.data()[i] = grey.data()[i / 3]; }
  return rgb;
}

void try_image(Bytes bytes) {
  codec::set_max_pixels(kMostPixels);
  const std::string name = "input";
  const codec::ReadBytes read = [&](size_t offset, size_t count) {
    const size_t begin = std::min(offset, bytes.size()), end = begin + std::min(count, bytes.size() - begin);
    return std::vector<uint8_t>(bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                                bytes.begin() + static_cast<std::ptrdiff_t>(end));
  };
  Image image;
  try {
    image = codec::decode(bytes, name);
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).starts_with(name));
    return;
  }
  LA3_REQUIRE(image.channels() == 3 && int64_t{image.width()} * image.height() <= kMostPixels);
  // What can be decoded is not refused when a folder is opened, and has the same size.
  const codec::ImageHeader header = codec::check_image(read, bytes.size(), name);
  LA3_REQUIRE((header.width == image.width() && header.height == image.height()) ||
              (header.width == image.height() && header.height == image.width()));
  const Image kept = codec::decode(bytes, name, {.keep_grey = true});
  LA3_REQUIRE(is_same(kept.channels() == 3 ? kept : in_colour(kept), image));
  // A part of it has the pixels of the whole.
  const image::Region part = {image.width() / 3, image.height() / 3, (image.width() + 2) / 3,
                              (image.height() + 2) / 3};
  const image::DecodedRegion region = codec::decode_region(bytes, name, [&](int width, int height) {
    LA3_REQUIRE(width == image.width() && height == image.height());
    return image::RegionRequest{part, part.width, part.height};
  });
  const int left = part.x - static_cast<int>(region.x0), top = part.y - static_cast<int>(region.y0);
  for (int y = 0; y < region.image.height(); ++y) {
    for (int x = 0; x < region.image.width(); ++x) {
      for (int c = 0; c < 3; ++c) {
        const auto at = [c](const Image& of, int column, int row) {
          return of.data()[(static_cast<size_t>(row) * of.width() + column) * 3 + static_cast<size_t>(c)];
        };
        LA3_REQUIRE(at(region.image, x, y) == at(image, left + x, top + y));
      }
    }
  }
  // What we write is read as it was.
  LA3_REQUIRE(is_same(codec::decode(codec::encode_png(image.view()), "png"), image));
}

// With the checksum that each chunk should have: else few inputs would come any further.
std::vector<uint8_t> with_right_checksums(Bytes bytes) {
  std::vector<uint8_t> png(bytes.begin(), bytes.end());
  const auto number_at = [&](size_t at) {
    return uint32_t{png[at]} << 24 | uint32_t{png[at + 1]} << 16 | uint32_t{png[at + 2]} << 8 | png[at + 3];
  };
  for (size_t at = 8; at + 12 <= png.size();) {
    const size_t length = number_at(at);
    if (length > png.size() - at - 12) { break; }
    const uint32_t sum = pickle::crc32(Bytes(png).subspan(at + 4, length + 4));
    for (size_t i = 0; i < 4; ++i) { png[at + 8 + length + i] = static_cast<uint8_t>(sum >> (24 - 8 * i)); }
    at += 12 + length;
  }
  return png;
}

}  // namespace

void fuzz_jpeg(Bytes bytes) {
  if (codec::sniff(bytes) == codec::ImageFormat::kJpeg) { try_image(bytes); }
}

void fuzz_png(Bytes bytes) {
  if (codec::sniff(bytes) == codec::ImageFormat::kPng) { try_image(with_right_checksums(bytes)); }
}

void fuzz_image(Bytes bytes) {
  try_image(bytes);
}

void fuzz_exif(Bytes bytes) {
  const int orientation = codec::exif_orientation(bytes);
  LA3_REQUIRE(orientation >= 0 && orientation <= 8);
  std::vector<uint8_t> marked = {'E', 'x', 'i', 'f', 0, 0};
  const bool is_marked = bytes.size() >= 6 && std::equal(marked.begin(), marked.end(), bytes.begin());
  marked.insert(marked.end(), bytes.begin(), bytes.end());
  if (!is_marked) { LA3_REQUIRE(codec::exif_orientation(marked) == orientation); }
}

}  // namespace la3::fuzz
