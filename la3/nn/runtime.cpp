#include "la3/nn/runtime.h"

#include <ATen/autocast_mode.h>
#include <malloc.h>
#include <torch/torch.h>
#include <torch/version.h>

#include <algorithm>
#include <chrono>
#include <climits>
#include <limits>
#include <sstream>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/start_thread.h"
#include "la3/nn/onednn.h"

namespace la3::nn {

void prepare_torch(int threads) {
  limit_onednn();
  // LibTorch's pool waits for ever for a thread that cannot start, so where none can, this says so.
  start_thread([] {}).join();
  torch::set_num_threads(threads == 0 ? usable_cores() : threads);
  // glibc: blocks up to 32 MB (its limit) come from the heap, which is never trimmed.
  ::mallopt(M_MMAP_THRESHOLD, 32 << 20);
  ::mallopt(M_TRIM_THRESHOLD, INT_MAX);
  ::mallopt(M_TOP_PAD, 64 << 20);
}

void set_bf16_autocast(torch::Device device, bool is_on) {
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 4)
  at::autocast::set_autocast_enabled(device.type(), is_on);
  at::autocast::set_autocast_dtype(device.type(), at::kBFloat16);
#else
  if (device.is_cuda()) {
    at::autocast::set_enabled(is_on);
    at::autocast::set_autocast_gpu_dtype(at::kBFloat16);
  } else {
    at::autocast::set_cpu_enabled(is_on);
    at::autocast::set_autocast_cpu_dtype(at::kBFloat16);
  }
#endif
}

double bf16_speedup_on_cpu(Network& network, int images, int side_px) {
  using Clock = std::chrono::steady_clock;
  const torch::Tensor input =
      torch::rand({images, 3, side_px, side_px}).contiguous(torch::MemoryFormat::ChannelsLast);
  network.set_training(true);
  const auto seconds = [&](bool bf16) {
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 3; ++i) {  // the first one warms up
      const auto start = Clock::now();
      set_bf16_autocast(torch::kCPU, bf16);
      const torch::Tensor loss = network.forward(input).to(torch::kFloat).square().mean();
      set_bf16_autocast(torch::kCPU, false);
      loss.backward();
      best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
    }
    return best;
  };
  return seconds(false) / seconds(true);
}

torch::Device parse_device(const std::string& text) {
  if (text == "cpu") { return torch::kCPU; }
  const bool has_cuda = torch::cuda::is_available();
  if (text == "auto") { return has_cuda ? torch::Device(torch::kCUDA, 0) : torch::Device(torch::kCPU); }
  const std::string digits = text.starts_with("cuda:") ? text.substr(5) : text == "cuda" ? "0" : "";
  if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos) {
    throw std::invalid_argument("--device " + text + ": auto, cpu, cuda or cuda:N expected");
  }
  if (!has_cuda) {
    throw Error("--device " + text + ": no CUDA device can be used (this build has " + torch_version() +
                (torch::cuda::device_count() > 0 ? "; a device is there but its driver does not answer)"
                                                 : "; no device or no CUDA support in it)"));
  }
  const int index = std::stoi(digits);
  const auto count = static_cast<int>(torch::cuda::device_count());
  if (index >= count) {
    throw Error("--device " + text + ": this machine has " + counted(static_cast<size_t>(count), "CUDA device") +
                ", counted from 0");
  }
  return {torch::kCUDA, static_cast<torch::DeviceIndex>(index)};
}

std::string reason_of(const std::exception& exception) {
  const auto* error = dynamic_cast<const c10::Error*>(&exception);
  std::istringstream message(error ? error->what_without_backtrace() : exception.what());
  // A TorchScript interpreter's message ends with it, others begin with it.
  std::string first, raised;
  for (std::string line; std::getline(message, line);) {
    if (first.empty()) { first = line; }
    if (line.find("Error: ") != std::string::npos) { raised = line; }
  }
  return raised.empty() ? first : raised;
}

std::string torch_version() {
  return std::string("LibTorch ") + TORCH_VERSION;
}

}  // namespace la3::nn
