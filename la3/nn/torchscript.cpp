#include "la3/nn/torchscript.h"

#include <torch/csrc/jit/runtime/graph_executor.h>
#include <torch/script.h>
#include <torch/torch.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/nn/network_parts.h"

namespace la3::nn {
namespace {

// The line of torch's message that says what is wrong, without the backtrace: an interpreter's
// message ends with it, others begin with it.
std::string reason(const std::exception& exception) {
  const auto* error = dynamic_cast<const c10::Error*>(&exception);
  std::istringstream message(error ? error->what_without_backtrace() : exception.what());
  std::string first, raised;
  for (std::string line; std::getline(message, line);) {
    if (first.empty()) { first = line; }
    if (line.find("Error: ") != std::string::npos) { raised = line; }
  }
  return raised.empty() ? first : raised;
}

std::string shape_text(const torch::Tensor& tensor) {
  std::string text;
  for (const int64_t size : tensor.sizes()) { text += (text.empty() ? "" : " x ") + std::to_string(size); }
  return text.empty() ? "a single number" : text;
}

// Throws Error unless `logits`, the output of the network called `name` for `images`, has the right
// shape.
void check_logits(const std::string& name, const torch::Tensor& images, const torch::Tensor& logits, int classes) {
  if (logits.dim() != 2 || logits.size(0) != images.size(0) || logits.size(1) != classes) {
    throw Error("network " + name + ": expected " + std::to_string(images.size(0)) + " x " +
                std::to_string(classes) + " logits (images x labels) for images of " + shape_text(images) +
                ", found " + shape_text(logits));
  }
}

torch::jit::Module load_module(const std::string& path, torch::jit::ExtraFilesMap& extras) {
  if (!std::filesystem::is_regular_file(path)) { throw Error("network " + path + ": no such file"); }
  try {
    return torch::jit::load(path, torch::Device(torch::kCPU), extras);
  } catch (const std::exception& exception) {
    throw Error("network " + path +
                ": expected a TorchScript module (in Python: torch.jit.script(model).save(path)), "
                "which this is not: " +
                reason(exception));
  }
}

// A module that is used in two places lists its tensors twice: the first name counts.
void add_tensors(const torch::jit::Module& module, NetworkParts& parts) {
  std::unordered_set<const void*> seen;
  for (const auto& item : module.named_parameters()) {
    if (!seen.insert(item.value.unsafeGetTensorImpl()).second) { continue; }
    (item.value.requires_grad() ? parts.parameters : parts.buffers).push_back({item.name, item.value});
  }
  for (const auto& item : module.named_buffers()) {
    if (seen.insert(item.value.unsafeGetTensorImpl()).second) { parts.buffers.push_back({item.name, item.value}); }
  }
}

torch::Tensor run(torch::jit::Module& module, const std::string& name, const torch::Tensor& images, int classes) {
  const torch::jit::GraphOptimizerEnabledGuard as_it_is(false);
  const torch::jit::IValue output = module.forward({images});
  if (!output.isTensor()) {
    throw Error("network " + name + ": expected forward() to return a tensor of logits, found " + output.tagKind());
  }
  check_logits(name, images, output.toTensor(), classes);
  return output.toTensor();
}

// Seeds torch's own generator, for modules whose noise we cannot draw.
void seed_torch(const NoiseKey& key) {
  random::Stream stream(key.seed, key.epoch, key.step << 32 | key.first_image, random::Purpose::kShake);
  const uint64_t high = stream.bits();
  torch::manual_seed(high << 32 | stream.bits());
}

// Switches batch norms, but nothing inside of them, to evaluation.
void keep_norms_still(torch::jit::Module& module) {
  for (torch::jit::Module part : module.modules()) {
    if (part.hasattr("running_mean") && part.hasattr("training")) { part.setattr("training", false); }
  }
}

std::vector<torch::Tensor> copies(const std::vector<NamedTensor>& tensors) {
  std::vector<torch::Tensor> result;
  for (const NamedTensor& item : tensors) { result.push_back(item.tensor.detach().clone()); }
  return result;
}

}  // namespace

std::unique_ptr<Network> load_torchscript(const std::string& path, int classes) {
  torch::jit::ExtraFilesMap none;
  const auto module = std::make_shared<torch::jit::Module>(load_module(path, none));
  if (!module->find_method("forward")) { throw Error("network " + path + ": expected a module with forward()"); }
  NetworkParts parts;
  parts.name = std::filesystem::path(path).filename();
  add_tensors(*module, parts);
  parts.forward = [module, name = parts.name, classes](const torch::Tensor& images) {
    return run(*module, name, images, classes);
  };
  const auto are_norms_frozen = std::make_shared<bool>(false);
  parts.set_training = [module, are_norms_frozen](bool training) {
    module->train(training);
    if (*are_norms_frozen) { keep_norms_still(*module); }
  };
  parts.freeze_norms = [are_norms_frozen](bool frozen) { *are_norms_frozen = frozen; };
  parts.set_noise = seed_torch;
  return assemble(std::move(parts));
}

Metadata torchscript_extras(const std::string& path, const std::vector<std::string>& names) {
  torch::jit::ExtraFilesMap extras;
  for (const std::string& name : names) { extras[name] = ""; }
  load_module(path, extras);
  Metadata found;
  for (const auto& [name, text] : extras) {
    if (!text.empty()) { found[name] = text; }
  }
  return found;
}

void check_output(Network& network, int side_px, int classes) {
  torch::NoGradGuard no_grad;
  network.set_training(false);
  std::vector<NamedTensor> state = network.parameters(), buffers = network.buffers();
  state.insert(state.end(), buffers.begin(), buffers.end());
  const torch::Device device = state.empty() ? torch::Device(torch::kCPU) : state.front().tensor.device();
  // Three: a batch size that hardly any exported trace was made with.
  const torch::Tensor images = torch::zeros({3, 3, side_px, side_px}, torch::device(device));
  const std::vector<torch::Tensor> before = copies(buffers);
  torch::Tensor logits;
  try {
    logits = network.forward(images);
  } catch (const Error&) { throw; } catch (const std::exception& exception) {
    throw Error("network " + network.name() + ": failed on images of " + shape_text(images) + ": " +
                reason(exception));
  }
  check_logits(network.name(), images, logits, classes);
  if (!logits.isfinite().all().item<bool>()) {
    throw Error("network " + network.name() + ": expected finite logits for images of zeros, found " +
                (logits.isnan().any().item<bool>() ? "nan" : "infinity"));
  }
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (!torch::equal(before[i], buffers[i].tensor)) {
      throw Error("network " + network.name() + ": evaluation changed " + buffers[i].name +
                  "; was it exported by torch.jit.trace in training mode? Use torch.jit.script");
    }
  }
}

}  // namespace la3::nn
