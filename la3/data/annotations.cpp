#include "la3/data/annotations.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/lower_case.h"
#include "la3/core/utf8.h"
#include "la3/data/folder_tree.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr size_t kMaxTableBytes = size_t{512} << 20;

[[noreturn]] void fail_at(const std::string& name, size_t line, size_t column, const std::string& what) {
  throw Error(name + ": line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + what);
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') { text.remove_prefix(1); }
  while (!text.empty() && text.back() == ' ') { text.remove_suffix(1); }
  return std::string(text);
}

// The one that the first line has; of commas and semicolons, the more frequent one.
char separator_of(std::string_view text) {
  const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size()));
  if (line.find('\t') != std::string_view::npos) { return '\t'; }
  return std::count(line.begin(), line.end(), ';') > std::count(line.begin(), line.end(), ',') ? ';' : ',';
}

class RowParser {
 public:
  RowParser(std::string_view text, const std::string& name)
      : text_(text), name_(name), separator_(separator_of(text)) {}

  std::vector<TextRow> run() {
    std::vector<TextRow> rows;
    while (!text_.empty()) {
      TextRow row{line_, {}};
      do { row.cells.push_back(cell(row)); } while (take(separator_));
      take('\r');
      if (take('\n')) { ++line_; }
      if (row.cells.size() > 1 || !row.cells[0].empty()) { rows.push_back(std::move(row)); }
    }
    return rows;
  }

 private:
  bool take(char c) {
    if (text_.empty() || text_.front() != c) { return false; }
    text_.remove_prefix(1);
    return true;
  }
  bool at_end_of_cell() const {
    return text_.empty() || text_.front() == separator_ || text_.front() == '\n' || text_.starts_with("\r\n");
  }

  std::string cell(const TextRow& row) {
    if (take('"')) { return rest_of_quoted(row); }
    std::string cell;
    for (; !at_end_of_cell(); text_.remove_prefix(1)) { cell += text_.front(); }
    return trimmed(cell);
  }

  std::string rest_of_quoted(const TextRow& row) {
    std::string cell;
    while (!text_.empty()) {
      if (take('"')) {
        if (!take('"')) {
          if (at_end_of_cell()) { return cell; }
          fail_at(name_, row.line, row.cells.size() + 1,
                  "the end of the cell expected after the closing quote, found " + in_quotes(text_.substr(0, 1)));
        }
        cell += '"';
        continue;
      }
      line_ += text_.front() == '\n' ? 1 : 0;
      cell += text_.front();
      text_.remove_prefix(1);
    }
    fail_at(name_, row.line, row.cells.size() + 1, "a closing quote expected, found the end of the file");
  }

  std::string_view text_;
  const std::string& name_;
  char separator_;
  size_t line_ = 1;
};

// Which columns hold what, from 0.
struct Columns {
  size_t path = 0, label = 1;
  std::optional<size_t> split = std::nullopt;
  bool has_header = false;
};

constexpr std::string_view kPathNames[] = {"path",  "file",       "filename", "file_name", "filepath",
                                           "image", "image_path", "img",      "img_path",  "image_name"};
constexpr std::string_view kLabelNames[] = {"label",   "class",    "category",  "target",
                                            "classid", "class_id", "label_name"};
constexpr std::string_view kSplitNames[] = {"split", "set", "subset", "part", "partition"};

// The column whose name is one of these, whatever its letter case.
template <size_t kCount>
std::optional<size_t> column_named(const TextRow& row, const std::string_view (&names)[kCount]) {
  for (const std::string_view name : names) {
    for (size_t c = 0; c < row.cells.size(); ++c) {
      if (lower_case(row.cells[c]) == name) { return c; }
    }
  }
  return std::nullopt;
}

