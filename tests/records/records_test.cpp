// Each format: what was written is read again, and every kind of damage is named.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/records/augmented_file.h"
#include "la3/records/config_file.h"
#include "la3/records/flips_file.h"
#include "la3/records/metrics_file.h"
#include "la3/records/predictions_file.h"
#include "la3/records/result_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/records/samples_file.h"
#include "la3/records/strength_file.h"
#include "la3/records/toml.h"
#include "tests/temporary_folder.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  const auto bytes = read_file(path, size_t{1} << 20);
  return {bytes.begin(), bytes.end()};
}

// The file with one text in it replaced by another.
void damage(const fs::path& path, const std::string& from, const std::string& to) {
  std::string text = text_of(path);
  const size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  write_text(path, text.replace(at, from.size(), to));
}

TEST(Stage, HasANameThatIsReadAgain) {
  const Stage stages[] = {Pretrain(),
                          Search(),
                          Search{.label_invariant = true},
                          Construct(),
                          Strength(),
                          DrawSamples(),
                          WriteReport(),
                          Training{"none", 0},
                          Training{"label-invariant", 12}};
  for (const Stage& stage : stages) { EXPECT_EQ(parse_stage(stage_name(stage)), stage) << stage_name(stage); }
  EXPECT_EQ(stage_name(Training{"policy", 3}), "train policy-3");
  for (const char* name : {"", "train", "train ", "train none", "train none-", "train -1", "train none-x",
                           "train None-1", "train a/b-1", "searching", "train none-99999999999999999999"}) {
    EXPECT_EQ(parse_stage(name), std::nullopt) << name;
  }
}

RunFile run_file() {
  RunFile run;
  run.la3 = "0.1.0";
  run.libtorch = "1.13";
  run.command = "la3 run --out 'a \"b\"'";
  run.data = "shapes";
  run.data_checked = "640 images";
  run.network = "wrn-10-1";
  run.device = "cpu";
  run.seed = 18446744073709551615u;
  run.seeds = 3;
  run.started = "2026-01-01T00:00:00Z";
  run.machine = "2 cores";
  run.policy_checked = "0123456789abcdef";
  run.directory = "/home/me";
  run.budget = "30min";
  run.given_data = "folder:photos";
  run.gave_up = {"2 seeds instead of 3", "less"};
  run.titles = {{"n01", "a fish"}, {"n02", "a bird"}};
  run.at(Pretrain()) = {"pretrain", 1.5, true};
  run.at(Training{"none", 0}) = {"train none-0", 2.5, false, 5};
  return run;
}

TEST(RunFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  write_run_file(folder.path(), run_file());
  EXPECT_EQ(read_run_file(folder.path()), run_file());
  EXPECT_TRUE(run_file().is_done(Pretrain()));
  EXPECT_FALSE(run_file().is_done(Training{"none", 0}));
  EXPECT_FALSE(run_file().is_done(Construct()));
  EXPECT_DOUBLE_EQ(run_file().seconds<Pretrain>(), 1.5);
  EXPECT_DOUBLE_EQ(run_file().seconds<Training>(), 2.5);
  EXPECT_DOUBLE_EQ(run_file().total_seconds(), 4);
}

TEST(RunFile, OfAnOlderLa3HasTrainingsOneAtATime) {
  const TemporaryFolder folder;
  write_run_file(folder.path(), run_file());
  damage(folder / "run.json", "\"own_seconds\": 5.0,", "");
  EXPECT_DOUBLE_EQ(read_run_file(folder.path()).at(Training{"none", 0}).own_seconds, 2.5);
}

TEST(RunFolder, OfSeveralSeedsHoldsNothingElse) {
  const TemporaryFolder folder;
  const auto open = [&](const fs::path& path, bool resume) { WorkFolder(path, resume, WorkFolder::Kind::kSeeds); };
  EXPECT_EQ(seed_folder(12), "seed-12");
  write_text(folder / "a/seed-12/config.toml", "");
  expect_parts(error_from([&] { open(folder / "a", false); }), {"holds a run already"});
  EXPECT_NO_THROW(open(folder / "a", true));
  write_text(folder / "a/seed-x/config.toml", "");
  expect_parts(error_from([&] { open(folder / "a", true); }), {"found 'seed-x' in it"});
  write_text(folder / "b/config.toml", "");
  expect_parts(error_from([&] { open(folder / "b", true); }), {"found 'config.toml' in it"});
}

