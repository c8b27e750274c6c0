// Fast versions of the operations that depend on the distribution of values: AutoContrast and
// Equalize.
#pragma once

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/op.h"
#include "la3/core/image.h"

namespace la3::augment {

// REQUIRES: in and out have the same shape; they are the same image or do not overlap. Thread-safe.
void auto_contrast(ImageView in, MutableImageView out, const Kernels& kernels);
void equalize(ImageView in, MutableImageView out, const Kernels& kernels);

}  // namespace la3::augment
