#include "la3/augment/apply.h"

#include <cstring>
#include <stdexcept>
#include <utility>

#include "la3/augment/cpu/color.h"
#include "la3/augment/cpu/geometry.h"
#include "la3/augment/cpu/histogram.h"

namespace la3::augment {

Scratch::Scratch(Isa isa) : kernels_(&augment::kernels(isa)) {}
namespace {

// Ops that read neighbouring or other pixels cannot work in place.
bool needs_second_buffer(Op op) {
  return op <= Op::kRotate || op == Op::kSharpness;
}

void execute(const OpCall& call, ImageView in, MutableImageView out, const Kernels& kernels) {
  if (call.op <= Op::kRotate) { return apply_geometry(call, in, out, kernels); }
  if (call.op == Op::kAutoContrast) { return auto_contrast(in, out, kernels); }
  if (call.op == Op::kEqualize) { return equalize(in, out, kernels); }
  apply_color(call, in, out, kernels);
}

void check(std::span<const OpCall> calls, ImageView in, ImageView out) {
  check_image_shape(in.width, in.height, in.channels);
  if (in.width != out.width || in.height != out.height || in.channels != out.channels) {
    throw std::invalid_argument("apply: the output's shape differs from the input's");
  }
  for (const OpCall& call : calls) { check_call(call); }
}

}  // namespace

void apply_ops(std::span<const OpCall> calls, ImageView in, MutableImageView out, Scratch& scratch) {
  check(calls, in, out);

  // The image moves between two places, `out` and the scratch buffer. It moves whenever an op needs
  // a second buffer, and when it leaves `in`; the first place is chosen so that the last one is
  // `out`.
  bool move_is_pending = in.pixels != out.pixels;
  int moves = 0;
  for (const OpCall& call : calls) {
    if (call.op != Op::kIdentity && (move_is_pending || needs_second_buffer(call.op))) {
      ++moves;
      move_is_pending = false;
    }
  }
  MutableImageView here = out, other = out;
  if (moves > 1 || (moves == 1 && in.pixels == out.pixels)) { other.pixels = scratch.buffer(in.bytes()); }
  if (in.pixels != out.pixels && moves % 2 == 0) { std::swap(here, other); }

  ImageView image = in;
  for (const OpCall& call : calls) {
    if (call.op == Op::kIdentity) { continue; }
    if (image.pixels == here.pixels && needs_second_buffer(call.op)) { std::swap(here, other); }
    execute(call, image, here, scratch.kernels());
    image = here;
  }
  if (image.pixels != out.pixels) { std::memcpy(out.pixels, image.pixels, in.bytes()); }
}

void apply_op(const OpCall& call, ImageView in, MutableImageView out, Scratch& scratch) {
  apply_ops({&call, 1}, in, out, scratch);
}

}  // namespace la3::augment
