// Encodes a changed image like the file it was made of: in its format and, for JPEG, with its
// quality, so that it takes about as many bytes.
//
// Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/core/image.h"

namespace la3::copies {

// For JPEG files of images that were not JPEG.
inline constexpr int kDefaultQuality = 95;

struct OutputFormat {
  // Nothing: the source's if that is JPEG or PNG, else PNG.
  std::optional<codec::ImageFormat> format = std::nullopt;
  // Of JPEG files: 1 to 100, with 4:2:0; 0: the source's quantisation and subsampling, or
  // kDefaultQuality if it is not JPEG.
  int quality = 0;

  // The format of what is made of such a file: JPEG or PNG.
  codec::ImageFormat for_source(codec::ImageFormat source) const;
};

// The file for an image that was made of the file `source`, which may be empty. `name` is used in
// messages. Throws Error if the source's header is
// broken or the image is too large for the format.
std::vector<uint8_t> encode_like(ImageView image, std::span<const uint8_t> source, const OutputFormat& output,
                                 const std::string& name);

}  // namespace la3::copies
