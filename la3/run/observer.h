// Who watches a run: is told what goes on, and may ask it to stop.
#pragma once

#include <optional>
#include <string>

#include "la3/records/stage.h"
#include "la3/search/explore.h"
#include "la3/train/trainer.h"

namespace la3::run {

struct Plan;

struct StageBegins {
  records::Stage stage;
  std::string description = {};  // for people
  size_t number = 0, count = 0;  // from 1, of so many
};

struct SearchProgress {
  search::ExploreProgress at;
  uint32_t warm_up = 0;
  std::optional<search::PredictorQuality> quality = std::nullopt;  // as it was last measured
};

// Of trainings side by side.
struct TrainingsProgress {
  double done = 0;   // with parts of those under way
  size_t count = 0;  // of all that are left when they begin
  int at_a_time = 1;
  double seconds_left = 0;
};

// Does nothing as it is: override what is of interest. Called from several threads, but never from
// two at the same time, except for should_stop().
class Observer {
 public:
  virtual ~Observer() = default;

  // Asked often, from any thread. True ends the work with train::Interrupted; all it has done is
  // saved.
  virtual bool should_stop() { return false; }

  // A line about what goes on.
  virtual void note(const std::string&) {}
  // What will be done, once it is known how long it will take.
  virtual void planned(const Plan&) {}
  virtual void stage_begins(const StageBegins&) {}
  virtual void training(const train::TrainProgress&) {}
  virtual void epoch_ends(const train::EpochMetrics&, int /*epochs*/) {}
  virtual void searching(const SearchProgress&) {}
  virtual void trainings(const TrainingsProgress&) {}
};

}  // namespace la3::run
