#include "cli/torch/run_print.h"

#include <algorithm>
#include <cstdio>

#include "cli/progress.h"
#include "la3/core/counted.h"
#include "la3/core/utf8.h"
#include "la3/report/comparison.h"

namespace la3::cli {

using nlohmann::ordered_json;

void print_plan(const RunFlags& flags, const RunData& data, const Job& job, const std::vector<PlannedStage>& plan,
                const RunState& state, const Lanes& lanes) {
  const GlobalOptions& options = job.options;
  const std::string side = std::to_string(data.train->standard_transforms().size_px);
  note(options, "data       " + flags.training.data + ": " + counted(data.train->labels().size(), "label") + ", " +
                    std::to_string(data.train->size()) + " training, " + std::to_string(data.validation->size()) +
                    " validation, " + std::to_string(data.test->size()) + " test images, " + side + "x" + side +
                    " px");
  note(options,
       "network    " + flags.training.network +
           (flags.target() == flags.training.network ? "" : " for the search, " + flags.target() + " then"));
  note(options, "device     " + job.device.str() + ", " + flags.training.precision + processes_text(job));
  double total = 0;
  const auto line = [&](const std::string& what, const std::string& how, double seconds, size_t left) {
    note(options, what + std::string(what.size() < 11 ? 11 - what.size() : 1, ' ') + how + ": " +
                      (left > 0 ? duration_text(seconds) : "done before"));
    total += seconds;
  };
  double training = 0;
  size_t trainings_left = 0;
  for (const PlannedStage& stage : plan) {
    if (stage.is_training() && !state.is_done(stage.name)) {
      training += stage.seconds;
      ++trainings_left;
    }
  }
  for (const PlannedStage& stage : plan) {
    if (stage.name == "samples" || stage.name == "report" || stage.is_training()) { continue; }
    const bool is_left = !state.is_done(stage.name);
    line(stage.name == "search-label-invariant" ? "" : stage.name, stage.description, is_left ? stage.seconds : 0,
         is_left ? 1 : 0);
  }
  std::string names;
  for (const std::string& policy : flags.policies()) { names += (names.empty() ? "" : ", ") + policy; }
  line("train",
       flags.target() + " on " + std::to_string(data.train->size()) + " images, " +
           counted(static_cast<size_t>(flags.training.train.schedule.epochs), "epoch") + ", with policies " +
           names + ", " + counted(static_cast<size_t>(flags.seeds), "seed") + " each" +
           (lanes.count > 1 ? ", " + std::to_string(lanes.count) + " at a time" : ""),
       training, trainings_left);
  note(options, "expected   " + duration_text(total) + " in all, by a short measurement; in " + flags.out + "\n");
}

void print_result(const ordered_json& result, const std::string& report) {
  std::printf("\npolicy             accuracy   95%% interval     seeds\n");
  for (const auto& row : result["policies"]) {
    const auto two = [](const ordered_json& value) { return report::to_hundredths(value.get<double>()); };
    std::string name = row["policy"].get<std::string>();
    name = name == "none" ? "no policy" : name == "random" ? "random triples" : name == "policy" ? "learned" : name;
    std::printf("%-18s %7.2f%%   ", name.c_str(), two(row["accuracy"]));
    if (row.contains("interval")) {
      std::printf("%5.2f to %5.2f  ", two(row["interval"][0]), two(row["interval"][1]));
    } else {
      std::printf("%-16s", "-");
    }
    for (const auto& accuracy : row["by_seed"]) { std::printf(" %5.2f", two(accuracy)); }
    std::printf("\n");
  }
  std::printf("\n");
  if (result.contains("findings")) {
    for (const auto& finding : result["findings"]) { std::printf("%s\n", finding.get<std::string>().c_str()); }
  }
  if (result.contains("recall_changes")) {
    const auto& changes = result["recall_changes"];
    const auto list = [&](const char* what, bool gains) {
      std::string text;
      const size_t count = std::min<size_t>(3, changes.size());
      for (size_t i = 0; i < count; ++i) {
        const auto& change = gains ? changes[i] : changes[changes.size() - 1 - i];
        const double difference = report::to_hundredths(change["difference"].get<double>());
        if (gains ? difference <= 0 : difference >= 0) { break; }
        char part[40];
        std::snprintf(part, sizeof(part), " %+.2f", difference);
        text += (text.empty() ? "" : ", ") + printable(change["label"].get<std::string>(), 40) + part;
      }
      std::printf("%s: %s\n", what, text.empty() ? "no label" : text.c_str());
    };
    list("recall rose most with the learned policy, in points", true);
    list("recall fell most", false);
  }
  const auto& seconds = result["seconds"];
  std::printf("search cost: %s (pre-training %s, search %s, construction %s); the whole run %s\nreport: %s\n",
              duration_text(seconds["pretrain"].get<double>() + seconds["search"].get<double>() +
                            seconds["construct"].get<double>())
                  .c_str(),
              duration_text(seconds["pretrain"].get<double>()).c_str(),
              duration_text(seconds["search"].get<double>()).c_str(),
              duration_text(seconds["construct"].get<double>()).c_str(),
              duration_text(seconds["all"].get<double>()).c_str(), report.c_str());
  std::fflush(stdout);
}

}  // namespace la3::cli
