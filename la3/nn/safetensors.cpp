// The only file of the module that includes nlohmann's header.
#include "la3/nn/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/xxh64.h"

namespace la3::nn {
namespace {

using nlohmann::json;

static_assert(std::endian::native == std::endian::little, "data is used as it lies in the file");

constexpr size_t kLengthBytes = 8;
constexpr size_t kMaxHeaderBytes = 100'000'000;
constexpr size_t kMaxDimensions = 64;
constexpr std::string_view kMetadataName = "__metadata__";

struct DTypeInfo {
  std::string_view name;
  size_t size;
};

// By DType.
constexpr DTypeInfo kDTypes[] = {{"I64", 8}, {"F64", 8}, {"F32", 4}, {"I32", 4}, {"BF16", 2},
                                 {"F16", 2}, {"I16", 2}, {"I8", 1},  {"U8", 1},  {"BOOL", 1}};

std::optional<DType> find_dtype(std::string_view name) {
  for (size_t i = 0; i < std::size(kDTypes); ++i) {
    if (kDTypes[i].name == name) { return static_cast<DType>(i); }
  }
  return std::nullopt;
}

std::string shape_json(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (const int64_t size : shape) { text += (text.size() == 1 ? "" : ",") + std::to_string(size); }
  return text + "]";
}

// The size of a tensor in bytes; empty if it does not fit in 63 bits. An empty tensor's other
// dimensions count too: computing its strides must not overflow either.
std::optional<uint64_t> byte_size(DType dtype, const std::vector<int64_t>& shape) {
  auto limit = static_cast<int64_t>(dtype_size(dtype));
  bool is_empty = false;
  for (const int64_t size : shape) {
    is_empty = is_empty || size == 0;
    if (__builtin_mul_overflow(limit, std::max<int64_t>(size, 1), &limit)) { return std::nullopt; }
  }
  return is_empty ? 0 : static_cast<uint64_t>(limit);
}

// A tensor as the header describes it, before its data is read.
struct Description {
  std::string name;
  DType dtype = DType::kF32;
  std::vector<int64_t> shape;
  std::vector<uint64_t> offsets;  // begin and end, from the start of the data
};

// Receives nlohmann's events (its SAX interface) for the header. All of them return true: errors
// are thrown. As only what belongs in a place is accepted there, nesting is bounded.
class HeaderReader {
 public:
  explicit HeaderReader(const std::string& file) : file_(file) {}

  std::vector<Description> tensors;
  Metadata metadata;

  bool null() { fail_unexpected("null"); }
  bool boolean(bool value) { fail_unexpected(value ? "true" : "false"); }
  bool binary(json::binary_t&) { fail_unexpected("binary data"); }  // does not occur in JSON text
  bool number_integer(json::number_integer_t value) { fail_unexpected(value == 0 ? "-0" : std::to_string(value)); }
  bool number_unsigned(json::number_unsigned_t value);
  bool number_float(double, const std::string& text) { fail_unexpected(printable(text, 60)); }
  bool string(std::string& value);
  bool key(std::string& value);
  bool start_object(size_t);
  bool end_object();
  bool start_array(size_t);
  bool end_array();
  bool parse_error(size_t position, const std::string& last_token, const json::exception& error);

 private:
  enum class Place { kOutside, kHeader, kMetadata, kTensor, kShape, kOffsets };
  enum Field { kDType, kShapeField, kOffsetsField };
  static constexpr std::string_view kFields[] = {"dtype", "shape", "data_offsets"};

  [[noreturn]] void fail(const std::string& what) const;
  [[noreturn]] void fail_unexpected(const std::string& found) const;

