// Trainings side by side in one process: how many at a time, and the work itself. A whole run and
// `la3 train --seeds` share it. Private to la3/run and the commands.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "la3/run/context.h"
#include "la3/run/lanes.h"
#include "la3/run/options.h"

namespace la3::run {

// What one of several trainings at a time works with.
struct Lane {
  int threads = 1;  // of LibTorch
  // Receives the progress instead of the observer. Empty if there is one training at a time.
  std::function<void(const train::TrainProgress&)> watch = {};
};

struct TrainingSeconds {
  double own = 0;    // from its beginning to its end
  double share = 0;  // of the time of all: at any moment, those in progress share it equally

  static TrainingSeconds alone(double seconds) { return {seconds, seconds}; }
};

// The trainings, by number. Except for `train`, all functions and the observer are called by one
// thread at a time.
struct Trainings {
  size_t count = 0;
  std::function<bool(size_t)> is_done = {};  // before
  std::function<void(size_t)> begin = {};    // also those that were done before
  std::function<void(size_t, const Lane&)> train = {};
  std::function<void(size_t, const TrainingSeconds&)> finish = {};
  // Interrupted, or failed if there is a message.
  std::function<void(size_t, const TrainingSeconds&, const std::string& failure)> stop = {};
};

// Runs those that are not done, `lanes.count` at a time. If one fails, the others still finish
// before its exception is thrown. Throws train::Interrupted once all have stopped.
void train_side_by_side(const Lanes& lanes, const Trainings& trainings, Observer& observer);

// Trainings that differ only in seed and policy.
struct SideBySide {
  TrainingOptions options = {};
  std::shared_ptr<const data::Dataset> images = nullptr;
  int trainings = 1;
  int wanted = 0;  // at a time; 0: as many as suit network and device
};

// The number at a time, as far as it is known without measuring: as wanted, but on a CPU one if the
// network comes from TorchScript, which a note says; else on a CPU one per core if the network is
// small, since small networks gain little from several threads; else one.
// The result of a training does not depend on it; on CPUs its last bits depend on `threads`.
Lanes choose_lanes(const SideBySide& work, const Context& context);

// Images per second of a short training on this process. Calls `warm` when it has warmed up.
double training_speed(
    const TrainingOptions& options, const std::shared_ptr<const data::Dataset>& images, const Context& context,
    const std::function<void()>& warm = [] {});

// Whether measure_lanes() may find a number: on a GPU, unless one is wanted.
bool may_measure_lanes(const SideBySide& work, const Context& context);

// Images per second of all that train at a time. If it may, also sets `lanes`, by doubling their
// number as long as it pays, unless the trainings are short. Throws
// train::Interrupted when the observer asks to stop.
double measure_lanes(const SideBySide& work, double speed_of_one, const Context& context, Lanes& lanes);

}  // namespace la3::run
