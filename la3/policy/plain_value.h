// Plain values as in Python and JSON (dicts, lists, strings, numbers), and two readers for them:
// the form in which policies of other programs come in. import.h makes policies from them.
//
// Values are kept in one list and refer to each other by number, because a pickle may use a value
// twice or put a list into itself. Whoever walks them must bound the walk; ownership is never an
// issue. Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace la3::policy {

struct PlainValue {
  enum class Kind : uint8_t { kNone, kBool, kInteger, kReal, kString, kList, kDict };

  Kind kind = Kind::kNone;
  // Of a bool, integer or real. Integers are exact up to 2^53; larger ones are refused.
  double number = 0;
  std::string text = {};             // of a string, in UTF-8
  std::vector<uint32_t> items = {};  // of a list or tuple; of a dict, alternating keys and values
};

struct PlainValues {
  std::vector<PlainValue> all;
  uint32_t root = 0;

  const PlainValue& operator[](uint32_t index) const { return all[index]; }
};

// How error messages refer to a value of that kind: "a list".
std::string_view kind_name(PlainValue::Kind kind);

// Whether the bytes look like a pickle rather than text.
bool looks_like_pickle(std::string_view bytes);

// Reads a pickle of any protocol, as data: whatever would import, call or build anything is
// refused, and the message says what the pickle names. Memory stays within a small multiple of the
// bytes. Throws Error that begins "name: ".
PlainValues read_pickle(std::string_view bytes, const std::string& name);

// Reads one value in JSON or Python syntax, including tuples, single quotes, None, True, comments
// and trailing commas. Throws Error that begins "name:line:column: ".
PlainValues read_literal(std::string_view text, const std::string& name);

}  // namespace la3::policy
