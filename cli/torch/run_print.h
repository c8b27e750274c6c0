// What `la3 run` says before and after.
#pragma once

#include <string>

#include "la3/run/run.h"

namespace la3::cli {

// Data, network, and what each stage will take; stages that are done take nothing.
void print_plan(const run::Plan& plan, run::Observer& to);

// The comparison, as result.json has it. `report` is the report's file.
void print_result(const records::RunResult& result, const std::string& report);

}  // namespace la3::cli
