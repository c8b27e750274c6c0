// Which files an image folder has, in the order of torchvision's ImageFolder. Looks at names and
// folders only; opens no file. Private to la3/data.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/data/dataset.h"
#include "la3/data/file_table.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Names in byte order, without hidden ones and those that systems leave behind. What a link leads
// to counts; what leads nowhere counts as a file.
struct NamesInFolder {
  std::vector<std::string> folders, files;
};

// Throws Error if the folder cannot be read.
NamesInFolder read_folder(const std::filesystem::path& path);

// Folders of the splits below the root, nothing for one that is not there; train's may be "", the
// root.
struct SplitFolders {
  std::optional<std::string> of[kSplitCount];
};

// Throws Error if there are both 'val' and 'validation', or folders named as splits but not as
// expected.
SplitFolders find_split_folders(const std::filesystem::path& root);

// One split: its folder below the root ("" for the root itself) and what it holds.
struct FolderSplit {
  std::string folder;
  std::vector<std::string> labels = {};
  FileTable files = {};
  std::vector<codec::ImageHeader> headers = {};  // of the files, only where an index is made or read

  std::filesystem::path path(const std::filesystem::path& root) const {
    return folder.empty() ? root : root / folder;
  }
};

// Lists one split, and tells what is wrong in it: files where a label's folder is expected, folders
// below a label that cannot be read or that it reaches twice. Throws Error if the split's own
// cannot be read.
FolderSplit list_split(const std::filesystem::path& root, const std::string& folder,
                       const std::function<void(BadFile)>& on_bad);

}  // namespace la3::data
