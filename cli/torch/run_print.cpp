#include "cli/torch/run_print.h"

#include <algorithm>
#include <cstdio>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/utf8.h"
#include "la3/report/comparison.h"

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
  double total = 0;
  const auto line = [&](const std::string& what, const std::string& how, double seconds, size_t left) {
    to.note(what + std::string(what.size() < 11 ? 11 - what.size() : 1, ' ') + how + ": " +
            (left > 0 ? duration_text(seconds) : "done before"));
    total += seconds;
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
  to.note("expected   " + duration_text(total) + " in all, by a short measurement; in " + options.out.string() +
          "\n");
}

void print_result(const records::RunResult& result, const std::string& report) {
  const auto two = [](double value) { return report::to_hundredths(value); };
  const auto shown = [](const std::string& policy) {
    return policy == records::kNoPolicy        ? "no policy"
           : policy == records::kRandomPolicy  ? "random triples"
           : policy == records::kLearnedPolicy ? "learned"
                                               : policy;
  };
  size_t width = 18;
  for (const records::PolicyAccuracy& row : result.policies) { width = std::max(width, shown(row.policy).size()); }
  std::printf("\n%-*s accuracy   95%% interval     seeds\n", static_cast<int>(width), "policy");
  for (const records::PolicyAccuracy& row : result.policies) {
    std::printf("%-*s %7.2f%%   ", static_cast<int>(width), shown(row.policy).c_str(), two(row.accuracy));
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
  if (!result.recall_changes.empty()) {
    const auto& changes = result.recall_changes;
    const auto list = [&](const char* what, bool gains) {
      std::string text;
      const size_t count = std::min<size_t>(3, changes.size());
      for (size_t i = 0; i < count; ++i) {
        const auto& change = gains ? changes[i] : changes[changes.size() - 1 - i];
        const double difference = two(change.difference);
        if (gains ? difference <= 0 : difference >= 0) { break; }
        char part[40];
        std::snprintf(part, sizeof(part), " %+.2f", difference);
        text += (text.empty() ? "" : ", ") + printable(change.label, 40) + part;
      }
      std::printf("%s: %s\n", what, text.empty() ? "no label" : text.c_str());
    };
    list("recall rose most with the learned policy, in points", true);
    list("recall fell most", false);
  }
  const records::RunSeconds& seconds = result.seconds;
  std::printf("search cost: %s (pre-training %s, search %s, construction %s); the whole run %s\nreport: %s\n",
              duration_text(seconds.pretrain + seconds.search + seconds.construct).c_str(),
              duration_text(seconds.pretrain).c_str(), duration_text(seconds.search).c_str(),
              duration_text(seconds.construct).c_str(), duration_text(seconds.all).c_str(), report.c_str());
  std::fflush(stdout);
}

}  // namespace la3::cli
