// The contents of an image folder, from the files themselves or from its index. Private to
// la3/data.
#pragma once

#include <filesystem>

#include "la3/data/dataset_contents.h"

namespace la3::data {

// Lists the folder and checks the beginning and end of every file. Reports bad files to
// options.on_bad, and throws Error as open_image_folder() does.
DatasetContents scan_folder(const std::filesystem::path& root, const OpenOptions& options);

// The same for a table of files and labels, whose paths are relative to its own folder.
DatasetContents scan_table(const std::filesystem::path& table, const OpenOptions& options);

// Throws Error, which says why, if the index cannot be used: as read_index() does, if the folder
// has changed, or if it has bad files that the options do not skip. Does not call on_bad.
DatasetContents read_folder_index(const std::filesystem::path& root, const std::filesystem::path& index,
                                  const OpenOptions& options);

}  // namespace la3::data
