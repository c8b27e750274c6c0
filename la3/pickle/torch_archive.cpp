#include "la3/pickle/torch_archive.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/pickle/machine.h"
#include "la3/pickle/zip.h"

namespace la3::pickle {
namespace {

using Kind = PlainValue::Kind;

constexpr size_t kMaxPickleBytes = 64 << 20, kMaxValues = 4'000'000, kMaxTensors = 100'000, kMaxDimensions = 64;
constexpr int kDeepestPlace = 3;

constexpr std::string_view kRebuildTensor = "torch._utils._rebuild_tensor_v2";
constexpr std::string_view kRebuildParameter = "torch._utils._rebuild_parameter";
constexpr std::string_view kNames[] = {
    "collections.OrderedDict", kRebuildTensor, kRebuildParameter, "torch.Size", "torch.device",
    // of storages, by Number
    "torch.DoubleStorage", "torch.FloatStorage", "torch.HalfStorage", "torch.BFloat16Storage", "torch.LongStorage",
    "torch.IntStorage", "torch.ShortStorage", "torch.CharStorage", "torch.ByteStorage", "torch.BoolStorage",
    // of types, which stand beside tensors
    "torch.float64", "torch.float32", "torch.float16", "torch.bfloat16", "torch.int64", "torch.int32",
    "torch.int16", "torch.int8", "torch.uint8", "torch.bool"};
// Of objects that training programs put beside the tensors: settings, paths, accuracies.
constexpr std::string_view kPassedOver[] = {
    "argparse.Namespace", "types.SimpleNamespace", "collections.defaultdict", "collections.Counter",
    "pathlib.PosixPath", "pathlib.WindowsPath", "pathlib.PurePosixPath", "pathlib.PureWindowsPath",
    "datetime.datetime", "datetime.date", "datetime.timedelta", "_codecs.encode",
    // Python 2's name of the builtins is what torch's protocol writes
    "__builtin__.set", "__builtin__.frozenset", "__builtin__.dict", "__builtin__.list", "__builtin__.int",
    "__builtin__.float", "__builtin__.object", "builtins.set", "builtins.frozenset", "builtins.dict",
    "builtins.list", "builtins.int", "builtins.float", "builtins.object", "numpy.dtype", "numpy.ndarray",
    "numpy.core.multiarray.scalar", "numpy.core.multiarray._reconstruct", "numpy._core.multiarray.scalar",
    "numpy._core.multiarray._reconstruct"};
constexpr size_t kFirstStorageName = 5, kTypes = 10;
constexpr size_t kTypeBytes[kTypes] = {8, 4, 2, 2, 8, 4, 2, 1, 1, 1};
constexpr std::string_view kInnerDicts[] = {"state_dict", "model", "model_ema", "module"};

constexpr PickleRules kTensorRules = {
    .what = "tensors",
    .advice = "Weights need only a dict of tensors: in Python, torch.save(model.state_dict(), FILE) writes one",
    .names = kNames,
    .passed_over = kPassedOver,
    .max_values = kMaxValues};

constexpr std::string_view kZipMagic = "PK\x03\x04";
constexpr std::string_view kPickleMagic = "\x80\x02";
// Before PyTorch 1.6, a file begins with a pickle of this number, and one of its version.
constexpr std::string_view kLegacyMagic = "\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.";
constexpr double kLegacyVersion = 1001;

bool starts_with(std::span<const uint8_t> bytes, std::string_view magic) {
  return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

}  // namespace

// Storages by their keys in the pickle. Those of older files are treated as entries of an archive.
using Storages = std::map<std::string, ZipEntry, std::less<>>;

struct TorchArchive::Contents {
  explicit Contents(const std::filesystem::path& path) : name(printable(path.string())), file(path) {
    if (starts_with(file.bytes(), kZipMagic)) {
      zip.emplace(file.bytes(), name);
    } else if (!starts_with(file.bytes(), kLegacyMagic)) {
      throw Error(name + ": not a file of torch.save()");
    }
  }

