// The standard transforms as a user sets them: --flip, --crop, --crop-scale and --cutout; and
// --resize, --mean and --std, which stand for parts of --data and --normalise. Private to la3/run and
// the commands.
//
// A value that is not set leaves what the data set does. Every draw is made whatever is switched off
// (la3/augment/standard.h), so one setting does not change what the others draw.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "la3/data/dataset.h"
#include "la3/records/flips_file.h"
#include "la3/run/options.h"

namespace la3::run {

// Values of --flip. Any other is a file (la3/records/flips_file.h).
inline constexpr const char* kFlipNone = "none";
inline constexpr const char* kFlipHorizontal = "horizontal";
inline constexpr const char* kFlipByLabel = "by-label";

// Writes --resize as ?size=N of the data set, and --mean and --std as --normalise: only these are used
// and recorded. Throws std::invalid_argument or Error if they contradict each other or the data set
// has no such size.
void resolve_aliases(TrainingOptions& options);

// The data set with the transforms that are set. With --flip by-label nothing is mirrored: that is
// for with_flips(), once it has been measured. Throws std::invalid_argument that names the setting,
// Error if a file is not as expected. A null data set stays null.
std::shared_ptr<const data::Dataset> transformed(std::shared_ptr<const data::Dataset> dataset,
                                                 const TrainingOptions& options);

// The data set, mirrored by label. `file` stands for the flips in messages. Throws Error unless their
// labels are those of the data set.
std::shared_ptr<const data::Dataset> with_flips(std::shared_ptr<const data::Dataset> dataset,
                                                const records::Flips& flips, const std::string& file);

// Names and values of the transforms that are set, for checkpoints, evaluations and a policy's
// provenance; with the labels that a file leaves unmirrored.
std::map<std::string, std::string> transforms_set(const TrainingOptions& options);

}  // namespace la3::run
