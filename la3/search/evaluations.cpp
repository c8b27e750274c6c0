#include "la3/search/evaluations.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/policy/number_text.h"
#include "la3/records/json_file.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

using nlohmann::ordered_json;
using records::JsonValue;

constexpr std::string_view kFormat = "la3-evaluations";
constexpr int kVersion = 1;

uint32_t whole(const JsonValue& value, int64_t most = 1 << 30) {
  return static_cast<uint32_t>(value.integer(0, most));
}

EvaluationsHeader parse_header(const JsonValue& line) {
  records::check_format(line, kFormat, kVersion);
  const JsonValue table = line["ops"];
  const auto ops = table.array();
  if (ops.size() != augment::kOpCount) {
    table.fail("the " + std::to_string(augment::kOpCount) + " operations of this la3");
  }
  for (size_t i = 0; i < ops.size(); ++i) {
    const std::string_view name = augment::op_table()[i].name;
    if (ops[i].string() != name) { ops[i].fail(std::string(name) + ", as in this la3's table of operations,"); }
  }
  EvaluationsHeader header;
  header.data = line["data"].string();
  header.network = line["network"].string();
  header.weights = line["weights"].string();
  header.seed = line["seed"].unsigned_integer();
  header.iterations = whole(line["iterations"]);
  header.warm_up = whole(line["warm_up"]);
  header.label_invariant = line["label_invariant"].boolean();
  for (const auto& [name, value] : line["settings"].members()) { header.settings[name] = value.string(); }
  const JsonValue labels = line["labels"];
  for (const JsonValue& label : labels.array()) {
    header.labels.push_back(label.string());
    if (header.labels.back().empty()) { label.fail("a name"); }
  }
  if (header.labels.empty()) { labels.fail("at least one label"); }
  const JsonValue baseline = line["baseline"];
  for (const JsonValue& count : baseline.array()) {
    const uint32_t images = whole(count["images"]);
    header.baseline.push_back({images, whole(count["correct"], images)});
  }
  if (std::all_of(header.baseline.begin(), header.baseline.end(), [](const Count& c) { return c.images == 0; })) {
    baseline.fail("at least one image");
  }
  if (header.baseline.size() != header.labels.size()) {
    baseline.fail("one entry for each of " + std::to_string(header.labels.size()) + " labels");
  }
  return header;
}

int parse_triple(const JsonValue& value) {
  const auto names = value.array();
  if (names.size() != 3) { value.fail("three operations"); }
  Ops ops;
  for (size_t i = 0; i < 3; ++i) {
    const auto op = augment::find_op(names[i].string());
    if (!op) { names[i].fail("an operation"); }
    ops[i] = *op;
  }
  return triple_of(ops);
}

// Line `number` after the header, from 0.
Evaluation parse_line(const JsonValue& json, const EvaluationsHeader& header, size_t number) {
  const size_t group = number % header.groups();
  const size_t iteration = number / header.groups() + 1;
  Evaluation line;
  line.iteration = whole(json["iteration"]);
  line.label = static_cast<int32_t>(json["label"].integer(kAllLabels, 1 << 30));
  const auto label = header.label_invariant ? kAllLabels : static_cast<int32_t>(group);
  if (line.iteration != iteration || line.label != label) {
    throw Error(json.where() + ": iteration " + std::to_string(iteration) + ", label " + std::to_string(label) +
                " expected, found " + std::to_string(line.iteration) + ", " + std::to_string(line.label));
  }
  line.triple = static_cast<uint16_t>(parse_triple(json["triple"]));
  const uint32_t images = header.group_baseline(group).images;
  line.count.images = static_cast<uint32_t>(json["images"].integer(images, images));
  line.count.correct = whole(json["correct"], images);
  const double expected = header.reward(group, line.count);
  if (std::abs(json["reward"].number() - expected) >= 1e-6) {
    json["reward"].fail(policy::number_text(expected) + ", by 'correct' and the baseline,");
  }
  return line;
}

std::string to_text(const EvaluationsHeader& header) {
  ordered_json json = {{"format", kFormat}, {"version", kVersion}, {"ops", ordered_json::array()}};
  for (const auto& op : augment::op_table()) { json["ops"].push_back(op.name); }
  json["labels"] = header.labels;
  json["data"] = header.data;
  json["network"] = header.network;
  json["weights"] = header.weights;
  json["seed"] = header.seed;
  json["iterations"] = header.iterations;
  json["warm_up"] = header.warm_up;
  json["label_invariant"] = header.label_invariant;
  json["settings"] = header.settings;
  for (const Count& count : header.baseline) {
    json["baseline"].push_back({{"images", count.images}, {"correct", count.correct}});
  }
  return json.dump() + "\n";
}

}  // namespace

