// The implementation of `la3.LabelAwareAugment`: a policy prepared for the labels of a data set,
// and threads for batches.
//
// la3/augment/sampler.h decides and la3/augment/apply.h executes, so the bytes are those of C++ for
// the same seed, epoch and index. May be used by several Python threads at a time, and on both
// sides of a fork.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "arrays.h"
#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/core/parallel.h"
#include "la3/policy/policy.h"

namespace la3::python {

// Buffers for images that are not in our order, and the scratch of apply_ops. One per thread.
struct Workspace {
  augment::Scratch scratch;
  std::vector<uint8_t> in, out;
};

// Applies the calls to image `number` of `in` and writes the result to `out`.
void apply_to(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out, size_t number,
              Workspace& workspace);
// The same with the calling thread's own workspace, and without the GIL if the work takes longer
// than a few µs.
void apply_to_one(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out);

class Augmenter {
 public:
  // Without labels, takes those of the policy in its order; a label-invariant policy then takes any
  // number. `threads` are for batches; 0: one per core. Throws Error as Sampler does.
  Augmenter(const policy::Policy& policy, const std::vector<std::string>& labels, uint64_t seed, int threads);
  ~Augmenter();

  // The number of labels; -1: any number is a label.
  int label_count() const { return takes_any_label_ ? -1 : sampler_.label_count(); }
  // Throws std::invalid_argument if there is no such label.
  augment::OpCalls decide(int64_t label, uint32_t epoch, uint64_t index) const;

  // Image i has labels[i] and indices[i]. Throws std::invalid_argument, before anything is written,
  // if a label is invalid. Call with the GIL; releases it while working.
  void batch(const Pixels& in, const Pixels& out, std::span<const int64_t> labels, uint32_t epoch,
             std::span<const uint64_t> indices);

 private:
  // Threads do not survive in a forked child, so the process that started them is stored with them.
  struct Threads;

  void check_label(int64_t label) const;
  Threads& threads();

  const bool takes_any_label_;
  const augment::Sampler sampler_;
  const int thread_count_;
  std::unique_ptr<Threads> threads_;
};

}  // namespace la3::python
