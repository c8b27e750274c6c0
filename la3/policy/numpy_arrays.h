// Arrays that numpy.savez() has written, as data. Nothing in such a file is ever executed: arrays of
// Python objects, which are pickles, are refused. Pure functions, thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace la3::policy {

// In C order: the last index runs fastest.
struct NumpyArray {
  std::vector<size_t> shape = {};  // empty: a single value
  // One of them is filled: numbers of any type that a double holds exactly (integers up to 2^53), or
  // texts in UTF-8.
  std::vector<double> numbers = {};
  std::vector<std::string> texts = {};
  bool are_texts = false;
  bool are_integers = false;
  bool are_float32 = false;
};

// All arrays of an .npz file, by name. Throws Error that begins with `name` and says which array is
// damaged, compressed, of a type or an order that is not read, or has more than a million values.
std::map<std::string, NumpyArray> read_npz(std::span<const uint8_t> bytes, const std::string& name);

}  // namespace la3::policy
