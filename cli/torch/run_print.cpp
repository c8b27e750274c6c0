#include "cli/torch/run_print.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/utf8.h"
#include "la3/report/comparison.h"
#include "la3/search/strength.h"

namespace la3::cli {

void print_plan(const run::Plan& plan, run::Observer& to) {
  const run::Options& options = plan.options;
  const run::RunData& data = plan.data;
  const std::string side = std::to_string(data.train->standard_transforms().size_px);
  to.note("data       " + options.training.data + ": " + counted(data.train->labels().size(), "label") + ", " +
          std::to_string(data.train->size()) + " training, " + std::to_string(data.validation->size()) +
          " validation, " + std::to_string(data.test->size()) + " test images, " + side + "x" + side + " px");
  to.note("network    " + options.training.network +
          (options.target() == options.training.network ? "" : " for the search, " + options.target() + " then"));
  to.note("device     " + plan.device + ", " + options.training.precision +
          (plan.processes == 1 ? "" : ", " + std::to_string(plan.processes) + " processes"));
  if (!options.budget.empty()) {
    to.note("budget     " + options.budget +
            (!plan.gave_up.empty()    ? "; to fit it, it gives up"
             : plan.over_budget_s > 0 ? ": too little, and what you set leaves nothing to give up"
                                      : ": the run needs no more, nothing is given up"));
    for (const std::string& line : plan.gave_up) { to.note("           " + line); }
  }
  const auto line = [&](const std::string& what, const std::string& how, double seconds, size_t left) {
    to.note(what + std::string(what.size() < 11 ? 11 - what.size() : 1, ' ') + how + ": " +
            (left > 0 ? duration_text(seconds) : "done before"));
  };
  double training = 0;
  size_t trainings_left = 0;
  for (const run::PlannedStage& planned : plan.stages) {
    const double seconds = planned.is_done ? 0 : planned.seconds;
    if (std::holds_alternative<records::Training>(planned.stage)) {
      training += seconds;
      trainings_left += planned.is_done ? 0 : 1;
    } else if (!std::holds_alternative<records::DrawSamples>(planned.stage) &&
               !std::holds_alternative<records::WriteReport>(planned.stage)) {
      const bool is_second_search = planned.stage == records::Stage(records::Search{.label_invariant = true});
      line(is_second_search ? "" : records::stage_name(planned.stage), planned.description, seconds,
           planned.is_done ? 0 : 1);
    }
  }
  std::string names;
  for (const run::ComparedPolicy& policy : plan.policies) { names += (names.empty() ? "" : ", ") + policy.name; }
  line("train",
       options.target() + " on " + std::to_string(data.train->size()) + " images, " +
           counted(static_cast<size_t>(options.training.train.schedule.epochs), "epoch") + ", with policies " +
           names + ", " + counted(static_cast<size_t>(options.seeds), "seed") + " each" +
           (plan.lanes.count > 1 ? ", " + std::to_string(plan.lanes.count) + " at a time" : ""),
       training, trainings_left);
  const bool is_finished = std::all_of(plan.stages.begin(), plan.stages.end(),
                                       [](const run::PlannedStage& planned) { return planned.is_done; });
  std::string expected = (is_finished ? "nothing is left to do"
                                      : duration_text(plan.seconds_left()) + " in all, by a short measurement") +
                         "; in " + options.out.string();
  if (plan.over_budget_s > 0) { expected += "; " + duration_text(plan.over_budget_s) + " more than the budget"; }
  to.note("expected   " + expected + "\n");
}

nlohmann::ordered_json plan_json(const run::Plan& plan) {
  const run::Options& options = plan.options;
  const run::RunData& data = plan.data;
  nlohmann::ordered_json json = {{"out", options.out.string()},
                                 {"data", options.training.data},
                                 {"labels", data.train->labels().size()},
                                 {"training_images", data.train->size()},
                                 {"validation_images", data.validation->size()},
                                 {"test_images", data.test->size()},
                                 {"size_px", data.train->standard_transforms().size_px},
                                 {"network", options.training.network},
                                 {"target_network", options.target()},
                                 {"device", plan.device},
                                 {"processes", plan.processes},
                                 {"side_by_side", plan.lanes.count},
                                 {"seconds", plan.seconds_left()}};
  if (!options.budget.empty()) {
    json["budget"] = options.budget;
    json["gave_up"] = plan.gave_up;
    json["over_budget_s"] = plan.over_budget_s;
  }
  if (!plan.advice.empty()) { json["advice"] = plan.advice; }
  json["stages"] = nlohmann::ordered_json::array();
  for (const run::PlannedStage& planned : plan.stages) {
    json["stages"].push_back({{"name", records::stage_name(planned.stage)},
                              {"text", planned.description},
                              {"seconds", planned.seconds},
                              {"done", planned.is_done}});
  }
  return json;
}

namespace {

// The labels whose recall has clearly changed; not those where chance may have done it.
void print_label_changes(const records::RunResult& result) {
  if (result.differences.empty() || result.differences[0].policy != records::kLearnedPolicy) { return; }
  const auto list = [&](const char* what, const std::string& outcome) {
    std::string text;
    for (const records::RecallChange& change : result.recall_changes) {
      if (change.outcome != outcome) { continue; }
      char part[80];
      std::snprintf(part, sizeof(part), " %+.2f (%+.2f to %+.2f)", report::to_hundredths(change.difference),
                    report::to_hundredths(change.interval->first), report::to_hundredths(change.interval->second));
      text += (text.empty() ? "" : ", ") + printable(records::shown_label(change.label, change.title), 40) + part;
    }
    std::printf("labels whose recall clearly %s against %s: %s\n", what,
                report::policy_phrase(result.differences[0].against).c_str(), text.empty() ? "none" : text.c_str());
  };
  list("rose", "gain");
  list("fell", "loss");
}

void print_next_steps(const std::vector<std::string>& steps) {
  if (steps.empty()) { return; }
  std::printf("\nwhat to do next\n");
  for (const std::string& step : steps) { std::printf("- %s\n", step.c_str()); }
  std::printf("\n");
}

}  // namespace

void print_result(const records::RunResult& result, const std::string& report) {
  const auto two = [](double value) { return report::to_hundredths(value); };
  size_t columns = 10;
  for (const records::PolicyAccuracy& row : result.policies) {
    columns = std::max(columns, report::policy_title(row.policy).size());
  }
  const int width = static_cast<int>(columns);
  std::printf("\n%-*s  accuracy  balanced  macro F1   95%% interval     seeds\n", width, "policy");
  for (const records::PolicyAccuracy& row : result.policies) {
    std::printf("%-*s  %7.2f%%  %7.2f%%  ", width, report::policy_title(row.policy).c_str(), two(row.accuracy),
                two(row.balanced.value_or(row.accuracy)));
    if (row.macro_f1) {
      std::printf("%7.2f%%   ", two(*row.macro_f1));
    } else {
      std::printf("%8s   ", "-");
    }
    if (row.interval) {
      std::printf("%5.2f to %5.2f  ", two(row.interval->first), two(row.interval->second));
    } else {
      std::printf("%-16s", "-");
    }
    for (const double accuracy : row.by_seed) { std::printf(" %5.2f", two(accuracy)); }
    std::printf("\n");
  }
  std::printf("\n");
  for (const std::string& finding : result.findings) { std::printf("%s\n", finding.c_str()); }
  print_label_changes(result);
  if (result.strength) {
    std::printf("strength of the learned policy: %s; %s\n",
                search::strength_text(result.strength->strength).c_str(), result.strength->why.c_str());
  }
  print_next_steps(result.next_steps);
  const records::RunSeconds& seconds = result.seconds;
  if (seconds.search == 0) {  // nothing was learned
    std::printf("the whole run %s\nreport: %s\n", duration_text(seconds.all).c_str(), report.c_str());
    std::fflush(stdout);
    return;
  }
  const std::string strength = seconds.strength > 0 ? ", strength " + duration_text(seconds.strength) : "";
  std::printf("search cost: %s (pre-training %s, search %s, construction %s%s); the whole run %s\nreport: %s\n",
              duration_text(seconds.pretrain + seconds.search + seconds.construct + seconds.strength).c_str(),
              duration_text(seconds.pretrain).c_str(), duration_text(seconds.search).c_str(),
              duration_text(seconds.construct).c_str(), strength.c_str(), duration_text(seconds.all).c_str(),
              report.c_str());
  std::fflush(stdout);
}

}  // namespace la3::cli
