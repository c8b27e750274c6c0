// `la3 --version`.
#include "cli/commands.h"
#include "la3/codec/codec.h"
#include "la3/core/isa.h"
#include "la3/cuda/runtime.h"

namespace la3::cli {
namespace {

std::string devices() {
  const int count = cuda::device_count();
  if (count == 0) { return "no GPU"; }
  std::string names;
  for (int i = 0; i < count; ++i) { names += (i == 0 ? "" : ", ") + cuda::device_name(i); }
  return names;
}

}  // namespace

std::string version_text() {
  const std::string cuda = cuda::cuda_version();
  return std::string("la3 ") + LA3_VERSION + "\n" + torch_versions() + "CUDA " +
         (cuda.empty() ? "none" : cuda + ", " + devices()) + "\nSIMD " + std::string(isa_name(best_isa())) +
         "\nimages " + codec::readable_formats();
}

}  // namespace la3::cli
