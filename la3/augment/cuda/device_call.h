// Operations prepared for the GPU: everything that needs sines, doubles or loops is computed on the
// host, with the CPU's own arithmetic, once per image size: a table of the ten levels and two signs of
// sixteen ops for triples, and one of a sampler's calls for recipes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/augment/formulas.h"
#include "la3/augment/op.h"

namespace la3::augment {

// Largest side that the GPU accepts: coordinates then fit 16.16 fixed point, and pixel numbers 24
// bits.
inline constexpr int kMaxDeviceSidePx = 4096;

// What device_ops.h needs to execute a call on images of one size, but for Cutout's hole. Fields
// that the op does not use have the defaults below.
struct DeviceOp {
  Op op = Op::kIdentity;  // Identity also if the call would leave every image unchanged
  float factor = 1;       // for the enhancers
  int32_t threshold = 0;  // Solarize
  uint32_t mask = 0;      // Posterize, for all channels of a pixel
  // The five geometric ops: input x of output pixel (x, y) is (c + a x + b y) >> 16, and one more
  // from column jump_x on; y likewise. The jump: a shift accumulated in double, as in Pillow, may
  // round up to an integer on its way and then stays there.
  FixedAffine map = {0, 0, 0, 0, 0, 0};
  int32_t jump_x = kMaxDeviceSidePx, jump_y = kMaxDeviceSidePx;
};

struct DeviceCall : DeviceOp {
  OpCall call;  // only Cutout reads it: its place is decided per image
};

// REQUIRES: check_call(call) does not throw; 1 <= width, height <= kMaxDeviceSidePx.
DeviceCall device_call(const OpCall& call, int width, int height);

// The same for each of a table of calls (Sampler::calls).
std::vector<DeviceCall> device_calls(std::span<const OpCall> calls, int width, int height);

// All calls that draw() can give, except for Cutout's centre, by device_call_index.
std::vector<DeviceCall> device_calls(int width, int height);

inline constexpr int kDeviceCallCount = kOpCount * kMagnitudeLevels * 2;
LA3_HOST_DEVICE inline int device_call_index(const DrawnCall& drawn) {
  return (static_cast<int>(drawn.op) * kMagnitudeLevels + drawn.level) * 2 + (drawn.negative ? 1 : 0);
}

}  // namespace la3::augment
