#include "la3/train/cuda/flat_weights.h"

#include <torch/torch.h>

#include <algorithm>
#include <stdexcept>

namespace la3::train {
namespace {

void replace(torch::Tensor parameter, const torch::Tensor& by) {
  parameter.mutable_grad().reset();
  parameter.set_data(by);
}

bool fits_in(const torch::Tensor& tensor) {
  return tensor.scalar_type() == torch::kFloat && tensor.is_non_overlapping_and_dense();
}

}  // namespace

bool FlatWeights::fits(const nn::Network& network) {
  const auto parameters = network.parameters();
  return std::all_of(parameters.begin(), parameters.end(),
                     [](const nn::NamedTensor& parameter) { return fits_in(parameter.tensor); });
}

FlatWeights::FlatWeights(nn::Network& network, bool bf16_copies) {
  const torch::NoGradGuard no_grad;
  const auto is_batch_norm = nn::is_batch_norm(network);
  int64_t next = 0;
  for (const nn::NamedTensor& parameter : network.parameters()) {
    const torch::Tensor& tensor = parameter.tensor;
    if (!fits_in(tensor)) {
      throw std::invalid_argument("FlatWeights: " + parameter.name + ": dense float32 values expected");
    }
    Entry entry;
    entry.parameter = parameter;
    entry.offset = next;
    entry.is_batch_norm = is_batch_norm[entries_.size()];
    next += (tensor.numel() + kAlignment - 1) / kAlignment * kAlignment;
    entries_.push_back(std::move(entry));
  }
  if (entries_.empty()) { return; }
  const auto options = torch::TensorOptions().device(entries_[0].parameter.tensor.device());
  values_ = torch::zeros({next}, options.dtype(torch::kFloat));
  if (bf16_copies) { copies_ = torch::zeros({next}, options.dtype(torch::kBFloat16)); }
  for (Entry& entry : entries_) {
    entry.values = view_of(values_, entry);
    entry.values.copy_(entry.parameter.tensor);
    if (bf16_copies && !entry.is_batch_norm) { entry.copy = view_of(copies_, entry); }
    replace(entry.parameter.tensor, entry.values);
  }
  refresh_copies();
}

FlatWeights::~FlatWeights() {
  use_values();
}

torch::Tensor FlatWeights::view_of(const torch::Tensor& flat, const Entry& entry) {
  return flat.as_strided(entry.parameter.tensor.sizes(), entry.parameter.tensor.strides(), entry.offset);
}

void FlatWeights::use_copies() {
  if (uses_copies_) { return; }
  uses_copies_ = true;
  for (const Entry& entry : entries_) {
    if (entry.copy.defined()) { replace(entry.parameter.tensor, entry.copy); }
  }
}

void FlatWeights::use_values() {
  if (!uses_copies_) { return; }
  uses_copies_ = false;
  for (const Entry& entry : entries_) {
    if (entry.copy.defined()) { replace(entry.parameter.tensor, entry.values); }
  }
}

void FlatWeights::refresh_copies() {
  const torch::NoGradGuard no_grad;
  if (copies_.defined()) { copies_.copy_(values_); }
}

}  // namespace la3::train
