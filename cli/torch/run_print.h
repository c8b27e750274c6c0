// What `la3 run` says before and after.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/torch/processes.h"
#include "cli/torch/run_plan.h"
#include "cli/torch/run_state.h"

namespace la3::cli {

// Data, network, and what each stage will take; stages that are done take nothing.
void print_plan(const RunFlags& flags, const RunData& data, const Job& job, const std::vector<PlannedStage>& plan,
                const RunState& state, const Lanes& lanes);

// The comparison, as result.json has it. `report` is the report's file.
void print_result(const nlohmann::ordered_json& result, const std::string& report);

}  // namespace la3::cli
