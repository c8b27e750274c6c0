#include "la3/train/evaluate.h"

#include <torch/torch.h>

#include <limits>
#include <numeric>

#include "la3/loader/loader.h"
#include "la3/train/interrupted.h"
#include "la3/train/tensors.h"

namespace la3::train {

double Evaluation::recall(size_t label) const {
  const auto& row = confusion[label];
  const auto total = std::accumulate(row.begin(), row.end(), uint64_t{0});
  if (total == 0) { return std::numeric_limits<double>::quiet_NaN(); }
  return 100.0 * static_cast<double>(row[label]) / static_cast<double>(total);
}

namespace {

// Sums what all processes have found. `losses` are of all batches, 0 where another process had
// them.
void add_up(Evaluation& result, const std::vector<double>& losses, const EvaluateOptions& options) {
  std::vector<int64_t> counts = {static_cast<int64_t>(result.images), static_cast<int64_t>(result.correct),
                                 static_cast<int64_t>(result.correct_in_five),
                                 options.should_stop && options.should_stop()};
  for (const auto& row : result.confusion) { counts.insert(counts.end(), row.begin(), row.end()); }
  std::vector<double> sums = losses;
  options.group->sum(counts);
  options.group->sum(sums);
  result.images = static_cast<size_t>(counts[0]);
  result.correct = static_cast<size_t>(counts[1]);
  result.correct_in_five = static_cast<size_t>(counts[2]);
  if (options.group->size() > 1 && counts[3] > 0) { throw Interrupted(); }
  auto next = counts.begin() + 4;
  for (auto& row : result.confusion) {
    for (uint32_t& count : row) { count = static_cast<uint32_t>(*next++); }
  }
  // In the order of the batches: the same sum for any number of processes.
  result.loss = std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(result.images);
}

}  // namespace

Evaluation evaluate(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                    const EvaluateOptions& options) {
  const size_t labels = dataset->labels().size();
  Evaluation result;
  result.confusion.assign(labels, std::vector<uint32_t>(labels, 0));
  const size_t size = dataset->size();
  loader::Loader loader(std::move(dataset), {.batch_size = options.batch_size,
                                             .shuffle = false,
                                             .training = false,
                                             .layout = augment::Layout::kNhwc,
                                             .workers = options.workers,
                                             .allocate = floats_for(options.device)});
  const auto rank = static_cast<size_t>(options.group->rank()), ranks = static_cast<size_t>(options.group->size());
  const size_t batches = loader.batches_per_epoch();
  const size_t first = batches * rank / ranks, end = batches * (rank + 1) / ranks;
  const auto batch_size = static_cast<size_t>(options.batch_size);
  const size_t total = std::min(size, end * batch_size) - std::min(size, first * batch_size);
  std::vector<double> losses(batches);
  size_t at = first;
  loader.start_epoch(0, first, end);
  const torch::NoGradGuard no_grad;
  const Autocast autocast(options.device, options.bf16);
  network.set_training(false);
  while (const loader::Batch* batch = loader.next()) {
    const torch::Tensor images = images_tensor(*batch, loader.side_px(), options.device);
    const torch::Tensor targets = labels_tensor(*batch, options.device);
    const torch::Tensor logits = network.forward(images).to(torch::kFloat);
    losses[at++] = torch::cross_entropy_loss(logits, targets, {}, at::Reduction::Sum).item<double>();
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
    if (ranks == 1 && options.should_stop && options.should_stop()) { throw Interrupted(); }
  }
  add_up(result, losses, options);
  return result;
}

}  // namespace la3::train
