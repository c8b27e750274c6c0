#include "la3/augment/cpu/kernels.h"

namespace la3::augment {

// Defined in one file per instruction set.
extern const Kernels kPlainKernels;
#if defined(__x86_64__)
extern const Kernels kAvx2Kernels;
extern const Kernels kAvx512Kernels;
#endif

const Kernels& kernels(Isa isa) {
#if defined(__x86_64__)
  if (isa == Isa::kAvx512) { return kAvx512Kernels; }
  if (isa == Isa::kAvx2) { return kAvx2Kernels; }
#endif
  (void)isa;
  return kPlainKernels;
}

}  // namespace la3::augment
