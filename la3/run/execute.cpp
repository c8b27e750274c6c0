#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>

#include "la3/core/duration.h"
#include "la3/core/folder.h"
#include "la3/policy/combine.h"
#include "la3/policy/hint.h"
#include "la3/policy/policy.h"
#include "la3/records/metrics_file.h"
#include "la3/records/run_file.h"
#include "la3/records/strength_file.h"
#include "la3/report/comparison.h"
#include "la3/report/next_steps.h"
#include "la3/report/report.h"
#include "la3/run/begun.h"
#include "la3/run/compared.h"
#include "la3/run/data_digest.h"
#include "la3/run/policy_rewards.h"
#include "la3/run/recorded.h"
#include "la3/run/run.h"
#include "la3/run/shared_stages.h"
#include "la3/run/side_by_side.h"
#include "la3/samples/samples.h"
#include "la3/search/strength.h"
#include "la3/train/interrupted.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;
using records::Stage;

std::string now_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  char text[40];
  std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

bool is_training(const PlannedStage& planned) {
  return std::holds_alternative<records::Training>(planned.stage);
}

// Rank 0's part of a run.
class Run {
 public:
  // Creates or takes over the run's folder. Throws Error if it belongs to another run, or the data
  // has changed.
  Run(const Plan& plan, const Context& context, SharedStages& shared)
      : plan_(plan),
        options_(plan_.options),
        context_(context),
        shared_(shared),
        begun_(read_begun_state(plan_, context)),
        state_(begun_.state),
        folder_(options_.out, options_.resume, records::WorkFolder::Kind::kWhole),
        paths_{options_.out} {
    std::vector<std::string> remarks = state_.gave_up;
    if (!state_.budget.empty()) { remarks.insert(remarks.begin(), budget_line()); }
    records::write_config(folder_.path(), "run", recorded(options_, context_.seed), remarks);
    if (!begun_.is_begun) {
      state_.started = now_text();
      write_compared(plan_.policies, folder_.path());
    }
    for (const PlannedStage& planned : plan_.stages) { state_.at(planned.stage); }
    records::write_run_file(folder_.path(), state_);
    for (const fs::path& gone : begun_.gone) { log(gone.string() + ": gone, so it is made again"); }
    if (begun_.seeds_before) {
      log("given more seeds: " + std::to_string(*state_.seeds) + ", before " +
          std::to_string(*begun_.seeds_before) +
          (state_.budget.empty() ? "" : "; their trainings come on top of the budget"));
    }
    if (!begun_.is_begun) {
      for (const std::string& remark : remarks) { append_to_log(remark); }
    }
  }

  records::RunResult all_stages() {
    for (size_t i = 0; i < plan_.stages.size();) {
      size_t end = i + 1;
      const bool is_lane = plan_.lanes.count > 1 && is_training(plan_.stages[i]);
      while (is_lane && end < plan_.stages.size() && is_training(plan_.stages[end])) { ++end; }
      if (end - i > 1) {
        side_by_side(i, end);
      } else if (begin(i)) {
        one_stage(plan_.stages[i].stage);
      }
      i = end;
    }
    return result();
  }

 private:
  // A line for the user and for log.txt.
  void log(const std::string& line) const {
    context_.observer.note(line);
    append_to_log(line);
  }
  void append_to_log(const std::string& line) const {
    std::ofstream file(paths_.log(), std::ios::app);
    file << now_text() << " " << line << std::endl;
  }

  std::string budget_line() const {
    return "fitted to a budget of " + state_.budget + (state_.gave_up.empty() ? ", which is enough" : ":");
  }

  // Announces the stage; false if it was done before or is left out.
  bool begin(size_t i) {
    const PlannedStage& planned = plan_.stages[i];
    const std::string head = "[" + std::to_string(i + 1) + "/" + std::to_string(plan_.stages.size()) + "] " +
                             records::stage_name(planned.stage) + ": ";
    if (is_left_out(planned.stage)) {
      log(head + "left out: its policy is none");
      add_time(planned.stage, {}, true);
      return false;
    }
    if (state_.is_done(planned.stage)) {
      log(head + "done before");
      return false;
    }
    context_.observer.stage_begins({planned.stage, planned.description, i + 1, plan_.stages.size()});
    log(head + planned.description);
    return true;
  }

  // Adds to the time a stage has taken so far, including time before a resume.
  void add_time(const Stage& stage, const TrainingSeconds& seconds, bool is_done) {
    records::StageState& entry = state_.at(stage);
    entry.seconds += seconds.share;
    entry.own_seconds += seconds.own;
    entry.done = is_done;
    records::write_run_file(folder_.path(), state_);
  }

