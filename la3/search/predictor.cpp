#include "la3/search/predictor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string_view>

#include "la3/core/expect.h"
#include "la3/policy/number_text.h"
#include "la3/search/normal.h"
#include "la3/search/predictor_kernels.h"
#include "la3/search/space.h"

namespace la3::search {

// Defined in the file of each instruction set.
extern const PredictorKernels kPlainPredictor;
#if defined(__x86_64__)
extern const PredictorKernels kAvx2Predictor;
extern const PredictorKernels kAvx512Predictor;
#endif

const PredictorKernels& predictor_kernels(Isa isa) {
#if defined(__x86_64__)
  if (isa == Isa::kAvx512) { return kAvx512Predictor; }
  if (isa == Isa::kAvx2 && __builtin_cpu_supports("fma")) { return kAvx2Predictor; }
#endif
  (void)isa;
  return kPlainPredictor;
}

namespace {

// A batch is divided into shards whose gradients are summed in order, so the sum does not depend on
// the number of threads.
constexpr size_t kShardExamples = 160;
constexpr size_t kMaxShards = 32;

void transpose(const float* from, float* to) {
  for (int i = 0; i < kWidth; ++i) {
    for (int j = 0; j < kWidth; ++j) { to[j * kRow + i] = from[i * kRow + j]; }
  }
}

// 0 .. count - 1 in random order.
std::vector<uint32_t> shuffled(size_t count, random::Stream stream) {
  std::vector<uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0u);
  random::shuffle(order, stream);
  return order;
}

// Deals the examples out to batches; within a batch they keep their order.
void deal(const std::vector<Example>& examples, const random::Stream& stream,
          std::vector<std::vector<Example>>& batches) {
  const std::vector<uint32_t> order = shuffled(examples.size(), stream);
  std::vector<uint32_t> batch_of(examples.size());
  for (size_t i = 0; i < order.size(); ++i) {
    batch_of[order[i]] = static_cast<uint32_t>(i * batches.size() / order.size());
  }
  for (auto& batch : batches) { batch.clear(); }
  for (size_t i = 0; i < examples.size(); ++i) { batches[batch_of[i]].push_back(examples[i]); }
}

}  // namespace

int PredictorOptions::epochs_of(size_t batches) const {
  const size_t enough = (static_cast<size_t>(most_steps) + batches - 1) / batches;
  return static_cast<int>(std::min(static_cast<size_t>(epochs), enough));
}

void PredictorOptions::validate() const {
  expect(epochs >= 1, "epochs", "at least 1", epochs);
  expect(most_steps >= 1, "most_steps", "at least 1", most_steps);
  expect(batch_size >= 1, "batch_size", "at least 1", batch_size);
  expect(std::isfinite(learning_rate) && learning_rate > 0, "learning_rate", "a number above 0", learning_rate);
}

PredictorLayout::PredictorLayout(int labels) : weight1_op(label_embedding + static_cast<size_t>(labels) * kRow) {
  expect(labels >= 1, "labels", "at least 1", labels);
}

Example example_of(int multiset, int32_t label) {
  Example example{};
  for (size_t k = 0; k < 3; ++k) { example.ops[k] = static_cast<uint8_t>(multiset_ops(multiset)[k]); }
  example.label = label;
  return example;
}

