#include "la3/augment/kernels.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace la3::augment {

// Filled in by the file of each instruction set.
extern const Kernels kPlainKernels;
#if defined(__x86_64__)
extern const Kernels kAvx2Kernels;
extern const Kernels kAvx512Kernels;
#endif

namespace {

std::vector<Isa> find_isas() {
  std::vector<Isa> isas = {Isa::kPlain};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) {
    isas.push_back(Isa::kAvx2);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512vbmi")) {
      isas.push_back(Isa::kAvx512);
    }
  }
#endif
  if (const char* limit = std::getenv("LA3_ISA")) {
    const auto named = std::find_if(isas.begin(), isas.end(), [&](Isa isa) { return isa_name(isa) == limit; });
    if (named != isas.end()) { isas.erase(named + 1, isas.end()); }
  }
  return isas;
}

}  // namespace

const std::vector<Isa>& supported_isas() {
  static const std::vector<Isa> isas = find_isas();
  return isas;
}

std::string_view isa_name(Isa isa) {
  switch (isa) {
    case Isa::kAvx2: return "avx2";
    case Isa::kAvx512: return "avx512";
    default: return "plain";
  }
}

const Kernels& kernels(Isa isa) {
#if defined(__x86_64__)
  if (isa == Isa::kAvx512) { return kAvx512Kernels; }
  if (isa == Isa::kAvx2) { return kAvx2Kernels; }
#endif
  (void)isa;
  return kPlainKernels;
}

}  // namespace la3::augment
