#include "la3/reward/mirroring.h"

#include <torch/torch.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>
#include <stdexcept>

#include "la3/cuda/runtime.h"
#include "la3/loader/loader.h"
#include "la3/train/interrupted.h"
#include "la3/train/tensors.h"

namespace la3::reward {
namespace {

bool is_known(const records::FlipCounts& counts) {
  return counts.recognised + counts.won >= kLeastRecognised && counts.confusion <= kMostConfusion;
}

// FlipCounts::confusion of a label. confusion[a][b] are images of a that are taken for b.
double largest_confusion(const std::vector<std::vector<int64_t>>& confusion, size_t label) {
  double largest = 0;
  for (size_t other = 0; other < confusion.size(); ++other) {
    const int64_t taken = confusion[label][other] + confusion[other][label];
    if (other == label || taken == 0) { continue; }
    const int64_t all = taken + confusion[label][label] + confusion[other][other];
    largest = std::max(largest, static_cast<double>(taken) / static_cast<double>(all));
  }
  return largest;
}

bool falls(const records::FlipCounts& counts) {
  constexpr double kRounding = 1e-9;  // three coins give exactly 1/8
  return counts.change() < -kToleratedFall && chance_of_loss(counts.lost, counts.won) <= kMostChance + kRounding;
}

}  // namespace

std::vector<records::FlipCounts> measure_mirroring(nn::Network& network,
                                                   const std::shared_ptr<const data::Dataset>& validation,
                                                   const RewardOptions& options) {
  const torch::NoGradGuard no_grad;
  const train::Autocast autocast(options.device, options.bf16);
  network.set_training(false);
  loader::Loader loader(validation, {.batch_size = options.batch_size,
                                     .shuffle = false,
                                     .training = false,
                                     .layout = augment::Layout::kNhwc,
                                     .workers = options.workers,
                                     .allocate = train::floats_for(options.device)});
  const auto predicted = [&](const torch::Tensor& images) {
    // As in train::Inference: cuDNN may measure while another thread captures.
    std::unique_lock measuring(cuda::capture_mutex(), std::defer_lock);
    if (images.is_cuda()) { measuring.lock(); }
    return network.forward(images).argmax(1).to(torch::kCPU);
  };
  const size_t labels = validation->labels().size();
  std::vector<records::FlipCounts> counts(labels);
  using Matrix = std::vector<std::vector<int64_t>>;
  Matrix confusion(labels, std::vector<int64_t>(labels)), lost_to = confusion;
  loader.start_epoch(0);
  while (const loader::Batch* batch = loader.next()) {
    const torch::Tensor images = train::images_tensor(*batch, loader.side_px(), options.device);
    const torch::Tensor plain = predicted(images);
    const torch::Tensor mirrored = predicted(images.flip(3).contiguous(torch::MemoryFormat::ChannelsLast));
    for (size_t i = 0; i < batch->count; ++i) {
      const int label = batch->labels[i];
      records::FlipCounts& count = counts[static_cast<size_t>(label)];
      const int64_t seen = plain.data_ptr<int64_t>()[i], seen_mirrored = mirrored.data_ptr<int64_t>()[i];
      const bool before = seen == label, after = seen_mirrored == label;
      ++count.images;
      ++confusion[static_cast<size_t>(label)][static_cast<size_t>(seen)];
      if (before && !after) { ++lost_to[static_cast<size_t>(label)][static_cast<size_t>(seen_mirrored)]; }
      count.recognised += before ? 1 : 0;
      count.lost += before && !after ? 1 : 0;
      count.won += after && !before ? 1 : 0;
    }
    if (options.should_stop && options.should_stop()) { throw train::Interrupted(); }
  }
  for (size_t label = 0; label < labels; ++label) {
    counts[label].confusion = largest_confusion(confusion, label);
    for (size_t other = 0; other < labels; ++other) {
      if (2 * lost_to[label][other] > counts[label].lost) { counts[label].lost_to = validation->labels()[other]; }
    }
  }
  return counts;
}

double chance_of_loss(int64_t lost, int64_t won) {
  const auto coins = static_cast<double>(lost + won);
  double sum = 0;
  for (int64_t heads = lost; heads <= lost + won; ++heads) {
    const auto k = static_cast<double>(heads);
    sum += std::exp(std::lgamma(coins + 1) - std::lgamma(k + 1) - std::lgamma(coins - k + 1) - coins * std::log(2));
  }
  return sum;
}

std::vector<records::LabelFlip> judge_mirroring(std::span<const std::string> labels,
                                                std::span<const records::FlipCounts> counts) {
  if (labels.size() != counts.size()) {
    throw std::invalid_argument("judge_mirroring: counts of " + std::to_string(labels.size()) +
                                " labels expected, found " + std::to_string(counts.size()));
  }
  size_t falling = 0, standing = 0;
  std::set<std::string> mirror_images;  // of labels that fall
  for (const records::FlipCounts& count : counts) {
    if (falls(count)) {
      ++falling;
      mirror_images.insert(count.lost_to);
    } else if (is_known(count)) {
      ++standing;
    }
  }
  std::vector<records::LabelFlip> flips;
  for (size_t i = 0; i < labels.size(); ++i) {
    const bool does_fall = falls(counts[i]), is_doubtful = !does_fall && !is_known(counts[i]);
    flips.push_back(
        {.label = labels[i],
         .is_mirrored = is_doubtful ? standing > falling && !mirror_images.contains(labels[i]) : !does_fall,
         .counts = counts[i],
         .is_doubtful = is_doubtful});
  }
  return flips;
}

}  // namespace la3::reward
