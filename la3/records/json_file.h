// Reads the JSON files of a run with checks. A value knows its file, line and place in the
// document; asking it for something it is not throws an Error that says so.
//
// A value refers to its document and must not outlive it. Read-only; thread-safe.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace la3::records {

// The origin of a document: "file" or "file:line".
struct JsonSource {
  std::string file;
  size_t line = 0;      // of a .jsonl file, from 1; 0: the document is the whole file
  size_t end_byte = 0;  // of a .jsonl file: where the next line begins

  std::string text() const { return line == 0 ? file : file + ":" + std::to_string(line); }
};

class JsonValue {
 public:
  JsonValue(const nlohmann::json& value, const JsonSource& source, std::string place = "")
      : value_(&value), source_(&source), place_(std::move(place)) {}

  // The member of that name. The first throws Error if there is none or this is not an object; the
  // second returns nothing if there is none or it is null.
  JsonValue operator[](std::string_view key) const;
  std::optional<JsonValue> find(std::string_view key) const;

  // All throw Error if the value is of another kind.
  std::string string() const;
  bool boolean() const;
  double number() const;                             // finite
  std::optional<double> number_or_null() const;      // JSON writes NaN as null
  int64_t integer(int64_t low, int64_t high) const;  // both included
  uint64_t unsigned_integer() const;
  std::vector<JsonValue> array() const;
  std::vector<std::pair<std::string, JsonValue>> members() const;  // of an object

  // "file:line", and the position in the file where the line ends.
  std::string where() const { return source_->text(); }
  size_t end_byte() const { return source_->end_byte; }

  // Throws Error: "file:line: place: `expected` expected, found ...".
  [[noreturn]] void fail(const std::string& expected) const;

 private:
  const nlohmann::json* value_;
  const JsonSource* source_;
  std::string place_;
};

// A file that is one JSON object.
class JsonFile {
 public:
  // Throws Error if it cannot be read, is not JSON (with the line) or not an object.
  explicit JsonFile(const std::filesystem::path& path);

  JsonValue root() const { return {*document_, *source_}; }

 private:
  std::unique_ptr<JsonSource> source_;  // values point to both, even after the file object is moved
  std::unique_ptr<nlohmann::json> document_;
};

// The number, or null for none and for what JSON cannot write: NaN and infinity.
nlohmann::ordered_json or_null(const std::optional<double>& number);

// Throws Error unless the object declares `format` and a version up to `version`.
void check_format(const JsonValue& object, std::string_view format, int64_t version);

// Calls `visit` with the object of every line, in order. A last line without a line end was cut
// short by a kill: it is skipped, and the result is false. Throws Error for any other line that is
// not a JSON object.
bool for_each_line(const std::filesystem::path& path, const std::function<void(const JsonValue&)>& visit);

}  // namespace la3::records
