// What codec.cpp needs from jpeg.cpp and png.cpp. Private to la3/codec: everyone else uses codec.h.
//
// libjpeg and libpng report errors by longjmp, which skips destructors. In both files each step
// that calls them is a function of its own, with setjmp at the start and nothing to destroy in it.
// It returns its outcome, and its caller, which owns memory, throws.
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
  Image image;
  int orientation = 0;  // EXIF's 1 .. 8; 0 if the file has none
};

// Both throw Error like decode(). REQUIRES: the bytes start with the format's signature.
StoredImage decode_jpeg(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);
StoredImage decode_png(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);

// Like decode_region(). REQUIRES: as above.
image::DecodedRegion decode_jpeg_region(std::span<const uint8_t> bytes, const std::string& name,
                                        const image::ChooseRegion& choose);

// The header of a file of `file_bytes`, from its first bytes; empty if more of them are needed.
// Throw Error if decoding would fail because of what the header says. REQUIRES: as above.
std::optional<ImageHeader> read_jpeg_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                            const std::string& name);
std::optional<ImageHeader> read_png_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name);

// Throws Error: the bytes are neither JPEG nor PNG.
[[noreturn]] void fail_unknown(std::span<const uint8_t> bytes, const std::string& name);

// Throws Error unless a file may hold an image of this size. `format` is "JPEG" or "PNG".
void check_stored_size(int64_t width, int64_t height, const std::string& name, const std::string& format);

// Throw Error: the file ends too early; or the library found it broken for the given reason.
[[noreturn]] void fail_truncated(size_t bytes, const std::string& name, const std::string& format);
[[noreturn]] void fail_broken(const char* reason, const std::string& name, const std::string& format);

}  // namespace la3::codec
