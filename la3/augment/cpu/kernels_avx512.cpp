// Kernels for AVX-512 with VBMI, whose byte permutations hold a 256-entry table in four registers.
#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

constexpr int kStrip = 64;

// Where byte i of plane `channel` lies in 192 interleaved bytes, as a permutation of the first two
// vectors and one of the third; and the same for interleaving.
struct Permutations {
  alignas(64) uint8_t split[3][64];
  alignas(64) uint8_t join[3][64];
  uint64_t split_third[3];  // bytes that come from the third vector
  uint64_t join_third[3];
};
constexpr Permutations make_permutations() {
  Permutations p{};
  for (int channel = 0; channel < 3; ++channel) {
    for (int i = 0; i < 64; ++i) {
      const int interleaved = 3 * i + channel;
      p.split[channel][i] = static_cast<uint8_t>(interleaved % 128);
      p.split_third[channel] |= static_cast<uint64_t>(interleaved >= 128) << i;
      const int part = channel,
                position = 64 * part + i;  // byte `position` is pixel position / 3, channel % 3
      p.join[part][i] = static_cast<uint8_t>(position % 3 == 2 ? position / 3 : position / 3 + 64 * (position % 3));
      p.join_third[part] |= static_cast<uint64_t>(position % 3 == 2) << i;
    }
  }
  return p;
}
constexpr Permutations kPermutations = make_permutations();

inline __m512i pick(const __m512i (&parts)[3], const uint8_t (&order)[64], uint64_t third) {
  const __m512i index = _mm512_load_si512(order);
  const __m512i from_two = _mm512_permutex2var_epi8(parts[0], index, parts[1]);
  return _mm512_mask_permutexvar_epi8(from_two, third, index, parts[2]);
}

inline void split_rgb(__m512i (&planes)[3], const uint8_t* src) {
  const __m512i parts[3] = {_mm512_loadu_si512(src), _mm512_loadu_si512(src + 64), _mm512_loadu_si512(src + 128)};
  for (int channel = 0; channel < 3; ++channel) {
    planes[channel] = pick(parts, kPermutations.split[channel], kPermutations.split_third[channel]);
  }
}

inline void join_rgb(uint8_t* dst, const __m512i (&planes)[3]) {
  for (int part = 0; part < 3; ++part) {
    _mm512_storeu_si512(dst + 64 * part, pick(planes, kPermutations.join[part], kPermutations.join_third[part]));
  }
}

inline void split_rgb(uint8_t (&planes)[3][kStrip], const uint8_t* src) {
  __m512i split[3];
  split_rgb(split, src);
  for (int channel = 0; channel < 3; ++channel) { _mm512_store_si512(planes[channel], split[channel]); }
}

inline void join_rgb(uint8_t* dst, const uint8_t (&planes)[3][kStrip]) {
  const __m512i split[3] = {_mm512_load_si512(planes[0]), _mm512_load_si512(planes[1]),
                            _mm512_load_si512(planes[2])};
  join_rgb(dst, split);
}

// grey_of() of 64 pixels. The weights are split so that one instruction can add pairs of 16-bit
// products: 38470 G is 19235 G with red and 19235 G with blue.
inline __m512i luma_of(__m512i red, __m512i green, __m512i blue) {
  const __m512i zero = _mm512_setzero_si512(), half = _mm512_set1_epi32(0x8000);
  const __m512i red_green = _mm512_set1_epi32(19235 << 16 | 19595),
                green_blue = _mm512_set1_epi32(7471 << 16 | 19235);
  const auto luma_of_pairs = [&](__m512i rg, __m512i gb) {
    const __m512i sum = _mm512_add_epi32(_mm512_madd_epi16(rg, red_green), _mm512_madd_epi16(gb, green_blue));
    return _mm512_srli_epi32(_mm512_add_epi32(sum, half), 16);
  };
  const auto luma_of_half = [&](__m512i rg, __m512i gb) {
    return _mm512_packus_epi32(luma_of_pairs(_mm512_unpacklo_epi8(rg, zero), _mm512_unpacklo_epi8(gb, zero)),
                               luma_of_pairs(_mm512_unpackhi_epi8(rg, zero), _mm512_unpackhi_epi8(gb, zero)));
  };
  return _mm512_packus_epi16(luma_of_half(_mm512_unpacklo_epi8(red, green), _mm512_unpacklo_epi8(green, blue)),
                             luma_of_half(_mm512_unpackhi_epi8(red, green), _mm512_unpackhi_epi8(green, blue)));
}

inline void luma_strip(uint8_t* grey, const uint8_t (&planes)[3][kStrip]) {
  _mm512_store_si512(
      grey, luma_of(_mm512_load_si512(planes[0]), _mm512_load_si512(planes[1]), _mm512_load_si512(planes[2])));
}

// A table of 256 bytes in registers.
struct Table {
  __m512i quarter[4];
};

inline Table load_table(const uint8_t* table) {
  return {{_mm512_loadu_si512(table), _mm512_loadu_si512(table + 64), _mm512_loadu_si512(table + 128),
           _mm512_loadu_si512(table + 192)}};
}

inline __m512i look_up(const Table& table, __m512i index) {
  const __m512i low = _mm512_permutex2var_epi8(table.quarter[0], index, table.quarter[1]);
  const __m512i high = _mm512_permutex2var_epi8(table.quarter[2], index, table.quarter[3]);
  return _mm512_mask_blend_epi8(_mm512_movepi8_mask(index), low, high);
}

