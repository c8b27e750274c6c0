// Replaces heif.cpp where the build has no libheif.
#include "la3/codec/formats.h"

namespace la3::codec {

StoredImage decode_heif(std::span<const uint8_t>, const std::string& name) {
  fail_not_built(name, "HEIC or AVIF", "libheif", "libheif-dev");
}

ImageHeader read_heif_header(const ReadBytes&, size_t, const std::string& name) {
  fail_not_built(name, "HEIC or AVIF", "libheif", "libheif-dev");
}

}  // namespace la3::codec
