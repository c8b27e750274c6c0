// Tables that say which image has which label, as text: `csv:FILE`, Hugging Face's metadata.csv,
// tiny-imagenet's val_annotations.txt. Private to la3/data.
//
// A row is a line of cells that are separated by tabs, commas or semicolons, whichever the first
// line has; cells may stand in double quotes, in which "" is one. A path, a label and perhaps a part
// (train, val, ...) are the columns that the first row names (file_name, label, split, ...), or else
// the first two, and the third if it holds names of parts.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace la3::data {

struct Annotation {
  std::string path, label;
  size_t split = 0;  // 0 train, 1 validation, 2 test
  size_t line = 0;   // where it stands, from 1
};

// Throws Error, which names the file, the line and mostly the column, if it is not such a table.
// Never returns an empty one.
std::vector<Annotation> read_annotations(const std::filesystem::path& file);

// Whether the first line names a column with labels. Throws Error if the file cannot be read.
bool has_label_column(const std::filesystem::path& file);

struct TextRow {
  size_t line = 0;  // where it begins, from 1
  std::vector<std::string> cells;
};

// The rows of a table, without empty lines. `name` is used in messages.
std::vector<TextRow> parse_rows(std::string_view text, const std::string& name);

}  // namespace la3::data
