#include "la3/search/evaluations.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

using nlohmann::ordered_json;
using Json = nlohmann::json;

constexpr std::string_view kFormat = "la3-evaluations";
constexpr int kVersion = 1;
constexpr size_t kMaxBytes = size_t{4} << 30;

// One mistake, with its place.
class Place {
 public:
  Place(std::string file, size_t line) : file_(std::move(file)), line_(line) {}

  [[noreturn]] void fail(const std::string& problem) const {
    throw Error(file_ + ":" + std::to_string(line_) + ": " + problem);
  }
  void expect(bool good, const std::string& problem) const {
    if (!good) { fail(problem); }
  }

  const Json& member(const Json& object, const char* name) const {
    const auto found = object.find(name);
    expect(found != object.end(), std::string("'") + name + "' expected, found none");
    return *found;
  }
  uint64_t whole(const Json& object, const char* name, uint64_t most) const {
    const Json& value = member(object, name);
    expect(value.is_number_unsigned() && value.get<uint64_t>() <= most,
           std::string("'") + name + "': a whole number up to " + std::to_string(most) + " expected, found " +
               shown(value));
    return value.get<uint64_t>();
  }
  std::string text(const Json& object, const char* name) const {
    const Json& value = member(object, name);
    expect(value.is_string(), std::string("'") + name + "': a text expected, found " + shown(value));
    return value.get<std::string>();
  }
  static std::string shown(const Json& value) { return printable(value.dump(), 60); }

 private:
  std::string file_;
  size_t line_;
};

EvaluationsHeader parse_header(const Json& json, const Place& place) {
  place.expect(json.is_object() && json.value("format", Json()) == kFormat,
               "the first line of " + std::string(kFormat) + " expected");
  const uint64_t version = place.whole(json, "version", 1u << 30);
  place.expect(version == kVersion, "version " + std::to_string(kVersion) + " expected, found " +
                                        std::to_string(version) + "; it was written by another la3");
  const Json& ops = place.member(json, "ops");
  place.expect(ops.is_array() && ops.size() == augment::kOpCount,
               "'ops': the " + std::to_string(augment::kOpCount) + " operations of this la3 expected");
  for (size_t i = 0; i < ops.size(); ++i) {
    const std::string_view name = augment::op_table()[i].name;
    place.expect(ops[i] == name, "'ops': " + std::string(name) + " expected as number " + std::to_string(i) +
                                     ", found " + Place::shown(ops[i]) + ": evaluations of another op table");
  }
  EvaluationsHeader header;
  header.data = place.text(json, "data");
  header.network = place.text(json, "network");
  header.weights = place.text(json, "weights");
  header.seed = place.whole(json, "seed", ~uint64_t{0});
  header.iterations = static_cast<uint32_t>(place.whole(json, "iterations", 1u << 30));
  header.warm_up = static_cast<uint32_t>(place.whole(json, "warm_up", 1u << 30));
  const Json& invariant = place.member(json, "label_invariant");
  place.expect(invariant.is_boolean(), "'label_invariant': true or false expected");
  header.label_invariant = invariant.get<bool>();
  const Json& settings = place.member(json, "settings");
  place.expect(settings.is_object(), "'settings': names and values expected");
  for (const auto& [name, value] : settings.items()) { header.settings[name] = place.text(settings, name.c_str()); }
  const Json& labels = place.member(json, "labels");
  place.expect(labels.is_array() && !labels.empty(), "'labels': a list of names expected");
  for (const Json& label : labels) {
    place.expect(label.is_string() && !label.get_ref<const std::string&>().empty(), "'labels': names expected");
    header.labels.push_back(label.get<std::string>());
  }
  const Json& baseline = place.member(json, "baseline");
  place.expect(baseline.is_array() && baseline.size() == labels.size(), "'baseline': one entry per label expected");
  for (const Json& count : baseline) {
    place.expect(count.is_object(), "'baseline': images and correct expected");
    const auto images = static_cast<uint32_t>(place.whole(count, "images", 1u << 30));
    place.expect(images > 0, "'baseline': at least one image of each label expected");
    header.baseline.push_back({images, static_cast<uint32_t>(place.whole(count, "correct", images))});
  }
  return header;
}

