#include "tests/report/made_up_run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "cli/samples.h"
#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/data/shapes.h"
#include "la3/policy/policy.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using augment::kOpCount;
using nlohmann::ordered_json;

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

  void json(const std::string& name, const ordered_json& value) {
    fs::create_directories((folder / name).parent_path());
    write_file(folder / name, value.dump(2) + "\n");
  }

  void lines(const std::string& name, const std::vector<ordered_json>& values) {
    std::string text;
    for (const ordered_json& value : values) { text += value.dump() + "\n"; }
    fs::create_directories((folder / name).parent_path());
    write_file(folder / name, text);
  }

  void training(const std::string& name, const std::string& policy, int seed, double final_accuracy) {
    std::vector<ordered_json> metrics;
    const bool augmented = policy != "none";
    for (int epoch = 1; epoch <= what.epochs; ++epoch) {
      const double progress = 1 - std::exp(-4.0 * epoch / what.epochs);
      ordered_json line = {
          {"epoch", epoch},
          {"learning_rate", 0.1 * (1 - static_cast<double>(epoch) / what.epochs)},
          {"train_loss", 2.3 * (1 - progress) + (augmented ? 0.45 : 0.12) + 0.02 * noise(stream)},
          {"train_accuracy", 10 + 85 * progress},
          {"test_loss", 2.3 - 1.5 * progress},
          {"test_accuracy", 10 + (final_accuracy - 10) / 0.98168 * progress + (1 - progress) * 4 * noise(stream)},
          {"seconds", 1.5},
          {"images_per_s", 3000.0},
          {"waiting_share", 0.01}};
      if (what.perfect) { line.update({{"train_loss", 0.0}, {"test_accuracy", 100.0}}); }
      metrics.push_back(line);
    }
    if (what.perfect) { final_accuracy = 100; }
    lines(name + "/metrics.jsonl", metrics);
    ordered_json test = {{"images", what.images * what.labels},
                         {"accuracy", final_accuracy},
                         {"accuracy_top5", 99.0},
                         {"loss", 0.5}};
    for (int label = 0; label < what.labels; ++label) {
      const double lift = augmented ? 4 * std::sin(1.7 * label) : 0;
      const double random = std::clamp(final_accuracy + lift + 1.2 * noise(stream), 0.0, 100.0);
      const double recall = what.perfect ? 100 : random;
      test["labels"].push_back(
          {{"label", labels[static_cast<size_t>(label)]}, {"images", what.images}, {"recall", recall}});
    }
    json(name + "/result.json", {{"network", "wrn-10-1"},
                                 {"data", "shapes"},
                                 {"policy", policy},
                                 {"epochs", what.epochs},
                                 {"seed", seed},
                                 {"test", test}});
  }

  void search() {
    ordered_json header = {{"format", "la3-evaluations"}, {"version", 1}};
    for (const augment::OpInfo& op : augment::op_table()) { header["ops"].push_back(op.name); }
    header["labels"] = labels;
    header.update({{"data", "shapes"},
                   {"split", "validation"},
                   {"network", "wrn-10-1"},
                   {"seed", 0},
                   {"iterations", what.iterations},
                   {"warm_up", what.warm_up},
                   {"label_invariant", false}});
    for (int label = 0; label < what.labels; ++label) {
      header["baseline"].push_back({{"images", 50}, {"correct", 44 + label % 6}});
    }
    std::vector<ordered_json> evaluations = {header}, metrics;
    for (int iteration = 1; iteration <= what.iterations; ++iteration) {
      const bool warm_up = iteration <= what.warm_up;
      const double done = static_cast<double>(iteration) / what.iterations;
      double sum = 0;
      for (int label = 0; label < what.labels; ++label) {
        const double reward =
            evaluation(iteration, label, warm_up ? 1 : 1 + static_cast<int>(5 * done), evaluations);
        sum += reward;
      }
      ordered_json line = {{"iteration", iteration}, {"mean_reward", sum / what.labels}};
      if (!warm_up) {
        line.update({{"spearman", 0.96 - 0.5 * std::exp(-5 * done) + 0.01 * noise(stream)},
                     {"mae", 2 + 9 * std::exp(-3 * done) + 0.15 * noise(stream)},
                     {"unexplored", std::clamp(0.7 - 0.5 * done + 0.04 * noise(stream), 0.0, 1.0)}});
      }
      if (what.perfect) {
        line["mean_reward"] = 0.0;
        if (!warm_up) { line.update({{"spearman", 1.0}, {"mae", 0.0}}); }
      }
      line["seconds"] = 0.21;
      metrics.push_back(line);
    }
    lines("search/evaluations.jsonl", evaluations);
    lines("search/metrics.jsonl", metrics);
    json("search/result.json", {{"iterations", what.iterations},
                                {"warm_up", what.warm_up},
                                {"evaluations", what.iterations * what.labels},
                                {"seconds", 25.0}});
  }

  // The best of so many random triples is "evaluated".
  double evaluation(int iteration, int label, int tries, std::vector<ordered_json>& into) {
    std::array<int, 3> best{};
    double best_cost = -1e9;
    for (int attempt = 0; attempt < tries; ++attempt) {
      std::array<int, 3> triple{};
      double sum = 0;
      for (int& op : triple) {
        op = static_cast<int>(stream.below(kOpCount));
        sum += cost(label, op);
      }
      if (sum > best_cost) { best = triple, best_cost = sum; }
    }
    const double reward = std::round((best_cost + noise(stream)) / 2) * 2;
    ordered_json names = ordered_json::array();
    for (const int op : best) { names.push_back(augment::op_table()[static_cast<size_t>(op)].name); }
    into.push_back({{"iteration", iteration},
                    {"label", label},
                    {"triple", names},
                    {"reward", reward},
                    {"images", 50},
                    {"correct", 40}});
    return reward;
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
  ordered_json stages = {{{"name", "pretrain"}, {"seconds", 31.2}, {"done", true}},
                         {{"name", "search"}, {"seconds", 25.0}, {"done", true}},
                         {{"name", "construct"}, {"seconds", 1.1}, {"done", true}}};
  writer.training("pretrain", "none", 0, 84);
  writer.search();
  const policy::Policy policy = writer.policy(writer.labels);
  policy::write_policy(folder / "policy.json", policy);
  fs::create_directories(folder / "policies");
  policy::write_policy(folder / "policies" / "label-invariant.json", writer.policy({"*"}));
  for (const auto& [name, gain] : {std::pair<std::string, double>{"none", 0},
                                   {"random", 0.4 * what.gain},
                                   {"label-invariant", 0.6 * what.gain},
                                   {"policy", what.gain}}) {
    for (int seed = 0; seed < what.seeds; ++seed) {
      const std::string training = name + "-" + std::to_string(seed);
      writer.training("train/" + training, name, seed,
                      std::clamp(84 + gain + what.spread * noise(writer.stream), 0.0, 100.0));
      stages.push_back({{"name", "train " + training}, {"seconds", 28.0 + seed}, {"done", true}});
    }
  }
  stages.push_back({{"name", "report"}, {"seconds", 0.0}, {"done", false}});
  writer.json("run.json", {{"format", "la3-run"},
                           {"version", 1},
                           {"la3", "0.1.0"},
                           {"libtorch", "1.13.0"},
                           {"command", "la3 run --data shapes --out runs/shapes"},
                           {"data", "shapes"},
                           {"network", "wrn-10-1"},
                           {"device", "cpu"},
                           {"seed", 0},
                           {"seeds", what.seeds},
                           {"started", "2026-11-15T12:00:00Z"},
                           {"machine", "2 cores, AMD EPYC 9R14"},
                           {"stages", stages}});
  write_file(folder / "config.toml",
             std::string("# All settings of this run.\nseed = 0\n\n[run]\ndata = \"shapes\"\n"
                         "network = \"wrn-10-1\"\niterations = ") +
                 std::to_string(what.iterations) + "\nwarm-up = " + std::to_string(what.warm_up) +
                 "\nseeds = " + std::to_string(what.seeds) + "\n");
  if (what.samples) { cli::write_samples(folder / "samples", Relabelled(writer.labels), policy, 0); }
}

}  // namespace la3::report
