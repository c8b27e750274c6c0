#include "la3/run/train_stage.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "la3/core/duration.h"
#include "la3/loader/epoch_order.h"
#include "la3/nn/weights.h"
#include "la3/records/metrics_file.h"
#include "la3/records/predictions_file.h"
#include "la3/reward/reward.h"
#include "la3/run/data_digest.h"
#include "la3/run/trained_on.h"

namespace la3::run {
namespace {

constexpr size_t kConfusions = 10;
constexpr size_t kHintImages = 1000;  // enough for an error of a point

std::optional<double> unless_nan(double value) {
  return std::isnan(value) ? std::nullopt : std::optional(value);
}

records::EpochLine line_of(const train::EpochMetrics& metrics) {
  records::EpochLine line{.epoch = metrics.epoch,
                          .learning_rate = metrics.learning_rate,
                          .train_loss = metrics.train_loss,
                          .train_accuracy = metrics.train_accuracy};
  if (metrics.test) {
    line.test_loss = metrics.test->loss;
    line.test_accuracy = metrics.test->accuracy();
    line.test_accuracy_top5 = metrics.test->accuracy_in_five();
    for (size_t label = 0; label < metrics.test->confusion.size(); ++label) {
      line.test_recall.push_back(unless_nan(metrics.test->recall(label)));
    }
  }
  line.seconds = metrics.seconds;
  line.images_per_s = metrics.images_per_s;
  line.waiting_share = metrics.waiting_share;
  line.before_seconds = metrics.before_s;
  if (metrics.test) { line.evaluation_seconds = metrics.evaluation_s; }
  return line;
}

// Where the time of a training went.
class Times {
 public:
  void add(const train::EpochMetrics& metrics) {
    if (steps_s_ == 0) {
      before_s_ = metrics.before_s;
      first_epoch_s_ = metrics.seconds;
    } else {
      between_s_ += metrics.before_s;
    }
    steps_s_ += metrics.seconds;
    evaluations_s_ += metrics.evaluation_s;
  }
  std::string text() const {
    const double all_s = seconds_since(began_);
    char text[300];
    std::snprintf(
        text, sizeof(text),
        "%.2f s: %.2f s before the first step, %.2f s of steps (%.1f%%; %.2f s of them in the first epoch), "
        "%.2f s of evaluations, %.2f s between epochs, %.2f s at the end",
        all_s, before_s_, steps_s_, 100 * steps_s_ / all_s, first_epoch_s_, evaluations_s_, between_s_,
        all_s - before_s_ - steps_s_ - evaluations_s_ - between_s_);
    return text;
  }

