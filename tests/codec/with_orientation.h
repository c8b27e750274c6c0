// JPEG files as cameras write them that were not held upright.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace la3::codec {

// The JPEG file with EXIF data in front that says how to turn it.
inline std::vector<uint8_t> with_orientation(const std::vector<uint8_t>& jpeg, int orientation) {
  const std::vector<uint8_t> segment = {0xff, 0xe1, 0, 34, 'E', 'x', 'i', 'f', 0, 0,
                                        'M',  'M',  0, 42, 0,   0,   0,   8,   0, 1,
                                        0x01, 0x12, 0, 3,  0,   0,   0,   1,   0, static_cast<uint8_t>(orientation),
                                        0,    0,    0, 0,  0,   0};
  std::vector<uint8_t> bytes(jpeg.size() + segment.size());
  const auto behind_start = std::copy(jpeg.begin(), jpeg.begin() + 2, bytes.begin());
  std::copy(jpeg.begin() + 2, jpeg.end(), std::copy(segment.begin(), segment.end(), behind_start));
  return bytes;
}

}  // namespace la3::codec
