// `la3 compare`: policies by their trainings, from any folders.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/records/result_json.h"
#include "la3/report/comparison_page.h"
#include "la3/report/next_steps.h"

namespace la3::cli {
namespace {

struct CompareCommand {
  std::vector<std::string> folders;
  std::string baseline, html;
  bool labels = false;
};

std::string baseline_of(const CompareCommand& command, const report::Comparison& comparison) {
  if (command.baseline.empty()) {
    const bool has_none = comparison.find(report::kBaseline) != nullptr;
    return has_none ? std::string(report::kBaseline) : comparison.policies[0].name;
  }
  // As --compare of la3 run calls it.
  if (command.baseline == "learned" && comparison.find(report::kLearned) != nullptr) {
    return std::string(report::kLearned);
  }
  if (comparison.find(command.baseline) == nullptr) {
    std::vector<std::string> names;
    for (const report::PolicyResult& policy : comparison.policies) { names.push_back(policy.name); }
    throw Error("--baseline: one of " + in_quotes(names) + " expected, found " + in_quotes(command.baseline));
  }
  return command.baseline;
}

// "+1.20 (+0.30 to +2.10)"
std::string change_text(double change, const std::optional<report::Interval>& interval) {
  char text[80];
  std::snprintf(text, sizeof(text), "%+.2f", report::to_hundredths(change));
  if (!interval) { return text; }
  const std::string first = text;
  std::snprintf(text, sizeof(text), " (%+.2f to %+.2f)", report::to_hundredths(interval->low),
                report::to_hundredths(interval->high));
  return first + text;
}

void print_policies(const report::Comparison& comparison, const std::vector<report::Finding>& findings) {
  size_t columns = 8;
  for (const auto& policy : comparison.policies) {
    columns = std::max(columns, display_columns(report::policy_title(policy.name)));
  }
  const auto padded = [&](const std::string& text) {
    return text + std::string(columns - std::min(columns, display_columns(text)), ' ');
  };
  const auto print = [](const std::optional<double>& percent) {
    if (percent) {
      std::printf("%7.2f%%", report::to_hundredths(*percent));
    } else {
      std::printf("%8s", "-");
    }
  };
  std::printf("%s  accuracy  balanced  macro F1  seeds  difference\n", padded("policy").c_str());
  for (const report::PolicyResult& policy : comparison.policies) {
    std::printf("%s  %7.2f%%  ", padded(report::policy_title(policy.name)).c_str(),
                report::to_hundredths(policy.mean));
    print(policy.balanced);
    std::printf("  ");
    print(policy.macro_f1);
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const report::Finding& one) { return one.policy == policy.name; });
    std::printf("  %5zu  %s\n", policy.seeds.size(),
                found == findings.end() ? "-" : change_text(found->difference, found->interval).c_str());
  }
}

// The labels that a policy has clearly changed, in one line.
void print_labels(const report::Comparison& comparison, const report::Finding& finding) {
  std::string gained, lost;
  size_t unclear = 0;
  const auto add = [](std::string& list, const std::string& text) {
    if (!list.empty()) { list += ", "; }
    list += text;
  };
  for (const report::LabelChange& change : report::recall_changes(comparison, finding.policy, finding.against)) {
    const std::string text =
        printable(comparison.shown_label(change.label), 40) + " " + change_text(change.difference, change.interval);
    if (change.outcome == report::Outcome::kGain) { add(gained, text); }
    if (change.outcome == report::Outcome::kLoss) { add(lost, text); }
    unclear += change.outcome == report::Outcome::kUnclear;
  }
  if (gained.empty() && lost.empty() && unclear == 0) { return; }  // nothing is known of labels
  std::printf("  labels that gained recall: %s; lost: %s; not clear: %zu\n",
              gained.empty() ? "none" : gained.c_str(), lost.empty() ? "none" : lost.c_str(), unclear);
}

// A row per label, a column per policy: the change of recall, with a star where it is clear.
void print_label_table(const report::Comparison& comparison, const std::vector<report::Finding>& findings) {
  std::vector<const report::Finding*> columns;  // in the order of the policies, not of their success
  for (const report::PolicyResult& policy : comparison.policies) {
    for (const report::Finding& finding : findings) {
      if (finding.policy == policy.name) { columns.push_back(&finding); }
    }
  }
  if (columns.empty()) { return; }
  constexpr size_t kLabelColumns = 20;
  const auto padded_label = [&](const std::string& label) {
    const std::string text = printable(label, kLabelColumns);
    return text + std::string(kLabelColumns - display_columns(text), ' ');
  };
  char text[32];
  std::string titles, head = padded_label("label");
  std::vector<std::string> rows;
  for (size_t label = 0; label < comparison.labels.size(); ++label) {
    rows.push_back(padded_label(comparison.shown_label(label)));
  }
  for (size_t column = 0; column < columns.size(); ++column) {
    titles += (column == 0 ? "  " : ", ") + std::to_string(column + 1) + " " +
              report::policy_title(columns[column]->policy);
    std::snprintf(text, sizeof text, "%6zu ", column + 1);
    head += text;
    std::vector<std::string> cells(rows.size(), "     - ");
    for (const report::LabelChange& change :
         report::recall_changes(comparison, columns[column]->policy, columns[column]->against)) {
      const bool is_clear = change.outcome == report::Outcome::kGain || change.outcome == report::Outcome::kLoss;
      std::snprintf(text, sizeof text, "%+6.1f%c", change.difference, is_clear ? '*' : ' ');
      cells[change.label] = text;
    }
    for (size_t label = 0; label < rows.size(); ++label) { rows[label] += cells[label]; }
  }
  std::printf("\nchange of recall by label, in points; * is clear, the rest may be chance\n%s\n\n%s\n",
              titles.c_str(), head.c_str());
  for (const std::string& row : rows) { std::printf("%s\n", row.c_str()); }
}

