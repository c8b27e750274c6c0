#include "la3/augment/cuda/device_call.h"

#include <cmath>
#include <stdexcept>

namespace la3::augment {
namespace {

// One axis of a shift: output position i shows input position i + shift, and one further from
// `jump` on.
struct AxisMap {
  int shift = 0, jump = kMaxDeviceSidePx;
};

// Adding 1 to a coordinate is exact until the sum crosses a power of two; there the fraction is
// rounded to fewer bits and may become 1. From then on the coordinate is an integer, so this
// happens at most once.
AxisMap axis_map(double offset, int size) {
  AxisMap axis;
  double coordinate = offset + 0.5;
  for (int i = 0; i < size; ++i, coordinate += 1.0) {
    const int shift = static_cast<int>(std::floor(coordinate)) - i;
    if (i == 0) { axis.shift = shift; }
    const int expected = axis.shift + (i >= axis.jump ? 1 : 0);
    if (shift == expected) { continue; }
    if (axis.jump != kMaxDeviceSidePx || shift != expected + 1) {
      throw std::logic_error("a shift by " + std::to_string(offset) + " jumps more than once");
    }
    axis.jump = i;
  }
  return axis;
}

void set_geometry(DeviceCall& result, const OpCall& call, int width, int height) {
  const Affine map = affine_of(call, width, height);
  switch (affine_path(map, width, height)) {
    case AffinePath::kFixed: result.map = to_fixed(map); return;
    case AffinePath::kDouble: throw std::logic_error("an affine map beyond the reach of 16.16 fixed point");
    case AffinePath::kShift: break;
  }
  constexpr int32_t kOne = 1 << 16;
  const AxisMap columns = axis_map(map.c, width), rows = axis_map(map.f, height);
  result.map = {kOne, 0, columns.shift * kOne, 0, kOne, rows.shift * kOne};
  result.jump_x = columns.jump;
  result.jump_y = rows.jump;
}

}  // namespace

DeviceCall device_call(const OpCall& call, int width, int height) {
  DeviceCall result;
  result.call = call;
  result.op = call.op;
  switch (call.op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY:
    case Op::kRotate: set_geometry(result, call, width, height); break;
    case Op::kSolarize: result.threshold = solarize_threshold(call.magnitude); break;
    case Op::kPosterize: result.mask = 0x010101u * posterize_mask(call.magnitude); break;
    case Op::kContrast:
    case Op::kColor:
    case Op::kBrightness:
    case Op::kSharpness:
      result.factor = static_cast<float>(call.magnitude);
      if (result.factor == 1.0f) { result.op = Op::kIdentity; }
      break;
    case Op::kAutoContrast:
    case Op::kInvert:
    case Op::kEqualize:
    case Op::kCutout:
    case Op::kIdentity: break;
  }
  return result;
}

std::vector<DeviceCall> device_calls(std::span<const OpCall> calls, int width, int height) {
  std::vector<DeviceCall> prepared;
  prepared.reserve(calls.size());
  for (const OpCall& call : calls) { prepared.push_back(device_call(call, width, height)); }
  return prepared;
}

std::vector<DeviceCall> device_calls(int width, int height) {
  std::vector<DeviceCall> calls(kDeviceCallCount);
  for (const OpInfo& info : kOpTable) {
    for (int level = 0; level < kMagnitudeLevels; ++level) {
      for (const bool negative : {false, true}) {
        DrawnCall drawn;
        drawn.op = info.op;
        drawn.level = static_cast<uint8_t>(info.has_magnitude ? level : 0);
        drawn.negative = info.random_sign && negative;
        calls[static_cast<size_t>(device_call_index(drawn))] = device_call(call_of(drawn), width, height);
      }
    }
  }
  return calls;
}

}  // namespace la3::augment
