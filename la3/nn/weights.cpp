#include "la3/nn/weights.h"

#include <torch/utils.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/layers.h"
#include "la3/nn/recognise.h"
#include "la3/nn/registry.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights_source.h"

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

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text;
  for (const int64_t size : shape) { text += (text.empty() ? "" : " x ") + std::to_string(size); }
  return shape.empty() ? "one number" : text;
}

// "'a', 'b', 'c', ..."
std::string few_names(const std::vector<std::string>& names) {
  constexpr size_t kShown = 5;
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

// What training programs put before the names: DataParallel, torch.compile, wrappers.
constexpr std::string_view kPrefixes[] = {"module.", "_orig_mod.", "backbone.", "model."};
constexpr int kMostPrefixes = 4;

std::string_view first_part(std::string_view name) {
  return name.substr(0, name.find('.'));
}

// A tensor of the network and its counterpart in the file.
struct Match {
  const NamedTensor* target;
  const SourceTensor* source;

  std::vector<int64_t> target_shape() const { return target->tensor.sizes().vec(); }
  bool has_same_shape() const { return source->shape == target_shape(); }
};

// The dict of a file that fits a network best, with the prefix that its names have.
struct Chosen {
  const SourceDict* dict = nullptr;
  std::string prefix = {};

  // `others` are the places of the file's other dicts.
  std::string found(const std::vector<std::string>& others) const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (!dict->place.empty()) { add("under " + in_quotes(dict->place)); }
    if (!others.empty()) { add("not under " + in_quotes(others)); }
    if (!prefix.empty()) { add("without the prefix " + in_quotes(prefix)); }
    return text;
  }
};

// All prefixes that names of the dict have, the shortest first, beginning with none.
std::vector<std::string> prefixes_of(const SourceDict& dict) {
  std::vector<std::string> found = {""};
  std::vector<std::string> last = found;
  for (int depth = 0; depth < kMostPrefixes && !last.empty(); ++depth) {
    std::vector<std::string> next;
    for (const std::string& before : last) {
      for (const std::string_view prefix : kPrefixes) {
        const std::string longer = before + std::string(prefix);
        const bool occurs = std::any_of(dict.tensors.begin(), dict.tensors.end(), [&](const SourceTensor& tensor) {
          return tensor.name.starts_with(longer);
        });
        if (occurs) { next.push_back(longer); }
      }
    }
    found.insert(found.end(), next.begin(), next.end());
    last = std::move(next);
  }
  return found;
}

// The choice that most of the names fit; the first of several.
Chosen choose(const WeightsSource& source, const std::function<bool(std::string_view)>& fits) {
  Chosen best;
  int64_t most = -1;
  for (const SourceDict& dict : source.dicts()) {
    for (const std::string& prefix : prefixes_of(dict)) {
      const int64_t count =
          std::count_if(dict.tensors.begin(), dict.tensors.end(), [&](const SourceTensor& tensor) {
            return tensor.name.starts_with(prefix) && fits(std::string_view(tensor.name).substr(prefix.size()));
          });
      if (count > most) {
        most = count;
        best = {&dict, prefix};
      }
    }
  }
  return best;
}

Shapes shapes_of(const Chosen& chosen) {
  Shapes shapes;
  for (const SourceTensor& tensor : chosen.dict->tensors) {
    if (tensor.name.starts_with(chosen.prefix)) { shapes[tensor.name.substr(chosen.prefix.size())] = tensor.shape; }
  }
  return shapes;
}

// What networks are recognised by: names such as "layer1.0.bn1.weight".
Chosen choose_any(const WeightsSource& source) {
  return choose(source,
                [](std::string_view name) { return name.starts_with("layer") || name.starts_with("conv1."); });
}

