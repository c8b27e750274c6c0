// Parts of images, for decoders that need not decode the rest. Plain values; functions are pure.
#pragma once

#include <functional>

#include "la3/core/image.h"

namespace la3::image {

// A part of an image, in pixels of the whole, upright image.
struct Region {
  int x = 0, y = 0, width = 0, height = 0;

  bool operator==(const Region&) const = default;
};

// A part to decode, and how many pixels of it are enough: a decoder may reduce the image as long as
// the region keeps at least enough_width x enough_height pixels.
struct RegionRequest {
  Region region;
  int enough_width = 0, enough_height = 0;
};

// The reductions that decoders know: this many pixels along each side become one. (libjpeg knows
// others too, but is not fast at them.)
inline constexpr int kReductions[] = {1, 2, 4, 8};
// The largest of them that leaves enough pixels of the region.
int reduction_for(const RegionRequest& request);

// Chooses the part once the size of the whole, upright image is known. The part must lie within the
// image and must not be empty.
using ChooseRegion = std::function<RegionRequest(int width, int height)>;

// The decoded image, which holds the region, and where in it the region lies (in pixels of this
// image, possibly fractional).
struct DecodedRegion {
  Image image;
  double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};

// Throws std::invalid_argument unless the region is a part of an image of this size.
void check_region(const Region& region, int width, int height);

// Chooses a region of an image that was decoded whole.
DecodedRegion region_of_whole(Image image, const ChooseRegion& choose);

}  // namespace la3::image