Count EvaluationsHeader::group_baseline(size_t group) const {
  if (!label_invariant) { return baseline[group]; }
  Count sum;
  for (const Count& count : baseline) {
    sum.images += count.images;
    sum.correct += count.correct;
  }
  return sum;
}

void check_same_search(const EvaluationsHeader& wanted, const EvaluationsHeader& found, const std::string& file) {
  const auto expect = [&](const std::string& what, const std::string& now, const std::string& then) {
    if (now != then) {
      throw Error(file + ": is of another search: " + what + " " + in_quotes(then) + " there, " + in_quotes(now) +
                  " here");
    }
  };
  expect("labels", std::to_string(wanted.labels.size()), std::to_string(found.labels.size()));
  for (size_t i = 0; i < wanted.labels.size(); ++i) {
    expect("label " + std::to_string(i), wanted.labels[i], found.labels[i]);
  }
  expect("data", wanted.data, found.data);
  expect("network", wanted.network, found.network);
  expect("weights", wanted.weights, found.weights);
  expect("seed", std::to_string(wanted.seed), std::to_string(found.seed));
  expect("iterations", std::to_string(wanted.iterations), std::to_string(found.iterations));
  expect("warm-up", std::to_string(wanted.warm_up), std::to_string(found.warm_up));
  expect("label-invariant", wanted.label_invariant ? "yes" : "no", found.label_invariant ? "yes" : "no");
  std::map<std::string, std::string> names = wanted.settings;
  names.insert(found.settings.begin(), found.settings.end());
  for (const auto& [name, unused] : names) {
    const auto value_in = [&, &name = name](const std::map<std::string, std::string>& settings) {
      const auto there = settings.find(name);
      return there == settings.end() ? "" : there->second;
    };
    expect(name, value_in(wanted.settings), value_in(found.settings));
  }
  for (size_t i = 0; i < wanted.baseline.size(); ++i) {
    const auto text = [](const Count& count) {
      return std::to_string(count.correct) + " of " + std::to_string(count.images);
    };
    expect("images recognised of label " + in_quotes(wanted.labels[i]), text(wanted.baseline[i]),
           text(found.baseline[i]));
  }
}

Evaluations read_evaluations(const std::filesystem::path& path) {
  Evaluations result;
  bool has_header = false, is_whole = false;
  try {
    is_whole = records::for_each_line(path, [&](const JsonValue& line) {
      if (!has_header) {
        result.header = parse_header(line);
        has_header = true;
      } else {
        result.lines.push_back(parse_line(line, result.header, result.lines.size()));
        if (result.lines.size() % result.header.groups() != 0) { return; }
      }
      result.whole_bytes = line.end_byte();
    });
    if (!has_header) {
      throw Error(printable(path.string()) + ": evaluations expected, found " +
                  (is_whole ? "an empty file" : "one that was cut short in its first line"));
    }
  } catch (const Error& error) {
    if (has_header) { throw; }
    // It may well be another kind of file.
    throw Error(std::string(error.what()) +
                "; an evaluations.jsonl is wanted, as `la3 search` and `la3 run` write it");
  }
  const size_t incomplete = result.lines.size() % result.header.groups();
  result.dropped_lines = incomplete + (is_whole ? 0 : 1);
  result.lines.resize(result.lines.size() - incomplete);
  return result;
}

EvaluationsWriter::EvaluationsWriter(std::filesystem::path path, const EvaluationsHeader& header)
    : path_(std::move(path)), header_(header) {
  if (std::filesystem::exists(path_)) { throw Error(path_.string() + ": exists already"); }
  for (const std::string& label : header.labels) {
    if (!is_utf8(label)) { throw Error("label " + in_quotes(label) + ": a name in UTF-8 expected"); }
  }
  write_file(path_, to_text(header));
}

EvaluationsWriter::EvaluationsWriter(std::filesystem::path path, const Evaluations& read)
    : path_(std::move(path)), header_(read.header) {
  cut_file(path_, read.whole_bytes);
}

void EvaluationsWriter::add(std::span<const Evaluation> iteration) {
  std::string text;
  for (size_t group = 0; group < iteration.size(); ++group) {
    const Evaluation& line = iteration[group];
    ordered_json json = {{"iteration", line.iteration}, {"label", line.label}, {"triple", ordered_json::array()}};
    for (const augment::Op op : triple_ops(line.triple)) { json["triple"].push_back(augment::op_name(op)); }
    json["reward"] = header_.reward(group, line.count);
    json["images"] = line.count.images;
    json["correct"] = line.count.correct;
    text += json.dump() + "\n";
  }
  append_to_file(path_, text);
}

}  // namespace la3::search
