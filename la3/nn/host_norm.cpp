#include "la3/nn/host_norm.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "la3/core/per_isa.h"

namespace la3::nn::norm {
namespace {

// Loops run over groups of whole rows, so that each place in a group ("lane") always has the same
// channel, and sums of neighbouring lanes do not wait for each other. Factors by channel are
// repeated for all of a group's rows.
constexpr int64_t kGroupValues = 256;
// A thread's unit of work, small enough for a core's cache.
constexpr int64_t kPieceValues = int64_t{16} << 10;

struct Layout {
  int64_t values = 0, channels = 0;
  int64_t lanes = 0;  // of a group
  int64_t piece = 0;  // values in a piece: whole groups
  int64_t pieces = 0;
};

Layout layout_of(const Shape& shape) {
  Layout layout;
  layout.channels = shape.channels;
  layout.values = shape.rows * shape.channels;
  layout.lanes = layout.channels * std::max<int64_t>(1, kGroupValues / layout.channels);
  layout.piece = layout.lanes * std::max<int64_t>(1, kPieceValues / layout.lanes);
  layout.pieces = (layout.values + layout.piece - 1) / layout.piece;
  return layout;
}

// Calls work(first value, number of values, index) for all pieces.
template <typename Work>
void for_pieces(const Layout& layout, const Work& work) {
  at::parallel_for(0, layout.pieces, 1, [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) {
      const int64_t begin = i * layout.piece;
      work(begin, std::min(layout.piece, layout.values - begin), i);
    }
  });
}

// One factor per lane.
struct Lanes {
  explicit Lanes(const Layout& layout) : values(static_cast<size_t>(layout.lanes)) {}
  template <typename Factor>
  Lanes(const Layout& layout, const Factor& factor) : Lanes(layout) {
    for (int64_t c = 0; c < layout.channels; ++c) { values[c] = factor(c); }
    for (int64_t i = layout.channels; i < layout.lanes; ++i) { values[i] = values[i - layout.channels]; }
  }
  std::vector<float> values;
  const float* data() const { return values.data(); }
};

// Two sums per channel: of each piece, by whoever works on it, then of all.
class ChannelSums {
 public:
  explicit ChannelSums(const Layout& layout)
      : layout_(layout), pieces_(static_cast<size_t>(layout.pieces * 2 * layout.channels)) {}

  // From a piece's sums by lane.
  void set(int64_t piece, const float* first, const float* second) {
    double* const sums = &pieces_[piece * 2 * layout_.channels];
    for (int64_t row = 0; row < layout_.lanes; row += layout_.channels) {
      for (int64_t c = 0; c < layout_.channels; ++c) {
        sums[c] += first[row + c];
        sums[layout_.channels + c] += second[row + c];
      }
    }
  }
  double total(int which, int64_t channel) const {
    double sum = 0;
    for (int64_t i = 0; i < layout_.pieces; ++i) { sum += pieces_[(i * 2 + which) * layout_.channels + channel]; }
    return sum;
  }

 private:
  const Layout& layout_;
  std::vector<double> pieces_;
};

// What a loop works on. Pointers of tensors point to the piece's first value.
struct ForwardPiece {
  int64_t values = 0, lanes = 0;
  const float *x = nullptr, *before = nullptr, *after = nullptr;
  float *sum = nullptr, *y = nullptr;
  bool relu = false;
  const float *centre = nullptr, *scale = nullptr, *shift = nullptr;  // by lane
  float *sums = nullptr, *squares = nullptr;                          // by lane
};

// Two tensors do not overlap or are the same, in which case each value is read before it is written:
// no value depends on an earlier one, which `ivdep` says to the compiler. There are too many of them
// for checks at run time.

// Adds `before` if there is one, then sums up the differences from `centre` and their squares.
LA3_ALWAYS_INLINE void statistics_loop(const ForwardPiece* piece) {
  const float* centre = piece->centre;
  float* sums = piece->sums;
  float* squares = piece->squares;
  for (int64_t at = 0; at < piece->values; at += piece->lanes) {
    const int64_t count = std::min(piece->lanes, piece->values - at);
    const float* x = piece->x + at;
    if (piece->before != nullptr) {
      const float* before = piece->before + at;
      float* sum = piece->sum + at;
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        const float value = x[i] + before[i], difference = value - centre[i];
        sum[i] = value;
        sums[i] += difference;
        squares[i] += difference * difference;
      }
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        const float difference = x[i] - centre[i];
        sums[i] += difference;
        squares[i] += difference * difference;
      }
    }
  }
}
constexpr PerIsa<statistics_loop> sum_statistics;

// A NaN stays one, so that a training that diverges is noticed.
LA3_ALWAYS_INLINE float relu(float value) {
  return value < 0 ? 0 : value;
}

// The gradient of a ReLU's input.
LA3_ALWAYS_INLINE float masked(float dy, float input) {
  return input <= 0 ? 0 : dy;
}

