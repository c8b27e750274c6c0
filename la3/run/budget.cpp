#include "la3/run/budget.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/parse_duration.h"

namespace la3::run {

double budget_seconds(const std::string& budget) {
  try {
    return parse_duration(budget);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(std::string("--budget: ") + error.what());
  }
}

double PredictorSeconds::at(uint32_t evaluations) const {
  if (last_at == first_at) { return last; }
  const double per_evaluation = (last - first) / (static_cast<double>(last_at) - first_at);
  return std::max(0.0, first + per_evaluation * (static_cast<double>(evaluations) - first_at));
}

std::vector<StrengthTraining> strength_trainings(const Work& work) {
  if (!work.measures_strength) { return {}; }
  return strength_trainings(RunSizes{.epochs = work.epochs,
                                     .pretrain_epochs = work.has_own_target ? 0 : work.pretrain_epochs,
                                     .seeds = work.seeds,
                                     .policies = work.policies,
                                     .train_images = work.train_images,
                                     .pretrain_images = work.pretrain_images,
                                     .pretraining_is_one = work.pretraining_is_one});
}

StageSeconds seconds_of(const Work& work, const Speeds& speeds) {
  const auto pass = [&](size_t images) { return static_cast<double>(images) / speeds.inference; };
  const auto training = [&](size_t images, int epochs, double images_per_s) {
    const double evaluations = std::max(1.0, static_cast<double>(epochs) / work.evaluate_every);
    return epochs * static_cast<double>(images) * work.copies / images_per_s + evaluations * pass(work.test_images);
  };
  const auto search = [&](const PredictorSeconds& predictor) {
    // In between it grows about evenly; every tenth iteration measures it too.
    const double mean = !work.trains_predictor ? 0
                                               : (predictor.at(work.warm_up) + predictor.at(work.iterations)) / 2 *
                                                     (work.quality_every > 0 ? 1 + 0.8 / work.quality_every : 1);
    return (static_cast<double>(work.iterations) - work.warm_up) * mean +
           work.iterations * pass(work.validation_images);
  };
  StageSeconds seconds;
  seconds.pretrain = training(work.pretrain_images, work.pretrain_epochs, speeds.pretraining);
  seconds.search = search(speeds.by_label);
  seconds.construct = speeds.by_label.at(work.iterations);
  const std::vector<StrengthTraining> short_ones = strength_trainings(work);
  seconds.strength =
      total_epochs(short_ones) * static_cast<double>(work.pretrain_images) * work.copies / speeds.training +
      static_cast<double>(short_ones.size()) * pass(work.validation_images);
  if (work.label_invariant) { seconds.second_search = search(speeds.of_one_group); }
  seconds.samples = 1 + work.policies * work.reward_passes * work.processes * pass(work.validation_images);
  // The last ones may be fewer than there are lanes, and then some lanes are idle.
  const int trainings = work.seeds * work.policies, rounds = (trainings + speeds.lanes - 1) / speeds.lanes;
  const double idle = trainings == 0 ? 1 : static_cast<double>(rounds * speeds.lanes) / trainings;
  seconds.training = idle * training(work.train_images, work.epochs, speeds.training);
  seconds.report = 1;
  return seconds;
}

double total_seconds(const Work& work, const Speeds& speeds) {
  const StageSeconds of = seconds_of(work, speeds);
  return of.pretrain + of.search + of.construct + of.strength + of.second_search + of.samples +
         work.seeds * work.policies * of.training + of.report;
}

Speeds SpeedTable::at(const std::string& network, int size_px) const {
  const auto exact = measured_.find({network, size_px});
  if (exact != measured_.end()) { return exact->second; }
  const bool is_known = std::any_of(measured_.begin(), measured_.end(),
                                    [&](const auto& entry) { return entry.first.first == network; });
  const auto ratio = [&](int size) {
    return static_cast<double>(std::max(size, size_px)) / std::min(size, size_px);
  };
  auto nearest = measured_.end();
  for (auto entry = measured_.begin(); entry != measured_.end(); ++entry) {
    if (is_known && entry->first.first != network) { continue; }
    if (nearest == measured_.end() || ratio(entry->first.second) < ratio(nearest->first.second)) {
      nearest = entry;
    }
  }
  Speeds speeds = nearest->second;
  const double side = static_cast<double>(nearest->first.second) / size_px;
  const double factor = side * side * (is_known ? 1 : 2);
  for (double* speed : {&speeds.training, &speeds.pretraining, &speeds.inference}) { *speed *= factor; }
  return speeds;
}

int epochs_for(int steps, size_t images, int batch_size) {
  const auto batch = static_cast<size_t>(batch_size);
  const auto per_epoch = static_cast<int>(std::max<size_t>(1, images / batch));  // trainings leave the rest out
  return (steps + per_epoch - 1) / per_epoch;
}

std::string smaller_network(const std::string& network, int size_px) {
  constexpr int kSmallImage = 64;  // as in apply_preset()
  if (network == "resnet-18" && size_px <= kSmallImage) { return "wrn-16-1"; }
  static const std::map<std::string, std::string> smaller = {
      {"resnet-50", "resnet-18"}, {"wrn-40-2", "wrn-16-1"}, {"wrn-16-1", "wrn-10-1"}};
  const auto found = smaller.find(network);
  return found == smaller.end() ? "" : found->second;
}

namespace {

// Trained on fewer images than these, networks learn too little to judge a policy by.
size_t fewest_images(const Work& whole, const Fixed& fixed) {
  const size_t held_out = fixed.hold_out ? whole.validation_images : 0;
  return std::min(whole.train_images, std::max({size_t{500}, 50 * whole.labels, 4 * held_out}));
}

// Of fewer training images a larger share is held out: a search needs some images of each label.
size_t held_out_of(size_t train_images, const Work& whole, const Fixed& fixed) {
  constexpr size_t kPerLabel = 40;
  if (!whole.is_validation_cut || fixed.hold_out) { return whole.validation_images; }
  const size_t enough = std::min({whole.validation_images, kPerLabel * whole.labels, train_images / 4});
  return std::max(enough, whole.validation_images * train_images / whole.train_images);
}

// What has been given up.
struct Given {
  double epochs_share = 1;  // at least this share of the epochs
  bool rivals = false, iterations = false;
  std::optional<int> evaluations = std::nullopt, seeds = std::nullopt, size_px = std::nullopt;
  int networks = 0;  // how many times the next smaller one
  double image_share = 1;
};

// Steps from what costs least to what costs most (docs/training.md says why). Each one that changes
// something makes the run shorter.
const std::vector<std::function<void(Given&)>>& steps() {
  static const std::vector<std::function<void(Given&)>> all = {
      [](Given& given) { given.evaluations = 2; },         // a training
      [](Given& given) { given.size_px = 160; },           //
      [](Given& given) { given.size_px = 128; },           //
      [](Given& given) { given.evaluations = 1; },         //
      [](Given& given) { given.seeds = 3; },               //
      [](Given& given) { given.epochs_share = 0.75; },     //
      [](Given& given) { given.seeds = 2; },               // no fewer: then there are no intervals
      [](Given& given) { given.epochs_share = 0.5; },      //
      [](Given& given) { given.networks = 1; },            //
      [](Given& given) { given.size_px = 96; },            //
      [](Given& given) { given.rivals = true; },           //
      [](Given& given) { given.iterations = true; },       //
      [](Given& given) { given.size_px = 64; },            //
      [](Given& given) { given.networks = 2; },            //
      [](Given& given) { given.image_share = 0.5; },       //
      [](Given& given) { given.epochs_share = 1.0 / 3; },  //
      [](Given& given) { given.image_share = 0.25; },      //
      [](Given& given) { given.image_share = 0.125; },     //
      [](Given& given) { given.epochs_share = 0.2; },      //
      [](Given& given) { given.image_share = 0; },         // as few as make sense
  };
  return all;
}

int share_of(int epochs, double share, int fewest) {
  return std::max(std::min(epochs, fewest), static_cast<int>(std::lround(epochs * share)));
}

// The work that is left. `share` of the epochs.
Work without(const Work& whole, const Fixed& fixed, const Given& given, double share) {
  constexpr int kFewestEpochs = 5, kFewestPretrainEpochs = 4;
  constexpr int kFewestSteps = 100;  // in fewer, a network learns next to nothing, and a search nothing from it
  Work work = whole;
  if (given.image_share < 1 && !fixed.train_images) {
    const auto images = static_cast<size_t>(given.image_share * static_cast<double>(whole.train_images));
    work.train_images = std::max(fewest_images(whole, fixed), images);
    work.validation_images = held_out_of(work.train_images, whole, fixed);
    work.pretrain_images = work.train_images - (whole.is_validation_cut ? work.validation_images : 0);
  }
  const auto fewest = [&](int epochs, size_t images) {
    return std::max(epochs, epochs_for(kFewestSteps, images, work.batch_size));
  };
  if (!fixed.epochs) { work.epochs = share_of(whole.epochs, share, fewest(kFewestEpochs, work.train_images)); }
  if (!fixed.pretrain_epochs) {
    work.pretrain_epochs =
        share_of(whole.pretrain_epochs, share, fewest(kFewestPretrainEpochs, work.pretrain_images));
  }
  if (given.evaluations && !fixed.evaluate_every) {
    const int every = (work.epochs + *given.evaluations - 1) / *given.evaluations;
    work.evaluate_every = std::max(whole.evaluate_every, every);
  }
  if (given.seeds && !fixed.seeds) { work.seeds = std::min(whole.seeds, *given.seeds); }
  if (given.size_px && !fixed.size) { work.size_px = std::min(whole.size_px, *given.size_px); }
  for (int i = 0; i < given.networks && !fixed.network; ++i) {
    const std::string smaller = smaller_network(work.network, work.size_px);
    if (!smaller.empty()) { work.network = smaller; }
  }
  if (given.rivals && !fixed.compare) {
    work.policies -= whole.rivals;
    work.rivals = 0;
  }
  if (given.iterations && !fixed.iterations) {
    work.iterations = std::min(whole.iterations, std::max(whole.iterations * 2 / 3, whole.warm_up + 50));
  }
  return work;
}

std::string px(int side) {
  return std::to_string(side) + "x" + std::to_string(side);
}

std::vector<std::string> differences(const Work& whole, const Work& work) {
  std::vector<std::string> texts;
  const auto instead = [](const std::string& now, auto before) {
    return now + " instead of " + std::to_string(before);
  };
  const auto epochs = [](int count) { return counted(static_cast<size_t>(count), "epoch"); };
  if (work.evaluate_every != whole.evaluate_every) {
    texts.push_back(work.evaluate_every >= work.epochs
                        ? "tests after the last epoch only: the report's curves have one point"
                        : "tests every " + std::to_string(work.evaluate_every) + " epochs instead of every " +
                              (whole.evaluate_every == 1 ? "one" : std::to_string(whole.evaluate_every)) +
                              ": the report's curves have fewer points");
  }
  if (work.size_px != whole.size_px) {
    texts.push_back("images of " + px(work.size_px) + " pixels instead of " + px(whole.size_px) +
                    ": fine detail is lost, and accuracies are lower");
  }
  if (work.seeds != whole.seeds) {
    texts.push_back(instead(counted(static_cast<size_t>(work.seeds), "seed"), whole.seeds) +
                    ": the intervals of the comparison are wider");
  }
  if (work.epochs != whole.epochs || work.pretrain_epochs != whole.pretrain_epochs) {
    std::string text;
    if (work.epochs != whole.epochs) { text = instead(epochs(work.epochs), whole.epochs); }
    if (work.pretrain_epochs != whole.pretrain_epochs) {
      text += (text.empty() ? "" : ", ") +
              instead(epochs(work.pretrain_epochs) + " of pre-training", whole.pretrain_epochs);
    }
    texts.push_back(text + ": networks learn less, and strong policies gain less");
  }
  if (work.network != whole.network) {
    texts.push_back("network " + work.network + " instead of " + whole.network +
                    ": a smaller one, with lower accuracies");
  }
  if (work.policies != whole.policies) {
    texts.push_back("no training with TrivialAugment: the learned policy is compared with none only");
  }
  if (work.iterations != whole.iterations) {
    texts.push_back(instead(std::to_string(work.iterations) + " iterations of search", whole.iterations) +
                    ": fewer triples are tried");
  }
  if (work.train_images != whole.train_images) {
    texts.push_back(
        std::to_string(work.train_images) + " of " + std::to_string(whole.train_images) + " training images" +
        (whole.is_validation_cut ? ", " + std::to_string(work.validation_images) + " of them for the search" : "") +
        ": with more of them, the gain is usually smaller");
  }
  return texts;
}

}  // namespace

Fit fit_to(double seconds, const Work& whole, const Fixed& fixed, const SpeedTable& speeds) {
  const auto total = [&](const Work& work) { return total_seconds(work, speeds.at(work.network, work.size_px)); };
  const auto result = [&](const Work& work) { return Fit{work, total(work), differences(whole, work)}; };
  if (total(whole) <= seconds) { return result(whole); }

  std::vector<bool> taken(steps().size(), false);
  const auto given = [&] {
    Given all;
    for (size_t i = 0; i < taken.size(); ++i) {
      if (taken[i]) { steps()[i](all); }
    }
    return all;
  };
  const auto work_at = [&](const Given& of, double share) { return without(whole, fixed, of, share); };
  const auto fits = [&] {
    const Given of = given();
    return total(work_at(of, of.epochs_share)) <= seconds;
  };
  size_t last = 0;
  while (last < taken.size()) {
    taken[last++] = true;
    if (fits()) { break; }
  }
  const Given most = given();
  if (!fits()) { return result(work_at(most, most.epochs_share)); }
  for (size_t i = last; i-- > 0;) {  // the dearest first
    taken[i] = false;
    if (!fits()) { taken[i] = true; }
  }
  const Given least = given();
  double share = 1;
  while (share > least.epochs_share && total(work_at(least, share)) > seconds) { share -= 0.01; }
  return result(work_at(least, std::max(share, least.epochs_share)));
}

std::vector<std::string> advice(const Work& work, const Fixed& fixed, const SpeedTable& speeds) {
  std::vector<std::string> lines;
  const auto add = [&](const std::string& flags, const std::string& what, const Work& changed) {
    lines.push_back(flags + ": " + what + ", about " +
                    duration_text(total_seconds(changed, speeds.at(changed.network, changed.size_px))));
  };
  if (!fixed.size && work.size_px > 128) {
    Work smaller = work;
    smaller.size_px = 128;
    add("--data '...?size=128'", "images of " + px(128) + " instead of " + px(work.size_px) + " pixels", smaller);
  }
  if (!fixed.network && !smaller_network(work.network, work.size_px).empty()) {
    Work smaller = work;
    smaller.network = smaller_network(work.network, work.size_px);
    add("--network " + smaller.network, "a smaller network", smaller);
  }
  if (!fixed.init && !fixed.epochs && !fixed.pretrain_epochs && work.epochs > 5 && work.pretrain_epochs > 3) {
    Work fewer = work;
    fewer.epochs = 5;
    fewer.pretrain_epochs = 3;
    add("--init FILE --pretrain-epochs 3 --epochs 5", "weights to start from need fewer epochs", fewer);
  }
  lines.emplace_back("--device cuda: a GPU is tens of times as fast");
  lines.emplace_back("--budget 2h: fits settings to a time, and says what it gives up");
  return lines;
}

}  // namespace la3::run
