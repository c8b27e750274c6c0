// The tensors of a weights file, whatever its format: .safetensors, or an archive of Python's
// torch.save() (la3/pickle/torch_archive.h). The content decides, not the name.
//
// Files are mapped; nothing is copied before it is wanted. Not thread-safe.
#pragma once

#include <torch/types.h>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "la3/nn/safetensors.h"
#include "la3/pickle/torch_archive.h"

namespace la3::nn {

torch::ScalarType torch_type(DType type);

struct SourceTensor {
  std::string name;
  DType dtype = DType::kF32;
  std::vector<int64_t> shape;
  size_t number = 0;  // in its format's list
};

// The tensors of one dict; a .safetensors file has one.
struct SourceDict {
  std::string place;  // where the dict is in the file: "state_dict"; empty for the file itself
  std::vector<SourceTensor> tensors;
  std::vector<std::string> others;  // names of what are not tensors
};

class WeightsSource {
 public:
  // Verifies version and checksum of a .safetensors file if it has them. Throws Error if the file
  // cannot be read or is not well-formed.
  explicit WeightsSource(const std::filesystem::path& path);

  const std::vector<SourceDict>& dicts() const { return dicts_; }
  const Metadata& metadata() const;
  // Throws Error if the tensor's data is damaged, as far as the format can tell.
  void check(const SourceDict& dict, const SourceTensor& tensor) const;
  // On the CPU. Valid as long as this object. Throws what check() throws.
  torch::Tensor read(const SourceDict& dict, const SourceTensor& tensor) const;

 private:
  const pickle::ArchivedTensor& archived(const SourceDict& dict, const SourceTensor& tensor) const;

  std::optional<SafetensorsFile> safetensors_;
  std::optional<pickle::TorchArchive> archive_;
  std::vector<SourceDict> dicts_;
};

// Opens a .safetensors file and verifies its version and checksum if it has them.
SafetensorsFile open_checked(const std::filesystem::path& path);
// A copy of the entry's data, which may not be aligned as tensors require, nor live as long.
torch::Tensor make_tensor(const TensorEntry& entry);

}  // namespace la3::nn
