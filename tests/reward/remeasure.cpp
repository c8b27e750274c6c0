// How well searches know the policies that follow from them: predicted rewards of the policies' triples
// beside rewards that are measured again, with other magnitudes (docs/search.md has a table of these).
//
//   remeasure DATA HOLD_OUT SEED WEIGHTS PASSES EVALUATIONS...
//
// The first four are those of the searches; a triple is measured again in each of the passes. Prints a line
// for each file of evaluations and each predictor, after every pass for all of them.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "la3/core/image_count.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/reward/reward.h"
#include "la3/run/data.h"
#include "la3/search/construct.h"
#include "la3/search/explore.h"
#include "la3/search/linear_predictor.h"
#include "la3/search/space.h"

namespace la3 {
namespace {

constexpr uint32_t kOtherMagnitudes = 1 << 19;  // far more than a search has iterations

// The policy of a search, with what is predicted of its triples.
struct Made {
  std::string evaluations, predictor;
  search::ExploreSummary summary;
  std::vector<std::vector<uint16_t>> triples;  // by label
  std::vector<float> mean, deviation;          // by label and multiset; the network has no deviations
  double overlap = 0;
};

Made make(const std::string& file, search::PredictorKind kind) {
  const search::Evaluations evaluations = search::read_evaluations(file);
  const bool is_linear = kind == search::PredictorKind::kLinear;
  Made made;
  made.evaluations = file;
  made.predictor = is_linear ? "linear" : "network";
  made.summary = search::summarise(evaluations);
  const search::ConstructOptions options{.predictor = kind, .seed = evaluations.header.seed};
  const search::Constructed constructed = search::construct_policy(evaluations, 100, options);
  made.overlap = constructed.overlap;
  ThreadPool pool;
  if (is_linear) {
    search::Posterior found =
        search::predict_rewards(search::measurements_of(evaluations), evaluations.header.baseline, pool);
    made.mean = std::move(found.mean);
    made.deviation = std::move(found.deviation);
  } else {
    search::Predictor predictor(static_cast<int>(evaluations.header.labels.size()), pool);
    predictor.train(search::observations_of(evaluations),
                    {.seed = options.seed, .round = evaluations.iterations_done() + 1});
    made.mean = predictor.predict_all();
  }
  for (const policy::LabelPolicy& label : constructed.policy.labels) {
    auto& triples = made.triples.emplace_back();
    for (const policy::Triple& triple : label.triples) {
      triples.push_back(static_cast<uint16_t>(search::triple_of(triple.ops)));
    }
  }
  return made;
}

struct Sum {
  double reward = 0, square = 0;  // of the passes' rewards
};
using Remeasured = std::map<std::pair<size_t, uint16_t>, Sum>;  // by label and triple

void print(const Made& made, const Remeasured& remeasured, const std::vector<search::Count>& baseline, int passes) {
  double predicted = 0, reward = 0, error = 0, squares = 0, noise = 0, covered = 0, count = 0;
  for (size_t label = 0; label < made.triples.size(); ++label) {
    for (const uint16_t triple : made.triples[label]) {
      const size_t at = label * search::kMultisetCount + static_cast<size_t>(search::multiset_of(triple));
      const Sum& sum = remeasured.at({label, triple});
      const double mean = sum.reward / passes, guess = static_cast<double>(made.mean[at]);
      predicted += guess;
      reward += mean;
      error += std::abs(guess - mean);
      squares += (guess - mean) * (guess - mean);
      // Of the mean of the passes.
      const double variance = passes > 1 ? (sum.square / passes - mean * mean) / (passes - 1) : 0;
      noise += variance;
      if (!made.deviation.empty()) {
        const double recall = std::clamp((baseline[label].percent() + guess) / 100, 0.01, 0.99);
        const double chance = 1e4 * recall * (1 - recall) / (baseline[label].images * passes);
        const double deviation = static_cast<double>(made.deviation[at]);
        covered += std::abs(guess - mean) <= 1.645 * std::sqrt(deviation * deviation + chance);
      }
      ++count;
    }
  }
  std::printf(
      "%s, %s: %.0f triples tried a label; of the policy: overlap %.3f, predicted %.2f, measured again %.2f, "
      "mean error %.2f, root mean square %.2f, without noise %.2f",
      made.evaluations.c_str(), made.predictor.c_str(), made.summary.tried_mean, made.overlap, predicted / count,
      reward / count, error / count, std::sqrt(squares / count), std::sqrt(std::max(0.0, squares - noise) / count));
  if (!made.deviation.empty()) { std::printf(", in the 90%% interval %.1f%%", 100 * covered / count); }
  std::printf("\n");
}

int remeasure(const std::vector<std::string>& arguments) {
  if (arguments.size() < 6) {
    std::fprintf(stderr, "remeasure DATA HOLD_OUT SEED WEIGHTS PASSES EVALUATIONS...\n");
    return 2;
  }
  run::Observer quiet;
  const run::Context context{.observer = quiet, .seed = std::stoull(arguments[2])};
  run::TrainingOptions options;
  options.data = arguments[0];
  options.hold_out = parse_image_count(arguments[1]);
  const auto images = run::open_held_out(options, context);
  const size_t labels = images->labels().size();
  const auto network = nn::make_network(nn::network_of_weights(arguments[3]), static_cast<int>(labels), 0);
  nn::load_weights(*network, arguments[3]);
  const int passes = std::stoi(arguments[4]);

  std::vector<Made> all;
  std::vector<std::set<uint16_t>> wanted(labels);
  for (size_t i = 5; i < arguments.size(); ++i) {
    for (const auto kind : {search::PredictorKind::kNetwork, search::PredictorKind::kLinear}) {
      const Made& made = all.emplace_back(make(arguments[i], kind));
      for (size_t label = 0; label < labels; ++label) {
        wanted[label].insert(made.triples[label].begin(), made.triples[label].end());
      }
    }
  }
  // Side by side: the k-th triple of each label, or any if it has no more.
  std::vector<std::vector<uint16_t>> lists;
  size_t longest = 0;
  for (const auto& set : wanted) {
    lists.emplace_back(set.begin(), set.end());
    longest = std::max(longest, set.size());
  }
  reward::Reward reward(*network, images, {.seed = context.seed});
  const std::vector<search::Count> baseline = reward.baseline();
  Remeasured remeasured;
  for (int pass = 0; pass < passes; ++pass) {
    for (size_t k = 0; k < longest; ++k) {
      std::vector<uint16_t> triples;
      for (const auto& list : lists) { triples.push_back(list[std::min(k, list.size() - 1)]); }
      const auto counts = reward.evaluate(
          kOtherMagnitudes + static_cast<uint32_t>(static_cast<size_t>(pass) * longest + k), triples);
      for (size_t label = 0; label < labels; ++label) {
        if (k >= lists[label].size()) { continue; }
        const double value = counts[label].percent() - baseline[label].percent();
        Sum& sum = remeasured[{label, triples[label]}];
        sum.reward += value;
        sum.square += value * value;
      }
    }
    std::printf("after pass %d of %d, each of %zu evaluations\n", pass + 1, passes, longest);
    for (const Made& made : all) { print(made, remeasured, baseline, pass + 1); }
    std::fflush(stdout);
  }
  reward.finish();
  return 0;
}

}  // namespace
}  // namespace la3

int main(int count, char** arguments) {
  try {
    return la3::remeasure(std::vector<std::string>(arguments + 1, arguments + count));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "remeasure: %s\n", error.what());
    return 1;
  }
}
