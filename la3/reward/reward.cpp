#include "la3/reward/reward.h"

#include <torch/torch.h>

#include <algorithm>
#include <bit>

#include "la3/core/error.h"
#include "la3/loader/decoded_set.h"
#include "la3/policy/policy.h"
#include "la3/search/fast_autoaugment.h"
#include "la3/search/space.h"
#include "la3/train/interrupted.h"

namespace la3::reward {
namespace {

using dist::Share;

// What rank 0 asks the other ranks for; the iteration and the triples, or the trial, follow it.
enum Request : int64_t { kFinish, kInterrupted, kBaseline, kEvaluate, kJudge };

// A trial as numbers, and back.
std::vector<int64_t> numbers_of(const std::vector<search::SubPolicy>& sub_policies) {
  std::vector<int64_t> numbers;
  for (const search::SubPolicy& pair : sub_policies) {
    for (const search::TrialStep& step : pair) {
      numbers.insert(numbers.end(), {static_cast<int64_t>(step.op), std::bit_cast<int64_t>(step.probability),
                                     std::bit_cast<int64_t>(step.level)});
    }
  }
  return numbers;
}
std::vector<search::SubPolicy> sub_policies_of(std::span<const int64_t> numbers) {
  std::vector<search::SubPolicy> sub_policies(numbers.size() / 6);
  for (size_t i = 0; i < 2 * sub_policies.size(); ++i) {
    sub_policies[i / 2][i % 2] = {static_cast<augment::Op>(numbers[3 * i]),
                                  std::bit_cast<double>(numbers[3 * i + 1]),
                                  std::bit_cast<double>(numbers[3 * i + 2])};
  }
  return sub_policies;
}

// The samples in a rank's share of the batches.
Share samples_of(size_t samples, int batch_size, const dist::Group& group) {
  const auto size = static_cast<size_t>(std::max(1, batch_size));
  const Share batches = group.share((samples + size - 1) / size);
  return {std::min(samples, batches.first * size), std::min(samples, batches.end * size)};
}

std::shared_ptr<const data::Dataset> in_memory(std::shared_ptr<const data::Dataset> validation,
                                               const RewardOptions& options) {
  if (validation->size() == 0) { throw Error("validation images expected, found none"); }
  const auto side = static_cast<size_t>(validation->standard_transforms().size_px);
  const bool is_there = validation->in_memory(0).width > 0;
  // A GPU keeps all images or none.
  const Share share = options.device.is_cuda() ? Share{0, validation->size()}
                                               : samples_of(validation->size(), options.batch_size, *options.group);
  if (is_there || (share.end - share.first) * side * side * 3 > options.memory_bytes) { return validation; }
  return loader::decode_for_evaluation(std::move(validation), share.first, share.end, options.workers);
}

}  // namespace

Reward::Reward(nn::Network& network, std::shared_ptr<const data::Dataset> validation, RewardOptions options)
    : images_(in_memory(std::move(validation), options)),
      options_(std::move(options)),
      inference_(train::Inference::make(network, images_,
                                        {.batch_size = options_.batch_size,
                                         .workers = options_.workers,
                                         .device = options_.device,
                                         .bf16 = options_.bf16,
                                         .group = options_.group,
                                         .resident = options_.resident,
                                         .note = options_.note})) {}

std::vector<search::Count> Reward::baseline() {
  options_.group->broadcast(std::vector<int64_t>{kBaseline});
  return count(0, 1, nullptr);
}

std::vector<search::Count> Reward::evaluate(uint32_t iteration, std::span<const uint16_t> triples) {
  std::vector<int64_t> request = {kEvaluate, iteration};
  request.insert(request.end(), triples.begin(), triples.end());
  options_.group->broadcast(request);
  return evaluate_here(iteration, triples);
}

search::Count Reward::judge(uint32_t trial, const std::vector<search::SubPolicy>& sub_policies, uint32_t draws) {
  std::vector<int64_t> request = {kJudge, trial, draws};
  const std::vector<int64_t> numbers = numbers_of(sub_policies);
  request.insert(request.end(), numbers.begin(), numbers.end());
  options_.group->broadcast(request);
  search::Count sum;
  for (const search::Count& count : judge_here(trial, sub_policies, draws)) {
    sum.images += count.images;
    sum.correct += count.correct;
  }
  return sum;
}

double Reward::mean_reward(const std::shared_ptr<const augment::Sampler>& policy,
                           std::span<const uint32_t> epochs) {
  // On a GPU, a pass without a policy also makes room for one of another shape (Inference::run()).
  const std::vector<search::Count> before = count(0, 1, nullptr);
  const auto labels = std::count_if(before.begin(), before.end(), [](const auto& one) { return one.images > 0; });
  double sum = 0;
  for (const uint32_t epoch : epochs) {
    const std::vector<search::Count> after = count(epoch, 1, policy);
    for (size_t label = 0; label < before.size(); ++label) {
      sum += after[label].percent() - before[label].percent();
    }
  }
  return sum / static_cast<double>(static_cast<size_t>(labels) * epochs.size());
}

double Reward::accuracy(const std::shared_ptr<const augment::Sampler>& policy, uint32_t epoch) {
  search::Count all;
  for (const search::Count& label : count(epoch, 1, policy)) {
    all.images += label.images;
    all.correct += label.correct;
  }
  return all.percent();
}

void Reward::finish(bool was_interrupted) {
  if (all_know_) { return; }
  options_.group->broadcast(std::vector<int64_t>{was_interrupted ? kInterrupted : kFinish});
  options_.group->barrier();
}

void Reward::serve() {
  for (;;) {
    const std::vector<int64_t> request = options_.group->broadcast(std::vector<int64_t>());
    switch (request.at(0)) {
      case kFinish:
      case kInterrupted:
        // A broadcast goes from rank to rank. No rank may end before all have it: one that is still
        // waiting for it would see a lost rank instead.
        options_.group->barrier();
        if (request[0] == kInterrupted) { throw train::Interrupted(); }
        return;
      case kBaseline: count(0, 1, nullptr); break;
      case kJudge:
        judge_here(static_cast<uint32_t>(request[1]), sub_policies_of(std::span(request).subspan(3)),
                   static_cast<uint32_t>(request[2]));
        break;
      default:
        const std::vector<uint16_t> triples(request.begin() + 2, request.end());
        evaluate_here(static_cast<uint32_t>(request[1]), triples);
    }
  }
}

std::vector<search::Count> Reward::evaluate_here(uint32_t iteration, std::span<const uint16_t> triples) {
  const std::vector<std::string>& labels = images_->labels();
  policy::Policy policy;
  for (size_t label = 0; label < labels.size(); ++label) {
    policy.labels.push_back({labels[label], {policy::Triple{search::triple_ops(triples[label]), std::nullopt}}});
  }
  return count(iteration, 1,
               std::make_shared<augment::Sampler>(policy::make_sampler(policy, labels, options_.seed)));
}

std::vector<search::Count> Reward::judge_here(uint32_t trial, const std::vector<search::SubPolicy>& sub_policies,
                                              uint32_t draws) {
  return count(trial * draws, draws,
               std::make_shared<augment::Sampler>(
                   policy::make_sampler(search::policy_of(sub_policies), images_->labels(), options_.seed)));
}

std::vector<search::Count> Reward::count(uint32_t epoch, uint32_t draws,
                                         std::shared_ptr<const augment::Sampler> policy) {
  std::vector<search::Count> counts = count_here(epoch, draws, std::move(policy));
  if (options_.group->size() == 1) { return counts; }
  std::vector<int64_t> numbers = {options_.should_stop && options_.should_stop()};
  for (const search::Count& count : counts) { numbers.insert(numbers.end(), {count.images, count.correct}); }
  options_.group->sum(numbers);
  if (numbers[0] > 0) {
    all_know_ = true;
    throw train::Interrupted();
  }
  for (size_t label = 0; label < counts.size(); ++label) {
    counts[label] = {static_cast<uint32_t>(numbers[1 + 2 * label]), static_cast<uint32_t>(numbers[2 + 2 * label])};
  }
  return counts;
}

std::vector<search::Count> Reward::count_here(uint32_t epoch, uint32_t draws,
                                              std::shared_ptr<const augment::Sampler> policy) {
  const auto labels = static_cast<int64_t>(images_->labels().size());
  const auto whole = torch::TensorOptions().dtype(torch::kLong).device(options_.device);
  torch::Tensor images = torch::zeros({labels}, whole), correct = torch::zeros({labels}, whole);
  std::vector<torch::Tensor> recognised;  // in a draw so far, batch by batch
  for (uint32_t draw = 0; draw < draws; ++draw) {
    size_t batch = 0;
    inference_->run(policy, epoch + draw, [&](const train::Answers& answers) {
      torch::Tensor is_right = answers.logits.argmax(1).eq(answers.labels);
      if (draw > 0) { is_right = is_right.logical_or(recognised[batch]); }
      if (draw == 0) { recognised.push_back(is_right); }
      recognised[batch++] = is_right;
      if (draw + 1 == draws) {
        is_right = is_right.to(torch::kLong);
        images.index_add_(0, answers.labels, torch::ones_like(is_right));
        correct.index_add_(0, answers.labels, is_right);
      }
      const bool is_alone = options_.group->size() == 1;
      if (is_alone && options_.should_stop && options_.should_stop()) { throw train::Interrupted(); }
    });
  }
  images = images.to(torch::kCPU);
  correct = correct.to(torch::kCPU);
  std::vector<search::Count> counts(images_->labels().size());
  for (size_t label = 0; label < counts.size(); ++label) {
    counts[label] = {static_cast<uint32_t>(images.data_ptr<int64_t>()[label]),
                     static_cast<uint32_t>(correct.data_ptr<int64_t>()[label])};
  }
  return counts;
}

}  // namespace la3::reward