TEST(RunFile, NamesItsDamage) {
  const std::tuple<const char*, const char*, const char*> cases[] = {
      {"\"la3-run\"", "\"la3-walk\"", "format: 'la3-run' expected, found 'la3-walk'"},
      {"\"version\": 1", "\"version\": 2", "version: version 1 or lower"},
      {"\"shapes\"", "7", "data: a string expected, found 7"},
      {"\"seeds\": 3", "\"seeds\": -3", "seeds: a whole number that is not negative expected, found -3"},
      {"\"done\": true", "\"done\": 1", "stages[0].done: true or false expected, found 1"},
      {"\"name\"", "\"nome\"", "stages[0]: 'name' expected, found none"},
      {"\"less\"", "7", "gave_up[1]: a string expected, found 7"},
      {"1.5", "\"long\"", "stages[0].seconds: a number expected, found 'long'"},
      {"{", "[", "run.json:"},
      {"}\n", "", "JSON expected"}};
  for (const auto& [from, to, message] : cases) {
    const TemporaryFolder folder;
    write_run_file(folder.path(), run_file());
    damage(folder / "run.json", from, to);
    expect_parts(error_from([&] { read_run_file(folder.path()); }), {"run.json", message});
  }
}

EpochLine epoch_line() {
  EpochLine line{.epoch = 3, .learning_rate = 0.1, .train_loss = 1.25, .train_accuracy = 50};
  line.test_loss = 0.5;
  line.test_accuracy = 75;
  line.test_accuracy_top5 = 100;
  line.test_recall = {100.0, std::nullopt, 50.0};
  line.seconds = 2;
  line.images_per_s = 100;
  line.waiting_share = 0.25;
  line.before_seconds = 0.5;
  line.evaluation_seconds = 0.125;
  return line;
}

IterationLine iteration_line() {
  IterationLine line{.iteration = 2, .mean_reward = -3.5};
  line.has_quality = true;
  line.mae = 1.5;  // and a correlation that is not defined
  line.unexplored = 0.5;
  line.seconds = 1;
  line.predictor_seconds = 0.5;
  line.evaluation_seconds = 0.25;
  return line;
}

TEST(MetricsFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  EXPECT_TRUE(read_epochs(folder.path()).lines.empty());
  EpochLine first = epoch_line();
  first.epoch = 1;
  first.test_loss = first.test_accuracy = first.test_accuracy_top5 = std::nullopt;
  first.test_recall.clear();
  first.evaluation_seconds = std::nullopt;
  first.train_loss = std::nullopt;  // not a number
  add_line(folder.path(), first);
  add_line(folder.path(), epoch_line());
  EXPECT_EQ(read_epochs(folder.path()).lines, (std::vector<EpochLine>{first, epoch_line()}));
  const TemporaryFolder search;
  add_line(search.path(), iteration_line());
  EXPECT_EQ(read_iterations(search.path()).lines, std::vector<IterationLine>{iteration_line()});
}

TEST(MetricsFile, LeavesOutWhatAKillCutShortAndForgetsWhatIsDoneAgain) {
  const TemporaryFolder folder;
  for (int64_t epoch = 1; epoch <= 3; ++epoch) {
    EpochLine line = epoch_line();
    line.epoch = epoch;
    add_line(folder.path(), line);
  }
  const std::string whole = text_of(folder / "metrics.jsonl");
  write_text(folder / "metrics.jsonl", whole.substr(0, whole.size() - 10));
  const auto cut = read_epochs(folder.path());
  EXPECT_TRUE(cut.is_cut_short);
  EXPECT_EQ(cut.lines.size(), 2u);
  keep_epochs(folder.path(), 1);
  const auto kept = read_epochs(folder.path());
  EXPECT_FALSE(kept.is_cut_short);
  ASSERT_EQ(kept.lines.size(), 1u);
  EXPECT_EQ(kept.lines[0].epoch, 1);
  keep_iterations(folder.path(), 9);  // none of its lines is an iteration
  EXPECT_EQ(text_of(folder / "metrics.jsonl"), "");
}

