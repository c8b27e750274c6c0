// The sixteen operations, slow and obvious: one pixel at a time, no tables shared, no special cases for
// speed.
//
// The oracle that the fast versions are compared with. Not for production use; thread-safe.
#pragma once

#include "la3/augment/op.h"
#include "la3/core/image.h"

namespace la3::augment {

// A new image of the same shape. Throws std::invalid_argument as check_call does.
Image apply_reference(const OpCall& call, ImageView image);

}  // namespace la3::augment
