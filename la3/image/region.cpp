#include "la3/image/region.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace la3::image {

void check_region(const Region& region, int width, int height) {
  const auto within = [](int from, int count, int all) {
    return from >= 0 && count >= 1 && from < all && count <= all - from;
  };
  if (within(region.x, region.width, width) && within(region.y, region.height, height)) { return; }
  throw std::invalid_argument("region of " + std::to_string(region.width) + "x" + std::to_string(region.height) +
                              " pixels at (" + std::to_string(region.x) + ", " + std::to_string(region.y) +
                              "): a part of " + std::to_string(width) + "x" + std::to_string(height) +
                              " pixels expected");
}

int reduction_for(const RegionRequest& request) {
  int largest = 1;
  for (const int step : kReductions) {
    if (request.region.width >= int64_t{request.enough_width} * step &&
        request.region.height >= int64_t{request.enough_height} * step) {
      largest = step;
    }
  }
  return largest;
}

DecodedRegion region_of_whole(Image image, const ChooseRegion& choose) {
  const Region region = choose(image.width(), image.height()).region;
  check_region(region, image.width(), image.height());
  const double x = region.x, y = region.y;
  return {std::move(image), x, y, x + region.width, y + region.height};
}

}  // namespace la3::image
