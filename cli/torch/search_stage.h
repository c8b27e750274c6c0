// Stage 1 in a folder of its own: what `la3 search` and `la3 run` have in common.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands.h"
#include "cli/torch/run_directory.h"
#include "la3/data/dataset.h"
#include "la3/dist/group.h"
#include "la3/nn/network.h"
#include "la3/search/explore.h"

namespace la3::cli {

struct SearchFlags {
  uint32_t iterations = 500, warm_up = 100;  // the paper's
  int batch_size = 250;                      // of inference
  bool label_invariant = false;
  search::ExploreOptions explore;
};

// Adds the flags to a command, each name with this before it ("" or "search-").
void add_search_flags(CLI::App& command, SearchFlags& flags, const std::string& prefix = "");
Settings settings_of(const SearchFlags& flags, const std::string& prefix = "");

struct SearchInput {
  nn::Network& network;  // on the device
  torch::Device device;
  bool bf16 = false;
  std::string data;  // for the file's header
  std::shared_ptr<const data::Dataset> validation;
  std::shared_ptr<dist::Group> group = dist::Group::alone();
};

// Explores, or goes on exploring, into the folder; returns the content of its result.json. Throws
// train::Interrupted, with everything so far saved, when Ctrl-C is pressed.
nlohmann::ordered_json run_search_stage(const RunDirectory& run, const SearchFlags& flags, const SearchInput& input,
                                        bool resume, const GlobalOptions& options);

// The part of all ranks but the first, which write nothing and print nothing.
void join_search_stage(const SearchFlags& flags, const SearchInput& input, const GlobalOptions& options);

// The result in a few lines for people.
std::string describe_search(const nlohmann::ordered_json& result);

}  // namespace la3::cli
