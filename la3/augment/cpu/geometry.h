// Fast versions of the five geometric operations: rows and runs of pixels are copied whole where
// the map allows it.
#pragma once

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/op.h"
#include "la3/core/image.h"

namespace la3::augment {

// REQUIRES: call is one of ShearX, ShearY, TranslateX, TranslateY, Rotate; in and out have the same
// shape and do not overlap. Thread-safe.
void apply_geometry(const OpCall& call, ImageView in, MutableImageView out, const Kernels& kernels);

}  // namespace la3::augment
