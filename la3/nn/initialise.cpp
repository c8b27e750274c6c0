#include "la3/nn/initialise.h"

#include <ATen/Parallel.h>
#include <torch/torch.h>

#include <cmath>
#include <numbers>

#include "la3/core/random.h"

namespace la3::nn {
namespace {

using random::Purpose;
using random::Stream;

// Box-Muller: two normal numbers from two uniform ones.
void fill_normal(Stream& stream, double deviation, float* values, int64_t count) {
  for (int64_t i = 0; i < count; i += 2) {
    // 1 - u is never 0.
    const double radius = deviation * std::sqrt(-2 * std::log(1 - stream.uniform()));
    const double angle = 2 * std::numbers::pi * stream.uniform();
    values[i] = static_cast<float>(radius * std::cos(angle));
    if (i + 1 < count) { values[i + 1] = static_cast<float>(radius * std::sin(angle)); }
  }
}

void fill_uniform(Stream& stream, double bound, float* values, int64_t count) {
  for (int64_t i = 0; i < count; ++i) { values[i] = static_cast<float>(bound * (2 * stream.uniform() - 1)); }
}

// Calls fill(stream, values, count) for each row of a weight; torch's threads share the rows.
template <class Fill>
void fill_rows(torch::Tensor weight, uint64_t seed, uint32_t layer, const Fill& fill) {
  TORCH_CHECK(weight.is_contiguous() && weight.device().is_cpu(), "initialise: the module has been moved");
  const int64_t rows = weight.size(0), row_size = weight.numel() / rows;
  float* values = weight.data_ptr<float>();
  at::parallel_for(0, rows, /*grain_size=*/1, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      Stream stream(seed, layer, static_cast<uint64_t>(row), Purpose::kInit);
      fill(stream, values + row * row_size, row_size);
    }
  });
}

}  // namespace

void initialise(torch::nn::Module& module, uint64_t seed) {
  torch::NoGradGuard no_grad;
  uint32_t layer = 0;
  for (const auto& child : module.modules(/*include_self=*/false)) {
    if (auto* convolution = child->as<torch::nn::Conv2d>()) {
      const double fan_out =
          static_cast<double>(convolution->weight.numel()) / static_cast<double>(convolution->weight.size(1));
      fill_rows(convolution->weight, seed, layer++, [&](Stream& stream, float* values, int64_t count) {
        fill_normal(stream, std::sqrt(2 / fan_out), values, count);
      });
    } else if (auto* linear = child->as<torch::nn::Linear>()) {
      const double inputs = static_cast<double>(linear->weight.size(1));
      fill_rows(linear->weight, seed, layer++, [&](Stream& stream, float* values, int64_t count) {
        fill_uniform(stream, 1 / std::sqrt(inputs), values, count);
      });
      linear->bias.zero_();
    }
  }
}

}  // namespace la3::nn