  void one_stage(const Stage& stage) {
    const auto start = Clock::now();
    const auto seconds = [&] { return TrainingSeconds::alone(seconds_since(start)); };
    std::string said;
    try {
      said = carry_out(stage);
    } catch (const train::Interrupted&) {
      add_time(stage, seconds(), false);
      throw;
    }
    add_time(stage, seconds(), true);
    log("  " + (said.empty() ? "" : said + "; ") + duration_text(seconds().own));
  }

  // Runs the trainings from `first` up to `end`, several at a time.
  void side_by_side(size_t first, size_t end) {
    const auto stage = [&](size_t i) -> const Stage& { return plan_.stages[first + i].stage; };
    for (size_t i = first; i < end; ++i) {
      if (is_left_out(plan_.stages[i].stage)) { add_time(plan_.stages[i].stage, {}, true); }
    }
    std::vector<std::string> said(end - first);
    Trainings trainings{.count = end - first};
    trainings.is_done = [&](size_t i) { return state_.is_done(stage(i)); };
    trainings.begin = [&](size_t i) { begin(first + i); };
    trainings.train = [&](size_t i, const Lane& lane) {
      said[i] = shared_.train_beside(std::get<records::Training>(stage(i)), lane);
    };
    trainings.finish = [&](size_t i, const TrainingSeconds& seconds) {
      add_time(stage(i), seconds, true);
      log("  " + records::stage_name(stage(i)) + ": " + (said[i].empty() ? "done" : said[i]));
    };
    trainings.stop = [&](size_t i, const TrainingSeconds& seconds, const std::string& failure) {
      add_time(stage(i), seconds, false);
      if (!failure.empty()) { log("  " + records::stage_name(stage(i)) + ": failed: " + failure); }
    };
    train_side_by_side(plan_.lanes, trainings, context_.observer);
  }

  // Returns the message about it.
  std::string carry_out(const Stage& stage) {
    if (std::holds_alternative<records::Construct>(stage)) {
      if (!options_.measures_strength()) {
        std::string said = construct(records::Search(), paths_.policy(), options_.fixed_strength());
        remember_policy();
        return said;
      }
      make_folder(paths_.strength_folder());
      return construct(records::Search(), paths_.constructed(), 1);
    }
    if (std::holds_alternative<records::Strength>(stage)) {
      // What was chosen stays, also in a run with more seeds than then, which would measure more.
      if (!file_of_strength().choice) { shared_.lead(stage); }
      std::string said = choose_strength();
      remember_policy();
      return said;
    }
    if (std::holds_alternative<records::DrawSamples>(stage)) {
      auto compared = compared_samplers();
      if (options_.learns()) {
        samples::draw_samples(paths_.samples(), *plan_.data.train, policy::read_policy(paths_.policy()),
                              context_.seed);
        measure_rewards(plan_, context_, compared);
      }
      samples::draw_compared(paths_.samples(), *plan_.data.train, compared, context_.seed);
      return "";
    }
    if (std::holds_alternative<records::WriteReport>(stage)) {
      records::write_result(folder_.path(), result());
      add_time(stage, {}, true);  // so that the report shows it as done
      return std::to_string(report::write_report(folder_.path(), paths_.report()) / 1000) + " kB";
    }
    const std::string said = shared_.lead(stage);
    if (stage == Stage(records::Search{.label_invariant = true})) {
      make_folder(paths_.invariant_policy().parent_path());
      construct(records::Search{.label_invariant = true}, paths_.invariant_policy(), strength());
    }
    return said;
  }

  // By its checksum, with which it must agree if it was gone and is made again.
  void remember_policy() {
    const std::string made = checksum_of(paths_.policy());
    if (!state_.policy_checked.empty() && made != state_.policy_checked) {
      fs::remove(paths_.policy());
      throw Error(paths_.policy().string() +
                  ": the same policy as before expected, found another one when it was made again, as may be with "
                  "another --threads or on another kind of CPU; another --out starts anew");
    }
    state_.policy_checked = made;
  }

  // Of all compared policies but none, the learned one last.
  std::vector<samples::ComparedSampler> compared_samplers() const {
    std::vector<samples::ComparedSampler> samplers;
    for (const ComparedPolicy& policy : plan_.policies) {
      auto sampler = open_policy(compared_source(policy, folder_.path()), *plan_.data.train, context_.seed);
      if (sampler != nullptr) { samplers.push_back({policy.name, std::move(sampler)}); }
    }
    return samplers;
  }

  std::string construct(const records::Search& searched, const fs::path& file, double strength) const {
    const auto evaluations = search::read_evaluations(paths_.search(searched) / records::kEvaluationsName);
    search::ConstructOptions options = options_.construct;
    options.strength = strength;
    const auto made = search::construct_policy(evaluations, options_.search.explore.predictor_epochs, options);
    policy::write_policy(file, made.policy);
    char text[160];
    std::snprintf(text, sizeof(text),
                  "%.0f different sets of operations a label, mean predicted reward %.1f points%s", made.multisets,
                  made.reward, strength < 1 ? " at full strength" : "");
    return text + ("; " + policy::hint_text(policy::hint_of(made.policy)));
  }

