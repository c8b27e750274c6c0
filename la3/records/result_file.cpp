#include "la3/records/result_file.h"

#include <limits>

#include "la3/core/file.h"
#include "la3/records/json_file.h"
#include "la3/records/result_json.h"

namespace la3::records {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

double percent(const JsonValue& value) {
  const double number = value.number();
  if (number < 0 || number > 100) { value.fail("a percentage"); }
  return number;
}

// All are optional, because other versions may not have written them.
std::string text_at(const JsonValue& object, std::string_view key) {
  const auto value = object.find(key);
  return value ? value->string() : "";
}
int64_t whole_at(const JsonValue& object, std::string_view key) {
  const auto value = object.find(key);
  return value ? value->integer(0, kMost) : 0;
}
std::optional<double> finite_or_none(const JsonValue& object, std::string_view key) {
  const auto value = object.find(key);
  return value ? value->number_or_null() : std::nullopt;
}

TestResult read_test(const JsonValue& json) {
  TestResult test;
  test.accuracy = percent(json["accuracy"]);
  test.images = whole_at(json, "images");
  test.accuracy_top5 = finite_or_none(json, "accuracy_top5");
  test.loss = finite_or_none(json, "loss");
  if (const auto macro = json.find("macro_f1")) { test.macro_f1 = percent(*macro); }
  for (const JsonValue& entry : json["labels"].array()) {
    LabelResult label{.label = entry["label"].string()};
    label.title = text_at(entry, "title");
    if (const auto images = entry.find("images")) { label.images = images->integer(0, kMost); }
    const JsonValue recall = entry["recall"];
    if (recall.number_or_null()) { label.recall = percent(recall); }
    test.labels.push_back(std::move(label));
  }
  if (const auto confusions = json.find("confusions")) {
    for (const JsonValue& entry : confusions->array()) {
      test.confusions.push_back(
          {entry["label"].string(), entry["predicted"].string(), entry["images"].integer(1, kMost)});
    }
  }
  return test;
}

// The beginning of a label's row.
ordered_json named(const std::string& label, const std::string& title) {
  ordered_json row = {{"label", label}};
  if (!title.empty()) { row["title"] = title; }
  return row;
}

void write_json(const fs::path& folder, const ordered_json& json) {
  write_file(folder / kResultName, json.dump(2) + "\n");
}

}  // namespace

std::string shown_label(const std::string& label, const std::string& title) {
  return title.empty() || title == label ? label : title + " (" + label + ")";
}

