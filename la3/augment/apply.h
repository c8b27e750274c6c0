// Executes operations whose every detail is decided: a pure function of the calls and the image.
//
// The fast counterpart of reference.h: same bytes, on every instruction set. Decisions come from
// sampler.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/op.h"
#include "la3/core/image.h"
#include "la3/core/isa.h"

namespace la3::augment {

struct Kernels;

// What a thread needs besides the images: the instruction set, and a buffer that grows to the
// largest image seen, so that nothing is allocated after that. One per thread.
class Scratch {
 public:
  explicit Scratch(Isa isa = best_isa());

  const Kernels& kernels() const { return *kernels_; }
  // At least `bytes` long; holds whatever the last use left there.
  uint8_t* buffer(size_t bytes) {
    if (buffer_.size() < bytes) { buffer_.resize(bytes); }
    return buffer_.data();
  }

 private:
  const Kernels* kernels_;
  std::vector<uint8_t> buffer_;
};

// Applies the calls one after the other. `out` has the shape of `in`, and either is the same image
// (in place) or does not overlap it. Throws std::invalid_argument, before writing anything, if a
// call is out of range or the shapes differ.
void apply_ops(std::span<const OpCall> calls, ImageView in, MutableImageView out, Scratch& scratch);

// The same for one call.
void apply_op(const OpCall& call, ImageView in, MutableImageView out, Scratch& scratch);

}  // namespace la3::augment
