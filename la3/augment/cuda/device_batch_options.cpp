#include <string>

#include "la3/augment/cuda/device_batch.h"
#include "la3/augment/cuda/device_call.h"
#include "la3/core/expect.h"

namespace la3::augment {
namespace {

void check_within(const char* field, int64_t found, int64_t low, int64_t high) {
  expect(found >= low && found <= high, field, std::to_string(low) + " .. " + std::to_string(high), found);
}

}  // namespace

void DeviceBatchOptions::validate() const {
  check_within("device", device, 0, 1 << 20);
  check_within("width", width, 1, kMaxDeviceSidePx);
  check_within("height", height, 1, kMaxDeviceSidePx);
  check_within("copies", copies, 1, 1 << 10);
  check_within("type", static_cast<int>(type), 0, static_cast<int>(ValueType::kByte));
  if (channels != 1 && channels != 3) {
    throw std::invalid_argument("channels: 1 or 3 expected, found " + std::to_string(channels));
  }
  if (type == ValueType::kByte && standard && standard->cutout_px != 0) {
    throw std::invalid_argument("standard.cutout_px: 0 expected for bytes, found " +
                                std::to_string(standard->cutout_px));
  }
  if (standard) { standard->validate(); }
  if (!unmirrored.empty() && !standard) {
    throw std::invalid_argument("unmirrored: nothing expected without standard, which mirrors");
  }
  if (cuts) {
    check_within("cuts.filter", static_cast<int>(cuts->filter), 0, static_cast<int>(image::Filter::kBicubic));
    check_within("cuts.longest_px", cuts->longest_px, 1, kMaxPixels);
    if (standard) { throw std::invalid_argument("standard: nothing expected beside cuts"); }
  }
  normalization.validate();
}

}  // namespace la3::augment
