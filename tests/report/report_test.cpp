#include "la3/report/report.h"
#include "la3/search/evaluations.h"
#include "la3/search/space.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "la3/core/file.h"
#include "la3/policy/combine.h"
#include "la3/records/flips_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/records/strength_file.h"
#include "la3/report/page_data.h"
#include "la3/report/search_summary.h"
#include "tests/report/made_up_run.h"
#include "tests/temporary_folder.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

MadeUpRun small_run() {
  return {.labels = 3, .seeds = 2, .iterations = 6, .warm_up = 2, .epochs = 3};
}

json data_of(const fs::path& run) {
  return json::parse(make_page_text(run, {}).data);
}

std::string text_of(const fs::path& path) {
  const auto bytes = read_file(path, size_t{1} << 30);
  return {bytes.begin(), bytes.end()};
}

bool has_note(const json& data, const std::string& part) {
  for (const json& note : data["notes"]) {
    if (note.get<std::string>().find(part) != std::string::npos) { return true; }
  }
  return false;
}

void append(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::app | std::ios::binary) << text;
}

TEST(Report, HoldsEverythingOfAWholeRun) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const json data = data_of(folder / "run");
  EXPECT_EQ(data["title"], "run");
  EXPECT_EQ(data["labels"].size(), 3u);
  EXPECT_EQ(data["ops"].size(), 16u);
  EXPECT_EQ(data["curves"].size(), 8u);
  EXPECT_EQ(data["comparison"]["policies"].size(), 4u);
  EXPECT_EQ(data["search"]["evaluations"]["rows"].size(), 3u);
  EXPECT_EQ(data["policy"]["rows"].size(), 3u);
  EXPECT_TRUE(data["policy"]["hint"].get<std::string>().starts_with("the operations tell the label: "));
  EXPECT_EQ(data["policy"]["hint_use"], json({{"images", 1000}, {"own", 95.5}, {"other", 90.5}}));
  EXPECT_TRUE(data["notes"].empty()) << data["notes"];
}

TEST(Report, ShowsWhichLabelsAreMirroredIfThatWasMeasured) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const json before = data_of(folder / "run");
  EXPECT_FALSE(before["search"].contains("flips"));
  records::Flips flips;
  for (const json& label : before["labels"]) {
    const bool is_first = flips.labels.empty();
    flips.labels.push_back(
        {label.get<std::string>(), !is_first, records::FlipCounts{50, 40, is_first ? 35 : 2, 1}});
  }
  records::write_flips(folder / "run" / "search" / records::kFlipsName, flips);
  const json data = data_of(folder / "run");
  ASSERT_EQ(data["search"]["flips"].size(), 3u);
  EXPECT_EQ(data["search"]["flips"][0], (json{{"label", 0},
                                              {"mirrored", false},
                                              {"doubtful", false},
                                              {"images", 50},
                                              {"recognised", 40},
                                              {"lost", 35},
                                              {"won", 1}}));
  EXPECT_EQ(data["search"]["flips"][2]["mirrored"], true);
}

