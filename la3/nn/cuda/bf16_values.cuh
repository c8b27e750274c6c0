// Eight neighbouring bfloat16 values, 16 bytes, as floats to compute with.
#pragma once

#include <cuda_bf16.h>

#include <cstdint>

namespace la3::nn {

inline constexpr int kVector = 8;  // values in 16 bytes

struct Values {
  float v[kVector];
};

__device__ inline Values unpack(const uint4& bits) {
  Values values;
  const uint32_t words[4] = {bits.x, bits.y, bits.z, bits.w};
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    values.v[2 * i] = __uint_as_float(words[i] << 16);
    values.v[2 * i + 1] = __uint_as_float(words[i] & 0xFFFF0000u);
  }
  return values;
}

__device__ inline uint32_t pack_two(float low, float high) {
  const __nv_bfloat162 both = __floats2bfloat162_rn(low, high);
  return *reinterpret_cast<const uint32_t*>(&both);
}

__device__ inline uint4 pack(const Values& values) {
  return make_uint4(pack_two(values.v[0], values.v[1]), pack_two(values.v[2], values.v[3]),
                    pack_two(values.v[4], values.v[5]), pack_two(values.v[6], values.v[7]));
}

}  // namespace la3::nn
