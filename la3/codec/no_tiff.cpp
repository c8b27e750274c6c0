// Replaces tiff.cpp where the build has no libtiff of version 4.5 or later.
#include "la3/codec/formats.h"

namespace la3::codec {

StoredImage decode_tiff(std::span<const uint8_t>, const std::string& name) {
  fail_not_built(name, "TIFF", "libtiff", "libtiff-dev");
}

ImageHeader read_tiff_header(const ReadBytes&, size_t, const std::string& name) {
  fail_not_built(name, "TIFF", "libtiff", "libtiff-dev");
}

}  // namespace la3::codec