  const std::string& file_;
  Place place_ = Place::kOutside;
  std::unordered_set<std::string> names_;
  std::string key_;           // of the header
  std::string metadata_key_;  // within kMetadata
  Field field_ = kDType;      // within kTensor
  unsigned seen_ = 0;         // bits: the fields this tensor has had so far
};

void HeaderReader::fail(const std::string& what) const {
  std::string where = "header: ";
  if (place_ == Place::kMetadata || (place_ == Place::kHeader && key_ == kMetadataName)) {
    where = std::string(kMetadataName) + ": ";
  } else if (place_ != Place::kOutside) {
    where = "tensor " + in_quotes(key_) + ": ";
  }
  throw Error(file_ + ": " + where + what);
}

void HeaderReader::fail_unexpected(const std::string& found) const {
  switch (place_) {
    case Place::kMetadata: fail(in_quotes(metadata_key_) + ": a string expected, found " + found);
    case Place::kTensor:
      fail(std::string(kFields[field_]) + ": " + (field_ == kDType ? "a string" : "an array") +
           " expected, found " + found);
    case Place::kShape: fail("shape: whole numbers from 0 to 9223372036854775807 expected, found " + found);
    case Place::kOffsets: fail("data_offsets: whole numbers from 0 expected, found " + found);
    default: fail("an object expected, found " + found);
  }
}

bool HeaderReader::number_unsigned(json::number_unsigned_t value) {
  if (place_ == Place::kShape && value <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) {
    std::vector<int64_t>& shape = tensors.back().shape;
    if (shape.size() == kMaxDimensions) { fail("shape: at most 64 dimensions expected, found more"); }
    shape.push_back(static_cast<int64_t>(value));
  } else if (place_ == Place::kOffsets) {
    std::vector<uint64_t>& offsets = tensors.back().offsets;
    if (offsets.size() == 2) { fail("data_offsets: 2 numbers expected, found more"); }
    offsets.push_back(value);
  } else {
    fail_unexpected(std::to_string(value));
  }
  return true;
}

bool HeaderReader::string(std::string& value) {
  if (place_ == Place::kMetadata) {
    metadata[metadata_key_] = value;
  } else if (place_ == Place::kTensor && field_ == kDType) {
    const std::optional<DType> dtype = find_dtype(value);
    if (!dtype) {
      std::string known;
      for (const DTypeInfo& info : kDTypes) { known += (known.empty() ? "" : ", ") + std::string(info.name); }
      fail("dtype: one of " + known + " expected, found " + in_quotes(value));
    }
    tensors.back().dtype = *dtype;
  } else {
    fail_unexpected("a string");
  }
  return true;
}

bool HeaderReader::key(std::string& value) {
  if (place_ == Place::kHeader) {
    key_ = value;
    if (!names_.insert(value).second) { fail("stands twice"); }
  } else if (place_ == Place::kMetadata) {
    if (metadata.contains(value)) { fail("key " + in_quotes(value) + " stands twice"); }
    metadata_key_ = value;
  } else {
    const auto* const field = std::find(std::begin(kFields), std::end(kFields), value);
    if (field == std::end(kFields)) {
      fail("keys dtype, shape and data_offsets expected, found " + in_quotes(value));
    }
    field_ = static_cast<Field>(field - std::begin(kFields));
    if ((seen_ & 1u << field_) != 0) { fail("key " + in_quotes(value) + " stands twice"); }
    seen_ |= 1u << field_;
  }
  return true;
}

bool HeaderReader::start_object(size_t) {
  if (place_ == Place::kOutside) {
    place_ = Place::kHeader;
  } else if (place_ == Place::kHeader && key_ == kMetadataName) {
    place_ = Place::kMetadata;
  } else if (place_ == Place::kHeader) {
    place_ = Place::kTensor;
    seen_ = 0;
    tensors.emplace_back().name = key_;
  } else {
    fail_unexpected("an object");
  }
  return true;
}

bool HeaderReader::end_object() {
  if (place_ == Place::kTensor) {
    for (const Field field : {kDType, kShapeField, kOffsetsField}) {
      if ((seen_ & 1u << field) == 0) { fail("key '" + std::string(kFields[field]) + "' missing"); }
    }
  }
  place_ = place_ == Place::kHeader ? Place::kOutside : Place::kHeader;
  return true;
}

bool HeaderReader::start_array(size_t) {
  if (place_ != Place::kTensor || field_ == kDType) { fail_unexpected("an array"); }
  place_ = field_ == kShapeField ? Place::kShape : Place::kOffsets;
  return true;
}

bool HeaderReader::end_array() {
  if (place_ == Place::kOffsets && tensors.back().offsets.size() != 2) {
    fail("data_offsets: 2 numbers expected, found " + std::to_string(tensors.back().offsets.size()));
  }
  place_ = Place::kTensor;
  return true;
}

bool HeaderReader::parse_error(size_t position, const std::string&, const json::exception& error) {
  // "[json...] parse error at line 1, column 2: syntax error while parsing value - WHAT; last read:
  // '...'"
  std::string what = error.what();
  // As long as the header, and not safe to print.
  what.resize(std::min(what.find("; last read: '"), what.size()));
  if (const size_t start = what.find(" - "); start != std::string::npos) { what = what.substr(start + 3); }
  constexpr int kNumberOverflow = 406;
  if (error.id == kNumberOverflow) { what = "number out of range"; }
  throw Error(file_ + ": header: not valid JSON at byte " + std::to_string(position) + ": " + printable(what, 200));
}

// For files in another format: looks at the bytes where the header's length should be.
std::string guess_format(std::span<const uint8_t> bytes) {
  const auto starts_with = [&](std::string_view magic) {
    return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
  };
  if (starts_with("PK\x03\x04")) { return "; a zip archive, perhaps of torch.save() or TorchScript"; }
  if (starts_with("\x80\x02")) { return "; a Python pickle, perhaps of torch.save()"; }
  if (starts_with("version https://git-lfs")) { return "; a Git LFS pointer, not the file itself"; }
  return "";
}

// The header's text. Throws Error if it cannot be one.
std::string_view header_text(std::span<const uint8_t> bytes, const std::string& file) {
  if (bytes.size() < kLengthBytes) {
    throw Error(file + ": not a .safetensors file: at least 8 bytes expected, found " +
                std::to_string(bytes.size()));
  }
  uint64_t length = 0;
  std::memcpy(&length, bytes.data(), kLengthBytes);
  if (length > kMaxHeaderBytes) {
    throw Error(file + ": not a .safetensors file: a header of at most " + std::to_string(kMaxHeaderBytes) +
                " bytes expected, found " + std::to_string(length) + guess_format(bytes));
  }
  if (length > bytes.size() - kLengthBytes) {
    throw Error(file + ": truncated, or not a .safetensors file: a header of " + std::to_string(length) +
                " bytes expected, found " + std::to_string(bytes.size() - kLengthBytes));
  }
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + kLengthBytes, length);
  if (!text.starts_with('{')) {
    throw Error(file + ": header: '{' expected first, found " +
                (text.empty() ? "nothing" : in_quotes(text.substr(0, 1))));
  }
  // nlohmann would take it for the end of the text.
  if (text.find('\0') != std::string_view::npos) { throw Error(file + ": header: not valid JSON: byte 0 found"); }
  return text;
}

[[noreturn]] void fail_tensor(const std::string& file, const Description& tensor, const std::string& what) {
  throw Error(file + ": tensor " + in_quotes(tensor.name) + ": " + what);
}

void check_size(const std::string& file, const Description& tensor, uint64_t data_size) {
  const auto [begin, end] = std::pair(tensor.offsets[0], tensor.offsets[1]);
  const std::string offsets = "data_offsets [" + std::to_string(begin) + "," + std::to_string(end) + "]";
  if (begin > end) { fail_tensor(file, tensor, offsets + ": the end stands before the beginning"); }
  const std::optional<uint64_t> size = byte_size(tensor.dtype, tensor.shape);
  if (!size) { fail_tensor(file, tensor, "shape " + shape_json(tensor.shape) + " is too large"); }
  if (end - begin != *size) {
    fail_tensor(file, tensor,
                std::to_string(*size) + " bytes expected for " + std::string(dtype_name(tensor.dtype)) + " " +
                    shape_json(tensor.shape) + ", found " + offsets);
  }
  if (end > data_size) {
    fail_tensor(file, tensor,
                offsets + ", but the file has only " + std::to_string(data_size) + " bytes of data: truncated?");
  }
}

// REQUIRES: sorted by offsets.
void check_coverage(const std::string& file, const std::vector<Description>& tensors, uint64_t data_size) {
  uint64_t covered = 0;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const uint64_t begin = tensors[i].offsets[0];
    if (begin < covered) {
      fail_tensor(file, tensors[i],
                  "data from byte " + std::to_string(covered) + " expected, found from " + std::to_string(begin) +
                      ": overlaps " + in_quotes(tensors[i - 1].name));
    }
    if (begin > covered) {
      fail_tensor(file, tensors[i],
                  "data from byte " + std::to_string(covered) + " expected, found from " + std::to_string(begin) +
                      ": the bytes between belong to no tensor");
    }
    covered = tensors[i].offsets[1];
  }
  if (covered != data_size) {
    throw Error(file + ": " + std::to_string(covered) + " bytes of data expected, found " +
                std::to_string(data_size) + ": the last belong to no tensor");
  }
}

