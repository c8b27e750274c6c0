#include "la3/nn/torchscript.h"

#include <torch/csrc/jit/passes/inliner.h>
#include <torch/csrc/jit/runtime/graph_executor.h>
#include <torch/script.h>
#include <torch/torch.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/nn/network_parts.h"
#include "la3/nn/runtime.h"

namespace la3::nn {
namespace {

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
                reason_of(exception));
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

// ---- what cannot be captured in a graph ----

using torch::jit::Node;

// A captured graph repeats what the GPU did, not what the host did meanwhile. What makes the host wait
// for the GPU, or draws random numbers on the host, is found out when it is captured; these are not:
// the host's memory of earlier passes, other threads and streams, and copies from memory that may be
// gone when they are repeated.

bool is_attribute(const torch::jit::Value* value) {
  return value->node()->kind() == c10::prim::GetAttr;
}

std::string changed_attribute(const Node& node) {
  static constexpr std::array<std::string_view, 10> kListChanges = {
      "aten::append", "aten::_set_item", "aten::insert", "aten::pop",     "aten::clear",
      "aten::extend", "aten::remove",    "aten::Delete", "aten::reverse", "aten::sort"};
  if (node.kind() == c10::prim::SetAttr) { return node.s(c10::attr::name); }
  const std::string_view kind = node.kind().toQualString();
  const bool changes_list = std::find(kListChanges.begin(), kListChanges.end(), kind) != kListChanges.end();
  if (!changes_list || node.inputs().empty() || !is_attribute(node.input(0))) { return ""; }
  // Tensors have such methods too; they stay on the GPU.
  const auto type = node.input(0)->type()->kind();
  const bool is_list = type == c10::TypeKind::ListType || type == c10::TypeKind::DictType;
  return is_list ? node.input(0)->node()->s(c10::attr::name) : "";
}

bool copies_without_waiting(const Node& node) {
  const c10::FunctionSchema* schema = node.maybeSchema();
  if (schema == nullptr) { return false; }
  const auto at = schema->argumentIndexWithName("non_blocking");
  if (!at) { return false; }
  const auto value = torch::jit::toIValue(node.input(static_cast<size_t>(*at)));
  return !value || !value->isBool() || value->toBool();
}

std::string why_not_captured(c10::ArrayRef<const torch::jit::Block*> blocks) {
  for (const torch::jit::Block* block : blocks) {
    for (const Node* node : block->nodes()) {
      const std::string_view kind = node->kind().toQualString();
      if (const std::string name = changed_attribute(*node); !name.empty()) {
        return "it changes its attribute " + name + " in a pass";
      }
      if (kind.starts_with("prim::fork") || kind.starts_with("cuda::")) {
        return "it uses threads or streams of its own (" + std::string(kind) + ")";
      }
      if (kind == "prim::CallMethod" || kind == "prim::CallFunction") {
        return "it calls what cannot be known beforehand (" + std::string(kind) + ")";
      }
      if (copies_without_waiting(*node)) { return "it copies tensors without waiting (" + std::string(kind) + ")"; }
      if (std::string why = why_not_captured(node->blocks()); !why.empty()) { return why; }
    }
  }
  return "";
}

std::string why_not_captured(const torch::jit::Module& module) {
  const auto graph = module.get_method("forward").graph()->copy();
  torch::jit::Inline(*graph);
  const torch::jit::Block* all = graph->block();
  return why_not_captured(c10::ArrayRef<const torch::jit::Block*>(all));
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
  parts.draws_from_torch = true;
  parts.why_not_captured = why_not_captured(*module);
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
                reason_of(exception) + "; a network made for photos of another size needs ?size=PX in --data");
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
