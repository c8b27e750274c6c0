// The stages of a run as values, and their names in its files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace la3::records {

// Policies that a run trains with, as named in its files.
inline constexpr std::string_view kNoPolicy = "none";
inline constexpr std::string_view kRandomPolicy = "random";
inline constexpr std::string_view kInvariantPolicy = "label-invariant";
inline constexpr std::string_view kLearnedPolicy = "policy";

struct Pretrain {
  bool operator==(const Pretrain&) const = default;
};
struct Search {
  bool label_invariant = false;
  bool operator==(const Search&) const = default;
};
struct Construct {
  bool operator==(const Construct&) const = default;
};
struct Strength {
  bool operator==(const Strength&) const = default;
};
struct DrawSamples {
  bool operator==(const DrawSamples&) const = default;
};
struct Training {
  std::string policy = {};
  uint64_t seed = 0;  // from 0; added to the run's seed
  bool operator==(const Training&) const = default;
};
struct WriteReport {
  bool operator==(const WriteReport&) const = default;
};
using Stage = std::variant<Pretrain, Search, Construct, Strength, DrawSamples, Training, WriteReport>;

// As in run.json: "pretrain", "search", "search-label-invariant", "construct", "strength", "samples",
// "train none-0", "report".
std::string stage_name(const Stage& stage);
// The inverse of stage_name; nothing for any other text.
std::optional<Stage> parse_stage(std::string_view name);

// "none-0": the name of a training's folder inside train/. The second returns nothing unless the
// name consists of lower-case letters, digits and dashes, then a dash and a number.
std::string training_name(const Training& training);
std::optional<Training> parse_training(std::string_view name);

}  // namespace la3::records
