#include "la3/nn/weights.h"

#include <torch/utils.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::nn {
namespace {

struct TypePair {
  DType file;
  torch::ScalarType torch;
};

constexpr TypePair kTypes[] = {
    {DType::kI64, torch::kInt64},   {DType::kF64, torch::kFloat64},
    {DType::kF32, torch::kFloat32}, {DType::kI32, torch::kInt32},
    {DType::kF16, torch::kFloat16}, {DType::kBF16, torch::kBFloat16},
    {DType::kI16, torch::kInt16},   {DType::kI8, torch::kInt8},
    {DType::kU8, torch::kUInt8},    {DType::kBool, torch::ScalarType::Bool},
};

std::optional<DType> file_type(torch::ScalarType type) {
  const auto* const pair = std::find_if(std::begin(kTypes), std::end(kTypes),
                                        [&](const TypePair& candidate) { return candidate.torch == type; });
  return pair == std::end(kTypes) ? std::nullopt : std::optional(pair->file);
}

torch::ScalarType torch_type(DType type) {
  return std::find_if(std::begin(kTypes), std::end(kTypes),
                      [&](const TypePair& candidate) { return candidate.file == type; })
      ->torch;
}

// Tensors as stored in files: on the CPU, row-major.
struct FileEntries {
  std::vector<torch::Tensor> row_major;  // keeps copies alive
  std::vector<TensorEntry> entries;

  explicit FileEntries(const std::vector<NamedTensor>& tensors) {
    for (const NamedTensor& named : tensors) {
      const std::optional<DType> dtype = file_type(named.tensor.scalar_type());
      if (!dtype) {
        throw std::invalid_argument("save_tensors: tensor " + in_quotes(named.name) + ": no type for " +
                                    torch::toString(named.tensor.scalar_type()));
      }
      const torch::Tensor tensor = named.tensor.detach().to(torch::kCPU).contiguous();
      entries.push_back({named.name,
                         *dtype,
                         tensor.sizes().vec(),
                         {static_cast<const uint8_t*>(tensor.data_ptr()), tensor.nbytes()}});
      row_major.push_back(tensor);
    }
  }
};

// A copy of the entry's data, which may not be aligned as tensors require, nor live as long.
torch::Tensor make_tensor(const TensorEntry& entry) {
  const bool is_bool = entry.dtype == DType::kBool;
  torch::Tensor tensor = torch::empty(entry.shape, is_bool ? torch::kUInt8 : torch_type(entry.dtype));
  if (!entry.bytes.empty()) { std::memcpy(tensor.data_ptr(), entry.bytes.data(), entry.bytes.size()); }
  return is_bool ? tensor.ne(0) : tensor;  // a bool must be 0 or 1
}

constexpr const char* kVersion = "1";

// Opens a file and verifies its version and checksum if it has them.
SafetensorsFile open_checked(const std::filesystem::path& path) {
  SafetensorsFile file(path);
  const auto version = file.metadata().find(kVersionKey);
  if (version != file.metadata().end() && version->second != kVersion) {
    throw Error(printable(path.string()) + ": " + kVersionKey + " '" + kVersion + "' expected, found " +
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

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text;
  for (const int64_t size : shape) { text += (text.empty() ? "" : " x ") + std::to_string(size); }
  return shape.empty() ? "one number" : text;
}

// "'a', 'b', 'c', ..."
std::string few_names(const std::vector<std::string>& names) {
  constexpr size_t kShown = 3;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kShown); ++i) {
    text += (i == 0 ? "" : ", ") + in_quotes(names[i]);
  }
  return text + (names.size() > kShown ? ", ..." : "");
}

std::string tensors_text(size_t count) {
  return std::to_string(count) + (count == 1 ? " tensor" : " tensors");
}

// The number of batches that a batch norm has seen. Averages with a fixed momentum, which all
// networks here have, do not use it, and some programs omit it.
bool is_optional(std::string_view name) {
  constexpr std::string_view kName = "num_batches_tracked";
  return name == kName || (name.ends_with(kName) && name[name.size() - kName.size() - 1] == '.');
}

// Whether a file's type can be converted to a network's: it must be the same kind of number.
bool is_convertible(DType file, torch::ScalarType network) {
  const torch::ScalarType type = torch_type(file);
  if (torch::isFloatingType(network)) { return torch::isFloatingType(type); }
  if (network == torch::ScalarType::Bool || type == torch::ScalarType::Bool) { return type == network; }
  return torch::isIntegralType(network, false) && torch::isIntegralType(type, false);
}

// A tensor of the network and its counterpart in the file.
struct Match {
  const NamedTensor* target;
  const TensorEntry* entry;

  std::vector<int64_t> target_shape() const { return target->tensor.sizes().vec(); }
  bool has_same_shape() const { return entry->shape == target_shape(); }
};

// Compares a file with a network, tensor by tensor; each step throws Error if it finds a problem.
class Matcher {
 public:
  Matcher(const Network& network, const SafetensorsFile& file, const std::filesystem::path& path)
      : tensors_(network.parameters()), file_(file), path_(printable(path.string())), network_(network.name()) {
    for (const NamedTensor& parameter : tensors_) {
      if (parameter.tensor.dim() == 2) { classifier_ = parameter.name; }
    }
    for (NamedTensor& buffer : network.buffers()) { tensors_.push_back(std::move(buffer)); }
  }

  // The matches point into this object and the file.
  std::vector<Match> match() const {
    const std::vector<Match> matches = match_names();
    check_shapes(matches);
    for (const Match& match : matches) {
      if (!is_convertible(match.entry->dtype, match.target->tensor.scalar_type())) {
        throw Error(path_ + ": tensor " + in_quotes(match.entry->name) + ": " + expected_type(match) +
                    " expected, found " + std::string(dtype_name(match.entry->dtype)));
      }
    }
    return matches;
  }

