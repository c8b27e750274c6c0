// LA3_TARGET_CLONES in front of a function: the compiler emits it for plain x86-64, AVX2 and AVX-512, and the
// loader picks one by the processor. Nothing elsewhere: the function is then compiled once.
//
// For loops whose result does not depend on the instruction set: integers, or floats that are multiplied,
// then added (the build passes -ffp-contract=off, so no clone fuses the two).
#pragma once

#include <cstddef>  // defines __GLIBC__ where there is one

// Left out under the address and thread sanitizers, whose run-time is not yet up when the loader picks.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define LA3_TARGET_CLONES __attribute__((target_clones("default", "avx2", "arch=x86-64-v4")))
#else
#define LA3_TARGET_CLONES
#endif

// A function that must become part of its caller, so that it is compiled for the caller's instruction set.
#if defined(__GNUC__)
#define LA3_ALWAYS_INLINE __attribute__((always_inline)) inline
#else
#define LA3_ALWAYS_INLINE inline
#endif
