// Tensors in the archives that Python's torch.save() writes since PyTorch 1.6: a zip file with a
// pickle, in which tensors are views of storages, and an entry for each storage. And in those of
// before: pickles, then the storages one after the other.
//
// Nothing in the pickle is run, and nothing is copied: the file is mapped. Reading trusts nothing:
// sizes, offsets and strides are checked against the storages. Copies share the memory. Not
// thread-safe: data() remembers what it has checked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace la3::pickle {

enum class Number { kF64, kF32, kF16, kBF16, kI64, kI32, kI16, kI8, kU8, kBool };
size_t size_of(Number type);  // bytes

struct ArchivedTensor {
  std::string name = {};
  Number type = Number::kF32;
  std::vector<int64_t> shape = {};
  std::vector<int64_t> strides = {};  // in elements, none negative
  uint64_t first = 0;                 // its first element in the storage
  size_t storage = 0;                 // by number; tensors may share one
};

// A dict of tensors.
struct StateDict {
  std::string place = {};                    // "" for the whole file, "state_dict", "model.module", ...
  std::vector<ArchivedTensor> tensors = {};  // at least one
  std::vector<std::string> others = {};      // names of values that are not tensors
};

// Whether a file begins as an archive or as an older file of torch.save() does.
bool looks_like_torch_file(std::span<const uint8_t> bytes);

class TorchArchive {
 public:
  // Throws Error if the file cannot be read, is not such an archive, or holds anything but dicts of
  // tensors and a few kinds of plain objects, which are passed over. At most 100,000 tensors, each of at most 64
  // dimensions.
  explicit TorchArchive(const std::filesystem::path& path);

  // The file's dict of tensors, and those that it holds under "state_dict", "model", "model_ema" or
  // "module", up to three levels deep; at least one.
  const std::vector<StateDict>& state_dicts() const;

  // The storage from the tensor's first element to its last; empty if the tensor is. The first use
  // of a storage checks its CRC, which older files do not have. Throws Error if that is wrong.
  std::span<const uint8_t> data(const ArchivedTensor& tensor) const;

 private:
  struct Contents;
  std::shared_ptr<Contents> contents_;
};

}  // namespace la3::pickle