// Compares a file with a network, tensor by tensor; each step throws Error if it finds a problem.
class Matcher {
 public:
  Matcher(const Network& network, const WeightsSource& source, const std::filesystem::path& path, Fit fit)
      : tensors_(network.parameters()),
        source_(source),
        path_(printable(path.string())),
        network_(network.name()),
        fit_(fit) {
    if (const auto classifier = classifier_of(network)) { classifier_ = classifier->name; }
    head_ = head_of(network);
    for (NamedTensor& buffer : network.buffers()) { tensors_.push_back(std::move(buffer)); }
    for (const NamedTensor& tensor : tensors_) { names_.insert(tensor.name); }
    chosen_ = choose(source, [&](std::string_view name) { return names_.contains(name); });
    for (const SourceTensor& tensor : chosen_.dict->tensors) {
      if (tensor.name.starts_with(chosen_.prefix)) {
        in_file_[tensor.name.substr(chosen_.prefix.size())] = &tensor;
      }
    }
  }

  // The matches point into this object and the source.
  std::vector<Match> match(WeightsLoaded& loaded) const;
  const SourceDict& dict() const { return *chosen_.dict; }

 private:
  std::vector<Match> match_names(WeightsLoaded& loaded) const;
  std::vector<std::string> left_in_file(std::vector<std::string>& unknown) const;
  void check_shapes(const std::vector<Match>& matches) const;
  [[noreturn]] void fail_other_network(const std::string& what) const;

  bool is_head(std::string_view name) const { return !head_.empty() && name.starts_with(head_); }
  static std::string expected_type(const Match& match) {
    const torch::ScalarType type = match.target->tensor.scalar_type();
    return torch::isFloatingType(type) ? "F32, F64, F16 or BF16" : torch::toString(type);
  }

  std::vector<NamedTensor> tensors_;
  std::unordered_set<std::string_view> names_;  // of tensors_
  const WeightsSource& source_;
  std::string path_;
  std::string network_;
  Fit fit_;
  // Name of the last parameter with two dimensions: classes x features in every family.
  std::string classifier_;
  std::string head_;  // what the names of that layer begin with
  Chosen chosen_;
  std::map<std::string, const SourceTensor*, std::less<>> in_file_;  // without the prefix
};

void Matcher::fail_other_network(const std::string& what) const {
  const auto stated = source_.metadata().find(kNetworkKey);
  const bool is_stated = stated != source_.metadata().end() && stated->second != network_;
  std::string hint;
  if (!is_stated) {
    const Recognised like = recognise_network(shapes_of(choose_any(source_)));
    if (!like.name.empty() && like.name != network_) {
      hint = (like.is_exact ? "; they are weights of " : "; the nearest network is ") + in_quotes(like.name);
    } else if (like.name.empty()) {
      hint = "; none of la3's networks has such tensors";
    }
  }
  throw Error(path_ + ": weights of " + in_quotes(network_) + " expected, found " +
              (is_stated ? "weights of " + in_quotes(stated->second) : "others") + ": " + what + hint);
}

// What of the file the network has no place for. `unknown` are those that speak against the network.
std::vector<std::string> Matcher::left_in_file(std::vector<std::string>& unknown) const {
  std::set<std::string_view> layers;  // of the network, without its head
  for (const NamedTensor& tensor : tensors_) {
    if (!is_head(tensor.name)) { layers.insert(first_part(tensor.name)); }
  }
  std::vector<std::string> left;
  for (const SourceTensor& tensor : chosen_.dict->tensors) {
    const bool is_inside = tensor.name.starts_with(chosen_.prefix);
    const std::string_view name = std::string_view(tensor.name).substr(is_inside ? chosen_.prefix.size() : 0);
    if (is_inside && names_.contains(name)) { continue; }
    const bool is_left =
        is_optional(name) || (fit_ == Fit::kAllButHead && !(is_inside && layers.contains(first_part(name))));
    (is_left ? left : unknown).emplace_back(tensor.name);
  }
  return left;
}

