// Data sets by the words a user types: `shapes`, `cifar10:DIR`, `cifar100:DIR`, `folder:DIR`,
// `shards:DIR`. Behind the last two may stand `?size=N`, the side of the images that are trained
// on, and `?index=FILE`, behind shards also `?mixed=N`; with `&` between them.
#pragma once

#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Opens what the spec says. A leading "~/" of DIR is the home folder. A size or mixed in the spec
// takes the place of that in `options`; an index in the spec counts if `options` names none. Of the
// options, CIFAR needs the threads alone. Throws Error that says what is wrong with the spec, or as
// the data set's own function does.
Splits open_dataset(const std::string& spec, const OpenOptions& options = {});

// Writes the index of a folder or of shards: to options.index, to that of the spec, or to its own
// place. Throws Error for other data sets, and as opening it does.
IndexSummary index_dataset(const std::string& spec, const OpenOptions& options);

// What a spec may begin with: "shapes", "cifar10:", ... Those with a colon want a folder behind it.
const std::vector<std::string>& spec_beginnings();

}  // namespace la3::data
