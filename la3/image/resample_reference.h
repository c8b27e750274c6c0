// The oracle for resample.h: Pillow's resize written for clarity, one pixel and one channel at a
// time. For tests.
#pragma once

#include "la3/core/image.h"
#include "la3/image/resample.h"

namespace la3::image {

// im.resize((width, height), filter, box). REQUIRES: the box lies inside the image.
Image resize_reference(ImageView in, int width, int height, const Box& box, Filter filter);

}  // namespace la3::image
