#include "la3/pickle/torch_archive.h"

#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <functional>
#include <numeric>

#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/pickle/machine.h"
#include "la3/pickle/zip.h"
#include "tests/source_folder.h"
#include "tests/temporary_folder.h"

namespace la3::pickle {
namespace {

namespace fs = std::filesystem;

// Made by tests/fixtures/make_torch.py.
fs::path fixture(const std::string& name) {
  return fixtures_folder() / "torch" / name;
}

const ArchivedTensor& find(const StateDict& dict, const std::string& name) {
  for (const ArchivedTensor& tensor : dict.tensors) {
    if (tensor.name == name) { return tensor; }
  }
  throw std::out_of_range(name);
}

// The tensor's elements, row by row.
template <typename Element>
std::vector<Element> elements(const TorchArchive& archive, const ArchivedTensor& tensor) {
  const auto bytes = archive.data(tensor);
  std::vector<Element> found;
  const int64_t count = std::accumulate(tensor.shape.begin(), tensor.shape.end(), int64_t{1}, std::multiplies<>());
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, at = 0;
    for (size_t d = tensor.shape.size(); d-- > 0;) {
      at += rest % tensor.shape[d] * tensor.strides[d];
      rest /= tensor.shape[d];
    }
    Element element;
    std::memcpy(&element, bytes.data() + static_cast<size_t>(at) * sizeof element, sizeof element);
    found.push_back(element);
  }
  return found;
}

TEST(TorchArchive, ReadsEveryType) {
  const TorchArchive archive(fixture("types.pth"));
  ASSERT_EQ(archive.state_dicts().size(), 1u);
  const StateDict& dict = archive.state_dicts()[0];
  EXPECT_EQ(dict.place, "");
  EXPECT_EQ(dict.tensors.size(), 10u);
  EXPECT_EQ(elements<double>(archive, find(dict, "float64")), (std::vector<double>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<float>(archive, find(dict, "float32")), (std::vector<float>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<uint16_t>(archive, find(dict, "float16")),
            (std::vector<uint16_t>{0, 0x3C00, 0x4000, 0x4200, 0x4400, 0x4500}));
  EXPECT_EQ(elements<uint16_t>(archive, find(dict, "bfloat16")),
            (std::vector<uint16_t>{0, 0x3F80, 0x4000, 0x4040, 0x4080, 0x40A0}));
  EXPECT_EQ(elements<int64_t>(archive, find(dict, "int64")), (std::vector<int64_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<int32_t>(archive, find(dict, "int32")), (std::vector<int32_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<int16_t>(archive, find(dict, "int16")), (std::vector<int16_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<int8_t>(archive, find(dict, "int8")), (std::vector<int8_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<uint8_t>(archive, find(dict, "uint8")), (std::vector<uint8_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(elements<uint8_t>(archive, find(dict, "bool")), (std::vector<uint8_t>{0, 1, 1, 1, 1, 1}));
  EXPECT_EQ(find(dict, "bfloat16").type, Number::kBF16);
  EXPECT_EQ(find(dict, "bool").type, Number::kBool);
}

TEST(TorchArchive, ReadsViewsAndSharedStorages) {
  const TorchArchive archive(fixture("views.pth"));
  const StateDict& dict = archive.state_dicts().at(0);
  EXPECT_EQ(find(dict, "transposed").shape, (std::vector<int64_t>{3, 2}));
  EXPECT_EQ(elements<float>(archive, find(dict, "transposed")), (std::vector<float>{0, 3, 1, 4, 2, 5}));
  std::vector<float> counted(24);
  std::iota(counted.begin(), counted.end(), 0.0f);
  EXPECT_EQ(elements<float>(archive, find(dict, "channels_last")), counted);
  EXPECT_NE(find(dict, "channels_last").strides, (std::vector<int64_t>{12, 4, 2, 1}));
  EXPECT_EQ(elements<float>(archive, find(dict, "parameter")), (std::vector<float>{0, 1, 2}));
  EXPECT_EQ(elements<float>(archive, find(dict, "scalar")), (std::vector<float>{7}));
  EXPECT_TRUE(archive.data(find(dict, "empty")).empty());
  EXPECT_EQ(find(dict, "empty").shape, (std::vector<int64_t>{0, 3}));
  EXPECT_EQ(elements<float>(archive, find(dict, "expanded")), (std::vector<float>(5, 1)));
  EXPECT_EQ(elements<float>(archive, find(dict, "rows")), (std::vector<float>{3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(find(dict, "shared").storage, find(dict, "rows").storage);
  EXPECT_EQ(find(dict, "shared").storage, find(dict, "tied").storage);
  EXPECT_NE(find(dict, "shared").storage, find(dict, "scalar").storage);
}

TEST(TorchArchive, FindsTheDictsOfTrainingPrograms) {
  const TorchArchive nested(fixture("nested.pth"));
  ASSERT_EQ(nested.state_dicts().size(), 1u);
  EXPECT_EQ(nested.state_dicts()[0].place, "state_dict");
  EXPECT_EQ(elements<float>(nested, find(nested.state_dicts()[0], "module.conv.weight"))[107], 107.0f);
  const TorchArchive deeper(fixture("deeper.pth"));
  ASSERT_EQ(deeper.state_dicts().size(), 2u);
  EXPECT_EQ(deeper.state_dicts()[0].place, "model.state_dict");
  EXPECT_EQ(deeper.state_dicts()[0].tensors.size(), 6u);
  EXPECT_EQ(deeper.state_dicts()[1].place, "model_ema");
}

TEST(TorchArchive, ReadsFilesOfBeforeTheZipFormat) {
  const TorchArchive archive(fixture("legacy.pth"));
  ASSERT_EQ(archive.state_dicts().size(), 1u);
  const StateDict& dict = archive.state_dicts()[0];
  EXPECT_EQ(dict.tensors.size(), 6u);
  std::vector<float> counted(108);
  std::iota(counted.begin(), counted.end(), 0.0f);
  EXPECT_EQ(elements<float>(archive, find(dict, "conv.weight")), counted);
  EXPECT_EQ(elements<float>(archive, find(dict, "bn.running_var")), (std::vector<float>(4, 1)));
  EXPECT_EQ(elements<int64_t>(archive, find(dict, "bn.num_batches_tracked")), (std::vector<int64_t>{0}));
  const TorchArchive views(fixture("legacy-views.pth"));
  const StateDict& shared = views.state_dicts().at(0);
  EXPECT_EQ(elements<float>(views, find(shared, "transposed")), (std::vector<float>{0, 3, 1, 4, 2, 5}));
  EXPECT_EQ(elements<float>(views, find(shared, "rows")), (std::vector<float>{3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(find(shared, "shared").storage, find(shared, "tied").storage);
}

TEST(TorchArchive, PassesOverSettingsBesideTheTensors) {
  const TorchArchive archive(fixture("settings.pth"));
  ASSERT_EQ(archive.state_dicts().size(), 1u);
  const StateDict& dict = archive.state_dicts()[0];
  EXPECT_EQ(dict.tensors.size(), 1u);
  EXPECT_EQ(elements<float>(archive, find(dict, "w")), (std::vector<float>{0, 1, 2}));
  EXPECT_EQ(dict.others,
            (std::vector<std::string>{"args", "simple", "counts", "path", "seen", "when", "best", "array"}));
}

TEST(TorchArchive, RefusesWhatIsNotADictOfTensorsByName) {
  const auto refusal = [](const std::string& name) { return error_from([&] { TorchArchive{fixture(name)}; }); };
  expect_parts(refusal("whole.pth"), {"asks Python to run code: 'torch.nn.modules.container.Sequential'",
                                      "nothing was run", "torch.save(model.state_dict(), FILE)"});
  expect_parts(refusal("code.pth"), {"code.pth: data.pkl: byte ", "'posix.system' (opcode GLOBAL)"});
  EXPECT_FALSE(fs::exists("la3-ran-code"));
  expect_parts(refusal("complex.pth"), {"'torch.ComplexFloatStorage'"});
  expect_parts(refusal("list.pth"), {"a dict of tensors expected, found a list"});
  expect_parts(refusal("empty.pth"), {"itself or under 'state_dict'", "found the keys 'epoch'"});
  expect_parts(refusal("script.pt"), {"a TorchScript network, which --network takes"});
  expect_parts(refusal("missing.pth"), {"missing.pth"});
}

// ---- archives by hand ----

void put(std::string& bytes, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i) { bytes += static_cast<char>(i < 8 ? value >> 8 * i & 0xFF : 0); }
}

uint32_t crc_of(const std::string& bytes) {
  return crc32({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()});
}

struct Made {
  std::string name, bytes;
  uint16_t flags = 0, method = 0;
  int64_t size_lie = 0, offset_lie = 0;
};

std::string zip_of(const std::vector<Made>& entries, bool is_large = false) {
  std::string bytes, directory;
  for (const Made& entry : entries) {
    const uint64_t begin = bytes.size() + static_cast<uint64_t>(entry.offset_lie);
    const uint64_t size = entry.bytes.size() + static_cast<uint64_t>(entry.size_lie);
    put(bytes, 0x04034b50, 4), put(bytes, 0, 22);  // readers use the list of entries
    put(bytes, entry.name.size(), 2), put(bytes, 0, 2);
    bytes += entry.name + entry.bytes;
    put(directory, 0x02014b50, 4), put(directory, 0, 4), put(directory, entry.flags, 2);
    put(directory, entry.method, 2), put(directory, 0, 4), put(directory, crc_of(entry.bytes), 4);
    put(directory, is_large ? 0xFFFFFFFF : size, 4), put(directory, is_large ? 0xFFFFFFFF : size, 4);
    put(directory, entry.name.size(), 2), put(directory, is_large ? 28 : 0, 2), put(directory, 0, 10);
    put(directory, is_large ? 0xFFFFFFFF : begin, 4);
    directory += entry.name;
    if (is_large) {
      put(directory, 1, 2), put(directory, 24, 2);
      put(directory, size, 8), put(directory, size, 8), put(directory, begin, 8);
    }
  }
  const uint64_t at = bytes.size(), count = entries.size();
  bytes += directory;
  if (is_large) {
    const uint64_t record = bytes.size();
    put(bytes, 0x06064b50, 4), put(bytes, 44, 8), put(bytes, 0, 12);
    put(bytes, count, 8), put(bytes, count, 8), put(bytes, directory.size(), 8), put(bytes, at, 8);
    put(bytes, 0x07064b50, 4), put(bytes, 0, 4), put(bytes, record, 8), put(bytes, 1, 4);
  }
  put(bytes, 0x06054b50, 4), put(bytes, 0, 4);
  put(bytes, is_large ? 0xFFFF : count, 2), put(bytes, is_large ? 0xFFFF : count, 2);
  put(bytes, is_large ? 0xFFFFFFFF : directory.size(), 4), put(bytes, is_large ? 0xFFFFFFFF : at, 4);
  put(bytes, 0, 2);
  return bytes;
}

std::string text(const std::string& value) {
  std::string bytes = "X";
  put(bytes, value.size(), 4);
  return bytes + value;
}
std::string whole(int64_t value) {
  std::string bytes = "\x8a\x08";
  put(bytes, static_cast<uint64_t>(value), 8);
  return bytes;
}
std::string wholes(const std::vector<int64_t>& values) {
  std::string bytes = "(";
  for (const int64_t value : values) { bytes += whole(value); }
  return bytes + "t";
}
// What a pickle says to make a tensor of floats.
std::string tensor_code(int64_t first, const std::vector<int64_t>& shape, const std::vector<int64_t>& strides,
                        int64_t storage_elements = 6, const std::string& key = "0") {
  return "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") + "ctorch\nFloatStorage\n" + text(key) +
         text("cpu") + whole(storage_elements) + "tQ" + whole(first) + wholes(shape) + wholes(strides) + "\x89}tR";
}
std::string dict_code(const std::string& items) {
  return "\x80\x02}(" + items + "u.";
}

class HandMade : public testing::Test {
 protected:
  std::string refusal(const std::string& bytes) const {
    write_text(path_, bytes);
    std::string message = error_from([&] {
      const TorchArchive archive(path_);
      for (const StateDict& dict : archive.state_dicts()) {
        for (const ArchivedTensor& tensor : dict.tensors) { archive.data(tensor); }
      }
    });
    const std::string prefix = path_.string() + ": ";
    return message.starts_with(prefix) ? message.substr(prefix.size()) : message;
  }
  std::string refusal_of_pickle(const std::string& pickle) const {
    return refusal(zip_of({{"a/data.pkl", pickle}, {"a/data/0", std::string(24, '\0')}}));
  }
  std::string refusal_of_tensor(const std::string& code) const {
    return refusal_of_pickle(dict_code(text("w") + code));
  }

  const TemporaryFolder folder_{"la3-torch-archive"};
  const fs::path path_ = folder_.path() / "a.pth";
  const std::string good_ = dict_code(text("w") + tensor_code(0, {2, 3}, {3, 1}));
};

TEST_F(HandMade, ArchivesAreRead) {
  EXPECT_EQ(refusal_of_pickle(good_), "no error");
  const std::vector<Made> entries = {{"a/data.pkl", good_}, {"a/data/0", std::string(24, '\0')}};
  EXPECT_EQ(refusal(zip_of(entries, /*is_large=*/true)), "no error");
  // A name is never a path of this machine's.
  EXPECT_EQ(refusal(zip_of({{"../../etc/data.pkl", good_}, {"../../etc/data/0", std::string(24, '\0')}})),
            "no error");
}

TEST_F(HandMade, ArchivesThatLieAreRefused) {
  const std::string storage(24, '\0');
  const Made pickle{"a/data.pkl", good_};
  expect_parts(refusal(zip_of({pickle})), {"tensor 'w': its storage 'a/data/0' is not in the archive"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage.substr(4)}})),
               {"tensor 'w': a storage of 24 bytes expected, found 20"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage}, {"a/data/0", storage}})),
               {"'a/data/0' stands twice"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage, 1}})), {"'a/data/0': it is encrypted"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage, 0, 8}})), {"'a/data/0': stored bytes expected"});
  expect_parts(refusal(zip_of({{"a/data.pkl", good_, 0, 8}})), {"'a/data.pkl': stored bytes expected"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage, 0, 0, 1 << 20}})), {"'a/data/0'", "found the end"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage, 0, 0, 40}})), {"overlaps the list of entries"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage, 0, 0, 0, 7}})), {"'a/data/0': nothing at byte"});
  expect_parts(refusal(zip_of({{"a/data.pkl", good_, 0, 0, 20}, {"a/data/0", storage}})), {"overlap"});
  expect_parts(refusal(zip_of({pickle, {"b/data.pkl", good_}})), {"one entry 'NAME/data.pkl'", "'b/data.pkl'"});
  expect_parts(refusal(zip_of({{"a/x", ""}})), {"one entry 'NAME/data.pkl', found none"});
  expect_parts(refusal(zip_of({pickle, {"a/data/0", storage}, {"a/byteorder", "big"}})), {"little-endian"});
  expect_parts(refusal(zip_of({pickle, {std::string(2000, 'n'), ""}})), {"names of at most 1000 bytes"});
  std::string damaged = zip_of({pickle, {"a/data/0", storage}});
  damaged[damaged.find("a/data/0") + 10] = 'x';
  expect_parts(refusal(damaged), {"damaged: entry 'a/data/0': CRC ", " expected, found "});
  expect_parts(refusal("PK\x03\x04"), {"its end is missing"});
  expect_parts(refusal("neither"), {"not a file of torch.save()"});
  std::string large = zip_of({pickle}, true);
  large[large.size() - 42 + 8] = '\x7f';  // where the record is
  expect_parts(refusal(large), {"the numbers of a large archive are missing"});
}

