#include "cli/torch/train_stage.h"

#include <cstdio>

#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/torch/data_digest.h"
#include "cli/torch/evaluation_json.h"
#include "la3/nn/weights.h"

namespace la3::cli {
namespace {

std::string describe(const train::TrainProgress& at) {
  char text[160];
  std::snprintf(text, sizeof(text), "epoch %d/%d, step %zu/%zu, loss %.3f, %.0f images/s, ", at.epoch, at.epochs,
                at.step, at.steps, at.loss, at.images_per_s);
  return text + duration_text(at.seconds_left) + " left";
}

std::string describe(const train::EpochMetrics& metrics, int epochs) {
  char text[200];
  std::snprintf(text, sizeof(text), "epoch %d/%d: train loss %.3f, accuracy %.2f%%", metrics.epoch, epochs,
                metrics.train_loss, metrics.train_accuracy);
  std::string line = text;
  if (metrics.test) {
    std::snprintf(text, sizeof(text), "; test accuracy %.2f%%", metrics.test->accuracy());
    line += text;
  }
  std::snprintf(text, sizeof(text), "; %.0f images/s", metrics.images_per_s);
  return line + text;
}

nlohmann::ordered_json to_json(const train::EpochMetrics& metrics) {
  nlohmann::ordered_json line = {{"epoch", metrics.epoch},
                                 {"learning_rate", metrics.learning_rate},
                                 {"train_loss", metrics.train_loss},
                                 {"train_accuracy", metrics.train_accuracy}};
  if (metrics.test) {
    line["test_loss"] = metrics.test->loss;
    line["test_accuracy"] = metrics.test->accuracy();
    line["test_accuracy_top5"] = metrics.test->accuracy_in_five();
    for (size_t label = 0; label < metrics.test->confusion.size(); ++label) {
      line["test_recall"].push_back(metrics.test->recall(label));
    }
  }
  line["seconds"] = metrics.seconds;
  line["images_per_s"] = metrics.images_per_s;
  line["waiting_share"] = metrics.waiting_share;
  return line;
}

}  // namespace

nlohmann::ordered_json run_train_stage(const RunDirectory& run, TrainStage stage, const GlobalOptions& options) {
  train::TrainOptions& train = stage.options;
  train.checkpoint_folder = run.checkpoints();
  train.settings["training data"] = digest_of(*stage.data.train);
  ProgressLine progress(options);
  train.progress = [&](const train::TrainProgress& at) {
    if (stage.watch) { return stage.watch(at); }
    if (!progress.is_due()) { return; }
    const auto steps = static_cast<size_t>(at.epochs) * at.steps;
    progress.show(stage.prefix + describe(at), {{"done", static_cast<size_t>(at.epoch - 1) * at.steps + at.step},
                                                {"total", steps},
                                                {"epoch", at.epoch},
                                                {"epochs", at.epochs},
                                                {"loss", at.loss},
                                                {"images_per_s", at.images_per_s},
                                                {"seconds_left", at.seconds_left}});
  };
  train.epoch_done = [&](const train::EpochMetrics& metrics) {
    run.add_metrics(to_json(metrics));
    if (stage.prefix.empty()) { progress.note(describe(metrics, train.schedule.epochs)); }
  };
  train.note = [&](const std::string& line) { progress.note(stage.prefix + line); };
  // Only now is it sure that the settings are those of the run in the folder.
  train.started = [&](int epoch, size_t step) {
    run.write_config("train", stage.config);
    run.keep_metrics(epoch);
    if (epoch > 0 || step > 0) {
      progress.note(stage.prefix + "going on after epoch " + std::to_string(epoch) +
                    (step > 0 ? " and " + std::to_string(step) + " steps" : ""));
    }
  };
  train.should_stop = was_interrupted;

  const auto test = train::train(stage.network, stage.data.train, stage.data.test, train);
  nn::save_weights(stage.network, run.weights(), {{"network", stage.network.name()}, {"data", stage.data_name}});
  nlohmann::ordered_json result = {{"network", stage.network.name()},
                                   {"data", stage.data_name},
                                   {"policy", train.settings["policy"]},
                                   {"epochs", train.schedule.epochs},
                                   {"seed", train.seed}};
  if (test) { result["test"] = evaluation_json(*test, stage.data.test->labels()); }
  run.write_result(result);
  return result;
}

void join_train_stage(TrainStage stage) {
  stage.options.should_stop = was_interrupted;
  train::train(stage.network, stage.data.train, stage.data.test, stage.options);
}

}  // namespace la3::cli
