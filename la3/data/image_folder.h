// `folder:DIR`: image files sorted into one sub-folder per label; `csv:FILE`: image files that a table
// names.
//
// Either DIR/train/<label>/... (or training), optionally with DIR/val/<label>/... (or valid,
// validation, dev, eval) and DIR/test/<label>/... (or testing), in any letter case, or only
// DIR/<label>/... . A part that holds metadata.csv with a column of labels, or a file
// NAME_annotations.txt, has its labels from there instead of from sub-folders. Labels are the names of the
// sub-folders in byte order. Files are in the order of torchvision's ImageFolder: folders below a label are
// followed, and so are links. Images are decoded on demand, so memory does not depend on their sizes: about 40
// bytes per file. Immutable once opened, safe to read from many threads.
#pragma once

#include <chrono>
#include <filesystem>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// Lists the folder and checks the beginning and end of every file (see check_image() in
// la3/codec/codec.h). Bad files are those that are not a whole JPEG or PNG, cannot be opened, are
// not regular files, or are where a label's folder is expected; and folders that a label reaches
// twice, for example through a link to a folder above. Hidden files and folders (whose names begin
// with a dot) and files that operating systems leave behind (Thumbs.db, desktop.ini, __MACOSX,
// @eaDir) are ignored.
//
// Throws Error, which names the folder, if there are bad files and skip_bad is not set, a folder
// cannot be read, a label has no image, there are fewer than two labels, or train, val and test do
// not have the same labels.
//
// If the folder has an index, it is used instead: only the folders' modification times are checked,
// and no file is opened. An index that no longer matches is ignored, and on_note is told why.
// Throws Error if there is no file at options.index.
Splits open_image_folder(const std::filesystem::path& folder, const OpenOptions& options = {});

// `csv:FILE`: a table of paths, labels and perhaps parts (la3/data/annotations.h). Paths are relative to
// the file. Bad files are those that are missing or no images. Throws Error, which names the line and
// the column, if the table is not right or an image has two labels or stands in two parts; and as
// open_image_folder() does. Has no index.
Splits open_image_table(const std::filesystem::path& table, const OpenOptions& options = {});

// Lists the folder, checks every file as open_image_folder() does without an index, and writes an
// index. If anything in it was changed less than `quiet` ago, waits that long and starts again,
// because file times are not more exact than that. Throws Error as open_image_folder(), if files
// keep changing, and if the index cannot be written.
IndexSummary index_image_folder(const std::filesystem::path& folder, const OpenOptions& options = {},
                                std::chrono::milliseconds quiet = std::chrono::milliseconds(2000));

}  // namespace la3::data