TEST_F(HandMade, TensorsThatLieAreRefused) {
  constexpr int64_t kHuge = int64_t{1} << 52;
  expect_parts(refusal_of_tensor(tensor_code(1, {2, 3}, {3, 1})),
               {"tensor 'w': it reaches to element 6 of a storage of 6"});
  expect_parts(refusal_of_tensor(tensor_code(0, {2, 3}, {4, 1})), {"reaches to element 6"});
  expect_parts(refusal_of_tensor(tensor_code(0, {kHuge, kHuge}, {0, 0})), {"its shape is too large"});
  expect_parts(refusal_of_tensor(tensor_code(0, {kHuge, 0, kHuge}, {1, 1, 1})), {"its shape is too large"});
  expect_parts(refusal_of_tensor(tensor_code(0, {kHuge, 2}, {kHuge, 1})), {"its shape is too large"});
  expect_parts(refusal_of_tensor(tensor_code(0, {-2, 3}, {3, 1})),
               {"shape: whole numbers from 0 expected, found -2"});
  expect_parts(refusal_of_tensor(tensor_code(-1, {2, 3}, {3, 1})), {"offset: whole numbers from 0"});
  expect_parts(refusal_of_tensor(tensor_code(5, {2, 3}, {-3, 1})), {"strides: whole numbers from 0"});
  expect_parts(refusal_of_tensor(tensor_code(0, {2, 3}, {3})), {"2 strides expected, found 1"});
  expect_parts(refusal_of_tensor(tensor_code(0, std::vector<int64_t>(65, 1), std::vector<int64_t>(65, 1))),
               {"at most 64 dimensions expected, found 65"});
  expect_parts(refusal_of_tensor(tensor_code(0, {2}, {1}, 7)), {"a storage of 28 bytes expected, found 24"});
  expect_parts(refusal_of_tensor(tensor_code(0, {2}, {1}, 6, "../0")), {"'a/data/../0' is not in the archive"});
  expect_parts(refusal_of_tensor("ctorch._utils\n_rebuild_tensor_v2\n(NtR"), {"6 or 7 values expected, found 1"});
  expect_parts(refusal_of_tensor("ctorch._utils\n_rebuild_parameter\n(NtR"), {"a parameter of a tensor expected"});
  expect_parts(refusal_of_tensor("ctorch._utils\n_rebuild_tensor_v2\n(NNNNNNtR"),
               {"a storage expected, found None"});
  expect_parts(refusal_of_tensor("ctorch._utils\n_rebuild_tensor_v2\n((NtQNNNNNtR"),
               {"a reference to something else"});
  const std::string one = text("w") + tensor_code(0, {6}, {1});
  expect_parts(refusal_of_pickle(dict_code(one + one)), {"tensor 'w': stands twice"});
}

