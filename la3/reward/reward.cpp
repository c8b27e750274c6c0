#include "la3/reward/reward.h"

#include <torch/torch.h>

#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/loader/sample_maker.h"
#include "la3/policy/policy.h"
#include "la3/search/space.h"
#include "la3/train/cuda/device_inference.h"
#include "la3/train/interrupted.h"
#include "la3/train/tensors.h"

namespace la3::reward {
namespace {

using Kind = data::StandardTransforms::Kind;

// What rank 0 asks the others for, with the iteration and the triples after it.
enum Request : int64_t { kFinish, kInterrupted, kBaseline, kEvaluate };

// Of so many things those that a rank has.
struct Share {
  size_t first, end;
};
Share share_of(size_t count, const dist::Group& group) {
  const auto rank = static_cast<size_t>(group.rank()), ranks = static_cast<size_t>(group.size());
  return {count * rank / ranks, count * (rank + 1) / ranks};
}

// The samples in a rank's share of the batches.
Share samples_of(size_t samples, int batch_size, const dist::Group& group) {
  const auto size = static_cast<size_t>(std::max(1, batch_size));
  const Share batches = share_of((samples + size - 1) / size, group);
  return {std::min(samples, batches.first * size), std::min(samples, batches.end * size)};
}

// The images of another data set as evaluation shows them to a network, decoded once; those of a
// share.
class Decoded final : public data::Dataset {
 public:
  Decoded(std::shared_ptr<const data::Dataset> source, Share share, int threads)
      : source_(std::move(source)), transforms_(source_->standard_transforms()), images_(source_->size()) {
    const bool is_cut = transforms_.kind == Kind::kResizedCrop;
    const auto crop = loader::evaluation_crop(transforms_, image::Filter::kBilinear);
    ThreadPool pool(threads);
    std::vector<image::ResampleScratch> scratch(static_cast<size_t>(pool.threads()));
    pool.for_each(share.end - share.first, 1, [&](size_t begin, size_t end, int worker) {
      for (size_t i = share.first + begin; i < share.first + end; ++i) {
        Image image = source_->get(i);
        if (is_cut) {
          images_[i] = Image(transforms_.size_px, transforms_.size_px, 3);
          augment::centre_crop(images_[i].view(), std::as_const(image).view(), crop,
                               scratch[static_cast<size_t>(worker)]);
        } else {
          images_[i] = std::move(image);
        }
      }
    });
    transforms_.kind = Kind::kNone;
  }

  size_t size() const override { return images_.size(); }
  const std::vector<std::string>& labels() const override { return source_->labels(); }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return source_->label(i); }
  Image get(size_t i) const override { return images_[i]; }
  std::string id(size_t i) const override { return source_->id(i); }
  ImageView in_memory(size_t i) const override { return images_[i].view(); }

 private:
  std::shared_ptr<const data::Dataset> source_;
  data::StandardTransforms transforms_;
  std::vector<Image> images_;
};

void check_labels(const data::Dataset& validation) {
  std::vector<bool> has_images(validation.labels().size());
  for (size_t i = 0; i < validation.size(); ++i) { has_images[static_cast<size_t>(validation.label(i))] = true; }
  std::string missing;
  size_t count = 0;
  for (size_t label = 0; label < has_images.size(); ++label) {
    if (has_images[label]) { continue; }
    if (++count <= 5) { missing += (count == 1 ? "" : ", ") + in_quotes(validation.labels()[label]); }
  }
  if (count > 0) {
    throw Error("validation images of every label expected, found none of " + missing +
                (count > 5 ? " and " + std::to_string(count - 5) + " more" : ""));
  }
}

std::shared_ptr<const data::Dataset> in_memory(std::shared_ptr<const data::Dataset> validation,
                                               const RewardOptions& options) {
  check_labels(*validation);
  const auto side = static_cast<size_t>(validation->standard_transforms().size_px);
  const bool is_there = validation->in_memory(0).width > 0;
  // A GPU takes all of them or none.
  const Share share = options.device.is_cuda() ? Share{0, validation->size()}
                                               : samples_of(validation->size(), options.batch_size, *options.group);
  if (is_there || (share.end - share.first) * side * side * 3 > options.memory_bytes) { return validation; }
  return std::make_shared<Decoded>(std::move(validation), share, options.workers);
}

}  // namespace

