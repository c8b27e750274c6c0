// The .safetensors format (github.com/huggingface/safetensors): named tensors as plain memory, read
// from a mapped file and written atomically. weights.h builds on it for torch's tensors.
//
// A file is 8 bytes with the header's length (little-endian), the header (a JSON object), and the
// data. Reading trusts nothing: every length, offset and name is checked before it is used.
// Thread-safe for different files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "la3/core/file.h"

namespace la3::nn {

// In the order in which files hold them: larger elements first, so that every tensor is aligned.
enum class DType { kI64, kF64, kF32, kI32, kBF16, kF16, kI16, kI8, kU8, kBool };

std::string_view dtype_name(DType dtype);  // "F32", as in a file
size_t dtype_size(DType dtype);            // bytes of one element

struct TensorEntry {
  std::string name;
  DType dtype = DType::kF32;
  std::vector<int64_t> shape;
  // Row-major, little-endian; not owned; alignment is only guaranteed in files of ours.
  std::span<const uint8_t> bytes;
};

using Metadata = std::map<std::string, std::string>;

struct SafetensorsContent {
  std::vector<TensorEntry> entries;  // in the order of their data
  Metadata metadata;
};

// The content of a whole file in memory; the entries point into `bytes`. Throws Error, which begins
// with `name`, unless the bytes follow the format to the letter: no unknown types or keys, no
// duplicates, no gap or overlap in the data, nothing missing or left over at the end, a header of
// at most 100 MB (the reference implementation's limit).
SafetensorsContent parse_safetensors(std::span<const uint8_t> bytes, const std::string& name);

// A mapped file. The bytes of its entries are valid as long as this object or a copy of it lives.
class SafetensorsFile {
 public:
  // Throws Error if it cannot be read or is not well-formed.
  explicit SafetensorsFile(const std::filesystem::path& path);

  const std::vector<TensorEntry>& entries() const { return content_.entries; }
  const Metadata& metadata() const { return content_.metadata; }
  // Null if there is none.
  const TensorEntry* find(std::string_view name) const;

 private:
  MappedFile file_;
  SafetensorsContent content_;
  std::map<std::string, size_t, std::less<>> index_by_name_;
};

// Writes atomically (la3/core/file.h), without copying the data. The same tensors and metadata give
// the same bytes, those of the reference implementation, whatever the order of `entries`. Throws
// std::invalid_argument for names that occur twice or are not UTF-8 and for bytes that do not match
// the shape, Error if the file cannot be written.
void write_safetensors(const std::filesystem::path& path, std::vector<TensorEntry> entries,
                       const Metadata& metadata);

// Sixteen hexadecimal digits over the metadata and the names, types, shapes and bytes of all
// tensors, whatever their order; docs/formats.md defines them. The key kChecksumKey is left out, so
// that the result can be stored there.
std::string content_checksum(const std::vector<TensorEntry>& entries, const Metadata& metadata);
inline constexpr const char* kChecksumKey = "la3.checksum";

}  // namespace la3::nn
