#include "la3/nn/weights_source.h"

#include <torch/utils.h>

#include <cstdint>
#include <cstring>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/nn/weights.h"

namespace la3::nn {
namespace {

// By pickle::Number.
constexpr DType kArchiveTypes[] = {DType::kF64, DType::kF32, DType::kF16, DType::kBF16, DType::kI64,
                                   DType::kI32, DType::kI16, DType::kI8,  DType::kU8,   DType::kBool};

// A bool must be 0 or 1, so bools are read as bytes first.
torch::ScalarType storage_type(DType type) {
  return type == DType::kBool ? torch::kUInt8 : torch_type(type);
}
torch::Tensor finished(const torch::Tensor& tensor, DType type) {
  return type == DType::kBool ? tensor.ne(0) : tensor;
}

// A view of the bytes, or of a copy if they are not aligned.
torch::Tensor view_of(const pickle::ArchivedTensor& archived, DType type, std::span<const uint8_t> bytes) {
  const torch::ScalarType stored = storage_type(type);
  if (bytes.empty()) { return finished(torch::empty(archived.shape, stored), type); }
  if (reinterpret_cast<uintptr_t>(bytes.data()) % dtype_size(type) == 0) {
    // Torch has no tensors that are const; nobody writes to this one.
    auto* const data = const_cast<uint8_t*>(bytes.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return finished(torch::from_blob(data, archived.shape, archived.strides, stored), type);
  }
  const auto elements = static_cast<int64_t>(bytes.size() / dtype_size(type));
  const torch::Tensor copy = torch::empty({elements}, stored);
  std::memcpy(copy.data_ptr(), bytes.data(), bytes.size());
  return finished(copy.as_strided(archived.shape, archived.strides), type);
}

}  // namespace

torch::Tensor make_tensor(const TensorEntry& entry) {
  const torch::Tensor tensor = torch::empty(entry.shape, storage_type(entry.dtype));
  if (!entry.bytes.empty()) { std::memcpy(tensor.data_ptr(), entry.bytes.data(), entry.bytes.size()); }
  return finished(tensor, entry.dtype);
}

SafetensorsFile open_checked(const std::filesystem::path& path) {
  SafetensorsFile file(path);
  const auto version = file.metadata().find(kVersionKey);
  if (version != file.metadata().end() && version->second != kWeightsVersion) {
    throw Error(printable(path.string()) + ": " + kVersionKey + " '" + kWeightsVersion + "' expected, found " +
                in_quotes(version->second) + ": written by a newer la3?");
  }
  const auto stated = file.metadata().find(kChecksumKey);
  if (stated == file.metadata().end()) { return file; }
  const std::string found = content_checksum(file.entries(), file.metadata());
  if (found != stated->second) {
    throw Error(printable(path.string()) + ": damaged, or changed by a program that kept the old checksum: " +
                kChecksumKey + " " + in_quotes(stated->second) + " expected, found '" + found + "'");
  }
  return file;
}

WeightsSource::WeightsSource(const std::filesystem::path& path) {
  const MappedFile file(path);
  if (pickle::looks_like_torch_file(file.bytes())) {
    archive_.emplace(path);
    for (const pickle::StateDict& dict : archive_->state_dicts()) {
      SourceDict& ours = dicts_.emplace_back(SourceDict{dict.place, {}, dict.others});
      for (const pickle::ArchivedTensor& tensor : dict.tensors) {
        ours.tensors.push_back(
            {tensor.name, kArchiveTypes[static_cast<size_t>(tensor.type)], tensor.shape, ours.tensors.size()});
      }
    }
    return;
  }
  // A .safetensors file begins with the length of its header, which is a JSON object.
  if (file.bytes().size() > 8 && file.bytes()[8] != '{') {
    throw Error(printable(path.string()) +
                ": weights expected, a .safetensors file or one that torch.save() wrote, found something else");
  }
  safetensors_.emplace(open_checked(path));
  SourceDict& ours = dicts_.emplace_back();
  for (const TensorEntry& entry : safetensors_->entries()) {
    ours.tensors.push_back({entry.name, entry.dtype, entry.shape, ours.tensors.size()});
  }
}

const Metadata& WeightsSource::metadata() const {
  static const Metadata none;
  return safetensors_ ? safetensors_->metadata() : none;
}

void WeightsSource::check(const SourceDict& dict, const SourceTensor& tensor) const {
  if (!safetensors_) { archive_->data(archived(dict, tensor)); }
}

const pickle::ArchivedTensor& WeightsSource::archived(const SourceDict& dict, const SourceTensor& tensor) const {
  return archive_->state_dicts()[static_cast<size_t>(&dict - dicts_.data())].tensors[tensor.number];
}

torch::Tensor WeightsSource::read(const SourceDict& dict, const SourceTensor& tensor) const {
  if (safetensors_) { return make_tensor(safetensors_->entries()[tensor.number]); }
  const pickle::ArchivedTensor& found = archived(dict, tensor);
  return view_of(found, tensor.dtype, archive_->data(found));
}

}  // namespace la3::nn
