#include "tests/report/made_up_run.h"

#include <algorithm>
#include <cmath>

#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/data/shapes.h"
#include "la3/policy/policy.h"
#include "la3/records/metrics_file.h"
#include "la3/records/predictions_file.h"
#include "la3/records/result_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/samples/samples.h"
#include "la3/search/evaluations.h"
#include "la3/search/space.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using augment::kOpCount;

// Rough bell curve around 0, of deviation 1.
double noise(random::Stream& stream) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) { sum += stream.uniform(); }
  return sum - 6;
}

// How much an op costs a label, in points: some labels suffer from some ops.
double cost(int label, int op) {
  random::Stream stream(77, static_cast<uint32_t>(op), static_cast<uint64_t>(label), random::Purpose::kBenchmark);
  const double luck = stream.uniform();
  if (op == kOpCount - 1) { return 0; }
  return luck < 0.7 ? -1.5 * luck : -30 * (luck - 0.65);
}

struct Writer {
  fs::path folder;
  MadeUpRun what;
  std::vector<std::string> labels;
  random::Stream stream{1, 0, 0, random::Purpose::kBenchmark};

  void training(const std::string& name, const std::string& policy, int seed, double final_accuracy) {
    const fs::path training_folder = folder / name;
    fs::create_directories(training_folder);
    const bool augmented = policy != "none";
    for (int epoch = 1; epoch <= what.epochs; ++epoch) {
      const double progress = 1 - std::exp(-4.0 * epoch / what.epochs);
      records::EpochLine line{.epoch = epoch};
      line.learning_rate = 0.1 * (1 - static_cast<double>(epoch) / what.epochs);
      line.train_loss = 2.3 * (1 - progress) + (augmented ? 0.45 : 0.12) + 0.02 * noise(stream);
      line.train_accuracy = 10 + 85 * progress;
      line.test_loss = 2.3 - 1.5 * progress;
      line.test_accuracy = 10 + (final_accuracy - 10) / 0.98168 * progress + (1 - progress) * 4 * noise(stream);
      line.test_accuracy_top5 = 99;
      if (what.perfect) { line.train_loss = 0.0, line.test_accuracy = 100.0; }
      line.seconds = 1.5, line.images_per_s = 3000, line.waiting_share = 0.01;
      records::add_line(training_folder, line);
    }
    if (what.perfect) { final_accuracy = 100; }
    records::TestResult test{.images = what.images * what.labels};
    test.accuracy_top5 = 99, test.loss = 0.5;
    records::Predictions predictions{.test_set = "made up", .labels = static_cast<uint32_t>(what.labels)};
    int all = 0;
    for (int label = 0; label < what.labels; ++label) {
      const double lift = augmented ? what.lift * std::sin(1.7 * label) : 0;
      const double random = std::clamp(final_accuracy + lift + 1.2 * noise(stream), 0.0, 100.0);
      const int correct = what.perfect ? what.images : static_cast<int>(std::lround(random * what.images / 100));
      test.labels.push_back({labels[static_cast<size_t>(label)], what.images, 100.0 * correct / what.images});
      all += correct;
      predict(label, correct, predictions);
    }
    test.accuracy = 100.0 * all / static_cast<double>(test.images);
    if (what.predictions) { records::write_predictions(training_folder, predictions); }
    records::TrainingResult result{.network = "wrn-10-1",
                                   .data = "shapes",
                                   .policy = policy,
                                   .epochs = what.epochs,
                                   .seed = static_cast<uint64_t>(seed),
                                   .test = test};
    if (policy == records::kLearnedPolicy) { result.hint = records::HintUse{1000, 95.0 + seed, 91.0 - seed}; }
    records::write_result(training_folder, result);
  }

  // The later images of a label are the harder ones, but not in every training to the same degree.
  void predict(int label, int correct, records::Predictions& predictions) {
    std::vector<std::pair<double, size_t>> order;
    for (int image = 0; image < what.images; ++image) {
      order.emplace_back(image + 0.1 * what.images * noise(stream), predictions.truth.size());
      predictions.truth.push_back(static_cast<uint32_t>(label));
      predictions.predicted.push_back(static_cast<uint32_t>((label + 1) % what.labels));
    }
    std::sort(order.begin(), order.end());
    for (int i = 0; i < correct; ++i) {
      predictions.predicted[order[static_cast<size_t>(i)].second] = static_cast<uint32_t>(label);
    }
  }

