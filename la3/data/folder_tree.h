// Which files an image folder has, in the order of torchvision's ImageFolder. Looks at names and
// folders only; opens no file. Private to la3/data.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "la3/data/dataset_contents.h"

namespace la3::data {

// Names in byte order, without hidden ones and those that systems leave behind. What a link leads
// to counts; what leads nowhere counts as a file.
struct NamesInFolder {
  std::vector<std::string> folders, files;
};

// Throws Error if the folder cannot be read.
NamesInFolder read_folder(const std::filesystem::path& path);

// Throws Error if there are both 'val' and 'validation', or folders named as splits but not as
// expected.
SplitFolders find_split_folders(const std::filesystem::path& root);

// Files with their names and labels, nothing more.
struct ListedSplit {
  std::vector<std::string> labels;
  SampleTable files;
};

// Lists a split's folder, and tells what is wrong in it: files where a label's folder is expected,
// folders below a label that cannot be read or that it reaches twice. Throws Error if the split's
// own cannot be read.
ListedSplit list_split(const std::filesystem::path& root, const std::string& folder,
                       const std::function<void(BadFile)>& on_bad);

}  // namespace la3::data