  std::string name;
  MappedFile file;
  std::optional<ZipArchive> zip;  // none: a file of before PyTorch 1.6
  Storages legacy;
  std::vector<const ZipEntry*> storages;
  std::vector<bool> is_checked;  // by storage
  std::vector<StateDict> dicts;
};

namespace {

// The type that a storage's name in a pickle stands for; none if it is no such name.
std::optional<Number> storage_type(const PlainValue& name) {
  const std::string_view* const names = kNames + kFirstStorageName;
  const std::string_view* const found = std::find(names, names + kTypes, name.text);
  if (name.kind != Kind::kName || found == names + kTypes) { return std::nullopt; }
  return static_cast<Number>(found - names);
}

// Finds the tensors among the values of a pickle.
class Finder {
 public:
  // An entry for a name that begins with `prefix` and ends with a storage's key; null if there is none.
  using Find = std::function<const ZipEntry*(const std::string& name)>;

  Finder(const PlainValues& values, Find find, std::string prefix, const std::string& name)
      : values_(values), find_(std::move(find)), prefix_(std::move(prefix)), name_(name) {}

  std::vector<StateDict> dicts;
  std::vector<const ZipEntry*> storages;

  void run() {
    if (values_[values_.root].kind != Kind::kDict) {
      fail("a dict of tensors expected, found " +
           (is_tensor(values_.root) ? "a tensor" : std::string(kind_name(values_[values_.root].kind))));
    }
    visit(values_.root, "", 0);
    if (!dicts.empty()) { return; }
    std::vector<std::string> keys;
    const std::vector<uint32_t>& items = values_[values_.root].items;
    for (size_t i = 0; i < items.size() && i < 40; i += 2) {
      if (values_[items[i]].kind == Kind::kString) { keys.push_back(values_[items[i]].text); }
    }
    fail("a dict of tensors expected, itself or under 'state_dict', 'model', 'model_ema' or 'module', found " +
         (items.empty() ? "an empty dict" : "the keys " + in_quotes(keys)));
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { throw Error(name_ + ": " + what); }
  [[noreturn]] void fail_tensor(const std::string& tensor, const std::string& what) const {
    fail("tensor " + in_quotes(tensor) + ": " + what);
  }

  // The name that a call is of; empty for other values.
  std::string_view called(uint32_t index) const {
    return values_[index].kind == Kind::kCall ? std::string_view(values_[values_[index].items[0]].text) : "";
  }
  const std::vector<uint32_t>& arguments(uint32_t call) const { return values_[values_[call].items[1]].items; }
  bool is_tensor(uint32_t index) const {
    return called(index) == kRebuildTensor || called(index) == kRebuildParameter;
  }

  void visit(uint32_t index, const std::string& place, int depth) {
    if (!visited_.insert(index).second) { return; }
    const std::vector<uint32_t>& items = values_[index].items;
    StateDict dict{.place = place};
    std::unordered_set<std::string_view> names;
    std::map<std::string_view, uint32_t> inner;
    for (size_t i = 0; i < items.size(); i += 2) {
      const PlainValue& key = values_[items[i]];
      const uint32_t value = items[i + 1];
      if (key.kind != Kind::kString) { continue; }  // such as the numbers of an optimizer's state
      if (is_tensor(value)) {
        if (!names.insert(key.text).second) { fail_tensor(key.text, "stands twice"); }
        if (++tensors_ > kMaxTensors) {
          fail("at most " + std::to_string(kMaxTensors) + " tensors expected, found more");
        }
        dict.tensors.push_back(tensor(key.text, value));
      } else {
        dict.others.push_back(key.text);
        if (values_[value].kind == Kind::kDict) { inner[key.text] = value; }
      }
    }
    if (!dict.tensors.empty()) { dicts.push_back(std::move(dict)); }
    if (depth == kDeepestPlace) { return; }
    for (const std::string_view name : kInnerDicts) {
      const auto found = inner.find(name);
      if (found != inner.end()) {
        visit(found->second, place + (place.empty() ? "" : ".") + std::string(name), depth + 1);
      }
    }
  }

  // A whole number from 0.
  uint64_t whole(uint32_t index, const std::string& tensor, const char* what) const {
    const PlainValue& value = values_[index];
    if (value.kind != Kind::kInteger || value.number < 0) {
      fail_tensor(tensor, std::string(what) + ": whole numbers from 0 expected, found " +
                              (value.kind == Kind::kInteger ? std::to_string(static_cast<int64_t>(value.number))
                                                            : std::string(kind_name(value.kind))));
    }
    return static_cast<uint64_t>(value.number);
  }
  std::vector<int64_t> sizes(uint32_t index, const std::string& tensor, const char* what) const {
    if (called(index) == "torch.Size" && arguments(index).size() == 1) { index = arguments(index)[0]; }
    if (values_[index].kind != Kind::kList) {
      fail_tensor(tensor,
                  std::string(what) + ": a list expected, found " + std::string(kind_name(values_[index].kind)));
    }
    const std::vector<uint32_t>& items = values_[index].items;
    if (items.size() > kMaxDimensions) {
      fail_tensor(tensor, "at most " + std::to_string(kMaxDimensions) + " dimensions expected, found " +
                              std::to_string(items.size()));
    }
    std::vector<int64_t> result;
    result.reserve(items.size());
    for (const uint32_t item : items) { result.push_back(static_cast<int64_t>(whole(item, tensor, what))); }
    return result;
  }

  // ("storage", type, key, device, elements), and None in older files, which could also have views
  // of storages there: its number, and its type.
  size_t storage(uint32_t index, const std::string& tensor, Number& type) {
    const PlainValue& reference = values_[index];
    if (reference.kind != Kind::kReference || values_[reference.items[0]].kind != Kind::kList) {
      fail_tensor(tensor, "a storage expected, found " + std::string(kind_name(reference.kind)));
    }
    const std::vector<uint32_t>& items = values_[reference.items[0]].items;
    const bool is_whole = items.size() == 5 || (items.size() == 6 && values_[items[5]].kind == Kind::kNone);
    if (!is_whole || values_[items[0]].text != "storage" || values_[items[1]].kind != Kind::kName ||
        values_[items[2]].kind != Kind::kString) {
      fail_tensor(tensor, "a storage expected, found a reference to something else");
    }
    const std::optional<Number> found = storage_type(values_[items[1]]);
    if (!found) { fail_tensor(tensor, "a storage's type expected, found " + in_quotes(values_[items[1]].text)); }
    type = *found;
    const std::string entry_name = prefix_ + values_[items[2]].text;
    const ZipEntry* const entry = find_(entry_name);
    if (entry == nullptr) {
      fail_tensor(tensor, "its storage " + in_quotes(entry_name) + " is not in the archive");
    }
    const uint64_t elements = whole(items[4], tensor, "storage"), bytes = elements * size_of(type);  // below 2^56
    if (bytes != entry->bytes.size()) {
      fail_tensor(tensor, "a storage of " + std::to_string(bytes) + " bytes expected, found " +
                              std::to_string(entry->bytes.size()));
    }
    const auto [at, is_new] = storage_numbers_.emplace(entry, storages.size());
    if (is_new) { storages.push_back(entry); }
    return at->second;
  }

  ArchivedTensor tensor(const std::string& tensor_name, uint32_t index) {
    if (called(index) == kRebuildParameter) {
      if (arguments(index).empty() || called(arguments(index)[0]) != kRebuildTensor) {
        fail_tensor(tensor_name, "a parameter of a tensor expected");
      }
      index = arguments(index)[0];
    }
    const std::vector<uint32_t>& given = arguments(index);
    if (given.size() != 6 && given.size() != 7) {
      fail_tensor(tensor_name, "6 or 7 values expected, found " + std::to_string(given.size()));
    }
    ArchivedTensor made{.name = tensor_name};
    made.storage = storage(given[0], tensor_name, made.type);
    made.first = whole(given[1], tensor_name, "offset");
    made.shape = sizes(given[2], tensor_name, "shape");
    made.strides = sizes(given[3], tensor_name, "strides");
    if (made.strides.size() != made.shape.size()) {
      fail_tensor(tensor_name, std::to_string(made.shape.size()) + " strides expected, found " +
                                   std::to_string(made.strides.size()));
    }
    check_extent(made, storages[made.storage]->bytes.size() / size_of(made.type));
    return made;
  }

  // Also refuses shapes whose number of elements overflows, even if one of the sizes is 0.
  void check_extent(const ArchivedTensor& tensor, uint64_t elements) const {
    int64_t last = static_cast<int64_t>(tensor.first), count = static_cast<int64_t>(size_of(tensor.type));
    bool is_empty = false, overflows = false;
    for (size_t i = 0; i < tensor.shape.size(); ++i) {
      is_empty = is_empty || tensor.shape[i] == 0;
      overflows |= __builtin_mul_overflow(count, std::max<int64_t>(tensor.shape[i], 1), &count);
      int64_t reach = 0;
      overflows |= __builtin_mul_overflow(std::max<int64_t>(tensor.shape[i] - 1, 0), tensor.strides[i], &reach);
      overflows |= __builtin_add_overflow(last, reach, &last);
    }
    if (overflows) { fail_tensor(tensor.name, "its shape is too large"); }
    if (!is_empty && static_cast<uint64_t>(last) >= elements) {
      fail_tensor(tensor.name,
                  "it reaches to element " + std::to_string(last) + " of a storage of " + std::to_string(elements));
    }
  }

  const PlainValues& values_;
  Find find_;
  std::string prefix_;
  const std::string& name_;
  size_t tensors_ = 0;
  std::set<uint32_t> visited_;
  std::unordered_map<const ZipEntry*, size_t> storage_numbers_;
};

// What all entries' names begin with: that of the folder with the pickle, and a slash.
std::string archive_prefix(const ZipArchive& zip, const std::string& name) {
  constexpr std::string_view kPickle = "/data.pkl";
  std::vector<std::string> found;
  for (const ZipEntry& entry : zip.entries()) {
    if (entry.name.ends_with(kPickle)) { found.push_back(entry.name); }
  }
  if (found.size() != 1) {
    throw Error(name + ": a zip archive of torch.save() expected, with one entry 'NAME/data.pkl', found " +
                (found.empty() ? "none" : in_quotes(found)));
  }
  std::string prefix = found[0].substr(0, found[0].size() - kPickle.size() + 1);
  if (zip.find(prefix + "constants.pkl") != nullptr) {
    throw Error(name + ": weights expected, found a TorchScript network, which --network takes");
  }
  const ZipEntry* const order = zip.find(prefix + "byteorder");
  if (order != nullptr) { zip.check(*order); }
  if (order != nullptr &&
      std::string_view(reinterpret_cast<const char*>(order->bytes.data()), order->bytes.size()) != "little") {
    throw Error(name + ": little-endian numbers expected, found others");
  }
  return prefix;
}

// Reads the pickles of an older file one after the other; the storages follow them.
class LegacyReader {
 public:
  LegacyReader(std::span<const uint8_t> bytes, const std::string& name)
      : bytes_(bytes), name_(name), at_(kLegacyMagic.size()) {}

