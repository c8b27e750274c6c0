#include "la3/train/evaluate.h"

#include <torch/torch.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "la3/train/interrupted.h"

namespace la3::train {

double Evaluation::recall(size_t label) const {
  const auto& row = confusion[label];
  const auto total = std::accumulate(row.begin(), row.end(), uint64_t{0});
  if (total == 0) { return std::numeric_limits<double>::quiet_NaN(); }
  return 100.0 * static_cast<double>(row[label]) / static_cast<double>(total);
}

namespace {

// Joins what all ranks have, in their order: each has a range of the data set.
void gather(std::vector<uint32_t>& numbers, dist::Group& group) {
  if (group.size() == 1) { return; }
  const std::string own(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(uint32_t));
  numbers.clear();
  for (const std::string& bytes : group.all_gather(own)) {
    const size_t before = numbers.size();
    numbers.resize(before + bytes.size() / sizeof(uint32_t));
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(numbers.data() + before));
  }
}

// Sums the results of all processes. `losses` has an entry for every batch, 0 for those of other
// processes.
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
  gather(result.truth, *options.group);
  gather(result.predicted, *options.group);
  // In the order of the batches, so the sum is the same for any number of processes.
  result.loss = std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(result.images);
}

}  // namespace

Evaluation evaluate(Inference& inference, const data::Dataset& dataset, const EvaluateOptions& options) {
  const size_t labels = dataset.labels().size();
  Evaluation result;
  result.confusion.assign(labels, std::vector<uint32_t>(labels, 0));
  // What a GPU finds out stays there until all batches are done: it would be idle while the host
  // reads and counts.
  std::vector<size_t> batches;
  std::vector<torch::Tensor> sums, tops, truths;
  inference.run(nullptr, 0, [&](const Answers& answers) {
    const torch::Tensor& logits = answers.logits;
    batches.push_back(answers.batch);
    sums.push_back(torch::cross_entropy_loss(logits, answers.labels, {}, at::Reduction::Sum));
    tops.push_back(std::get<1>(logits.topk(std::min<int64_t>(5, logits.size(1)), 1)));
    truths.push_back(answers.labels.clone());
    result.images += static_cast<size_t>(logits.size(0));
    if (options.progress) { options.progress(result.images, inference.images()); }
    const bool is_alone = options.group->size() == 1;
    if (is_alone && options.should_stop && options.should_stop()) { throw Interrupted(); }
  });
  std::vector<double> losses(inference.batches());
  if (!batches.empty()) {
    const torch::Tensor sum = torch::stack(sums).to(torch::kCPU), top = torch::cat(tops).to(torch::kCPU),
                        truth = torch::cat(truths).to(torch::kCPU);
    for (size_t i = 0; i < batches.size(); ++i) {
      losses[batches[i]] += sum[static_cast<int64_t>(i)].item<double>();
    }
    const auto predicted = top.accessor<int64_t, 2>();
    for (int64_t i = 0; i < top.size(0); ++i) {
      const auto label = static_cast<size_t>(truth.data_ptr<int64_t>()[i]);
      const auto row = predicted[i];
      result.truth.push_back(static_cast<uint32_t>(label));
      result.predicted.push_back(static_cast<uint32_t>(row[0]));
      ++result.confusion[label][static_cast<size_t>(row[0])];
      result.correct += static_cast<size_t>(row[0]) == label;
      for (int64_t k = 0; k < top.size(1); ++k) { result.correct_in_five += static_cast<size_t>(row[k]) == label; }
    }
  }
  add_up(result, losses, options);
  return result;
}

Evaluation evaluate(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                    const EvaluateOptions& options) {
  return evaluate(*Inference::make(network, dataset, options.inference()), *dataset, options);
}

}  // namespace la3::train
