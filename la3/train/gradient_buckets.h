// Averages the gradients of several processes while the backward pass is still running.
//
// Parameters are assigned to buckets from the last to the first, the order in which their gradients
// arrive. As soon as a bucket is full, it is summed over all processes in the background. In a
// group that does not communicate there are no buckets and nothing to wait for.
#pragma once

#include <torch/types.h>

#include <functional>
#include <vector>

#include "la3/dist/group.h"
#include "la3/nn/network.h"

namespace la3::train {

class GradientBuckets {
 public:
  // Registers hooks on the gradients of all parameters that have one: create a new one after
  // Network::to(). Keeps a reference to the group.
  GradientBuckets(const nn::Network& network, dist::Group& group);
  ~GradientBuckets();
  GradientBuckets(const GradientBuckets&) = delete;
  GradientBuckets& operator=(const GradientBuckets&) = delete;

  // Call before a backward pass. `flag` is sent to all other processes with the gradients.
  void begin(bool flag);
  // Call after it: the gradients are then the mean over all processes. Returns whether any process
  // had set the flag.
  bool finish();

 private:
  struct Entry {
    torch::Tensor parameter,
        view;  // of the bucket's values, in the parameter's shape and memory order
    size_t bucket = 0;
    unsigned hook = 0;
    bool has_come = false;
  };
  struct Bucket {
    torch::Tensor values;
    size_t size = 0, missing = 0;  // parameters
    std::function<void()> wait;
  };

  void take(size_t entry, const torch::Tensor& gradient);
  // Buckets start in order, which is the same on all processes.
  void begin_full_buckets();

  dist::Group& group_;
  std::vector<Entry> entries_;
  std::vector<Bucket> buckets_;
  torch::Tensor flag_;  // the last value of the last bucket
  size_t begun_ = 0;    // buckets
  bool own_flag_ = false, is_on_ = false;
};

}  // namespace la3::train
