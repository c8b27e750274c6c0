#include "la3/search/predictor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

#include "la3/core/random.h"
#include "la3/search/space.h"

namespace la3::search {

// Filled in by the file of each instruction set.
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

// A batch is cut into shards whose gradients are summed in order, so the sum does not depend on the threads.
constexpr size_t kShardExamples = 160;
constexpr size_t kMaxShards = 32;

// The gradients a shard sums up, one after the other, before those of its labels.
constexpr size_t kMatrix = size_t{kWidth} * kRow;
constexpr size_t kGrad2 = 0, kGrad3 = kMatrix, kGradBias2 = 2 * kMatrix, kGradBias3 = kGradBias2 + kRow,
                 kGradOutput = kGradBias3 + kRow, kGradOutputBias = kGradOutput + kRow,
                 kGradByOp = kGradOutputBias + kRow, kGradByLabel = kGradByOp + size_t{augment::kOpCount} * kRow;

void transpose(const float* from, float* to) {
  for (int i = 0; i < kWidth; ++i) {
    for (int j = 0; j < kWidth; ++j) { to[j * kRow + i] = from[i * kRow + j]; }
  }
}

// Standard normal numbers, two at a time (Box and Muller).
class Normal {
 public:
  explicit Normal(random::Stream& stream) : stream_(stream) {}
  double operator()() {
    if (has_spare_) {
      has_spare_ = false;
      return spare_;
    }
    const double radius = std::sqrt(-2 * std::log(1 - stream_.uniform()));
    const double angle = 2 * 3.141592653589793 * stream_.uniform();
    spare_ = radius * std::sin(angle);
    has_spare_ = true;
    return radius * std::cos(angle);
  }

 private:
  random::Stream& stream_;
  double spare_ = 0;
  bool has_spare_ = false;
};

}  // namespace

void check_observations(std::span<const Observation> observations, int labels) {
  if (observations.empty()) { throw std::invalid_argument("observations: at least one expected, found none"); }
  for (const Observation& seen : observations) {
    if (seen.multiset >= kMultisetCount || seen.label < 0 || seen.label >= labels || !std::isfinite(seen.reward)) {
      throw std::invalid_argument("observation of multiset " + std::to_string(seen.multiset) + ", label " +
                                  std::to_string(seen.label) + ", reward " + std::to_string(seen.reward) +
                                  ": a multiset below " + std::to_string(kMultisetCount) + ", a label below " +
                                  std::to_string(labels) + " and a finite reward expected");
    }
  }
}

Example example_of(int multiset, int32_t label) {
  Example example{};
  for (size_t k = 0; k < 3; ++k) { example.ops[k] = static_cast<uint8_t>(multiset_ops(multiset)[k]); }
  example.multiset = static_cast<uint16_t>(multiset);
  example.label = label;
  return example;
}

std::vector<Example> examples_of(std::span<const Observation> observations, std::vector<float>& rewards) {
  std::vector<uint32_t> order(observations.size());
  std::iota(order.begin(), order.end(), 0u);
  const auto key = [&](uint32_t i) {
    return uint64_t{static_cast<uint32_t>(observations[i].label)} * kMultisetCount + observations[i].multiset;
  };
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
  std::vector<Example> examples;
  rewards.clear();
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
  return examples;
}

namespace {

// Deals the examples out to batches at random; within a batch they keep their order.
void deal(const std::vector<Example>& examples, random::Stream& stream,
          std::vector<std::vector<Example>>& batches) {
  std::vector<uint32_t> order(examples.size());
  std::iota(order.begin(), order.end(), 0u);
  random::shuffle(order, stream);
  std::vector<uint32_t> batch_of(examples.size());
  for (size_t i = 0; i < order.size(); ++i) {
    batch_of[order[i]] = static_cast<uint32_t>(i * batches.size() / order.size());
  }
  for (auto& batch : batches) { batch.clear(); }
  for (size_t i = 0; i < examples.size(); ++i) { batches[batch_of[i]].push_back(examples[i]); }
}

}  // namespace

void PredictorOptions::validate() const {
  const auto expect = [](bool good, const std::string& name, const std::string& expected,
                         const std::string& found) {
    if (!good) { throw std::invalid_argument(name + ": " + expected + " expected, found " + found); }
  };
  expect(epochs >= 1, "epochs", "at least 1", std::to_string(epochs));
  expect(batch_size >= 1, "batch_size", "at least 1", std::to_string(batch_size));
  expect(std::isfinite(learning_rate) && learning_rate > 0, "learning_rate", "a number above 0",
         std::to_string(learning_rate));
}