  // The dict of tensors, with the storages' bytes.
  PlainValues read(Storages& storages) {
    const PlainValues version = pickle("version");
    if (version[version.root].kind != Kind::kInteger || version[version.root].number != kLegacyVersion) {
      fail("version 1001 of torch.save() expected");
    }
    check_machine(pickle("description"));
    PlainValues values = pickle("data");
    const PlainValues keys = pickle("list of storages");
    if (keys[keys.root].kind != Kind::kList) { fail("a list of storages expected"); }
    const auto referred = references(values);
    for (const uint32_t item : keys[keys.root].items) {
      const std::string& key = keys[item].text;
      const auto found = referred.find(key);
      if (keys[item].kind != Kind::kString || found == referred.end()) {
        fail("storages of tensors expected, found another: " + in_quotes(key));
      }
      const std::span<const uint8_t> data = storage(key, found->second);
      if (!storages.emplace(key, ZipEntry{.name = key, .bytes = data}).second) {
        fail("storage " + in_quotes(key) + " stands twice");
      }
    }
    if (at_ != bytes_.size()) {
      fail("the end of the file expected after its storages, found " + std::to_string(bytes_.size() - at_) +
           " more bytes");
    }
    return values;
  }

 private:
  struct Declared {
    Number type = Number::kF32;
    uint64_t elements = 0;
  };