TEST(Report, ShowsHowStrongThePolicyIsIfThatWasMeasured) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const json before = data_of(folder / "run");
  EXPECT_TRUE(before["strength"].is_null());
  EXPECT_EQ(before["policy"]["strength"], 1);
  records::StrengthFile file;
  for (const int epochs : {2, 4}) {
    for (const double strength : {0.0, 0.5, 1.0}) {
      file.measurements.push_back({.strength = strength,
                                   .epochs = epochs,
                                   .training_images = 900,
                                   .images = 500,
                                   .accuracy = 50 + 3 * epochs * strength});
    }
  }
  file.choice = records::StrengthChoice{
      .strength = 0.5, .epochs = 30, .predictions = {{0, 0, 0}, {0.5, 1.234, 0.5}, {1, -1, 0.5}}, .why = "so"};
  const records::RunPaths paths{folder / "run"};
  fs::create_directories(paths.strength_folder());
  records::write_strength(paths.strength(), file);
  policy::write_policy(paths.policy(), policy::weakened(policy::read_policy(paths.policy()), 0.5));
  const json data = data_of(folder / "run");
  EXPECT_EQ(data["strength"], (json{{"chosen", 0.5},
                                    {"why", "so"},
                                    {"epochs", 30},
                                    {"images", 500},
                                    {"lengths", {2, 4}},
                                    {"rows",
                                     {{{"strength", 0.0}, {"accuracies", {50.0, 50.0}}},
                                      {{"strength", 0.5}, {"accuracies", {53.0, 56.0}}},
                                      {{"strength", 1.0}, {"accuracies", {56.0, 62.0}}}}},
                                    {"predictions", {{0.0, 0.0, 0.0}, {0.5, 1.23, 0.5}, {1.0, -1.0, 0.5}}}}));
  EXPECT_EQ(data["policy"]["strength"], 0.5);
  EXPECT_EQ(data["policy"]["rows"], before["policy"]["rows"]) << "what it consists of is the same";
  file.choice->strength = 0;
  records::write_strength(paths.strength(), file);
  const json without = data_of(folder / "run");
  EXPECT_TRUE(without["comparison"]["next_steps"][0].get<std::string>().starts_with("Train without a policy, or"));
}

TEST(Report, ShowsReadableNamesOfLabels) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const json before = data_of(folder / "run");
  records::RunFile run = records::read_run_file(folder / "run");
  const std::string label = before["labels"][0];
  run.titles = {{label, "Old English sheepdog"}, {before["labels"][1], before["labels"][1]}};
  records::write_run_file(folder / "run", run);
  const json data = data_of(folder / "run");
  EXPECT_EQ(data["labels"][0], "Old English sheepdog (" + label + ")");
  EXPECT_EQ(data["labels"][1], before["labels"][1]);
  EXPECT_EQ(data["policy"], before["policy"]);
}

TEST(Report, OfOnePolicyIsComplete) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  for (const auto& training : fs::directory_iterator(folder / "run/train")) {
    if (!training.path().filename().string().starts_with("policy-")) { fs::remove_all(training); }
  }
  const json data = data_of(folder / "run");
  EXPECT_EQ(data["comparison"]["policies"].size(), 1u);
  EXPECT_TRUE(data["comparison"]["findings"].empty());
  EXPECT_TRUE(data["notes"].empty()) << data["notes"];
}

TEST(Report, IsTheSameForTheSameRun) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const size_t bytes = write_report(folder / "run", folder / "a.html");
  write_report(folder / "run", folder / "b.html");
  const std::string page = text_of(folder / "a.html");
  EXPECT_EQ(page.size(), bytes);
  EXPECT_EQ(page, text_of(folder / "b.html"));
  EXPECT_EQ(page.rfind("<!doctype html>", 0), 0u);
}

TEST(Report, ShowsWhateverStageIsThere) {
  const TemporaryFolder folder;
  make_run(folder / "whole", small_run());
  const struct {
    const char* removed;
    const char* note;
  } cases[] = {{"run.json", "run.json is missing"},       {"config.toml", "config.toml is missing"},
               {"pretrain", "pretrain/ is missing"},      {"search", "search/ is missing"},
               {"policy.json", "policy.json is missing"}, {"train", "No training"},
               {"samples", "samples/ is missing"},        {"search/result.json", "search is not finished"},
               {"train/policy-1/result.json", "policy-1"}};
  for (const auto& [removed, note] : cases) {
    const fs::path run = folder / "part";
    fs::copy(folder / "whole", run, fs::copy_options::recursive);
    fs::remove_all(run / removed);
    EXPECT_TRUE(has_note(data_of(run), note)) << removed << data_of(run)["notes"];
    fs::remove_all(run);
  }
  // Nothing but one stage.
  for (const char* kept : {"run.json", "pretrain", "search", "policy.json", "train"}) {
    const fs::path run = folder / "one";
    fs::create_directories(run);
    fs::copy(folder / "whole" / kept, run / kept, fs::copy_options::recursive);
    EXPECT_FALSE(data_of(run)["notes"].empty()) << kept;
    fs::remove_all(run);
  }
}

