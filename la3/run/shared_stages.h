// What all ranks of a run do together: trainings and searches. Only rank 0 knows the run's folder,
// and it says what to do next. Private to la3/run.
#pragma once

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
           std::holds_alternative<records::Training>(stage);
  }

  // On rank 0: carries out one stage in the run's folder. Returns the message about it.
  std::string lead(const records::Stage& stage);
  // In a run of one process: a training next to others. Thread-safe.
  std::string train_beside(const records::Training& training, const Lane& lane) const;
  void finish();

  // On all other ranks: takes part in whatever rank 0 leads, until it finishes.
  void follow();

 private:
  // The images of the final trainings, mirrored as --flip says, and which labels are not by what the
  // search has measured.
  struct Mirrored {
    std::shared_ptr<const data::Dataset> train = {};
    std::string unmirrored = {};  // empty: nothing was measured
  };

  std::string run(const records::Stage& stage) const;
  std::string pretrain() const;
  std::string train(const records::Training& training, const Lane* lane) const;
  // A training in a folder inside the run's. `policy` is as --policy takes it.
  std::string train(const std::filesystem::path& folder, const std::string& network, const Mirrored& images,
                    const std::string& policy, int epochs, uint64_t seed, const Lane* lane) const;
  bool is_flipped_by_label() const;
  Mirrored mirrored() const;
  std::string search(const records::Search& search) const;
  std::unique_ptr<nn::Network> network(const std::string& name, uint64_t seed) const;
  std::shared_ptr<const augment::Sampler> policy(const std::string& policy, uint64_t seed) const;
  records::RunPaths paths() const { return {plan_.options.out}; }

  const Plan& plan_;
  const Context& context_;
  mutable std::mutex mutex_;
  mutable Mirrored mirrored_;  // once it is known; trainings side by side share its images on a GPU
};

}  // namespace la3::run