  [[noreturn]] void fail(const std::string& what) const { throw Error(name_ + ": " + what); }

  PlainValues pickle(const char* what) {
    const size_t size = std::min(bytes_.size() - at_, kMaxPickleBytes);
    size_t used = 0;
    PlainValues values = read_pickle({reinterpret_cast<const char*>(bytes_.data()) + at_, size},
                                     name_ + ": " + what, kTensorRules, &used);
    at_ += used;
    return values;
  }

  void check_machine(const PlainValues& values) const {
    const std::vector<uint32_t>& items = values[values.root].items;
    for (size_t i = 0; values[values.root].kind == Kind::kDict && i < items.size(); i += 2) {
      if (values[items[i]].text == "little_endian" && values[items[i + 1]].number == 1) { return; }
    }
    fail("little-endian numbers expected, found others");
  }

  // What the tensors' references say about each storage.
  static std::map<std::string, Declared, std::less<>> references(const PlainValues& values) {
    std::map<std::string, Declared, std::less<>> found;
    for (const PlainValue& value : values.all) {
      if (value.kind != Kind::kReference) { continue; }
      const std::vector<uint32_t>& items = values[value.items[0]].items;
      if (values[value.items[0]].kind != Kind::kList || items.size() < 5) { continue; }
      const std::optional<Number> type = storage_type(values[items[1]]);
      const PlainValue& elements = values[items[4]];
      if (!type || elements.kind != Kind::kInteger || elements.number < 0) { continue; }
      found.emplace(values[items[2]].text, Declared{*type, static_cast<uint64_t>(elements.number)});
    }
    return found;
  }