int parse_triple(const Json& json, const Place& place) {
  const Json& names = place.member(json, "triple");
  place.expect(names.is_array() && names.size() == 3, "'triple': three operations expected");
  Ops ops;
  for (size_t i = 0; i < 3; ++i) {
    const auto op = names[i].is_string() ? augment::find_op(names[i].get_ref<const std::string&>()) : std::nullopt;
    place.expect(op.has_value(), "'triple': an operation expected, found " + Place::shown(names[i]));
    ops[i] = *op;
  }
  return triple_of(ops);
}

Evaluation parse_line(const Json& json, const EvaluationsHeader& header, size_t number, const Place& place) {
  place.expect(json.is_object(), "an evaluation expected");
  Evaluation line;
  line.iteration = static_cast<uint32_t>(place.whole(json, "iteration", 1u << 30));
  const size_t group = number % header.groups();
  const size_t iteration = number / header.groups() + 1;
  const auto label = header.label_invariant ? kAllLabels : static_cast<int32_t>(group);
  const Json& found = place.member(json, "label");
  place.expect(line.iteration == iteration && found == label,
               "iteration " + std::to_string(iteration) + ", label " + std::to_string(label) + " expected, found " +
                   std::to_string(line.iteration) + ", " + Place::shown(found));
  line.label = label;
  line.triple = static_cast<uint16_t>(parse_triple(json, place));
  const uint32_t images = header.group_baseline(group).images;
  line.count.images = static_cast<uint32_t>(place.whole(json, "images", 1u << 30));
  place.expect(line.count.images == images,
               "'images': " + std::to_string(images) + " expected, found " + std::to_string(line.count.images));
  line.count.correct = static_cast<uint32_t>(place.whole(json, "correct", images));
  const Json& reward = place.member(json, "reward");
  const double expected = header.reward(group, line.count);
  place.expect(reward.is_number() && std::abs(reward.get<double>() - expected) < 1e-6,
               "'reward': " + std::to_string(expected) + " expected, by 'correct' and the baseline, found " +
                   Place::shown(reward));
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
  for (const auto& [name, value] : wanted.settings) {
    const auto there = found.settings.find(name);
    expect(name, value, there == found.settings.end() ? "" : there->second);
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
  const std::vector<uint8_t> bytes = read_file(path, kMaxBytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const std::string name = printable(path.string());
  Evaluations result;
  size_t line_number = 0;
  for (size_t begin = 0; begin < text.size();) {
    const size_t found = text.find('\n', begin);
    const bool is_whole = found != std::string_view::npos;
    const size_t end = is_whole ? found : text.size();
    const Place place(name, ++line_number);
    const Json json = Json::parse(text.begin() + static_cast<ptrdiff_t>(begin),
                                  text.begin() + static_cast<ptrdiff_t>(end), nullptr, false);
    begin = end + 1;
    if (line_number == 1) {
      place.expect(is_whole, "the first line of " + std::string(kFormat) + " expected");
      result.header = parse_header(json, place);
      result.whole_bytes = begin;
      continue;
    }
    if (!is_whole) {
      ++result.dropped_lines;
      break;
    }
    place.expect(!json.is_discarded(), "a line of JSON expected");
    result.lines.push_back(parse_line(json, result.header, result.lines.size(), place));
    if (result.lines.size() % result.header.groups() == 0) { result.whole_bytes = begin; }
  }
  if (line_number == 0) { throw Error(name + ": evaluations expected, found an empty file"); }
  const size_t incomplete = result.lines.size() % result.header.groups();
  result.dropped_lines += incomplete;
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
  file_.open(path_, std::ios::app | std::ios::binary);
  if (!file_) { throw Error(path_.string() + ": cannot write"); }
}

EvaluationsWriter::EvaluationsWriter(std::filesystem::path path, const Evaluations& read)
    : path_(std::move(path)), header_(read.header) {
  std::error_code error;
  std::filesystem::resize_file(path_, read.whole_bytes, error);
  file_.open(path_, std::ios::app | std::ios::binary);
  if (error || !file_) { throw Error(path_.string() + ": cannot write"); }
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
  file_ << text << std::flush;
  if (!file_) { throw Error(path_.string() + ": cannot write"); }
}

}  // namespace la3::search
