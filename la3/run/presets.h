// The defaults of a run: one of presets/run-*.toml, and presets/fine-tune.toml if it starts from
// weights. They are part of the library.
#pragma once

#include <string>
#include <string_view>

#include "la3/data/dataset.h"
#include "la3/run/options.h"

namespace la3::run {

// Applies the data set's own preset, if it has one, before the data set is opened. Returns whether
// it has one.
bool apply_data_preset(Options& options);

// Whether images are large enough for networks that reduce them at once.
bool is_large(const data::Dataset& images);

// Chooses by image size and device: small trainings on a CPU, the paper's on a GPU.
void apply_preset(Options& options, const data::Dataset& images, bool is_gpu);

// For a run that starts from weights: presets/fine-tune.toml, over the preset above. Returns what it
// has set, for human readers.
std::string apply_fine_tune_preset(Options& options);

// By few validation images, a reward is mostly chance, which the paper's network takes for what suits a label. The
// linear model knows how much of it is, and leans on what all labels have in common; so does the policy, whose
// labels would give themselves away by operations that suit them by chance (docs/search.md). Returns whether there
// are so few, and nothing of it was chosen; few_images_text() says what was set, for human readers.
bool search_by_few_images(Options& options, size_t images, size_t labels);
std::string few_images_text(const Options& options);
// The settings that it sets.
bool follows_from_images(std::string_view setting);

// With --search paper: marks as chosen what makes the policy, so that no preset changes it. The defaults
// of the structs are the paper's.
void keep_to_the_paper(Options& options);

// Applies the settings of a preset, except those in `options.chosen`. If more epochs were chosen than the
// preset has, it pre-trains for more too, in proportion. Throws Error if there is no
// preset of that name, or if it contains an unknown setting.
void apply_preset(Options& options, const std::string& name);

}  // namespace la3::run
