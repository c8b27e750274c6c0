// The policies that a run compares: as the user names them, as its files name them, and the files
// themselves. Private to la3/run.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "la3/run/data.h"
#include "la3/run/options.h"
#include "la3/run/run.h"

namespace la3::run {

// Joins what a list with commas takes apart, "rand-augment:2" and "9", and takes op:all apart: op:ShearX and so
// on, all operations but Identity.
std::vector<std::string> whole_names(const std::vector<std::string>& parts);

// The policies of --compare and --label-invariant, the learned one last. Throws std::invalid_argument if two
// would share a name, or if without `learned` there is nothing to compare, or something that needs a search.
std::vector<ComparedPolicy> compared_policies(const Options& options);

// Reads the files among them, the copies in the folder of a run that was begun, and checks all
// against the labels of the data. Throws Error, also for a name that is unknown.
void read_compared(std::vector<ComparedPolicy>& policies, const Options& options, const data::Dataset& dataset);

// Copies what was read into the folder of a run that begins, so that a resume has the same bytes.
void write_compared(const std::vector<ComparedPolicy>& policies, const std::filesystem::path& run_folder);

// What a training opens: the file inside the run's folder, or the name of a built-in policy.
std::string compared_source(const ComparedPolicy& policy, const std::filesystem::path& run_folder);

}  // namespace la3::run