TEST_F(HandMade, PicklesCanOnlyNameWhatTensorsNeed) {
  for (const std::string& opcodes :
       {std::string("cos\nsystem\n(") + text("touch la3-ran-code") + "tR", std::string("ctorch\nload\n"),
        std::string("c__builtin__\neval\n"), text("os") + text("system") + "\x93"}) {
    expect_parts(refusal_of_pickle(dict_code(text("w") + opcodes)),
                 {"data.pkl: byte ", "asks Python to run code: '"});
  }
  expect_parts(refusal_of_pickle("\x80\x02(ios\nsystem\n."), {"'os.system' (opcode INST)"});
  // BUILD could set any attribute of what a name stands for.
  expect_parts(refusal_of_pickle(dict_code(text("w") + "ctorch\nSize\n}b")), {"run code (opcode BUILD)"});
  expect_parts(refusal_of_pickle(dict_code(text("w") + "}}b")), {"run code (opcode BUILD)"});
  expect_parts(refusal_of_pickle(dict_code(text("w") + "NNR")), {"a name and its arguments expected, found None"});
  expect_parts(refusal_of_pickle("\x80\x02"
                                 "ccollections\nOrderedDict\n(NtR."),
               {"a list of pairs expected"});
  const std::string pair = "(" + text("w") + tensor_code(0, {6}, {1}) + "t";
  EXPECT_EQ(refusal_of_pickle("\x80\x02"
                              "ccollections\nOrderedDict\n((" +
                              pair + "ltR}b."),
            "no error");
}