PredictorLayout::PredictorLayout(int labels) {
  const size_t row = kRow, matrix = kMatrix;
  size_t next = 0;
  const auto place = [&](size_t floats) {
    const size_t here = next;
    next += floats;
    return here;
  };
  op_embedding = place(augment::kOpCount * row);
  label_embedding = place(static_cast<size_t>(labels) * row);
  weight1_op = place(matrix);
  weight1_label = place(matrix);
  bias1 = place(row);
  weight2 = place(matrix);
  bias2 = place(row);
  weight3 = place(matrix);
  bias3 = place(row);
  output = place(row);
  output_bias = place(row);
  count = next;
}

Predictor::Predictor(int labels, ThreadPool& pool, Isa isa)
    : labels_(labels),
      pool_(pool),
      kernels_(predictor_kernels(isa)),
      at_(labels),
      parameters_(at_.count),
      gradients_(at_.count),
      mean_(at_.count),
      square_(at_.count),
      by_op_(size_t{augment::kOpCount} * kRow),
      by_label_(static_cast<size_t>(labels) * kRow),
      weight1_op_t_(kMatrix),
      weight1_label_t_(kMatrix),
      weight2_t_(kMatrix),
      weight3_t_(kMatrix),
      grad_by_op_(by_op_.size()),
      grad_by_label_(by_label_.size()),
      shard_gradients_(kMaxShards),
      scratch_(static_cast<size_t>(pool.threads()), std::vector<float>(kScratchFloats)) {
  if (labels < 1) { throw std::invalid_argument("labels: at least 1 expected, found " + std::to_string(labels)); }
  initialise(0, 0);
}

// As PyTorch begins: embeddings standard normal, layers uniform within 1 / sqrt(inputs).
std::vector<float> initial_parameters(int labels, uint64_t seed, uint32_t round) {
  const PredictorLayout at(labels);
  std::vector<float> parameters(at.count, 0.0f);
  uint64_t sample = 0;
  const auto embed = [&](size_t place, int rows) {
    for (int r = 0; r < rows; ++r) {
      random::Stream stream(seed, round, sample++, random::Purpose::kPredictor);
      Normal normal(stream);
      float* row = parameters.data() + place + static_cast<size_t>(r) * kRow;
      for (int i = 0; i < kWidth; ++i) { row[i] = static_cast<float>(normal()); }
    }
  };
  const auto layer = [&](size_t place, int rows, int columns, int inputs) {
    const double bound = 1 / std::sqrt(static_cast<double>(inputs));
    random::Stream stream(seed, round, sample++, random::Purpose::kPredictor);
    for (int r = 0; r < rows; ++r) {
      float* row = parameters.data() + place + static_cast<size_t>(r) * kRow;
      for (int i = 0; i < columns; ++i) { row[i] = static_cast<float>((2 * stream.uniform() - 1) * bound); }
    }
  };
  layer(at.weight1_op, kWidth, kWidth, 2 * kWidth);
  layer(at.weight1_label, kWidth, kWidth, 2 * kWidth);
  layer(at.bias1, 1, kWidth, 2 * kWidth);
  layer(at.weight2, kWidth, kWidth, kWidth);
  layer(at.bias2, 1, kWidth, kWidth);
  layer(at.weight3, kWidth, kWidth, kWidth);
  layer(at.bias3, 1, kWidth, kWidth);
  layer(at.output, 1, kWidth, kWidth);
  layer(at.output_bias, 1, 1, kWidth);
  embed(at.op_embedding, augment::kOpCount);
  embed(at.label_embedding, labels);
  return parameters;
}

void Predictor::initialise(uint64_t seed, uint32_t round) {
  parameters_ = initial_parameters(labels_, seed, round);
  std::fill(mean_.begin(), mean_.end(), 0.0f);
  std::fill(square_.begin(), square_.end(), 0.0f);
  steps_ = 0;
  refresh_tables();
}

void Predictor::refresh_tables() {
  const float* p = parameters_.data();
  kernels_.multiply({p + at_.op_embedding, kRow, 1, augment::kOpCount, kWidth, p + at_.weight1_op, by_op_.data()});
  for (float& value : by_op_) { value *= 1.0f / 3; }
  pool_.for_each(static_cast<size_t>(labels_), 64, [&](size_t begin, size_t end, int) {
    for (size_t y = begin; y < end; ++y) { std::copy_n(p + at_.bias1, kRow, by_label_.data() + y * kRow); }
    kernels_.multiply_add({p + at_.label_embedding + begin * kRow, kRow, 1, static_cast<int>(end - begin), kWidth,
                           p + at_.weight1_label, by_label_.data() + begin * kRow});
  });
  transpose(p + at_.weight1_op, weight1_op_t_.data());
  transpose(p + at_.weight1_label, weight1_label_t_.data());
  transpose(p + at_.weight2, weight2_t_.data());
  transpose(p + at_.weight3, weight3_t_.data());
}

