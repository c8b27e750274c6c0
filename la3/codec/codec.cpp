#include "la3/codec/codec.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/lower_case.h"

namespace la3::codec {
namespace {

bool starts_with(std::span<const uint8_t> bytes, std::string_view prefix) {
  return bytes.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), bytes.begin(),
                    [](char expected, uint8_t found) { return static_cast<uint8_t>(expected) == found; });
}

// For the message: what a file that is neither JPEG nor PNG seems to be.
std::string describe(std::span<const uint8_t> bytes) {
  if (bytes.empty()) { return "an empty file"; }
  if (starts_with(bytes, "GIF8")) { return "a GIF file"; }
  if (starts_with(bytes, "BM")) { return "a BMP file"; }
  if (starts_with(bytes, "RIFF") && starts_with(bytes.subspan(std::min<size_t>(8, bytes.size())), "WEBP")) {
    return "a WebP file";
  }
  if (starts_with(bytes, {"II*\0", 4}) || starts_with(bytes, {"MM\0*", 4})) { return "a TIFF file"; }

  const auto head = bytes.first(std::min<size_t>(bytes.size(), 8));
  if (std::all_of(head.begin(), head.end(),
                  [](uint8_t byte) { return std::isprint(byte) || std::isspace(byte); })) {
    return "text";
  }
  std::string hex = "a file that starts with bytes";
  for (const uint8_t byte : head) { hex += {' ', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]}; }
  return hex;
}

}  // namespace

ImageFormat sniff(std::span<const uint8_t> bytes) {
  if (starts_with(bytes, "\xff\xd8\xff")) { return ImageFormat::kJpeg; }
  if (starts_with(bytes, "\x89PNG\r\n\x1a\n")) { return ImageFormat::kPng; }
  return ImageFormat::kUnknown;
}

Image decode(std::span<const uint8_t> bytes, const std::string& name, const DecodeOptions& options) {
  StoredImage stored;
  switch (sniff(bytes)) {
    case ImageFormat::kJpeg: stored = decode_jpeg(bytes, name, options.keep_grey); break;
    case ImageFormat::kPng: stored = decode_png(bytes, name, options.keep_grey); break;
    case ImageFormat::kUnknown: fail_unknown(bytes, name);
  }
  return turn_upright(std::move(stored.image), stored.orientation);
}

Image read_image(const std::filesystem::path& path, const DecodeOptions& options) {
  return decode(read_file(path, kMaxFileBytes), path.string(), options);
}

image::DecodedRegion decode_region(std::span<const uint8_t> bytes, const std::string& name,
                                   const image::ChooseRegion& choose) {
  if (sniff(bytes) == ImageFormat::kJpeg) { return decode_jpeg_region(bytes, name, choose); }
  return image::region_of_whole(decode(bytes, name), choose);
}

image::DecodedRegion read_image_region(const std::filesystem::path& path, const image::ChooseRegion& choose) {
  return decode_region(read_file(path, kMaxFileBytes), path.string(), choose);
}

void write_image(const std::filesystem::path& path, ImageView image, int quality) {
  const std::string extension = lower_case(path.extension().string());
  const bool png = extension == ".png", jpeg = extension == ".jpg" || extension == ".jpeg";
  if (!png && !jpeg) {
    throw Error(path.string() + ": extension .png, .jpg or .jpeg expected, found " +
                (extension.empty() ? "none" : path.extension().string()));
  }
  std::vector<uint8_t> bytes;
  try {
    bytes = png ? encode_png(image) : encode_jpeg(image, quality);
  } catch (const Error& error) { throw Error(path.string() + ": " + error.what()); }
  write_file(path, bytes);
}

void check_stored_size(int64_t width, int64_t height, const std::string& name, const std::string& format) {
  const std::string found =
      name + ": " + format + " of " + std::to_string(width) + "x" + std::to_string(height) + " pixels, ";
  if (width < 1 || height < 1) { throw Error(found + "at least 1x1 expected"); }
  if (width > kMaxPixels / height) {
    throw Error(found + "at most " + std::to_string(kMaxPixels) + " in all expected");
  }
}

void fail_unknown(std::span<const uint8_t> bytes, const std::string& name) {
  throw Error(name + ": a JPEG or PNG image expected, found " + describe(bytes));
}

void fail_truncated(size_t bytes, const std::string& name, const std::string& format) {
  throw Error(name + ": truncated " + format + ": more image data expected, found the end of the file after " +
              std::to_string(bytes) + " bytes");
}

void fail_broken(const char* reason, const std::string& name, const std::string& format) {
  throw Error(name + ": a valid " + format + " expected, found a broken one: " + reason);
}

}  // namespace la3::codec
