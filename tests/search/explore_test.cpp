#include "la3/search/explore.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/search/space.h"
#include "tests/search/synthetic.h"

namespace la3::search {
namespace {

namespace fs = std::filesystem;

class ExploreTest : public testing::Test {
 protected:
  ExploreTest() : folder_(fs::temp_directory_path() / ("la3-explore-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~ExploreTest() override { fs::remove_all(folder_); }

  std::vector<uint8_t> bytes(const std::string& name) const { return read_file(folder_ / name, 1 << 24); }

  Evaluations run(const std::string& name, const EvaluationsHeader& header, const EvaluateTriples& evaluate,
                  const ExploreOptions& options) const {
    Evaluations evaluations{.header = header};
    EvaluationsWriter writer(folder_ / name, header);
    explore(evaluations, writer, evaluate, options);
    return evaluations;
  }

  fs::path folder_;
};

ExploreOptions quick() {
  return {.quality_every = 5, .predictor_epochs = 4, .threads = 2};
}

TEST_F(ExploreTest, FindsBetterTriplesThanTheWarmUp) {
  const Synthetic world(4);
  const Evaluations found = run("a", world.header(90, 50, 500), world.evaluator(500),
                                {.quality_every = 0, .predictor_epochs = 60, .threads = 2});
  const ExploreSummary summary = summarise(found);
  EXPECT_EQ(summary.iterations, 90u);
  EXPECT_EQ(summary.evaluations, 360u);
  EXPECT_GT(summary.mean_reward_last, summary.mean_reward_warm_up + 10);
  EXPECT_GE(summary.tried_min, 50u);
  EXPECT_LE(summary.tried_max, 90u);
}

// Stops after each of these iterations and goes on with another number of threads.
void stop_and_go_on(const fs::path& folder, const std::vector<uint32_t>& stops, const ExploreOptions& options) {
  const uint32_t iterations = stops.back();
  const Synthetic world(4);
  const EvaluationsHeader header = world.header(iterations, 5, 100);
  const auto go_on = [&](const char* name, uint32_t stop, int threads) {
    Evaluations evaluations{.header = header};
    std::optional<EvaluationsWriter> writer;
    if (fs::exists(folder / name)) {
      evaluations = read_evaluations(folder / name);
      writer.emplace(folder / name, evaluations);
    } else {
      writer.emplace(folder / name, header);
    }
    ExploreOptions now = options;
    now.threads = threads;
    now.should_stop = [&] { return evaluations.iterations_done() == stop; };
    EXPECT_EQ(explore(evaluations, *writer, world.evaluator(100), now), stop == iterations);
    return read_file(folder / name, 1 << 24);
  };
  const auto whole = go_on("whole", iterations, 2);
  for (const uint32_t stop : stops) {
    fs::remove(folder / "part");
    go_on("part", stop, 2);
    ASSERT_EQ(read_evaluations(folder / "part").iterations_done(), stop);
    ASSERT_EQ(go_on("part", iterations, 1), whole) << "stopped after " << stop << "; nor do threads matter";
  }
}

TEST_F(ExploreTest, GoesOnAfterEveryIterationAsIfNothingHadHappened) {
  stop_and_go_on(folder_, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}, quick());
}

TEST_F(ExploreTest, GoesOnWithWhatWasPlannedForSeveralIterations) {
  ExploreOptions options = quick();
  options.guide = "thompson";
  stop_and_go_on(folder_, {0, 4, 5, 6, 14, 15, 16, 22, 27}, options);
}

TEST_F(ExploreTest, WhatIsReportedIsWrittenAfterwards) {
  // As if the process were killed between the two: the iteration is done and reported again.
  const Synthetic world(3);
  ExploreOptions options = quick();
  options.progress = [](const ExploreProgress& at) {
    if (at.iteration == 5) { throw std::runtime_error("killed"); }
  };
  EXPECT_THROW(run("killed", world.header(8, 4, 100), world.evaluator(100), options), std::runtime_error);
  EXPECT_EQ(read_evaluations(folder_ / "killed").iterations_done(), 4u);
}

TEST_F(ExploreTest, WarmUpTriplesAreRandomAndNeverRepeated) {
  const Synthetic world(2);
  const Evaluations found = run("a", world.header(300, 300, 100), world.evaluator(100), quick());
  std::set<uint16_t> first, second;
  std::set<int> ops;
  for (const Evaluation& line : found.lines) {
    (line.label == 0 ? first : second).insert(line.triple);
    for (const auto op : triple_ops(line.triple)) { ops.insert(static_cast<int>(op)); }
  }
  EXPECT_EQ(first.size(), 300u);
  EXPECT_EQ(second.size(), 300u);
  EXPECT_NE(first, second);
  EXPECT_EQ(ops.size(), 16u);
  EXPECT_EQ(summarise(found).unexplored_share, 0);
}

TEST_F(ExploreTest, OnlyTheCandidatesAskedForAreTried) {
  const Synthetic world(3);
  const auto tried_new = [&](const char* name, ExploreOptions options) {
    return summarise(run(name, world.header(25, 10, 100), world.evaluator(100), options)).unexplored_share;
  };
  ExploreOptions options = quick();
  options.mutated = options.unexplored = 0;
  EXPECT_EQ(tried_new("explored", options), 0);
  options = quick();
  options.mutated = options.explored = 0;
  EXPECT_EQ(tried_new("unexplored", options), 1);

  // Mutations change one or two ops of the triple before.
  options = quick();
  options.unexplored = options.explored = 0;
  const Evaluations found = run("mutated", world.header(25, 10, 100), world.evaluator(100), options);
  for (size_t i = 30; i < found.lines.size(); ++i) {
    const Ops before = triple_ops(found.lines[i - 3].triple), now = triple_ops(found.lines[i].triple);
    const int changed = (before[0] != now[0]) + (before[1] != now[1]) + (before[2] != now[2]);
    EXPECT_TRUE(changed == 1 || changed == 2) << changed;
  }
}

TEST_F(ExploreTest, ExploredCandidatesAreDrawnByTheirReward) {
  // Of two triples tried, the one with the least reward is never drawn: its weight is 0. Half a point is
  // a difference too.
  for (const size_t best : {0u, 1u}) {
    for (const uint32_t better : {505u, 900u}) {
      const EvaluationsHeader header = Synthetic(1).header(20, 2, 1000);
      std::vector<uint16_t> warm_up;
      const EvaluateTriples evaluate = [&](uint32_t iteration, std::span<const uint16_t> triples) {
        if (iteration <= 2) { warm_up.push_back(triples[0]); }
        const bool is_best = iteration == best + 1 || (iteration > 2 && triples[0] == warm_up[best]);
        return std::vector<Count>{{1000, is_best ? better : 500u}};
      };
      ExploreOptions options = quick();
      options.mutated = options.unexplored = 0;
      const std::string name = std::to_string(best) + " " + std::to_string(better);
      const Evaluations found = run(name, header, evaluate, options);
      for (size_t i = 2; i < found.lines.size(); ++i) { EXPECT_EQ(found.lines[i].triple, warm_up[best]) << name; }
    }
  }
}

TEST_F(ExploreTest, OfEqualRewardsAnyIsExplored) {
  ExploreOptions options = quick();
  options.mutated = options.unexplored = 0;
  options.explored = 1;
  const Evaluations found = run(
      "a", Synthetic(1).header(40, 3, 100),
      [](uint32_t, std::span<const uint16_t>) {
        return std::vector<Count>{{100, 90}};
      },
      options);
  std::map<uint16_t, int> tried;
  for (const auto& line : found.lines) { ++tried[line.triple]; }
  ASSERT_EQ(tried.size(), 3u);
  for (const auto& [triple, times] : tried) { EXPECT_GE(times, 5) << triple; }
}

TEST_F(ExploreTest, EqualRewardsAreNoTrouble) {
  const Evaluations found = run(
      "a", Synthetic(2).header(30, 5, 100),
      [](uint32_t, std::span<const uint16_t> triples) {
        return std::vector<Count>(triples.size(), Count{100, 90});
      },
      quick());
  EXPECT_EQ(found.iterations_done(), 30u);
  EXPECT_EQ(summarise(found).mean_reward_last, 0);
}

TEST_F(ExploreTest, TheSpaceMayBeExhausted) {
  Synthetic world(1);
  ExploreOptions options = quick();
  options.mutated = options.explored = 0;
  options.predictor_epochs = 1;
  options.explored = 1;  // something is left when nothing is unexplored
  const Evaluations found = run("a", world.header(4100, 4090, 100), world.evaluator(100), options);
  EXPECT_EQ(found.iterations_done(), 4100u);
}

TEST_F(ExploreTest, TheLastTripleThatIsLeftIsTried) {
  const Synthetic world(1);
  ExploreOptions options = quick();
  options.mutated = options.explored = 0;
  options.predictor_epochs = 1;
  for (const uint16_t last : {0, 1234, kTripleCount - 1}) {
    Evaluations evaluations{.header = world.header(kTripleCount, kTripleCount - 1, 100)};
    uint32_t iteration = 0;
    for (uint16_t triple = 0; triple < kTripleCount; ++triple) {
      if (triple != last) { evaluations.lines.push_back({++iteration, 0, triple, {100, 50}}); }
    }
    EvaluationsWriter writer(folder_ / std::to_string(last), evaluations.header);
    EXPECT_TRUE(explore(evaluations, writer, world.evaluator(100), options));
    EXPECT_EQ(evaluations.lines.back().triple, last);
  }
}

TEST_F(ExploreTest, OfTwoCandidatesTheBetterPredictionIsTried) {
  // All others were tried: Invert costs much, whatever stands beside it.
  const uint16_t good = triple_of({augment::Op::kRotate, augment::Op::kColor, augment::Op::kCutout}),
                 bad = triple_of({augment::Op::kInvert, augment::Op::kColor, augment::Op::kCutout});
  const auto recognised = [](uint16_t triple) {
    const Ops ops = triple_ops(triple);
    return std::find(ops.begin(), ops.end(), augment::Op::kInvert) == ops.end() ? 90u : 10u;
  };
  ExploreOptions options = quick();
  options.mutated = options.explored = 0;
  options.predictor_epochs = 60;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    Evaluations evaluations{.header = Synthetic(1).header(kTripleCount - 1, kTripleCount - 2, 100)};
    evaluations.header.seed = seed;
    uint32_t iteration = 0;
    for (uint16_t triple = 0; triple < kTripleCount; ++triple) {
      if (triple == good || triple == bad) { continue; }
      evaluations.lines.push_back({++iteration, 0, triple, {100, recognised(triple)}});
    }
    EvaluationsWriter writer(folder_ / std::to_string(seed), evaluations.header);
    const EvaluateTriples evaluate = [&](uint32_t, std::span<const uint16_t> triples) {
      return std::vector<Count>{{100, recognised(triples[0])}};
    };
    EXPECT_TRUE(explore(evaluations, writer, evaluate, options));
    EXPECT_EQ(evaluations.lines.back().triple, good) << seed;
  }
}

TEST_F(ExploreTest, TheTimeThatIsLeftIsThatOfTheIterationsDoneHere) {
  const Synthetic world(2);
  Evaluations evaluations{.header = world.header(8, 6, 100)};
  EvaluationsWriter writer(folder_ / "a", evaluations.header);
  for (const uint32_t stop : {3u, 8u}) {
    const uint32_t before = evaluations.iterations_done();
    double spent = 0;
    ExploreOptions options = quick();
    options.should_stop = [&] { return evaluations.iterations_done() == stop; };
    options.progress = [&](const ExploreProgress& at) {
      spent += at.seconds;
      EXPECT_NEAR(at.seconds_left, spent / (at.iteration - before) * (8 - at.iteration), 1e-9) << at.iteration;
    };
    explore(evaluations, writer, world.evaluator(100), options);
  }
}

TEST_F(ExploreTest, ASummaryCountsTriplesAndTheLastFiftyIterations) {
  // The first label's triples are all different, the other's one and the same. One point less each time.
  for (const uint32_t guided : {0u, 3u, 60u}) {
    Evaluations evaluations{.header = Synthetic(2).header(2 + guided, 2, 100)};
    for (uint32_t iteration = 1; iteration <= 2 + guided; ++iteration) {
      evaluations.lines.push_back({iteration, 0, static_cast<uint16_t>(iteration), {100, 90 - iteration}});
      evaluations.lines.push_back({iteration, 1, 7, {100, 90 - iteration}});
    }
    const ExploreSummary summary = summarise(evaluations);
    EXPECT_EQ(summary.tried_min, 1u);
    EXPECT_EQ(summary.tried_max, 2 + guided);
    EXPECT_DOUBLE_EQ(summary.tried_mean, (3 + guided) / 2.0);
    EXPECT_DOUBLE_EQ(summary.mean_reward_warm_up, -1.5);
    EXPECT_DOUBLE_EQ(summary.mean_reward_last, guided == 0 ? 0 : guided == 3 ? -4 : -37.5);
    EXPECT_DOUBLE_EQ(summary.unexplored_share, guided == 0 ? 0 : 0.5);
  }
}

TEST_F(ExploreTest, ALabelInvariantSearchJudgesByAllImagesTogether) {
  EvaluationsHeader header = Synthetic(2).header(12, 4, 100);
  header.label_invariant = true;
  header.baseline = {{100, 90}, {300, 150}};
  const Evaluations found = run(
      "a", header,
      [](uint32_t, std::span<const uint16_t> triples) {
        EXPECT_EQ(triples.size(), 2u);
        EXPECT_EQ(triples[0], triples[1]);
        return std::vector<Count>{{100, 50}, {300, 110}};
      },
      quick());
  ASSERT_EQ(found.lines.size(), 12u);
  EXPECT_EQ(found.lines[0].label, kAllLabels);
  EXPECT_EQ(found.lines[0].count, (Count{400, 160}));
  EXPECT_DOUBLE_EQ(header.reward(0, found.lines[0].count), 40.0 - 60.0);
  EXPECT_EQ(read_evaluations(folder_ / "a").iterations_done(), 12u);
}

TEST_F(ExploreTest, RepeatedEvaluationsAreAveraged) {
  Evaluations evaluations{.header = Synthetic(1).header(3, 3, 100)};
  evaluations.lines = {{1, 0, 17, {100, 80}}, {2, 0, 17, {100, 60}}, {3, 0, 18, {100, 90}}};
  const auto seen = observations_of(evaluations);
  ASSERT_EQ(seen.size(), 2u);
  EXPECT_FLOAT_EQ(seen[0].reward, -20);
  EXPECT_FLOAT_EQ(seen[1].reward, 0);
}

TEST_F(ExploreTest, WhatMakesNoSenseIsRefused) {
  EXPECT_NO_THROW(check_budget(100, 100));
  EXPECT_THROW(check_budget(99, 100), std::invalid_argument);
  EXPECT_THROW(check_budget(10, 0), std::invalid_argument);
  EXPECT_THROW(check_budget(5000, 4097), std::invalid_argument);
  EXPECT_NO_THROW(check_budget(1u << 20, 1));
  EXPECT_THROW(check_budget((1u << 20) + 1, 1), std::invalid_argument);
  const auto problem = [](ExploreOptions options) {
    try {
      options.validate();
    } catch (const std::invalid_argument& error) { return std::string(error.what()); }
    return std::string();
  };
  EXPECT_EQ(problem({}), "");
  EXPECT_EQ(problem({.guide = "thompson"}), "");
  EXPECT_EQ(problem({.guide = "random"}), "explore: paper or thompson expected, found random");
  EXPECT_EQ(problem({.mutated = 0, .unexplored = 4096, .explored = 0}), "");
  EXPECT_EQ(problem({.mutated = 1, .unexplored = 4096, .explored = 0}),
            "mutated, unexplored, explored: 1 to 4096 candidates in all expected, found 4097");
  EXPECT_NE(problem({.mutated = 0, .unexplored = 0, .explored = 0}), "");
  EXPECT_NE(problem({.mutated = -1}), "");
  EXPECT_NE(problem({.quality_every = -1}), "");
  EXPECT_NE(problem({.predictor_epochs = 0}), "");
}

}  // namespace
}  // namespace la3::search
