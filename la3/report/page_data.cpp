#include "la3/report/page_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/policy/combine.h"
#include "la3/policy/hint.h"
#include "la3/policy/policy.h"
#include "la3/records/compared_samples_file.h"
#include "la3/records/flips_file.h"
#include "la3/records/metrics_file.h"
#include "la3/records/result_file.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/records/samples_file.h"
#include "la3/records/strength_file.h"
#include "la3/report/base64.h"
#include "la3/report/comparison.h"
#include "la3/report/next_steps.h"
#include "la3/report/search_summary.h"

namespace la3::report {
namespace {

namespace fs = std::filesystem;
using json = nlohmann::ordered_json;

constexpr size_t kMaxConfigBytes = size_t{1} << 20;
constexpr size_t kFirstTriples = 3;  // shown next to a label's samples

// Few digits: a report may hold tens of thousands of numbers, and nobody reads the fifth decimal.
json rounded(double number, double steps = 1000) {
  return std::round(number * steps) / steps;
}

json rounded(const std::optional<double>& number, double steps = 1000) {
  return number ? rounded(*number, steps) : json();
}

// Gives every label of the run one number, in the order in which files name them. Shows labels by their
// readable names, where the data set has them, with the label itself behind.
class LabelNumbers {
 public:
  void set_titles(std::map<std::string, std::string> titles) { titles_ = std::move(titles); }
  size_t operator()(const std::string& label) {
    const auto [entry, is_new] = numbers_.try_emplace(label, names_.size());
    if (is_new) {
      const auto title = titles_.find(label);
      names_.push_back(printable(records::shown_label(label, title == titles_.end() ? "" : title->second)));
    }
    return entry->second;
  }
  const json& names() const { return names_; }

 private:
  std::map<std::string, std::string> titles_;
  std::map<std::string, size_t> numbers_;
  json names_ = json::array();
};

struct Gathered {
  LabelNumbers labels;
  json notes = json::array();  // what is missing or was dropped, one sentence each

