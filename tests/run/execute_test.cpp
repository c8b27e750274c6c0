// A small run from the images to the report, with what is rarely asked for: one policy for all labels
// beside the learned one, mirroring by label, and being stopped.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/nn/runtime.h"
#include "la3/records/flips_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/lanes.h"
#include "la3/run/resumed.h"
#include "la3/run/run.h"
#include "la3/train/interrupted.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

struct RunNotes : Observer {
  void note(const std::string& line) override { lines.push_back(line); }
  void stage_begins(const StageBegins& stage) override { begun.push_back(records::stage_name(stage.stage)); }
  bool should_stop() override { return stop_in != nullptr && !begun.empty() && begun.back() == stop_in; }
  std::vector<std::string> lines, begun;
  const char* stop_in = nullptr;
};

class ExecuteTest : public testing::Test {
 protected:
  ExecuteTest() {
    nn::prepare_torch(1);
    options_.out = folder_ / "run";
    for (const auto& [name, value] : {std::pair{"data", "shapes?train=10&validation=6&test=4"},
                                      {"train-images", "0"},
                                      {"network", "wrn-10-1"},
                                      {"pretrain-epochs", "1"},
                                      {"epochs", "1"},
                                      {"batch-size", "50"},
                                      {"seeds", "1"},
                                      {"iterations", "3"},
                                      {"warm-up", "2"},
                                      {"predictor-epochs", "2"},
                                      {"triples", "5"},
                                      {"anyway", "true"},
                                      {"flip", "by-label"},
                                      {"label-invariant", "true"},
                                      {"select", "top"},
                                      {"compare", R"(["none", "learned"])"}}) {
      options_.set(name, value);
    }
  }

  TemporaryFolder folder_;
  Options options_;
  RunNotes observer_;
  Context context_{.observer = observer_, .seed = 3, .threads = 1};
};

TEST_F(ExecuteTest, StopsInAnyStageAndGoesOnWhereItWas) {
  for (const char* stage : {"pretrain", "search", "search-label-invariant", "train policy-0"}) {
    observer_.stop_in = stage;
    EXPECT_THROW(execute(plan(options_, context_), context_), train::Interrupted) << stage;
    ASSERT_FALSE(observer_.begun.empty());
    EXPECT_EQ(observer_.begun.back(), stage);
    options_.resume = true;
    observer_.begun.clear();
  }
  observer_.stop_in = nullptr;
  const records::RunResult result = execute(plan(options_, context_), context_);
  EXPECT_EQ(observer_.begun, (std::vector<std::string>{"train policy-0", "report"}));
  EXPECT_EQ(result.network, "wrn-10-1");
  const records::RunPaths paths{options_.out};
  for (const fs::path& path : {paths.policy(), paths.invariant_policy(), paths.report(), paths.log(),
                               paths.search() / records::kFlipsName}) {
    EXPECT_TRUE(fs::exists(path)) << path;
  }
  EXPECT_FALSE(fs::exists(paths.search(records::Search{.label_invariant = true}) / records::kFlipsName))
      << "measured once";
  // All trainings take the mirroring that was measured, the one for the search none.
  for (const char* training : {"none-0", "label-invariant-0", "policy-0"}) {
    std::ifstream file(options_.out / "train" / training / "config.toml");
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_NE(text.str().find("flips.json"), std::string::npos) << training << "\n" << text.str();
  }

  observer_.begun.clear();
  execute(plan(options_, context_), context_);
  EXPECT_TRUE(observer_.begun.empty()) << "all is done";

  // The data must still be the same.
  options_.set("data", "shapes?train=10&validation=6&test=5");
  expect_parts(error_from([&] { execute(plan(options_, context_), context_); }),
               {"begun with other settings: 'data = "});
}

// The bytes of all files in some folders of a run, by their paths there.
std::map<std::string, std::string> files_in(const fs::path& run, std::initializer_list<const char*> folders) {
  std::map<std::string, std::string> files;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(run / folder)) {
      if (!entry.is_regular_file()) { continue; }
      std::ostringstream bytes;
      bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
      files[entry.path().lexically_relative(run).string()] = bytes.str();
    }
  }
  return files;
}

