// How long a run takes, as a function of its settings and of measured speeds, and what it gives up to
// fit into a time (--budget). Nothing here measures or opens anything: estimate.cpp does. Private to
// la3/run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "la3/run/strength_trainings.h"

namespace la3::run {

// The seconds of --budget. Throws std::invalid_argument.
double budget_seconds(const std::string& budget);

// What the time of a run depends on.
struct Work {
  std::string network = {};  // of the pre-training, the search and the trainings
  int size_px = 32;          // the side of the images
  size_t labels = 0, train_images = 0, pretrain_images = 0, validation_images = 0, test_images = 0;
  bool is_validation_cut = true;  // from the training images
  int batch_size = 128, copies = 1, processes = 1;
  int pretrain_epochs = 0, epochs = 0, evaluate_every = 1, seeds = 1;
  int policies = 2;  // that are compared
  int rivals = 0;    // of these, neither none nor learned
  uint32_t iterations = 0, warm_up = 0;
  int quality_every = 0;
  bool trains_predictor = true;  // in every iteration after the warm-up
  bool label_invariant = false;
  bool measures_strength = false;   // by short trainings
  bool has_own_target = false;      // the trainings have another network than the pre-training
  bool pretraining_is_one = false;  // of RunSizes
  int reward_passes = 2;            // over the validation images, with each policy, for the report

  bool operator==(const Work&) const = default;
};

// Seconds of one training of the predictor, measured for two numbers of evaluations a label.
struct PredictorSeconds {
  uint32_t first_at = 0, last_at = 0;
  double first = 0, last = 0;

  double at(uint32_t evaluations) const;  // on the line through both
};

struct Speeds {
  double training = 1;     // images per second of all trainings in progress together
  int lanes = 1;           // how many are in progress, each on a core of its own
  double pretraining = 1;  // of one training
  double inference = 1;
  PredictorSeconds by_label = {}, of_one_group = {};  // the second for label_invariant only
};

// Empty unless they are measured.
std::vector<StrengthTraining> strength_trainings(const Work& work);

struct StageSeconds {
  double pretrain = 0, search = 0, construct = 0, strength = 0, second_search = 0, samples = 0;
  double training = 0;  // what each adds to the run
  double report = 0;
};
StageSeconds seconds_of(const Work& work, const Speeds& speeds);
// Of all stages.
double total_seconds(const Work& work, const Speeds& speeds);

// Speeds by network and size. What was not measured is derived from the nearest size that was: the
// time of an image grows with its pixels. Smaller networks are taken to be twice as fast.
class SpeedTable {
 public:
  void add(const std::string& network, int size_px, const Speeds& speeds) {
    measured_[{network, size_px}] = speeds;
  }
  bool has(const std::string& network, int size_px) const { return measured_.contains({network, size_px}); }
  // REQUIRES: at least one was added.
  Speeds at(const std::string& network, int size_px) const;

 private:
  std::map<std::pair<std::string, int>, Speeds> measured_;
};

// What must stay as it is, because the user has chosen it or it cannot change.
struct Fixed {
  bool size = false, network = false, seeds = false, epochs = false, pretrain_epochs = false;
  bool evaluate_every = false, compare = false, iterations = false, train_images = false;
  bool hold_out = false;
  bool init = false;  // it starts from weights
};

struct Fit {
  Work work = {};
  double seconds = 0;                     // expected
  std::vector<std::string> gave_up = {};  // one sentence each; empty if nothing had to be
};

// The work that fits into so many seconds, or, if none does, the shortest. What is given up first
// costs least: the order is in docs/training.md. What turns out to have been given up for nothing is
// taken back, and epochs are as many as there is time for.
Fit fit_to(double seconds, const Work& whole, const Fixed& fixed, const SpeedTable& speeds);

// A run as long as this on a CPU is started only if the user confirms it.
inline constexpr double kLongSeconds = 2 * 3600;

// What would make a run shorter, one flag a line, with the time that it would take.
std::vector<std::string> advice(const Work& work, const Fixed& fixed, const SpeedTable& speeds);

// The next smaller network of those in the presets, for images of this size; empty if there is none.
std::string smaller_network(const std::string& network, int size_px);

// So many epochs of so many images that the steps are at least these.
int epochs_for(int steps, size_t images, int batch_size);

}  // namespace la3::run
