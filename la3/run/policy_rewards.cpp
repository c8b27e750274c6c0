#include "la3/run/policy_rewards.h"

#include <algorithm>

#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/records/run_folder.h"
#include "la3/run/search_stage.h"

namespace la3::run {

std::vector<uint32_t> measured_epochs(size_t images, int epochs) {
  constexpr size_t kEnoughImages = 2000, kMostPasses = 10;
  const size_t passes = std::clamp((kEnoughImages + images - 1) / images, size_t{1}, kMostPasses);
  std::vector<uint32_t> chosen;
  for (size_t i = 0; i < passes; ++i) {
    chosen.push_back(static_cast<uint32_t>((2 * i + 1) * static_cast<size_t>(epochs) / (2 * passes)));
  }
  return chosen;
}

void measure_rewards(const Plan& plan, const Context& context, std::vector<samples::ComparedSampler>& policies) {
  const TrainingOptions& training = plan.options.training;
  const auto network =
      nn::make_network(training.network, static_cast<int>(plan.data.validation->labels().size()), context.seed);
  network->to(context.device);
  nn::load_weights(*network, records::RunPaths{plan.options.out}.pretrain() / records::kWeightsName);
  const SearchInput input{*network, training.is_bf16(), training.data, plan.data.validation};
  reward::RewardOptions options = reward_options(plan.options.search, input, context);
  options.group = dist::Group::alone();
  reward::Reward reward(*network, plan.data.validation, options);
  const auto epochs = measured_epochs(plan.data.validation->size(), training.train.schedule.epochs);
  for (samples::ComparedSampler& policy : policies) {
    policy.mean_reward = reward.mean_reward(policy.sampler, epochs);
  }
}

}  // namespace la3::run
