// Counter-based random numbers: Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as
// 1, 2, 3", 2011).
//
// A value is a pure function of (seed, epoch, sample, draw): there is no state to share, so results
// do not depend on the number of threads, workers or processes, nor on the device. Everything
// random in the project comes from here. All functions are thread-safe; a Stream belongs to one
// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "la3/core/host_device.h"

namespace la3::random {

struct Block {
  uint32_t word[4];
};

// One application of Philox4x32-10: 128 random bits for a 128-bit counter and a 64-bit key.
LA3_HOST_DEVICE LA3_DEVICE_CALLED inline Block philox(Block counter, uint32_t key0, uint32_t key1) {
  // Multipliers and Weyl increments of the published generator.
  constexpr uint32_t kMultiplier0 = 0xD2511F53u, kMultiplier1 = 0xCD9E8D57u;
  constexpr uint32_t kWeyl0 = 0x9E3779B9u, kWeyl1 = 0xBB67AE85u;
  for (int round = 0; round < 10; ++round) {
    const uint64_t product0 = uint64_t{kMultiplier0} * counter.word[0];
    const uint64_t product1 = uint64_t{kMultiplier1} * counter.word[2];
    counter = {{static_cast<uint32_t>(product1 >> 32) ^ counter.word[1] ^ key0, static_cast<uint32_t>(product1),
                static_cast<uint32_t>(product0 >> 32) ^ counter.word[3] ^ key1, static_cast<uint32_t>(product0)}};
    key0 += kWeyl0;
    key1 += kWeyl1;
  }
  return counter;
}

// What the numbers are for. Two purposes never share numbers, so adding draws to one does not
// change the others. The values are part of the reproducibility contract: never renumber.
enum class Purpose : uint32_t {
  kPolicy = 0,      // triple and magnitudes of a sample
  kStandard = 1,    // crop, flip, cutout of a sample
  kShuffle = 2,     // order of the samples in an epoch
  kSplit = 3,       // train/validation split
  kBenchmark = 4,   // synthetic inputs
  kShapes = 5,      // the embedded data set's images
  kShake = 6,       // noise of Shake-Shake and ShakeDrop networks
  kInit = 7,        // initial weights
  kPredictor = 8,   // the search's predictor: initial weights, batches, held-out part
  kExplore = 9,     // stage 1 of the search: which triples are tried
  kConstruct = 10,  // stage 2 of the search: tie-breaking
  kShards = 11,     // order of the samples in written shards
  kMixing = 12,     // which label of a sample with several is followed (Python)
};

// The draws of one (seed, epoch, sample, purpose), in order.
class Stream {
 public:
  LA3_HOST_DEVICE Stream(uint64_t seed, uint32_t epoch, uint64_t sample, Purpose purpose)
      : key0_(static_cast<uint32_t>(seed)),
        key1_(static_cast<uint32_t>(seed >> 32)),
        counter_{{static_cast<uint32_t>(purpose) << 24, epoch, static_cast<uint32_t>(sample),
                  static_cast<uint32_t>(sample >> 32)}} {}

  // The next 32 random bits. At most 2^26 draws per stream: the counter's top 8 bits hold the
  // purpose.
  LA3_HOST_DEVICE uint32_t bits() {
    if (used_ == 4) {
      block_ = philox(counter_, key0_, key1_);
      ++counter_.word[0];
      used_ = 0;
    }
#if defined(__CUDA_ARCH__)
    // The words move up: a GPU would keep in memory what is found by a number.
    ++used_;
    const uint32_t next = block_.word[0];
    block_ = {{block_.word[1], block_.word[2], block_.word[3], 0}};
    return next;
#else
    return block_.word[used_++];
#endif
  }

  // Uniform in 0 .. bound - 1 without bias (Lemire's method). REQUIRES: bound > 0.
  LA3_HOST_DEVICE uint32_t below(uint32_t bound) {
    uint64_t product = uint64_t{bits()} * bound;
    if (static_cast<uint32_t>(product) < bound) {
      const uint32_t threshold = (0u - bound) % bound;
      while (static_cast<uint32_t>(product) < threshold) { product = uint64_t{bits()} * bound; }
    }
    return static_cast<uint32_t>(product >> 32);
  }

  // Uniform in [0, 1), a multiple of 2^-32.
  LA3_HOST_DEVICE double uniform() {
    return bits() * 0x1p-32;
  }

 private:
  uint32_t key0_, key1_;
  Block counter_;
  Block block_{};
  int used_ = 4;
};

// Puts the items of a vector or span into random order, each as likely (Fisher and Yates). Draws
// below(n), below(n - 1), ..., below(2) for n items: part of the reproducibility contract, never
// change.
template <typename Items>
void shuffle(Items&& items, Stream& stream) {
  for (size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[stream.below(static_cast<uint32_t>(i))]);
  }
}

}  // namespace la3::random