TEST(MetricsFile, NamesItsDamage) {
  const std::tuple<const char*, const char*, const char*> cases[] = {
      {"\"epoch\":3", "\"epoch\":\"3\"", ":1: epoch: a whole number of 0 to"},
      {"\"epoch\"", "\"step\"", ":1: 'epoch' expected, found none"},
      {"0.1", "[]", ":1: learning_rate: a number expected, found an array of 0"},
      {"[100.0", "[\"all\"", ":1: test_recall[0]: a number expected, found 'all'"},
      {"{", "", ":1: a line of JSON expected"},
      {"{\"epoch", "[{\"epoch", ":1: a line of JSON expected"}};
  for (const auto& [from, to, message] : cases) {
    const TemporaryFolder folder;
    add_line(folder.path(), epoch_line());
    damage(folder / "metrics.jsonl", from, to);
    expect_parts(error_from([&] { read_epochs(folder.path()); }), {"metrics.jsonl", message});
  }
}

TrainingResult training_result() {
  TrainingResult result{
      .network = "wrn-10-1", .data = "shapes", .policy = "none", .epochs = 5, .seed = 7, .test = {}};
  result.test = TestResult{.images = 30, .accuracy = 66.5, .accuracy_top5 = 100, .loss = 0.75};
  result.test->labels = {{"a", 10, 90.0}, {"b", 20, std::nullopt}};
  result.test->labels[1].title = "bee";
  result.test->macro_f1 = 61.25;
  result.test->confusions = {{"b", "a", 4}};
  result.training_images = {100, 7};
  result.hint = HintUse{.images = 107, .own = 95.5, .other = 90.25};
  return result;
}

TEST(ResultFile, OfATrainingIsReadAsItWasWritten) {
  const TemporaryFolder folder;
  EXPECT_FALSE(has_result(folder.path()));
  write_result(folder.path(), training_result());
  EXPECT_TRUE(has_result(folder.path()));
  EXPECT_EQ(read_training_result(folder.path()), training_result());
  TrainingResult without = training_result();
  without.test = std::nullopt;
  without.hint = std::nullopt;
  write_result(folder.path(), without);
  EXPECT_EQ(read_training_result(folder.path()), without);
}

TEST(ResultFile, OfASearchIsReadAsItWasWritten) {
  const TemporaryFolder folder;
  SearchResult search{.data = "shapes", .network = "n", .label_invariant = true, .baseline_recall = 80};
  search.iterations = 9, search.warm_up = 3, search.evaluations = 9, search.mean_reward_warm_up = -5;
  search.mean_reward_last = -2, search.tried_min = 7, search.tried_max = 9, search.tried_mean = 8.5;
  search.unexplored_share = 0.5, search.mae = 1.5, search.seconds = 12;
  search.weak_labels = {{"cat", "chance", 40, 2.5}, {"dog", "no images", 0, std::nullopt}};
  write_result(folder.path(), search);
  EXPECT_EQ(read_search_result(folder.path()), search);
}

TEST(ResultFile, OfARunHoldsAllOfIt) {
  const TemporaryFolder folder;
  RunResult run{.data = "shapes", .network = "n"};
  run.seeds = 2;
  run.policies = {{"none", 70, {{68, 72}}, {69, 71}}, {"policy", 75, std::nullopt, {75}, 74}};
  run.findings = {"It gains."};
  run.differences = {
      {.policy = "policy", .against = "none", .difference = 5, .interval = {{1, 9}}, .outcome = "gain"}};
  run.recall_changes = {{.label = "a", .difference = 5, .interval = {{4, 6}}, .outcome = "gain"},
                        {.label = "b", .difference = -1}};
  run.policies[1].macro_f1 = 73;
  run.policies[1].recall = {{.label = "a", .title = "ape", .recall = 80, .interval = {{70, 90}}},
                            {.label = "b", .recall = 50}};
  run.recall_changes[0].title = "ape";
  run.next_steps = {"Train longer."};
  run.seconds = {1, 2, 3, 4, 10};
  write_result(folder.path(), run);
  EXPECT_EQ(nlohmann::json::parse(text_of(folder / "result.json")), nlohmann::json::parse(R"({
      "data": "shapes", "network": "n", "seeds": 2,
      "policies": [{"policy": "none", "accuracy": 70.0, "interval": [68.0, 72.0], "by_seed": [69.0, 71.0]},
                   {"policy": "policy", "accuracy": 75.0, "balanced_accuracy": 74.0, "macro_f1": 73.0,
                    "by_seed": [75.0], "recall": [
                      {"label": "a", "title": "ape", "recall": 80.0, "interval": [70.0, 90.0]},
                      {"label": "b", "recall": 50.0}]}],
      "findings": ["It gains."],
      "differences": [{"policy": "policy", "against": "none", "difference": 5.0, "interval": [1.0, 9.0],
                       "outcome": "gain"}],
      "next_steps": ["Train longer."],
      "recall_changes": [{"label": "a", "title": "ape", "difference": 5.0, "interval": [4.0, 6.0], "outcome": "gain"},
                         {"label": "b", "difference": -1.0}],
      "seconds": {"pretrain": 1.0, "search": 2.0, "construct": 3.0, "train": 4.0, "all": 10.0}})"));
  run.strength = StrengthChoice{.strength = 0.5, .epochs = 25, .why = "so"};
  run.seconds.strength = 5;
  write_result(folder.path(), run);
  const auto measured = nlohmann::json::parse(text_of(folder / "result.json"));
  EXPECT_EQ(measured["strength"], (nlohmann::json{{"chosen", 0.5}, {"why", "so"}}));
  EXPECT_EQ(measured["seconds"]["strength"], 5);
}

