// Which files an image folder has, in the order of torchvision's ImageFolder. Uses names and
// folders only; opens no file. Private to la3/data.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "la3/data/dataset_contents.h"

namespace la3::data {

// Throws Error that says what was expected unless it is a folder.
void check_is_folder(const std::filesystem::path& path, const std::string& expected);

// Names in byte order, without hidden ones, those that operating systems leave behind and those of
// texts that data sets have beside their images (metadata.csv, words.txt, ...). Links count as what they point to;
// broken links count as files.
struct NamesInFolder {
  std::vector<std::string> folders, files;
};

// Throws Error if the folder cannot be read.
NamesInFolder read_folder(const std::filesystem::path& path);

// What a name says: 0 train, training; 1 val, valid, validation, dev, eval; 2 test, testing; in any
// letter case. Nothing for other names.
std::optional<size_t> split_named(std::string_view name);

// Folders with such names; all nothing if there is none for training. Throws Error if there are two
// of one split, such as 'val' and 'validation'.
SplitFolders splits_beside_train(const std::filesystem::path& root);

// The same for folders of labels, where a folder for testing without labels is not counted; {""} if
// the folder itself has the labels. Throws Error as above, or if folders are named like splits in an
// unexpected combination.
SplitFolders find_split_folders(const std::filesystem::path& root);

// For notes: folders beside that for training which seem to belong to the data set but are not used,
// each with the reason.
std::vector<std::string> folders_left_out(const std::filesystem::path& root, const SplitFolders& splits,
                                          const std::vector<std::string>& labels);

// The table that has the labels of a folder's images, if there is one: metadata.csv with a column of
// labels, or NAME_annotations.txt.
std::optional<std::filesystem::path> annotation_file(const std::filesystem::path& folder);

// Files with only their names and labels.
struct ListedSplit {
  std::vector<std::string> labels;
  SampleTable files;
};

// Lists a split's folder and reports what is wrong in it: files where a label's folder is expected,
// folders below a label that cannot be read or are reached twice. Throws Error if the split's own
// folder cannot be read.
ListedSplit list_split(const std::filesystem::path& root, const std::string& folder,
                       const std::function<void(BadFile)>& on_bad);

// All files in the folder and below, by their paths inside it, and reports folders that cannot be
// read or are reached twice.
std::vector<std::string> list_files_below(const std::filesystem::path& root,
                                          const std::function<void(BadFile)>& on_bad);

}  // namespace la3::data
