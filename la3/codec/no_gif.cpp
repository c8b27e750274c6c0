// Replaces gif.cpp where the build has no giflib.
#include "la3/codec/formats.h"

namespace la3::codec {

StoredImage decode_gif(std::span<const uint8_t>, const std::string& name) {
  fail_not_built(name, "GIF", "giflib", "libgif-dev");
}

std::optional<ImageHeader> read_gif_header(std::span<const uint8_t>, size_t, const std::string& name) {
  fail_not_built(name, "GIF", "giflib", "libgif-dev");
}

}  // namespace la3::codec
