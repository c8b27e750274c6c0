#include "la3/run/data.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/image.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

std::set<std::string> ids_of(const data::Dataset& dataset) {
  std::set<std::string> ids;
  for (size_t i = 0; i < dataset.size(); ++i) { ids.insert(dataset.id(i)); }
  return ids;
}

class RunDataTest : public testing::Test {
 protected:
  RunDataTest() : folder_(fs::temp_directory_path() / ("la3-run-data-test-" + std::to_string(::getpid()))) {
    options_.data = "folder:" + folder_.string();
  }
  ~RunDataTest() override { fs::remove_all(folder_); }

  void add_images(const std::string& part, int count) const {
    for (const char* label : {"cat", "dog"}) {
      fs::create_directories(folder_ / part / label);
      for (int i = 0; i < count; ++i) {
        const Image image(8, 8, 3);
        codec::write_image(folder_ / part / label / (std::to_string(i) + ".png"), image.view());
      }
    }
  }

  fs::path folder_;
  Observer observer_;
  Context context_{.observer = observer_};
  TrainingOptions options_;
};

TEST_F(RunDataTest, HeldOutImagesAreNeitherTrainedNorTestedWith) {
  add_images("", 40);
  options_.hold_out = {.images = 20};
  for (context_.seed = 0; context_.seed < 5; ++context_.seed) {
    const TrainingData data = open_training_data(options_, context_);
    const auto held_out = open_held_out(options_, context_);
    EXPECT_EQ(held_out->size(), 20u);
    std::set<std::string> all = ids_of(*data.train);
    all.merge(ids_of(*data.test));
    all.merge(ids_of(*held_out));
    EXPECT_EQ(data.train->size() + data.test->size() + held_out->size(), 80u);
    EXPECT_EQ(all.size(), 80u);
  }
}

TEST_F(RunDataTest, AsManyOfEachLabelCanBeHeldOut) {
  add_images("", 40);
  options_.hold_out = {.images = 7, .per_label = true};
  const auto held_out = open_held_out(options_, context_);
  std::map<int, int> counts;
  for (size_t i = 0; i < held_out->size(); ++i) { ++counts[held_out->label(i)]; }
  EXPECT_EQ(counts, (std::map<int, int>{{0, 7}, {1, 7}}));
  EXPECT_EQ(open_training_data(options_, context_).train->size() + 14,
            choose_images(open_all_images(options_, context_), {}, 0).train->size());
  EXPECT_EQ(open_run_data(options_, context_).validation->size(), 14u);
  options_.hold_out.images = 40;
  EXPECT_THROW(open_held_out(options_, context_), Error);
}

TEST_F(RunDataTest, ARunSearchesOnOtherImagesThanItTestsOn) {
  add_images("train", 40);
  add_images("val", 5);
  const RunData data = open_run_data(options_, context_);
  const std::set<std::string> test = ids_of(*data.test), pretrain = ids_of(*data.pretrain);
  EXPECT_EQ(data.test->size(), 10u);
  for (const std::string& id : ids_of(*data.validation)) {
    EXPECT_FALSE(test.contains(id)) << id;
    EXPECT_FALSE(pretrain.contains(id)) << id;
  }
}

TEST_F(RunDataTest, PhotosThatWereDecodedStayInMemory) {
  add_images("train", 3);
  add_images("test", 3);
  const TrainingData data = open_training_data(options_, context_);
  options_.photo_memory_gb = 0;
  const TrainingData unkept = open_training_data(options_, context_);
  const auto read_all = [](const TrainingData& from) {
    for (size_t i = 0; i < 6; ++i) {
      from.train->get_region(i, [](int, int) { return image::RegionRequest{{1, 2, 3, 4}, 5, 5}; });
      from.test->get(i);
    }
  };
  read_all(data);
  read_all(unkept);
  fs::remove_all(folder_);
  EXPECT_NO_THROW(read_all(data));
  EXPECT_THROW(read_all(unkept), Error);
}

TEST_F(RunDataTest, AsManyImagesAreTrainedOnAsAskedFor) {
  add_images("train", 10);
  add_images("test", 2);
  for (const int wanted : {0, 6, 20}) {
    options_.train_images = wanted;
    EXPECT_EQ(open_training_data(options_, context_).train->size(),
              wanted == 0 ? 20u : static_cast<size_t>(wanted));
  }
  options_.train_images = 21;
  try {
    open_training_data(options_, context_);
    FAIL();
  } catch (const Error& error) { EXPECT_STREQ(error.what(), "--train-images 21: the data set has 20"); }
  options_.train_images = -1;
  EXPECT_THROW(open_training_data(options_, context_), std::invalid_argument);
}

TEST_F(RunDataTest, BadFilesAreCountedIfTheyMayBeSkipped) {
  add_images("train", 3);
  add_images("test", 2);
  std::ofstream(folder_ / "train" / "cat" / "bad.png") << "no image";
  EXPECT_THROW(open_training_data(options_, context_), Error);
  struct Notes : Observer {
    void note(const std::string& line) override { lines.push_back(line); }
    std::vector<std::string> lines;
  } notes;
  options_.skip_bad = true;
  EXPECT_EQ(open_training_data(options_, {.observer = notes}).train->size(), 6u);
  EXPECT_EQ(notes.lines, (std::vector<std::string>{"1 bad file left out; la3 data info lists them"}));
}

TEST_F(RunDataTest, RefusesMemoryThatIsNoNumber) {
  add_images("", 40);
  options_.photo_memory_gb = std::nan("");
  EXPECT_THROW(open_training_data(options_, context_), std::invalid_argument);
}

}  // namespace
}  // namespace la3::run