 private:
  std::vector<Match> match_names() const;
  void check_shapes(const std::vector<Match>& matches) const;
  [[noreturn]] void fail_other_network(const std::string& what) const;

  static std::string expected_type(const Match& match) {
    const torch::ScalarType type = match.target->tensor.scalar_type();
    return torch::isFloatingType(type) ? "F32, F64, F16 or BF16" : torch::toString(type);
  }

  std::vector<NamedTensor> tensors_;
  const SafetensorsFile& file_;
  std::string path_;
  std::string network_;
  // Name of the last parameter with two dimensions: classes x features in every family.
  std::string classifier_;
};

void Matcher::fail_other_network(const std::string& what) const {
  const auto stated = file_.metadata().find(kNetworkKey);
  const bool is_stated = stated != file_.metadata().end() && stated->second != network_;
  throw Error(path_ + ": weights of " + in_quotes(network_) + " expected, found " +
              (is_stated ? "weights of " + in_quotes(stated->second) : "others") + ": " + what);
}

std::vector<Match> Matcher::match_names() const {
  std::vector<Match> matches;
  std::vector<std::string> missing, unknown;
  std::unordered_set<std::string_view> names;
  for (const NamedTensor& target : tensors_) {
    names.insert(target.name);
    const TensorEntry* entry = file_.find(target.name);
    if (entry != nullptr) {
      matches.push_back({&target, entry});
    } else if (!is_optional(target.name)) {
      missing.push_back(target.name);
    }
  }
  for (const TensorEntry& entry : file_.entries()) {
    if (!names.contains(entry.name) && !is_optional(entry.name)) { unknown.push_back(entry.name); }
  }
  if (missing.empty() && unknown.empty()) { return matches; }
  std::string what;
  if (!missing.empty()) { what = tensors_text(missing.size()) + " missing (" + few_names(missing) + ")"; }
  if (!unknown.empty()) {
    what += (what.empty() ? "" : ", ") + std::to_string(unknown.size()) + " too many (" + few_names(unknown) + ")";
  }
  fail_other_network(what);
}

void Matcher::check_shapes(const std::vector<Match>& matches) const {
  std::vector<const Match*> wrong;
  for (const Match& match : matches) {
    if (!match.has_same_shape()) { wrong.push_back(&match); }
  }
  if (wrong.empty()) { return; }
  const NamedTensor& target = *wrong.front()->target;
  const TensorEntry& entry = *wrong.front()->entry;
  // Only the last layer differs, and only in the number of classes: rows of the weight, size of the
  // bias.
  const auto differs_by_classes = [&](const Match* match) {
    std::vector<int64_t> with_classes_of_file = match->target_shape();
    if (match->target->name != classifier_ && match->target->tensor.dim() != 1) { return false; }
    if (with_classes_of_file[0] != target.tensor.size(0)) { return false; }
    with_classes_of_file[0] = entry.shape[0];
    return with_classes_of_file == match->entry->shape;
  };
  if (target.name == classifier_ && !entry.shape.empty() &&
      std::all_of(wrong.begin(), wrong.end(), differs_by_classes)) {
    throw Error(path_ + ": weights for " + std::to_string(target.tensor.size(0)) + " classes expected, found " +
                std::to_string(entry.shape[0]) + " (tensor " + in_quotes(entry.name) + ")");
  }
  fail_other_network(tensors_text(wrong.size()) + " of another shape: " + in_quotes(entry.name) + ": " +
                     shape_text(wrong.front()->target_shape()) + " expected, found " + shape_text(entry.shape));
}

}  // namespace

void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const Metadata& metadata) {
  for (const char* key : {kVersionKey, kChecksumKey}) {
    if (metadata.count(key) != 0) {
      throw std::invalid_argument(std::string("save_tensors: the metadata has ") + key);
    }
  }
  FileEntries files(tensors);
  Metadata all_metadata = metadata;
  all_metadata[kVersionKey] = kVersion;
  all_metadata[kChecksumKey] = content_checksum(files.entries, all_metadata);
  write_safetensors(path, std::move(files.entries), all_metadata);
}

LoadedTensors load_tensors(const std::filesystem::path& path) {
  const SafetensorsFile file = open_checked(path);
  LoadedTensors loaded;
  loaded.metadata = file.metadata();
  loaded.metadata.erase(kVersionKey);
  loaded.has_checksum = loaded.metadata.erase(kChecksumKey) != 0;
  for (const TensorEntry& entry : file.entries()) { loaded.tensors.push_back({entry.name, make_tensor(entry)}); }
  return loaded;
}

std::string fingerprint(const Network& network) {
  std::vector<NamedTensor> tensors = network.parameters();
  for (NamedTensor& buffer : network.buffers()) { tensors.push_back(std::move(buffer)); }
  const FileEntries files(tensors);
  return content_checksum(files.entries, {});
}

void save_weights(const Network& network, const std::filesystem::path& path, Metadata metadata) {
  std::vector<NamedTensor> tensors = network.parameters();
  for (NamedTensor& buffer : network.buffers()) { tensors.push_back(std::move(buffer)); }
  metadata[kNetworkKey] = network.name();
  save_tensors(path, tensors, metadata);
}

void load_weights(Network& network, const std::filesystem::path& path) {
  const SafetensorsFile file = open_checked(path);
  const Matcher matcher(network, file, path);
  const torch::NoGradGuard no_grad;
  for (const Match& match : matcher.match()) {
    torch::Tensor target = match.target->tensor;
    target.copy_(make_tensor(*match.entry));
  }
}

}  // namespace la3::nn