inline void map_bytes(uint8_t* dst, const uint8_t* src, size_t bytes, const uint8_t* table) {
  const Table loaded = load_table(table);
  size_t done = 0;
  for (; done + 64 <= bytes; done += 64) {
    _mm512_storeu_si512(dst + done, look_up(loaded, _mm512_loadu_si512(src + done)));
  }
  if (done < bytes) {
    const __mmask64 rest = _bzhi_u64(~uint64_t{0}, static_cast<unsigned>(bytes - done));
    _mm512_mask_storeu_epi8(dst + done, rest, look_up(loaded, _mm512_maskz_loadu_epi8(rest, src + done)));
  }
}

inline __m512 to_floats(__m128i bytes) {
  return _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(bytes));
}

// blend() on sixteen bytes: multiply, add, truncate, clip.
inline __m128i blend16(__m128i from, __m128i to, __m512 alpha) {
  const __m512 start = to_floats(from);
  const __m512 value = _mm512_add_ps(_mm512_mul_ps(alpha, _mm512_sub_ps(to_floats(to), start)), start);
  return _mm512_cvtusepi32_epi8(_mm512_max_epi32(_mm512_cvttps_epi32(value), _mm512_setzero_si512()));
}

inline void blend_bytes(uint8_t* dst, const uint8_t* from, const uint8_t* to, int bytes, float alpha) {
  const __m512 alphas = _mm512_set1_ps(alpha);
  const auto load = [](const uint8_t* src) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(src)); };
  int done = 0;
  for (; done + 16 <= bytes; done += 16) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(dst + done), blend16(load(from + done), load(to + done), alphas));
  }
  for (; done < bytes; ++done) { dst[done] = blend(from[done], to[done], alpha); }
}

// Sixteen pixels at a time, with a mask for the rest of a piece; stops only at a group that holds
// the image's last pixel.
inline int gather_rgb(uint8_t* dst, const uint8_t* src, const int32_t* offsets, int count, int32_t last) {
  alignas(64) static constexpr uint8_t kToBytes[64] = {
      0,  1,  2,  4,  5,  6,  8,  9,  10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30,
      32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56, 57, 58, 60, 61, 62};
  const __m512i to_bytes = _mm512_load_si512(kToBytes);
  for (int done = 0; done < count; done += 16) {
    const int size = count - done < 16 ? count - done : 16;
    const auto lanes = static_cast<__mmask16>(_bzhi_u32(0xFFFF, static_cast<unsigned>(size)));
    const __m512i offset = _mm512_maskz_loadu_epi32(lanes, offsets + done);
    const __mmask16 inside = _mm512_mask_cmpge_epi32_mask(lanes, offset, _mm512_setzero_si512());
    const __mmask16 final_pixel = _mm512_mask_cmpeq_epi32_mask(inside, offset, _mm512_set1_epi32(last));
    const __m512i bytes = _mm512_add_epi32(offset, _mm512_add_epi32(offset, offset));
    __m512i pixels = _mm512_mask_i32gather_epi32(_mm512_setzero_si512(), inside & ~final_pixel, bytes, src, 1);
    if (final_pixel != 0) {
      const uint8_t* from = src + 3 * static_cast<ptrdiff_t>(last);
      pixels = _mm512_mask_set1_epi32(pixels, final_pixel, from[0] | from[1] << 8 | from[2] << 16);
    }
    const __mmask64 written = _bzhi_u64(~uint64_t{0}, static_cast<unsigned>(3 * size));
    _mm512_mask_storeu_epi8(dst + 3 * done, written, _mm512_permutexvar_epi8(to_bytes, pixels));
  }
  return count;
}

#include "la3/augment/cpu/kernel_loops.h"

void map_rgb(uint8_t* dst, const uint8_t* src, size_t pixels, const uint8_t table[3][256]) {
  const Table tables[3] = {load_table(table[0]), load_table(table[1]), load_table(table[2])};
  size_t done = 0;
  for (; done + kStrip <= pixels; done += kStrip) {
    __m512i planes[3];
    split_rgb(planes, src + 3 * done);
    for (int channel = 0; channel < 3; ++channel) { planes[channel] = look_up(tables[channel], planes[channel]); }
    join_rgb(dst + 3 * done, planes);
  }
  for (; done < pixels; ++done) {
    for (int channel = 0; channel < 3; ++channel) {
      dst[3 * done + channel] = table[channel][src[3 * done + channel]];
    }
  }
}

// With one end constant there are only 256 results: a table is faster than the arithmetic.
void blend_constant(uint8_t* dst, const uint8_t* src, size_t bytes, uint8_t from, float alpha) {
  alignas(64) uint8_t table[256];
  for (int i = 0; i < 256; ++i) { table[i] = blend(from, static_cast<uint8_t>(i), alpha); }
  map_bytes(dst, src, bytes, table);
}

}  // namespace

extern const Kernels kAvx512Kernels;
const Kernels kAvx512Kernels = {
    invert,    solarize,  posterize,   blend_constant,      map_grey,       map_rgb, blend_luma,     sum_luma,
    sum_bytes, range_rgb, range_bytes, auto_contrast_table, equalize_table, sharpen, transform_grey, transform_rgb};

}  // namespace la3::augment
