// What a run is done with where the user has not chosen: one of presets/run-*.toml, which are part
// of the library.
#pragma once

#include <string>

#include "la3/data/dataset.h"
#include "la3/run/options.h"

namespace la3::run {

// Data sets that have a preset of their own get it before they are opened. Returns whether this is
// one.
bool apply_data_preset(Options& options);

// By the size of the images and the device: small trainings on a CPU, the paper's on a GPU.
void apply_preset(Options& options, const data::Dataset& images, bool is_gpu);

// Gives the settings of a preset their values, but for those in `options.chosen`. Throws Error if
// there is no preset of that name, or a setting in it is none.
void apply_preset(Options& options, const std::string& name);

}  // namespace la3::run
