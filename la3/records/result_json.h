// Results in the form of result.json, for commands that print them too.
#pragma once

#include <nlohmann/json.hpp>

#include "la3/records/result_file.h"

namespace la3::records {

nlohmann::ordered_json to_json(const TestResult& result);
nlohmann::ordered_json to_json(const TrainingResult& result);
nlohmann::ordered_json to_json(const SearchResult& result);
nlohmann::ordered_json to_json(const RunResult& result);
// The parts of a run's result that compare policies.
void add_comparison(nlohmann::ordered_json& json, const RunResult& result);

}  // namespace la3::records