  // The number of elements, then these.
  std::span<const uint8_t> storage(const std::string& key, const Declared& declared) {
    uint64_t elements = 0;
    const size_t left = bytes_.size() - at_;
    const uint64_t bytes = declared.elements * size_of(declared.type);  // below 2^56
    if (left < sizeof elements || left - sizeof elements < bytes) {
      fail("storage " + in_quotes(key) + ": " + std::to_string(bytes) +
           " bytes expected, found the end of the file");
    }
    std::memcpy(&elements, bytes_.data() + at_, sizeof elements);
    if (elements != declared.elements) {
      fail("storage " + in_quotes(key) + ": " + std::to_string(declared.elements) + " elements expected, found " +
           std::to_string(elements));
    }
    const auto data = bytes_.subspan(at_ + sizeof elements, bytes);
    at_ += sizeof elements + bytes;
    return data;
  }

  std::span<const uint8_t> bytes_;
  const std::string& name_;
  size_t at_;
};

}  // namespace

size_t size_of(Number type) {
  return kTypeBytes[static_cast<size_t>(type)];
}

bool looks_like_torch_file(std::span<const uint8_t> bytes) {
  return starts_with(bytes, kZipMagic) || starts_with(bytes, kPickleMagic);
}

TorchArchive::TorchArchive(const std::filesystem::path& path) : contents_(std::make_shared<Contents>(path)) {
  Contents& contents = *contents_;
  const auto keep = [&](Finder finder) {
    finder.run();
    contents.dicts = std::move(finder.dicts);
    contents.storages = std::move(finder.storages);
    contents.is_checked.resize(contents.storages.size());
  };
  if (!contents.zip) {
    const PlainValues values = LegacyReader(contents.file.bytes(), contents.name).read(contents.legacy);
    const auto find = [&](const std::string& key) {
      const auto found = contents.legacy.find(key);
      return found == contents.legacy.end() ? nullptr : &found->second;
    };
    keep(Finder(values, find, "", contents.name));
    return;
  }
  const ZipArchive& zip = *contents.zip;
  const std::string prefix = archive_prefix(zip, contents.name);
  const ZipEntry& entry = *zip.find(prefix + "data.pkl");
  if (entry.bytes.size() > kMaxPickleBytes) {
    throw Error(contents.name + ": a pickle of at most " + std::to_string(kMaxPickleBytes) +
                " bytes expected, found " + std::to_string(entry.bytes.size()));
  }
  zip.check(entry);
  const PlainValues values = read_pickle({reinterpret_cast<const char*>(entry.bytes.data()), entry.bytes.size()},
                                         path.string() + ": data.pkl", kTensorRules);
  const auto find = [&](const std::string& name) {
    const ZipEntry* const found = zip.find(name);
    if (found != nullptr) { zip.expect_stored(*found); }
    return found;
  };
  keep(Finder(values, find, prefix + "data/", contents.name));
}

const std::vector<StateDict>& TorchArchive::state_dicts() const {
  return contents_->dicts;
}

std::span<const uint8_t> TorchArchive::data(const ArchivedTensor& tensor) const {
  Contents& contents = *contents_;
  if (contents.zip && !contents.is_checked[tensor.storage]) {
    contents.zip->check(*contents.storages[tensor.storage]);
    contents.is_checked[tensor.storage] = true;
  }
  uint64_t elements = 1;
  for (size_t i = 0; i < tensor.shape.size(); ++i) {
    if (tensor.shape[i] == 0) { return {}; }
    elements += static_cast<uint64_t>(tensor.shape[i] - 1) * static_cast<uint64_t>(tensor.strides[i]);
  }
  const size_t size = size_of(tensor.type);
  return contents.storages[tensor.storage]->bytes.subspan(tensor.first * size, elements * size);
}

}  // namespace la3::pickle