TEST(ResultFile, NamesItsDamage) {
  const std::tuple<const char*, const char*, const char*> cases[] = {
      {"66.5", "166.5", "test.accuracy: a percentage expected, found 166.5"},
      {"61.25", "-1", "test.macro_f1: a percentage expected, found -1"},
      {"    100,", "    -100,", "training_images[0]: a whole number"},
      {"66.5", "null", "test.accuracy: a number expected, found null"},
      {"\"recall\": 90.0", "\"recall\": -90.0", "test.labels[0].recall: a percentage expected"},
      {"\"recall\": 90.0", "\"other\": 90.0", "test.labels[0]: 'recall' expected, found none"},
      {"\"images\": 10", "\"images\": 1.5", "test.labels[0].images: a whole number"},
      {"\"label\": \"b\"", "\"label\": 2", "label: a string expected, found 2"},
      {"\"seed\": 7", "\"seed\": \"7\"", "seed: a whole number that is not negative expected, found '7'"},
      {"{", "", "JSON expected"}};
  for (const auto& [from, to, message] : cases) {
    const TemporaryFolder folder;
    write_result(folder.path(), training_result());
    damage(folder / "result.json", from, to);
    expect_parts(error_from([&] { read_training_result(folder.path()); }), {"result.json", message});
  }
  const TemporaryFolder folder;
  expect_parts(error_from([&] { read_training_result(folder.path()); }), {"result.json"});
}

Predictions some_predictions(uint32_t labels) {
  return {
      .test_set = "5 images", .labels = labels, .truth = {0, 1, 2, 0, labels - 1}, .predicted = {0, 0, 2, 1, 0}};
}

TEST(MacroF1, IsTheMeanOverTheLabelsWithImages) {
  // Label 0: 2 of 3 images, and 1 of another label; 1: none of 1; 2: 1 of 1; 3 has no image, but one
  // image is taken for it. scikit-learn's f1_score(average="macro", labels=[0, 1, 2]) gives the same.
  const std::vector<uint32_t> truth = {0, 0, 0, 1, 2}, predicted = {0, 0, 3, 0, 2};
  EXPECT_NEAR(*macro_f1(truth, predicted, 4), 100 * (2.0 / 3 + 0 + 1) / 3, 1e-9);
  EXPECT_NEAR(*macro_f1(truth, truth, 4), 100, 1e-9);
  EXPECT_FALSE(macro_f1({}, {}, 4));
}

TEST(ShownLabel, IsTheReadableNameAndTheLabel) {
  EXPECT_EQ(shown_label("n02105641", "Old English sheepdog"), "Old English sheepdog (n02105641)");
  EXPECT_EQ(shown_label("cat", ""), "cat");
  EXPECT_EQ(shown_label("cat", "cat"), "cat");
}

TEST(PredictionsFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_predictions(folder.path()));
  for (const auto& [labels, bytes] :
       {std::pair<uint32_t, size_t>{3, 1}, {256, 1}, {257, 2}, {65536, 2}, {65537, 4}, {4000000000u, 4}}) {
    const Predictions predictions = some_predictions(labels);
    write_predictions(folder.path(), predictions);
    EXPECT_EQ(std::filesystem::file_size(folder / "predictions.bin"), 28 + 8 + 10 * bytes + 8) << labels;
    EXPECT_EQ(read_predictions(folder.path()), predictions) << labels;
  }
  write_predictions(folder.path(), {});
  EXPECT_EQ(read_predictions(folder.path()), Predictions());
}

