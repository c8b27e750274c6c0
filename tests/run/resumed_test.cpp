#include "la3/run/resumed.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "la3/core/error.h"
#include "la3/nn/weights.h"
#include "la3/records/config_file.h"
#include "la3/records/run_file.h"
#include "la3/run/trained_on.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

std::string folder_for(const std::string& data) {
  Options options;
  options.training.data = data;
  return folder_of(options).string();
}

TEST(FolderOf, IsNamedAfterTheData) {
  EXPECT_EQ(folder_for("shapes"), "runs/shapes");
  EXPECT_EQ(folder_for("cifar10:/data/c10"), "runs/cifar10");
  EXPECT_EQ(folder_for("folder:my/photos"), "runs/photos");
  EXPECT_EQ(folder_for("folder:my/photos/"), "runs/photos");
  EXPECT_EQ(folder_for("folder:my/photos/?size=64"), "runs/photos");
  EXPECT_EQ(folder_for("folder:what?"), "runs/what?") << "a name, not a setting";
  EXPECT_EQ(folder_for("shards:/a/b"), "runs/b");
  EXPECT_EQ(folder_for("csv:lists/train.csv"), "runs/train");
  for (const char* here : {"folder:.", "folder:./", "folder:x/.."}) {
    EXPECT_EQ(folder_for(here), "runs/" + std::filesystem::current_path().filename().string()) << here;
  }
  EXPECT_EQ(folder_for("folder:.."), "runs/" + std::filesystem::current_path().parent_path().filename().string());
  Options options;
  options.out = "there";
  EXPECT_EQ(folder_of(options), "there");
}

TEST(BegunRuns, SettingsAreTakenUnlessTheUserChoseThem) {
  const BegunRun run{.file = "c.toml", .config = "[run]\nepochs = 7\nlr = 0.25\nseed = 9\n"};
  Options options;
  options.set("lr", "0.5");
  uint64_t seed = 1;
  take_settings(run, options, &seed);
  EXPECT_EQ(options.training.train.schedule.epochs, 7);
  EXPECT_EQ(options.training.train.schedule.learning_rate, 0.5);
  EXPECT_EQ(seed, 9u);
  EXPECT_TRUE(options.chosen.contains("epochs"));
  EXPECT_NO_THROW(take_settings(run, options, nullptr)) << "the user gave a seed";
  const auto refused = [](const std::string& config) {
    Options none;
    return error_from([&] { take_settings({.file = "c.toml", .config = config}, none, nullptr); });
  };
  EXPECT_EQ(refused("[run]\nseed = \"a\"\n"), "c.toml: seed: a whole number expected, found \"a\"");
  EXPECT_EQ(refused("[run]\nepoch = 3\n"), "c.toml: no setting 'epoch'");
}

TEST(BegunRuns, GoOnWithTheBudgetTheyWereBegunWith) {
  const auto taken = [](const std::string& of_run, const std::string& given) {
    Options options;
    options.budget = given;
    return error_from([&] {
      take_settings({.file = "c.toml", .config = "[run]\n", .budget = of_run}, options, nullptr);
      EXPECT_EQ(options.budget, of_run);
    });
  };
  EXPECT_EQ(taken("1h", ""), "no error");
  EXPECT_EQ(taken("1h", "60min"), "no error") << "the same";
  EXPECT_EQ(taken("1h", "2h"),
            "c.toml: the run was begun with a budget of '1h', --budget is '2h'; another --out starts anew");
  EXPECT_EQ(taken("", "2h"),
            "c.toml: the run was begun with no budget, --budget is '2h'; another --out starts anew");
}