Reward::Reward(nn::Network& network, std::shared_ptr<const data::Dataset> validation, RewardOptions options)
    : network_(network), images_(in_memory(std::move(validation), options)), options_(std::move(options)) {
  if (options_.resident && options_.device.is_cuda()) {
    const Share share = share_of(images_->size(), *options_.group);
    device_ = train::DeviceInference::make(
        network_, *images_,
        {.device = options_.device, .bf16 = options_.bf16, .first = share.first, .end = share.end});
  }
  if (!device_) {
    loader_ = std::make_unique<loader::Loader>(
        images_, loader::LoaderOptions{.batch_size = options_.batch_size,
                                       .shuffle = false,
                                       .training = false,
                                       .layout = augment::Layout::kNhwc,
                                       .workers = options_.workers,
                                       .allocate = train::floats_for(options_.device)});
    const Share share = share_of(loader_->batches_per_epoch(), *options_.group);
    first_batch_ = share.first;
    end_batch_ = share.end;
  }
}

Reward::~Reward() = default;

std::vector<search::Count> Reward::baseline() {
  options_.group->broadcast(std::vector<int64_t>{kBaseline});
  return count(0, nullptr);
}

std::vector<search::Count> Reward::evaluate(uint32_t iteration, std::span<const uint16_t> triples) {
  std::vector<int64_t> request = {kEvaluate, iteration};
  request.insert(request.end(), triples.begin(), triples.end());
  options_.group->broadcast(request);
  return evaluate_here(iteration, triples);
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
        // A broadcast goes from rank to rank. Nobody ends before all have it: who is still waiting
        // for it would see a lost rank instead.
        options_.group->barrier();
        if (request[0] == kInterrupted) { throw train::Interrupted(); }
        return;
      case kBaseline: count(0, nullptr); break;
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
  return count(iteration, std::make_shared<augment::Sampler>(policy::make_sampler(policy, labels, options_.seed)));
}

std::vector<search::Count> Reward::count(uint32_t iteration, std::shared_ptr<const augment::Sampler> policy) {
  std::vector<search::Count> counts = count_here(iteration, std::move(policy));
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

std::vector<search::Count> Reward::count_here(uint32_t iteration, std::shared_ptr<const augment::Sampler> policy) {
  if (device_) { return count_on_device(iteration, policy.get()); }
  std::vector<search::Count> counts(images_->labels().size());
  const torch::NoGradGuard no_grad;
  const train::Autocast autocast(options_.device, options_.bf16);
  network_.set_training(false);
  loader_->set_policy(std::move(policy));
  loader_->start_epoch(iteration, first_batch_, end_batch_);
  while (const loader::Batch* batch = loader_->next()) {
    const torch::Tensor images = train::images_tensor(*batch, loader_->side_px(), options_.device);
    const torch::Tensor predicted = network_.forward(images).argmax(1).to(torch::kCPU);
    const int64_t* found = predicted.data_ptr<int64_t>();
    for (size_t i = 0; i < batch->count; ++i) {
      search::Count& count = counts[static_cast<size_t>(batch->labels[i])];
      ++count.images;
      count.correct += found[i] == batch->labels[i];
    }
    if (options_.group->size() == 1 && options_.should_stop && options_.should_stop()) {
      throw train::Interrupted();
    }
  }
  return counts;
}

std::vector<search::Count> Reward::count_on_device(uint32_t iteration, const augment::Sampler* policy) {
  const Share share = share_of(images_->size(), *options_.group);
  if (share.first == share.end) { return std::vector<search::Count>(images_->labels().size()); }
  const torch::NoGradGuard no_grad;
  const torch::Tensor predicted = device_->run(policy, iteration).argmax(1);
  const torch::Tensor& labels = device_->labels();
  const auto label_count = static_cast<int64_t>(images_->labels().size());
  torch::Tensor correct = torch::zeros({label_count}, labels.options());
  correct.index_add_(0, labels, predicted.eq(labels).to(torch::kLong));
  correct = correct.to(torch::kCPU);
  std::vector<search::Count> counts(images_->labels().size());
  for (size_t i = share.first; i < share.end; ++i) { ++counts[static_cast<size_t>(images_->label(i))].images; }
  for (size_t label = 0; label < counts.size(); ++label) {
    counts[label].correct = static_cast<uint32_t>(correct.data_ptr<int64_t>()[label]);
  }
  if (options_.group->size() == 1 && options_.should_stop && options_.should_stop()) { throw train::Interrupted(); }
  return counts;
}

}  // namespace la3::reward
