// A small TorchScript module, for tests of what users bring.
#pragma once

#include <torch/script.h>
#include <torch/torch.h>

#include <string>

namespace la3::nn {

// A convolution, a batch norm, dropout and a linear layer.
inline constexpr const char* kForward = R"(
def forward(self, x):
    x = torch.conv2d(x, self.conv, None, [2, 2], [1, 1])
    x = torch.batch_norm(x, self.scale, self.shift, self.running_mean, self.running_var, self.training, 0.1, 1e-5, False)
    x = torch.dropout(torch.relu(x).mean([2, 3]), 0.2, self.training)
    return torch.matmul(x, self.linear)
)";

// kForward with a line more, which comes first.
inline std::string forward_with(const std::string& line) {
  std::string text = kForward;
  const std::string head = "def forward(self, x):\n";
  return text.insert(text.find(head) + head.size(), "    " + line + "\n");
}

// The host waits for the GPU in every pass.
inline std::string forward_waits() {
  return forward_with("x = x * (1.0 + 0.0 * float(x.mean().item()))");
}
// Random numbers on the host.
inline std::string forward_draws_on_host() {
  return forward_with("x = x * (0.5 + float(torch.rand([1]).item()))");
}

// Saves a module with what kForward needs, a parameter that is not trained, and attributes that are no
// tensors: `calls`, a number, and `seen`, a list of numbers.
inline void save_script_module(const std::string& path, const std::string& forward, int classes) {
  torch::manual_seed(1);
  torch::jit::Module module("Tiny");
  module.register_parameter("conv", torch::randn({8, 3, 3, 3}) * 0.3, false);
  module.register_parameter("scale", torch::ones({8}), false);
  module.register_parameter("shift", torch::zeros({8}), false);
  module.register_parameter("linear", torch::randn({8, classes}), false);
  module.register_parameter("frozen", torch::ones({2}).set_requires_grad(false), false);
  module.register_buffer("running_mean", torch::zeros({8}));
  module.register_buffer("running_var", torch::ones({8}));
  module.register_attribute("training", c10::BoolType::get(), true);
  module.register_attribute("calls", c10::IntType::get(), 0);
  module.register_attribute("seen", c10::ListType::ofInts(), c10::List<int64_t>());
  module.define(forward);
  for (const auto& parameter : module.named_parameters()) {
    parameter.value.set_requires_grad(parameter.name != "frozen");
  }
  module.save(path);
}

}  // namespace la3::nn