 private:
  const Clock::time_point began_ = Clock::now();
  double before_s_ = 0, first_epoch_s_ = 0, steps_s_ = 0, evaluations_s_ = 0, between_s_ = 0;
};

// On training images that are spread over the data set, augmented as in an epoch after the last.
records::HintUse measure_hint_use(const TrainStage& stage) {
  const data::Dataset& whole = *stage.data.train;
  std::vector<size_t> some(std::min(whole.size(), kHintImages));
  for (size_t i = 0; i < some.size(); ++i) { some[i] = i * whole.size() / some.size(); }
  const train::TrainOptions& train = stage.options;
  reward::Reward reward(stage.network, std::make_shared<data::Subset>(stage.data.train, some),
                        {.workers = train.workers,
                         .device = train.device,
                         .bf16 = train.bf16,
                         .resident = false,
                         .seed = train.seed,
                         .should_stop = train.should_stop});
  const auto epoch = static_cast<uint32_t>(train.schedule.epochs);
  const auto other = std::make_shared<augment::Sampler>(train.policy->for_next_labels());
  return {static_cast<int64_t>(some.size()), reward.accuracy(train.policy, epoch), reward.accuracy(other, epoch)};
}

}  // namespace

records::TestResult test_result(const train::Evaluation& evaluation, const data::Dataset& tested_on) {
  const std::vector<std::string>&labels = tested_on.labels(), &titles = tested_on.label_titles();
  records::TestResult result{
      .images = static_cast<int64_t>(evaluation.images),
      .accuracy = evaluation.accuracy(),
      .accuracy_top5 = evaluation.accuracy_in_five(),
      .loss = evaluation.loss,
      .macro_f1 = records::macro_f1(evaluation.truth, evaluation.predicted, static_cast<uint32_t>(labels.size()))};
  for (size_t label = 0; label < labels.size(); ++label) {
    const auto& row = evaluation.confusion[label];
    result.labels.push_back({.label = labels[label],
                             .images = std::accumulate(row.begin(), row.end(), int64_t{0}),
                             .recall = unless_nan(evaluation.recall(label)),
                             .title = titles.empty() || titles[label] == labels[label] ? "" : titles[label]});
    for (size_t predicted = 0; predicted < labels.size(); ++predicted) {
      if (label != predicted && row[predicted] > 0) {
        result.confusions.push_back({labels[label], labels[predicted], row[predicted]});
      }
    }
  }
  std::stable_sort(result.confusions.begin(), result.confusions.end(),
                   [](const auto& a, const auto& b) { return a.images > b.images; });
  if (result.confusions.size() > kConfusions) { result.confusions.resize(kConfusions); }
  return result;
}

std::string time_text(const std::string& what, double seconds) {
  char text[40];
  std::snprintf(text, sizeof(text), ": %.2f s", seconds);
  return what + text;
}

records::TrainingResult run_train_stage(const records::WorkFolder& folder, TrainStage stage, Observer& observer) {
  Times times;
  train::TrainOptions& train = stage.options;
  train.checkpoint_folder = folder.checkpoints();
  train.settings["training data"] = digest_of(*stage.data.train);
  const auto note = [&](const std::string& line) {
    if (!stage.watch) { observer.note(stage.prefix + line); }
  };
  train.progress = [&](const train::TrainProgress& at) {
    if (stage.watch) { return stage.watch(at); }
    observer.training(at);
  };
  train.epoch_done = [&](const train::EpochMetrics& metrics) {
    records::add_line(folder.path(), line_of(metrics));
    times.add(metrics);
    if (!stage.watch) { observer.epoch_ends(metrics, train.schedule.epochs); }
  };
  train.note = note;
  if (stage.says_times) {
    train.timed = [&](const std::string& what, double seconds) { note(time_text(what, seconds)); };
  }
  // Only now is it certain that the settings match the work in the folder.
  train.started = [&](int epoch, size_t step) {
    records::write_config(folder.path(), "train", stage.config);
    records::keep_epochs(folder.path(), epoch);
    if (epoch > 0 || step > 0) {
      note("going on after epoch " + std::to_string(epoch) +
           (step > 0 ? " and " + std::to_string(step) + " steps" : ""));
    }
  };
  train.should_stop = [&] { return observer.should_stop(); };

  const auto test = train::train(stage.network, stage.data.train, stage.data.test, train);
  nn::Metadata metadata = describe(*stage.data.train);
  metadata["network"] = stage.network.name();
  metadata["data"] = stage.data_name;
  // So that `la3 search --flip by-label` can tell.
  if (const auto flip = train.settings.find("flip"); flip != train.settings.end()) {
    metadata[kFlipKey] = flip->second;
  }
  nn::save_weights(stage.network, folder.weights(), metadata);
  records::TrainingResult result{.network = stage.network.name(),
                                 .data = stage.data_name,
                                 .policy = train.settings["policy"],
                                 .epochs = train.schedule.epochs,
                                 .seed = train.seed,
                                 .training_images = {},
                                 .test = std::nullopt,
                                 .hint = std::nullopt};
  for (const size_t count : loader::label_counts(*stage.data.train)) {
    result.training_images.push_back(static_cast<int64_t>(count));
  }
  if (test) {
    result.test = test_result(*test, *stage.data.test);
    records::write_predictions(folder.path(), {.test_set = digest_of(*stage.data.test),
                                               .labels = static_cast<uint32_t>(stage.data.test->labels().size()),
                                               .truth = test->truth,
                                               .predicted = test->predicted});
  }
  if (train.policy && train.policy->is_by_label()) { result.hint = measure_hint_use(stage); }
  records::write_result(folder.path(), result);
  if (stage.says_times) { note(times.text()); }
  return result;
}

void join_train_stage(TrainStage stage, Observer& observer) {
  stage.options.should_stop = [&] { return observer.should_stop(); };
  train::train(stage.network, stage.data.train, stage.data.test, stage.options);
}

}  // namespace la3::run
