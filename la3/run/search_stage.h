// Stage 1 in its own folder: shared by `la3 search` and a whole run.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "la3/nn/network.h"
#include "la3/records/result_file.h"
#include "la3/records/run_folder.h"
#include "la3/reward/reward.h"
#include "la3/run/context.h"
#include "la3/run/options.h"

namespace la3::run {

struct SearchInput {
  nn::Network& network;  // on the context's device
  bool bf16 = false;
  std::string data;  // for the file's header
  std::shared_ptr<const data::Dataset> validation;
  // For the file's header and the policy's provenance, if they are set: how the images are normalised
  // (normalise.h), and the weights that the network's training started from.
  std::string normalise = {};
  std::string init = {};
  // Likewise, the standard transforms of that training that are set (transforms.h).
  std::map<std::string, std::string> transforms = {};
  // Also measure which labels tolerate being mirrored, and write flips.json (la3/reward/mirroring.h).
  bool measure_flips = false;
};

// Explores, or continues exploring, in the folder. Returns the contents of its result.json. Throws
// train::Interrupted, with everything so far saved, when the observer asks it to stop.
records::SearchResult run_search_stage(const records::WorkFolder& folder, const SearchOptions& options,
                                       const SearchInput& input, bool resume, const Context& context);

// Before a new search: throws Error with advice if the network cannot be told from guessing
// (search/evidence.h), or notes it with `anyway`. `baseline` is by label.
void check_network(const std::vector<search::Count>& baseline, bool anyway, Observer& observer);

// How a search asks for rewards.
reward::RewardOptions reward_options(const SearchOptions& options, const SearchInput& input,
                                     const Context& context);

// The part of all ranks but the first, in any search; they write and print nothing.
void join_search_stage(const SearchOptions& options, const SearchInput& input, const Context& context);

}  // namespace la3::run