ShardPass Predictor::pass(float* scratch) const {
  const float* p = parameters_.data();
  ShardPass pass{};
  pass.by_op = by_op_.data();
  pass.by_label = by_label_.data();
  pass.weight2 = p + at_.weight2;
  pass.weight2_t = weight2_t_.data();
  pass.bias2 = p + at_.bias2;
  pass.weight3 = p + at_.weight3;
  pass.weight3_t = weight3_t_.data();
  pass.bias3 = p + at_.bias3;
  pass.output = p + at_.output;
  pass.output_bias = p[at_.output_bias];
  pass.scratch = scratch;
  return pass;
}

// The gradient of the mean absolute error over a batch, into gradients_.
void Predictor::step(std::span<const Example> examples, std::span<const float> rewards, size_t targets) {
  const size_t shards = std::clamp((examples.size() + kShardExamples - 1) / kShardExamples, size_t{1}, kMaxShards);
  const auto first_of = [&](size_t shard) { return shard * examples.size() / shards; };
  pool_.for_each(shards, 1, [&](size_t begin, size_t end, int worker) {
    for (size_t shard = begin; shard < end; ++shard) {
      const std::span<const Example> part =
          examples.subspan(first_of(shard), first_of(shard + 1) - first_of(shard));
      const int32_t first_label = part.front().label;
      auto& sums = shard_gradients_[shard];
      sums.assign(kGradByLabel + static_cast<size_t>(part.back().label - first_label + 1) * kRow, 0.0f);
      ShardPass task = pass(scratch_[static_cast<size_t>(worker)].data());
      task.examples = part.data();
      task.count = static_cast<int>(part.size());
      task.rewards = rewards.data();
      task.grad2 = sums.data() + kGrad2;
      task.grad3 = sums.data() + kGrad3;
      task.grad_bias2 = sums.data() + kGradBias2;
      task.grad_bias3 = sums.data() + kGradBias3;
      task.grad_output = sums.data() + kGradOutput;
      task.grad_output_bias = sums.data() + kGradOutputBias;
      task.grad_by_op = sums.data() + kGradByOp;
      task.grad_by_label = sums.data() + kGradByLabel;
      task.first_label = first_label;
      kernels_.train_shard(task);
    }
  });

  // The shards' sums, in their order.
  const float scale = 1 / static_cast<float>(targets);
  float* g = gradients_.data();
  const auto gather = [&](size_t from, float* to, size_t floats) {
    std::copy_n(shard_gradients_[0].data() + from, floats, to);
    for (size_t shard = 1; shard < shards; ++shard) {
      const float* part = shard_gradients_[shard].data() + from;
      for (size_t i = 0; i < floats; ++i) { to[i] += part[i]; }
    }
    for (size_t i = 0; i < floats; ++i) { to[i] *= scale; }
  };
  gather(kGrad2, g + at_.weight2, kMatrix);
  gather(kGrad3, g + at_.weight3, kMatrix);
  gather(kGradBias2, g + at_.bias2, kRow);
  gather(kGradBias3, g + at_.bias3, kRow);
  gather(kGradOutput, g + at_.output, kRow);
  gather(kGradOutputBias, g + at_.output_bias, 1);
  gather(kGradByOp, grad_by_op_.data(), grad_by_op_.size());
  for (float& value : grad_by_op_) { value *= 1.0f / 3; }
  std::fill(grad_by_label_.begin(), grad_by_label_.end(), 0.0f);
  for (size_t shard = 0; shard < shards; ++shard) {
    const auto& sums = shard_gradients_[shard];
    float* to = grad_by_label_.data() + static_cast<size_t>(examples[first_of(shard)].label) * kRow;
    for (size_t i = kGradByLabel; i < sums.size(); ++i) { to[i - kGradByLabel] += sums[i] * scale; }
  }

  // Through the first layer to the embeddings.
  const float* p = parameters_.data();
  kernels_.multiply(
      {grad_by_op_.data(), kRow, 1, augment::kOpCount, kWidth, weight1_op_t_.data(), g + at_.op_embedding});
  kernels_.multiply(
      {p + at_.op_embedding, 1, kRow, kWidth, augment::kOpCount, grad_by_op_.data(), g + at_.weight1_op});
  pool_.for_each(static_cast<size_t>(labels_), 64, [&](size_t begin, size_t end, int) {
    kernels_.multiply({grad_by_label_.data() + begin * kRow, kRow, 1, static_cast<int>(end - begin), kWidth,
                       weight1_label_t_.data(), g + at_.label_embedding + begin * kRow});
  });
  kernels_.multiply(
      {p + at_.label_embedding, 1, kRow, kWidth, labels_, grad_by_label_.data(), g + at_.weight1_label});
  std::fill_n(g + at_.bias1, kRow, 0.0f);
  for (int y = 0; y < labels_; ++y) {
    for (int i = 0; i < kRow; ++i) {
      g[at_.bias1 + static_cast<size_t>(i)] +=
          grad_by_label_[static_cast<size_t>(y) * kRow + static_cast<size_t>(i)];
    }
  }
}

