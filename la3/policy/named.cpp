#include "la3/policy/named.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/policy/population.h"

namespace la3::policy {

// table_texts.cpp: by the name of the file without ".txt".
extern const std::vector<std::pair<std::string_view, std::string_view>> kTables;

namespace {

using augment::Op;
using augment::Space;

// What torchvision's RandAugment and TrivialAugment draw from, in its order.
constexpr Op kFourteenOps[] = {Op::kIdentity,  Op::kShearX,     Op::kShearY,       Op::kTranslateX, Op::kTranslateY,
                               Op::kRotate,    Op::kBrightness, Op::kColor,        Op::kContrast,   Op::kSharpness,
                               Op::kPosterize, Op::kSolarize,   Op::kAutoContrast, Op::kEqualize};
constexpr int kMostOfRandAugment = 30;  // its magnitudes are levels 0 to 30
// Levels of 0 to 9, as torchvision's AutoAugment has them.
constexpr int kAutoAugmentLevels = 10;
constexpr uint32_t kPopulationEpochs = 200;

constexpr std::string_view kDataSets[] = {"cifar10", "svhn", "imagenet"};

Policy for_every_label(Space space, std::vector<Phase> phases) {
  Policy policy;
  policy.labels.push_back({.label = std::string(kAnyLabel), .phases = std::move(phases)});
  policy.space = space;
  return policy;
}

Policy for_every_label(Space space, std::vector<Recipe> recipes) {
  return for_every_label(space, std::vector<Phase>{{.recipes = std::move(recipes)}});
}

// ---- tables ----

// The lines of a section, without comments. REQUIRES: the table and the section exist.
std::vector<std::string> section(std::string_view table, std::string_view name) {
  const auto entry = std::find_if(kTables.begin(), kTables.end(), [&](const auto& t) { return t.first == table; });
  std::istringstream text{std::string(entry->second)};
  const std::string heading = "[" + std::string(name) + "]";
  std::vector<std::string> lines;
  bool is_inside = false;
  for (std::string line; std::getline(text, line);) {
    if (line.empty() || line[0] == '#') { continue; }
    if (line[0] == '[') {
      is_inside = line == heading;
    } else if (is_inside) {
      lines.push_back(line);
    }
  }
  return lines;
}

// Lines of "op probability level", several a line; `magnitude` makes a level of an op a Choice's
// magnitude and sign.
std::vector<Recipe> sub_policies(const std::vector<std::string>& lines,
                                 Choice (*with_level)(Op op, const std::string& level)) {
  std::vector<Recipe> recipes;
  for (const std::string& line : lines) {
    std::istringstream words(line);
    Recipe& recipe = recipes.emplace_back();
    std::string name, level;
    for (double probability = 0; words >> name >> probability >> level;) {
      Choice choice = with_level(augment::parse_op(name), level);
      choice.probability = probability;
      recipe.steps.push_back({{choice}});
    }
  }
  return recipes;
}

// The last bin may be a last bit above the range.
double in_torchvision(Op op, double magnitude) {
  return std::min(magnitude, augment::space_op(Space::kTorchvision, op).high);
}

// As torchvision's AutoAugment, whose ranges are those of its RandAugment with ten bins.
Choice auto_augment_choice(Op op, const std::string& level) {
  Choice choice{.op = op};
  if (!augment::op_info(op).has_magnitude) { return choice; }
  choice.magnitude =
      in_torchvision(op, augment::bin_magnitude(Space::kTorchvision, op, std::stoi(level), kAutoAugmentLevels));
  choice.random_sign = augment::space_op(Space::kTorchvision, op).random_sign;
  return choice;
}

// A share of the op's range, which is that of the space la3; the geometric ops are mirrored at
// random.
Choice fast_autoaugment_choice(Op op, const std::string& level_text) {
  const augment::OpInfo& info = augment::op_info(op);
  Choice choice{.op = op};
  if (!info.has_magnitude) { return choice; }
  choice.magnitude = std::stod(level_text) * (info.high - info.low) + info.low;
  choice.random_sign = info.random_sign;
  return choice;
}

// ---- the policies ----

Policy trivial_augment(Space space) {
  Step step;
  for (const Op op : kFourteenOps) { step.choices.push_back({.op = op}); }
  return for_every_label(space, std::vector<Recipe>{{.steps = {step}}});
}

Policy rand_augment(int steps, int level) {
  Step step;
  for (const Op op : kFourteenOps) {
    Choice& choice = step.choices.emplace_back(Choice{.op = op});
    if (!augment::op_info(op).has_magnitude) { continue; }
    choice.magnitude = in_torchvision(op, augment::level_magnitude(Space::kTorchvision, op, level));
    choice.random_sign = augment::space_op(Space::kTorchvision, op).random_sign;
  }
  return for_every_label(Space::kTorchvision,
                         std::vector<Recipe>{{.steps = std::vector<Step>(static_cast<size_t>(steps), step)}});
}

// A probability that is itself drawn uniformly is one half.
Policy uniform_augment() {
  Step step;
  for (const augment::OpInfo& info : augment::op_table()) {
    if (info.op == Op::kIdentity) { continue; }
    Choice& choice = step.choices.emplace_back(Choice{.op = info.op, .probability = 0.5});
    if (info.has_magnitude) { choice.magnitude = MagnitudeRange{.low = info.low, .high = info.high}; }
  }
  return for_every_label(Space::kLa3, std::vector<Recipe>{{.steps = {step, step}}});
}

Policy auto_augment(std::string_view data) {
  return for_every_label(Space::kTorchvision, sub_policies(section("auto-augment", data), auto_augment_choice));
}

Policy fast_autoaugment(std::string_view data) {
  return for_every_label(Space::kLa3, sub_policies(section("fast-autoaugment", data), fast_autoaugment_choice));
}

// A line of the table: its epochs and the ops of the rule.
struct PopulationLine {
  uint32_t epochs = 0;
  std::vector<Choice> choices;
};

PopulationLine population_line(const std::string& line) {
  // The order of the ops in the table, which lists them twice.
  constexpr Op kOps[] = {Op::kRotate, Op::kTranslateX, Op::kTranslateY,   Op::kBrightness, Op::kColor,
                         Op::kInvert, Op::kSharpness,  Op::kPosterize,    Op::kShearX,     Op::kSolarize,
                         Op::kShearY, Op::kEqualize,   Op::kAutoContrast, Op::kCutout,     Op::kContrast};
  PopulationLine result;
  std::istringstream words(line);
  words >> result.epochs;
  int tenths = 0, level = 0;
  char colon = 0;
  for (size_t i = 0; words >> tenths >> colon >> level; ++i) {
    Choice& choice = result.choices.emplace_back(Choice{.op = kOps[i % std::size(kOps)]});
    choice.probability = tenths / 10.0;
    if (!augment::op_info(choice.op).has_magnitude) { continue; }
    choice.magnitude = augment::level_magnitude(Space::kPba, choice.op, level);
    choice.random_sign = augment::space_op(Space::kPba, choice.op).random_sign;
  }
  return result;
}

// For so many epochs: each part of the schedule takes its share, rounded down, and the last one the
// rest, as PBA's own code does it.
Policy population(std::string_view data, uint32_t epochs) {
  std::vector<PopulationLine> lines;
  uint32_t published = 0;
  for (const std::string& line : section("pba", data)) {
    lines.push_back(population_line(line));
    published += lines.back().epochs;
  }
  std::vector<Phase> phases;
  uint32_t next = 0;
  for (const PopulationLine& line : lines) {
    const bool is_last = &line == &lines.back();
    const uint32_t end = is_last ? epochs : next + line.epochs * epochs / std::max(published, 1u);
    if (end <= next) { continue; }  // its share is less than an epoch
    phases.push_back({.recipes = population_recipes(line.choices), .first_epoch = next, .last_epoch = end - 1});
    next = end;
  }
  return for_every_label(Space::kPba, std::move(phases));
}

// ---- names ----

constexpr std::string_view kTorchvisionSource = "torchvision 0.14, torchvision/transforms/autoaugment.py";
constexpr std::string_view kFastSource = "github.com/kakaobrain/fast-autoaugment, FastAutoAugment/archive.py";
constexpr std::string_view kPopulationSource = "github.com/arcelien/pba, schedules/";

[[noreturn]] void fail_name(const std::string& name) {
  std::vector<std::string_view> names = {"FILE.json"};
  for (const NamedPolicy& named : named_policies()) { names.push_back(named.name); }
  throw Error("unknown policy " + in_quotes(name) + ": no such file, and no built-in policy of that name" +
              suggest_name(name, names));
}

// The whole numbers of "2,9"; nothing if the text is anything else.
std::vector<int> numbers_of(std::string_view text) {
  std::vector<int> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (true) {
    int value = 0;
    const auto [stop, error] = std::from_chars(at, end, value);
    if (error != std::errc()) { return {}; }
    numbers.push_back(value);
    if (stop == end) { return numbers; }
    if (*stop != ',') { return {}; }
    at = stop + 1;
  }
}

std::string_view data_set(const std::string& name, std::string_view found, size_t known) {
  const auto* end = kDataSets + known;
  if (const auto* data = std::find(kDataSets, end, found); data != end) { return *data; }
  throw Error("policy " + in_quotes(name) + ": " + (known == 3 ? "cifar10, svhn or imagenet" : "cifar10 or svhn") +
              " after the colon expected, found " + in_quotes(found));
}

Policy rand_augment_named(const std::string& name, std::string_view arguments) {
  const std::vector<int> found = numbers_of(arguments);
  const auto is_within = [](int value, int low, int high) { return value >= low && value <= high; };
  if (found.size() != 2 || !is_within(found[0], 1, augment::kMaxSteps) ||
      !is_within(found[1], 0, kMostOfRandAugment)) {
    throw Error("policy " + in_quotes(name) + ": rand-augment:N,M expected with N from 1 to " +
                std::to_string(augment::kMaxSteps) + " operations and M from 0 to " +
                std::to_string(kMostOfRandAugment) + ", the magnitude, found " + in_quotes(arguments));
  }
  return rand_augment(found[0], found[1]);
}

Policy population_named(const std::string& name, std::string_view arguments) {
  const size_t comma = arguments.find(',');
  const std::string_view data = data_set(name, arguments.substr(0, comma), 2);
  if (comma == std::string_view::npos) { return population(data, kPopulationEpochs); }
  const std::vector<int> found = numbers_of(arguments.substr(comma + 1));
  if (found.size() != 1 || found[0] < 1 || found[0] > 100'000) {
    throw Error("policy " + in_quotes(name) +
                ": the training's epochs, 1 to 100000, after the comma expected, found " +
                in_quotes(arguments.substr(comma + 1)));
  }
  return population(data, static_cast<uint32_t>(found[0]));
}

Policy single_op(const std::string& name, std::string_view found) {
  const std::optional<Op> op = augment::find_op(found);
  if (!op) {
    std::vector<std::string_view> names;
    for (const augment::OpInfo& info : augment::op_table()) { names.push_back(info.name); }
    throw Error("policy " + in_quotes(name) + ": the name of an operation after the colon expected, found " +
                in_quotes(found) + suggest_name(found, names));
  }
  return for_every_label(Space::kLa3, std::vector<Recipe>{{.steps = {{{Choice{.op = *op}}}}}});
}

// The policy with the name, before provenance; nothing if no built-in policy has it.
std::optional<Policy> find_named(const std::string& name, std::string_view& source, std::string_view& licence) {
  if (name == "random") { return uniform_policy(); }
  if (name == "uniform-augment") {
    source = "arXiv:2003.14348";
    return uniform_augment();
  }
  const size_t colon = name.find(':');
  const std::string method = name.substr(0, colon);
  if (colon == std::string::npos) {
    source = kTorchvisionSource;
    licence = "BSD-3-Clause";
    if (name == "trivial-augment") { return trivial_augment(Space::kTorchvision); }
    if (name == "trivial-augment-wide") { return trivial_augment(Space::kWide); }
    if (method == "rand-augment") { return rand_augment_named(name, ""); }
    if (method == "auto-augment" || method == "fast-autoaugment") { data_set(name, "", 3); }
    if (method == "pba") { data_set(name, "", 2); }
    return std::nullopt;
  }
  const std::string_view arguments = std::string_view(name).substr(colon + 1);
  if (method == "op") { return single_op(name, arguments); }
  if (method == "rand-augment" || method == "auto-augment") {
    source = kTorchvisionSource;
    licence = "BSD-3-Clause";
    return method == "rand-augment" ? rand_augment_named(name, arguments)
                                    : auto_augment(data_set(name, arguments, 3));
  }
  if (method == "fast-autoaugment") {
    source = kFastSource;
    licence = "MIT";
    return fast_autoaugment(data_set(name, arguments, 3));
  }
  if (method == "pba") {
    source = kPopulationSource;
    licence = "Apache-2.0";
    return population_named(name, arguments);
  }
  return std::nullopt;
}

bool looks_like_file(const std::string& text) {
  return text.find('/') != std::string::npos || text.ends_with(".json");
}

}  // namespace

const std::vector<NamedPolicy>& named_policies() {
  static const std::vector<NamedPolicy> list = {
      {"none", "no policy"},
      {"random", "all 4,096 triples, each as likely as any other"},
      {"trivial-augment", "TrivialAugment in RandAugment's ranges: one operation at a random strength"},
      {"trivial-augment-wide", "TrivialAugment in its wide ranges"},
      {"rand-augment:N,M", "RandAugment: N random operations at the strength M of 30"},
      {"uniform-augment", "UniformAugment: two operations, each applied half of the time"},
      {"auto-augment:cifar10", "AutoAugment's policy for CIFAR-10, as torchvision has it"},
      {"auto-augment:svhn", "for SVHN"},
      {"auto-augment:imagenet", "for ImageNet"},
      {"fast-autoaugment:cifar10", "Fast AutoAugment's policy found on reduced CIFAR-10"},
      {"fast-autoaugment:svhn", "on reduced SVHN"},
      {"fast-autoaugment:imagenet", "on reduced ImageNet"},
      {"pba:cifar10", "Population Based Augmentation's schedule for 200 epochs; pba:cifar10,E: for E epochs"},
      {"pba:svhn", "the same, found on reduced SVHN"},
      {"op:NAME", "one operation alone, with a random magnitude: op:Rotate"},
  };
  return list;
}

bool is_policy_file(const std::string& name_or_path) {
  if (looks_like_file(name_or_path)) { return true; }
  std::string_view source, licence;
  try {
    if (name_or_path == "none" || find_named(name_or_path, source, licence)) { return false; }
  } catch (const Error&) { return false; }
  std::error_code error;
  return std::filesystem::exists(name_or_path, error);
}

std::optional<Policy> open_policy(const std::string& name_or_path) {
  if (looks_like_file(name_or_path)) { return read_policy(name_or_path); }
  if (name_or_path == "none") { return std::nullopt; }
  std::string_view source, licence;
  if (std::optional<Policy> policy = find_named(name_or_path, source, licence)) {
    policy->provenance.emplace_back("policy", name_or_path);
    if (!source.empty()) { policy->provenance.emplace_back("source", source); }
    if (!licence.empty()) { policy->provenance.emplace_back("licence", licence); }
    return policy;
  }
  std::error_code error;
  if (std::filesystem::exists(name_or_path, error)) { return read_policy(name_or_path); }
  fail_name(name_or_path);
}

Policy open_some_policy(const std::string& name_or_path) {
  if (std::optional<Policy> policy = open_policy(name_or_path)) { return *std::move(policy); }
  throw Error("policy 'none': a file or the name of a policy expected");
}

}  // namespace la3::policy
