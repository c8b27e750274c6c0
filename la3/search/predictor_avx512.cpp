// The predictor's loops for AVX-512.
namespace la3::search {
namespace {
constexpr int kVector = 16, kPanel = 4;
}
}  // namespace la3::search

#include "la3/search/predictor_loops.h"

namespace la3::search {
extern const PredictorKernels kAvx512Predictor;
const PredictorKernels kAvx512Predictor = kTable;
}  // namespace la3::search