std::vector<Match> Matcher::match_names(WeightsLoaded& loaded) const {
  std::vector<Match> matches;
  std::vector<std::string> missing, unknown;
  bool has_head = true;
  for (const NamedTensor& target : tensors_) {
    const auto found = in_file_.find(target.name);
    if (found != in_file_.end()) {
      matches.push_back({&target, found->second});
      if (is_head(target.name) && !matches.back().has_same_shape()) { has_head = false; }
    } else if (is_head(target.name)) {
      has_head = false;
      if (fit_ == Fit::kWhole) { missing.push_back(target.name); }
    } else {
      (is_optional(target.name) ? loaded.missing : missing).push_back(target.name);
    }
  }
  const auto head = in_file_.find(classifier_);
  if (head != in_file_.end() && !head->second->shape.empty()) { loaded.labels = head->second->shape[0]; }
  if (!has_head && fit_ == Fit::kAllButHead) {
    std::erase_if(matches, [&](const Match& match) { return is_head(match.target->name); });
    for (const NamedTensor& target : tensors_) {
      if (is_head(target.name)) { loaded.fresh.push_back(target.name); }
    }
  }
  loaded.left = left_in_file(unknown);
  // The head of the file gives way to the fresh one.
  for (const std::string& name : loaded.fresh) {
    if (in_file_.contains(name)) { loaded.left.push_back(chosen_.prefix + name); }
  }
  loaded.left.insert(loaded.left.end(), chosen_.dict->others.begin(), chosen_.dict->others.end());
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
  std::vector<std::string> names;
  for (const Match& match : matches) {
    if (match.has_same_shape()) { continue; }
    wrong.push_back(&match);
    names.push_back(match.source->name);
  }
  if (wrong.empty()) { return; }
  const NamedTensor& target = *wrong.front()->target;
  const SourceTensor& source = *wrong.front()->source;
  // Only the last layer differs, and only in the number of classes: rows of the weight, size of the
  // bias.
  const auto differs_by_classes = [&](const Match* match) {
    std::vector<int64_t> with_classes_of_file = match->target_shape();
    if (match->target->name != classifier_ && match->target->tensor.dim() != 1) { return false; }
    if (with_classes_of_file[0] != target.tensor.size(0)) { return false; }
    with_classes_of_file[0] = source.shape[0];
    return with_classes_of_file == match->source->shape;
  };
  if (target.name == classifier_ && !source.shape.empty() &&
      std::all_of(wrong.begin(), wrong.end(), differs_by_classes)) {
    throw Error(path_ + ": weights for " + std::to_string(target.tensor.size(0)) + " classes expected, found " +
                std::to_string(source.shape[0]) + " (tensor " + in_quotes(source.name) + ")");
  }
  fail_other_network(tensors_text(wrong.size()) + " of another shape (" + few_names(names) +
                     "): " + in_quotes(source.name) + ": " + shape_text(wrong.front()->target_shape()) +
                     " expected, found " + shape_text(source.shape));
}

std::vector<Match> Matcher::match(WeightsLoaded& loaded) const {
  std::vector<Match> matches = match_names(loaded);
  check_shapes(matches);
  for (const Match& match : matches) {
    if (!is_convertible(match.source->dtype, match.target->tensor.scalar_type())) {
      throw Error(path_ + ": tensor " + in_quotes(match.source->name) + ": " + expected_type(match) +
                  " expected, found " + std::string(dtype_name(match.source->dtype)));
    }
    loaded.taken.push_back(match.target->name);
  }
  std::vector<std::string> others;
  for (const SourceDict& dict : source_.dicts()) {
    if (&dict != chosen_.dict && !dict.place.empty()) { others.push_back(dict.place); }
  }
  loaded.found = chosen_.found(others);
  return matches;
}

}  // namespace

torch::ScalarType torch_type(DType type) {
  return std::find_if(std::begin(kTypes), std::end(kTypes),
                      [&](const TypePair& candidate) { return candidate.file == type; })
      ->torch;
}

