#include "la3/train/gradient_buckets.h"

#include <torch/torch.h>

#include <algorithm>

namespace la3::train {
namespace {

// The first bucket is small: the sooner its sum starts, the more of the backward pass is left to
// hide it.
constexpr int64_t kFirstValues = int64_t{1} << 18, kBucketValues = int64_t{1} << 21;
constexpr int64_t kAlignment = 16;

}  // namespace

GradientBuckets::GradientBuckets(const nn::Network& network, dist::Group& group) : group_(group) {
  auto parameters = network.parameters();
  std::erase_if(parameters, [](const nn::NamedTensor& parameter) { return !parameter.tensor.requires_grad(); });
  if (!group.communicates() || parameters.empty()) { return; }
  entries_.resize(parameters.size());
  std::vector<int64_t> offsets(parameters.size()), sizes;
  for (size_t i = parameters.size(); i-- > 0;) {
    const int64_t most = sizes.size() <= 1 ? kFirstValues : kBucketValues;
    if (sizes.empty() || sizes.back() >= most) {
      sizes.push_back(0);
      buckets_.emplace_back();
    }
    entries_[i].parameter = parameters[i].tensor;
    entries_[i].bucket = sizes.size() - 1;
    offsets[i] = sizes.back();
    sizes.back() += (parameters[i].tensor.numel() + kAlignment - 1) / kAlignment * kAlignment;
    ++buckets_.back().size;
  }
  ++sizes.back();  // the flag
  const auto options = torch::TensorOptions().dtype(torch::kFloat).device(parameters[0].tensor.device());
  for (size_t i = 0; i < buckets_.size(); ++i) { buckets_[i].values = torch::zeros({sizes[i]}, options); }
  flag_ = buckets_.back().values.narrow(0, sizes.back() - 1, 1);
  for (size_t i = 0; i < entries_.size(); ++i) {
    Entry& entry = entries_[i];
    entry.view =
        buckets_[entry.bucket].values.as_strided(entry.parameter.sizes(), entry.parameter.strides(), offsets[i]);
    entry.hook = entry.parameter.register_hook([this, i](const torch::Tensor& gradient) { take(i, gradient); });
  }
}

GradientBuckets::~GradientBuckets() {
  for (Entry& entry : entries_) { entry.parameter.remove_hook(entry.hook); }
}

void GradientBuckets::begin(bool flag) {
  own_flag_ = flag;
  if (buckets_.empty()) { return; }
  const torch::NoGradGuard no_grad;
  for (Entry& entry : entries_) { entry.has_come = false; }
  for (Bucket& bucket : buckets_) { bucket.missing = bucket.size; }
  flag_.fill_(flag ? 1 : 0);
  begun_ = 0;
  is_on_ = true;
}

void GradientBuckets::take(size_t entry, const torch::Tensor& gradient) {
  if (!is_on_) { return; }
  const torch::NoGradGuard no_grad;
  entries_[entry].view.copy_(gradient);
  entries_[entry].has_come = true;
  --buckets_[entries_[entry].bucket].missing;
  begin_full_buckets();
}

void GradientBuckets::begin_full_buckets() {
  while (begun_ < buckets_.size() && buckets_[begun_].missing == 0) {
    buckets_[begun_].wait = group_.begin_sum(buckets_[begun_].values);
    ++begun_;
  }
}

bool GradientBuckets::finish() {
  if (buckets_.empty()) { return own_flag_; }
  const torch::NoGradGuard no_grad;
  is_on_ = false;
  for (Entry& entry : entries_) {  // parameters without a gradient in this pass
    if (entry.has_come) { continue; }
    entry.view.zero_();
    --buckets_[entry.bucket].missing;
  }
  begin_full_buckets();
  for (Bucket& bucket : buckets_) {
    bucket.wait();
    bucket.wait = nullptr;
  }
  const bool any = flag_.item<float>() > 0;
  for (Bucket& bucket : buckets_) { bucket.values.mul_(1.0 / group_.size()); }
  for (Entry& entry : entries_) {
    if (entry.has_come) { entry.parameter.mutable_grad() = entry.view; }
  }
  return any;
}

}  // namespace la3::train
