// The loops behind predictor_kernels.h. Included by one file per instruction set, each of which
// defines kVector, the floats per vector, and kPanel, the vectors of a row that are processed at a
// time. Everything has internal linkage: with external linkage, the linker could pick a function
// for a CPU that cannot run it.
#pragma once

#include "la3/search/predictor_kernels.h"

namespace la3::search {
namespace {

typedef float Vector __attribute__((vector_size(kVector * sizeof(float)), aligned(4), may_alias));

// Rows of c that are held in registers at a time; divides kWidth and kTileRows.
constexpr int kRows = 5;
static_assert(kWidth % kRows == 0 && kTileRows % kRows == 0 && kRow % kVector == 0);

inline Vector load(const float* from) {
  return *reinterpret_cast<const Vector*>(from);
}
inline void store(float* to, Vector value) {
  *reinterpret_cast<Vector*>(to) = value;
}

enum class Begin { kZero, kOld, kBias };

// R rows and V vectors of c.
template <int R, int V, Begin begin, bool relu>
inline void block(const Product& p, ptrdiff_t row, int column, const float* bias) {
  Vector sum[R][V];
  for (int r = 0; r < R; ++r) {
    for (int v = 0; v < V; ++v) {
      if constexpr (begin == Begin::kZero) { sum[r][v] = Vector{}; }
      if constexpr (begin == Begin::kOld) { sum[r][v] = load(p.c + (row + r) * kRow + column + v * kVector); }
      if constexpr (begin == Begin::kBias) { sum[r][v] = load(bias + column + v * kVector); }
    }
  }
  const float* a = p.a + row * p.a_row;
  const float* b = p.b + column;
  for (int k = 0; k < p.depth; ++k, a += p.a_depth, b += kRow) {
    Vector right[V];
    for (int v = 0; v < V; ++v) { right[v] = load(b + v * kVector); }
    for (int r = 0; r < R; ++r) {
      const float left = a[r * p.a_row];
      for (int v = 0; v < V; ++v) { sum[r][v] += left * right[v]; }
    }
  }
  for (int r = 0; r < R; ++r) {
    for (int v = 0; v < V; ++v) {
      Vector value = sum[r][v];
      if constexpr (relu) { value = value > 0 ? value : Vector{}; }
      store(p.c + (row + r) * kRow + column + v * kVector, value);
    }
  }
}

template <int V, Begin begin, bool relu>
inline void panel(const Product& p, int column, const float* bias) {
  const int whole = p.rows / kRows * kRows;
  for (int row = 0; row < whole; row += kRows) { block<kRows, V, begin, relu>(p, row, column, bias); }
  for (int row = whole; row < p.rows; ++row) { block<1, V, begin, relu>(p, row, column, bias); }
}

template <Begin begin, bool relu>
void product(const Product& p, const float* bias) {
  constexpr int vectors = kRow / kVector;
  int done = 0;
  for (; done + kPanel <= vectors; done += kPanel) { panel<kPanel, begin, relu>(p, done * kVector, bias); }
  if constexpr (vectors % kPanel != 0) { panel<vectors % kPanel, begin, relu>(p, done * kVector, bias); }
}

void multiply(const Product& p) {
  product<Begin::kZero, false>(p, nullptr);
}
void multiply_add(const Product& p) {
  product<Begin::kOld, false>(p, nullptr);
}

inline void add_row(float* to, const float* row) {
  for (int i = 0; i < kRow; i += kVector) { store(to + i, load(to + i) + load(row + i)); }
}

// A sum of products in an order that does not depend on the instruction set: 16 partial sums, then
// their sum.
inline float dot(const float* a, const float* b) {
  float part[16] = {};
  for (int i = 0; i < kRow; i += 16) {
    for (int j = 0; j < 16; ++j) { part[j] += a[i + j] * b[i + j]; }
  }
  float sum = 0;
  for (int j = 0; j < 16; ++j) { sum += part[j]; }
  return sum;
}

struct Tile {
  float *hidden1, *hidden2, *hidden3, *gradient, *other;
  explicit Tile(float* scratch)
      : hidden1(scratch),
        hidden2(hidden1 + kTileRows * kRow),
        hidden3(hidden2 + kTileRows * kRow),
        gradient(hidden3 + kTileRows * kRow),
        other(gradient + kTileRows * kRow) {}
};

// The hidden layers of a tile of examples.
void forward(const ShardPass& pass, const Example* examples, int rows, const Tile& tile) {
  for (int r = 0; r < rows; ++r) {
    const Example& example = examples[r];
    const float* first = pass.by_op + example.ops[0] * kRow;
    const float* second = pass.by_op + example.ops[1] * kRow;
    const float* third = pass.by_op + example.ops[2] * kRow;
    const float* label = pass.by_label + static_cast<ptrdiff_t>(example.label) * kRow;
    for (int i = 0; i < kRow; i += kVector) {
      const Vector sum = load(first + i) + load(second + i) + load(third + i) + load(label + i);
      store(tile.hidden1 + r * kRow + i, sum > 0 ? sum : Vector{});
    }
  }
  product<Begin::kBias, true>({tile.hidden1, kRow, 1, rows, kWidth, pass.upper + kWeight2, tile.hidden2},
                              pass.upper + kBias2);
  product<Begin::kBias, true>({tile.hidden2, kRow, 1, rows, kWidth, pass.upper + kWeight3, tile.hidden3},
                              pass.upper + kBias3);
}

// Back through one hidden layer: turns the gradient of its output into that of its input, where the
// input was above 0.
void backward(const float* gradient, const float* weight_t, const float* input, int rows, float* out) {
  product<Begin::kZero, false>({gradient, kRow, 1, rows, kWidth, weight_t, out}, nullptr);
  for (int i = 0; i < rows * kRow; i += kVector) { store(out + i, before_relu(load(input + i), load(out + i))); }
}

float prediction_of(const ShardPass& pass, const float* hidden) {
  return dot(hidden, pass.upper + kOutput) + pass.upper[kOutputBias];
}

void train_shard(const ShardPass& pass) {
  float *grad_output = pass.sums + kOutput, *grad_bias2 = pass.sums + kBias2, *grad_bias3 = pass.sums + kBias3;
  const Tile tile(pass.scratch);
  for (int begin = 0; begin < pass.count; begin += kTileRows) {
    const int rows = pass.count - begin < kTileRows ? pass.count - begin : kTileRows;
    const Example* examples = pass.examples + begin;
    forward(pass, examples, rows, tile);
    for (int r = 0; r < rows; ++r) {
      const float* hidden = tile.hidden3 + r * kRow;
      const float gradient = slope_of(prediction_of(pass, hidden), examples[r], pass.rewards);
      pass.sums[kOutputBias] += gradient;
      for (int i = 0; i < kRow; i += kVector) {
        const Vector active = load(hidden + i);
        store(grad_output + i, load(grad_output + i) + gradient * active);
        const Vector back = before_relu(active, gradient * load(pass.upper + kOutput + i));
        store(tile.gradient + r * kRow + i, back);
        store(grad_bias3 + i, load(grad_bias3 + i) + back);
      }
    }
    multiply_add({tile.hidden2, 1, kRow, kWidth, rows, tile.gradient, pass.sums + kWeight3});
    backward(tile.gradient, pass.weight3_t, tile.hidden2, rows, tile.other);
    for (int r = 0; r < rows; ++r) { add_row(grad_bias2, tile.other + r * kRow); }
    multiply_add({tile.hidden1, 1, kRow, kWidth, rows, tile.other, pass.sums + kWeight2});
    backward(tile.other, pass.weight2_t, tile.hidden1, rows, tile.gradient);
    for (int r = 0; r < rows; ++r) {
      const float* gradient = tile.gradient + r * kRow;
      for (int k = 0; k < 3; ++k) { add_row(pass.sums + kSumsByOp + examples[r].ops[k] * kRow, gradient); }
      const ptrdiff_t label = examples[r].label - pass.examples->label;
      add_row(pass.sums + kSumsCount + label * kRow, gradient);
    }
  }
}

void predict(const ShardPass& pass, float* predictions) {
  const Tile tile(pass.scratch);
  for (int begin = 0; begin < pass.count; begin += kTileRows) {
    const int rows = pass.count - begin < kTileRows ? pass.count - begin : kTileRows;
    forward(pass, pass.examples + begin, rows, tile);
    for (int r = 0; r < rows; ++r) { predictions[begin + r] = prediction_of(pass, tile.hidden3 + r * kRow); }
  }
}

void adam(const AdamStep& step) {
  for (size_t i = 0; i < step.count; ++i) {
    step.parameters[i] = step.adam.update(step.parameters[i], step.gradient[i], step.mean[i], step.square[i]);
  }
}

constexpr PredictorKernels kTable = {multiply, multiply_add, train_shard, predict, adam};

}  // namespace
}  // namespace la3::search