TEST(Report, ShowsTheTriplesThatWereChosenFirst) {
  const TemporaryFolder folder;
  write_text(folder / "policy.json",
             R"({"format": "la3-policy", "version": 1, "labels": [{"label": "a", "triples": [
    {"ops": ["ShearX", "ShearY", "Rotate"]}, {"ops": ["Rotate", "Color", "Rotate"], "score": 74.69},
    {"ops": ["Invert", "Color", "Cutout"], "score": -3}, {"ops": ["Color", "Color", "Color"], "score": 2.5},
    {"ops": ["Cutout", "Color", "Color"], "score": 60}]}]})");
  EXPECT_EQ(data_of(folder.path())["policy"]["rows"][0]["first"],
            json::parse("[[4, 11, 4, 74.69], [6, 11, 14, -3.0], [11, 11, 11, 2.5]]"));
}

TEST(Report, SaysWhatIsStillToDo) {
  const TemporaryFolder folder;
  write_text(folder / "run.json",
             R"({"format": "la3-run", "version": 1, "stages": [{"name": "search", "seconds": 3, "done": false}]})");
  EXPECT_TRUE(has_note(data_of(folder.path()), "Still to do: search."));
  const auto with = [&](const std::string& policy_done) {
    write_text(folder / "run.json", R"({"format": "la3-run", "version": 1, "stages": [
      {"name": "search", "seconds": 3, "done": true}, {"name": "train none-0", "seconds": 1, "done": )" +
                                        policy_done + R"(}, {"name": "train policy-0", "seconds": 0, "done": )" +
                                        policy_done + R"(},
      {"name": "report", "seconds": 0, "done": false}]})");
    return data_of(folder.path());
  };
  EXPECT_TRUE(has_note(with("false"), "Still to do: train none-0, train policy-0, report."));
  EXPECT_FALSE(has_note(with("true"), "Still to do"));  // the report is being read
}

TEST(Report, RefusesAFolderThatIsNoRun) {
  const TemporaryFolder folder;
  expect_parts(error_from([&] { data_of(folder.path()); }), {"the folder of a run expected"});
  expect_parts(error_from([&] { data_of(folder / "gone"); }), {"gone", "nothing there"});
  write_text(folder / "file", "x");
  expect_parts(error_from([&] { data_of(folder / "file"); }), {"found a file"});
}

TEST(Report, RefusesARunOfANewerVersion) {
  const TemporaryFolder folder;
  write_text(folder / "run.json", R"({"format": "la3-run", "version": 2})");
  expect_parts(error_from([&] { data_of(folder.path()); }), {"run.json: version: ", "newer la3", "found 2"});
  write_text(folder / "run.json", R"({"format": "la3-walk", "version": 1})");
  expect_parts(error_from([&] { data_of(folder.path()); }), {"format: 'la3-run' expected, found 'la3-walk'"});
}

TEST(Report, DropsALineThatWasCutShort) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  for (const char* name : {"search/evaluations.jsonl", "search/metrics.jsonl", "train/none-0/metrics.jsonl"}) {
    const json before = data_of(folder / "run");
    append(folder / "run" / name, "{\"iteration\": 7, \"lab");
    json after = data_of(folder / "run");
    EXPECT_TRUE(has_note(after, std::string(name) + ": the last")) << after["notes"];
    EXPECT_EQ(before["search"], after["search"]);
    EXPECT_EQ(before["curves"], after["curves"]);
  }
  // The first one is never written in part.
  write_text(folder / "run/search/evaluations.jsonl", "{\"format\": \"la3-eval");
  expect_parts(error_from([&] { data_of(folder / "run"); }), {"evaluations.jsonl", "cut short in its first line"});
}

