// What both sides of `la3 augment` share: image files (augment.cpp) and whole data sets
// (augment_data.cpp).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "la3/augment/op.h"
#include "la3/copies/encode.h"
#include "la3/data/open_options.h"

namespace la3::cli {

struct AugmentOptions {
  std::vector<std::string> inputs;  // files and folders, or none and a data set
  std::string data;
  std::string out;
  std::vector<std::string> ops;
  std::vector<double> magnitudes;     // one per op, in order; ops without a magnitude ignore theirs
  std::vector<double> cutout_centre;  // x and y as shares of the width and height
  std::string policy;
  std::vector<std::string> labels;  // one for all inputs, or one per input
  int copies = 1;                   // augmented versions of each input
  bool grid = false;                // contact sheets instead of files
  int cell_px = 0;                  // of these; 0: as large as a page allows
  uint32_t epoch = 0;               // of the first copy
  std::string format;               // "jpg", "png" or, as the input, ""
  int quality = 0;                  // 0: as the input
  bool skip_bad = false;
  // Data sets only.
  std::string split = "train";
  bool originals = false, shards = false, resume = false;
  size_t per_shard = 1000;
  int size_px = 0;

  copies::OutputFormat output() const;
};

// The ops of --ops, with what else the flags say about them. Throws what is wrong with them.
std::vector<augment::OpCall> given_ops(const AugmentOptions& flags);
// The same with magnitudes and centres that are not given drawn for this sample and epoch.
std::vector<augment::OpCall> draw_given_ops(const std::vector<augment::OpCall>& given, const AugmentOptions& flags,
                                            uint64_t seed, uint32_t epoch, uint64_t sample);
// "Rotate 15, Color 1.5".
std::string calls_text(const std::vector<augment::OpCall>& calls);

// "2 bad files left out:" and what is wrong with them.
std::string bad_files_note(const std::vector<data::BadFile>& bad);

// Throws Error if --out is this folder, whose images are read, or lies in it: the next run would read the copies.
void check_out_is_outside(const AugmentOptions& flags, const std::filesystem::path& folder);

// Writes a data set with copies of its images.
void run_augment_data(const AugmentOptions& flags, const GlobalOptions& options);

}  // namespace la3::cli
