// The orientation that cameras write into EXIF data, and turning an image upright accordingly. Pure
// functions.
#pragma once

#include <cstdint>
#include <span>

#include "la3/core/image.h"
#include "la3/image/region.h"

namespace la3::codec {

// Orientation 1 .. 8 from an EXIF block (a TIFF header and directory, with or without "Exif\0\0"
// before it), or 0 if it has none or is damaged: orientation is advice, and no reason to refuse an
// image.
int exif_orientation(std::span<const uint8_t> exif);

// Turns an image as Pillow's ImageOps.exif_transpose does; values other than 2 .. 8 leave it
// unchanged.
Image turn_upright(Image image, int orientation);
// The same for an image and the region in it.
image::DecodedRegion turn_upright(image::DecodedRegion part, int orientation);

// Whether turning exchanges width and height.
bool exchanges_axes(int orientation);
// Where a region of the upright image lies in the stored one, which has width x height pixels.
image::Region stored_region(const image::Region& upright, int width, int height, int orientation);

}  // namespace la3::codec
