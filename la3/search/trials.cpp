#include "la3/search/trials.h"

#include <nlohmann/json.hpp>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/records/json_file.h"

namespace la3::search {
namespace {

using nlohmann::ordered_json;
using records::JsonValue;

constexpr std::string_view kTrialsFormat = "la3-trials";
constexpr int kTrialsVersion = 1;
constexpr int64_t kMostImages = 1 << 30;
constexpr int64_t kMostTrials = 1'000'000, kMostSubPolicies = 100, kMostDraws = 1000;

uint32_t number_of(const JsonValue& value, int64_t low, int64_t high) {
  return static_cast<uint32_t>(value.integer(low, high));
}

Count count_of(const JsonValue& json) {
  const uint32_t images = number_of(json["images"], 1, kMostImages);
  return {images, number_of(json["correct"], 0, images)};
}

TrialsHeader trials_header(const JsonValue& line) {
  records::check_format(line, kTrialsFormat, kTrialsVersion);
  const auto normalise = line.find("normalise");
  return {.data = line["data"].string(),
          .network = line["network"].string(),
          .weights = line["weights"].string(),
          .baseline = count_of(line["baseline"]),
          .seed = line["seed"].unsigned_integer(),
          .trials = number_of(line["trials"], 1, kMostTrials),
          .warm_up = number_of(line["warm_up"], 1, kMostTrials),
          .sub_policies = number_of(line["sub_policies"], 1, kMostSubPolicies),
          .draws = number_of(line["draws"], 1, kMostDraws),
          .normalise = normalise ? std::optional(normalise->string()) : std::nullopt};
}

double share_of(const JsonValue& value) {
  const double share = value.number();
  if (share < 0 || share > 1) { value.fail("a number from 0 to 1"); }
  return share;
}

TrialStep step_of(const JsonValue& json) {
  const JsonValue name = json["op"];
  const auto op = augment::find_op(name.string());
  if (!op) { name.fail("an operation"); }
  return {*op, share_of(json["probability"]), share_of(json["level"])};
}

Trial trial_of(const JsonValue& json, const TrialsHeader& header, size_t number) {
  json["trial"].integer(static_cast<int64_t>(number), static_cast<int64_t>(number));
  Trial trial{.sub_policies = {}, .count = count_of(json)};
  if (trial.count.images != header.baseline.images) {
    json["images"].fail(std::to_string(header.baseline.images) + ", as in the first line,");
  }
  const JsonValue list = json["sub_policies"];
  for (const JsonValue& pair : list.array()) {
    const auto steps = pair.array();
    if (steps.size() != 2) { pair.fail("two operations"); }
    trial.sub_policies.push_back({step_of(steps[0]), step_of(steps[1])});
  }
  if (trial.sub_policies.size() != header.sub_policies) {
    list.fail(std::to_string(header.sub_policies) + " sub-policies");
  }
  return trial;
}

ordered_json json_of(const Count& count) {
  return {{"images", count.images}, {"correct", count.correct}};
}

}  // namespace

Trials read_trials(const std::filesystem::path& path) {
  Trials result;
  bool has_header = false, is_whole = false;
  try {
    is_whole = records::for_each_line(path, [&](const JsonValue& line) {
      if (!has_header) {
        result.header = trials_header(line);
        has_header = true;
      } else {
        result.lines.push_back(trial_of(line, result.header, result.lines.size() + 1));
      }
      result.whole_bytes = line.end_byte();
    });
    if (!has_header) {
      throw Error(printable(path.string()) + ": trials expected, found " +
                  (is_whole ? "an empty file" : "one that was cut short in its first line"));
    }
  } catch (const Error& error) {
    if (has_header) { throw; }
    // It may well be another kind of file.
    throw Error(std::string(error.what()) +
                "; a trials.jsonl is wanted, as `la3 search --method fast-autoaugment` writes it");
  }
  result.was_cut = !is_whole;
  return result;
}

void check_same_search(const TrialsHeader& wanted, const TrialsHeader& found, const std::string& file) {
  const auto expect = [&](const std::string& what, const std::string& now, const std::string& then) {
    if (now != then) {
      throw Error(file + ": is of another search: " + what + " " + in_quotes(then) + " there, " + in_quotes(now) +
                  " here");
    }
  };
  expect("data", wanted.data, found.data);
  expect("network", wanted.network, found.network);
  expect("weights", wanted.weights, found.weights);
  expect("normalise", wanted.normalise.value_or(""), found.normalise.value_or(wanted.normalise.value_or("")));
  expect("seed", std::to_string(wanted.seed), std::to_string(found.seed));
  expect("iterations", std::to_string(wanted.trials), std::to_string(found.trials));
  expect("warm-up", std::to_string(wanted.warm_up), std::to_string(found.warm_up));
  expect("sub-policies", std::to_string(wanted.sub_policies), std::to_string(found.sub_policies));
  expect("draws", std::to_string(wanted.draws), std::to_string(found.draws));
  expect("images", std::to_string(wanted.baseline.images), std::to_string(found.baseline.images));
  expect("recognised images", std::to_string(wanted.baseline.correct), std::to_string(found.baseline.correct));
}

TrialsWriter::TrialsWriter(std::filesystem::path path, const TrialsHeader& header) : path_(std::move(path)) {
  if (std::filesystem::exists(path_)) { throw Error(path_.string() + ": exists already"); }
  ordered_json json = {{"format", kTrialsFormat},   {"version", kTrialsVersion},
                       {"data", header.data},       {"network", header.network},
                       {"weights", header.weights}, {"baseline", json_of(header.baseline)},
                       {"seed", header.seed},       {"trials", header.trials},
                       {"warm_up", header.warm_up}, {"sub_policies", header.sub_policies},
                       {"draws", header.draws}};
  if (header.normalise) { json["normalise"] = *header.normalise; }
  write_file(path_, json.dump() + "\n");
}

TrialsWriter::TrialsWriter(std::filesystem::path path, const Trials& read) : path_(std::move(path)) {
  cut_file(path_, read.whole_bytes);
}

void TrialsWriter::add(const Trial& trial, size_t number) {
  ordered_json json = {{"trial", number}, {"sub_policies", ordered_json::array()}};
  for (const SubPolicy& pair : trial.sub_policies) {
    ordered_json steps = ordered_json::array();
    for (const TrialStep& step : pair) {
      steps.push_back(
          {{"op", augment::op_name(step.op)}, {"probability", step.probability}, {"level", step.level}});
    }
    json["sub_policies"].push_back(steps);
  }
  json.update(json_of(trial.count));
  append_to_file(path_, json.dump() + "\n");
}

}  // namespace la3::search
