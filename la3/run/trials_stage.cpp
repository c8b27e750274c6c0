#include "la3/run/trials_stage.h"

#include <optional>

#include "la3/nn/weights.h"
#include "la3/reward/reward.h"
#include "la3/search/fast_autoaugment.h"
#include "la3/train/interrupted.h"

namespace la3::run {
namespace {

search::Trials try_into(const std::filesystem::path& file, reward::Reward& reward, const TrialsOptions& options,
                        const SearchInput& input, bool resume, const Context& context) {
  Observer& observer = context.observer;
  search::Trials trials{.header = {.data = input.data,
                                   .network = input.network.name(),
                                   .weights = nn::fingerprint(input.network),
                                   .baseline = {},
                                   .seed = context.seed,
                                   .trials = options.trials,
                                   .warm_up = options.warm_up,
                                   .sub_policies = options.sub_policies,
                                   .draws = options.draws,
                                   .normalise = input.normalise}};
  const std::vector<search::Count> baseline = reward.baseline();
  for (const search::Count& count : baseline) {
    trials.header.baseline.images += count.images;
    trials.header.baseline.correct += count.correct;
  }
  std::optional<search::TrialsWriter> writer;
  if (resume && std::filesystem::exists(file)) {
    search::Trials before = search::read_trials(file);
    search::check_same_search(trials.header, before.header, file.string());
    writer.emplace(file, before);
    trials = std::move(before);
    observer.note("going on after trial " + std::to_string(trials.lines.size()));
  } else {
    check_network(baseline, options.anyway, observer);
    writer.emplace(file, trials.header);
  }
  const bool is_done = search::run_trials(
      trials, *writer,
      [&](uint32_t number, const std::vector<search::SubPolicy>& tried) {
        return reward.judge(number, tried, options.draws);
      },
      [&](const search::TrialProgress& at) { observer.trying(at); }, [&] { return observer.should_stop(); });
  if (!is_done) { throw train::Interrupted(); }
  return trials;
}

}  // namespace

search::Trials run_trials_stage(const records::WorkFolder& folder, const TrialsOptions& options,
                                const SearchInput& input, bool resume, const Context& context) {
  SearchOptions search;
  search.batch_size = options.batch_size;
  reward::Reward reward(input.network, input.validation, reward_options(search, input, context));
  try {
    search::Trials trials = try_into(folder.path() / records::kTrialsName, reward, options, input, resume, context);
    reward.finish();
    return trials;
  } catch (const train::Interrupted&) {
    reward.finish(/*was_interrupted=*/true);
    throw;
  }
}

}  // namespace la3::run
