// Image files to 8-bit images and back: JPEG, PNG, PPM (and PGM, PBM) and BMP; WebP, TIFF, GIF, HEIC
// and AVIF where the build has their libraries. Only JPEG and PNG are written.
//
// Pixels are those of Pillow 9.4's ImageOps.exif_transpose(Image.open(file)).convert('RGB'), byte
// for byte where both use the same libjpeg-turbo: training here and in Python sees the same data.
// The few files on which we are stricter or more lenient than Pillow are listed at decode().
// All functions are thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "la3/core/image.h"
#include "la3/image/region.h"

namespace la3::codec {

enum class ImageFormat { kUnknown, kJpeg, kPng, kPnm, kBmp, kGif, kWebp, kTiff, kHeif };

// The format according to the first bytes; the file's name does not matter. Reads only these bytes.
ImageFormat sniff(std::span<const uint8_t> bytes);

// The formats that this build reads: "JPEG, PNG, PPM, BMP, WebP, ...".
std::string readable_formats();

// The file extension that shards use: "jpg", "png", "ppm", ...; "" for kUnknown. Known extensions
// also include others, such as "jpeg" and "pgm"; in lower case.
std::string extension_of(ImageFormat format);
bool is_image_extension(const std::string& extension);

// The most pixels that an image may have, for the whole process. A file that claims more is refused
// before memory is taken for them. 3 bytes a pixel are needed, in some formats up to 9. REQUIRES: 1 ..
// kMaxPixels.
inline constexpr int64_t kUsualMaxPixels = int64_t{1} << 27;
void set_max_pixels(int64_t pixels);
int64_t max_pixels();

struct DecodeOptions {
  // Return an image that Pillow opens in mode 'L' or 'I' (JPEG with one component; PNG or TIFF with 2
  // to 16 bits of grey and no alpha; PGM) as 1 channel of 8 bits. By default its grey is repeated into
  // 3. Other images have 3 channels either way.
  bool keep_grey = false;
};

// The upright RGB image in the bytes of a file; `name` is used in messages. Of several images in a
// file (GIF, animated WebP, pages of a TIFF, HEIC) it is the first, or the one marked as primary.
//
// Alpha and tRNS are dropped, not blended. 16-bit colours keep their high byte, but 16-bit grey is
// clipped at 255, as in Pillow. CMYK is taken as inverted (Adobe's way) with or without Adobe's
// marker. ICC profiles and gamma are ignored.
//
// Throws Error if the bytes are of no such format or of one that the build lacks, are broken or
// truncated, or hold more than max_pixels() pixels. Allocates no more memory than a file of this
// length can fill (except for arithmetic-coded JPEG); for formats in which a few bytes can fill any
// image, at most 64 MiB or 4,096 pixels per byte of the file. Like Pillow, accepts a JPEG with
// damaged data that goes on to its end. Unlike Pillow, refuses a PNG with a wrong checksum in its
// pixel data or without its last chunk and a JPEG of more than 100 scans, and treats an image with
// unreadable EXIF as upright; turns a TIFF once, where exif_transpose() of Pillow 9.4 turns it again.
Image decode(std::span<const uint8_t> bytes, const std::string& name, const DecodeOptions& options = {});

// decode() for a file of at most 256 MiB. Throws Error, which names the path.
Image read_image(const std::filesystem::path& path, const DecodeOptions& options = {});

// Decodes a part, and for JPEG little more than that: at half, a quarter or an eighth of the size
// if that leaves enough pixels, and without the rows below. The image holds the pixels that the
// region touches; each is the same as if the whole image had been decoded at that scale, and at
// full size the same as from decode(). Always 3 channels.
//
// Throws like decode(), except that data after the part may be missing; std::invalid_argument if
// the chosen region is not a part of the image.
image::DecodedRegion decode_region(std::span<const uint8_t> bytes, const std::string& name,
                                   const image::ChooseRegion& choose);
image::DecodedRegion read_image_region(const std::filesystem::path& path, const image::ChooseRegion& choose);

struct ImageHeader {
  ImageFormat format = ImageFormat::kUnknown;
  int width = 0, height = 0;  // as stored; EXIF's orientation may swap them
  uint64_t file_bytes = 0;    // only from check_image()
};

// Throws Error if the first and last bytes of a file show that read_image() would refuse it. Reads
// no more than these unless the file's end is not where it should be; then decodes the file to find
// out. Does not notice damage in the middle.
ImageHeader check_image(const std::filesystem::path& path);
// The same for `size` bytes that lie elsewhere; `read` returns up to `count` bytes from `offset`,
// fewer only at the end.
using ReadBytes = std::function<std::vector<uint8_t>(size_t offset, size_t count)>;
ImageHeader check_image(const ReadBytes& read, size_t size, const std::string& name);

// Encodes a grey or RGB image as a file. JPEG gives the bytes of Pillow's save(quality=quality):
// 4:2:0, standard tables. Throws std::invalid_argument if the view is empty or quality is not 1 ..
// 100; Error if the image exceeds the format's limits (65,500 pixels a side for JPEG).
std::vector<uint8_t> encode_png(ImageView image);
std::vector<uint8_t> encode_jpeg(ImageView image, int quality);

// How strongly a JPEG file is compressed: what a changed copy needs to be about as large and as
// good as the file.
struct JpegCoding {
  // Quantisation of brightness and of colour, row after row; larger numbers give smaller files.
  std::array<uint16_t, 64> luma{}, chroma{};
  int across = 2, down = 2;  // pixels per sample of colour: 2x2 is 4:2:0, 1x1 is 4:4:4
};

// That of a file; nothing if it is not JPEG. Unusual subsampling counts as 4:2:0. Throws Error like
// decode() if the file's header is broken.
std::optional<JpegCoding> jpeg_coding(std::span<const uint8_t> bytes, const std::string& name);
// Throws as with a quality. Quantisation is limited to 1 .. 255, as baseline JPEG has it.
std::vector<uint8_t> encode_jpeg(ImageView image, const JpegCoding& coding);

// What a path's extension says (.png, .jpg or .jpeg, in any letter case): kPng or kJpeg. The first
// returns kUnknown for any other, the second throws Error.
ImageFormat named_format(const std::filesystem::path& path);
ImageFormat written_format(const std::filesystem::path& path);

// Encodes by the path's extension, as written_format() says, and writes atomically.
// `quality` is for JPEG. Throws Error for any other extension, before anything is encoded.
void write_image(const std::filesystem::path& path, ImageView image, int quality = 95);

}  // namespace la3::codec