TrainingSet::TrainingSet(std::span<const Observation> observations, const PredictorOptions& options, int labels) {
  options.validate();
  expect(!observations.empty(), "observations", "at least one", "none");
  for (const Observation& seen : observations) {
    if (seen.multiset >= kMultisetCount || seen.label < 0 || seen.label >= labels || !std::isfinite(seen.reward)) {
      throw std::invalid_argument("observation of multiset " + std::to_string(seen.multiset) + ", label " +
                                  std::to_string(seen.label) + ", reward " + policy::number_text(seen.reward) +
                                  ": a multiset below " + std::to_string(kMultisetCount) + ", a label below " +
                                  std::to_string(labels) + " and a finite reward expected");
    }
  }
  std::vector<uint32_t> order(observations.size());
  std::iota(order.begin(), order.end(), 0u);
  const auto key = [&](uint32_t i) {
    return uint64_t{static_cast<uint32_t>(observations[i].label)} * kMultisetCount + observations[i].multiset;
  };
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
  rewards.reserve(observations.size());
  for (size_t i = 0; i < order.size(); ++i) {
    const Observation& seen = observations[order[i]];
    if (i == 0 || key(order[i]) != key(order[i - 1])) {
      examples.push_back(example_of(seen.multiset, seen.label));
      examples.back().first_target = static_cast<uint32_t>(i);
    }
    ++examples.back().targets;
    rewards.push_back(seen.reward);
  }
  const auto batch_size = static_cast<size_t>(options.batch_size);
  batches = std::min(examples.size(), (observations.size() + batch_size - 1) / batch_size);
  epochs = options.epochs_of(batches);
}

random::Stream deal_stream(const PredictorOptions& options, int epoch) {
  return {options.seed, options.round, (uint64_t{1} << 32) + static_cast<uint64_t>(epoch),
          random::Purpose::kPredictor};
}

Adam::Adam(double learning_rate, int step)
    : rate(static_cast<float>(learning_rate / (1 - std::pow(kBeta1, step)))),
      root_correction(static_cast<float>(1 / std::sqrt(1 - std::pow(kBeta2, step)))) {}

namespace {

// A matrix or vector of the parameters.
struct Block {
  std::string_view name;
  size_t place;
  int rows, columns;
  int inputs;  // of the layer; 0: an embedding
};

// In the order in which their initial values are drawn.
std::vector<Block> blocks_of(const PredictorLayout& at, int labels) {
  return {{"weight1", at.weight1_op, kWidth, kWidth, 2 * kWidth},
          {"weight1", at.weight1_label, kWidth, kWidth, 2 * kWidth},
          {"bias1", at.bias1, 1, kWidth, 2 * kWidth},
          {"weight2", at.upper + kWeight2, kWidth, kWidth, kWidth},
          {"bias2", at.upper + kBias2, 1, kWidth, kWidth},
          {"weight3", at.upper + kWeight3, kWidth, kWidth, kWidth},
          {"bias3", at.upper + kBias3, 1, kWidth, kWidth},
          {"output", at.upper + kOutput, 1, kWidth, kWidth},
          {"output_bias", at.upper + kOutputBias, 1, 1, kWidth},
          {"op_embedding", at.op_embedding, augment::kOpCount, kWidth, 0},
          {"label_embedding", at.label_embedding, labels, kWidth, 0}};
}

}  // namespace

// PyTorch's initialisation: embeddings standard normal, layers uniform within 1 / sqrt(inputs). A
// layer has one random stream, an embedding one per row.
std::vector<float> initial_parameters(int labels, uint64_t seed, uint32_t round) {
  const PredictorLayout at(labels);
  std::vector<float> parameters(at.count, 0.0f);
  uint64_t sample = 0;
  for (const Block& block : blocks_of(at, labels)) {
    const double bound = 1 / std::sqrt(static_cast<double>(block.inputs));
    random::Stream stream(seed, round, sample++, random::Purpose::kPredictor);
    for (int r = 0; r < block.rows; ++r) {
      if (block.inputs == 0 && r > 0) { stream = {seed, round, sample++, random::Purpose::kPredictor}; }
      Normal normal(stream);
      float* row = parameters.data() + block.place + static_cast<size_t>(r) * kRow;
      for (int i = 0; i < block.columns; ++i) {
        row[i] = static_cast<float>(block.inputs == 0 ? normal() : (2 * stream.uniform() - 1) * bound);
      }
    }
  }
  return parameters;
}

