// The predictor's loops for the compiler's default target.
namespace la3::search {
namespace {
constexpr int kVector = 4, kPanel = 2;
}
}  // namespace la3::search

#include "la3/search/predictor_loops.h"

namespace la3::search {
extern const PredictorKernels kPlainPredictor;
const PredictorKernels kPlainPredictor = kTable;
}  // namespace la3::search