std::optional<double> TestResult::balanced_accuracy() const {
  double sum = 0;
  size_t count = 0;
  for (const LabelResult& label : labels) {
    if (!label.recall) { continue; }
    sum += *label.recall;
    ++count;
  }
  return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

ordered_json to_json(const TestResult& result) {
  ordered_json json = {{"images", result.images},
                       {"accuracy", result.accuracy},
                       {"balanced_accuracy", or_null(result.balanced_accuracy())},
                       {"macro_f1", or_null(result.macro_f1)},
                       {"accuracy_top5", or_null(result.accuracy_top5)},
                       {"loss", or_null(result.loss)}};
  for (const LabelResult& label : result.labels) {
    ordered_json row = named(label.label, label.title);
    row["images"] = label.images.value_or(0);
    row["recall"] = or_null(label.recall);
    json["labels"].push_back(row);
  }
  for (const ConfusedLabels& pair : result.confusions) {
    json["confusions"].push_back({{"label", pair.label}, {"predicted", pair.predicted}, {"images", pair.images}});
  }
  return json;
}

ordered_json to_json(const TrainingResult& result) {
  ordered_json json = {{"network", result.network},
                       {"data", result.data},
                       {"policy", result.policy},
                       {"epochs", result.epochs},
                       {"seed", result.seed}};
  if (!result.training_images.empty()) { json["training_images"] = result.training_images; }
  if (result.test) { json["test"] = to_json(*result.test); }
  if (result.hint) {
    json["hint"] = {{"images", result.hint->images}, {"own", result.hint->own}, {"other", result.hint->other}};
  }
  return json;
}

ordered_json to_json(const SearchResult& result) {
  ordered_json json = {
      {"data", result.data},
      {"network", result.network},
      {"label_invariant", result.label_invariant},
      {"baseline_recall", result.baseline_recall},
      {"iterations", result.iterations},
      {"warm_up", result.warm_up},
      {"evaluations", result.evaluations},
      {"mean_reward_warm_up", result.mean_reward_warm_up},
      {"mean_reward_last", result.mean_reward_last},
      {"tried_per_label", {{"min", result.tried_min}, {"mean", result.tried_mean}, {"max", result.tried_max}}},
      {"unexplored_share", result.unexplored_share}};
  if (result.mae) {
    json["spearman"] = or_null(result.spearman);
    json["mae"] = *result.mae;
  }
  for (const WeakLabel& weak : result.weak_labels) {
    json["weak_labels"].push_back(
        {{"label", weak.label}, {"why", weak.why}, {"images", weak.images}, {"recall", or_null(weak.recall)}});
  }
  json["seconds"] = result.seconds;
  return json;
}

void add_comparison(ordered_json& json, const RunResult& result) {
  const auto add_interval = [](ordered_json& row, const char* name, const auto& interval) {
    if (interval) { row[name] = {interval->first, interval->second}; }
  };
  for (const PolicyAccuracy& policy : result.policies) {
    ordered_json row = {{"policy", policy.policy}, {"accuracy", policy.accuracy}};
    if (policy.balanced) { row["balanced_accuracy"] = *policy.balanced; }
    add_interval(row, "interval", policy.interval);
    if (policy.macro_f1) { row["macro_f1"] = *policy.macro_f1; }
    for (const double accuracy : policy.by_seed) { row["by_seed"].push_back(accuracy); }
    for (const PolicyRecall& one : policy.recall) {
      ordered_json recall = named(one.label, one.title);
      recall["recall"] = one.recall;
      add_interval(recall, "interval", one.interval);
      row["recall"].push_back(recall);
    }
    json["policies"].push_back(row);
  }
  for (const std::string& finding : result.findings) { json["findings"].push_back(finding); }
  for (const PolicyDifference& one : result.differences) {
    ordered_json row = {{"policy", one.policy}, {"against", one.against}, {"difference", one.difference}};
    add_interval(row, "interval", one.interval);
    if (one.balanced) { row["balanced_difference"] = *one.balanced; }
    add_interval(row, "balanced_interval", one.balanced_interval);
    row["outcome"] = one.outcome;
    json["differences"].push_back(row);
  }
  for (const RecallChange& change : result.recall_changes) {
    ordered_json row = named(change.label, change.title);
    row["difference"] = change.difference;
    add_interval(row, "interval", change.interval);
    if (!change.outcome.empty()) { row["outcome"] = change.outcome; }
    json["recall_changes"].push_back(row);
  }
}

ordered_json to_json(const RunResult& result) {
  ordered_json json = {{"data", result.data}, {"network", result.network}, {"seeds", result.seeds}};
  add_comparison(json, result);
  if (result.strength) {
    json["strength"] = {{"chosen", result.strength->strength}, {"why", result.strength->why}};
  }
  if (!result.next_steps.empty()) { json["next_steps"] = result.next_steps; }
  json["seconds"] = {{"pretrain", result.seconds.pretrain},
                     {"search", result.seconds.search},
                     {"construct", result.seconds.construct},
                     {"train", result.seconds.train},
                     {"all", result.seconds.all}};
  if (result.strength) { json["seconds"]["strength"] = result.seconds.strength; }
  return json;
}

void write_result(const fs::path& folder, const TrainingResult& result) {
  write_json(folder, to_json(result));
}
void write_result(const fs::path& folder, const SearchResult& result) {
  write_json(folder, to_json(result));
}
void write_result(const fs::path& folder, const RunResult& result) {
  write_json(folder, to_json(result));
}

TrainingResult read_training_result(const fs::path& folder) {
  const JsonFile file(folder / kResultName);
  const JsonValue root = file.root();
  TrainingResult result{.network = text_at(root, "network"),
                        .data = text_at(root, "data"),
                        .policy = text_at(root, "policy"),
                        .epochs = whole_at(root, "epochs"),
                        .seed = 0,
                        .training_images = {},
                        .test = std::nullopt,
                        .hint = std::nullopt};
  if (const auto images = root.find("training_images")) {
    for (const JsonValue& count : images->array()) { result.training_images.push_back(count.integer(0, kMost)); }
  }
  if (const auto seed = root.find("seed")) { result.seed = seed->unsigned_integer(); }
  if (const auto test = root.find("test")) { result.test = read_test(*test); }
  if (const auto hint = root.find("hint")) {
    result.hint = {(*hint)["images"].integer(0, kMost), (*hint)["own"].number(), (*hint)["other"].number()};
  }
  return result;
}

SearchResult read_search_result(const fs::path& folder) {
  const JsonFile file(folder / kResultName);
  const JsonValue root = file.root();
  SearchResult result;
  result.data = text_at(root, "data");
  result.network = text_at(root, "network");
  if (const auto flag = root.find("label_invariant")) { result.label_invariant = flag->boolean(); }
  result.baseline_recall = finite_or_none(root, "baseline_recall").value_or(0);
  result.iterations = root["iterations"].integer(0, kMost);
  result.warm_up = whole_at(root, "warm_up");
  result.evaluations = whole_at(root, "evaluations");
  result.mean_reward_warm_up = finite_or_none(root, "mean_reward_warm_up").value_or(0);
  result.mean_reward_last = finite_or_none(root, "mean_reward_last").value_or(0);
  if (const auto tried = root.find("tried_per_label")) {
    result.tried_min = (*tried)["min"].integer(0, kMost);
    result.tried_max = (*tried)["max"].integer(0, kMost);
    result.tried_mean = (*tried)["mean"].number();
  }
  result.unexplored_share = finite_or_none(root, "unexplored_share").value_or(0);
  result.spearman = finite_or_none(root, "spearman");
  result.mae = finite_or_none(root, "mae");
  if (const auto weak = root.find("weak_labels")) {
    for (const JsonValue& entry : weak->array()) {
      result.weak_labels.push_back({entry["label"].string(), entry["why"].string(),
                                    entry["images"].integer(0, kMost), entry["recall"].number_or_null()});
    }
  }
  result.seconds = finite_or_none(root, "seconds").value_or(0);
  return result;
}

bool has_result(const fs::path& folder) {
  return fs::exists(folder / kResultName);
}

}  // namespace la3::records
