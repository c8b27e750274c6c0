// How well a network does on a data set: overall, per label, and which labels it confuses.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"
#include "la3/train/inference.h"

namespace la3::train {

struct EvaluateOptions {
  int batch_size = 250;
  int workers = 0;                     // of the loader; 0: one per core
  torch::Device device = torch::kCPU;  // where the network is
  bool bf16 = false;
  // The processes that share the batches, each a range of them. All get the same result, which does
  // not depend on their number. REQUIRES: the network is the same on all.
  std::shared_ptr<dist::Group> group = dist::Group::alone();
  // Called after every batch with the number of images done and in total on this process.
  std::function<void(size_t done, size_t total)> progress = nullptr;
  // Called after every batch, and with several processes at the end; true on any of them ends the
  // evaluation with Interrupted.
  std::function<bool()> should_stop = nullptr;

  std::function<void(const std::string&)> note = nullptr;  // as in InferenceOptions

  InferenceOptions inference() const {
    InferenceOptions options{
        .batch_size = batch_size, .workers = workers, .device = device, .bf16 = bf16, .group = group};
    options.note = note;
    return options;
  }
};

struct Evaluation {
  size_t images = 0, correct = 0, correct_in_five = 0;
  double loss = 0;                               // mean cross-entropy
  std::vector<std::vector<uint32_t>> confusion;  // [label][predicted label], images
  std::vector<uint32_t> truth, predicted;        // the label of each image, in the data set's order

  double accuracy() const { return percent(correct); }
  double accuracy_in_five() const { return percent(correct_in_five); }
  // The share of one label's images that is recognised, in percent; NaN if there are none.
  double recall(size_t label) const;

 private:
  double percent(size_t count) const {
    return images == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(images);
  }
};

// Throws what reading images throws. The network is in evaluation mode afterwards.
Evaluation evaluate(Inference& inference, const data::Dataset& dataset, const EvaluateOptions& options);
// Nothing else may hold on to the network's parameters (Inference::make).
Evaluation evaluate(nn::Network& network, std::shared_ptr<const data::Dataset> dataset,
                    const EvaluateOptions& options);

}  // namespace la3::train
