// Batch norm over the batches of several processes, as if they were one.
//
// la3/nn does not know about processes: whoever trains passes a function that sums a tensor over
// them.
#pragma once

#include <torch/nn/modules/batchnorm.h>
#include <torch/types.h>

#include <functional>

namespace la3::nn {

// Sums the tensor, in place, over all processes. All of them call it in the same order, in forward
// and in backward passes.
using SumOverProcesses = std::function<void(torch::Tensor)>;

// While one exists, networks that can (Network::can_sync_norms) compute the statistics of batch
// norms in training over all processes. Applies to the thread that made it: its forward passes, and
// their backward passes wherever they run.
class SyncedNorms {
 public:
  explicit SyncedNorms(SumOverProcesses sum);
  ~SyncedNorms();
  SyncedNorms(const SyncedNorms&) = delete;
  SyncedNorms& operator=(const SyncedNorms&) = delete;

  static bool is_on();
};

// norm(x), with running statistics updated as in torch's batch norm. REQUIRES:
// SyncedNorms::is_on(); the norm has weights and running statistics.
torch::Tensor synced_norm(torch::nn::BatchNorm2d& norm, const torch::Tensor& x);

}  // namespace la3::nn
