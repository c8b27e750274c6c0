// Predicts the reward of any triple for any label from those that were evaluated: the paper's
// neural predictor.
//
// The mean of the three ops' embeddings, joined with the label's embedding, goes through three
// layers of 100 with ReLU to one number; trained from scratch with Adam on the absolute error. The
// network is the plain one (tests/reward/predictor_oracle_test.cpp keeps it as an oracle), but its
// structure is put to use: the first layer is linear in the embeddings, so an example looks its
// input up by op and by label and adds; examples with the same multiset and label share one pass;
// everything of a step stays in cache.
//
// The result is a function of the observations and options, whatever the number of threads. Not
// thread-safe.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "la3/core/isa.h"
#include "la3/core/parallel.h"

namespace la3::search {

struct PredictorOptions {
  int epochs = 100;
  // PAPER: the size of a batch is not in it; this is the one of its authors' code. An example's
  // targets always go into the same batch, so batches are of this size on average.
  int batch_size = 10000;
  double learning_rate = 0.01;
  uint64_t seed = 0;
  uint32_t round = 0;  // another round begins with other weights: the iteration of the search

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// A reward seen for a triple of this multiset and a label.
struct Observation {
  uint16_t multiset = 0;
  int32_t label = 0;
  float reward = 0;
};

// What is trained on rewards seen and asked for others: here on the CPU, in device_predictor.h on a
// GPU.
class RewardModel {
 public:
  struct Query {
    uint16_t multiset;
    int32_t label;
  };
  virtual ~RewardModel() = default;
  // From scratch. Throws std::invalid_argument if there is no observation, or one of no multiset or
  // label or whose reward is not finite, or for bad options.
  virtual void train(std::span<const Observation> observations, const PredictorOptions& options) = 0;
  // One prediction per query.
  virtual std::vector<float> predict(std::span<const Query> queries) = 0;
};

class Predictor final : public RewardModel {
 public:
  // For so many labels, numbered from 0. The pool must outlive the predictor.
  Predictor(int labels, ThreadPool& pool, Isa isa = best_isa());
  ~Predictor() override;

  void train(std::span<const Observation> observations, const PredictorOptions& options) override;

  // Fresh weights, as train() begins with.
  void initialise(uint64_t seed, uint32_t round);

  std::vector<float> predict(std::span<const Query> queries) override;
  // All multisets of all labels: [label * kMultisetCount + multiset].
  std::vector<float> predict_all();

  // The weights by name, row-major without padding: op_embedding (16 x 100), label_embedding
  // (labels x 100), weight1 (200 x 100, inputs by outputs; the ops' part first), bias1, weight2,
  // bias2, weight3, bias3, output (100), output_bias. For tests.
  std::vector<float> weights(const std::string& name) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// How well predictions agree with rewards.
struct PredictorQuality {
  double spearman = 0;  // rank correlation; NaN if all rewards, or all predictions, are equal
  double mae = 0;       // mean absolute error
};
PredictorQuality quality_of(std::span<const float> predictions, std::span<const float> rewards);

// Trains on a random four fifths and measures on the rest. REQUIRES: at least 5 observations.
PredictorQuality held_out_quality(RewardModel& predictor, std::span<const Observation> observations,
                                  const PredictorOptions& options);

}  // namespace la3::search
