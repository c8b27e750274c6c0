// What a Python pickle or a literal holds, as data: dicts, lists, strings, numbers, and, where a
// reader allows them, names of functions with the arguments that Python would call them with.
//
// Values are kept in one list and refer to each other by number, because a pickle may use a value
// twice or put a list into itself. Whoever walks them must bound the walk; ownership is never an
// issue. Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace la3::pickle {

struct PlainValue {
  // kName, kCall and kReference occur only in pickles whose reader allows names (machine.h).
  enum class Kind : uint8_t { kNone, kBool, kInteger, kReal, kString, kList, kDict, kName, kCall, kReference };

  Kind kind = Kind::kNone;
  // Of a bool, integer or real. Integers are exact up to 2^53; larger ones are refused.
  double number = 0;
  std::string text = {};  // of a string, in UTF-8; of a name, "module.attribute"
  // Of a list or tuple; of a dict, alternating keys and values; of a call, the name
  // and the list of its arguments; of a reference to something outside of the pickle ("persistent
  // id"), one value that says to what.
  std::vector<uint32_t> items = {};
};

struct PlainValues {
  std::vector<PlainValue> all;
  uint32_t root = 0;

  const PlainValue& operator[](uint32_t index) const { return all[index]; }
};

// How error messages refer to a value of that kind: "a list".
std::string_view kind_name(PlainValue::Kind kind);

}  // namespace la3::pickle
