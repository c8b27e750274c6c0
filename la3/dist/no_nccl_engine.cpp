// Replaces nccl_engine.cpp where LibTorch has no NCCL or its header is not installed.
#include "la3/core/error.h"
#include "la3/dist/engine.h"

namespace la3::dist {

std::unique_ptr<Engine> make_nccl_engine(const EngineOptions&) {
  throw Error(
      "several processes on GPUs need NCCL, which this build of la3 has not: LibTorch came without it, or nccl.h "
      "was not found");
}

}  // namespace la3::dist