struct Predictor::State {
  State(int label_count, ThreadPool& threads, Isa isa)
      : labels(label_count), pool(threads), kernels(predictor_kernels(isa)), at(label_count) {
    initialise(0, 0);
  }
  void initialise(uint64_t seed, uint32_t round);
  void refresh_tables();
  // The network in the form the kernels take.
  ShardPass pass(int worker);
  void step(std::span<const Example> examples, std::span<const float> rewards, size_t targets);
  void update(double learning_rate);

  const int labels;
  ThreadPool& pool;
  const PredictorKernels& kernels;
  const PredictorLayout at;
  const size_t op_floats = size_t{augment::kOpCount} * kRow, label_floats = static_cast<size_t>(labels) * kRow;
  using Floats = std::vector<float>;
  Floats parameters, gradients = Floats(at.count), mean, square;
  int steps = 0;
  // Derived from the parameters: what ops and labels add to the first layer, transposed weights.
  Floats by_op = Floats(op_floats), by_label = Floats(label_floats);
  Floats weight1_op_t = Floats(kMatrix), weight1_label_t = Floats(kMatrix);
  Floats weight2_t = Floats(kMatrix), weight3_t = Floats(kMatrix);
  Floats grad_by_op = Floats(op_floats), grad_by_label;
  std::vector<Floats> shard_sums = std::vector<Floats>(kMaxShards);
  std::vector<Floats> scratch = std::vector<Floats>(static_cast<size_t>(pool.threads()), Floats(kScratchFloats));
};

void Predictor::State::initialise(uint64_t seed, uint32_t round) {
  parameters = initial_parameters(labels, seed, round);
  mean.assign(at.count, 0.0f);
  square.assign(at.count, 0.0f);
  steps = 0;
  refresh_tables();
}

void Predictor::State::refresh_tables() {
  const float* p = parameters.data();
  kernels.multiply({p + at.op_embedding, kRow, 1, augment::kOpCount, kWidth, p + at.weight1_op, by_op.data()});
  for (float& value : by_op) { value *= 1.0f / 3; }
  pool.for_each(static_cast<size_t>(labels), 64, [&](size_t begin, size_t end, int) {
    for (size_t y = begin; y < end; ++y) { std::copy_n(p + at.bias1, kRow, by_label.data() + y * kRow); }
    kernels.multiply_add({p + at.label_embedding + begin * kRow, kRow, 1, static_cast<int>(end - begin), kWidth,
                          p + at.weight1_label, by_label.data() + begin * kRow});
  });
  transpose(p + at.weight1_op, weight1_op_t.data());
  transpose(p + at.weight1_label, weight1_label_t.data());
  transpose(p + at.upper + kWeight2, weight2_t.data());
  transpose(p + at.upper + kWeight3, weight3_t.data());
}

ShardPass Predictor::State::pass(int worker) {
  ShardPass pass{};
  pass.by_op = by_op.data();
  pass.by_label = by_label.data();
  pass.upper = parameters.data() + at.upper;
  pass.weight2_t = weight2_t.data();
  pass.weight3_t = weight3_t.data();
  pass.scratch = scratch[static_cast<size_t>(worker)].data();
  return pass;
}

