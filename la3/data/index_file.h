// The index of a data set's folder: what is in it, written down once, so that opening it need not
// list and open every file again. Made by `la3 data index`; folder_index.cpp and shard_contents.cpp
// fill and read it, and know when it is out of date. The format, which calls splits parts, is
// described in docs/formats.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

#include "la3/data/dataset_contents.h"

namespace la3::data {

// Where an index lies if it was not put elsewhere: in the data set's folder. Hidden, so no data set
// takes it for data.
inline constexpr std::string_view kIndexName = ".la3-index";

// Where the index of a data set is: where the options say, else in its folder.
std::filesystem::path index_path(const std::filesystem::path& folder, const OpenOptions& options);

// Calls `read` with the data set's index, if it has one, and returns whether it could be used: if
// not, `read` throws Error, and on_note is told why and what is done instead ("All files are looked
// at"). Throws Error if there is no file at options.index.
bool use_index(const std::filesystem::path& folder, const OpenOptions& options,
               const std::function<void(const std::filesystem::path& index)>& read, std::string_view instead);

// `kind` is "folder" or "shards". Throws Error if the file cannot be written.
IndexSummary write_index(const std::filesystem::path& path, std::string_view kind, const DatasetContents& contents);

// Throws Error, which names the file and the line, if it cannot be read, is of another kind or
// version, or is damaged. Whether labels and offsets make sense is the caller's to check.
DatasetContents read_index(const std::filesystem::path& path, std::string_view kind);

// When a file or folder was last changed. Throws Error if it is not there.
int64_t changed_ns(const std::filesystem::path& path);

}  // namespace la3::data
