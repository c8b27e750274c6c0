// How LibTorch runs in this process: threads, memory, precision. What differs between LibTorch versions stands in
// runtime.cpp.
#pragma once

#include <torch/types.h>

#include <string>

#include "la3/nn/network.h"

namespace la3::nn {

// To be called once before any network is made: `threads` for LibTorch's operators (0: one per core), and memory
// that training frees and takes again in every step stays with the process instead of going back to the system each
// time.
void prepare_torch(int threads);

// Switches bfloat16 autocasting of this thread on or off for a kind of device.
void set_bf16_autocast(torch::Device device, bool is_on);

// How many times as fast as in float32 this network trains in bfloat16 on the CPU, by a few steps with so many
// images of so many pixels a side. Which it is depends on the CPU and on LibTorch. Spoils its gradients and
// statistics.
double bf16_speedup_on_cpu(Network& network, int images, int side_px);

// "auto", "cpu", "cuda" or "cuda:N" to a device that is there. Throws Error that says what is missing.
torch::Device parse_device(const std::string& text);

// For reports: "LibTorch 1.13.0".
std::string torch_version();

}  // namespace la3::nn
