#include "la3/records/json_file.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"

namespace la3::records {
namespace {

constexpr size_t kMaxJsonBytes = size_t{256} << 20, kMaxLineBytes = size_t{64} << 20;

// A value as messages describe it: its kind, and the value itself if it is short.
std::string describe(const nlohmann::json& value) {
  if (value.is_null()) { return "null"; }
  if (value.is_object()) { return "an object"; }
  if (value.is_array()) { return "an array of " + std::to_string(value.size()); }
  if (value.is_string()) { return in_quotes(value.get_ref<const std::string&>()); }
  return value.dump();
}

// nlohmann's message without its number and its own description of the position.
std::string reason(const nlohmann::json::exception& error) {
  const std::string text = error.what();
  const size_t colon = text.find(": ", text.find("parse error at"));
  return printable(colon == std::string::npos ? text : text.substr(colon + 2), 160);
}

size_t line_of(std::string_view text, size_t byte) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size()));
  return 1 + static_cast<size_t>(std::count(text.begin(), end, '\n'));
}

}  // namespace

nlohmann::ordered_json or_null(const std::optional<double>& number) {
  return number && std::isfinite(*number) ? nlohmann::ordered_json(*number) : nlohmann::ordered_json();
}

void JsonValue::fail(const std::string& expected) const {
  throw Error(source_->text() + ": " + (place_.empty() ? "" : place_ + ": ") + expected + " expected, found " +
              describe(*value_));
}

JsonValue JsonValue::operator[](std::string_view key) const {
  if (!value_->is_object()) { fail("an object"); }
  const auto found = value_->find(key);
  if (found == value_->end()) {
    throw Error(source_->text() + ": " + (place_.empty() ? "" : place_ + ": ") + "'" + std::string(key) +
                "' expected, found none");
  }
  return {*found, *source_, place_.empty() ? std::string(key) : place_ + "." + std::string(key)};
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
  if (!value_->is_object()) { fail("an object"); }
  const auto found = value_->find(key);
  if (found == value_->end() || found->is_null()) { return std::nullopt; }
  return (*this)[key];
}

std::string JsonValue::string() const {
  if (!value_->is_string()) { fail("a string"); }
  return value_->get<std::string>();
}

bool JsonValue::boolean() const {
  if (!value_->is_boolean()) { fail("true or false"); }
  return value_->get<bool>();
}

double JsonValue::number() const {
  if (!value_->is_number() || !std::isfinite(value_->get<double>())) { fail("a number"); }
  return value_->get<double>();
}

std::optional<double> JsonValue::number_or_null() const {
  if (value_->is_null()) { return std::nullopt; }
  return number();
}

int64_t JsonValue::integer(int64_t low, int64_t high) const {
  const bool fits = value_->is_number_unsigned()
                        ? value_->get<uint64_t>() <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max())
                        : value_->is_number_integer();
  if (!fits || value_->get<int64_t>() < low || value_->get<int64_t>() > high) {
    fail("a whole number of " + std::to_string(low) + " to " + std::to_string(high));
  }
  return value_->get<int64_t>();
}

uint64_t JsonValue::unsigned_integer() const {
  if (!value_->is_number_unsigned()) { fail("a whole number that is not negative"); }
  return value_->get<uint64_t>();
}

std::vector<JsonValue> JsonValue::array() const {
  if (!value_->is_array()) { fail("an array"); }
  std::vector<JsonValue> values;
  values.reserve(value_->size());
  for (const nlohmann::json& value : *value_) {
    values.emplace_back(value, *source_, place_ + "[" + std::to_string(values.size()) + "]");
  }
  return values;
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::members() const {
  if (!value_->is_object()) { fail("an object"); }
  std::vector<std::pair<std::string, JsonValue>> members;
  for (const auto& [key, value] : value_->items()) { members.emplace_back(key, (*this)[key]); }
  return members;
}

JsonFile::JsonFile(const std::filesystem::path& path)
    : source_(std::make_unique<JsonSource>(JsonSource{path.string()})),
      document_(std::make_unique<nlohmann::json>()) {
  const auto bytes = read_file(path, kMaxJsonBytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  try {
    *document_ = nlohmann::json::parse(text);
  } catch (const nlohmann::json::exception& error) {
    const auto* parse = dynamic_cast<const nlohmann::json::parse_error*>(&error);
    throw Error(source_->file + ":" + std::to_string(parse ? line_of(text, parse->byte) : 1) +
                ": JSON expected, found a mistake: " + reason(error));
  }
  if (!document_->is_object()) { root().fail("an object"); }
}

void check_format(const JsonValue& object, std::string_view format, int64_t version) {
  const JsonValue found = object["format"];
  if (found.string() != format) { found.fail("'" + std::string(format) + "'"); }
  const JsonValue number = object["version"];
  if (number.integer(1, std::numeric_limits<int64_t>::max()) > version) {
    number.fail("version " + std::to_string(version) + " or lower (a newer la3 wrote the file)");
  }
}

bool for_each_line(const std::filesystem::path& path, const std::function<void(const JsonValue&)>& visit) {
  const MappedFile file(path);
  std::string_view rest(reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size());
  JsonSource source{path.string(), 0};
  while (!rest.empty()) {
    ++source.line;
    const size_t end = rest.substr(0, kMaxLineBytes + 1).find('\n');
    if (end == std::string_view::npos && rest.size() > kMaxLineBytes) {
      throw Error(source.text() + ": a line of at most " + std::to_string(kMaxLineBytes) + " bytes expected");
    }
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    source.end_byte = file.bytes().size() - rest.size();
    if (end == std::string_view::npos) { return false; }
    nlohmann::json document;
    try {
      document = nlohmann::json::parse(line);
    } catch (const nlohmann::json::exception& error) {
      const auto* parse = dynamic_cast<const nlohmann::json::parse_error*>(&error);
      throw Error(source.text() + ": a line of JSON expected, found a mistake" +
                  (parse ? " at column " + std::to_string(parse->byte) : "") + ": " + reason(error));
    }
    const JsonValue value(document, source);
    if (!document.is_object()) { value.fail("an object"); }
    visit(value);
  }
  return true;
}

}  // namespace la3::records