TEST(PredictionsFile, WritesNoLabelThatDoesNotExist) {
  const TemporaryFolder folder;
  Predictions predictions = some_predictions(3);
  predictions.predicted[1] = 3;
  EXPECT_THROW(write_predictions(folder.path(), predictions), std::invalid_argument);
  predictions = some_predictions(3);
  predictions.truth.pop_back();
  EXPECT_THROW(write_predictions(folder.path(), predictions), std::invalid_argument);
  EXPECT_FALSE(std::filesystem::exists(folder / "predictions.bin"));
}

TEST(PredictionsFile, NamesItsDamage) {
  const TemporaryFolder folder;
  write_predictions(folder.path(), some_predictions(3));
  const std::string whole = text_of(folder / "predictions.bin");
  const auto message = [&](const std::string& text) {
    write_text(folder / "predictions.bin", text);
    return error_from([&] { read_predictions(folder.path()); });
  };
  // Any byte that differs and any length is noticed.
  for (size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    EXPECT_NE(message(damaged), "no error") << at;
    expect_parts(message(whole.substr(0, at)), {"predictions.bin: ", " expected, found "});
  }
  expect_parts(message(whole + "x"), {"5 images of 3 labels expected, found a file of 55 bytes"});
  expect_parts(message("la3-eval" + whole.substr(8)),
               {"the predictions of a training expected, found another file"});
  std::string newer = whole;
  newer[8] = 2;
  expect_parts(message(newer), {"version 1", "newer la3", "found 2"});
  std::string many = whole;
  many[20] = '\x7f';  // more images than a computer can hold
  expect_parts(message(many), {"images of 3 labels expected, found a file of 54 bytes"});
  std::string damaged = whole;
  damaged[37] = 2;
  expect_parts(message(damaged), {"a wrong checksum"});
}

TEST(SamplesFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_samples(folder.path(), 1000));
  const std::vector<uint8_t> jpeg = {0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xD9};
  SampleStrips strips{.seed = 5, .cell_px = 96, .columns = 2, .strips = {}};
  const std::vector<augment::OpCall> calls = {
      {.op = augment::Op::kRotate, .magnitude = 12},
      {.op = augment::Op::kTranslateX, .magnitude = -5, .unit = augment::Unit::kPixels}};
  strips.strips.push_back({"cat", "0000.jpg", jpeg, {{"a.png", {}}, {"a.png", calls}}});
  strips.strips.push_back({"dog", "0001.jpg", jpeg, {{"b.png", {}}}});
  write_samples(folder.path(), strips);
  const auto read = read_samples(folder.path(), 1000);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->seed, 5u);
  EXPECT_EQ(read->cell_px, 96);
  ASSERT_EQ(read->strips.size(), 2u);
  EXPECT_EQ(read->strips[0].label, "cat");
  EXPECT_EQ(read->strips[0].jpeg, jpeg);
  ASSERT_EQ(read->strips[0].cells.size(), 2u);
  EXPECT_EQ(read->strips[0].cells[1].calls, calls);
  const auto few = read_samples(folder.path(), 8);
  EXPECT_EQ(few->strips.size(), 1u);
  EXPECT_EQ(few->left_out, 1u);
  damage(folder / "samples.json", "\"pixels\"", "\"inches\"");
  expect_parts(error_from([&] { read_samples(folder.path(), 1000); }), {"unit"});
  damage(folder / "samples.json", "\"inches\"", "\"pixels\"");
  damage(folder / "samples.json", "0001.jpg", "../x.jpg");
  expect_parts(error_from([&] { read_samples(folder.path(), 1000); }), {"labels[1].file"});
}

TEST(FlipsFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  const fs::path path = folder / kFlipsName;
  const Flips flips{.data = "shapes",
                    .network = "wrn-10-1",
                    .labels = {{"left", false, FlipCounts{50, 40, 30, 2, 0.125, "right"}},
                               {"cat", true, FlipCounts{50, 1, 0, 0}, /*is_doubtful=*/true},
                               {"by hand", true}}};
  write_flips(path, flips);
  const Flips read = read_flips(path);
  EXPECT_EQ(to_json(read), to_json(flips));
  EXPECT_EQ(to_json(parse_flips(text_of(path), "somebody's")), to_json(flips));
  ASSERT_EQ(read.labels.size(), 3u);
  EXPECT_EQ(read.data, "shapes");
  EXPECT_EQ(read.network, "wrn-10-1");
  EXPECT_FALSE(read.labels[0].is_mirrored);
  EXPECT_EQ(read.labels[0].counts->lost, 30);
  EXPECT_EQ(read.labels[0].counts->confusion, 0.125);
  EXPECT_EQ(read.labels[0].counts->lost_to, "right");
  EXPECT_DOUBLE_EQ(read.labels[0].counts->change(), -56);
  EXPECT_TRUE(read.labels[1].is_doubtful);
  EXPECT_FALSE(read.labels[2].counts);
  EXPECT_EQ(read.unmirrored_text(), "left");
  EXPECT_EQ(Flips{}.unmirrored_text(), "none");
}

