// Data sets by the words a user types: `shapes`, `cifar10:DIR`, `cifar100:DIR`, `folder:DIR`, `shards:DIR`. Behind
// the last two may stand `?size=N`, the side of the images that are trained on, and `?index=FILE`, behind shards
// also
// `?mixed=N`; with `&` between them.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/image_folder.h"

namespace la3::data {

struct OpenOptions {
  // Folders and shards only: leave out files that are no images instead of refusing the data set.
  bool skip_bad = false;
  // Folders and shards only: called for each bad file, left out or not. May be empty.
  std::function<void(const BadFile&)> on_bad = nullptr;
  // Threads for reading and checking; 0: one per core.
  int threads = 0;
  // Folders and shards only: side of the square images that training makes of the files, if the spec has none.
  int size_px = 224;
  // Folders and shards only: told why an index is not used. May be empty.
  std::function<void(const std::string&)> on_note = nullptr;
};

// Opens what the spec says. A leading "~/" of DIR is the home folder. Throws Error that says what is wrong with the
// spec, or as the data set's own function does.
Splits open_dataset(const std::string& spec, const OpenOptions& options = {});

// Writes the index of a folder or of shards: to `file`, or to its own place if that is empty. Throws Error for
// other data sets, and as opening it does.
IndexSummary index_dataset(const std::string& spec, const std::filesystem::path& file, const OpenOptions& options);

// What a spec may begin with: "shapes", "cifar10:", ... Those with a colon want a folder behind it.
const std::vector<std::string>& spec_beginnings();

}  // namespace la3::data
