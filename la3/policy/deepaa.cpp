#include "la3/policy/deepaa.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "la3/augment/draw.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/policy/number_text.h"
#include "la3/policy/numpy_arrays.h"

namespace la3::policy {
namespace {

// The shortest number that is this float, so that files stay short.
double shortest(double value) {
  char text[32];
  const auto written = std::to_chars(text, text + sizeof text, static_cast<float>(value));
  double number = 0;
  std::from_chars(text, written.ptr, number);
  return number;
}

// Of ":(-0.3,,0.3)".
std::optional<std::pair<double, double>> range_of(std::string_view text) {
  std::pair<double, double> range;
  const size_t commas = text.find(",,");
  if (!text.starts_with(":(") || !text.ends_with(")") || commas == std::string_view::npos) { return std::nullopt; }
  const auto is_number = [&](size_t begin, size_t end, double& number) {
    const char* last = text.data() + end;
    const auto read = std::from_chars(text.data() + begin, last, number);
    return read.ec == std::errc() && read.ptr == last;
  };
  if (!is_number(2, commas, range.first) || !is_number(commas + 2, text.size() - 1, range.second)) {
    return std::nullopt;
  }
  return range;
}

class DeepAaReader {
 public:
  DeepAaReader(std::span<const uint8_t> bytes, const std::string& name)
      : name_(printable(name)), arrays_(read_npz(bytes, name)) {}

  Policy read() {
    read_names();
    const NumpyArray& probabilities = array("policy_probs", false);
    const NumpyArray& ops = array("ops", true);
    const NumpyArray& levels = array("mags", true);
    if (probabilities.shape.size() != 2 || probabilities.shape[0] < 1 ||
        probabilities.shape[0] > size_t{augment::kMaxSteps}) {
      fail("policy_probs", "1 to " + std::to_string(augment::kMaxSteps) +
                               " rows of probabilities expected, found the shape " + shape_text(probabilities));
    }
    const size_t count = probabilities.shape[1];
    for (const char* which : {"ops", "mags"}) {
      const NumpyArray& found = arrays_.at(which);
      if (found.numbers.size() != count || found.shape.empty() || found.shape[0] != count) {
        fail(which, "a number for each of " + std::to_string(count) + " probabilities expected, found the shape " +
                        shape_text(found));
      }
    }
    most_level_ = whole("l_mags", levels_count(), 2, 1 << 20) - 1;
    std::vector<Choice> choices;
    for (size_t i = 0; i < count; ++i) { choices.push_back(choice(ops.numbers[i], levels.numbers[i], i)); }
    Recipe recipe;
    for (size_t layer = 0; layer < probabilities.shape[0]; ++layer) {
      recipe.steps.push_back(step(layer, std::span(probabilities.numbers).subspan(layer * count, count),
                                  probabilities.are_float32, ops, choices));
    }
    return {.labels = {{.label = std::string(kAnyLabel), .phases = {{.recipes = {recipe}}}}}};
  }

  std::vector<std::string> notes() const {
    std::string text;
    for (const auto& [op, shares] : left_out_) {
      text += (text.empty() ? "" : "; ") + op + " (";
      for (size_t i = 0; i < shares.size(); ++i) {
        char share[32];
        std::snprintf(share, sizeof share, "%s%.0f%%", i == 0 ? "" : ", ", 100 * shares[i]);
        text += share;
      }
      text += ")";
    }
    if (text.empty()) { return {}; }
    return {
        "a training crops, flips and cuts out by itself, so these do nothing in the policy (how often each "
        "layer picks them): " +
        text};
  }

 private:
  [[noreturn]] void fail(const std::string& array, const std::string& what) const {
    throw Error(name_ + ": " + in_quotes(array) + ": " + what);
  }

  static std::string shape_text(const NumpyArray& array) {
    std::string text = "(";
    for (const size_t size : array.shape) { text += (text.size() > 1 ? ", " : "") + std::to_string(size); }
    return text + ")";
  }

  const NumpyArray& array(const std::string& which, bool integers) const {
    const auto found = arrays_.find(which);
    if (found == arrays_.end()) {
      std::vector<std::string> names;
      for (const auto& [name, array] : arrays_) { names.push_back(name); }
      throw Error(name_ + ": a policy of DeepAA expected, with the array '" + which + "', found " +
                  (names.empty() ? "no arrays" : in_quotes(names)));
    }
    if (found->second.are_texts || (integers && !found->second.are_integers)) {
      fail(which, std::string(integers ? "whole numbers" : "numbers") + " expected, found others");
    }
    return found->second;
  }

  double levels_count() const {
    const NumpyArray& count = array("l_mags", true);
    if (count.numbers.size() != 1) { fail("l_mags", "one number expected, found the shape " + shape_text(count)); }
    return count.numbers[0];
  }