  void note(const std::string& sentence) { notes.push_back(sentence); }
};

void check_is_run(const fs::path& run_dir) {
  if (!fs::is_directory(run_dir)) {
    throw Error(run_dir.string() + ": the folder of a run expected, found " +
                (fs::exists(run_dir) ? "a file" : "nothing there"));
  }
  for (const char* name : {"run.json", "pretrain", "search", "policy.json"}) {
    if (fs::exists(run_dir / name)) { return; }
  }
  if (!training_folders(run_dir).empty()) { return; }  // a data set has a folder train too
  throw Error(
      run_dir.string() +
      ": the folder of a run expected, found neither run.json, pretrain/, search/, policy.json nor trainings");
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) { text += (text.empty() ? "" : ", ") + name; }
  return text;
}

json run_json(const fs::path& run_dir, Gathered& gathered) {
  if (!fs::exists(run_dir / records::RunFile::kName)) {
    gathered.note("run.json is missing: what was run, where, and how long it took is not known.");
    return {};
  }
  const records::RunFile file = records::read_run_file(run_dir);
  gathered.labels.set_titles(file.titles);
  json run = json::object();
  const auto add = [&](const char* key, const std::string& text) {
    if (!text.empty()) { run[key] = printable(text); }
  };
  add("la3", file.la3);
  add("libtorch", file.libtorch);
  add("command", file.command);
  add("data", file.data);
  add("network", file.network);
  add("device", file.device);
  add("started", file.started);
  add("machine", file.machine);
  if (file.seed) { run["seed"] = *file.seed; }
  if (file.seeds) { run["seeds"] = *file.seeds; }
  run["stages"] = json::array();
  std::vector<std::string> open;
  for (const records::StageState& stage : file.stages) {
    const std::string name = printable(stage.name);
    run["stages"].push_back({{"name", name}, {"seconds", rounded(stage.seconds, 10)}, {"done", stage.done}});
    if (!stage.done) { open.push_back(name); }
  }
  // The report stage is the one that runs now.
  if (open == std::vector{records::stage_name(records::WriteReport())}) { open.clear(); }
  if (!open.empty()) { gathered.note("The run is not finished. Still to do: " + listed(open) + "."); }
  return run;
}

// Whether nothing was to be learned: the run compared policies that there were.
bool only_compares(const fs::path& run_dir) {
  if (!fs::exists(run_dir / records::RunFile::kName)) { return false; }
  const records::RunFile file = records::read_run_file(run_dir);
  return !file.stages.empty() && std::none_of(file.stages.begin(), file.stages.end(), [](const auto& stage) {
    return stage.name == records::stage_name(records::Search());
  });
}

json config_json(const fs::path& run_dir, Gathered& gathered) {
  const fs::path path = run_dir / records::kConfigName;
  if (!fs::exists(path)) {
    gathered.note("config.toml is missing: the settings are not known.");
    return {};
  }
  const auto bytes = read_file(path, kMaxConfigBytes);
  return std::string(bytes.begin(), bytes.end());
}

// The metrics in a training's folder, column by column.
json curve_json(const fs::path& folder, const std::string& name, Gathered& gathered) {
  json curve = {{"epoch", json::array()}, {"test_accuracy", json::array()}, {"train_loss", json::array()}};
  const records::Metrics<records::EpochLine> metrics = records::read_epochs(folder);
  for (const records::EpochLine& line : metrics.lines) {
    curve["epoch"].push_back(line.epoch);
    curve["train_loss"].push_back(rounded(line.train_loss, 10000));
    curve["test_accuracy"].push_back(rounded(line.test_accuracy));
  }
  if (metrics.is_cut_short) {
    gathered.note(name + "/metrics.jsonl: the last line was cut short and is left out.");
  }
  return curve;
}

json pretrain_json(const fs::path& run_dir, Gathered& gathered) {
  const fs::path folder = records::RunPaths{run_dir}.pretrain();
  if (!fs::is_directory(folder)) {
    gathered.note("pretrain/ is missing: the network for the search was not trained here.");
    return {};
  }
  json curve = curve_json(folder, "pretrain", gathered);
  curve["finished"] = records::has_result(folder);
  if (!curve["finished"]) { gathered.note("The pre-training is not finished."); }
  return curve;
}

json curves_json(const std::vector<TrainingFolder>& folders, Gathered& gathered) {
  json curves = json::array();
  for (const TrainingFolder& folder : folders) {
    json curve = {{"policy", folder.policy}, {"seed", folder.seed}, {"finished", folder.is_finished()}};
    curve.update(curve_json(folder.path, "train/" + printable(folder.path.filename().string()), gathered));
    curves.push_back(std::move(curve));
  }
  return curves;
}

json interval_json(const std::optional<Interval>& interval) {
  return interval ? json{to_hundredths(interval->low), to_hundredths(interval->high)} : json();
}

json policy_result_json(const PolicyResult& policy) {
  json seeds = json::array(), recall = json::array();
  for (const SeedAccuracy& seed : policy.seeds) { seeds.push_back({seed.seed, to_hundredths(seed.accuracy)}); }
  for (const auto& value : policy.recall) { recall.push_back(rounded(value, 100)); }
  json recall_interval = json::array();
  for (const auto& interval : policy.recall_interval) {
    recall_interval.push_back(interval ? json{rounded(interval->low, 10), rounded(interval->high, 10)} : json());
  }
  return {{"name", printable(policy.name)},
          {"title", policy_title(policy.name)},
          {"seeds", seeds},
          {"mean", to_hundredths(policy.mean)},
          {"balanced", policy.balanced ? json(to_hundredths(*policy.balanced)) : json()},
          {"macro_f1", policy.macro_f1 ? json(to_hundredths(*policy.macro_f1)) : json()},
          {"interval", interval_json(policy.interval)},
          {"recall", recall},
          {"recall_interval", recall_interval}};
}

json finding_json(const Comparison& comparison, const Finding& finding) {
  json labels = json::array();  // the number of a label in the comparison, its change, interval, outcome
  for (const LabelChange& change : recall_changes(comparison, finding.policy, finding.against)) {
    labels.push_back({{"label", change.label},
                      {"change", to_hundredths(change.difference)},
                      {"interval", interval_json(change.interval)},
                      {"outcome", outcome_name(change.outcome)}});
  }
  return {{"policy", printable(finding.policy)},
          {"against", printable(finding.against)},
          {"phrases", {policy_phrase(finding.policy), policy_phrase(finding.against)}},
          {"difference", to_hundredths(finding.difference)},
          {"interval", interval_json(finding.interval)},
          {"alone", interval_json(finding.interval_alone)},
          {"balanced", finding.balanced ? json(to_hundredths(*finding.balanced)) : json()},
          {"balanced_interval", interval_json(finding.balanced_interval)},
          {"outcome", outcome_name(finding.outcome)},
          {"text", finding.text},
          {"labels", labels}};
}

json comparison_json(const Comparison& comparison, const std::vector<Finding>& findings,
                     const std::vector<std::string>& steps, Gathered& gathered) {
  if (!comparison.unfinished.empty()) {
    gathered.note("Trainings without a result yet: " + listed(comparison.unfinished) + ".");
  }
  if (!comparison.without_test.empty()) {
    gathered.note("Trainings without a test accuracy: " + listed(comparison.without_test) + ".");
  }
  if (comparison.policies.empty()) {
    gathered.note("No training with or without a policy has finished: nothing can be compared yet.");
    return {};
  }
  if (!comparison.without_predictions.empty()) {
    gathered.note("Trainings of an older la3, without predictions.bin: " + listed(comparison.without_predictions) +
                  ". Intervals of differences count chance in seeds only, not in test images.");
  }
  json numbers = json::array(), policies = json::array(), found = json::array();
  for (const std::string& label : comparison.labels) { numbers.push_back(gathered.labels(label)); }
  for (const PolicyResult& policy : comparison.policies) { policies.push_back(policy_result_json(policy)); }
  for (const Finding& finding : findings) { found.push_back(finding_json(comparison, finding)); }
  return {{"labels", numbers},
          {"images", comparison.images},
          {"training_images", comparison.training_images},
          {"counts_images", comparison.differences->counts_images()},
          {"pairs_seeds", comparison.differences->pairs_seeds()},
          {"policies", policies},
          {"findings", found},
          {"next_steps", steps}};
}

json evaluations_json(const EvaluationsSummary& evaluations, Gathered& gathered) {
  json rows = json::array();
  for (size_t i = 0; i < evaluations.by_label.size(); ++i) {
    const LabelSummary& label = evaluations.by_label[i];
    json effect = json::array();
    for (const auto& value : label.effect) { effect.push_back(rounded(value, 100)); }
    rows.push_back({{"label", evaluations.label_invariant ? json() : json(gathered.labels(evaluations.labels[i]))},
                    {"evaluations", label.evaluations},
                    {"tried", label.tried},
                    {"mean", rounded(label.mean_reward, 100)},
                    {"baseline", rounded(label.baseline_recall, 100)},
                    {"effect", effect},
                    {"triples", label.triples_with_op}});
  }
  return {{"iterations", evaluations.iterations},
          {"warm_up", evaluations.warm_up},
          {"label_invariant", evaluations.label_invariant},
          {"rows", rows}};
}

// What was measured, a row per label.
json flips_json(const records::Flips& flips, Gathered& gathered) {
  json rows = json::array();
  for (const records::LabelFlip& flip : flips.labels) {
    if (!flip.counts) { continue; }
    rows.push_back({{"label", gathered.labels(flip.label)},
                    {"mirrored", flip.is_mirrored},
                    {"doubtful", flip.is_doubtful},
                    {"images", flip.counts->images},
                    {"recognised", flip.counts->recognised},
                    {"lost", flip.counts->lost},
                    {"won", flip.counts->won}});
  }
  return rows;
}

// Of which labels the search could learn little, a row for each.
json uncertain_json(const std::vector<UncertainLabel>& uncertain, Gathered& gathered) {
  json rows = json::array();
  for (const UncertainLabel& label : uncertain) {
    rows.push_back({{"label", gathered.labels(label.weak.label)},
                    {"why", label.weak.why},
                    {"images", label.weak.images},
                    {"recall", rounded(label.weak.recall, 100)},
                    {"mean_policy", label.has_mean_policy}});
  }
  return rows;
}

json search_json(const fs::path& run_dir, Gathered& gathered) {
  const auto search = read_search(run_dir);
  if (!search) {
    gathered.note("search/ is missing: no triples were evaluated.");
    return {};
  }
  if (!search->is_finished) { gathered.note("The search is not finished: its figures are those so far."); }
  for (const std::string& note : search->notes) { gathered.note(note); }
  json metrics = {{"iteration", json::array()},
                  {"mean_reward", json::array()},
                  {"spearman", json::array()},
                  {"mae", json::array()},
                  {"unexplored", json::array()}};
  for (const records::IterationLine& line : search->metrics) {
    metrics["iteration"].push_back(line.iteration);
    metrics["mean_reward"].push_back(rounded(line.mean_reward));
    metrics["spearman"].push_back(rounded(line.spearman, 10000));
    metrics["mae"].push_back(rounded(line.mae));
    metrics["unexplored"].push_back(rounded(line.unexplored));
  }
  json found = {{"metrics", metrics}, {"finished", search->is_finished}, {"evaluations", json()}};
  if (search->evaluations) { found["evaluations"] = evaluations_json(*search->evaluations, gathered); }
  const fs::path flips = records::RunPaths{run_dir}.search() / records::kFlipsName;
  if (fs::exists(flips)) { found["flips"] = flips_json(records::read_flips(flips), gathered); }
  if (!search->uncertain.empty()) { found["uncertain"] = uncertain_json(search->uncertain, gathered); }
  return found;
}

// Shares in thousandths, and the triples that were chosen first: construction writes them in the
// order it chose them.
json label_policy_json(const policy::LabelPolicy& label) {
  json share = json::array(), first = json::array();
  for (const double value : policy::op_proportions(label)) { share.push_back(std::lround(value * 1000)); }
  for (const policy::Triple& triple : label.triples) {
    if (!triple.score) { continue; }  // it was not chosen by construction
    json entry = json::array();
    for (const augment::Op op : triple.ops) { entry.push_back(static_cast<int>(op)); }
    entry.push_back(rounded(*triple.score, 100));
    first.push_back(entry);
    if (first.size() == kFirstTriples) { break; }
  }
  return {{"triples", policy::entry_count(label)}, {"share", share}, {"first", first}};
}

// A row per strength: what was measured, if it was tried, and the gains that were expected of it.
json strength_json(const fs::path& run_dir) {
  const auto file = records::find_strength(records::RunPaths{run_dir}.strength());
  if (!file || !file->choice) { return {}; }
  std::map<double, std::map<int64_t, std::vector<double>>> accuracies;  // by strength and epochs
  std::set<int64_t> lengths;
  int64_t images = 0;
  std::vector<records::StrengthMeasurement> all = file->measurements;
  if (file->pretraining && !all.empty()) { all.push_back(*file->pretraining); }
  for (const records::StrengthMeasurement& one : all) {
    accuracies[one.strength][one.epochs].push_back(one.accuracy);
    lengths.insert(one.epochs);
    images = one.images;
  }
  for (const records::StrengthPrediction& one : file->choice->predictions) { accuracies[one.strength]; }
  json rows = json::array(), predictions = json::array();
  for (auto& [strength, by_epochs] : accuracies) {
    json row = json::array();
    for (const int64_t epochs : lengths) {
      const std::vector<double>& values = by_epochs[epochs];
      row.push_back(values.empty() ? json() : json(to_hundredths(mean(values))));
    }
    rows.push_back({{"strength", rounded(strength, 100)}, {"accuracies", row}});
  }
  for (const records::StrengthPrediction& one : file->choice->predictions) {
    predictions.push_back({rounded(one.strength, 100), rounded(one.gain, 100), rounded(one.error, 100)});
  }
  return {{"chosen", rounded(file->choice->strength, 100)},
          {"why", file->choice->why},
          {"epochs", file->choice->epochs},
          {"images", images},
          {"lengths", lengths},
          {"rows", rows},
          {"predictions", predictions}};
}

// The mean over the trainings with the learned policy; null if none has it, as those of an older la3.
json hint_use_json(const fs::path& run_dir) {
  records::HintUse sum;
  int trainings = 0;
  for (const TrainingFolder& folder : training_folders(run_dir)) {
    if (folder.policy != records::kLearnedPolicy || !folder.is_finished()) { continue; }
    if (const auto hint = records::read_training_result(folder.path).hint) {
      sum.own += hint->own;
      sum.other += hint->other;
      sum.images = hint->images;
      ++trainings;
    }
  }
  if (trainings == 0) { return {}; }
  return {{"images", sum.images},
          {"own", rounded(sum.own / trainings, 10)},
          {"other", rounded(sum.other / trainings, 10)}};
}

json policy_json(const fs::path& run_dir, Gathered& gathered) {
  json rows = json::array(), for_all, hint, strength;
  const records::RunPaths paths{run_dir};
  const fs::path path = paths.policy(), other = paths.invariant_policy();
  const auto add = [&](const policy::Policy& policy) {
    // What a weaker policy consists of, however often it is applied.
    for (const policy::LabelPolicy& label : policy::at_full_strength(policy).labels) {
      json row = label_policy_json(label);
      if (label.label == policy::kAnyLabel) {
        for_all = row;
      } else {
        row["label"] = gathered.labels(label.label);
        rows.push_back(row);
      }
    }
  };
  if (fs::exists(path)) {
    const policy::Policy learned = policy::read_policy(path);
    add(learned);
    if (const auto of = policy::strength_of(learned)) { strength = rounded(*of, 100); }
    const policy::Hint found = policy::hint_of(learned);
    if (found.bits > 0) { hint = policy::hint_text(found); }
  } else {
    gathered.note("policy.json is missing: no policy was built yet.");
  }
  if (fs::exists(other)) { add(policy::read_policy(other)); }
  if (rows.empty() && for_all.is_null()) { return {}; }
  return {{"rows", rows},
          {"all", for_all},
          {"hint", hint},
          {"hint_use", hint_use_json(run_dir)},
          {"strength", strength}};
}

json cell_json(const records::SampleCell& cell) {
  json calls = json::array();
  for (const augment::OpCall& call : cell.calls) {
    json one = {static_cast<int>(call.op)};
    if (augment::op_info(call.op).has_magnitude) { one.push_back(rounded(call.magnitude, 100)); }
    calls.push_back(one);
  }
  return {{"source", printable(cell.source)}, {"calls", calls}};
}

// What the compared policies make of the same images; null in runs of an older la3.
json compared_json(const std::optional<records::ComparedSamples>& compared, Gathered& gathered) {
  if (!compared || compared->rows.empty()) { return {}; }
  json policies = json::array(), rows = json::array();
  for (const records::PolicyStrength& policy : compared->policies) { policies.push_back(printable(policy.name)); }
  for (const records::ComparedRow& row : compared->rows) {
    json cells = json::array();
    for (const records::SampleCell& cell : row.cells) { cells.push_back(cell_json(cell)); }
    rows.push_back({{"label", gathered.labels(row.label)}, {"cells", cells}});
  }
  return {
      {"cell_px", compared->cell_px}, {"policies", policies}, {"jpeg", to_base64(compared->jpeg)}, {"rows", rows}};
}

json strengths_json(const std::optional<records::ComparedSamples>& compared) {
  if (!compared || compared->policies.empty()) { return {}; }
  json policies = json::array();
  for (const records::PolicyStrength& policy : compared->policies) {
    policies.push_back({{"name", printable(policy.name)},
                        {"title", policy_title(policy.name)},
                        {"changed", rounded(100 * policy.changed_share, 100)},
                        {"change", rounded(policy.mean_change, 100)},
                        {"reward", rounded(policy.mean_reward, 100)}});
  }
  return {{"images", compared->images}, {"policies", policies}};
}

json samples_json(const fs::path& run_dir, size_t max_bytes,
                  const std::optional<records::ComparedSamples>& compared, Gathered& gathered) {
  const auto samples = records::read_samples(records::RunPaths{run_dir}.samples(), max_bytes);
  if (!samples && compared && only_compares(run_dir)) {
    return {{"labels", json::array()}, {"compared", compared_json(compared, gathered)}};
  }
  if (!samples) {
    gathered.note("samples/ is missing: there are no images to show.");
    return {};
  }
  if (samples->left_out > 0) {
    gathered.note("Sample images of " + std::to_string(samples->left_out) +
                  " labels are left out: they are larger than a report should be.");
  }
  if (!compared) {
    gathered.note("samples/compared.json is missing: how strong the compared policies are is not known.");
  }
  json labels = json::array();
  for (const records::SampleStrip& strip : samples->strips) {
    json cells = json::array();
    for (const records::SampleCell& cell : strip.cells) { cells.push_back(cell_json(cell)); }
    labels.push_back({{"label", gathered.labels(strip.label)}, {"jpeg", to_base64(strip.jpeg)}, {"cells", cells}});
  }
  return {{"cell_px", samples->cell_px},
          {"columns", samples->columns},
          {"labels", labels},
          {"compared", compared_json(compared, gathered)}};
}

// Invalid UTF-8 becomes U+FFFD. In JSON, '<' occurs only in strings, where \u003c means the same.
std::string to_text(const json& value) {
  const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (const char letter : text) {
    if (letter == '<') {
      safe += "\\u003c";
    } else {
      safe += letter;
    }
  }
  return safe;
}

std::string title_of(const fs::path& run_dir, const ReportOptions& options) {
  if (!options.title.empty()) { return printable(options.title); }
  const fs::path whole = fs::weakly_canonical(run_dir);
  return printable((whole.has_filename() ? whole : whole.parent_path()).filename().string());
}

}  // namespace

