// The index of a data set's folder: a record of its contents, so that opening the data set need not
// list and open every file again. Made by `la3 data index`; folder_index.cpp and shard_contents.cpp
// fill and read it, and know when it is out of date. docs/formats.md describes the format, which
// calls splits parts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string_view>

#include "la3/data/dataset_contents.h"

namespace la3::data {

// The default name of an index, in the data set's folder. Hidden, so that no data set takes it for
// data.
inline constexpr std::string_view kIndexName = ".la3-index";

// The path of a data set's index: the one in the options, otherwise in its folder.
std::filesystem::path index_path(const std::filesystem::path& folder, const OpenOptions& options);

// Calls `read` with the path of the data set's index, if it has one, and returns whether the index
// could be used. If it cannot, `read` throws Error, and on_note is told why and what is done
// instead ("All files are looked at"). Throws Error if there is no file at options.index.
bool use_index(const std::filesystem::path& folder, const OpenOptions& options,
               const std::function<void(const std::filesystem::path& index)>& read, std::string_view instead);

// `kind` is "folder" or "shards". Throws Error if the file cannot be written.
IndexSummary write_index(const std::filesystem::path& path, std::string_view kind, const DatasetContents& contents);

// Throws Error, which names the file and the line, if it cannot be read, has another kind or
// version, or is damaged. The caller checks whether labels and offsets make sense.
DatasetContents read_index(const std::filesystem::path& path, std::string_view kind);

// Time of the last change of a file or folder. Throws Error if it does not exist.
int64_t changed_ns(const std::filesystem::path& path);

}  // namespace la3::data
