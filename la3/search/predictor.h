// Predicts the reward of any triple for any label from those that were evaluated: the paper's
// neural predictor.
//
// The mean of the three ops' embeddings, concatenated with the label's embedding, goes through
// three layers of 100 with ReLU to one number. It is trained from scratch with Adam on the absolute
// error. The result is that of the plain network (tests/reward/predictor_oracle_test.cpp has it as
// an oracle), but the implementation exploits its structure. The first layer is linear in the
// embeddings, so an example's input is a sum of table entries by op and by label; examples with the
// same multiset and label share one pass; all data of a step stays in cache.
//
// The result is a function of the observations and options, for any number of threads. Not
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
  // The most steps: with many batches it takes fewer epochs. A hundred of them fit the noise of the
  // rewards then, so the predictor gets worse, not only slower (docs/search.md). It takes more than
  // 150,000 observations to get there; CIFAR-100 with the paper's budget has 50,000.
  int most_steps = 1500;
  // PAPER: does not give the batch size; this is the one in its authors' code. All targets of an
  // example go into the same batch, so batches have this size on average.
  int batch_size = 10000;
  double learning_rate = 0.01;
  uint64_t seed = 0;
  uint32_t round = 0;  // the iteration of the search; each round starts from other weights

  // The number of epochs, if each has this many batches.
  int epochs_of(size_t batches) const;

  // Throws std::invalid_argument that names the field, what was expected and what was found.
  void validate() const;
};

// An observed reward of a triple of this multiset for a label.
struct Observation {
  uint16_t multiset = 0;
  int32_t label = 0;
  float reward = 0;
};

// Learns from observed rewards and predicts others: on the CPU here, on a GPU in
// device_predictor.h.
class RewardModel {
 public:
  struct Query {
    uint16_t multiset;
    int32_t label;
  };
  virtual ~RewardModel() = default;
  // Trains from scratch. Throws std::invalid_argument if there are no observations, if one has an
  // invalid multiset or label or a reward that is not finite, or for bad options.
  virtual void train(std::span<const Observation> observations, const PredictorOptions& options) = 0;
  // One prediction per query.
  virtual std::vector<float> predict(std::span<const Query> queries) = 0;
};

class Predictor final : public RewardModel {
 public:
  // Labels are numbered from 0. The pool must outlive the predictor.
  Predictor(int labels, ThreadPool& pool, Isa isa = best_isa());
  ~Predictor() override;

  void train(std::span<const Observation> observations, const PredictorOptions& options) override;

  // Sets the initial weights of train().
  void initialise(uint64_t seed, uint32_t round);

  std::vector<float> predict(std::span<const Query> queries) override;
  // Predictions for all multisets of all labels: [label * kMultisetCount + multiset].
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
