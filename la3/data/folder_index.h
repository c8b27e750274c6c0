// The index of an image folder: reading it and seeing whether it still holds. Written by
// index_image_folder(). Private to la3/data.
#pragma once

#include <filesystem>

#include "la3/data/folder_contents.h"

namespace la3::data {

// What the index says. Throws Error, which says why, if it cannot be used: as read_index() does, if
// the folder is not what it was, or has bad files that options do not leave out. Tells on_bad of
// none.
FolderContents read_folder_index(const std::filesystem::path& root, const std::filesystem::path& index,
                                 const OpenOptions& options);

}  // namespace la3::data