  records::StrengthFile file_of_strength() const {
    return records::find_strength(paths_.strength()).value_or(records::StrengthFile());
  }

  // From what was measured: policy.json, and why it is as strong as it is.
  std::string choose_strength() const {
    records::StrengthFile file = file_of_strength();
    if (!file.choice) {
      file.pretraining = pretraining();
      file.choice = search::choose_strength(file, options_.training.train.schedule.epochs);
      records::write_strength(paths_.strength(), file);
    }
    policy::Policy policy = policy::weakened(policy::read_policy(paths_.constructed()), file.choice->strength);
    policy.provenance.emplace_back("strength", search::strength_text(file.choice->strength));
    policy::write_policy(paths_.policy(), policy);
    // Of trainings that were killed at their end, or that were planned before there were more seeds.
    for (const auto& entry : fs::directory_iterator(paths_.strength_folder())) {
      if (entry.is_directory()) { fs::remove_all(entry); }
    }
    for (const std::string& line : search::strength_table(file)) { log("  " + line); }
    return "strength " + search::strength_text(file.choice->strength) + ": " + file.choice->why;
  }

  // The pre-training as a training without a policy, if it was one of the network that is trained; judged
  // on the images of the search, which counted what it recognises of them.
  std::optional<records::StrengthMeasurement> pretraining() const {
    const auto lines = records::read_epochs(paths_.pretrain()).lines;
    if (!options_.pretrains_without_policy() || lines.empty() || !lines.back().train_accuracy) {
      return std::nullopt;
    }
    search::Count all;
    const auto evaluations = search::read_evaluations(paths_.search(records::Search()) / records::kEvaluationsName);
    for (const search::Count& label : evaluations.header.baseline) {
      all.images += label.images;
      all.correct += label.correct;
    }
    if (all.images == 0) { return std::nullopt; }
    return records::StrengthMeasurement{.epochs = lines.back().epoch,
                                        .training_images = static_cast<int64_t>(plan_.data.pretrain->size()),
                                        .images = all.images,
                                        .accuracy = all.percent(),
                                        .training_accuracy = lines.back().train_accuracy};
  }

  // Of the learned policy. REQUIRES: the stage that measures it is done, if there is one.
  double strength() const {
    if (!options_.measures_strength()) { return options_.fixed_strength(); }
    const records::StrengthFile file = records::read_strength(paths_.strength());
    return file.choice ? file.choice->strength : 1;
  }

  // Trainings with a policy of strength 0 would be those with none again.
  bool is_left_out(const Stage& stage) const {
    const auto* training = std::get_if<records::Training>(&stage);
    if (training == nullptr || !options_.measures_strength() || strength() > 0) { return false; }
    const auto has_name = [&](std::string_view name) {
      return [name](const ComparedPolicy& policy) { return policy.name == name; };
    };
    const auto policy = std::find_if(plan_.policies.begin(), plan_.policies.end(), has_name(training->policy));
    return policy != plan_.policies.end() && policy->is_learned() &&
           std::any_of(plan_.policies.begin(), plan_.policies.end(), has_name(records::kNoPolicy));
  }

  records::RunResult result() const {
    records::RunResult result{.data = options_.training.data, .network = options_.target()};
    result.seeds = options_.seeds;
    if (options_.measures_strength()) { result.strength = records::read_strength(paths_.strength()).choice; }
    const report::Comparison comparison = report::read_comparison(folder_.path());
    const std::vector<report::Finding> findings = report::findings(comparison);
    report::add_comparison(result, comparison, findings);
    result.next_steps = report::next_steps(
        report::situation_of(comparison, findings, report::training_folders(folder_.path()), folder_.path()));
    result.seconds = {state_.seconds<records::Pretrain>(),
                      state_.seconds<records::Search>(),
                      state_.seconds<records::Construct>(),
                      state_.seconds<records::Training>(),
                      state_.total_seconds(),
                      state_.seconds<records::Strength>()};
    return result;
  }

  const Plan& plan_;
  const Options& options_;
  const Context& context_;
  SharedStages& shared_;
  const BegunState begun_;
  records::RunFile state_;
  records::WorkFolder folder_;
  records::RunPaths paths_;
};

}  // namespace

records::RunResult execute(const Plan& plan, const Context& context) {
  if (!plan.is_estimated) {
    Plan estimated = plan;
    estimate(estimated, context);
    return execute(estimated, context);
  }
  SharedStages shared(plan, context);
  if (!context.is_first()) {
    shared.follow();
    return {};
  }
  Run run(plan, context, shared);
  const records::RunResult result = run.all_stages();
  shared.finish();
  return result;
}

}  // namespace la3::run
