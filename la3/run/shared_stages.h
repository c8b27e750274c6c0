// What all ranks of a run do together: trainings and searches. Only rank 0 knows the run's folder,
// and it says what to do next. Private to la3/run.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "la3/records/run_folder.h"
#include "la3/run/run.h"
#include "la3/run/side_by_side.h"

namespace la3::run {

class SharedStages {
 public:
  SharedStages(const Plan& plan, const Context& context) : plan_(plan), context_(context) {}

  static bool has(const records::Stage& stage) {
    return std::holds_alternative<records::Pretrain>(stage) || std::holds_alternative<records::Search>(stage) ||
           std::holds_alternative<records::Strength>(stage) || std::holds_alternative<records::Training>(stage);
  }

  // On rank 0: carries out one stage in the run's folder. Returns the message about it.
  std::string lead(const records::Stage& stage);
  // In a run of one process: a training next to others. Thread-safe.
  std::string train_beside(const records::Training& training, const Lane& lane) const;
  void finish();

  // On all other ranks: takes part in whatever rank 0 leads, until it finishes.
  void follow();

 private:
  // Images mirrored as --flip says, and which labels are not by what the search has measured.
  struct Mirrored {
    std::shared_ptr<const data::Dataset> train = {};
    std::string unmirrored = {};  // empty: nothing was measured
  };
  // A training in a folder inside the run's.
  struct One {
    std::filesystem::path folder = {};
    std::string network = {};
    Mirrored images = {};
    std::shared_ptr<const data::Dataset> test = {};
    std::string policy = {};  // for config.toml, as --policy takes it
    std::shared_ptr<const augment::Sampler> sampler = nullptr;
    int epochs = 0;
    int evaluate_every = 0;  // 0: as the settings say
    uint64_t seed = 0;
  };

  std::string run(const records::Stage& stage) const;
  std::string pretrain() const;
  std::string train(const records::Training& training, const Lane* lane) const;
  // On all ranks but the first, gives an empty result. `is_quiet`: only its progress is shown.
  records::TrainingResult train(const One& one, const Lane* lane, bool is_quiet = false) const;
  // Those of plan.strength_trainings that are not in strength.json yet.
  std::string measure_strength() const;
  records::StrengthMeasurement measure(const StrengthTraining& training, const policy::Policy& constructed,
                                       const Mirrored& images, const Lane* lane) const;
  bool is_flipped_by_label() const;
  // The data set is that of the final trainings or of the pre-training.
  Mirrored mirrored(const std::shared_ptr<const data::Dataset>& images) const;
  std::string search(const records::Search& search) const;
  std::unique_ptr<nn::Network> network(const std::string& name, uint64_t seed) const;
  std::shared_ptr<const augment::Sampler> policy(const std::string& policy, uint64_t seed) const;
  // Rank 0's policy, on all ranks.
  policy::Policy shared_policy(const std::string& file) const;
  records::RunPaths paths() const { return {plan_.options.out}; }

  const Plan& plan_;
  const Context& context_;
  mutable std::mutex mutex_;
  // Once they are known; trainings side by side share their images on a GPU.
  mutable std::map<const data::Dataset*, Mirrored> mirrored_;
};

}  // namespace la3::run