// Computes the gradient of the mean absolute error over a batch into gradients.
void Predictor::State::step(std::span<const Example> examples, std::span<const float> rewards, size_t targets) {
  const size_t shards = std::clamp((examples.size() + kShardExamples - 1) / kShardExamples, size_t{1}, kMaxShards);
  const auto first_of = [&](size_t shard) { return shard * examples.size() / shards; };
  pool.for_each(shards, 1, [&](size_t begin, size_t end, int worker) {
    for (size_t shard = begin; shard < end; ++shard) {
      const std::span<const Example> part =
          examples.subspan(first_of(shard), first_of(shard + 1) - first_of(shard));
      Floats& sums = shard_sums[shard];
      sums.assign(kSumsCount + static_cast<size_t>(part.back().label - part.front().label + 1) * kRow, 0.0f);
      ShardPass task = pass(worker);
      task.examples = part.data();
      task.count = static_cast<int>(part.size());
      task.rewards = rewards.data();
      task.sums = sums.data();
      kernels.train_shard(task);
    }
  });

  // The shards' sums, in their order.
  const float scale = 1 / static_cast<float>(targets);
  float* g = gradients.data();
  const auto gather = [&](size_t from, float* to, size_t floats) {
    std::copy_n(shard_sums[0].data() + from, floats, to);
    for (size_t shard = 1; shard < shards; ++shard) {
      const float* part = shard_sums[shard].data() + from;
      for (size_t i = 0; i < floats; ++i) { to[i] += part[i]; }
    }
    for (size_t i = 0; i < floats; ++i) { to[i] *= scale; }
  };
  gather(0, g + at.upper, kUpperCount);
  gather(kSumsByOp, grad_by_op.data(), grad_by_op.size());
  for (float& value : grad_by_op) { value *= 1.0f / 3; }
  grad_by_label.assign(label_floats, 0.0f);
  for (size_t shard = 0; shard < shards; ++shard) {
    const auto& sums = shard_sums[shard];
    float* to = grad_by_label.data() + static_cast<size_t>(examples[first_of(shard)].label) * kRow;
    for (size_t i = kSumsCount; i < sums.size(); ++i) { to[i - kSumsCount] += sums[i] * scale; }
  }

  // Back through the first layer to the embeddings.
  const float* p = parameters.data();
  kernels.multiply(
      {grad_by_op.data(), kRow, 1, augment::kOpCount, kWidth, weight1_op_t.data(), g + at.op_embedding});
  kernels.multiply({p + at.op_embedding, 1, kRow, kWidth, augment::kOpCount, grad_by_op.data(), g + at.weight1_op});
  pool.for_each(static_cast<size_t>(labels), 64, [&](size_t begin, size_t end, int) {
    kernels.multiply({grad_by_label.data() + begin * kRow, kRow, 1, static_cast<int>(end - begin), kWidth,
                      weight1_label_t.data(), g + at.label_embedding + begin * kRow});
  });
  kernels.multiply({p + at.label_embedding, 1, kRow, kWidth, labels, grad_by_label.data(), g + at.weight1_label});
  std::fill_n(g + at.bias1, kRow, 0.0f);
  for (int y = 0; y < labels; ++y) {
    for (int i = 0; i < kRow; ++i) {
      g[at.bias1 + static_cast<size_t>(i)] += grad_by_label[static_cast<size_t>(y) * kRow + static_cast<size_t>(i)];
    }
  }
}

void Predictor::State::update(double learning_rate) {
  const Adam adam(learning_rate, ++steps);
  pool.for_each(at.count / 16, 2048, [&](size_t begin, size_t end, int) {
    const size_t first = begin * 16;
    kernels.adam({parameters.data() + first, mean.data() + first, square.data() + first, gradients.data() + first,
                  (end - begin) * 16, adam});
  });
  refresh_tables();
}

Predictor::Predictor(int labels, ThreadPool& pool, Isa isa) : state_(std::make_unique<State>(labels, pool, isa)) {}
Predictor::~Predictor() = default;

void Predictor::initialise(uint64_t seed, uint32_t round) {
  state_->initialise(seed, round);
}

void Predictor::train(std::span<const Observation> observations, const PredictorOptions& options) {
  const TrainingSet set(observations, options, state_->labels);
  initialise(options.seed, options.round);
  std::vector<std::vector<Example>> batches(set.batches);
  if (batches.size() == 1) { batches[0] = set.examples; }
  for (int epoch = 0; epoch < set.epochs; ++epoch) {
    if (batches.size() > 1) { deal(set.examples, deal_stream(options, epoch), batches); }
    for (const auto& batch : batches) {
      size_t targets = 0;
      for (const Example& example : batch) { targets += example.targets; }
      state_->step(batch, set.rewards, targets);
      state_->update(options.learning_rate);
    }
  }
}