// Checks what the caller of write_safetensors() must get right. REQUIRES: sorted.
void check_entries(const std::vector<TensorEntry>& entries, const Metadata& metadata) {
  std::unordered_set<std::string_view> names = {kMetadataName};
  for (const TensorEntry& entry : entries) {
    const std::string where = "write_safetensors: tensor " + in_quotes(entry.name) + ": ";
    if (!is_utf8(entry.name)) { throw std::invalid_argument(where + "the name is not UTF-8"); }
    if (!names.insert(entry.name).second) { throw std::invalid_argument(where + "the name is taken"); }
    const bool is_shape =
        entry.shape.size() <= kMaxDimensions &&
        std::all_of(entry.shape.begin(), entry.shape.end(), [](int64_t size) { return size >= 0; });
    if (!is_shape || byte_size(entry.dtype, entry.shape) != entry.bytes.size()) {
      throw std::invalid_argument(where + std::to_string(entry.bytes.size()) + " bytes do not fit the shape " +
                                  shape_json(entry.shape));
    }
  }
  for (const auto& [key, value] : metadata) {
    if (!is_utf8(key) || !is_utf8(value)) {
      throw std::invalid_argument("write_safetensors: metadata " + in_quotes(key) + ": not UTF-8");
    }
  }
}

std::string string_text(const std::string& text) {
  return json(text).dump();
}

