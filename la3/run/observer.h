// The observer of a run: it is told what happens, and may ask the run to stop.
#pragma once

#include <optional>
#include <string>

#include "la3/records/stage.h"
#include "la3/search/explore.h"
#include "la3/search/fast_autoaugment.h"
#include "la3/train/trainer.h"

namespace la3::run {

struct Plan;

struct StageBegins {
  records::Stage stage;
  std::string description = {};  // for human readers
  size_t number = 0, count = 0;  // the stage's number, from 1, of `count`
};

struct SearchProgress {
  search::ExploreProgress at;
  uint32_t warm_up = 0;
  std::optional<search::PredictorQuality> quality = std::nullopt;  // the last measurement
};

// Progress of trainings side by side.
struct TrainingsProgress {
  double done = 0;   // trainings, including fractions of those in progress
  size_t count = 0;  // trainings that were left at the start
  int at_a_time = 1;
  double seconds_left = 0;
};

// Does nothing by default: override what is of interest. Called from several threads, but never
// from two at the same time, except for should_stop().
class Observer {
 public:
  virtual ~Observer() = default;

  // Called often, from any thread. True ends the work with train::Interrupted; everything done so
  // far is saved.
  virtual bool should_stop() { return false; }

  // A line about what is happening.
  virtual void note(const std::string&) {}
  // The plan, once the expected times are known.
  virtual void planned(const Plan&) {}
  virtual void stage_begins(const StageBegins&) {}
  virtual void training(const train::TrainProgress&) {}
  virtual void epoch_ends(const train::EpochMetrics&, int /*epochs*/) {}
  virtual void searching(const SearchProgress&) {}
  virtual void trying(const search::TrialProgress&) {}
  virtual void trainings(const TrainingsProgress&) {}
};

// Only passes on the wish to stop.
class QuietObserver final : public Observer {
 public:
  explicit QuietObserver(Observer& to) : to_(to) {}
  bool should_stop() override { return to_.should_stop(); }

 private:
  Observer& to_;
};

}  // namespace la3::run
