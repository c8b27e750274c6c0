// An evaluation as JSON, for results and --json.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "la3/train/evaluate.h"

namespace la3::cli {

// One pair of labels that is confused: images of the first taken for the second.
struct Confusion {
  size_t label, predicted;
  uint32_t images;
};

// The most frequent confusions, at most `count`.
std::vector<Confusion> worst_confusions(const train::Evaluation& evaluation, size_t count);

nlohmann::ordered_json evaluation_json(const train::Evaluation& evaluation, const std::vector<std::string>& labels);

}  // namespace la3::cli