TEST_F(HandMade, ObjectsThatArePassedOverCanOnlyBeThoseOfTheList) {
  const std::string tensor = text("w") + tensor_code(0, {6}, {1});
  const std::string state = "}(" + text("lr") + "Nub";
  EXPECT_EQ(refusal_of_pickle(dict_code(tensor + text("args") + "cargparse\nNamespace\n)\x81" + state)),
            "no error");
  expect_parts(refusal_of_pickle(dict_code(tensor + text("args") + "csubprocess\nPopen\n)\x81" + state)),
               {"asks Python to run code: 'subprocess.Popen'", "nothing was run"});
  // A class of the list cannot lend its attributes.
  expect_parts(refusal_of_pickle(dict_code(tensor + text("args") + "cargparse\nNamespace.mro\n)\x81" + state)),
               {"'argparse.Namespace.mro'"});
  // What tensors are made with is not for objects, and objects are not tensors.
  expect_parts(refusal_of_pickle(dict_code(text("w") + "ctorch._utils\n_rebuild_tensor_v2\n)\x81")),
               {"'torch._utils._rebuild_tensor_v2' (opcode NEWOBJ)"});
  expect_parts(refusal_of_pickle(dict_code(text("w") + "cargparse\nNamespace\n)\x81")),
               {"a dict of tensors expected"});
  expect_parts(refusal_of_pickle(dict_code(text("w") + "N)\x81")), {"(opcode NEWOBJ)"});
  expect_parts(refusal_of_pickle(dict_code(text("w") + "\x81")), {"a value is missing on the stack"});
  expect_parts(refusal_of_pickle(dict_code(tensor + text("args") + "cargparse\nNamespace\n}b")),
               {"(opcode BUILD)"});
}