TEST(Report, NamesTheLineOfADamagedFile) {
  const TemporaryFolder folder;
  const fs::path run = folder / "run";
  make_run(run, small_run());
  const std::string evaluations = text_of(run / "search/evaluations.jsonl");
  const auto message = [&](const std::string& line) {
    write_text(run / "search/evaluations.jsonl", evaluations + line + "\n");
    return error_from([&] { data_of(run); });
  };
  expect_parts(message("{\"iteration\": 7, \"lab"), {"search/evaluations.jsonl:20: ", "a line of JSON expected"});
  expect_parts(message("[1]"), {"evaluations.jsonl:20: an object expected"});
  expect_parts(message(R"({"iteration": 7, "label": 3, "triple": [], "reward": 0})"),
               {"evaluations.jsonl:20: iteration 7, label 0 expected, found 7, 3"});
  expect_parts(message(R"({"iteration": 7, "label": 0, "triple": ["Rotate"], "reward": 0})"),
               {"triple: three operations expected, found an array of 1"});
  expect_parts(message(R"({"iteration": 7, "label": 0, "triple": ["Rotate", "Color", "Zoom"], "reward": 0})"),
               {"triple[2]: an operation expected, found 'Zoom'"});
  expect_parts(message(R"({"iteration": 7, "label": 0, "triple": ["Color", "Color", "Color"], "images": 50, )"
                       R"("correct": 40, "reward": "x"})"),
               {"reward: a number expected, found 'x'"});
  expect_parts(message("{\"label\": \"\xFF\"}"), {"evaluations.jsonl:20: ", "column"});

  write_text(run / "search/evaluations.jsonl", evaluations);
  append(run / "train/none-0/metrics.jsonl", "{\"epoch\": true}\n");
  expect_parts(error_from([&] { data_of(run); }), {"train/none-0/metrics.jsonl:4: epoch: a whole number"});
}

TEST(Report, RefusesBrokenSamples) {
  const TemporaryFolder folder;
  const fs::path run = folder / "run";
  make_run(run, small_run());
  const auto message = [&] { return error_from([&] { data_of(run); }); };
  fs::resize_file(run / "samples/0001.jpg", 100);
  expect_parts(message(), {"samples/0001.jpg: a whole JPEG file expected"});
  fs::remove(run / "samples/0001.jpg");
  expect_parts(message(), {"samples/0001.jpg: cannot open"});
  std::string text = text_of(run / "samples/samples.json");
  text.replace(text.find("0001.jpg"), 8, "../a.jpg");
  write_text(run / "samples/samples.json", text);
  expect_parts(message(), {"labels[1].file: the name of a file beside samples.json expected"});
}

TEST(Report, ShowsHowStrongPoliciesAre) {
  const TemporaryFolder folder;
  const fs::path run = folder / "run";
  make_run(run, small_run());
  const json strengths = data_of(run)["strengths"];
  EXPECT_EQ(strengths["images"], 40);
  ASSERT_EQ(strengths["policies"].size(), 3u);
  EXPECT_EQ(strengths["policies"][0]["title"], "Random triples");
  EXPECT_GT(strengths["policies"][0]["changed"], 10);
  EXPECT_EQ(strengths["policies"][0]["reward"], -20.25);
  EXPECT_EQ(strengths["policies"][2]["reward"], 0.5);
  const json compared = json::parse(make_page_text(run, {}).samples)["compared"];
  EXPECT_EQ(compared["policies"], json({"random", "label-invariant", "policy"}));
  ASSERT_EQ(compared["rows"].size(), 3u);
  EXPECT_EQ(compared["rows"][2]["label"], 2);
  EXPECT_EQ(compared["rows"][2]["cells"].size(), 4u);

  // As older ones leave it: without rewards, then without any of it.
  json older = json::parse(text_of(run / "samples/compared.json"));
  for (json& policy : older["policies"]) { policy.erase("mean_reward"); }
  write_text(run / "samples/compared.json", older.dump());
  EXPECT_TRUE(data_of(run)["strengths"]["policies"][2]["reward"].is_null());
  fs::remove(run / "samples/compared.json");
  EXPECT_TRUE(data_of(run)["strengths"].is_null());
  EXPECT_TRUE(has_note(data_of(run), "samples/compared.json is missing"));
  EXPECT_TRUE(json::parse(make_page_text(run, {}).samples)["compared"].is_null());
}

