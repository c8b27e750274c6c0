#include <c10/cuda/CUDAGuard.h>

#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>

#include "la3/dist/c10d_engine.h"

namespace la3::dist {

std::unique_ptr<Engine> make_nccl_engine(const EngineOptions& options) {
  using Nccl = c10d::ProcessGroupNCCL;
  const c10::cuda::CUDAGuard guard(options.device);
  const auto settings = Nccl::Options::create();
  settings->timeout = options.timeout;
  return std::make_unique<C10dEngine<Nccl>>(
      c10::make_intrusive<Nccl>(options.store, options.rank, options.size, settings), options.device);
}

}  // namespace la3::dist
