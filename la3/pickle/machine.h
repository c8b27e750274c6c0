// Reads Python's pickles as data. A pickle is a program for a stack machine that can have Python
// import and call anything; here it can only make plain values. Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "la3/pickle/value.h"

namespace la3::pickle {

// What a reader expects a pickle to hold.
struct PickleRules {
  std::string_view what = "plain values";  // "not a pickle of WHAT"
  // Ends the message about a pickle that asks for code to be run.
  std::string_view advice = "";
  // Names ("module.attribute") that the pickle may mention; others are refused. Values then hold
  // names, calls and references, as data. An OrderedDict, if allowed, becomes a dict.
  std::span<const std::string_view> names = {};
  // Names of classes and functions whose objects may stand in the pickle too: they become calls,
  // and what BUILD sets in them is dropped.
  std::span<const std::string_view> passed_over = {};
  size_t max_values = std::numeric_limits<uint32_t>::max();
};

// Whether the bytes look like a pickle rather than text.
bool looks_like_pickle(std::string_view bytes);

// Reads a pickle of any protocol, as data: whatever would import, call or build anything but what
// the rules allow is refused, and the message says what the pickle names. Memory stays within a
// small multiple of the bytes. Throws Error that begins "name: ". `used`, unless null, is how many of
// the bytes were the pickle: more may follow.
PlainValues read_pickle(std::string_view bytes, const std::string& name, const PickleRules& rules,
                        size_t* used = nullptr);

}  // namespace la3::pickle
