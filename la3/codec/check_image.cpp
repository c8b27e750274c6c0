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

std::optional<ImageHeader> read_header(std::span<const uint8_t> head, size_t file_bytes, const std::string& name) {
  switch (sniff(head)) {
    case ImageFormat::kJpeg: return read_jpeg_header(head, file_bytes, name);
    case ImageFormat::kPng: return read_png_header(head, file_bytes, name);
    case ImageFormat::kUnknown: break;
  }
  fail_unknown(head, name);
}

// Whether the end-of-image mark is near the end. It cannot occur by chance in JPEG's image data.
bool has_end(std::span<const uint8_t> tail, ImageFormat format) {
  const std::string_view end = format == ImageFormat::kJpeg ? "\xff\xd9" : "IEND\xae\x42\x60\x82";
  return std::search(tail.begin(), tail.end(), end.begin(), end.end(), [](uint8_t found, char expected) {
           return found == static_cast<uint8_t>(expected);
         }) != tail.end();
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
  for (size_t count = kHeadBytes; !header; count *= 4) {
    const std::vector<uint8_t> head = read(0, count);
    // If the file has just been truncated, what was read counts as all of it.
    header = read_header(head, head.size() < count ? head.size() : size, name);
  }
  const size_t tail_start = size - std::min(size, kTailBytes);
  if (!has_end(read(tail_start, kTailBytes), header->format)) { decode(read(0, size), name); }
  header->file_bytes = size;
  return *header;
}

}  // namespace la3::codec
