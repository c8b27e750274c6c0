// The sixteen operations, slow and obvious: one pixel at a time, no shared tables, no special cases
// for speed.
//
// The oracle for the fast versions. Not for production use; thread-safe.
#pragma once

#include "la3/augment/op.h"
#include "la3/core/image.h"

namespace la3::augment {

// Returns a new image of the same shape. Throws std::invalid_argument like check_call().
Image apply_reference(const OpCall& call, ImageView image);

}  // namespace la3::augment
