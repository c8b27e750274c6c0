// Primitives for instruction sets that cannot permute bytes by a table in registers; the compiler
// vectorises the arithmetic in 4 or 8 lanes. Included like kernel_loops.h, before it, by
// kernels_plain.cpp and kernels_avx2.cpp.

inline void map_bytes(uint8_t* dst, const uint8_t* src, size_t bytes, const uint8_t* table) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = table[src[i]]; }
}

void map_rgb(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[3][256]) {
  for (size_t i = 0; i < 3 * pixels; i += 3) {
    dst[i] = table[0][src[i]];
    dst[i + 1] = table[1][src[i + 1]];
    dst[i + 2] = table[2][src[i + 2]];
  }
}

inline void blend_bytes(uint8_t* __restrict dst, const uint8_t* __restrict from, const uint8_t* __restrict to,
                        int bytes, float alpha) {
  for (int i = 0; i < bytes; ++i) { dst[i] = blend(from[i], to[i], alpha); }
}

void blend_constant(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t from, float alpha) {
  for (size_t i = 0; i < bytes; ++i) { dst[i] = blend(from, src[i], alpha); }
}
