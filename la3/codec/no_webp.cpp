// Replaces webp.cpp where the build has no libwebp.
#include "la3/codec/formats.h"

namespace la3::codec {

StoredImage decode_webp(std::span<const uint8_t>, const std::string& name) {
  fail_not_built(name, "WebP", "libwebp", "libwebp-dev");
}

std::optional<ImageHeader> read_webp_header(std::span<const uint8_t>, size_t, const std::string& name) {
  fail_not_built(name, "WebP", "libwebp", "libwebp-dev");
}

}  // namespace la3::codec
