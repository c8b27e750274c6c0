#include "la3/train/evaluate.h"

#include <torch/torch.h>

#include <limits>
#include <numeric>

#include "la3/train/interrupted.h"
#include "la3/train/loader.h"
#include "la3/train/tensors.h"

namespace la3::train {

double Evaluation::recall(size_t label) const {
  const auto& row = confusion[label];
  const auto total = std::accumulate(row.begin(), row.end(), uint64_t{0});
  if (total == 0) { return std::numeric_limits<double>::quiet_NaN(); }
  return 100.0 * static_cast<double>(row[label]) / static_cast<double>(total);
}

Evaluation evaluate(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                    const EvaluateOptions& options) {
  const size_t labels = dataset->labels().size();
  Evaluation result;
  result.confusion.assign(labels, std::vector<uint32_t>(labels, 0));
  const size_t total = dataset->size();
  Loader loader(std::move(dataset), {.batch_size = options.batch_size,
                                     .shuffle = false,
                                     .training = false,
                                     .layout = augment::Layout::kNhwc,
                                     .workers = options.workers,
                                     .allocate = floats_for(options.device)});
  loader.start_epoch(0);
  const torch::NoGradGuard no_grad;
  const Autocast autocast(options.device, options.bf16);
  network.set_training(false);
  while (const Batch* batch = loader.next()) {
    const torch::Tensor images = images_tensor(*batch, loader.side_px(), options.device);
    const torch::Tensor targets = labels_tensor(*batch, options.device);
    const torch::Tensor logits = network.forward(images).to(torch::kFloat);
    result.loss += torch::cross_entropy_loss(logits, targets, {}, at::Reduction::Sum).item<double>();
    const int64_t best = std::min<int64_t>(5, logits.size(1));
    const torch::Tensor top = std::get<1>(logits.topk(best, 1)).to(torch::kCPU);
    const auto predicted = top.accessor<int64_t, 2>();
    for (size_t i = 0; i < batch->count; ++i) {
      const auto label = static_cast<size_t>(batch->labels[i]);
      const auto row = predicted[static_cast<int64_t>(i)];
      ++result.confusion[label][static_cast<size_t>(row[0])];
      result.correct += static_cast<size_t>(row[0]) == label;
      for (int64_t k = 0; k < best; ++k) { result.correct_in_five += static_cast<size_t>(row[k]) == label; }
    }
    result.images += batch->count;
    if (options.progress) { options.progress(result.images, total); }
    if (options.should_stop && options.should_stop()) { throw Interrupted(); }
  }
  result.loss /= static_cast<double>(result.images);
  return result;
}

}  // namespace la3::train
