#include "la3/nn/export.h"

#include <torch/csrc/jit/frontend/tracer.h>
#include <torch/script.h>
#include <torch/torch.h>

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>
#include <unordered_map>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/nn/registry.h"

namespace la3::nn {
namespace {

namespace jit = torch::jit;

// Modules nested as the tensors' names say: "layer1.0.bn1.weight".
class ModuleTree {
 public:
  explicit ModuleTree(const Network& network) : root_(make()) {
    for (const NamedTensor& parameter : network.parameters()) { add(parameter, false); }
    for (const NamedTensor& buffer : network.buffers()) { add(buffer, true); }
    for (auto place = places_.rbegin(); place != places_.rend(); ++place) { attach(*place); }
  }

  jit::Module& root() { return root_; }

 private:
  jit::Module make() {
    jit::Module module(c10::QualifiedName("__torch__.la3.Part" + std::to_string(made_++)), unit_);
    module.register_attribute("training", c10::BoolType::get(), false);  // Python's train() and eval() want it
    return module;
  }

  // The module at a place such as "layer1.0".
  jit::Module& at(const std::string& place) {
    if (place.empty()) { return root_; }
    const auto found = modules_.find(place);
    if (found != modules_.end()) { return found->second; }
    const size_t dot = place.rfind('.');
    at(dot == std::string::npos ? "" : place.substr(0, dot));  // outer ones first
    places_.push_back(place);
    return modules_.emplace(place, make()).first->second;
  }

  void add(const NamedTensor& item, bool is_buffer) {
    const size_t dot = item.name.rfind('.');
    jit::Module& module = at(dot == std::string::npos ? "" : item.name.substr(0, dot));
    module.register_parameter(item.name.substr(dot + 1), item.tensor, is_buffer);
  }

  // A module's type must be complete before it becomes part of another one.
  void attach(const std::string& place) {
    const size_t dot = place.rfind('.');
    jit::Module& outer = dot == std::string::npos ? root_ : modules_.at(place.substr(0, dot));
    outer.register_module(place.substr(dot + 1), modules_.at(place));
  }

  std::shared_ptr<jit::CompilationUnit> unit_ = std::make_shared<jit::CompilationUnit>();
  int made_ = 0;
  jit::Module root_;
  std::map<std::string, jit::Module> modules_;
  std::vector<std::string> places_;  // in the order of their making
};

jit::Module traced(Network& network, int side_px) {
  ModuleTree tree(network);
  jit::Module& module = tree.root();
  const torch::Tensor images = torch::randn({2, 3, side_px, side_px}).contiguous(torch::MemoryFormat::ChannelsLast);
  // With gradients: otherwise batch norms are computed by loops of ours, which a trace cannot see.
  const torch::AutoGradMode with_gradients(true);
  const auto state = jit::tracer::trace(
      {images}, [&](jit::Stack inputs) { return jit::Stack{network.forward(inputs.at(0).toTensor())}; },
      [](const torch::Tensor&) { return std::string(); }, /*strict=*/true, /*force_outplace=*/false, &module,
      {"images"});
  const c10::QualifiedName method(*module.type()->name(), "forward");
  module.type()->addMethod(module._ivalue()->compilation_unit()->create_function(method, state.first->graph));
  module.eval();
  return module;
}

// The user's module with the network's tensors, which have its names.
jit::Module with_tensors_of(const Network& network, const std::string& script) {
  jit::Module module = jit::load(script, torch::Device(torch::kCPU));
  std::unordered_map<std::string, torch::Tensor> tensors;
  for (const NamedTensor& item : network.parameters()) { tensors[item.name] = item.tensor; }
  for (const NamedTensor& item : network.buffers()) { tensors[item.name] = item.tensor; }
  const torch::NoGradGuard no_grad;
  const auto copy = [&](const auto& items) {
    for (const auto& item : items) {
      const auto found = tensors.find(item.name);
      if (found != tensors.end()) { item.value.detach().copy_(found->second); }
    }
  };
  copy(module.named_parameters());
  copy(module.named_buffers());
  return module;
}

// Other images than those of the trace, of other numbers and sizes: nothing of it may be fixed.
void check_same_logits(Network& network, jit::Module& module, int side_px, const std::string& path,
                       bool has_any_side) {
  const torch::NoGradGuard no_grad;
  const jit::GraphOptimizerEnabledGuard as_it_is(false);
  network.set_training(false);
  module.eval();
  for (const int side : {side_px, has_any_side ? side_px + 32 : side_px}) {
    const torch::Tensor images = torch::randn({side == side_px ? 3 : 1, 3, side, side});
    const torch::Tensor expected = network.forward(images.contiguous(torch::MemoryFormat::ChannelsLast));
    const torch::Tensor found = module.forward({images}).toTensor();
    const double scale = std::max(1e-6, expected.abs().max().item<double>());
    const double difference =
        expected.sizes() == found.sizes() ? (expected - found).abs().max().item<double>() / scale : 1.0;
    if (!(difference < 1e-4)) {
      throw Error(path + ": the network's logits expected from the module, found others: they differ by " +
                  std::to_string(difference) + " of the largest");
    }
  }
}

}  // namespace

void export_torchscript(Network& network, const std::string& name, int side_px, const std::filesystem::path& out,
                        const Metadata& extra) {
  const bool is_ours = make_shapes(name, 1) != nullptr;
  network.to(torch::kCPU);
  network.set_training(false);
  jit::Module module = is_ours ? traced(network, side_px) : with_tensors_of(network, name);
  jit::ExtraFilesMap files;
  for (const auto& [key, value] : extra) { files[key] = value; }
  std::ostringstream stream;
  module.save(stream, files);
  const std::string bytes = stream.str();
  std::istringstream again(bytes);
  jit::Module written = jit::load(again, torch::Device(torch::kCPU));
  check_same_logits(network, written, side_px, printable(out.string()), is_ours);
  write_file(out, bytes);
}

}  // namespace la3::nn
