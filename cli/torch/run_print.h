// What `la3 run` prints before and after the work.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "la3/run/run.h"

namespace la3::cli {

// Data set, network, and the expected time of each stage. Finished stages take none.
void print_plan(const run::Plan& plan, const std::function<void(const std::string&)>& print);

// The same as an object.
nlohmann::ordered_json plan_json(const run::Plan& plan);

// The comparison in result.json. `report` is the report's file.
void print_result(const records::RunResult& result, const std::string& report);

}  // namespace la3::cli