// A file of before PyTorch 1.6 by hand.
struct Legacy {
  std::string version = whole(1001);
  std::string machine = "}(" + text("little_endian") + "\x88u";
  std::string data = "}(" + text("w") + tensor_code(0, {2, 3}, {3, 1}) + "u";
  std::string keys = "](" + text("0") + "e";
  std::string storages = storage(6, 24);

  static std::string storage(uint64_t elements, size_t bytes) {
    std::string made;
    put(made, elements, 8);
    return made + std::string(bytes, '\1');
  }
  std::string bytes() const {
    std::string all("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.");
    for (const std::string& pickle : {version, machine, data, keys}) { all += "\x80\x02" + pickle + "."; }
    return all + storages;
  }
};

TEST_F(HandMade, OlderFilesThatLieAreRefused) {
  EXPECT_EQ(refusal(Legacy().bytes()), "no error");
  const auto refused = [&](auto&& change) {
    Legacy legacy;
    change(legacy);
    return refusal(legacy.bytes());
  };
  const auto storages = [&](const std::string& bytes) {
    return refused([&](Legacy& legacy) { legacy.storages = bytes; });
  };
  expect_parts(storages(Legacy::storage(6, 23)), {"storage '0': 24 bytes expected, found the end of the file"});
  expect_parts(storages("\1\1"), {"found the end of the file"});
  expect_parts(storages(Legacy::storage(1ull << 60, 24)), {"6 elements expected, found 1152921504606846976"});
  expect_parts(storages(Legacy::storage(6, 25)), {"the end of the file expected after its storages, found 1 more"});
  expect_parts(refused([](Legacy& legacy) { legacy.version = whole(1002); }), {"version 1001"});
  expect_parts(refused([](Legacy& legacy) { legacy.machine = "}(" + text("little_endian") + "\x89u"; }),
               {"little-endian"});
  expect_parts(refused([](Legacy& legacy) { legacy.machine = "N"; }), {"little-endian"});
  expect_parts(refused([](Legacy& legacy) { legacy.keys = "}"; }), {"a list of storages expected"});
  expect_parts(refused([](Legacy& legacy) { legacy.keys = "](" + text("../0") + "e"; }),
               {"storages of tensors expected, found another: '../0'"});
  expect_parts(refused([](Legacy& legacy) { legacy.keys = "]"; }), {"the end of the file expected"});
  expect_parts(refused([](Legacy& legacy) {
                 legacy.keys = "](" + text("0") + text("0") + "e";
                 legacy.storages += Legacy::storage(6, 24);
               }),
               {"storage '0' stands twice"});
  expect_parts(refused([](Legacy& legacy) {
                 legacy.keys = "]";
                 legacy.storages = "";
               }),
               {"tensor 'w': its storage '0' is not in the archive"});
  expect_parts(refused([](Legacy& legacy) { legacy.data = "cos\nsystem\n(" + text("touch la3-ran-code") + "tR"; }),
               {"data: byte ", "'os.system'"});
  expect_parts(refused([](Legacy& legacy) { legacy.keys = "cos\nsystem\n(" + text("touch la3-ran-code") + "tR"; }),
               {"list of storages: byte ", "'os.system'"});
  const auto tensor = [&](const std::string& code) {
    return refused([&](Legacy& legacy) { legacy.data = "}(" + text("w") + code + "u"; });
  };
  expect_parts(tensor(tensor_code(1, {6}, {1})), {"it reaches to element 6 of a storage of 6"});
  expect_parts(tensor(tensor_code(0, {6}, {1}, 1ll << 52)), {"storage '0': 18014398509481984 bytes expected"});
  // A storage can be a view of another one there, which must be none.
  const auto viewed = [&](const std::string& view) {
    std::string code = tensor_code(0, {2, 3}, {3, 1});
    return tensor(code.insert(code.find("tQ"), view));
  };
  EXPECT_EQ(viewed("N"), "no error");
  expect_parts(viewed("(" + text("0") + whole(1) + whole(5) + "t"), {"found a reference to something else"});
  // Two tensors that call the same storage differently.
  expect_parts(tensor(tensor_code(0, {6}, {1}) + text("v") + tensor_code(0, {7}, {1}, 7)),
               {"tensor 'v': a storage of 28 bytes expected, found 24"});
  const std::string good = Legacy().bytes();
  for (size_t size = 0; size < good.size(); ++size) {
    EXPECT_NE(refusal(good.substr(0, size)), "no error") << size;
  }
  random::Stream stream(2, 0, 0, random::Purpose::kPolicy);
  for (int round = 0; round < 1000; ++round) {
    std::string bytes = good;
    bytes[stream.below(static_cast<uint32_t>(bytes.size()))] ^= static_cast<char>(1 << stream.below(8));
    refusal(bytes);
  }
}