TEST(FlipsFile, NamesItsDamage) {
  const TemporaryFolder folder;
  const fs::path path = folder / kFlipsName;
  const auto error_after = [&](const std::string& from, const std::string& to) {
    write_flips(path, {.labels = {{"left", false, FlipCounts{50, 40, 30, 2}}, {"cat", true}}});
    damage(path, from, to);
    return error_from([&] { read_flips(path); });
  };
  expect_parts(error_after("la3-flips", "la3-flop"), {"flips.json", "la3-flips"});
  expect_parts(error_after("\"version\": 1", "\"version\": 2"), {"flips.json", "version"});
  expect_parts(error_after("\"lost\": 30", "\"lost\": 41"), {"flips.json", "lost", "41"});
  expect_parts(error_after("\"won\": 2", "\"won\": 11"), {"flips.json", "won", "11"});
  expect_parts(error_after("\"confusion\": 0.0", "\"confusion\": 1.5"), {"flips.json", "confusion", "1.5"});
  expect_parts(error_after("\"recognised\": 40", "\"known\": 40"), {"flips.json", "recognised"});
  expect_parts(error_after("\"mirrored\": true", "\"mirrored\": 1"), {"flips.json", "mirrored"});
  expect_parts(error_after("\"cat\"", "\"left\""), {"flips.json", "every label once"});
  write_flips(path, {});
  expect_parts(error_from([&] { read_flips(path); }), {"flips.json", "at least one label"});
  expect_parts(error_from([&] { parse_flips("{", "that"); }), {"that", "JSON expected"});
}

StrengthFile some_strengths() {
  return {.measurements = {{.strength = 0,
                            .epochs = 4,
                            .seed = 0,
                            .training_images = 900,
                            .images = 100,
                            .accuracy = 61,
                            .loss = 1.25,
                            .training_accuracy = 63.5},
                           {.strength = 0.33,
                            .epochs = 4,
                            .seed = 1,
                            .training_images = 900,
                            .images = 100,
                            .accuracy = 62,
                            .loss = 1.5}},
          .pretraining =
              StrengthMeasurement{
                  .epochs = 15, .training_images = 900, .images = 100, .accuracy = 70, .training_accuracy = 88},
          .choice = StrengthChoice{.strength = 0.5,
                                   .epochs = 25,
                                   .predictions = {{0, 0, 0}, {0.5, 1.25, 0.75}},
                                   .overfitting = 0.6,
                                   .why = "it gains most"}};
}

TEST(StrengthFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  const fs::path path = folder / kStrengthName;
  EXPECT_EQ(find_strength(path), std::nullopt);
  StrengthFile file = some_strengths();
  write_strength(path, file);
  EXPECT_EQ(read_strength(path), file);
  EXPECT_EQ(find_strength(path), file);
  // As an older la3 wrote it.
  file.choice->overfitting.reset();
  file.pretraining.reset();
  file.measurements[0].training_accuracy.reset();
  write_strength(path, file);
  EXPECT_EQ(read_strength(path), file);
  file.choice.reset();
  write_strength(path, file);
  EXPECT_EQ(read_strength(path), file);
}