LA3_ALWAYS_INLINE void normalise_loop(const ForwardPiece* piece) {
  const float* scale = piece->scale;
  const float* shift = piece->shift;
  for (int64_t at = 0; at < piece->values; at += piece->lanes) {
    const int64_t count = std::min(piece->lanes, piece->values - at);
    const float* x = piece->x + at;
    float* y = piece->y + at;
    if (piece->before != nullptr) {
      const float* before = piece->before + at;
      float* sum = piece->sum + at;
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        sum[i] = x[i] + before[i];
        y[i] = sum[i] * scale[i] + shift[i];
      }
    } else if (piece->after != nullptr) {
      const float* after = piece->after + at;
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) { y[i] = x[i] * scale[i] + shift[i] + after[i]; }
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) { y[i] = x[i] * scale[i] + shift[i]; }
    }
    if (piece->relu) {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) { y[i] = relu(y[i]); }
    }
  }
}
constexpr PerIsa<normalise_loop> normalise_values;

struct BackwardPiece {
  int64_t values = 0, lanes = 0;
  const float *x = nullptr, *dy = nullptr, *y = nullptr, *d_sum = nullptr;
  float *d_after = nullptr, *dx = nullptr;
  bool relu = false;
  const float *mean = nullptr, *scale = nullptr, *shift = nullptr;  // by lane
  const float *slope = nullptr, *offset = nullptr;                  // by lane: of dx
  float *sums = nullptr, *products = nullptr;                       // by lane
};

// Sums up the gradients of the norm's result, and their products with what it has normalised.
LA3_ALWAYS_INLINE void gradient_sums_loop(const BackwardPiece* piece) {
  const float* mean = piece->mean;
  const float* scale = piece->scale;
  const float* shift = piece->shift;
  float* sums = piece->sums;
  float* products = piece->products;
  for (int64_t at = 0; at < piece->values; at += piece->lanes) {
    const int64_t count = std::min(piece->lanes, piece->values - at);
    const float* x = piece->x + at;
    const float* dy = piece->dy + at;
    if (piece->y != nullptr) {
      const float* y = piece->y + at;
      float* d_after = piece->d_after + at;
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        const float gradient = masked(dy[i], y[i]);
        d_after[i] = gradient;
        sums[i] += gradient;
        products[i] += gradient * (x[i] - mean[i]);
      }
    } else if (piece->relu) {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        const float gradient = masked(dy[i], x[i] * scale[i] + shift[i]);
        sums[i] += gradient;
        products[i] += gradient * (x[i] - mean[i]);
      }
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        sums[i] += dy[i];
        products[i] += dy[i] * (x[i] - mean[i]);
      }
    }
  }
}
constexpr PerIsa<gradient_sums_loop> sum_gradients;

LA3_ALWAYS_INLINE void gradient_loop(const BackwardPiece* piece) {
  const float* mean = piece->mean;
  const float* scale = piece->scale;
  const float* shift = piece->shift;
  const float* slope = piece->slope;
  const float* offset = piece->offset;
  for (int64_t at = 0; at < piece->values; at += piece->lanes) {
    const int64_t count = std::min(piece->lanes, piece->values - at);
    const float* x = piece->x + at;
    // Where something was added after the norm, its gradient is the norm's as well.
    const float* dy = (piece->d_after != nullptr ? piece->d_after : piece->dy) + at;
    float* dx = piece->dx + at;
    if (piece->relu && piece->d_after == nullptr) {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) {
        const float gradient = masked(dy[i], x[i] * scale[i] + shift[i]);
        dx[i] = gradient * scale[i] + ((x[i] - mean[i]) * slope[i] + offset[i]);
      }
    } else {
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) { dx[i] = dy[i] * scale[i] + ((x[i] - mean[i]) * slope[i] + offset[i]); }
    }
    if (piece->d_sum != nullptr) {
      const float* d_sum = piece->d_sum + at;
#pragma GCC ivdep
      for (int64_t i = 0; i < count; ++i) { dx[i] += d_sum[i]; }
    }
  }
}
constexpr PerIsa<gradient_loop> differentiate;

template <typename T>
T* moved(T* first, int64_t by) {
  return first == nullptr ? nullptr : first + by;
}

