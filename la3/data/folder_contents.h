// What is in an image folder: the files of its splits, each looked at, and the bad ones. Private to
// la3/data.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "la3/data/folder_tree.h"

namespace la3::data {

struct FolderContents {
  std::optional<FolderSplit> splits[kSplitCount];  // without the bad files; the first is always there
  std::vector<BadFile> bad;
};

// Throws Error if it is not a folder.
void check_is_folder(const std::filesystem::path& folder);

// Lists the folder and looks at the beginning and end of every file. Tells options.on_bad of bad
// files and throws Error as open_image_folder() does.
FolderContents scan_folder(const std::filesystem::path& root, const OpenOptions& options, bool with_headers);

}  // namespace la3::data
