#include "la3/policy/numpy_arrays.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <string_view>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/pickle/zip.h"
#include "la3/policy/plain_literal.h"

namespace la3::policy {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are used as they lie in the file");

constexpr size_t kMostValues = 1'000'000, kMostDimensions = 8;
constexpr double kMostExact = 9007199254740992.0;  // 2^53

// One .npy file: magic, version, the length of a Python dict, the dict, the values.
class NpyReader {
 public:
  NpyReader(std::span<const uint8_t> bytes, std::string place) : bytes_(bytes), place_(std::move(place)) {}

  NumpyArray read() {
    const std::string type = read_header();
    size_t count = 1;
    for (const size_t size : array_.shape) {
      if (size > kMostValues || (count *= size) > kMostValues) {
        fail("at most " + std::to_string(kMostValues) + " values expected, found more");
      }
    }
    if (type == "<f4") {
      array_.are_float32 = true;
      read_numbers<float>(count);
    } else if (type == "<f8") {
      read_numbers<double>(count);
    } else if (type == "<i4") {
      read_numbers<int32_t>(count);
    } else if (type == "<i8") {
      read_numbers<int64_t>(count);
    } else if (type.size() > 2 && type.size() <= 6 && type.starts_with("<U") &&
               type.find_first_not_of("0123456789", 2) == std::string::npos) {
      read_texts(count, static_cast<size_t>(std::stoul(type.substr(2))));
    } else {
      fail("values of type <f4, <f8, <i4, <i8 or <U expected, found " + in_quotes(type) +
           (type.ends_with("O") ? ", Python objects: nothing of them was run" : ""));
    }
    return std::move(array_);
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { throw Error(place_ + ": " + what); }

  // The type of the values.
  std::string read_header() {
    constexpr std::string_view kMagic = "\x93NUMPY";
    const std::string_view text(reinterpret_cast<const char*>(bytes_.data()), bytes_.size());
    if (!text.starts_with(kMagic) || text.size() < 12) { fail("an array of numpy expected, found something else"); }
    const int version = bytes_[6];
    if (version < 1 || version > 3) {
      fail("version 1 to 3 of numpy's format expected, found " + std::to_string(version));
    }
    size_t begin = 10, length = size_t{bytes_[8]} | size_t{bytes_[9]} << 8;
    if (version > 1) {
      length |= size_t{bytes_[10]} << 16 | size_t{bytes_[11]} << 24;
      begin = 12;
    }
    if (length > text.size() - begin) { fail("a header of " + std::to_string(length) + " bytes expected"); }
    const pickle::PlainValues header = read_literal(text.substr(begin, length), place_ + ": header");
    values_ = bytes_.subspan(begin + length);
    return read_fields(header);
  }

  std::string read_fields(const pickle::PlainValues& header) {
    using ValueKind = pickle::PlainValue::Kind;
    const pickle::PlainValue& root = header[header.root];
    std::string type;
    bool has_order = false, has_shape = false;
    for (size_t i = 0; root.kind == ValueKind::kDict && i + 1 < root.items.size(); i += 2) {
      const std::string& key = header[root.items[i]].text;
      const pickle::PlainValue& value = header[root.items[i + 1]];
      if (key == "descr" && value.kind == ValueKind::kString) {
        type = value.text;
      } else if (key == "fortran_order" && value.kind == ValueKind::kBool) {
        if (value.number != 0) { fail("values row by row expected, found 'fortran_order': True"); }
        has_order = true;
      } else if (key == "shape" && value.kind == ValueKind::kList && value.items.size() <= kMostDimensions) {
        has_shape = true;
        for (const uint32_t item : value.items) {
          const double size = header[item].number;
          if (header[item].kind != ValueKind::kInteger || size < 0 || size > kMostExact) {
            fail("a shape of whole numbers expected");
          }
          array_.shape.push_back(static_cast<size_t>(size));
        }
      }
    }
    if (type.empty() || !has_order || !has_shape) {
      fail("a header with 'descr', 'fortran_order' and 'shape' expected");
    }
    return type;
  }

  void expect_bytes(size_t expected) const {
    if (values_.size() != expected) {
      fail(std::to_string(expected) + " bytes of values expected, found " + std::to_string(values_.size()));
    }
  }

  template <typename Number>
  void read_numbers(size_t count) {
    expect_bytes(count * sizeof(Number));
    array_.are_integers = std::is_integral_v<Number>;
    for (size_t i = 0; i < count; ++i) {
      Number number;
      std::memcpy(&number, values_.data() + i * sizeof number, sizeof number);
      const auto value = static_cast<double>(number);
      if (array_.are_integers && std::abs(value) > kMostExact) { fail("integers of at most 2^53 expected"); }
      array_.numbers.push_back(value);
    }
  }

  // UTF-32, filled up with zeros.
  void read_texts(size_t count, size_t length) {
    expect_bytes(count * length * 4);
    array_.are_texts = true;
    for (size_t i = 0; i < count; ++i) {
      std::string text;
      for (size_t k = 0; k < length; ++k) {
        uint32_t letter = 0;
        std::memcpy(&letter, values_.data() + (i * length + k) * 4, 4);
        if (letter == 0) { continue; }
        if (letter > 126 || letter < 32) { fail("plain letters expected, found number " + std::to_string(letter)); }
        text += static_cast<char>(letter);
      }
      array_.texts.push_back(std::move(text));
    }
  }

  std::span<const uint8_t> bytes_, values_;
  std::string place_;
  NumpyArray array_;
};

}  // namespace

std::map<std::string, NumpyArray> read_npz(std::span<const uint8_t> bytes, const std::string& name) {
  const pickle::ZipArchive archive(bytes, printable(name));
  std::map<std::string, NumpyArray> arrays;
  for (const pickle::ZipEntry& entry : archive.entries()) {
    constexpr std::string_view kEnding = ".npy";
    std::string array = entry.name;
    if (array.ends_with(kEnding)) { array.resize(array.size() - kEnding.size()); }
    const std::string place = printable(name) + ": " + in_quotes(array);
    if (entry.is_compressed) {
      throw Error(place + ": stored bytes expected, as numpy.savez() writes them, found compressed ones");
    }
    archive.check(entry);
    arrays.emplace(array, NpyReader(entry.bytes, place).read());
  }
  return arrays;
}

}  // namespace la3::policy
