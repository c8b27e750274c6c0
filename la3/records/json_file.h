// JSON files of a run, read with care: a value knows the file, line and place it stands at, and
// whoever asks it for what it is not gets an Error that says so.
//
// A value refers to the document it comes from and lives no longer. Reading only; thread-safe.
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

// Where a document comes from: "file" or "file:line".
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

  // The member of that name. The first throws Error if there is none or this is no object; the
  // second gives nothing if there is none or it is null.
  JsonValue operator[](std::string_view key) const;
  std::optional<JsonValue> find(std::string_view key) const;

  // All throw Error if the value is something else.
  std::string string() const;
  bool boolean() const;
  double number() const;                             // finite
  std::optional<double> number_or_null() const;      // null is how JSON writes what is not a number
  int64_t integer(int64_t low, int64_t high) const;  // both included
  uint64_t unsigned_integer() const;
  std::vector<JsonValue> array() const;
  std::vector<std::pair<std::string, JsonValue>> members() const;  // of an object

  // "file:line", and where the line ends in the file.
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
  // Throws Error if it cannot be read, is no JSON (with the line) or no object.
  explicit JsonFile(const std::filesystem::path& path);

  JsonValue root() const { return {*document_, *source_}; }

 private:
  std::unique_ptr<JsonSource> source_;  // values point at both, also when the file is moved
  std::unique_ptr<nlohmann::json> document_;
};

// Throws Error unless the object says it is `format`, of a version up to `version`.
void check_format(const JsonValue& object, std::string_view format, int64_t version);

// Calls `visit` with the object of every line, in order. A last line without its end was cut short
// by a kill: it is left out, and the result is false. Throws Error for any other line that is no
// JSON object.
bool for_each_line(const std::filesystem::path& path, const std::function<void(const JsonValue&)>& visit);

}  // namespace la3::records