std::vector<float> Predictor::predict(std::span<const Query> queries) {
  std::vector<float> predictions(queries.size());
  state_->pool.for_each(queries.size(), kTileRows, [&](size_t begin, size_t end, int worker) {
    Example examples[kTileRows];
    for (size_t i = begin; i < end; ++i) {
      examples[i - begin] = example_of(queries[i].multiset, queries[i].label);
    }
    ShardPass task = state_->pass(worker);
    task.examples = examples;
    task.count = static_cast<int>(end - begin);
    state_->kernels.predict(task, predictions.data() + begin);
  });
  return predictions;
}

std::vector<float> Predictor::predict_all() {
  std::vector<Query> queries;
  queries.reserve(static_cast<size_t>(state_->labels) * kMultisetCount);
  for (int32_t label = 0; label < state_->labels; ++label) {
    for (int multiset = 0; multiset < kMultisetCount; ++multiset) {
      queries.push_back({static_cast<uint16_t>(multiset), label});
    }
  }
  return predict(queries);
}

std::vector<float> Predictor::weights(const std::string& name) const {
  std::vector<float> found;
  for (const Block& block : blocks_of(state_->at, state_->labels)) {
    for (int r = 0; r < block.rows && block.name == name; ++r) {
      const float* row = state_->parameters.data() + block.place + static_cast<size_t>(r) * kRow;
      found.insert(found.end(), row, row + block.columns);
    }
  }
  if (found.empty()) { throw std::invalid_argument("no weights are named " + name); }
  return found;
}

namespace {

// Ranks from 0; equal values share their mean rank.
std::vector<double> ranks_of(std::span<const float> values) {
  std::vector<size_t> order(values.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (size_t begin = 0; begin < order.size();) {
    size_t end = begin;
    while (end < order.size() && values[order[end]] == values[order[begin]]) { ++end; }
    for (size_t i = begin; i < end; ++i) { ranks[order[i]] = static_cast<double>(begin + end - 1) / 2; }
    begin = end;
  }
  return ranks;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const double n = static_cast<double>(a.size());
  const double mean_a = std::accumulate(a.begin(), a.end(), 0.0) / n;
  const double mean_b = std::accumulate(b.begin(), b.end(), 0.0) / n;
  double product = 0, square_a = 0, square_b = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    product += (a[i] - mean_a) * (b[i] - mean_b);
    square_a += (a[i] - mean_a) * (a[i] - mean_a);
    square_b += (b[i] - mean_b) * (b[i] - mean_b);
  }
  if (square_a == 0 || square_b == 0) { return std::numeric_limits<double>::quiet_NaN(); }
  return product / std::sqrt(square_a * square_b);
}

}  // namespace

PredictorQuality quality_of(std::span<const float> predictions, std::span<const float> rewards) {
  if (predictions.size() != rewards.size() || rewards.empty()) {
    throw std::invalid_argument("quality_of: as many predictions as rewards expected, and at least one");
  }
  PredictorQuality quality;
  for (size_t i = 0; i < rewards.size(); ++i) {
    quality.mae += std::abs(static_cast<double>(predictions[i]) - static_cast<double>(rewards[i]));
  }
  quality.mae /= static_cast<double>(rewards.size());
  quality.spearman = correlation(ranks_of(predictions), ranks_of(rewards));
  return quality;
}

PredictorQuality held_out_quality(RewardModel& predictor, std::span<const Observation> observations,
                                  const PredictorOptions& options) {
  const std::vector<uint32_t> order =
      shuffled(observations.size(), {options.seed, options.round, uint64_t{1} << 33, random::Purpose::kPredictor});
  const size_t held_out = observations.size() / 5;
  std::vector<Observation> training;
  std::vector<Predictor::Query> queries;
  std::vector<float> rewards;
  for (size_t i = 0; i < order.size(); ++i) {
    const Observation& seen = observations[order[i]];
    if (i < held_out) {
      queries.push_back({seen.multiset, seen.label});
      rewards.push_back(seen.reward);
    } else {
      training.push_back(seen);
    }
  }
  predictor.train(training, options);
  return quality_of(predictor.predict(queries), rewards);
}

}  // namespace la3::search
