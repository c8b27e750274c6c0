// The tables of settings: what comes of them, and docs/settings.md, which is one of these things.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "la3/core/error.h"
#include "la3/data/photo_defaults.h"
#include "la3/data/shapes.h"
#include "la3/data/transformed.h"
#include "la3/run/options.h"
#include "la3/run/presets.h"
#include "la3/run/recorded.h"
#include "la3/train/settings.h"
#include "tests/source_folder.h"

namespace la3::run {
namespace {

template <typename Options>
std::string table_of(const SettingsTable<Options>& table, const std::set<std::string_view>& without = {}) {
  Options defaults;
  std::string text = "| flag | default | |\n|---|---|---|\n";
  for (const Setting<Options>& setting : table) {
    if (without.contains(setting.name)) { continue; }
    const std::string type = setting.type.empty() ? "" : " " + std::string(setting.type);
    const nlohmann::json value = value_of(setting.field(defaults));
    std::string shown = value.is_string() ? value.get<std::string>() : value.dump();
    if (value.is_array()) {
      shown.clear();
      for (const auto& entry : value) { shown += (shown.empty() ? "" : ",") + entry.get<std::string>(); }
    }
    text += "| `--" + std::string(setting.name) + type + "` | " + (shown.empty() ? "" : "`" + shown + "`") + " | " +
            std::string(setting.help) + " |\n";
  }
  return text;
}

// What docs/settings.md must be.
std::string document() {
  std::set<std::string_view> shared;
  for (const auto& setting : training_settings()) { shared.insert(setting.name); }
  for (const auto& setting : search_settings()) { shared.insert(setting.name); }
  return "# Settings\n\n"
         "Every setting is a flag of a command and a line of a `--config` file, `lr = 0.1` for\n"
         "`--lr 0.1`. `build/tests/run_test` writes this page from the tables in\n"
         "`la3/train/settings.cpp` and `la3/run/options.cpp` (`LA3_WRITE_DOCS=1`).\n\n"
         "## Of a training\n\nFlags of `la3 train` and, but for `--policy`, of `la3 run`.\n\n" +
         table_of(training_settings()) + "\n## Of a search\n\nFlags of `la3 search` and `la3 run`.\n\n" +
         table_of(search_settings()) +
         "\n## Of a run\n\nFlags of `la3 run` beside those above. What is not given comes from one of\n"
         "`presets/run-*.toml`, which suits the data and the device; with `--init` also from\n"
         "`presets/fine-tune.toml`.\n\n" +
         table_of(settings(), shared);
}

TEST(Settings, AreWhatTheDocsSay) {
  const std::filesystem::path path = source_folder() / "docs/settings.md";
  if (std::getenv("LA3_WRITE_DOCS") != nullptr) { std::ofstream(path) << document(); }
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), document()) << "LA3_WRITE_DOCS=1 writes it anew";
}

TEST(Settings, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const auto& setting : settings()) { EXPECT_TRUE(names.insert(setting.name).second) << setting.name; }
  EXPECT_FALSE(names.contains("policy"));
}

TEST(Settings, OfATrainingAreAllThere) {
  std::set<std::string_view> names;
  for (const auto& setting : training_settings()) { names.insert(setting.name); }
  for (const auto& setting : train::settings()) {
    EXPECT_TRUE(names.contains(setting.name)) << setting.name << ": training_settings() leaves it out";
  }
}

TEST(Settings, AreSetByNameAndText) {
  Options options;
  options.set("epochs", "7");
  options.set("lr", "0.25");
  options.set("data", "folder:7");  // a text, whatever it looks like
  options.set("network", "12");
  options.set("skip-bad", "true");
  options.set("compare", R"(["none", "learned"])");
  EXPECT_EQ(options.training.train.schedule.epochs, 7);
  EXPECT_EQ(options.training.train.schedule.learning_rate, 0.25);
  EXPECT_EQ(options.training.data, "folder:7");
  EXPECT_EQ(options.training.network, "12");
  EXPECT_TRUE(options.training.skip_bad);
  EXPECT_EQ(options.compare, (std::vector<std::string>{"none", "learned"}));
  EXPECT_TRUE(options.chosen.contains("lr"));
  options.set("cutout", "-1");
  EXPECT_EQ(options.training.cutout, -1);
  options.set("hold-out", "50/label");
  EXPECT_EQ(options.training.hold_out, (ImageCount{50, true}));
  options.set("hold-out", "40");
  EXPECT_EQ(options.training.hold_out, (ImageCount{40, false}));
  EXPECT_THROW(options.set("epoch", "7"), std::invalid_argument);
  for (const auto& [name, value] : {std::pair{"epochs", "many"},
                                    {"epochs", "1.5"},
                                    {"epochs", "99999999999"},
                                    {"lr", "fast"},
                                    {"skip-bad", "1"},
                                    {"epochs", "-99999999999"},
                                    {"iterations", "-1"},
                                    {"iterations", "4294967296"},
                                    {"hold-out", "50/lable"},
                                    {"compare", R"(["none", 1])"},
                                    {"compare", "none"}}) {
    EXPECT_THROW(options.set(name, value), std::invalid_argument) << name << " " << value;
  }
}

