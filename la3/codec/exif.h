// The orientation that cameras write into EXIF data, and turning an image upright by it. Pure functions.
#pragma once

#include <cstdint>
#include <span>

#include "la3/core/image.h"
#include "la3/image/region.h"

namespace la3::codec {

// Orientation 1 .. 8 from an EXIF block (a TIFF header and directory, with or without "Exif\0\0" before it),
// or 0 where it has none, or is damaged: orientation is advice, and no reason to refuse an image.
int exif_orientation(std::span<const uint8_t> exif);

// The image turned as Pillow's ImageOps.exif_transpose does; values other than 2 .. 8 leave it as it is.
Image turn_upright(Image image, int orientation);
// The same with the region that the image holds.
image::DecodedRegion turn_upright(image::DecodedRegion part, int orientation);

// Whether turning exchanges width and height.
bool exchanges_axes(int orientation);
// Where a region of the upright image lies in the stored one, of width x height pixels.
image::Region stored_region(const image::Region& upright, int width, int height, int orientation);

}  // namespace la3::codec