  int whole(const std::string& which, double value, int low, int high) const {
    if (!(value >= low && value <= high)) {
      fail(which, std::to_string(low) + " to " + std::to_string(high) + " expected, found " +
                      std::to_string(static_cast<int64_t>(value)));
    }
    return static_cast<int>(value);
  }

  // Names with their ranges: "Rotate:(-30.0,,30.0)".
  void read_names() {
    const auto found = arrays_.find("op_names");
    if (found == arrays_.end()) { array("op_names", false); }
    if (!found->second.are_texts) { fail("op_names", "texts expected, found numbers"); }
    for (size_t i = 0; i < found->second.texts.size(); ++i) {
      const std::string& text = found->second.texts[i];
      const std::string place = "op_names[" + std::to_string(i) + "]";
      const std::string name = text.substr(0, text.find(':'));
      names_.push_back(name);
      static constexpr std::string_view kOfTraining[] = {"RandFlip", "RandCutout", "RandCutout60", "RandCrop",
                                                         "RandResizeCrop_imagenet"};
      if (std::find(std::begin(kOfTraining), std::end(kOfTraining), name) != std::end(kOfTraining)) {
        ops_.emplace_back();
        continue;
      }
      const auto op = augment::find_op(name);
      if (!op || *op == augment::Op::kCutout) {
        fail(place, "an operation of DeepAA expected, found " + in_quotes(text));
      }
      const augment::OpInfo& info = augment::op_info(*op);
      if (info.has_magnitude &&
          range_of(std::string_view(text).substr(name.size())) != std::optional(std::pair(info.low, info.high))) {
        char range[64];
        std::snprintf(range, sizeof range, "(%g,,%g)", info.low, info.high);
        fail(place, "the range " + std::string(range) + " of " + name + " expected, found " + in_quotes(text));
      }
      ops_.emplace_back(*op);
    }
  }

  Choice choice(double op, double level, size_t i) const {
    const std::string at = "[" + std::to_string(i) + "]";
    const auto number = static_cast<size_t>(whole("ops" + at, op, 0, static_cast<int>(ops_.size()) - 1));
    const int level_number = whole("mags" + at, level, 0, most_level_);
    Choice choice{.op = ops_[number].value_or(augment::Op::kIdentity)};
    const augment::OpInfo& info = augment::op_info(choice.op);
    if (info.has_magnitude) {
      const double share = static_cast<double>(level_number) / most_level_;
      choice.magnitude = std::clamp(share * (info.high - info.low) + info.low, info.low, info.high);
      choice.random_sign = info.random_sign;
    }
    return choice;
  }

  // Everything that does nothing becomes one choice, the first.
  Step step(size_t layer, std::span<const double> weights, bool are_float32, const NumpyArray& ops,
            const std::vector<Choice>& choices) {
    Step step{{{.op = augment::Op::kIdentity, .weight = 0}}};
    double sum = 0;
    for (size_t i = 0; i < choices.size(); ++i) {
      const double weight = are_float32 ? shortest(weights[i]) : weights[i];
      if (!(weight >= 0 && weight <= 1)) {  // written so that NaN is rejected
        fail("policy_probs[" + std::to_string(layer) + "][" + std::to_string(i) + "]",
             "a probability from 0 to 1 expected, found " + number_text(weight));
      }
      sum += weight;
      if (weight == 0) { continue; }
      const auto number = static_cast<size_t>(ops.numbers[i]);
      if (!ops_[number]) {
        auto& shares = left_out_[names_[number]];
        shares.resize(std::max(shares.size(), layer + 1));
        shares[layer] += weight;
      }
      if (choices[i].op == augment::Op::kIdentity) {
        step.choices[0].weight += weight;
      } else {
        step.choices.push_back(choices[i]);
        step.choices.back().weight = weight;
      }
    }
    if (std::abs(sum - 1) > 1e-3) {
      fail("policy_probs[" + std::to_string(layer) + "]",
           "probabilities that sum to 1 expected, found a sum of " + std::to_string(sum));
    }
    if (step.choices[0].weight == 0) { step.choices.erase(step.choices.begin()); }
    return step;
  }

  std::string name_;
  std::map<std::string, NumpyArray> arrays_;
  std::vector<std::string> names_;
  std::vector<std::optional<augment::Op>> ops_;  // by number; none: left to a training
  int most_level_ = 1;
  std::map<std::string, std::vector<double>> left_out_;  // by name, the shares by layer
};

}  // namespace

Policy read_deepaa(std::span<const uint8_t> bytes, const std::string& name, std::vector<std::string>& notes) {
  DeepAaReader reader(bytes, name);
  Policy policy = reader.read();
  notes = reader.notes();
  return policy;
}

}  // namespace la3::policy
