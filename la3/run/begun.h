// What the folder of a run holds before the run begins or goes on. Private to la3/run.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/records/run_file.h"
#include "la3/run/run.h"

namespace la3::run {

// run.json. Throws Error also if another version of la3 has written it.
records::RunFile read_own_run_file(const std::filesystem::path& folder);

struct BegunState {
  bool is_begun = false;
  records::RunFile state = {};  // as recorded, or the initial one, which was not started yet
  std::string digest = {};      // of the data
  // How many seeds the run had, if it is given more now; `state` then has all of them.
  std::optional<uint64_t> seeds_before = {};
  std::vector<std::filesystem::path> gone = {};  // what the run has made and `state` therefore does again
};

// Throws Error if the run cannot work in its folder: it belongs to another run, it has more seeds, the
// data has changed, or the disk is full. Changes nothing.
BegunState read_begun_state(const Plan& plan, const Context& context);

}  // namespace la3::run