TEST(Report, RefusesBrokenStrengths) {
  const TemporaryFolder folder;
  const fs::path run = folder / "run", file = run / "samples/compared.json";
  make_run(run, small_run());
  const json whole = json::parse(text_of(file));
  const auto refused = [&](const std::function<void(json&)>& change, const std::string& part) {
    json changed = whole;
    change(changed);
    write_text(file, changed.dump());
    expect_parts(error_from([&] { data_of(run); }), {"compared.json: " + part});
  };
  refused([](json& all) { all["version"] = 2; }, "version");
  refused([](json& all) { all["images"] = 0; }, "images: ");
  refused([](json& all) { all["policies"][1]["changed_share"] = 1.01; },
          "policies[1].changed_share: a number from 0 to 1 expected, found 1.01");
  refused([](json& all) { all["policies"][1]["mean_change"] = -1; },
          "policies[1].mean_change: a number from 0 to 255 expected, found -1");
  refused([](json& all) { all["policies"][1]["mean_reward"] = -101; },
          "policies[1].mean_reward: a number from -100 to 100 expected, found -101");
  refused([](json& all) { all["policies"][1].erase("mean_change"); },
          "policies[1]: 'mean_change' expected, found none");
  refused([](json& all) { all["policies"][1]["name"] = "random"; },
          "policies[1].name: a name that no other policy has expected, found 'random'");
  refused([](json& all) { all["rows"][0]["cells"].erase(0); },
          "rows[0].cells: an image and its copies by 3 policies expected");
  refused([](json& all) { all["rows"][0]["cells"][1]["calls"][0]["op"] = "Twist"; },
          "rows[0].cells[1].calls[0].op: an op expected");
  write_text(file, whole.dump());
  fs::resize_file(run / "samples/compared.jpg", 100);
  expect_parts(error_from([&] { data_of(run); }), {"samples/compared.jpg: a whole JPEG file expected"});
}