  void search() {
    search::EvaluationsHeader header;
    header.data = "shapes";
    header.network = "wrn-10-1";
    header.weights = "0123456789abcdef";
    header.labels = labels;
    header.iterations = static_cast<uint32_t>(what.iterations);
    header.warm_up = static_cast<uint32_t>(what.warm_up);
    for (uint32_t label = 0; label < labels.size(); ++label) { header.baseline.push_back({50, 44 + label % 6}); }
    if (what.weak) {
      header.baseline.at(1) = {50, 4};
      header.baseline.at(2) = {5, 1};
      header.baseline.at(3) = {8, 7};
    }
    const fs::path search_folder = folder / "search";
    fs::create_directories(search_folder);
    search::EvaluationsWriter writer(search_folder / records::kEvaluationsName, header);
    for (int iteration = 1; iteration <= what.iterations; ++iteration) {
      const bool warm_up = iteration <= what.warm_up;
      const double done = static_cast<double>(iteration) / what.iterations;
      double sum = 0;
      std::vector<search::Evaluation> evaluations;
      for (int label = 0; label < what.labels; ++label) {
        evaluations.push_back(evaluation(iteration, label, warm_up ? 1 : 1 + static_cast<int>(5 * done), header));
        sum += header.reward(static_cast<size_t>(label), evaluations.back().count);
      }
      writer.add(evaluations);
      records::IterationLine line{.iteration = iteration, .mean_reward = sum / what.labels};
      if (!warm_up) {
        line.has_quality = true;
        line.spearman = 0.96 - 0.5 * std::exp(-5 * done) + 0.01 * noise(stream);
        line.mae = 2 + 9 * std::exp(-3 * done) + 0.15 * noise(stream);
        line.unexplored = std::clamp(0.7 - 0.5 * done + 0.04 * noise(stream), 0.0, 1.0);
      }
      if (what.perfect) {
        line.mean_reward = 0.0;
        if (!warm_up) { line.spearman = 1, line.mae = 0; }
      }
      line.seconds = 0.21;
      records::add_line(search_folder, line);
    }
    records::SearchResult result{.data = "shapes", .network = "wrn-10-1"};
    result.iterations = what.iterations, result.warm_up = what.warm_up;
    result.evaluations = what.iterations * what.labels, result.seconds = 25;
    if (what.weak) {
      result.weak_labels = {
          {labels[1], "chance", 50, 8}, {labels[2], "few images", 5, 20}, {labels[3], "few images", 8, 87.5}};
    }
    records::write_result(search_folder, result);
  }

  // The best of so many random triples is "evaluated".
  search::Evaluation evaluation(int iteration, int label, int tries, const search::EvaluationsHeader& header) {
    search::Ops best{};
    double best_cost = -1e9;
    for (int attempt = 0; attempt < tries; ++attempt) {
      search::Ops triple{};
      double sum = 0;
      for (augment::Op& op : triple) {
        op = static_cast<augment::Op>(stream.below(kOpCount));
        sum += cost(label, static_cast<int>(op));
      }
      if (sum > best_cost) { best = triple, best_cost = sum; }
    }
    const search::Count baseline = header.baseline[static_cast<size_t>(label)];
    const double correct = static_cast<double>(baseline.correct) + std::round((best_cost + noise(stream)) / 2);
    return {
        static_cast<uint32_t>(iteration),
        label,
        static_cast<uint16_t>(search::triple_of(best)),
        {baseline.images, static_cast<uint32_t>(std::clamp(correct, 0.0, static_cast<double>(baseline.images)))}};
  }

  policy::Policy policy(const std::vector<std::string>& names) {
    policy::Policy policy;
    for (size_t label = 0; label < names.size(); ++label) {
      policy::LabelPolicy entry{names[label], {}};
      while (entry.triples.size() < 40) {
        policy::Triple triple;
        double sum = 0;
        for (augment::Op& op : triple.ops) {
          op = static_cast<augment::Op>(stream.below(kOpCount));
          sum += cost(static_cast<int>(label), static_cast<int>(op));
        }
        triple.score = 90 + std::round(sum * 100) / 100;  // above the least that is predicted
        if (sum > -6 + 4 * stream.uniform()) { entry.triples.push_back(triple); }
      }
      std::sort(entry.triples.begin(), entry.triples.end(),
                [](const policy::Triple& a, const policy::Triple& b) { return a.score > b.score; });
      policy.labels.push_back(entry);
    }
    policy.provenance = {{"data", "shapes"}, {"seed", "0"}};
    return policy;
  }
};

// The embedded images under other names, as many as there are labels.
class Relabelled final : public data::Dataset {
 public:
  explicit Relabelled(std::vector<std::string> labels)
      : labels_(std::move(labels)),
        shapes_(data::make_shapes({.train_per_label = static_cast<int>(labels_.size()) / 5 + 4,
                                   .validation_per_label = 1,
                                   .test_per_label = 1})
                    .train) {}

