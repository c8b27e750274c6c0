#include <dlfcn.h>
#include <torch/torch.h>

#include <filesystem>

#include "cli/commands.h"
#include "la3/nn/onednn.h"
#include "la3/nn/runtime.h"

namespace la3::cli {
namespace {

// The library that multiplies LibTorch's matrices on CPUs; LibTorch's own if it brings one.
std::string blas() {
  void* product = ::dlsym(RTLD_DEFAULT, "sgemm_");
  Dl_info found{};
  if (product == nullptr || ::dladdr(product, &found) == 0 || found.dli_fname == nullptr) {
    return "LibTorch's own";
  }
  std::error_code error;
  const auto file = std::filesystem::canonical(found.dli_fname, error);
  if (error) { return found.dli_fname; }
  return file.filename().string().starts_with("libtorch") ? "LibTorch's own" : file.string();
}

}  // namespace

std::string torch_versions() {
  nn::limit_onednn();
  const auto onednn = nn::find_onednn();
  return nn::torch_version() + (torch::cuda::is_available() ? ", with CUDA" : "") + "\noneDNN " +
         (onednn ? onednn->version + ", at most " + onednn->isa_name : "LibTorch's own") + "\nBLAS " + blas() +
         "\n";
}

bool has_torch() {
  return true;
}

}  // namespace la3::cli