// REQUIRES: sorted and checked.
std::string make_header(const std::vector<TensorEntry>& entries, const Metadata& metadata) {
  std::string header = "{";
  if (!metadata.empty()) {
    header += string_text(std::string(kMetadataName)) + ":{";
    for (const auto& [key, value] : metadata) { header += string_text(key) + ":" + string_text(value) + ","; }
    header.back() = '}';
    header += ",";
  }
  uint64_t offset = 0;
  for (const TensorEntry& entry : entries) {
    header += string_text(entry.name) + ":{\"dtype\":\"" + std::string(dtype_name(entry.dtype)) +
              "\",\"shape\":" + shape_json(entry.shape) + ",\"data_offsets\":[" + std::to_string(offset);
    offset += entry.bytes.size();
    header += "," + std::to_string(offset) + "]},";
  }
  if (header.back() == ',') { header.pop_back(); }
  header += "}";
  header.resize((header.size() + 7) / 8 * 8, ' ');  // aligns the start of the data
  if (header.size() > kMaxHeaderBytes) {
    throw std::invalid_argument("write_safetensors: names and metadata above " + std::to_string(kMaxHeaderBytes) +
                                " bytes");
  }
  return header;
}

std::span<const uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

}  // namespace

std::string_view dtype_name(DType dtype) {
  return kDTypes[static_cast<size_t>(dtype)].name;
}

