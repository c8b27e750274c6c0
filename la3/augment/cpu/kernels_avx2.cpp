// Kernels for AVX2.
#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "la3/augment/cpu/kernels.h"
#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

constexpr int kStrip = 64;

inline __m128i load16(const uint8_t* src) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(src));
}
inline void store16(uint8_t* dst, __m128i value) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(dst), value);
}

// Where byte i of plane `channel` lies in vector `part` of 48 interleaved bytes, and vice versa; -1
// elsewhere.
struct Shuffles {
  alignas(16) int8_t split[3][3][16];  // [channel][part]
  alignas(16) int8_t join[3][3][16];   // [part][channel]
};
constexpr Shuffles make_shuffles() {
  Shuffles s{};
  for (int channel = 0; channel < 3; ++channel) {
    for (int part = 0; part < 3; ++part) {
      for (int i = 0; i < 16; ++i) {
        const int interleaved = 3 * i + channel - 16 * part;
        s.split[channel][part][i] = static_cast<int8_t>(interleaved >= 0 && interleaved < 16 ? interleaved : -1);
        const int position = 16 * part + i;
        s.join[part][channel][i] = static_cast<int8_t>(position % 3 == channel ? position / 3 : -1);
      }
    }
  }
  return s;
}
constexpr Shuffles kShuffles = make_shuffles();

inline __m128i pick(const __m128i (&parts)[3], const int8_t (&shuffle)[3][16]) {
  __m128i result = _mm_setzero_si128();
  for (int part = 0; part < 3; ++part) {
    const __m128i mask = _mm_load_si128(reinterpret_cast<const __m128i*>(shuffle[part]));
    result = _mm_or_si128(result, _mm_shuffle_epi8(parts[part], mask));
  }
  return result;
}

inline void split_rgb(uint8_t (&planes)[3][kStrip], const uint8_t* src) {
  for (int block = 0; block < kStrip; block += 16) {
    const uint8_t* from = src + 3 * block;
    const __m128i parts[3] = {load16(from), load16(from + 16), load16(from + 32)};
    for (int channel = 0; channel < 3; ++channel) {
      store16(planes[channel] + block, pick(parts, kShuffles.split[channel]));
    }
  }
}

inline void join_rgb(uint8_t* dst, const uint8_t (&planes)[3][kStrip]) {
  for (int block = 0; block < kStrip; block += 16) {
    const __m128i parts[3] = {load16(planes[0] + block), load16(planes[1] + block), load16(planes[2] + block)};
    for (int part = 0; part < 3; ++part) {
      store16(dst + 3 * block + 16 * part, pick(parts, kShuffles.join[part]));
    }
  }
}

// grey_of() of 32 pixels. The weights are split so that one instruction can add pairs of 16-bit
// products: 38470 G is 19235 G with red and 19235 G with blue.
inline __m256i luma_of(__m256i red, __m256i green, __m256i blue) {
  const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi32(0x8000);
  const __m256i red_green = _mm256_set1_epi32(19235 << 16 | 19595),
                green_blue = _mm256_set1_epi32(7471 << 16 | 19235);
  const auto luma_of_pairs = [&](__m256i rg, __m256i gb) {
    const __m256i sum = _mm256_add_epi32(_mm256_madd_epi16(rg, red_green), _mm256_madd_epi16(gb, green_blue));
    return _mm256_srli_epi32(_mm256_add_epi32(sum, half), 16);
  };
  const auto luma_of_half = [&](__m256i rg, __m256i gb) {
    return _mm256_packus_epi32(luma_of_pairs(_mm256_unpacklo_epi8(rg, zero), _mm256_unpacklo_epi8(gb, zero)),
                               luma_of_pairs(_mm256_unpackhi_epi8(rg, zero), _mm256_unpackhi_epi8(gb, zero)));
  };
  return _mm256_packus_epi16(luma_of_half(_mm256_unpacklo_epi8(red, green), _mm256_unpacklo_epi8(green, blue)),
                             luma_of_half(_mm256_unpackhi_epi8(red, green), _mm256_unpackhi_epi8(green, blue)));
}

inline void luma_strip(uint8_t* grey, const uint8_t (&planes)[3][kStrip]) {
  for (int i = 0; i < kStrip; i += 32) {
    const auto load = [i](const uint8_t* plane) {
      return _mm256_load_si256(reinterpret_cast<const __m256i*>(plane + i));
    };
    _mm256_store_si256(reinterpret_cast<__m256i*>(grey + i),
                       luma_of(load(planes[0]), load(planes[1]), load(planes[2])));
  }
}

// Eight pixels at a time, as long as none of them is the image's last. Returns how many were done.
inline int gather_rgb(uint8_t* dst, const uint8_t* src, const int32_t* offsets, int count, int32_t last) {
  const __m256i to_bytes = _mm256_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1,  //
                                            0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  const __m256i end = _mm256_set1_epi32(last);
  int done = 0;
  // A store writes 16 bytes for 12, so the last pixels of a piece are left to the caller.
  for (; done + 10 <= count; done += 8) {
    const __m256i offset = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(offsets + done));
    if (_mm256_movemask_epi8(_mm256_cmpeq_epi32(offset, end)) != 0) {
      for (int i = 0; i < 8; ++i) {
        const int32_t from = offsets[done + i];
        for (int channel = 0; channel < 3; ++channel) {
          dst[3 * (done + i) + channel] = from < 0 ? uint8_t{0} : src[3 * static_cast<ptrdiff_t>(from) + channel];
        }
      }
      continue;
    }
    const __m256i inside = _mm256_cmpgt_epi32(offset, _mm256_set1_epi32(-1));
    const __m256i bytes = _mm256_add_epi32(offset, _mm256_add_epi32(offset, offset));
    const __m256i pixels =
        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), reinterpret_cast<const int*>(src), bytes, inside, 1);
    const __m256i packed = _mm256_shuffle_epi8(pixels, to_bytes);
    store16(dst + 3 * done, _mm256_castsi256_si128(packed));
    store16(dst + 3 * done + 12, _mm256_extracti128_si256(packed, 1));
  }
  return done;
}

#include "la3/augment/cpu/kernel_loops_without_vbmi.h"
// Must come last: it uses the primitives above.
#include "la3/augment/cpu/kernel_loops.h"

}  // namespace

extern const Kernels kAvx2Kernels;
const Kernels kAvx2Kernels = {
    invert,    solarize,  posterize,   blend_constant,      map_grey,       map_rgb, blend_luma,     sum_luma,
    sum_bytes, range_rgb, range_bytes, auto_contrast_table, equalize_table, sharpen, transform_grey, transform_rgb};

}  // namespace la3::augment
