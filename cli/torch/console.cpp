#include "cli/torch/console.h"

#include <cstdio>

#include "cli/interrupt.h"
#include "cli/torch/run_print.h"

namespace la3::cli {

bool Console::should_stop() {
  return was_interrupted();
}

void Console::note(const std::string& line) {
  progress_.note(line);
}

void Console::planned(const run::Plan& plan) {
  is_run_ = true;
  const bool is_result = options_.plan_is_result && !options_.json;
  print_plan(plan, [&](const std::string& line) {
    if (is_result) {
      std::puts(line.c_str());
    } else {
      note(line);
    }
  });
  std::fflush(stdout);
}

void Console::stage_begins(const run::StageBegins& begun) {
  write_event(options_, {{"event", "stage"},
                         {"stage", records::stage_name(begun.stage)},
                         {"text", begun.description},
                         {"stage_number", begun.number},
                         {"stages", begun.count}});
}

void Console::training(const train::TrainProgress& at) {
  if (!progress_.is_due()) { return; }
  char text[160];
  std::snprintf(text, sizeof(text), "epoch %d/%d, step %zu/%zu, loss %.3f, %.0f images/s, ", at.epoch, at.epochs,
                at.step, at.steps, at.loss, at.images_per_s);
  const auto steps = static_cast<size_t>(at.epochs) * at.steps;
  progress_.show((is_run_ ? "  " : "") + (text + duration_text(at.seconds_left)) + " left",
                 {{"done", static_cast<size_t>(at.epoch - 1) * at.steps + at.step},
                  {"total", steps},
                  {"epoch", at.epoch},
                  {"epochs", at.epochs},
                  {"loss", at.loss},
                  {"images_per_s", at.images_per_s},
                  {"seconds_left", at.seconds_left}});
}

void Console::epoch_ends(const train::EpochMetrics& metrics, int epochs) {
  if (is_run_) { return; }
  char text[200];
  std::snprintf(text, sizeof(text), "epoch %d/%d: train loss %.3f, accuracy %.2f%%", metrics.epoch, epochs,
                metrics.train_loss, metrics.train_accuracy);
  std::string line = text;
  if (metrics.test) {
    std::snprintf(text, sizeof(text), "; test accuracy %.2f%%", metrics.test->accuracy());
    line += text;
  }
  std::snprintf(text, sizeof(text), "; %.0f images/s", metrics.images_per_s);
  progress_.note(line + text);
}

void Console::searching(const run::SearchProgress& progress) {
  if (!progress_.is_due()) { return; }
  const search::ExploreProgress& at = progress.at;
  char text[200];
  std::snprintf(text, sizeof(text), "iteration %u/%u%s, mean reward %.1f, of the last 20 %.1f, ", at.iteration,
                at.iterations, at.iteration <= progress.warm_up ? " (warm-up)" : "", at.mean_reward,
                at.recent_reward);
  std::string line = text;
  if (progress.quality) {
    std::snprintf(text, sizeof(text), "predictor's rank correlation %.2f, error %.1f, ", progress.quality->spearman,
                  progress.quality->mae);
    line += text;
  }
  progress_.show(line + duration_text(at.seconds_left) + " left", {{"done", at.iteration},
                                                                   {"total", at.iterations},
                                                                   {"mean_reward", at.mean_reward},
                                                                   {"recent_reward", at.recent_reward},
                                                                   {"seconds_left", at.seconds_left}});
}

void Console::trying(const search::TrialProgress& at) {
  if (!progress_.is_due()) { return; }
  char text[120];
  std::snprintf(text, sizeof(text), "trial %u/%u: %.1f%% recognised, in the best %.1f%%, ", at.trial, at.trials,
                at.accuracy, at.best);
  progress_.show(text + duration_text(at.seconds_left) + " left", {{"done", at.trial},
                                                                   {"total", at.trials},
                                                                   {"accuracy", at.accuracy},
                                                                   {"best", at.best},
                                                                   {"seconds_left", at.seconds_left}});
}

void Console::trainings(const run::TrainingsProgress& at) {
  if (!progress_.is_due()) { return; }
  char text[120];
  std::snprintf(text, sizeof(text), "  %.0f%% of %zu trainings, %d at a time, ",
                100 * at.done / static_cast<double>(at.count), at.count, at.at_a_time);
  progress_.show(text + duration_text(at.seconds_left) + " left",
                 {{"done", at.done}, {"total", at.count}, {"seconds_left", at.seconds_left}});
}

}  // namespace la3::cli
