// Fast versions of the operations on pixel values: Invert, Solarize, Posterize, Contrast, Color,
// Brightness, Sharpness, Cutout.
#pragma once

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/op.h"
#include "la3/core/image.h"

namespace la3::augment {

// REQUIRES: call is one of the above; in and out have the same shape; they are the same image or do
// not overlap, and for Sharpness they do not overlap. Thread-safe.
void apply_color(const OpCall& call, ImageView in, MutableImageView out, const Kernels& kernels);

}  // namespace la3::augment
