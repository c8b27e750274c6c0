#include "la3/report/trainings.h"

#include <gtest/gtest.h>

#include "tests/temporary_folder.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;

// A finished training's folder.
void write_training(const fs::path& folder, const std::string& policy, int seed, const std::string& more = "",
                    int epochs = 30) {
  write_text(folder / "config.toml", "# All settings.\nseed = " + std::to_string(seed) +
                                         "\n\n[train]\ndata = \"shapes\"\nnetwork = \"wrn-10-1\"\npolicy = \"" +
                                         policy + "\"\nepochs = " + std::to_string(epochs) +
                                         "\ndevice = \"auto\"\n" + more);
  write_text(folder / "result.json",
             R"({"network": "wrn-10-1", "data": "shapes", "policy": ")" + policy + R"(", "epochs": 30, "seed": )" +
                 std::to_string(seed) +
                 R"(, "test": {"accuracy": 50, "labels": [{"label": "a", "images": 4, "recall": 50}]}})");
}

std::vector<std::string> names_of(const Trainings& trainings) {
  std::vector<std::string> names;
  for (const TrainingFolder& folder : trainings.folders) {
    names.push_back(folder.policy + " " + std::to_string(folder.seed));
  }
  return names;
}

using Names = std::vector<std::string>;

TEST(Trainings, AreGroupedByPolicyAndSeed) {
  const TemporaryFolder folder;
  write_training(folder / "a", "/some/where/mine.json", 3);
  write_training(folder / "b", "none", 1);
  write_training(folder / "c", "none", 0);
  const Trainings trainings = gather_trainings({folder / "a", folder / "b", folder / "c"});
  EXPECT_EQ(names_of(trainings), (Names{"none 0", "none 1", "mine.json 3"}));
  EXPECT_EQ(trainings.data, "shapes");
  EXPECT_EQ(trainings.network, "wrn-10-1");
  EXPECT_TRUE(trainings.notes.empty());
  EXPECT_EQ(names_of(gather_trainings({folder.path()})), names_of(trainings));  // all folders in it
}

TEST(Trainings, OfARunKeepTheNamesThatItGaveThem) {
  const TemporaryFolder folder;
  for (const char* run : {"one", "two"}) {
    write_training(folder / run / "train/none-0", "none", 7);
    write_training(folder / run / "train/policy-0", std::string("runs/") + run + "/policy.json", 7);
  }
  EXPECT_EQ(names_of(gather_trainings({folder / "one"})), (Names{"none 7", "policy 7"}));
  // Each run has learned a policy of its own; trainings that two runs share count once.
  const Trainings both = gather_trainings({folder / "one", folder / "two"});
  EXPECT_EQ(names_of(both), (Names{"none 7", "one/policy 7", "two/policy 7"}));
  ASSERT_EQ(both.notes.size(), 1u);
  expect_parts(both.notes[0], {"two/train/none-0: left out", "one/train/none-0 has the same policy and seed"});
  EXPECT_TRUE(gather_trainings({folder / "one", folder / "one/train/none-0"}).notes.empty());
}

TEST(Trainings, TellFilesOfTheSameNameApart) {
  const TemporaryFolder folder;
  write_training(folder / "a", "x/policy.json", 0);
  write_training(folder / "b", "y/policy.json", 0);
  EXPECT_EQ(names_of(gather_trainings({folder / "a", folder / "b"})),
            (Names{"x/policy.json 0", "y/policy.json 0"}));
}

TEST(Trainings, AreRefusedIfAnythingElseDiffers) {
  const TemporaryFolder folder;
  write_training(folder / "a", "none", 0);
  const auto message = [&] { return error_from([&] { gather_trainings({folder / "a", folder / "b"}); }); };
  write_training(folder / "b", "random", 0, "", 40);
  expect_parts(message(), {"b/config.toml: epochs: 30 expected, as in ", "a/config.toml, found 40"});
  write_training(folder / "b", "random", 0, "lr = 0.1\n");
  expect_parts(message(), {"b/config.toml: lr: none expected", "found 0.1"});
  write_training(folder / "b", "random", 1, "threads = 5\nevaluate-every = 20\n");
  EXPECT_EQ(message(), "no error");
  fs::remove(folder / "a/config.toml");  // result.json has data, network and epochs
  fs::remove(folder / "b/config.toml");
  EXPECT_EQ(message(), "no error");
}

TEST(Trainings, MustBeThere) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "empty");
  write_text(folder / "file", "x");
  const auto message = [&](const char* name) { return error_from([&] { gather_trainings({folder / name}); }); };
  expect_parts(message("empty"), {"empty: the folder of a training or a run expected, found no training in it"});
  expect_parts(message("gone"), {"gone: ", "found nothing there"});
  expect_parts(message("file"), {"file: ", "found a file"});
}

}  // namespace
}  // namespace la3::report