PageText make_page_text(const fs::path& run_dir, const ReportOptions& options) {
  check_is_run(run_dir);
  Gathered gathered;
  json data;
  data["title"] = title_of(run_dir, options);
  data["ops"] = json::array();
  for (const augment::OpInfo& op : augment::op_table()) { data["ops"].push_back(op.name); }
  data["run"] = run_json(run_dir, gathered);
  data["config"] = config_json(run_dir, gathered);
  if (only_compares(run_dir)) {
    data["parts"] = {"result", "labels", "training", "samples", "run"};
  } else {
    data["pretrain"] = pretrain_json(run_dir, gathered);
    data["search"] = search_json(run_dir, gathered);
    data["policy"] = policy_json(run_dir, gathered);
    data["strength"] = strength_json(run_dir);
  }
  std::vector<std::string> other;
  const std::vector<TrainingFolder> folders = training_folders(run_dir, &other);
  data["curves"] = curves_json(folders, gathered);
  for (const std::string& name : other) {
    gathered.note("train/" + name + ": left out; its name is not that of a policy, a dash and a seed.");
  }
  const Comparison comparison = read_comparison(run_dir);
  const std::vector<Finding> found = findings(comparison);
  const std::vector<std::string> steps = next_steps(situation_of(comparison, found, folders, run_dir));
  data["comparison"] = comparison_json(comparison, found, steps, gathered);
  const auto compared = records::read_compared_samples(records::RunPaths{run_dir}.samples());
  data["strengths"] = strengths_json(compared);
  const json samples = samples_json(run_dir, options.max_sample_bytes, compared, gathered);
  data["labels"] = gathered.labels.names();
  data["notes"] = gathered.notes;
  return {data["title"], to_text(data), to_text(samples)};
}

PageText make_comparison_text(const Trainings& trainings, const Comparison& comparison,
                              const std::vector<Finding>& findings, const std::string& title) {
  Gathered gathered;
  for (const std::string& note : trainings.notes) { gathered.note(note); }
  json data;
  data["title"] = printable(title);
  data["parts"] = {"result", "labels", "training"};
  data["run"] = {{"data", printable(trainings.data)}, {"network", printable(trainings.network)}};
  data["curves"] = curves_json(trainings.folders, gathered);
  std::map<std::string, std::string> titles;
  for (size_t i = 0; i < comparison.labels.size(); ++i) {
    if (!comparison.titles[i].empty()) { titles[comparison.labels[i]] = comparison.titles[i]; }
  }
  gathered.labels.set_titles(std::move(titles));
  const std::vector<std::string> steps = next_steps(situation_of(comparison, findings, trainings.folders));
  data["comparison"] = comparison_json(comparison, findings, steps, gathered);
  data["labels"] = gathered.labels.names();
  data["notes"] = gathered.notes;
  return {data["title"], to_text(data), "null"};
}

}  // namespace la3::report
