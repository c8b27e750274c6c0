// Data sets as a user names them: `shapes`, `cifar10:DIR`, `cifar100:DIR`, `folder:DIR`,
// `shards:DIR`, `csv:FILE`. The last three may be followed by `?size=N`, the side of the images to
// train on; folders and shards also by `?index=FILE`, shards by `?mixed=N`; shapes by `?train=N`, `?validation=N`
// and `?test=N`, images per label. Several are joined with `&`.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Opens the data set that the spec names. A leading "~/" of DIR is the home folder. A size or mixed
// in the spec overrides that in `options`; an index in the spec is used if `options` names none.
// CIFAR uses only the threads of the options. Throws Error that says what is wrong with the spec,
// or as the data set's own function does.
Splits open_dataset(const std::string& spec, const OpenOptions& options = {});

// The folder of whose files a data set consists, whatever their names are: DIR of folder:DIR and shards:DIR. Empty
// for others, and for settings that open_dataset() would refuse.
std::filesystem::path folder_in(const std::string& spec);

// Whether a folder that is made there would be taken for images, or for a label, of a folder:DIR.
bool is_among_images(const std::string& spec, const std::filesystem::path& path);

// The spec for images of another size; nothing if it names a size already, or if the images of such a
// data set have theirs. Throws Error for a spec that open_dataset() would refuse.
std::optional<std::string> with_size(const std::string& spec, int size_px);

// The spec of the same folder, shards or table with ?size=N. Throws Error if it has another size
// already, or is a data set whose images are used at their own size.
std::string resized(const std::string& spec, int size_px);

// Writes the index of a folder or of shards: to options.index, else to the spec's index, else to
// its default place. Throws Error for other data sets, and as opening it does.
IndexSummary index_dataset(const std::string& spec, const OpenOptions& options);

// What a spec may begin with: "shapes", "cifar10:", ... Those with a colon need a folder after it,
// "csv:" a file.
const std::vector<std::string>& spec_beginnings();

}  // namespace la3::data
