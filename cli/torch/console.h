// What a run, a training or a search prints to the terminal while it works.
#pragma once

#include "cli/commands.h"
#include "cli/progress.h"
#include "la3/run/observer.h"

namespace la3::cli {

class Console : public run::Observer {
 public:
  explicit Console(const GlobalOptions& options) : options_(options), progress_(options) {}

  bool should_stop() override;
  void note(const std::string& line) override;
  void planned(const run::Plan& plan) override;
  void stage_begins(const run::StageBegins& begun) override;
  void training(const train::TrainProgress& at) override;
  void epoch_ends(const train::EpochMetrics& metrics, int epochs) override;
  void searching(const run::SearchProgress& at) override;
  void trying(const search::TrialProgress& at) override;
  void trainings(const run::TrainingsProgress& at) override;

 private:
  const GlobalOptions options_;
  ProgressLine progress_;
  bool is_run_ = false;  // a whole run: epochs get no line of their own
};

}  // namespace la3::cli
