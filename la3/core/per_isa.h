// One loop, compiled for plain x86-64, AVX2 and AVX-512; the version is chosen at run time, as for
// the tables of la3/augment/cpu/kernels.h. On other CPUs it is compiled once.
//
//   LA3_ALWAYS_INLINE void scale_loop(float* out, const uint8_t* in, size_t count) { ... }
//   constexpr PerIsa<scale_loop> scale;
//   scale(out, in, 100);
//
// For loops whose result does not depend on the instruction set: integers, or floats that are
// multiplied, then added (the build passes -ffp-contract=off, so no version fuses the two).
// Functions that such a loop calls must be LA3_ALWAYS_INLINE too, or they are compiled for plain
// x86-64.
#pragma once

#include "la3/core/isa.h"

// A function that must become part of its caller, so that it is compiled for the caller's
// instruction set.
#if defined(__GNUC__)
#define LA3_ALWAYS_INLINE __attribute__((always_inline)) inline
#else
#define LA3_ALWAYS_INLINE inline
#endif

namespace la3 {

template <auto kLoop>
class PerIsa;

template <typename... Args, void (*kLoop)(Args...)>
class PerIsa<kLoop> {
 public:
  void operator()(Args... args) const {
#if defined(__x86_64__) && defined(__GNUC__)
    switch (best_loop_isa()) {
      case Isa::kAvx512: return avx512(args...);
      case Isa::kAvx2: return avx2(args...);
      case Isa::kPlain: break;
    }
#endif
    kLoop(args...);
  }

 private:
#if defined(__x86_64__) && defined(__GNUC__)
  __attribute__((target("avx2"))) static void avx2(Args... args) {
    kLoop(args...);
  }
  __attribute__((target("arch=x86-64-v4"))) static void avx512(Args... args) {
    kLoop(args...);
  }
#endif
};

}  // namespace la3