TEST(StrengthFile, NamesItsDamage) {
  const TemporaryFolder folder;
  const fs::path path = folder / kStrengthName;
  const auto error_after = [&](const std::string& from, const std::string& to) {
    write_strength(path, some_strengths());
    damage(path, from, to);
    return error_from([&] { read_strength(path); });
  };
  expect_parts(error_after("la3-strength", "la3-length"), {"strength.json", "la3-strength"});
  expect_parts(error_after("\"version\": 1", "\"version\": 2"), {"strength.json", "version"});
  expect_parts(error_after("\"strength\": 0.33", "\"strength\": 33"), {"measurements[1].strength", "33"});
  expect_parts(error_after("\"epochs\": 4", "\"epochs\": 0"), {"measurements[0].epochs", "0"});
  expect_parts(error_after("\"images\": 100", "\"images\": 0"), {"measurements[0].images"});
  expect_parts(error_after("\"training_images\": 900", "\"training_images\": 0"),
               {"measurements[0].training_images"});
  expect_parts(error_after("\"accuracy\": 61", "\"accuracy\": 161"), {"measurements[0].accuracy", "161"});
  expect_parts(error_after("\"loss\": 1.25", "\"loss\": -1"), {"measurements[0].loss", "-1"});
  expect_parts(error_after("\"training_accuracy\": 63.5", "\"training_accuracy\": 163.5"),
               {"measurements[0].training_accuracy", "163.5"});
  expect_parts(error_after("\"accuracy\": 70", "\"accuracy\": 170"), {"pretraining.accuracy", "170"});
  expect_parts(error_after("\"gain\": 1.25", "\"gain\": \"much\""), {"choice.predictions[1].gain"});
  expect_parts(error_after("\"strength\": 0.5,\n  \"epochs\"", "\"strength\": 2,\n  \"epochs\""),
               {"choice.strength", "2"});
}

TEST(ConfigFile, KeepsAnyText) {
  std::string controls;
  for (char c = 1; c < 0x20; ++c) { controls += c; }
  const Settings settings = {{"data", "folder:q#2"},
                             {"a", "C:\\new\\table"},
                             {"b", "two\nlines = 1\n[run]"},
                             {"c", controls + "\x7f"},
                             {"d", "'\"'"},
                             {"e", "\xc3\xa4 \xf0\x9f\x90\x88"},
                             {"f", ""},
                             {"g", {"a,b", "]", "#"}},
                             {"h", " = [x] "}};
  const TemporaryFolder folder;
  write_config(folder.path(), "run", settings);
  check_config(folder.path(), "run", settings);
  EXPECT_EQ(parse_settings(text_of(folder / "config.toml"), "config.toml", "run"), settings);
  expect_parts(error_from([&] {
                 write_config(folder.path(), "run", {{"data", "folder:\xff"}});
               }),
               {"data: a value in UTF-8 expected, found 'folder:\\xff'"});
  expect_parts(error_from([&] {
                 write_config(folder.path(), "run", {{"compare", {"none", "\xff"}}});
               }),
               {"compare: a value in UTF-8 expected, found '\\xff'"});
}

TEST(Toml, HasSectionsStringsArraysAndComments) {
  const std::string text =
      "seed = 1 # one\n[a.b] # section\nx = 'c:\\d#e'\r\ny = [1e-4, # small\n  \"\\u00e4\\U0001F408\",\n]\n"
      "z.flag = true\n";
  const std::vector<TomlEntry> entries = parse_toml(text, "x.toml");
  ASSERT_EQ(entries.size(), 4u);
  EXPECT_EQ(entries[0].section, "");
  EXPECT_EQ(entries[0].words, std::vector<std::string>{"1"});
  EXPECT_EQ(entries[1].section, "a.b");
  EXPECT_EQ(entries[1].value, "c:\\d#e");
  EXPECT_EQ(entries[2].words, (std::vector<std::string>{"1e-4", "\xc3\xa4\xf0\x9f\x90\x88"}));
  EXPECT_EQ(entries[2].value[0], 1e-4);
  EXPECT_EQ(entries[3].name, "z.flag");
  for (const char* wrong : {"a = \"x", "a = \"\\q\"", "a = \"\\ud800\"", "a = [1, 2", "a = [1 2]", "a = 'x", "[a",
                            "a = 1 b = 2", "a = \"x\" y", "a = [[[[[[[[[1]]]]]]]]]"}) {
    expect_parts(error_from([&] { parse_toml(std::string("# c\n") + wrong, "x.toml"); }),
                 {"x.toml:2: name = value expected, found "});
  }
}

TEST(Toml, TakesBareWordsWhereTheyAreAllowed) {
  const auto entries = parse_toml("a = wrn-40-2 # x\nb = none, learned\nquiet\n", "x.toml", BareWords::kAreStrings);
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(entries[0].words, std::vector<std::string>{"wrn-40-2"});
  EXPECT_EQ(entries[1].words, (std::vector<std::string>{"none", "learned"}));
  EXPECT_EQ(entries[2].value, true);
}