TEST(BegunRuns, TheSameCommandResumesARunWhoseDataTheBudgetChanged) {
  const BegunRun run{
      .file = "c.toml", .config = "[run]\ndata = \"folder:a?size=64\"\n", .budget = "1h", .given_data = "folder:a"};
  Options same;
  same.set("data", "folder:a");
  take_settings(run, same, nullptr);
  EXPECT_EQ(same.training.data, "folder:a?size=64");
  Options other;
  other.set("data", "folder:b");
  take_settings(run, other, nullptr);
  EXPECT_EQ(other.training.data, "folder:b") << "execute() compares it";
}

TEST(BegunRuns, SettingsAreThereBeforeTheState) {
  // As if the process were killed between the two.
  const TemporaryFolder folder;
  records::write_config(folder.path(), "run", {{"epochs", 7}});
  const std::optional<BegunRun> early = read_begun_run(folder.path());
  ASSERT_TRUE(early);
  EXPECT_FALSE(early->has_state);
  EXPECT_TRUE(early->directory.empty());
  Options options;
  take_settings(*early, options, nullptr);
  EXPECT_EQ(options.training.train.schedule.epochs, 7);
}

TEST(BegunRuns, OfAnotherVersionAreRefused) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_begun_run(folder.path()));
  records::RunFile file;
  file.la3 = "0.0.1";
  records::write_run_file(folder.path(), file);
  expect_parts(error_from([&] { read_begun_run(folder.path()); }),
               {"run.json: was written by la3 0.0.1; this is la3 "});
  file.la3 = "";
  records::write_run_file(folder.path(), file);
  expect_parts(error_from([&] { read_begun_run(folder.path()); }),
               {"run.json: was written by la3 ?; this is la3 "});
}

TEST(TrainedOn, WhatIsNotAsDescribedIsRefused) {
  const auto refused = [](const char* key, const std::string& text) {
    return error_from([&] { trained_on({{key, text}}, "w.safetensors"); });
  };
  const std::string whole = R"({"crop": "none", "size": 32, "mean": [0, 0, 0], "deviation": [1, 1, 1]})";
  EXPECT_EQ(refused(kInputKey, whole), "no error");
  EXPECT_EQ(trained_on({{kInputKey, whole}}, "w").transforms->size_px, 32);
  EXPECT_TRUE(trained_on({}, "w").labels.empty());
  EXPECT_EQ(refused(kLabelsKey, "[\"a\""), "w.safetensors: metadata la3.labels: JSON expected");
  expect_parts(refused(kLabelsKey, "[]"), {"w.safetensors: metadata la3.labels", "at least one name expected"});
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = whole;
    text.replace(text.find(from), from.size(), to);
    return refused(kInputKey, text);
  };
  expect_parts(changed("\"none\"", "\"left\""), {"crop", "'centre' or 'none' expected", "left"});
  expect_parts(changed("32", "0"), {"size", "expected"});
  expect_parts(changed("[0, 0, 0]", "[0, 0]"), {"mean", "three numbers expected"});
  expect_parts(changed("[1, 1, 1]", "[1, 0, 1]"), {"deviation", "a number above 0"});
}

TEST(TrainedOn, OtherLabelsThanTheDatasAreRefused) {
  const auto refused = [](const std::vector<std::string>& known, const std::vector<std::string>& labels) {
    return error_from([&] { check_labels({.labels = known}, "w", labels, "shapes"); });
  };
  EXPECT_EQ(refused({}, {"cat", "dog"}), "no error") << "the file does not say";
  EXPECT_EQ(refused({"cat", "dog"}, {"cat", "dog"}), "no error");
  EXPECT_EQ(refused({"cat", "d\xef\xbf\xbdg"}, {"cat", "d\xffg"}), "no error") << "as describe() writes them";
  EXPECT_EQ(refused({"cat", "dog"}, {"dog", "cat"}),
            "w: a network for the labels of shapes expected, 'dog' as label 0, found 'cat'");
  EXPECT_EQ(refused({"cat", "dog"}, {"cat"}), "w: a network for the labels of shapes expected, 1 label, found 2");
}

}  // namespace
}  // namespace la3::run