void Predictor::update(double learning_rate) {
  ++steps_;
  const auto rate = static_cast<float>(learning_rate / (1 - std::pow(0.9, steps_)));
  const auto root_correction = static_cast<float>(1 / std::sqrt(1 - std::pow(0.999, steps_)));
  pool_.for_each(at_.count / 16, 2048, [&](size_t begin, size_t end, int) {
    const size_t first = begin * 16;
    kernels_.adam({parameters_.data() + first, mean_.data() + first, square_.data() + first,
                   gradients_.data() + first, (end - begin) * 16, rate, root_correction});
  });
  refresh_tables();
}

void Predictor::train(std::span<const Observation> observations, const PredictorOptions& options) {
  options.validate();
  check_observations(observations, labels_);
  initialise(options.seed, options.round);
  std::vector<float> rewards;
  const std::vector<Example> examples = examples_of(observations, rewards);
  const size_t count =
      (observations.size() + static_cast<size_t>(options.batch_size) - 1) / static_cast<size_t>(options.batch_size);
  std::vector<std::vector<Example>> batches(std::min(count, examples.size()));
  for (int epoch = 0; epoch < options.epochs; ++epoch) {
    if (batches.size() == 1) {
      step(examples, rewards, rewards.size());
      update(options.learning_rate);
      continue;
    }
    random::Stream stream(options.seed, options.round, (uint64_t{1} << 32) + static_cast<uint64_t>(epoch),
                          random::Purpose::kPredictor);
    deal(examples, stream, batches);
    for (const auto& batch : batches) {
      size_t targets = 0;
      for (const Example& example : batch) { targets += example.targets; }
      step(batch, rewards, targets);
      update(options.learning_rate);
    }
  }
}

std::vector<float> Predictor::predict(std::span<const Query> queries) {
  std::vector<float> predictions(queries.size());
  pool_.for_each(queries.size(), kTileRows, [&](size_t begin, size_t end, int worker) {
    Example examples[kTileRows];
    for (size_t i = begin; i < end; ++i) {
      examples[i - begin] = example_of(queries[i].multiset, queries[i].label);
    }
    ShardPass task = pass(scratch_[static_cast<size_t>(worker)].data());
    task.examples = examples;
    task.count = static_cast<int>(end - begin);
    kernels_.predict(task, predictions.data() + begin);
  });
  return predictions;
}

std::vector<float> Predictor::predict_all() {
  std::vector<Query> queries;
  queries.reserve(static_cast<size_t>(labels_) * kMultisetCount);
  for (int32_t label = 0; label < labels_; ++label) {
    for (int multiset = 0; multiset < kMultisetCount; ++multiset) {
      queries.push_back({static_cast<uint16_t>(multiset), label});
    }
  }
  return predict(queries);
}

std::vector<float> Predictor::weights(const std::string& name) const {
  std::vector<float> found;
  const auto add = [&](size_t place, int rows, int columns) {
    for (int r = 0; r < rows; ++r) {
      const float* row = parameters_.data() + place + static_cast<size_t>(r) * kRow;
      found.insert(found.end(), row, row + columns);
    }
  };
  if (name == "op_embedding") { add(at_.op_embedding, augment::kOpCount, kWidth); }
  if (name == "label_embedding") { add(at_.label_embedding, labels_, kWidth); }
  if (name == "weight1") {
    add(at_.weight1_op, kWidth, kWidth);
    add(at_.weight1_label, kWidth, kWidth);
  }
  if (name == "bias1") { add(at_.bias1, 1, kWidth); }
  if (name == "weight2") { add(at_.weight2, kWidth, kWidth); }
  if (name == "bias2") { add(at_.bias2, 1, kWidth); }
  if (name == "weight3") { add(at_.weight3, kWidth, kWidth); }
  if (name == "bias3") { add(at_.bias3, 1, kWidth); }
  if (name == "output") { add(at_.output, 1, kWidth); }
  if (name == "output_bias") { add(at_.output_bias, 1, 1); }
  if (found.empty()) { throw std::invalid_argument("no weights are named " + name); }
  return found;
}

namespace {

// Ranks from 0; equal values share the mean of theirs.
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
  std::vector<uint32_t> order(observations.size());
  std::iota(order.begin(), order.end(), 0u);
  random::Stream stream(options.seed, options.round, uint64_t{1} << 33, random::Purpose::kPredictor);
  random::shuffle(order, stream);
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
