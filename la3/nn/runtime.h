// How LibTorch runs in this process: threads, memory, precision. Differences between LibTorch
// versions are handled in runtime.cpp.
#pragma once

#include <torch/types.h>

#include <exception>
#include <string>

#include "la3/nn/network.h"

namespace la3::nn {

// Call it once, before any network is made. `threads` is for LibTorch's operators (0: one per
// core). Memory that training frees and allocates again in every step stays with the process
// instead of going back to the system each time.
void prepare_torch(int threads);

// Switches bfloat16 autocasting on or off, in this thread, for a type of device.
void set_bf16_autocast(torch::Device device, bool is_on);

// How many times faster than in float32 this network trains in bfloat16 on the CPU, measured by a
// few steps with `images` images of side_px x side_px pixels. Depends on the CPU and on LibTorch.
// Overwrites the network's gradients and statistics.
double bf16_speedup_on_cpu(Network& network, int images, int side_px);

// "auto", "cpu", "cuda" or "cuda:N" to a device that exists. Throws std::invalid_argument
// for other words, Error that says what is missing.
torch::Device parse_device(const std::string& text);

// The line of a torch exception's message that says what is wrong, without the backtrace.
std::string reason_of(const std::exception& exception);

// For reports: "LibTorch 1.13.0".
std::string torch_version();

}  // namespace la3::nn
