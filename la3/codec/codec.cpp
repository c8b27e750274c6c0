#include "la3/codec/codec.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <string_view>
#include <utility>

#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/file.h"
#include "la3/core/lower_case.h"

namespace la3::codec {
namespace {

std::atomic<int64_t> g_max_pixels{kUsualMaxPixels};

bool starts_with(std::span<const uint8_t> bytes, std::string_view prefix) {
  return bytes.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), bytes.begin(),
                    [](char expected, uint8_t found) { return static_cast<uint8_t>(expected) == found; });
}

uint32_t little_endian_32(std::span<const uint8_t> bytes, size_t at) {
  return uint32_t{bytes[at]} | uint32_t{bytes[at + 1]} << 8 | uint32_t{bytes[at + 2]} << 16 |
         uint32_t{bytes[at + 3]} << 24;
}

// "BM" alone might begin a text; the size of the second header follows at byte 14.
bool is_bmp(std::span<const uint8_t> bytes) {
  if (!starts_with(bytes, "BM")) { return false; }
  constexpr uint32_t kSizes[] = {12, 40, 52, 56, 64, 108, 124};
  return bytes.size() < 18 ? bytes.size() > 2 && bytes[2] < ' '
                           : std::count(std::begin(kSizes), std::end(kSizes), little_endian_32(bytes, 14)) > 0;
}

bool is_pnm(std::span<const uint8_t> bytes) {
  return bytes.size() >= 3 && bytes[0] == 'P' && bytes[1] >= '1' && bytes[1] <= '6' && std::isspace(bytes[2]) != 0;
}

// Grey that stands in all three channels as one.
Image one_channel(const Image& rgb) {
  Image grey(rgb.width(), rgb.height(), 1);
  for (size_t i = 0; i < grey.bytes(); ++i) { grey.data()[i] = rgb.data()[3 * i]; }
  return grey;
}

}  // namespace

ImageFormat sniff(std::span<const uint8_t> bytes) {
  if (starts_with(bytes, "\xff\xd8\xff")) { return ImageFormat::kJpeg; }
  if (starts_with(bytes, "\x89PNG\r\n\x1a\n")) { return ImageFormat::kPng; }
  if (starts_with(bytes, "GIF87a") || starts_with(bytes, "GIF89a")) { return ImageFormat::kGif; }
  if (starts_with(bytes, "RIFF") && bytes.size() >= 12 && starts_with(bytes.subspan(8), "WEBP")) {
    return ImageFormat::kWebp;
  }
  for (const std::string_view tiff : {std::string_view("II*\0", 4), {"MM\0*", 4}, {"II+\0", 4}, {"MM\0+", 4}}) {
    if (starts_with(bytes, tiff)) { return ImageFormat::kTiff; }
  }
  if (!heif_kind(bytes).empty()) { return ImageFormat::kHeif; }
  if (is_bmp(bytes)) { return ImageFormat::kBmp; }
  if (is_pnm(bytes)) { return ImageFormat::kPnm; }
  return ImageFormat::kUnknown;
}

std::string readable_formats() {
  return "JPEG, PNG, PPM, BMP" LA3_OTHER_FORMATS;
}

std::string extension_of(ImageFormat format) {
  switch (format) {
    case ImageFormat::kJpeg: return "jpg";
    case ImageFormat::kPng: return "png";
    case ImageFormat::kPnm: return "ppm";
    case ImageFormat::kBmp: return "bmp";
    case ImageFormat::kGif: return "gif";
    case ImageFormat::kWebp: return "webp";
    case ImageFormat::kTiff: return "tif";
    case ImageFormat::kHeif: return "heic";
    case ImageFormat::kUnknown: break;
  }
  return "";
}

bool is_image_extension(const std::string& extension) {
  constexpr std::string_view kKnown[] = {"jpg", "jpeg", "png", "ppm",  "pgm",  "pnm",  "pbm", "bmp",
                                         "gif", "webp", "tif", "tiff", "heic", "heif", "avif"};
  return std::find(std::begin(kKnown), std::end(kKnown), extension) != std::end(kKnown);
}