TEST_F(ExecuteTest, TakesMoreSeedsButNeverFewer) {
  const fs::path out = options_.out, at_once = folder_ / "at-once";
  options_.set("label-invariant", "false");
  execute(plan(options_, context_), context_);
  const auto before = files_in(out, {"pretrain", "search", "samples", "train"});
  ASSERT_TRUE(before.contains("train/policy-0/weights.safetensors"));
  options_.set("seeds", "2");
  options_.out = at_once;
  execute(plan(options_, context_), context_);

  // Killed between config.toml and run.json, then stopped; the folder knows the new number.
  fs::copy_file(at_once / records::kConfigName, out / records::kConfigName, fs::copy_options::overwrite_existing);
  Options resumed;
  resumed.out = out;
  resumed.resume = true;
  take_settings(*read_begun_run(out), resumed, nullptr);
  EXPECT_EQ(resumed.seeds, 2);
  observer_.begun.clear();
  observer_.stop_in = "train none-1";
  EXPECT_THROW(execute(plan(resumed, context_), context_), train::Interrupted);
  observer_.stop_in = nullptr;
  const records::RunFile stopped = records::read_run_file(out);
  EXPECT_EQ(stopped.seeds, 2u);
  EXPECT_TRUE(stopped.is_done(records::Training{"policy", 0}));
  EXPECT_FALSE(stopped.is_done(records::WriteReport())) << "it is written again";
  const records::RunResult result = execute(plan(resumed, context_), context_);
  EXPECT_EQ(observer_.begun,
            (std::vector<std::string>{"train none-1", "train none-1", "train policy-1", "report"}));
  EXPECT_EQ(result.seeds, 2);
  for (const auto& policy : result.policies) { EXPECT_EQ(policy.by_seed.size(), 2u) << policy.policy; }
  const auto stages_of = [](const fs::path& run) {
    std::vector<std::string> names;
    for (const records::StageState& stage : records::read_run_file(run).stages) { names.push_back(stage.name); }
    return names;
  };
  EXPECT_EQ(stages_of(out), stages_of(at_once));

  const auto after = files_in(out, {"pretrain", "search", "samples", "train"});
  for (const auto& [path, bytes] : before) { EXPECT_TRUE(after.at(path) == bytes) << path; }
  for (const char* training : {"train/none-1/", "train/policy-1/"}) {
    for (const char* file : {"weights.safetensors", "result.json", "predictions.bin"}) {
      const std::string path = std::string(training) + file;
      EXPECT_TRUE(after.at(path) == files_in(at_once, {training}).at(path)) << path;
    }
  }

  const auto whole = files_in(out, {"."});
  resumed.set("seeds", "1");
  EXPECT_EQ(error_from([&] { execute(plan(resumed, context_), context_); }),
            (out / "run.json").string() +
                ": the run has 2 seeds: --seeds 2 or more expected, found 1; another --out starts anew");
  resumed.set("seeds", "3");
  resumed.set("epochs", "2");
  expect_parts(error_from([&] { execute(plan(resumed, context_), context_); }), {"'epochs = 1' there"});
  EXPECT_TRUE(files_in(out, {"."}) == whole) << "nothing has changed";
}

TEST_F(ExecuteTest, WithoutTheLearnedPolicyItOnlyCompares) {
  options_.set("compare", R"(["none", "op:Invert"])");
  options_.set("label-invariant", "false");
  options_.set("strength", "auto");
  EXPECT_THROW(plan(options_, context_), std::invalid_argument) << "mirroring by label takes a search";
  options_.set("flip", "horizontal");
  options_.budget = "1h";
  const records::RunResult result = execute(plan(options_, context_), context_);
  EXPECT_EQ(observer_.begun, (std::vector<std::string>{"samples", "train none-0", "train op-invert-0", "report"}));
  ASSERT_EQ(result.differences.size(), 1);
  EXPECT_EQ(result.differences[0].policy, "op-invert");
  EXPECT_EQ(result.differences[0].against, "none");
  EXPECT_EQ(result.seconds.search, 0);
  const records::RunPaths paths{options_.out};
  EXPECT_FALSE(fs::exists(paths.pretrain()) || fs::exists(paths.search()) || fs::exists(paths.policy()));
  std::stringstream page;
  page << std::ifstream(paths.report()).rdbuf();
  EXPECT_NE(page.str().find(R"("parts":["result","labels","training","samples","run"])"), std::string::npos);
  EXPECT_NE(page.str().find(R"("notes":[])"), std::string::npos) << "nothing is missing";
}

TEST_F(ExecuteTest, RefusesWhatDoesNotGoTogetherBeforeItWritesAnything) {
  options_.set("compare", R"(["none"])");
  EXPECT_THROW(plan(options_, context_), std::invalid_argument);
  options_.set("compare", R"(["learned"])");
  options_.set("predictor", "none");
  EXPECT_THROW(plan(options_, context_), std::invalid_argument);
  options_.set("predictor", "linear");
  options_.set("explore", "greedy");
  EXPECT_THROW(plan(options_, context_), std::invalid_argument);
  options_.set("explore", "thompson");
  options_.budget = "soon";
  EXPECT_THROW(plan(options_, context_), std::invalid_argument);
  options_.budget = "";
  EXPECT_EQ(plan(options_, context_).policies.size(), 2u);
  EXPECT_FALSE(fs::exists(options_.out));
}

TEST(Lanes, RethrowTheLowestLanesFailureWhenAllHaveEnded) {
  int ended = 0;
  std::mutex mutex;
  try {
    run_in_lanes({3, 1}, [&](int lane) {
      {
        const std::lock_guard lock(mutex);
        ++ended;
      }
      if (lane > 0) { throw Error("lane " + std::to_string(lane)); }
    });
    FAIL();
  } catch (const Error& error) { EXPECT_STREQ(error.what(), "lane 1"); }
  EXPECT_EQ(ended, 3);
}

TEST(Lanes, ThatFailBeforeTheyAreWarmAreNotWaitedFor) {
  std::atomic<int> calls = 0;
  const auto fail_one = [&](const std::function<void()>& warm) -> double {
    if (calls++ == 0) { throw Error("cold"); }
    warm();
    return 1;
  };
  EXPECT_THROW(measure_in_lanes({3, 1}, fail_one), Error);
  EXPECT_EQ(measure_in_lanes({3, 1}, [](const std::function<void()>& warm) { return warm(), 2.0; }), 6);
  EXPECT_THROW(measure_in_lanes({2, 1},
                                [](const std::function<void()>& warm) -> double {
                                  warm();
                                  throw Error("warm");
                                }),
               Error);
}

}  // namespace
}  // namespace la3::run