TEST(ConfigFile, IsReadAsItWasWritten) {
  const Settings settings = {
      {"seed", 3}, {"data", "folder:a \"b\""}, {"lr", 0.1}, {"skip-bad", false}, {"compare", {"none", "learned"}}};
  const TemporaryFolder folder;
  check_config(folder.path(), "run", settings);  // nothing there yet
  write_config(folder.path(), "run", settings);
  check_config(folder.path(), "run", settings);
  EXPECT_EQ(parse_settings(text_of(folder / "config.toml"), "config.toml"), settings);
  write_config(folder.path(), "run", settings, {"fitted to 30min:", "two\nlines = 1"});
  check_config(folder.path(), "run", settings);  // remarks are no settings
  Settings longer = settings;
  longer.emplace_back("anyway", true);
  EXPECT_THROW(check_config(folder.path(), "run", longer), Error);
  check_config(folder.path(), "run", longer, {"anyway"});  // which may change
  EXPECT_EQ(parse_settings(text_of(folder / "config.toml"), "config.toml"), settings);
  EXPECT_NE(text_of(folder / "config.toml").find("\n# fitted to 30min:\n# two\\nlines = 1\n"), std::string::npos);
  const std::string two = "seed = 1\n[train]\nlr = 1\n[run]\nlr = 2\n";
  EXPECT_EQ(parse_settings(two, "x.toml", "run"), (Settings{{"seed", 1}, {"lr", 2}}));
  EXPECT_EQ(parse_settings(two, "x.toml").size(), 3u);
  Settings other = settings;
  other[2].second = 0.2;
  expect_parts(error_from([&] { check_config(folder.path(), "run", other); }),
               {"config.toml: the run was begun with other settings: 'lr = 0.1' there, 'lr = 0.2' here"});
  other.emplace_back("init", "w.pth");  // weights change other settings, and are named before them
  expect_parts(error_from([&] { check_config(folder.path(), "run", other); }),
               {"begun with other settings: 'nothing' there, 'init = \"w.pth\"' here"});
  for (const char* line : {"lr", "lr = ", "lr = fast", "= 3", "lr = 0.1 0.2"}) {
    expect_parts(error_from([&] { parse_settings(std::string("# c\n") + line, "x.toml"); }),
                 {"x.toml:2: name = value expected, found '" + std::string(line) + "'"});
  }
}

TEST(WorkFolder, RefusesWhatIsNotItsOwn) {
  const TemporaryFolder folder;
  { const WorkFolder work(folder / "new", false); }
  write_text(folder / "new/metrics.jsonl", "");
  expect_parts(error_from([&] { WorkFolder(folder / "new", false); }), {"holds a run already; --resume"});
  { const WorkFolder work(folder / "new", true); }
  expect_parts(error_from([&] {
                 const WorkFolder work(folder / "new", true);
                 WorkFolder(folder / "new", true);
               }),
               {"another la3 works in this folder"});
  write_text(folder / "other/thesis.tex", "");
  expect_parts(error_from([&] { WorkFolder(folder / "other", true); }), {"found 'thesis.tex' in it"});
  write_text(folder / "whole/run.json", "");
  expect_parts(error_from([&] { WorkFolder(folder / "whole", true); }), {"is the folder of a whole run"});
}

TEST(AugmentedFile, ReadsBackWhatItWrites) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_augmented_file(folder.path()));
  AugmentedFile augmented;
  augmented.data = "folder:photos";
  augmented.policy = "policy.json";
  augmented.settings = {{"copies", "2"}, {"seed", "0"}};
  augmented.units = 100;
  augmented.done = 50;
  augmented.files = 98;
  augmented.bytes = 123456;
  augmented.incomplete = {{7, 1, 10, {{"train/cat/a.png", "photos/train/cat/a.png: broken"}}}};
  write_augmented_file(folder.path(), augmented);
  EXPECT_EQ(read_augmented_file(folder.path()), augmented);
}

TEST(AugmentedFile, NamesWhatIsWrong) {
  const TemporaryFolder folder;
  AugmentedFile augmented;
  augmented.units = 10;
  augmented.done = 11;
  write_augmented_file(folder.path(), augmented);
  expect_parts(error_from([&] { read_augmented_file(folder.path()); }),
               {"augmented.json: done: at most as many as `units` expected, found 11"});
  augmented.done = 3;
  augmented.incomplete = {{3, 0, 0, {}}};
  write_augmented_file(folder.path(), augmented);
  expect_parts(error_from([&] { read_augmented_file(folder.path()); }), {"one that is done expected, found 3"});
  write_text(folder / "augmented.json", R"({"format": "la3-augmented", "version": 2})");
  expect_parts(error_from([&] { read_augmented_file(folder.path()); }), {"augmented.json", "version"});
}

}  // namespace
}  // namespace la3::records
