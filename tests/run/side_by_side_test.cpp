#include "la3/run/side_by_side.h"

#include <gtest/gtest.h>

#include <atomic>
#include <barrier>
#include <chrono>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "la3/codec/codec.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/run/data.h"
#include "la3/train/interrupted.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

// Trainings that only note what happens to them.
class SideBySideTest : public testing::Test {
 protected:
  SideBySideTest() {
    trainings_.count = 6;
    trainings_.is_done = [&](size_t i) { return done_.contains(i); };
    trainings_.begin = [&](size_t i) { begun_.insert(i); };
    trainings_.train = [&](size_t i, const Lane& lane) {
      const int now = ++at_a_time_;
      {
        const std::lock_guard lock(mutex_);
        most_ = std::max(most_, now);
      }
      if (lane.watch) { lane.watch({.epoch = 1, .epochs = 2, .step = 5, .steps = 10}); }
      meet_(i);
      --at_a_time_;
      if (fails_.contains(i)) { throw Error("training " + std::to_string(i) + " failed"); }
      if (stops_.contains(i)) { throw train::Interrupted(); }
    };
    trainings_.finish = [&](size_t i, const TrainingSeconds& seconds) { finished_[i] = seconds; };
    trainings_.stop = [&](size_t i, const TrainingSeconds& seconds, const std::string& failure) {
      finished_[i] = seconds;
      stopped_[i] = failure;
      stops_in_order_.push_back(failure);
    };
  }

  struct Watcher : Observer {
    void trainings(const TrainingsProgress& at) override { last = at; }
    TrainingsProgress last = {};
  };

  Watcher observer_;
  Trainings trainings_;
  std::mutex mutex_;
  std::atomic<int> at_a_time_ = 0;
  int most_ = 0;
  std::set<size_t> done_, fails_, stops_, begun_;
  std::map<size_t, TrainingSeconds> finished_;
  std::map<size_t, std::string> stopped_;
  std::vector<std::string> stops_in_order_;
  std::function<void(size_t)> meet_ = [](size_t) {};  // what trainings do together
};

TEST_F(SideBySideTest, AllAreTrainedSoManyAtATime) {
  std::barrier three(3);
  meet_ = [&](size_t) { three.arrive_and_wait(); };  // for ever if there were fewer at a time
  train_side_by_side({3, 1}, trainings_, observer_);
  EXPECT_EQ(finished_.size(), 6u);
  EXPECT_TRUE(stopped_.empty());
  EXPECT_EQ(most_, 3);
  EXPECT_EQ(observer_.last.count, 6u);
  EXPECT_GE(observer_.last.done, 3.25);  // the last three have told of a quarter
}

TEST_F(SideBySideTest, WhatIsDoneIsNotTrainedAgain) {
  done_ = {0, 4};
  train_side_by_side({2, 1}, trainings_, observer_);
  EXPECT_EQ(finished_.size(), 4u);
  EXPECT_FALSE(finished_.contains(0) || finished_.contains(4));
  EXPECT_EQ(begun_.size(), 6u);
  EXPECT_EQ(observer_.last.count, 4u);
}

TEST_F(SideBySideTest, AFailureLeavesTheOthersAlone) {
  fails_ = {0, 1, 2};  // more than there are lanes
  try {
    train_side_by_side({2, 1}, trainings_, observer_);
    FAIL();
  } catch (const Error& error) { EXPECT_STREQ(error.what(), stops_in_order_.front().c_str()); }
  EXPECT_EQ(stopped_.size(), 3u);
  EXPECT_EQ(finished_.size(), 6u);
}

TEST_F(SideBySideTest, AnInterruptionBeginsNothingMore) {
  stops_ = {0, 1};
  fails_ = {2};
  EXPECT_THROW(train_side_by_side({2, 1}, trainings_, observer_), train::Interrupted);
  EXPECT_EQ(stopped_.at(0), "");
  EXPECT_LE(begun_.size(), 3u);
}

TEST_F(SideBySideTest, TimeIsSharedAmongThoseInProgress) {
  constexpr std::chrono::milliseconds kTime(20);
  trainings_.count = 3;  // the third comes when one of the others has ended
  std::barrier two(2);
  meet_ = [&](size_t i) {
    if (i < 2) { two.arrive_and_wait(); }
    std::this_thread::sleep_for(kTime);
    if (i < 2) { two.arrive_and_wait(); }
  };
  const auto start = Clock::now();
  train_side_by_side({2, 1}, trainings_, observer_);
  const double seconds = seconds_since(start);
  double own = 0, share = 0;
  for (const auto& [i, time] : finished_) {
    own += time.own;
    share += time.share;
  }
  EXPECT_LE(share, seconds);
  EXPECT_GE(share, 0.040);
  EXPECT_GE(own - share, 0.019);  // while there were two
}

// Measured with all photos, because a part of them may fit into a memory that all of them do not.
// Dropout of several at a time would depend on which thread draws first.
TEST(ChooseLanes, TrainsTorchScriptOneAtATimeOnACpu) {
  struct Notes : Observer {
    void note(const std::string& line) override { lines.push_back(line); }
    std::vector<std::string> lines;
  } observer;
  const Context context{.observer = observer, .threads = 4};
  SideBySide work{.trainings = 3, .wanted = 3};
  work.options.network = "net.pt";
  EXPECT_EQ(choose_lanes(work, context).count, 1);
  ASSERT_EQ(observer.lines.size(), 1u);
  EXPECT_TRUE(observer.lines[0].starts_with("--side-by-side 3: net.pt trains one at a time")) << observer.lines[0];
  work.options.network = "wrn-10-1";
  EXPECT_EQ(choose_lanes(work, context).count, 3);
  EXPECT_EQ(observer.lines.size(), 1u);
}

TEST(TrainingSpeed, OfPhotosTakesSomeStepsOfAllOfThem) {
  const TemporaryFolder folder;
  for (const char* label : {"cat", "dog"}) {
    for (int i = 0; i < 60; ++i) {
      const fs::path path = folder / ("train/" + std::string(label) + "/" + std::to_string(i) + ".png");
      fs::create_directories(path.parent_path());
      codec::write_image(path, plain_image(16, 16, 1, 2, 3).view());
    }
  }
  struct Stopper : Observer {
    bool should_stop() override { return ++asked > most; }
    int asked = 0, most = 1000;
  } observer;
  const Context context{.observer = observer};
  TrainingOptions options;
  options.data = "folder:" + folder.path().string() + "?size=16";
  options.network = "wrn-10-1";
  options.train.batch_size = 4;
  const auto images = open_training_data(options, context).train;
  ASSERT_GT(images->size(), 60u);  // 15 steps an epoch; 3 to warm up, 3 to measure
  int warm = 0;
  EXPECT_GT(training_speed(options, images, context, [&] { ++warm; }), 0);
  EXPECT_EQ(warm, 1);
  EXPECT_LE(observer.asked, 6);
  observer.most = observer.asked + 4;
  EXPECT_THROW(training_speed(options, images, context), train::Interrupted);
}

}  // namespace
}  // namespace la3::run
