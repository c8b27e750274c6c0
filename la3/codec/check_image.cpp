#include <algorithm>
#include <optional>
#include <string_view>

#include "la3/codec/codec.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/open_file.h"

namespace la3::codec {
namespace {

namespace fs = std::filesystem;

// Most headers end within the first kHeadBytes; the end of an image may be followed by up to
// kTailBytes of other data.
constexpr size_t kHeadBytes = size_t{16} << 10, kTailBytes = 1024;

std::optional<ImageHeader> read_header(const ReadBytes& read, std::span<const uint8_t> head, size_t file_bytes,
                                       const std::string& name) {
  switch (sniff(head)) {
    case ImageFormat::kJpeg: return read_jpeg_header(head, file_bytes, name);
    case ImageFormat::kPng: return read_png_header(head, file_bytes, name);
    case ImageFormat::kPnm: return read_pnm_header(head, file_bytes, name);
    case ImageFormat::kBmp: return read_bmp_header(head, file_bytes, name);
    case ImageFormat::kGif: return read_gif_header(head, file_bytes, name);
    case ImageFormat::kWebp: return read_webp_header(head, file_bytes, name);
    case ImageFormat::kTiff: return read_tiff_header(read, file_bytes, name);
    case ImageFormat::kHeif: return read_heif_header(read, file_bytes, name);
    case ImageFormat::kUnknown: break;
  }
  fail_unknown(head, name);
}

bool contains(std::span<const uint8_t> bytes, std::string_view text) {
  return std::search(bytes.begin(), bytes.end(), text.begin(), text.end(), [](uint8_t found, char expected) {
           return found == static_cast<uint8_t>(expected);
         }) != bytes.end();
}

// Whether the file ends as it should. JPEG and PNG have marks that cannot occur by chance in their
// image data. The headers of other formats tell the length of the data, so that reading them was
// enough; except for GIF, whose last byte is a semicolon, and for texts and packed rows.
bool has_end(std::span<const uint8_t> tail, std::span<const uint8_t> head, ImageFormat format) {
  switch (format) {
    case ImageFormat::kJpeg: return contains(tail, "\xff\xd9");
    case ImageFormat::kPng: return contains(tail, "IEND\xae\x42\x60\x82");
    case ImageFormat::kGif: {
      const auto last = std::find_if(tail.rbegin(), tail.rend(), [](uint8_t byte) { return byte != 0; });
      return last != tail.rend() && *last == ';';
    }
    case ImageFormat::kPnm: return head.size() > 1 && head[1] >= '4';
    case ImageFormat::kBmp: {
      constexpr size_t kCompressionAt = 30;
      return head.size() > kCompressionAt &&
             (head[14] == 12 || (head[kCompressionAt] != 1 && head[kCompressionAt] != 2));
    }
    default: return true;
  }
}

}  // namespace

ImageHeader check_image(const fs::path& path) {
  const OpenFile file(path);
  if (!file.is_regular()) {
    throw Error(path.string() + ": a plain file expected, found a folder, a pipe or a device");
  }
  return check_image([&](size_t offset, size_t count) { return file.read(offset, count); }, file.size(),
                     path.string());
}

ImageHeader check_image(const ReadBytes& read, size_t size, const std::string& name) {
  if (size > kMaxFileBytes) {
    throw Error(name + ": " + std::to_string(size) + " bytes, at most " + std::to_string(kMaxFileBytes) +
                " expected");
  }
  std::optional<ImageHeader> header;
  std::vector<uint8_t> head;
  for (size_t count = kHeadBytes; !header; count *= 4) {
    head = read(0, count);
    // If the file has just been truncated, what was read counts as all of it.
    header = read_header(read, head, head.size() < count ? head.size() : size, name);
  }
  const size_t tail_start = size - std::min(size, kTailBytes);
  if (!has_end(read(tail_start, kTailBytes), head, header->format)) { decode(read(0, size), name); }
  header->file_bytes = size;
  return *header;
}

}  // namespace la3::codec