Image decode(std::span<const uint8_t> bytes, const std::string& name, const DecodeOptions& options) {
  StoredImage stored;
  switch (sniff(bytes)) {
    case ImageFormat::kJpeg: stored = decode_jpeg(bytes, name, options.keep_grey); break;
    case ImageFormat::kPng: stored = decode_png(bytes, name, options.keep_grey); break;
    case ImageFormat::kPnm: stored = decode_pnm(bytes, name); break;
    case ImageFormat::kBmp: stored = decode_bmp(bytes, name); break;
    case ImageFormat::kGif: stored = decode_gif(bytes, name); break;
    case ImageFormat::kWebp: stored = decode_webp(bytes, name); break;
    case ImageFormat::kTiff: stored = decode_tiff(bytes, name); break;
    case ImageFormat::kHeif: stored = decode_heif(bytes, name); break;
    case ImageFormat::kUnknown: fail_unknown(bytes, name);
  }
  if (options.keep_grey && stored.is_grey) { stored.image = one_channel(stored.image); }
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

ImageFormat named_format(const std::filesystem::path& path) {
  const std::string extension = lower_case(path.extension().string());
  if (extension == ".png") { return ImageFormat::kPng; }
  return extension == ".jpg" || extension == ".jpeg" ? ImageFormat::kJpeg : ImageFormat::kUnknown;
}

ImageFormat written_format(const std::filesystem::path& path) {
  const ImageFormat format = named_format(path);
  if (format == ImageFormat::kUnknown) {
    throw Error(path.string() + ": extension .png, .jpg or .jpeg expected, found " +
                (path.extension().empty() ? "none" : path.extension().string()));
  }
  return format;
}

void write_image(const std::filesystem::path& path, ImageView image, int quality) {
  const bool png = written_format(path) == ImageFormat::kPng;
  std::vector<uint8_t> bytes;
  try {
    bytes = png ? encode_png(image) : encode_jpeg(image, quality);
  } catch (const Error& error) { throw Error(path.string() + ": " + error.what()); }
  write_file(path, bytes);
}

void set_max_pixels(int64_t pixels) {
  expect(pixels >= 1 && pixels <= kMaxPixels, "max_pixels", "1 to " + std::to_string(kMaxPixels), pixels);
  g_max_pixels = pixels;
}

int64_t max_pixels() {
  return g_max_pixels;
}

void check_stored_size(int64_t width, int64_t height, const std::string& name, const std::string& format) {
  const std::string found =
      name + ": " + format + " of " + std::to_string(width) + "x" + std::to_string(height) + " pixels, ";
  if (width < 1 || height < 1) { throw Error(found + "at least 1x1 expected"); }
  if (width > max_pixels() / height) {
    throw Error(found + "at most " + std::to_string(max_pixels()) + " in all expected (--max-pixels)");
  }
}

void check_expansion(int64_t width, int64_t height, size_t file_bytes, const std::string& name,
                     const std::string& format) {
  check_stored_size(width, height, name, format);
  constexpr int64_t kAlways = (int64_t{64} << 20) / 3, kPerByte = 4096;
  if (width * height > kAlways && width * height / kPerByte > static_cast<int64_t>(file_bytes)) {
    throw Error(name + ": " + format + " of " + std::to_string(width) + "x" + std::to_string(height) +
                " pixels, a file of more than " + std::to_string(file_bytes) + " bytes expected for so many");
  }
}

void fail_unknown(std::span<const uint8_t> bytes, const std::string& name) {
  throw Error(name + ": an image expected, found " + describe(bytes));
}

void fail_not_built(const std::string& name, const std::string& format, const std::string& library,
                    const std::string& package) {
  throw Error(name + ": " + format + ", which this la3 cannot read: it was built without " + library +
              " (Debian: " + package + ")");
}

void fail_truncated(size_t bytes, const std::string& name, const std::string& format) {
  throw Error(name + ": truncated " + format + ": more image data expected, found the end of the file after " +
              std::to_string(bytes) + " bytes");
}

void fail_broken(const char* reason, const std::string& name, const std::string& format) {
  throw Error(name + ": a valid " + format + " expected, found a broken one: " + reason);
}

}  // namespace la3::codec
