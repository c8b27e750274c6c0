// The reward of stage 1 by density matching: how many validation images of each label a trained
// network still recognises when a triple is applied to them.
//
// One pass evaluates one triple per label, all labels together. Magnitudes are drawn from (seed,
// iteration, sample), so an evaluation can be repeated on its own, whatever the other labels'
// triples are.
//
// Several processes share the batches of a pass. Rank 0 asks, the others serve(). Counts are summed
// as integers, so the evaluations of a search do not depend on the number of processes (on the CPU;
// on GPUs up to rounding).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"
#include "la3/search/evaluations.h"
#include "la3/search/trials.h"
#include "la3/train/inference.h"

namespace la3::reward {

struct RewardOptions {
  int batch_size = 250;
  int workers = 0;  // of the loader; 0: one per core
  torch::Device device = torch::kCPU;
  bool bf16 = false;
  bool resident = true;  // on a GPU: keep the images there and augment them there, if possible
  uint64_t seed = 0;
  // Images from files are kept in memory, decoded and cropped to the network's size, if all of them
  // take no more than this.
  size_t memory_bytes = size_t{4} << 30;
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  // Called after every batch, and with several processes after every pass; true on any of them ends
  // the evaluation with train::Interrupted on all.
  std::function<bool()> should_stop = nullptr;
  std::function<void(const std::string&)> note = nullptr;  // as in train::InferenceOptions
};

class Reward {
 public:
  // The network must be on options.device and outlive this. Labels may have no validation images.
  // Throws Error if there are none at all, and what reading images throws.
  Reward(nn::Network& network, std::shared_ptr<const data::Dataset> validation, RewardOptions options);

  // The following three are for rank 0, which must call finish() in the end.
  // By label, without augmentation.
  std::vector<search::Count> baseline();
  // By label, with one triple per label (la3/search/space.h). REQUIRES: one triple per label.
  std::vector<search::Count> evaluate(uint32_t iteration, std::span<const uint16_t> triples);
  // A trial of Fast AutoAugment's search, all labels together: the images that are recognised in at
  // least one of `draws` passes.
  search::Count judge(uint32_t trial, const std::vector<search::SubPolicy>& sub_policies, uint32_t draws);
  // The mean reward of a whole policy, over the labels with images and the passes, one for each of `epochs`: what
  // it draws then. Its labels are the data set's. REQUIRES: one process, at least one epoch.
  double mean_reward(const std::shared_ptr<const augment::Sampler>& policy, std::span<const uint32_t> epochs);
  // Percent of the images that are recognised under a policy, as it draws in that epoch. REQUIRES: one
  // process.
  double accuracy(const std::shared_ptr<const augment::Sampler>& policy, uint32_t epoch);
  // Lets the other ranks return from serve(), unless they already have: after an interrupted pass,
  // all know.
  void finish(bool was_interrupted = false);
  // On all other ranks: does what rank 0 asks for until it finishes. Throws train::Interrupted if
  // rank 0 was interrupted.
  void serve();

 private:
  std::vector<search::Count> evaluate_here(uint32_t iteration, std::span<const uint16_t> triples);
  std::vector<search::Count> judge_here(uint32_t trial, const std::vector<search::SubPolicy>& sub_policies,
                                        uint32_t draws);
  // By label, the images that are recognised in one of `draws` passes or more, as if in the epochs
  // from `epoch` on. The first over all processes, the second over this process's share.
  std::vector<search::Count> count(uint32_t epoch, uint32_t draws, std::shared_ptr<const augment::Sampler> policy);
  std::vector<search::Count> count_here(uint32_t epoch, uint32_t draws,
                                        std::shared_ptr<const augment::Sampler> policy);

  std::shared_ptr<const data::Dataset> images_;
  RewardOptions options_;
  bool all_know_ = false;  // of an interruption
  std::unique_ptr<train::Inference> inference_;
};

}  // namespace la3::reward
