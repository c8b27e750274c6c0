// Plain values as Python and JSON have them (dicts, lists, strings, numbers), and two readers of them: the form in
// which policies of other programs come in. policy_import.h makes policies of them.
//
// Values lie in one list and name each other by number, because a pickle may use a value twice or put a list into
// itself: whoever walks them bounds the walk, and nothing is ever freed twice or never. Pure functions,
// thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace la3::policy {

struct PlainValue {
  enum class Kind : uint8_t { kNone, kBool, kInteger, kReal, kString, kList, kDict };

  Kind kind = Kind::kNone;
  double number = 0;      // of a bool, integer or real; integers are exact up to 2^53, larger ones are refused
  std::string text = {};  // of a string, in UTF-8
  std::vector<uint32_t> items = {};  // of a list or tuple; of a dict, key and value in turn
};

struct PlainValues {
  std::vector<PlainValue> all;
  uint32_t root = 0;

  const PlainValue& operator[](uint32_t index) const { return all[index]; }
};

// What an error calls a value of that kind: "a list".
std::string_view kind_name(PlainValue::Kind kind);

// Whether the bytes look like a pickle rather than a text.
bool looks_like_pickle(std::string_view bytes);

// Reads a pickle of any protocol, as data: what would import, call or build anything is refused, with what the
// pickle names. Memory stays within a small multiple of the bytes. Throws Error that begins "name: ".
PlainValues read_pickle(std::string_view bytes, const std::string& name);

// Reads one value written as JSON or as Python writes it: also tuples, single quotes, None, True, comments and
// trailing commas. Throws Error that begins "name:line:column: ".
PlainValues read_literal(std::string_view text, const std::string& name);

}  // namespace la3::policy