TEST(Presets, LeaveAloneWhatWasChosen) {
  Options options;
  options.set("data", "shapes");
  options.set("epochs", "5");
  ASSERT_TRUE(apply_data_preset(options));
  EXPECT_EQ(options.training.train.schedule.epochs, 5);
  EXPECT_EQ(options.pretrain_epochs, 90);
  EXPECT_EQ(options.training.network, "wrn-10-1");
  EXPECT_EQ(options.compare, (std::vector<std::string>{"none", "learned"}));
}

TEST(Presets, PretrainForLongerInLongerRuns) {
  const auto pretrain_epochs = [](const char* epochs, const char* name = "", const char* value = "") {
    Options options;
    options.set("epochs", epochs);
    if (*name != 0) { options.set(name, value); }
    apply_preset(options, "run-small-cpu");  // 15 epochs, of which 10 in pre-training
    return options.pretrain_epochs;
  };
  EXPECT_EQ(pretrain_epochs("60"), 40);
  EXPECT_EQ(pretrain_epochs("15"), 10);
  EXPECT_EQ(pretrain_epochs("3"), 10) << "the search needs a network all the same";
  EXPECT_EQ(pretrain_epochs("60", "pretrain-epochs", "12"), 12);
  EXPECT_EQ(pretrain_epochs("60", "search", "paper"), 10);
  Options options;
  options.set("epochs", "60");
  apply_preset(options, "run-small-gpu");
  EXPECT_NE(apply_fine_tune_preset(options).find("pretrain-epochs 30"), std::string::npos) << "15 in 30 epochs";
}

// Whatever else is preset or comes to be the default, the paper's policy is the paper's.
TEST(Presets, LeaveThePaperAlone) {
  for (const char* name : {"run-shapes", "run-small-cpu", "run-large-cpu", "run-small-gpu", "run-large-gpu"}) {
    Options options;
    options.set("search", "paper");
    keep_to_the_paper(options);
    apply_preset(options, name);
    EXPECT_FALSE(options.measures_strength()) << name;
    EXPECT_EQ(options.fixed_strength(), 1) << name;
    EXPECT_EQ(options.search.iterations, 500) << name;
    EXPECT_EQ(options.search.warm_up, 100) << name;
    EXPECT_EQ(options.construct.alpha, 2.5) << name;
    EXPECT_EQ(options.construct.triples, 100) << name;
    EXPECT_EQ(options.construct.pool, 0) << name;
    EXPECT_EQ(options.construct.tilt, 0) << name;
    EXPECT_EQ(options.select, "mrmr") << name;
    EXPECT_EQ(options.predictor, "network") << name;
    EXPECT_EQ(options.search.explore.guide, "paper") << name;
    EXPECT_EQ(options.training.train.copies, 1) << name;
  }
  Options chosen;
  chosen.set("search", "paper");
  chosen.set("alpha", "5");
  chosen.set("strength", "0.5");
  keep_to_the_paper(chosen);
  apply_preset(chosen, "run-shapes");
  EXPECT_EQ(chosen.construct.alpha, 5) << "but the user may";
  EXPECT_EQ(chosen.fixed_strength(), 0.5);
}

TEST(Presets, MeasureTheStrengthUnlessItIsChosen) {
  for (const char* name : {"run-small-cpu", "run-large-cpu", "run-small-gpu", "run-large-gpu"}) {
    Options options;
    keep_to_the_paper(options);
    apply_preset(options, name);
    EXPECT_TRUE(options.measures_strength()) << name;
    options.set("strength", "0.25");
    apply_preset(options, name);
    EXPECT_EQ(options.fixed_strength(), 0.25) << name;
  }
}

TEST(Settings, OfAStrengthIsAutoOrANumber) {
  Options options;
  EXPECT_EQ(options.fixed_strength(), 1) << "of a run that was begun before there was a choice";
  for (const char* wrong : {"1.5", "-1", "half", "0.5x", "nan", ""}) {
    options.set("strength", wrong);
    EXPECT_FALSE(options.measures_strength());
    if (*wrong != 0) { EXPECT_THROW(options.fixed_strength(), std::invalid_argument) << wrong; }
  }
  options.set("strength", "auto");
  EXPECT_TRUE(options.measures_strength());
  const size_t before = recorded(Options(), 3).size();
  EXPECT_EQ(recorded(options, 3).size(), before + 1);
  EXPECT_EQ(recorded(options, 3).back(), (std::pair<std::string, nlohmann::json>{"strength", "auto"}));
}

