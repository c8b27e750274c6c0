// Instruction sets: which ones this CPU can run, and which one is used.
//
// Loops that profit are compiled once per instruction set, either in a file each
// (la3/augment/cpu/kernels.h) or by a template (per_isa.h), and chosen at run time.
#pragma once

#include <string_view>
#include <vector>

namespace la3 {

enum class Isa {
  kPlain,   // what the compiler's default target has; on x86-64 that is SSE2
  kAvx2,    // AVX2, BMI1, BMI2
  kAvx512,  // AVX-512 F, BW, DQ, VL and VBMI (Ice Lake, Zen 4 and later)
};

// The instruction sets this CPU can run, slowest first; never empty. The environment variable
// LA3_ISA (plain, avx2, avx512) names the last one to use, for measuring and testing. Throws Error
// if it names one that this CPU lacks, or an unknown one.
const std::vector<Isa>& supported_isas();
inline Isa best_isa() {
  return supported_isas().back();
}
// The best one for loops compiled by per_isa.h, which can also use AVX-512 without VBMI.
Isa best_loop_isa();
std::string_view isa_name(Isa isa);

}  // namespace la3
