// `folder:DIR`: image files sorted into one sub-folder per label.
//
// Either DIR/train/<label>/..., with DIR/val/<label>/... (or validation) and DIR/test/<label>/...
// beside it where they exist, or DIR/<label>/... alone. Labels are the names of the sub-folders in
// byte order, files stand in the order of torchvision's ImageFolder: folders below a label are
// followed, links too. Images are decoded when asked for, so memory does not depend on their sizes:
// some 40 bytes a file. Immutable once opened, safe to read from many threads.
#pragma once

#include <chrono>
#include <filesystem>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Lists the folder and looks at the beginning and end of every file (see check_image() in codec.h).
// Bad files are those that are no whole JPEG or PNG, cannot be opened, are no plain files, stand
// where a label's folder is expected, and folders that a label reaches twice, as through a link to
// a folder above. Hidden files and folders (a name that begins with a dot) and what systems leave
// behind (Thumbs.db, desktop.ini, __MACOSX, @eaDir) are passed over.
//
// Throws Error, which names the folder, if there are bad files and skip_bad is not set, a folder
// cannot be read, a label has no image, there are fewer than two labels, or train, val and test do
// not have the same labels.
//
// Where the folder has an index, this is taken instead: folders are only asked when they were last
// changed, no file is opened. An index that no longer fits is passed over, with a word to on_note.
// Throws Error if there is no file at options.index.
Splits open_image_folder(const std::filesystem::path& folder, const OpenOptions& options = {});

// Lists the folder, looks at every file as open_image_folder() does without an index, and writes
// one. If something in it was changed less than `quiet` ago, waits that long and starts again,
// since times of files are not that exact. Throws Error as open_image_folder(), if files keep
// coming, and if the index cannot be written.
IndexSummary index_image_folder(const std::filesystem::path& folder, const OpenOptions& options = {},
                                std::chrono::milliseconds quiet = std::chrono::milliseconds(2000));

}  // namespace la3::data