size_t dtype_size(DType dtype) {
  return kDTypes[static_cast<size_t>(dtype)].size;
}

SafetensorsContent parse_safetensors(std::span<const uint8_t> bytes, const std::string& name) {
  const std::string file = printable(name);
  const std::string_view text = header_text(bytes, file);
  HeaderReader reader(file);
  json::sax_parse(text.begin(), text.end(), &reader);

  const std::span<const uint8_t> data = bytes.subspan(kLengthBytes + text.size());
  std::vector<Description>& tensors = reader.tensors;
  for (const Description& tensor : tensors) { check_size(file, tensor, data.size()); }
  std::stable_sort(tensors.begin(), tensors.end(),
                   [](const Description& a, const Description& b) { return a.offsets < b.offsets; });
  check_coverage(file, tensors, data.size());

  SafetensorsContent content;
  content.metadata = std::move(reader.metadata);
  content.entries.reserve(tensors.size());
  for (Description& tensor : tensors) {
    const auto tensor_bytes = data.subspan(tensor.offsets[0], tensor.offsets[1] - tensor.offsets[0]);
    content.entries.push_back({std::move(tensor.name), tensor.dtype, std::move(tensor.shape), tensor_bytes});
  }
  return content;
}

SafetensorsFile::SafetensorsFile(const std::filesystem::path& path)
    : file_(path), content_(parse_safetensors(file_.bytes(), path.string())) {
  for (const TensorEntry& entry : entries()) { index_by_name_.emplace(entry.name, index_by_name_.size()); }
}

const TensorEntry* SafetensorsFile::find(std::string_view name) const {
  const auto found = index_by_name_.find(name);
  return found == index_by_name_.end() ? nullptr : &entries()[found->second];
}

void write_safetensors(const std::filesystem::path& path, std::vector<TensorEntry> entries,
                       const Metadata& metadata) {
  std::sort(entries.begin(), entries.end(), [](const TensorEntry& a, const TensorEntry& b) {
    return std::tie(a.dtype, a.name) < std::tie(b.dtype, b.name);
  });
  check_entries(entries, metadata);
  const std::string header = make_header(entries, metadata);
  const uint64_t length = header.size();
  uint8_t length_bytes[kLengthBytes];
  std::memcpy(length_bytes, &length, kLengthBytes);

  std::vector<std::span<const uint8_t>> parts = {length_bytes, bytes_of(header)};
  for (const TensorEntry& entry : entries) { parts.push_back(entry.bytes); }
  write_file(path, parts);
}

std::string content_checksum(const std::vector<TensorEntry>& entries, const Metadata& metadata) {
  uint64_t hash = 0;  // the hash so far seeds the hash of what follows
  const auto add = [&](std::span<const uint8_t> bytes) { hash = xxh64(bytes, hash); };
  for (const auto& [key, value] : metadata) {
    if (key == kChecksumKey) { continue; }
    add(bytes_of(key));
    add(bytes_of(value));
  }
  std::vector<const TensorEntry*> by_name;
  for (const TensorEntry& entry : entries) { by_name.push_back(&entry); }
  std::sort(by_name.begin(), by_name.end(),
            [](const TensorEntry* a, const TensorEntry* b) { return a->name < b->name; });
  for (const TensorEntry* entry : by_name) {
    add(bytes_of(entry->name));
    add(bytes_of(dtype_name(entry->dtype)));
    add({reinterpret_cast<const uint8_t*>(entry->shape.data()), entry->shape.size() * sizeof(int64_t)});
    add(entry->bytes);
  }
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

}  // namespace la3::nn