// Fills in what.mean and what.inverse_deviation, and moves the running statistics.
void take_statistics(const Forward& what, const Layout& layout) {
  const auto* const x = static_cast<const float*>(what.x);
  const auto* const before = static_cast<const float*>(what.before);
  // Differences from any pixel are small enough for sums of squares to keep their digits.
  const Lanes centre(layout, [&](int64_t c) { return x[c] + (before != nullptr ? before[c] : 0); });
  ChannelSums sums(layout);
  for_pieces(layout, [&](int64_t first, int64_t values, int64_t index) {
    Lanes differences(layout), squares(layout);
    ForwardPiece piece;
    piece.values = values;
    piece.lanes = layout.lanes;
    piece.x = x + first;
    piece.before = moved(before, first);
    piece.sum = moved(static_cast<float*>(what.sum), first);
    piece.centre = centre.data();
    piece.sums = differences.values.data();
    piece.squares = squares.values.data();
    sum_statistics(&piece);
    sums.set(index, piece.sums, piece.squares);
  });
  const auto rows = static_cast<double>(what.shape.rows);
  for (int64_t c = 0; c < layout.channels; ++c) {
    const double difference = sums.total(0, c) / rows;
    const double mean = centre.values[c] + difference;
    const double variance = sums.total(1, c) / rows - difference * difference;
    const double positive = variance < 0 ? 0 : variance;
    what.mean[c] = static_cast<float>(mean);
    what.inverse_deviation[c] = static_cast<float>(1 / std::sqrt(positive + what.epsilon));
    const double momentum = what.momentum, unbiased = positive * rows / (rows - 1);
    what.running_mean[c] = static_cast<float>((1 - momentum) * what.running_mean[c] + momentum * mean);
    what.running_var[c] = static_cast<float>((1 - momentum) * what.running_var[c] + momentum * unbiased);
  }
  if (what.batches != nullptr) { ++*what.batches; }
}

}  // namespace

void host_forward(const Forward& what, bool training) {
  const Layout layout = layout_of(what.shape);
  if (training) { take_statistics(what, layout); }
  const auto mean = [&](int64_t c) { return training ? what.mean[c] : what.running_mean[c]; };
  const Lanes scale(layout, [&](int64_t c) {
    return what.weight[c] *
           (training ? what.inverse_deviation[c] : 1 / std::sqrt(what.running_var[c] + what.epsilon));
  });
  const Lanes shift(layout, [&](int64_t c) { return what.bias[c] - mean(c) * scale.values[c]; });
  // In training the sum is there already.
  const bool adds = what.before != nullptr && !training;
  const auto* const x = static_cast<const float*>(training && what.sum != nullptr ? what.sum : what.x);
  for_pieces(layout, [&](int64_t first, int64_t values, int64_t) {
    ForwardPiece piece;
    piece.values = values;
    piece.lanes = layout.lanes;
    piece.x = x + first;
    piece.before = adds ? static_cast<const float*>(what.before) + first : nullptr;
    piece.sum = adds ? static_cast<float*>(what.sum) + first : nullptr;
    piece.after = moved(static_cast<const float*>(what.after), first);
    piece.y = static_cast<float*>(what.y) + first;
    piece.relu = what.relu;
    piece.scale = scale.data();
    piece.shift = shift.data();
    normalise_values(&piece);
  });
}

void host_backward(const Backward& what) {
  const Layout layout = layout_of(what.shape);
  const Lanes mean(layout, [&](int64_t c) { return what.mean[c]; });
  const Lanes scale(layout, [&](int64_t c) { return what.weight[c] * what.inverse_deviation[c]; });
  // The same bits as in the forward pass, so that the ReLU has the same mask.
  const Lanes shift(layout, [&](int64_t c) { return what.bias[c] - what.mean[c] * scale.values[c]; });
  const auto piece_of = [&](int64_t first, int64_t values) {
    BackwardPiece piece;
    piece.values = values;
    piece.lanes = layout.lanes;
    piece.x = static_cast<const float*>(what.x) + first;
    piece.dy = static_cast<const float*>(what.dy) + first;
    piece.y = moved(static_cast<const float*>(what.y), first);
    piece.d_after = moved(static_cast<float*>(what.d_after), first);
    piece.d_sum = moved(static_cast<const float*>(what.d_sum), first);
    piece.dx = static_cast<float*>(what.dx) + first;
    piece.relu = what.relu;
    piece.mean = mean.data();
    piece.scale = scale.data();
    piece.shift = shift.data();
    return piece;
  };
  ChannelSums sums(layout);
  for_pieces(layout, [&](int64_t first, int64_t values, int64_t index) {
    Lanes gradients(layout), products(layout);
    BackwardPiece piece = piece_of(first, values);
    piece.sums = gradients.values.data();
    piece.products = products.values.data();
    sum_gradients(&piece);
    sums.set(index, piece.sums, piece.products);
  });
  // dx = scale (gradient - mean of gradients - normalised x * mean of products with it)
  Lanes slope(layout), offset(layout);
  const auto rows = static_cast<double>(what.shape.rows);
  for (int64_t c = 0; c < layout.channels; ++c) {
    const double inverse = what.inverse_deviation[c], sum = sums.total(0, c), products = sums.total(1, c);
    what.d_bias[c] = static_cast<float>(sum);
    what.d_weight[c] = static_cast<float>(products * inverse);
    for (int64_t i = c; i < layout.lanes; i += layout.channels) {
      slope.values[i] = static_cast<float>(-scale.values[c] * inverse * inverse * products / rows);
      offset.values[i] = static_cast<float>(-scale.values[c] * sum / rows);
    }
  }
  for_pieces(layout, [&](int64_t first, int64_t values, int64_t) {
    BackwardPiece piece = piece_of(first, values);
    piece.slope = slope.data();
    piece.offset = offset.data();
    differentiate(&piece);
  });
}

}  // namespace la3::nn::norm