TEST(Presets, SuitTheImagesAndTheDevice) {
  const auto shapes =
      data::make_shapes({.train_per_label = 1, .validation_per_label = 1, .test_per_label = 1}).train;
  const auto network = [&](int photo_px, bool is_gpu) {
    Options options;
    const auto images = photo_px == 0 ? shapes : data::with_transforms(shapes, data::photo_transforms(photo_px));
    apply_preset(options, *images, is_gpu);
    return options.training.network;
  };
  const auto of_preset = [](const char* name) {
    Options options;
    apply_preset(options, name);
    return options.training.network;
  };
  EXPECT_EQ(network(0, false), of_preset("run-small-cpu"));
  EXPECT_EQ(network(0, true), of_preset("run-small-gpu"));
  EXPECT_EQ(network(64, true), of_preset("run-small-gpu"));
  EXPECT_EQ(network(65, false), of_preset("run-large-cpu"));
  EXPECT_EQ(network(224, true), of_preset("run-large-gpu"));
  EXPECT_NE(network(64, true), network(224, true));
}

TEST(Presets, ForFineTuningGoesOverTheOthersButNotOverTheUser) {
  Options options;
  options.set("epochs", "5");
  apply_preset(options, "run-large-gpu");
  const std::string said = apply_fine_tune_preset(options);
  EXPECT_EQ(options.training.train.schedule.epochs, 5);
  EXPECT_EQ(options.training.train.schedule.learning_rate, 0.01);
  EXPECT_EQ(options.training.train.batch_size, 64);
  EXPECT_EQ(options.training.train.head_lr_factor, 10);
  EXPECT_EQ(options.training.precision, "bf16") << "of the other preset";
  EXPECT_NE(said.find("lr 0.01"), std::string::npos) << said;
  EXPECT_EQ(said.find(" epochs 30"), std::string::npos) << said;
}

TEST(Presets, AllHoldSettingsOfARun) {
  for (const char* name :
       {"fine-tune", "run-shapes", "run-small-cpu", "run-large-cpu", "run-small-gpu", "run-large-gpu"}) {
    Options options;
    EXPECT_NO_THROW(apply_preset(options, name)) << name;
    EXPECT_GT(options.pretrain_epochs, 0) << name;
  }
  Options options;
  EXPECT_THROW(apply_preset(options, "run-nothing"), Error);
}

TEST(Settings, ThatAreNewerAreRecordedIfTheyAreSetOrARunStartsFromWeights) {
  Options options;
  const size_t before = recorded(options, 3).size();
  options.set("freeze", "norms");
  ASSERT_EQ(recorded(options, 3).size(), before + 1);
  EXPECT_EQ(recorded(options, 3).back(), (std::pair<std::string, nlohmann::json>{"freeze", "norms"}));
  options.set("init", "weights.pth");
  std::vector<std::string> names;
  for (const auto& [name, value] : recorded(options, 3)) { names.push_back(name); }
  EXPECT_EQ(
      std::vector<std::string>(names.begin() + static_cast<std::ptrdiff_t>(before), names.end()),
      (std::vector<std::string>{"init", "normalise", "optimizer", "freeze", "head-lr-factor", "layer-decay"}));
  options.set("cutout", "0");
  EXPECT_EQ(recorded(options, 3).size(), names.size() + 1) << "newer still, and only because it is set";
  EXPECT_EQ(recorded(options, 3).back(), (std::pair<std::string, nlohmann::json>{"cutout", 0}));
}

TEST(Settings, OfARunAreRecordedInTheOrderOfItsFile) {
  Options options;
  options.set("data", "shapes");
  std::vector<std::string> names;
  for (const auto& [name, value] : recorded(options, 3)) { names.push_back(name); }
  // Runs that were begun before are resumed only if this stays.
  EXPECT_EQ(names, (std::vector<std::string>{"data",
                                             "network",
                                             "epochs",
                                             "batch-size",
                                             "lr",
                                             "warmup-epochs",
                                             "momentum",
                                             "weight-decay",
                                             "clip-norm",
                                             "label-smoothing",
                                             "ema-decay",
                                             "copies",
                                             "hold-out",
                                             "train-images",
                                             "evaluate-every",
                                             "precision",
                                             "device",
                                             "skip-bad",
                                             "sync-bn",
                                             "target-network",
                                             "pretrain-epochs",
                                             "pretrain-policy",
                                             "iterations",
                                             "warm-up",
                                             "mutated",
                                             "unexplored",
                                             "explored",
                                             "predictor-epochs",
                                             "quality-every",
                                             "search-batch-size",
                                             "alpha",
                                             "triples",
                                             "select",
                                             "seeds",
                                             "label-invariant",
                                             "compare",
                                             "seed",
                                             "explore",
                                             "predictor"}));
}

}  // namespace
}  // namespace la3::run