void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const Metadata& metadata) {
  for (const char* key : {kVersionKey, kChecksumKey}) {
    if (metadata.count(key) != 0) {
      throw std::invalid_argument(std::string("save_tensors: the metadata has ") + key);
    }
  }
  FileEntries files(tensors);
  Metadata all_metadata = metadata;
  all_metadata[kVersionKey] = kWeightsVersion;
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

WeightsLoaded load_weights(Network& network, const std::filesystem::path& path, Fit fit) {
  const WeightsSource source(path);
  const Matcher matcher(network, source, path, fit);
  WeightsLoaded loaded;
  const std::vector<Match> matches = matcher.match(loaded);
  // Damaged data must be noticed before the network is changed.
  for (const Match& match : matches) { source.check(matcher.dict(), *match.source); }
  const torch::NoGradGuard no_grad;
  for (const Match& match : matches) {
    torch::Tensor target = match.target->tensor;
    target.copy_(source.read(matcher.dict(), *match.source));
  }
  return loaded;
}

void check_weights(const std::string& network_name, const std::filesystem::path& path) {
  auto network = network_name.ends_with(".pt") ? nullptr : make_shapes(network_name, 1);
  if (network == nullptr && std::filesystem::is_regular_file(network_name)) {
    network = load_torchscript(network_name, 1);
  }
  if (network == nullptr) { return; }
  const WeightsSource source(path);
  WeightsLoaded loaded;
  Matcher(*network, source, path, Fit::kAllButHead).match(loaded);
}

std::string network_of_weights(const std::filesystem::path& path) {
  const WeightsSource source(path);
  const auto stated = source.metadata().find(kNetworkKey);
  if (stated != source.metadata().end()) {
    if (is_own_network(stated->second)) { return stated->second; }
    throw Error(printable(path.string()) + ": weights of " + in_quotes(stated->second) +
                ", which is not one of la3's own networks. A TorchScript file can run code, so weights may not "
                "choose one: if you trust it, name it with --network");
  }
  const Recognised like = recognise_network(shapes_of(choose_any(source)));
  return like.is_exact ? like.name : "";
}

std::string describe_weights(const std::filesystem::path& path) {
  const WeightsSource source(path);
  const Chosen chosen = choose_any(source);
  std::vector<std::string> names;
  for (const SourceTensor& tensor : chosen.dict->tensors) { names.push_back(tensor.name); }
  const Recognised like = recognise_network(shapes_of(chosen));
  return tensors_text(names.size()) + " (" + few_names(names) + "); " +
         (like.name.empty() ? "none of la3's networks has such tensors"
                            : "the nearest network is " + in_quotes(like.name));
}

int64_t labels_of_weights(const Network& network, const std::filesystem::path& path) {
  const WeightsSource source(path);
  WeightsLoaded loaded;
  Matcher(network, source, path, Fit::kAllButHead).match(loaded);
  return loaded.labels;
}

int64_t labels_of(const Network& network) {
  const auto classifier = classifier_of(network);
  return classifier ? classifier->tensor.size(0) : 0;
}

Metadata metadata_of_weights(const std::filesystem::path& path) {
  return WeightsSource(path).metadata();
}

std::string WeightsLoaded::summary() const {
  std::string text = found.empty() ? "" : found + ": ";
  text += tensors_text(taken.size()) + " taken";
  const auto listed = [&](const std::vector<std::string>& names, const char* what, const std::string& why) {
    text += ", " + std::to_string(names.size()) + " " + what;
    if (!names.empty()) { text += " (" + few_names(names) + why + ")"; }
  };
  listed(fresh, "fresh", labels == 0 ? "" : "; the file's are for " + std::to_string(labels) + " labels");
  listed(missing, "missing", "");
  listed(left, "left", "");
  return text;
}

}  // namespace la3::nn
