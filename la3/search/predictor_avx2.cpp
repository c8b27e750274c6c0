// The predictor's loops for AVX2 and FMA.
namespace la3::search {
namespace {
constexpr int kVector = 8, kPanel = 2;
}
}  // namespace la3::search

#include "la3/search/predictor_loops.h"

namespace la3::search {
extern const PredictorKernels kAvx2Predictor;
const PredictorKernels kAvx2Predictor = kTable;
}  // namespace la3::search