TEST(Report, LeavesOutSamplesBeyondTheLimit) {
  const TemporaryFolder folder;
  make_run(folder / "run", small_run());
  const PageText text = make_page_text(folder / "run", {.max_sample_bytes = 50'000});
  EXPECT_EQ(json::parse(text.samples)["labels"].size(), 1u);
  EXPECT_TRUE(has_note(json::parse(text.data), "Sample images of 2 labels are left out"));
}

TEST(Report, KeepsNamesFromBecomingMarkup) {
  const TemporaryFolder folder;
  MadeUpRun what = small_run();
  what.labels = 10;
  what.evil = true;
  make_run(folder / "<script>alert(9)<", what);
  const fs::path run = folder / "<script>alert(9)<";
  append(run / "config.toml", "# </script><script>alert(8)</script> \xFF\xFE\n");
  const PageText text = make_page_text(run, {});
  EXPECT_EQ(text.data.find('<'), std::string::npos);
  EXPECT_EQ(text.samples.find('<'), std::string::npos);
  const json data = json::parse(text.data);
  EXPECT_EQ(data["labels"][0], "<script>alert(1)</script>");
  EXPECT_EQ(data["labels"][8], "a\\nb\\tc\\x01");  // nothing that cannot be seen
  write_report(run, folder / "r.html");
  const std::string page = text_of(folder / "r.html");
  EXPECT_EQ(page.find("<script>alert"), std::string::npos);
  EXPECT_NE(page.find("<title>&lt;script&gt;alert(9)&lt;"), std::string::npos);
}

TEST(Report, StaysSmall) {
  const TemporaryFolder folder;
  make_run(folder / "ten", {.labels = 10});
  EXPECT_LT(write_report(folder / "ten", folder / "ten.html"), 1'500'000u);
  make_run(folder / "thousand", {.labels = 1000, .iterations = 10, .warm_up = 5});
  EXPECT_LT(write_report(folder / "thousand", folder / "thousand.html"), 8'000'000u);
}

// A search of two labels, of which each iteration evaluates one triple each.
fs::path write_search(const TemporaryFolder& folder, const std::vector<std::vector<search::Evaluation>>& iterations,
                      bool label_invariant = false) {
  search::EvaluationsHeader header;
  header.labels = {"a", "b"};
  header.baseline = {{10, 9}, {20, 18}};
  header.iterations = 9, header.warm_up = 3, header.label_invariant = label_invariant;
  fs::create_directories(folder / "search");
  search::EvaluationsWriter writer(folder / "search/evaluations.jsonl", header);
  for (const auto& iteration : iterations) { writer.add(iteration); }
  return folder.path();
}

uint16_t triple(augment::Op a, augment::Op b, augment::Op c) {
  return static_cast<uint16_t>(search::triple_of({a, b, c}));
}

TEST(Search, MeansRepeatedTriplesBeforeItMeansTriples) {
  using augment::Op;
  const TemporaryFolder folder;
  const uint16_t rotated = triple(Op::kRotate, Op::kColor, Op::kRotate),
                 inverted = triple(Op::kIdentity, Op::kColor, Op::kInvert);
  const auto search = read_search(write_search(folder, {{{1, 0, rotated, {10, 7}}, {1, 1, inverted, {20, 18}}},
                                                        {{2, 0, rotated, {10, 3}}, {2, 1, inverted, {20, 18}}},
                                                        {{3, 0, inverted, {10, 10}}, {3, 1, inverted, {20, 18}}}}));
  ASSERT_TRUE(search && search->evaluations);
  const LabelSummary& label = search->evaluations->by_label[0];
  EXPECT_EQ(label.evaluations, 3u);
  EXPECT_EQ(label.tried, 2u);
  EXPECT_DOUBLE_EQ(label.mean_reward, -15);  // of -40, the mean of -20 and -60, and 10
  EXPECT_DOUBLE_EQ(label.baseline_recall.value(), 90);
  EXPECT_DOUBLE_EQ(label.effect[4].value(), -25);  // Rotate: once -40, though it stands twice
  EXPECT_DOUBLE_EQ(label.effect[11].value(), 0);   // Color: in both
  EXPECT_DOUBLE_EQ(label.effect[15].value(), 25);  // Identity
  EXPECT_FALSE(label.effect[0]);
  EXPECT_EQ(label.triples_with_op[4], 1u);
  EXPECT_EQ(search->evaluations->by_label[1].tried, 1u);
}

TEST(Search, TakesALabelInvariantOne) {
  using augment::Op;
  const TemporaryFolder folder;
  const uint16_t rotated = triple(Op::kRotate, Op::kColor, Op::kInvert);
  const auto search =
      read_search(write_search(folder, {{{1, search::kAllLabels, rotated, {30, 24}}}}, /*label_invariant=*/true));
  ASSERT_TRUE(search && search->evaluations);
  ASSERT_EQ(search->evaluations->by_label.size(), 1u);
  EXPECT_EQ(search->evaluations->by_label[0].tried, 1u);
  EXPECT_DOUBLE_EQ(search->evaluations->by_label[0].baseline_recall.value(), 90);
  const json rows = data_of(folder.path())["search"]["evaluations"]["rows"];
  EXPECT_TRUE(rows[0]["label"].is_null());
}

// One policy for all labels has nothing that a label could lack.
TEST(Search, NamesUncertainLabelsOfAPolicyByLabelOnly) {
  const TemporaryFolder folder;
  make_run(folder.path(), {.labels = 5, .weak = true});
  EXPECT_EQ(read_search(folder.path())->uncertain.size(), 3u);
  const fs::path path = folder / "policy.json";
  policy::write_policy(path, policy::pooled(policy::read_policy(path), 1));
  EXPECT_TRUE(read_search(folder.path())->uncertain.empty());
}

TEST(Search, TakesMetricsWithoutAPredictor) {
  const TemporaryFolder folder;
  write_text(folder / "search/metrics.jsonl",
             "{\"iteration\":1,\"mean_reward\":-3}\n{\"iteration\":2,\"mean_reward\":-2,"
             "\"spearman\":null,\"mae\":4}\n");
  const auto search = read_search(folder.path());
  ASSERT_TRUE(search);
  ASSERT_EQ(search->metrics.size(), 2u);
  EXPECT_FALSE(search->metrics[1].spearman);
  EXPECT_DOUBLE_EQ(search->metrics[1].mae.value(), 4);
  EXPECT_FALSE(search->is_finished);
}

}  // namespace
}  // namespace la3::report
