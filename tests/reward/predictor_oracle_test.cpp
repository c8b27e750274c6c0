// The predictor beside the plain network it stands for.
#include <gtest/gtest.h>
#include <torch/torch.h>

#include "la3/search/predictor.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"

namespace la3::reward {
namespace {

// The network as it is drawn, in LibTorch: embeddings, joined, three layers, one output.
struct Plain {
  explicit Plain(const search::Predictor& predictor, int labels) {
    const auto tensor = [&](const char* name, std::vector<int64_t> shape) {
      return torch::tensor(predictor.weights(name)).view(shape).clone().set_requires_grad(true);
    };
    ops = tensor("op_embedding", {16, 100});
    label = tensor("label_embedding", {labels, 100});
    weight1 = tensor("weight1", {200, 100});
    bias1 = tensor("bias1", {100});
    weight2 = tensor("weight2", {100, 100});
    bias2 = tensor("bias2", {100});
    weight3 = tensor("weight3", {100, 100});
    bias3 = tensor("bias3", {100});
    output = tensor("output", {100, 1});
    output_bias = tensor("output_bias", {1});
  }
  std::vector<torch::Tensor> parameters() const {
    return {ops, label, weight1, bias1, weight2, bias2, weight3, bias3, output, output_bias};
  }
  torch::Tensor forward(const torch::Tensor& triples, const torch::Tensor& labels) const {
    torch::Tensor x = torch::cat({torch::embedding(ops, triples).mean(1), torch::embedding(label, labels)}, 1);
    x = torch::relu(x.mm(weight1) + bias1);
    x = torch::relu(x.mm(weight2) + bias2);
    x = torch::relu(x.mm(weight3) + bias3);
    return (x.mm(output) + output_bias).squeeze(1);
  }

  torch::Tensor ops, label, weight1, bias1, weight2, bias2, weight3, bias3, output, output_bias;
};

struct Inputs {
  torch::Tensor triples, labels, rewards;
};

Inputs tensors_of(const std::vector<search::Observation>& seen) {
  std::vector<int64_t> triples, labels;
  std::vector<float> rewards;
  for (const search::Observation& o : seen) {
    for (const auto op : search::multiset_ops(o.multiset)) { triples.push_back(static_cast<int64_t>(op)); }
    labels.push_back(o.label);
    rewards.push_back(o.reward);
  }
  return {torch::tensor(triples).view({-1, 3}), torch::tensor(labels), torch::tensor(rewards)};
}

class OracleTest : public testing::TestWithParam<int> {
 protected:
  static constexpr int kLabels = 6;
  static std::vector<search::Observation> observations() {
    const search::Synthetic world(kLabels);
    std::vector<search::Observation> seen;
    for (int i = 0; i < 700; ++i) {
      random::Stream stream(1, 0, static_cast<uint64_t>(i), random::Purpose::kBenchmark);
      const int multiset = search::multiset_of(static_cast<int>(stream.below(search::kTripleCount)));
      const auto label = static_cast<int32_t>(stream.below(kLabels));
      const double noise = 4 * stream.uniform();
      seen.push_back({static_cast<uint16_t>(multiset), label,
                      static_cast<float>(world.reward(multiset, static_cast<size_t>(label)) + noise)});
    }
    return seen;
  }
};

TEST_P(OracleTest, TrainsAsThePlainNetworkDoes) {
  const int epochs = GetParam();
  const auto seen = observations();
  ThreadPool pool(2);
  search::Predictor predictor(kLabels, pool);
  predictor.initialise(3, 4);
  const Plain plain(predictor, kLabels);
  const Inputs inputs = tensors_of(seen);
  torch::optim::Adam adam(plain.parameters(), torch::optim::AdamOptions(0.01));
  for (int epoch = 0; epoch < epochs; ++epoch) {
    adam.zero_grad();
    torch::l1_loss(plain.forward(inputs.triples, inputs.labels), inputs.rewards).backward();
    adam.step();
  }
  if (epochs > 0) { predictor.train(seen, {.epochs = epochs, .seed = 3, .round = 4}); }

  const std::vector<float> found = predictor.predict_all();
  std::vector<search::Observation> all;
  for (int label = 0; label < kLabels; ++label) {
    for (int m = 0; m < search::kMultisetCount; ++m) { all.push_back({static_cast<uint16_t>(m), label, 0}); }
  }
  const torch::NoGradGuard no_grad;
  const Inputs queries = tensors_of(all);
  const torch::Tensor expected = plain.forward(queries.triples, queries.labels);
  // Roundings differ; where a target lies next to its prediction the slope's sign does, and that
  // grows step by step: after a hundred steps the two are different networks that have learned the
  // same.
  const double most = (expected - torch::tensor(found)).abs().max().item<double>();
  if (epochs <= 10) { EXPECT_LT(most, epochs <= 1 ? 1e-4 : 0.01); }
  const std::span<const float> values(expected.data_ptr<float>(), static_cast<size_t>(expected.numel()));
  EXPECT_GT(search::quality_of(found, values).spearman, epochs <= 10 ? 0.99999 : 0.99);
}

INSTANTIATE_TEST_SUITE_P(Epochs, OracleTest, testing::Values(0, 1, 10, 100));

}  // namespace
}  // namespace la3::reward
