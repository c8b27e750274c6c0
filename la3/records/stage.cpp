#include "la3/records/stage.h"

#include <algorithm>
#include <charconv>

namespace la3::records {
namespace {

constexpr std::string_view kTrain = "train ";

template <typename... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

}  // namespace

std::string stage_name(const Stage& stage) {
  return std::visit(
      Overloaded{[](const Pretrain&) { return std::string("pretrain"); },
                 [](const Search& search) {
                   return std::string(search.label_invariant ? "search-label-invariant" : "search");
                 },
                 [](const Construct&) { return std::string("construct"); },
                 [](const Strength&) { return std::string("strength"); },
                 [](const DrawSamples&) { return std::string("samples"); },
                 [](const Training& training) { return std::string(kTrain) + training_name(training); },
                 [](const WriteReport&) { return std::string("report"); }},
      stage);
}

std::optional<Stage> parse_stage(std::string_view name) {
  for (const Stage& stage : {Stage(Pretrain()), Stage(Search()), Stage(Search{true}), Stage(Construct()),
                             Stage(Strength()), Stage(DrawSamples()), Stage(WriteReport())}) {
    if (stage_name(stage) == name) { return stage; }
  }
  if (!name.starts_with(kTrain)) { return std::nullopt; }
  const auto training = parse_training(name.substr(kTrain.size()));
  return training ? std::optional<Stage>(*training) : std::nullopt;
}

std::string training_name(const Training& training) {
  return training.policy + "-" + std::to_string(training.seed);
}

std::optional<Training> parse_training(std::string_view name) {
  const size_t dash = name.rfind('-');
  if (dash == std::string_view::npos || dash == 0 || dash + 1 == name.size()) { return std::nullopt; }
  Training training{std::string(name.substr(0, dash))};
  const char* end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + dash + 1, end, training.seed);
  if (error != std::errc() || stop != end) { return std::nullopt; }
  const bool is_plain = std::all_of(training.policy.begin(), training.policy.end(), [](unsigned char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
  return is_plain ? std::optional(training) : std::nullopt;
}

}  // namespace la3::records