nlohmann::ordered_json labels_json(const report::Comparison& comparison, const report::Finding& finding) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const report::LabelChange& change : report::recall_changes(comparison, finding.policy, finding.against)) {
    nlohmann::ordered_json row = {{"label", comparison.labels[change.label]}};
    if (!comparison.titles[change.label].empty()) { row["title"] = comparison.titles[change.label]; }
    row["difference"] = change.difference;
    if (change.interval) { row["interval"] = {change.interval->low, change.interval->high}; }
    row["outcome"] = report::outcome_name(change.outcome);
    rows.push_back(row);
  }
  return rows;
}

void run_compare(const CompareCommand& command, const GlobalOptions& options) {
  if (!command.html.empty()) { check_is_page(command.html, "--html"); }
  const report::Trainings trainings = report::gather_trainings({command.folders.begin(), command.folders.end()});
  const report::Comparison comparison = report::compare_trainings(trainings.folders);
  if (comparison.policies.empty()) {
    throw Error(command.folders[0] + ": a finished training with test images expected, found none");
  }
  const std::string baseline = baseline_of(command, comparison);
  const std::vector<report::Finding> findings = report::findings_against(comparison, baseline);
  const std::vector<std::string> steps =
      report::next_steps(report::situation_of(comparison, findings, trainings.folders));
  for (const std::string& line : trainings.notes) { note(options, line); }
  const auto note_names = [&](const std::vector<std::string>& names, const std::string& what) {
    if (!names.empty()) { note(options, counted(names.size(), "training") + " " + what + ": " + in_quotes(names)); }
  };
  note_names(comparison.unfinished, "not finished, left out");
  note_names(comparison.without_test, "without test images, left out");
  note_names(comparison.without_predictions,
             "of an older la3, without predictions.bin; so intervals count seeds only, not test images");
  if (!command.html.empty()) {
    report::write_comparison(trainings, comparison, findings, trainings.data + ", " + trainings.network,
                             command.html);
  }
  if (options.json) {
    records::RunResult result;
    report::add_comparison(result, comparison, findings);
    result.recall_changes.clear();  // here they are given for every difference
    nlohmann::ordered_json json = {
        {"data", trainings.data}, {"network", trainings.network}, {"baseline", baseline}};
    records::add_comparison(json, result);
    for (size_t i = 0; i < findings.size(); ++i) {
      json["differences"][i]["recall_changes"] = labels_json(comparison, findings[i]);
    }
    if (!steps.empty()) { json["next_steps"] = steps; }
    if (!command.html.empty()) { json["html"] = command.html; }
    return print_json(json);
  }
  std::printf("%s on %s; differences from %s with 95%% intervals%s\n\n", printable(trainings.network).c_str(),
              printable(trainings.data).c_str(), report::policy_phrase(baseline).c_str(),
              findings.size() > 1 ? (", for all " + std::to_string(findings.size()) + " together").c_str() : "");
  print_policies(comparison, findings);
  std::printf("\n");
  for (const report::Finding& finding : findings) {
    std::printf("%s\n", finding.text.c_str());
    if (!command.labels) { print_labels(comparison, finding); }
  }
  if (command.labels) { print_label_table(comparison, findings); }
  for (const std::string& step : steps) {
    std::printf("%s- %s\n", &step == &steps[0] ? "\nwhat to do next\n" : "", step.c_str());
  }
  if (findings.empty()) { std::printf("There is one policy only: nothing to compare it with.\n"); }
  if (!command.html.empty()) { std::printf("page: %s\n", printable(command.html).c_str()); }
  std::fflush(stdout);
}

}  // namespace

void add_compare_command(CLI::App& app, GlobalOptions& options) {
  auto command = std::make_shared<CompareCommand>();
  CLI::App* compare = app.add_subcommand("compare", "Compare policies by their trainings");
  compare->footer(
      "Trainings may differ in nothing but policy and seed.\n"
      "Examples:\n"
      "  la3 compare runs/photos\n"
      "  la3 compare runs/plain-0 runs/plain-1 runs/mine-0 runs/mine-1 --html policies.html\n"
      "  la3 compare runs/* --baseline trivial-augment-wide --json");
  compare->add_option("DIR", command->folders, "Folders of trainings or runs")->required();
  compare
      ->add_option("--baseline", command->baseline,
                   "The policy that the others are compared with; default: none, or else the first")
      ->type_name("NAME");
  compare->add_flag("--labels", command->labels, "Print each label's change of recall with each policy as a table");
  compare->add_option("--html", command->html, "Also write the comparison as one HTML page")->type_name("FILE");
  compare->callback([command, &options] { run_compare(*command, options); });
}

}  // namespace la3::cli
