#include "la3/nn/max_pool.h"

#include <c10/cuda/CUDAGuard.h>
#include <torch/torch.h>

#include "la3/cuda/check.h"
#include "la3/nn/cuda/pool_kernels.h"

namespace la3::nn {
namespace pool {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Variable;
using torch::autograd::variable_list;

bool is_ours(const torch::Tensor& x) {
  return x.is_cuda() && x.dim() == 4 && x.scalar_type() == torch::kBFloat16 && x.numel() > 0 &&
         x.is_contiguous(torch::MemoryFormat::ChannelsLast) && x.size(1) % 8 == 0 &&
         x.numel() / 8 < (int64_t{1} << 31) && reinterpret_cast<uintptr_t>(x.data_ptr()) % 16 == 0;
}

Shape shape_of(const torch::Tensor& x) {
  return {static_cast<int>(x.size(0)), static_cast<int>(x.size(1)), static_cast<int>(x.size(2)),
          static_cast<int>(x.size(3))};
}

// Of the pooled values, in channels-last memory.
torch::Tensor pooled_like(const torch::Tensor& x, torch::ScalarType type) {
  const Shape shape = shape_of(x);
  return torch::empty({x.size(0), x.size(1), shape.out_height(), shape.out_width()}, x.options().dtype(type),
                      torch::MemoryFormat::ChannelsLast);
}

torch::Tensor pooled(const torch::Tensor& x, const torch::Tensor& places) {
  const c10::cuda::CUDAGuard guard(x.device());
  const torch::Tensor y = pooled_like(x, x.scalar_type());
  cuda::check_cuda(pool::forward(shape_of(x), x.data_ptr(), y.data_ptr(),
                                 places.defined() ? places.data_ptr<uint8_t>() : nullptr,
                                 c10::cuda::getCurrentCUDAStream(x.device().index()).stream()),
                   "max pooling");
  return y;
}

struct TrainingPool : torch::autograd::Function<TrainingPool> {
  static Variable forward(AutogradContext* context, const Variable& x) {
    const torch::Tensor places = pooled_like(x, torch::kByte);
    context->save_for_backward({places});
    context->saved_data["height"] = x.size(2);
    context->saved_data["width"] = x.size(3);
    return pooled(x, places);
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const torch::Tensor places = context->get_saved_variables()[0];
    const torch::Tensor dy = gradients[0].contiguous(torch::MemoryFormat::ChannelsLast);
    const c10::cuda::CUDAGuard guard(dy.device());
    const torch::Tensor dx = torch::empty(
        {dy.size(0), dy.size(1), context->saved_data["height"].toInt(), context->saved_data["width"].toInt()},
        dy.options(), torch::MemoryFormat::ChannelsLast);
    cuda::check_cuda(pool::backward(shape_of(dx), dy.data_ptr(), places.data_ptr<uint8_t>(), dx.data_ptr(),
                                    c10::cuda::getCurrentCUDAStream(dy.device().index()).stream()),
                     "max pooling, backward");
    return {dx};
  }
};

}  // namespace
}  // namespace pool

torch::Tensor max_pool(const torch::Tensor& x) {
  if (!pool::is_ours(x)) { return torch::max_pool2d(x, /*kernel_size=*/3, /*stride=*/2, /*padding=*/1); }
  return torch::GradMode::is_enabled() ? pool::TrainingPool::apply(x) : pool::pooled(x, {});
}

}  // namespace la3::nn
