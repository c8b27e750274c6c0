// Writes networks for other programs.
//
// A TorchScript module of one of our networks is a trace of its forward pass in evaluation mode: it
// can be run but not trained, wherever LibTorch or Python's torch is. A user's own module
// (torchscript.h) is written as it is, with the network's tensors.
#pragma once

#include <filesystem>
#include <string>

#include "la3/nn/network.h"
#include "la3/nn/safetensors.h"

namespace la3::nn {

// Writes atomically. `extra` becomes the module's extra files. `name` is what make_network() has
// been given. What was written is read again and must give the network's logits, for images of
// `side_px` and others; otherwise throws Error and leaves nothing. The network, on the CPU, is in
// evaluation mode afterwards. Throws Error if the file cannot be written.
void export_torchscript(Network& network, const std::string& name, int side_px, const std::filesystem::path& out,
                        const Metadata& extra);

}  // namespace la3::nn