TEST_F(HandMade, BombsAreRefused) {
  std::string many;
  for (int i = 0; i <= 100'000; ++i) { many += text(std::to_string(i)) + "h\x01"; }
  expect_parts(refusal_of_pickle("\x80\x02" + tensor_code(0, {6}, {1}) +
                                 "q\x01"
                                 "0}(" +
                                 many + "u."),
               {"at most 100000 tensors expected, found more"});
  expect_parts(refusal_of_pickle("\x80\x02]" + std::string(5'000'000, 'N') + "."),
               {"at most 4000000 values expected, found more"});
  // A dict in itself, under all the names that are looked for.
  expect_parts(refusal_of_pickle("\x80\x02}q\x01(" + text("model") + "h\x01" + text("module") + "h\x01u."),
               {"found the keys 'model', 'module'"});
  // The same long list as the arguments of many calls.
  std::string calls =
      "ctorch\nSize\nq\x01"
      "0(" +
      std::string(100'000, 'N') +
      "tq\x02"
      "0";
  for (int i = 0; i < 100'000; ++i) { calls += "h\x01h\x02R0"; }
  expect_parts(refusal_of_pickle("\x80\x02" + calls + "N."), {"a dict of tensors expected, found None"});
  std::vector<Made> entries(200'101);
  for (size_t i = 0; i < entries.size(); ++i) { entries[i].name = std::to_string(i); }
  expect_parts(refusal(zip_of(entries, true)), {"at most 200100 entries expected, found 200101"});
}

// Cut off anywhere, or with random bytes changed: an Error or the file's own tensors, never a crash.
TEST_F(HandMade, DamagedFilesDoNoHarm) {
  const std::vector<uint8_t> read = read_file(fixture("nested.pth"), 1 << 20);
  const std::string whole_file(read.begin(), read.end());
  for (size_t size = 0; size < whole_file.size(); size += 7) {
    EXPECT_NE(refusal(whole_file.substr(0, size)), "no error") << size;
  }
  random::Stream stream(1, 0, 0, random::Purpose::kPolicy);
  const auto spoiled = [&](std::string bytes) {
    for (int i = 0; i < 2; ++i) {
      bytes[stream.below(static_cast<uint32_t>(bytes.size()))] ^= static_cast<char>(1 << stream.below(8));
    }
    return bytes;
  };
  for (int round = 0; round < 300; ++round) { refusal(spoiled(whole_file)); }
  // With the right CRC, so that the pickle is read.
  const std::string pickle = dict_code(text("model") + "}(" + text("w") + tensor_code(0, {2, 3}, {3, 1}) +
                                       text("v") + tensor_code(2, {4}, {1}) + "u");
  EXPECT_EQ(refusal_of_pickle(pickle), "no error");
  int refused = 0;
  for (int round = 0; round < 500; ++round) { refused += refusal_of_pickle(spoiled(pickle)) != "no error"; }
  EXPECT_GT(refused, 250);
}

TEST(Crc32, IsThatOfZip) {
  EXPECT_EQ(crc_of(""), 0u);
  EXPECT_EQ(crc_of("123456789"), 0xCBF43926u);
  EXPECT_EQ(crc_of("The quick brown fox jumps over the lazy dog"), 0x414FA339u);
}

}  // namespace
}  // namespace la3::pickle
