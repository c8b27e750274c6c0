// Converts between other pixel layouts and ours (la3/core/image.h): torch's planes, Pillow's RGB
// with a byte of padding. Pure functions, thread-safe; the two sides must not overlap.
#pragma once

#include <cstddef>
#include <cstdint>

namespace la3::python {

// Three planes of `pixels` bytes, one after another, to RGB and back.
void planes_to_rgb(uint8_t* rgb, const uint8_t* planes, size_t pixels);
void rgb_to_planes(uint8_t* planes, const uint8_t* rgb, size_t pixels);

// Four bytes per pixel, the last unused, to RGB and back; the padding becomes 255, as in Pillow.
void rgbx_to_rgb(uint8_t* rgb, const uint8_t* rgbx, size_t pixels);
void rgb_to_rgbx(uint8_t* rgbx, const uint8_t* rgb, size_t pixels);

}  // namespace la3::python
