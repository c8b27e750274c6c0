#include "la3/nn/cuda/conv_kernels.h"

#include "la3/nn/cuda/conv_templates.cuh"

namespace la3::nn::conv {
namespace {

// How the work is cut up, found by measuring (docs/performance.md).
template <int kChannels>
struct Cut;
template <>
struct Cut<32> {
  using Conv = ConvShape<32, 32, 32, 16, 1, 32, 2, 2>;
  using Weight = WeightShape<32, 32, 32, 8, 1, 32, 32, 3, 1, 1, 1>;
  static constexpr int kSlices = 128;
};
template <>
struct Cut<64> {
  using Conv = ConvShape<64, 64, 16, 16, 1, 64, 4, 1>;
  using Weight = WeightShape<64, 64, 16, 8, 1, 32, 64, 3, 1, 1, 1>;
  static constexpr int kSlices = 64;
};
template <>
struct Cut<128> {
  using Conv = ConvShape<128, 128, 8, 8, 2, 64, 2, 1>;
  using Weight = WeightShape<128, 128, 8, 8, 2, 32, 64, 3, 1, 1, 1>;
  static constexpr int kSlices = 16;
};

// Calls work(Cut<channels>). REQUIRES: has_size().
template <typename Work>
int with_cut(int channels, const Work& work) {
  switch (channels) {
    case 32: return work(Cut<32>());
    case 64: return work(Cut<64>());
    default: return work(Cut<128>());
  }
}

cudaStream_t as_stream(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

int forward(int channels, const Convolution& what, const Mode& mode, void* stream) {
  return with_cut(channels, [&](auto cut) {
    using Shape = typename decltype(cut)::Conv;
    constexpr Prologue kNone = Prologue::kNone, kNorm = Prologue::kNormRelu;
    const cudaStream_t s = as_stream(stream);
    if (!mode.norm_before) {
      return mode.sums_after ? launch_convolve<Shape, false, kNone, true, true>(what, s, mode.overlaps)
                             : static_cast<int>(cudaErrorInvalidValue);
    }
    return mode.sums_after ? launch_convolve<Shape, false, kNorm, true, true>(what, s, mode.overlaps)
                           : launch_convolve<Shape, false, kNorm, true, false>(what, s, mode.overlaps);
  });
}

int backward(int channels, const Convolution& what, const Mode& mode, void* stream) {
  return with_cut(channels, [&](auto cut) {
    using Shape = typename decltype(cut)::Conv;
    constexpr Prologue kNone = Prologue::kNone, kNorm = Prologue::kNormBackward;
    const cudaStream_t s = as_stream(stream);
    if (!mode.norm_before) {
      return mode.sums_after ? launch_convolve<Shape, true, kNone, false, true>(what, s, mode.overlaps)
                             : static_cast<int>(cudaErrorInvalidValue);
    }
    return mode.sums_after ? launch_convolve<Shape, true, kNorm, false, true>(what, s, mode.overlaps)
                           : launch_convolve<Shape, true, kNorm, false, false>(what, s, mode.overlaps);
  });
}

int weight_gradient(int channels, const WeightGradient& what, bool norm_before, void* stream) {
  return with_cut(channels, [&](auto cut) {
    using Shape = typename decltype(cut)::Weight;
    constexpr int kSlices = decltype(cut)::kSlices;
    return norm_before ? launch_weight_gradient<Shape, Prologue::kNormRelu>(what, as_stream(stream), kSlices)
                       : launch_weight_gradient<Shape, Prologue::kNone>(what, as_stream(stream), kSlices);
  });
}

int weight_parts(int channels) {
  return with_cut(channels, [](auto cut) { return decltype(cut)::kSlices / decltype(cut)::Weight::kCluster; });
}

int forward_columns(int channels) {
  return with_cut(channels, [](auto cut) { return decltype(cut)::Conv::kColumns; });
}

int pack_all_weights(const WeightPack* entries, int count, int largest, void* stream) {
  return launch_pack_weights(entries, count, largest, as_stream(stream));
}

int sum_all_weights(const WeightSum* entries, int count, int largest, void* stream) {
  return launch_sum_weights(entries, count, largest, as_stream(stream));
}

}  // namespace la3::nn::conv
