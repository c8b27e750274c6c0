// Data sets by the words a user types: `shapes`, `cifar10:DIR`, `cifar100:DIR`, `folder:DIR`.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/image_folder.h"

namespace la3::data {

struct OpenOptions {
  // Folders only: leave out files that are no images instead of refusing the data set.
  bool skip_bad = false;
  // Folders only: called for each bad file, left out or not. May be empty.
  std::function<void(const BadFile&)> on_bad = nullptr;
  // Threads for reading and checking; 0: one per core.
  int threads = 0;
  // Folders only: side of the square images that training makes of the files.
  int size_px = 224;
};

// Opens what the spec says. A leading "~/" of DIR is the home folder. Throws Error that says what is wrong with the
// spec, or as the data set's own function does.
Splits open_dataset(const std::string& spec, const OpenOptions& options = {});

// What a spec may begin with: "shapes", "cifar10:", ... Those with a colon want a folder behind it.
const std::vector<std::string>& spec_beginnings();

}  // namespace la3::data