Columns columns_of(const std::vector<TextRow>& rows, const fs::path& file) {
  const TextRow& first = rows[0];
  const auto path = column_named(first, kPathNames), label = column_named(first, kLabelNames);
  const auto split = column_named(first, kSplitNames);
  if (path && label) { return {*path, *label, split, true}; }
  const size_t count = first.cells.size();
  // "id,breed" is a header too if the next line begins with a file, but a missing "1.png,cat" is none, nor is
  // "1,cat" where other lines have a cat.
  const auto is_file = [&](const TextRow& row) {
    std::error_code error;
    return fs::exists(file.parent_path() / row.cells[0], error);
  };
  const auto has_label_of_first = [&](const TextRow& row) {
    return count > 1 && row.cells.size() > 1 && row.cells[1] == first.cells[1];
  };
  const std::string extension = lower_case(fs::path(first.cells[0]).extension().string());
  const bool names_image = !extension.empty() && codec::is_image_extension(extension.substr(1));
  const bool has_header = path || label ||
                          (rows.size() > 1 && !names_image && !is_file(first) && is_file(rows[1]) &&
                           std::none_of(rows.begin() + 1, rows.end(), has_label_of_first));
  if (has_header && count > 2 && !(path && label)) {
    throw Error(file.string() + ": line 1: a column for the file (" + std::string(kPathNames[3]) +
                ", path, ...) and one " + "for the label (label, class, ...) expected, found " +
                in_quotes(first.cells));
  }
  if (count < 2) {
    fail_at(file.string(), first.line, 2,
            "a label expected after the file's path and a tab or comma, found nothing");
  }
  if (has_header) {
    return {path.value_or(label && *label == 0 ? 1 : 0), label.value_or(path && *path == 1 ? 0 : 1), split, true};
  }
  Columns columns;
  if (count > 2 && split_named(first.cells[2])) { columns.split = 2; }
  return columns;
}

Annotation annotation_of(const TextRow& row, const Columns& columns, const std::string& name) {
  const auto cell = [&](size_t column, const char* what) {
    if (column >= row.cells.size() || row.cells[column].empty()) {
      fail_at(name, row.line, column + 1, std::string(what) + " expected, found nothing");
    }
    if (!is_utf8(row.cells[column]) && column == columns.label) {
      fail_at(name, row.line, column + 1, "a label in UTF-8 expected, found " + in_quotes(row.cells[column]));
    }
    return row.cells[column];
  };
  Annotation annotation{cell(columns.path, "a file's path"), cell(columns.label, "a label"), 0, row.line};
  if (columns.split) {
    const std::string part = cell(*columns.split, "train, val or test");
    const auto split = split_named(part);
    if (!split) {
      fail_at(name, row.line, *columns.split + 1, "train, val or test expected, found " + in_quotes(part));
    }
    annotation.split = *split;
  }
  return annotation;
}

std::vector<TextRow> rows_of(const fs::path& file) {
  const std::vector<uint8_t> bytes = read_file(file, kMaxTableBytes);
  std::vector<TextRow> rows =
      parse_rows({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, file.string());
  if (rows.empty()) { throw Error(file.string() + ": lines with a file's path and a label expected, found none"); }
  return rows;
}

}  // namespace

std::vector<TextRow> parse_rows(std::string_view text, const std::string& name) {
  if (text.starts_with("\xef\xbb\xbf")) { text.remove_prefix(3); }  // as Excel begins its files
  if (text.find('\0') != std::string_view::npos) {
    throw Error(name + ": a text expected, found one with zero bytes (UTF-16?)");
  }
  return RowParser(text, name).run();
}

std::vector<Annotation> read_annotations(const fs::path& file) {
  const std::vector<TextRow> rows = rows_of(file);
  const Columns columns = columns_of(rows, file);
  std::vector<Annotation> annotations;
  annotations.reserve(rows.size());
  for (size_t i = columns.has_header ? 1 : 0; i < rows.size(); ++i) {
    annotations.push_back(annotation_of(rows[i], columns, file.string()));
  }
  if (annotations.empty()) {
    throw Error(file.string() + ": lines with a file's path and a label expected, found none");
  }
  return annotations;
}

bool has_label_column(const fs::path& file) {
  return column_named(rows_of(file)[0], kLabelNames).has_value();
}

}  // namespace la3::data