  size_t size() const override { return shapes_->size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return shapes_->standard_transforms(); }
  int label(size_t i) const override { return static_cast<int>(i % labels_.size()); }
  Image get(size_t i) const override { return shapes_->get(i); }
  std::string id(size_t i) const override { return shapes_->id(i); }

 private:
  std::vector<std::string> labels_;
  std::shared_ptr<const data::Dataset> shapes_;
};

constexpr const char* kEvil[] = {
    "<script>alert(1)</script>",
    "</script><script>alert(2)</script>",
    "\"><img src=x onerror=alert(3)>",
    "<!--<script>",
    "' onmouseover='alert(4)",
    "&lt;b&gt; & <b>bold</b>",
    "{{constructor.constructor('alert(5)')()}}",
    "\xE2\x80\xAEgnp.exe",
    "a\nb\tc\x01",
    "a very long label name that goes on and on, as those of some data sets do, without end"};

}  // namespace

std::vector<std::string> made_up_labels(const MadeUpRun& what) {
  std::vector<std::string> labels;
  const auto shapes = data::make_shapes({.train_per_label = 1, .validation_per_label = 1, .test_per_label = 1});
  for (int i = 0; i < what.labels; ++i) {
    const size_t number = static_cast<size_t>(i);
    if (what.evil && number < std::size(kEvil)) {
      labels.push_back(kEvil[number]);
    } else if (what.labels <= 10 && !what.evil) {
      labels.push_back(shapes.train->labels()[number]);
    } else {
      labels.push_back("label " + std::to_string(i));
    }
  }
  return labels;
}

void make_run(const fs::path& folder, const MadeUpRun& what) {
  fs::create_directories(folder);
  Writer writer{folder, what, made_up_labels(what)};
  records::RunFile run;
  run.la3 = "0.1.0", run.libtorch = "1.13.0", run.command = "la3 run --data shapes --out runs/shapes";
  run.data = "shapes", run.network = "wrn-10-1", run.device = "cpu", run.seed = 0;
  run.seeds = static_cast<uint64_t>(what.seeds);
  run.started = "2026-11-15T12:00:00Z", run.machine = "2 cores, AMD EPYC 9R14";
  run.stages = {{"pretrain", 31.2, true}, {"search", 25.0, true}, {"construct", 1.1, true}};
  writer.training("pretrain", "none", 0, 84);
  writer.search();
  const policy::Policy policy = writer.policy(writer.labels);
  policy::write_policy(folder / "policy.json", policy);
  fs::create_directories(folder / "policies");
  policy::write_policy(folder / "policies" / "label-invariant.json", writer.policy({"*"}));
  std::vector<std::pair<std::string, double>> policies = {
      {"none", 0}, {"random", 0.4 * what.gain}, {"label-invariant", 0.6 * what.gain}, {"policy", what.gain}};
  if (what.published) {
    policies.insert(policies.end(), {{"trivial-augment-wide", 0.7 * what.gain},
                                     {"rand-augment-2-9", 0.5 * what.gain},
                                     {"auto-augment-cifar10", 0.8 * what.gain}});
  }
  for (const auto& [name, gain] : policies) {
    for (int seed = 0; seed < what.seeds; ++seed) {
      const std::string training = name + "-" + std::to_string(seed);
      writer.training("train/" + training, name, seed,
                      std::clamp(84 + gain + what.spread * noise(writer.stream), 0.0, 100.0));
      run.stages.push_back({"train " + training, 28.0 + seed, true});
    }
  }
  run.stages.push_back({"report", 0.0, false});
  records::write_run_file(folder, run);
  write_file(folder / "config.toml",
             std::string("# All settings of this run.\nseed = 0\n\n[run]\ndata = \"shapes\"\n"
                         "network = \"wrn-10-1\"\niterations = ") +
                 std::to_string(what.iterations) + "\nwarm-up = " + std::to_string(what.warm_up) +
                 "\nseeds = " + std::to_string(what.seeds) + "\npretrain-epochs = 30\n");
  if (what.samples) {
    const Relabelled dataset(writer.labels);
    samples::draw_samples(folder / "samples", dataset, policy, 0);
    std::vector<samples::ComparedSampler> compared;
    for (const auto& [name, gain] : policies) {
      if (name == "none") { continue; }
      const auto& drawn = name == "policy" ? policy : policy::uniform_policy();
      compared.push_back({name, std::make_shared<augment::Sampler>(policy::make_sampler(drawn, writer.labels, 0)),
                          name == "policy" ? 0.5 : -20.25});
    }
    samples::draw_compared(folder / "samples", dataset, compared, 0);
  }
}

}  // namespace la3::report
