// Bring your own network: a TorchScript module exported from Python is used for training,
// evaluation and search like ours.
//
//     torch.jit.script(model).save("network.pt")
//
// The module maps N x 3 x side x side images to N x classes logits. torch.jit.script keeps what
// differs between training and evaluation (batch norm, dropout); torch.jit.trace bakes in the mode
// that it saw.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "la3/nn/network.h"
#include "la3/nn/safetensors.h"

namespace la3::nn {

// Loads a module to the CPU. Parameters that were exported without requires_grad count as buffers:
// they are part of the state, but not trained. Dropout and the like use torch's own generator,
// which set_noise() seeds; its numbers do depend on how a batch is divided. The graph runs as it
// is, without TorchScript's optimiser, whose results change after the first runs: so a pass does the
// same every time, unless the module decides otherwise. Throws Error if
// the file cannot be read, is not TorchScript or has no forward(); the network's forward throws
// Error if its output is not N x classes.
std::unique_ptr<Network> load_torchscript(const std::string& path, int classes);

// The extra files of a module that have these names. Throws Error as load_torchscript().
Metadata torchscript_extras(const std::string& path, const std::vector<std::string>& names);

// Throws Error unless the network, in evaluation mode, gives finite N x classes logits for images
// of this side and does not change its buffers. Call it before anything costly starts. Leaves the
// network in evaluation mode.
void check_output(Network& network, int side_px, int classes);

}  // namespace la3::nn
