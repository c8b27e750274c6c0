// What codec.cpp asks of jpeg.cpp and png.cpp. Private to la3/data: everyone else uses codec.h.
//
// libjpeg and libpng report errors by longjmp, which skips destructors. In both files each step that calls
// them is a function of its own with setjmp in front and nothing to destroy in it; it returns how it went,
// and its caller, which owns memory, throws.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "la3/core/image.h"

namespace la3::data {

// An image as its file stores it: 3 channels, or 1 if `keep_grey` was asked for and applies.
struct StoredImage {
  Image image;
  int orientation = 0;  // EXIF's 1 .. 8; 0 where the file has none
};

// Both throw Error as decode() does. REQUIRES: the bytes start with the format's signature.
StoredImage decode_jpeg(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);
StoredImage decode_png(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey);

// Throws Error unless a file may hold an image of this size. `format` is "JPEG" or "PNG".
void check_stored_size(int64_t width, int64_t height, const std::string& name, const std::string& format);

// Throw Error: the file ends too early; the library found it broken for the reason given.
[[noreturn]] void fail_truncated(size_t bytes, const std::string& name, const std::string& format);
[[noreturn]] void fail_broken(const char* reason, const std::string& name, const std::string& format);

}  // namespace la3::data
