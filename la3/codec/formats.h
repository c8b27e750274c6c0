// What codec.cpp and check_image.cpp need from the files of the formats. Private to la3/codec:
// everyone else uses codec.h.
//
// libjpeg and libpng report errors by longjmp, which skips destructors. In jpeg.cpp and png.cpp each
// step that calls them is a function of its own, with setjmp at the start and nothing to destroy in
// it. It returns its outcome, and its caller, which owns memory, throws.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "la3/codec/codec.h"
#include "la3/core/image.h"

namespace la3::codec {

// Longer files are refused.
inline constexpr size_t kMaxFileBytes = size_t{256} << 20;

// An image as its file stores it: 3 channels, or 1 if `keep_grey` was requested and applies.
struct StoredImage {
  Image image = {};
  int orientation = 0;   // EXIF's 1 .. 8; 0 if the file has none, or the image is upright already
  bool is_grey = false;  // 3 channels that could be one (Pillow's mode 'L')
};

// These throw Error like decode(). REQUIRES: the bytes start with the format's signature.
StoredImage decode_jpeg(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);
StoredImage decode_png(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);
StoredImage decode_pnm(std::span<const uint8_t> bytes, const std::string& name);
StoredImage decode_bmp(std::span<const uint8_t> bytes, const std::string& name);
StoredImage decode_gif(std::span<const uint8_t> bytes, const std::string& name);
StoredImage decode_webp(std::span<const uint8_t> bytes, const std::string& name);
StoredImage decode_tiff(std::span<const uint8_t> bytes, const std::string& name);
StoredImage decode_heif(std::span<const uint8_t> bytes, const std::string& name);

// Like decode_region(). REQUIRES: as above.
image::DecodedRegion decode_jpeg_region(std::span<const uint8_t> bytes, const std::string& name,
                                        const image::ChooseRegion& choose);

// The header of a file of `file_bytes`, from its first bytes; empty if more of them are needed.
// Throw Error if decoding would fail because of what the header says. REQUIRES: as above.
std::optional<ImageHeader> read_jpeg_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                            const std::string& name);
std::optional<ImageHeader> read_png_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name);
std::optional<ImageHeader> read_pnm_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name);
std::optional<ImageHeader> read_bmp_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name);
std::optional<ImageHeader> read_gif_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name);
std::optional<ImageHeader> read_webp_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                            const std::string& name);
// The same for formats whose headers may be anywhere: they read what they need, and check that all
// of the image data lies within the file.
ImageHeader read_tiff_header(const ReadBytes& read, size_t file_bytes, const std::string& name);
ImageHeader read_heif_header(const ReadBytes& read, size_t file_bytes, const std::string& name);

// What a file of no format that la3 knows seems to be, for a message, and how to convert it if there
// is a way: "a PDF file; `pdftoppm ...` converts it".
std::string describe(std::span<const uint8_t> bytes);

// "HEIC", "AVIF" or, for files of the same container that hold none, "".
std::string heif_kind(std::span<const uint8_t> bytes);

// Throws Error: the bytes are of no format that la3 knows.
[[noreturn]] void fail_unknown(std::span<const uint8_t> bytes, const std::string& name);
// Throws Error: this build lacks the format's library.
[[noreturn]] void fail_not_built(const std::string& name, const std::string& format, const std::string& library,
                                 const std::string& package);

// Throws Error unless a file may hold an image of this size. `format` is "JPEG", "PNG", ...
void check_stored_size(int64_t width, int64_t height, const std::string& name, const std::string& format);
// The same for formats in which a few bytes can fill any image: also refuses one that is much
// larger than its file.
void check_expansion(int64_t width, int64_t height, size_t file_bytes, const std::string& name,
                     const std::string& format);

// Throw Error: the file ends too early; or the library found it broken for the given reason.
[[noreturn]] void fail_truncated(size_t bytes, const std::string& name, const std::string& format);
[[noreturn]] void fail_broken(const char* reason, const std::string& name, const std::string& format);

}  // namespace la3::codec
