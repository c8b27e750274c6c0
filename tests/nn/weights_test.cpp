#include "la3/nn/weights.h"

#include <gtest/gtest.h>
#include <torch/utils.h>
#include <unistd.h>

#include <cmath>
#include <fstream>
#include <functional>
#include <map>

#include "la3/core/error.h"
#include "la3/nn/registry.h"
#include "tests/source_folder.h"

namespace la3::nn {
namespace {

namespace fs = std::filesystem;

// A convolution, a batch norm and a linear layer, as far as weights are concerned.
class FakeNetwork : public Network {
 public:
  explicit FakeNetwork(int64_t classes = 5, int64_t channels = 4, const std::string& network_name = "fake-4")
      : name_(network_name) {
    parameters_ = {{"conv.weight", torch::rand({channels, 3, 3, 3})},
                   {"bn.weight", torch::rand({channels})},
                   {"fc.weight", torch::rand({classes, channels})},
                   {"fc.bias", torch::rand({classes})}};
    buffers_ = {{"bn.running_mean", torch::rand({channels})},
                {"bn.num_batches_tracked", torch::tensor(int64_t{7})}};
    for (NamedTensor& parameter : parameters_) { parameter.tensor.set_requires_grad(true); }
  }

  const std::string& name() const override { return name_; }
  torch::Tensor forward(const torch::Tensor& images) override { return images; }
  std::vector<NamedTensor> parameters() const override { return parameters_; }
  std::vector<NamedTensor> buffers() const override { return buffers_; }
  void set_training(bool) override {}
  void to(torch::Device) override {}

  std::vector<NamedTensor> all() const {
    std::vector<NamedTensor> tensors = parameters_;
    tensors.insert(tensors.end(), buffers_.begin(), buffers_.end());
    return tensors;
  }
  torch::Tensor& at(const std::string& tensor_name) {
    for (auto* tensors : {&parameters_, &buffers_}) {
      for (NamedTensor& named : *tensors) {
        if (named.name == tensor_name) { return named.tensor; }
      }
    }
    throw std::out_of_range(tensor_name);
  }
  void remove_buffer(const std::string& tensor_name) {
    std::erase_if(buffers_, [&](const NamedTensor& buffer) { return buffer.name == tensor_name; });
  }

 protected:
  std::vector<NamedTensor> parameters_;
  std::vector<NamedTensor> buffers_;

 private:
  std::string name_;
};

std::vector<torch::Tensor> copies(const FakeNetwork& network) {
  std::vector<torch::Tensor> result;
  for (const NamedTensor& named : network.all()) { result.push_back(named.tensor.detach().clone()); }
  return result;
}

bool holds(const FakeNetwork& network, const std::vector<torch::Tensor>& values) {
  const std::vector<NamedTensor> tensors = network.all();
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (!torch::equal(tensors[i].tensor, values[i])) { return false; }
  }
  return tensors.size() == values.size();
}

std::string bytes_of(const torch::Tensor& tensor) {
  return {static_cast<const char*>(tensor.data_ptr()), tensor.nbytes()};
}

class WeightsTest : public testing::Test {
 protected:
  WeightsTest() : folder_(fs::temp_directory_path() / ("la3-weights-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    path_ = folder_ / "w.safetensors";
  }
  ~WeightsTest() override { fs::remove_all(folder_); }

  static std::string message_of(const std::function<void()>& call) {
    try {
      call();
    } catch (const Error& error) { return error.what(); }
    return "no error";
  }

  // What load_weights() says after the file's name. The network must stay as it was.
  std::string load_error(FakeNetwork& network) const {
    const std::vector<torch::Tensor> before = copies(network);
    const std::string message = message_of([&] { load_weights(network, path_); });
    if (message != "no error") { EXPECT_TRUE(holds(network, before)); }
    const std::string prefix = path_.string() + ": ";
    return message.starts_with(prefix) ? message.substr(prefix.size()) : message;
  }

  // The network's tensors after a change, as a program that knows no checksums would write them.
  void write_changed(const FakeNetwork& network, const std::function<void(std::vector<NamedTensor>&)>& change,
                     const Metadata& metadata = {}) const {
    std::vector<NamedTensor> tensors = network.all();
    change(tensors);
    save_tensors(path_, tensors, {});
    const SafetensorsFile file(path_);
    write_safetensors(path_, file.entries(), metadata);
  }

  fs::path folder_, path_;
};

TEST_F(WeightsTest, ANetworkGetsBackWhatItSaved) {
  const FakeNetwork saved;
  save_weights(saved, path_, {{"epoch", "3"}});
  FakeNetwork loaded;
  ASSERT_FALSE(holds(loaded, copies(saved)));
  load_weights(loaded, path_);
  EXPECT_TRUE(holds(loaded, copies(saved)));
  EXPECT_TRUE(loaded.at("fc.weight").requires_grad());
  EXPECT_TRUE(loaded.at("fc.weight").is_leaf());

  const LoadedTensors tensors = load_tensors(path_);
  EXPECT_EQ(tensors.metadata, (Metadata{{"epoch", "3"}, {"la3.network", "fake-4"}}));
  EXPECT_TRUE(tensors.has_checksum);
  EXPECT_EQ(tensors.tensors.size(), 6u);
}

TEST_F(WeightsTest, TheSameWeightsGiveTheSameBytesInAnyMemoryFormat) {
  FakeNetwork network;
  save_weights(network, path_);
  const auto bytes = read_file(path_, 1 << 20);
  {
    const torch::NoGradGuard no_grad;
    network.at("conv.weight") = network.at("conv.weight").contiguous(torch::MemoryFormat::ChannelsLast);
  }
  ASSERT_FALSE(network.at("conv.weight").is_contiguous());
  save_weights(network, path_);
  EXPECT_EQ(read_file(path_, 1 << 20), bytes);

  const std::vector<torch::Tensor> values = copies(network);
  {
    const torch::NoGradGuard no_grad;
    network.at("conv.weight").zero_();
  }
  load_weights(network, path_);
  EXPECT_TRUE(holds(network, values));
  EXPECT_TRUE(network.at("conv.weight").is_contiguous(torch::MemoryFormat::ChannelsLast));
}

TEST_F(WeightsTest, TensorsOfEveryTypeComeBackBitForBit) {
  std::vector<NamedTensor> tensors;
  for (const torch::ScalarType type : {torch::kFloat64, torch::kFloat32, torch::kFloat16, torch::kBFloat16}) {
    tensors.push_back({torch::toString(type), torch::randn({3, 5}).to(type)});
  }
  for (const torch::ScalarType type : {torch::kInt64, torch::kInt32, torch::kInt16, torch::kInt8, torch::kUInt8}) {
    tensors.push_back({torch::toString(type), torch::arange(-5, 5).to(type)});
  }
  tensors.push_back({"bool", torch::tensor({true, false, true})});
  tensors.push_back({"scalar", torch::tensor(2.5)});
  tensors.push_back({"empty", torch::empty({0, 4})});
  tensors.push_back({"nan", torch::full({2}, std::nan(""))});
  tensors.push_back({"transposed", torch::arange(6).reshape({2, 3}).t()});
  tensors.push_back({"expanded", torch::ones({1}).expand({4})});
  save_tensors(path_, tensors, {});
  const LoadedTensors loaded = load_tensors(path_);
  ASSERT_EQ(loaded.tensors.size(), tensors.size());
  for (const NamedTensor& found : loaded.tensors) {
    const auto expected = std::find_if(tensors.begin(), tensors.end(),
                                       [&](const NamedTensor& tensor) { return tensor.name == found.name; });
    ASSERT_NE(expected, tensors.end()) << found.name;
    EXPECT_EQ(found.tensor.scalar_type(), expected->tensor.scalar_type()) << found.name;
    EXPECT_EQ(found.tensor.sizes(), expected->tensor.sizes()) << found.name;
    EXPECT_EQ(bytes_of(found.tensor), bytes_of(expected->tensor.contiguous())) << found.name;
  }
}

TEST_F(WeightsTest, RefusesToSaveWhatAFileCannotHold) {
  EXPECT_THROW(save_tensors(path_, {{"c", torch::zeros({2}, torch::kComplexFloat)}}, {}), std::invalid_argument);
  EXPECT_THROW(save_tensors(path_, {{"a", torch::ones({1})}, {"a", torch::ones({1})}}, {}), std::invalid_argument);
  EXPECT_THROW(save_tensors(path_, {}, {{kChecksumKey, "0"}}), std::invalid_argument);
  EXPECT_THROW(save_tensors(path_, {}, {{kVersionKey, "1"}}), std::invalid_argument);
  EXPECT_FALSE(fs::exists(path_));
}

TEST_F(WeightsTest, OtherFloatingTypesAreConverted) {
  FakeNetwork source;
  {
    const torch::NoGradGuard no_grad;
    source.at("fc.bias").copy_(torch::tensor({0.5f, -1.0f, 65504.0f, 1.0f / 3, 6.0e-8f}));
  }
  for (const torch::ScalarType type : {torch::kFloat16, torch::kBFloat16, torch::kFloat64}) {
    write_changed(source, [&](std::vector<NamedTensor>& tensors) {
      for (NamedTensor& named : tensors) {
        if (named.tensor.is_floating_point()) { named.tensor = named.tensor.to(type); }
      }
    });
    FakeNetwork network;
    load_weights(network, path_);
    EXPECT_EQ(network.at("fc.bias").scalar_type(), torch::kFloat32);
    EXPECT_TRUE(torch::equal(network.at("fc.bias"), source.at("fc.bias").to(type).to(torch::kFloat32))) << type;
    EXPECT_EQ(network.at("fc.bias")[1].item<float>(), -1.0f);
  }
}

TEST_F(WeightsTest, TheBatchCountIsOptionalOnBothSides) {
  FakeNetwork source;
  write_changed(source, [](std::vector<NamedTensor>& tensors) { tensors.pop_back(); });
  FakeNetwork network;
  network.at("bn.num_batches_tracked").fill_(3);
  EXPECT_EQ(load_error(network), "no error");
  EXPECT_EQ(network.at("bn.num_batches_tracked").item<int64_t>(), 3);
  EXPECT_TRUE(torch::equal(network.at("fc.weight"), source.at("fc.weight")));

  save_weights(source, path_);
  FakeNetwork without;
  without.remove_buffer("bn.num_batches_tracked");
  EXPECT_EQ(load_error(without), "no error");

  write_changed(source, [](std::vector<NamedTensor>& tensors) {
    tensors.push_back({"my_num_batches_tracked", torch::ones({1})});
  });
  EXPECT_EQ(
      load_error(network),
      "weights of 'fake-4' expected, found others: 1 too many ('my_num_batches_tracked'); none of la3's networks "
      "has such tensors");
}

TEST_F(WeightsTest, NamesWhatIsMissingAndWhatIsTooMuch) {
  FakeNetwork network;
  const auto rename = [](std::vector<NamedTensor>& tensors) {
    for (NamedTensor& named : tensors) { named.name = "my." + named.name; }
  };
  write_changed(network, rename);
  EXPECT_EQ(load_error(network),
            "weights of 'fake-4' expected, found others: 5 tensors missing ('conv.weight', 'bn.weight', "
            "'fc.weight', 'fc.bias', 'bn.running_mean'), 5 too many ('my.bn.running_mean', 'my.bn.weight', "
            "'my.conv.weight', 'my.fc.bias', 'my.fc.weight'); none of la3's networks has such tensors");
  write_changed(network, rename, {{"la3.network", "wrn-40-2"}});
  EXPECT_EQ(load_error(network).rfind("weights of 'fake-4' expected, found weights of 'wrn-40-2': 5 tensors", 0),
            0u)
      << load_error(network);
}

TEST_F(WeightsTest, SaysWhenTheNumberOfClassesDiffers) {
  save_weights(FakeNetwork(5), path_);
  FakeNetwork network(100);
  EXPECT_EQ(load_error(network), "weights for 100 classes expected, found 5 (tensor 'fc.weight')");
}

TEST_F(WeightsTest, SaysWhichShapeDiffers) {
  save_weights(FakeNetwork(5, 8, "fake-8"), path_);
  FakeNetwork network;
  EXPECT_EQ(load_error(network),
            "weights of 'fake-4' expected, found weights of 'fake-8': 4 tensors of another shape "
            "('conv.weight', 'bn.weight', 'fc.weight', 'bn.running_mean'): 'conv.weight': 4 x 3 x 3 x 3 expected, "
            "found 8 x 3 x 3 x 3");
  write_changed(network, [](std::vector<NamedTensor>& tensors) {
    tensors.back().tensor = torch::ones({1}).to(torch::kInt64);
  });
  EXPECT_EQ(load_error(network),
            "weights of 'fake-4' expected, found others: 1 tensor of another shape ('bn.num_batches_tracked'): "
            "'bn.num_batches_tracked': one number expected, found 1; none of la3's networks has such tensors");
}

// What load_weights() returns for a file in which the network's names have a prefix.
TEST_F(WeightsTest, FindsPrefixesByThemselves) {
  const FakeNetwork source;
  for (const std::string prefix : {"module.", "_orig_mod.", "backbone.", "model.", "module._orig_mod.model."}) {
    write_changed(source, [&](std::vector<NamedTensor>& tensors) {
      for (NamedTensor& named : tensors) { named.name = prefix + named.name; }
    });
    FakeNetwork network;
    const WeightsLoaded loaded = load_weights(network, path_);
    EXPECT_TRUE(holds(network, copies(source))) << prefix;
    EXPECT_EQ(loaded.summary(), "without the prefix '" + prefix + "': 6 tensors taken, 0 fresh, 0 missing, 0 left");
  }
  save_weights(source, path_);
  FakeNetwork network;
  EXPECT_TRUE(load_weights(network, path_).is_plain());
}

TEST_F(WeightsTest, AHeadOfAnotherSizeStaysFreshIfAllowed) {
  const FakeNetwork source(5);
  save_weights(source, path_);
  FakeNetwork network(100);
  const torch::Tensor head = network.at("fc.weight").detach().clone();
  const WeightsLoaded loaded = load_weights(network, path_, Fit::kAllButHead);
  EXPECT_EQ(loaded.summary(),
            "4 tensors taken, 2 fresh ('fc.weight', 'fc.bias'; the file's are for 5 labels), 0 missing, 2 left "
            "('fc.weight', 'fc.bias')");
  EXPECT_TRUE(torch::equal(network.at("fc.weight"), head));
  EXPECT_TRUE(torch::equal(network.at("conv.weight"), FakeNetwork(source).at("conv.weight")));
  EXPECT_TRUE(torch::equal(network.at("bn.running_mean"), FakeNetwork(source).at("bn.running_mean")));

  // One of the same size is taken; one that is missing is fresh, with its bias.
  FakeNetwork same(5);
  EXPECT_EQ(load_weights(same, path_, Fit::kAllButHead).taken.size(), 6u);
  EXPECT_TRUE(holds(same, copies(source)));
  write_changed(source, [](std::vector<NamedTensor>& tensors) { tensors.erase(tensors.begin() + 2); });
  FakeNetwork without(5);
  EXPECT_EQ(load_weights(without, path_, Fit::kAllButHead).summary(),
            "4 tensors taken, 2 fresh ('fc.weight', 'fc.bias'), 0 missing, 1 left ('fc.bias')");
}

TEST_F(WeightsTest, NothingIsSkippedSilently) {
  const FakeNetwork source;
  write_changed(source, [](std::vector<NamedTensor>& tensors) {
    for (NamedTensor& named : tensors) { named.name = "backbone." + named.name; }
    tensors.pop_back();
    tensors.push_back({"backbone.fc.2.weight", torch::ones({1})});  // of a larger head
    tensors.push_back({"decoder.conv.weight", torch::ones({1})});   // of another part, beside the network
  });
  FakeNetwork network;
  EXPECT_EQ(
      load_weights(network, path_, Fit::kAllButHead).summary(),
      "without the prefix 'backbone.': 5 tensors taken, 0 fresh, 1 missing ('bn.num_batches_tracked'), 2 left "
      "('backbone.fc.2.weight', 'decoder.conv.weight')");
  EXPECT_NE(load_error(network).find("2 too many ('backbone.fc.2.weight', 'decoder.conv.weight')"),
            std::string::npos);
  // Further layers of its own make it another network, although all that is wanted is there.
  write_changed(source, [](std::vector<NamedTensor>& tensors) {
    tensors.push_back({"conv.bias", torch::ones({1})});
  });
  EXPECT_THROW(load_weights(network, path_, Fit::kAllButHead), Error);
  // So does a layer that lacks.
  write_changed(source, [](std::vector<NamedTensor>& tensors) { tensors.erase(tensors.begin()); });
  EXPECT_THROW(load_weights(network, path_, Fit::kAllButHead), Error);
}

// The batch norm and the convolution of tests/fixtures/make_torch.py.
class SmallNetwork : public FakeNetwork {
 public:
  SmallNetwork() {
    parameters_ = {{"conv.weight", torch::zeros({4, 3, 3, 3})},
                   {"bn.weight", torch::zeros({4})},
                   {"bn.bias", torch::ones({4})}};
    buffers_ = {{"bn.running_mean", torch::ones({4})},
                {"bn.running_var", torch::zeros({4})},
                {"bn.num_batches_tracked", torch::tensor(int64_t{7})}};
  }
};

TEST_F(WeightsTest, ReadsFilesOfTorchSave) {
  const torch::Tensor counted = torch::arange(108, torch::kFloat32).reshape({4, 3, 3, 3});
  for (const auto& [file, found] :
       std::map<std::string, std::string>{{"nested.pth", "under 'state_dict', without the prefix 'module.'"},
                                          {"deeper.pth", "under 'model.state_dict', not under 'model_ema'"}}) {
    SmallNetwork network;
    network.at("conv.weight") = torch::zeros({4, 3, 3, 3}).contiguous(torch::MemoryFormat::ChannelsLast);
    const WeightsLoaded loaded = load_weights(network, fixtures_folder() / "torch" / file);
    EXPECT_EQ(loaded.found, found);
    EXPECT_EQ(loaded.taken.size(), 6u);
    EXPECT_TRUE(torch::equal(network.at("conv.weight"), counted));
    EXPECT_TRUE(torch::equal(network.at("bn.running_var"), torch::ones({4})));
    EXPECT_EQ(network.at("bn.num_batches_tracked").item<int64_t>(), 0);
  }
}

class MadeOf : public FakeNetwork {
 public:
  explicit MadeOf(std::vector<NamedTensor> parameters) {
    parameters_ = std::move(parameters);
    buffers_.clear();
  }
};

TEST_F(WeightsTest, ReadsViewsAsTheyAreMeant) {
  const auto counted = [](std::vector<int64_t> shape) {
    int64_t count = 1;
    for (const int64_t size : shape) { count *= size; }
    return torch::arange(count, torch::kFloat32).reshape(shape);
  };
  const std::vector<NamedTensor> expected = {
      {"transposed", counted({2, 3}).t()}, {"channels_last", counted({2, 3, 2, 2})}, {"parameter", counted({3})},
      {"scalar", torch::tensor(7.0f)},     {"empty", torch::empty({0, 3})},          {"expanded", torch::ones({5})},
      {"shared", counted({4, 3})},         {"rows", counted({4, 3}).slice(0, 1, 3)}, {"tied", counted({4, 3})}};
  // The second has its numbers at odd places in the file.
  for (const char* file : {"views.pth", "legacy-views.pth"}) {
    std::vector<NamedTensor> parameters;
    for (const NamedTensor& tensor : expected) {
      parameters.push_back({tensor.name, torch::full(tensor.tensor.sizes(), -1.0f)});
    }
    MadeOf network(parameters);
    load_weights(network, fixtures_folder() / "torch" / file);
    for (const NamedTensor& tensor : expected) {
      EXPECT_TRUE(torch::equal(network.at(tensor.name), tensor.tensor)) << file << " " << tensor.name;
    }
  }
}

TEST_F(WeightsTest, SettingsBesideTheTensorsAreCountedAsLeft) {
  MadeOf network({{"w", torch::zeros({3})}});
  const WeightsLoaded loaded = load_weights(network, fixtures_folder() / "torch/settings.pth");
  EXPECT_EQ(loaded.taken, std::vector<std::string>{"w"});
  EXPECT_EQ(loaded.left,
            (std::vector<std::string>{"args", "simple", "counts", "path", "seen", "when", "best", "array"}));
}

TEST_F(WeightsTest, RecognisesEveryNetwork) {
  for (const std::string name : {"wrn-10-1", "wrn-16-4", "resnet-18", "resnet-26", "resnet-34", "resnet-50",
                                 "shake-8-2x4d", "pyramid-11-a9", "wide-resnet-50-2"}) {
    const auto network = make_shapes(name, 7);
    std::vector<NamedTensor> tensors = network->parameters();
    for (NamedTensor& named : tensors) { named.name = "module." + named.name; }
    save_tensors(path_, tensors, {});
    EXPECT_EQ(network_of_weights(path_), name);
  }
}

TEST_F(WeightsTest, CannotChooseAFileAsTheirNetwork) {
  const std::string script = path_.string() + ".pt";
  for (const std::string& name :
       {std::string("fake-4"), script, std::string("wrn-41-2"), std::string("/dev/null")}) {
    std::ofstream(script) << "exists";
    save_tensors(path_, {{"w", torch::zeros({3})}}, {{kNetworkKey, name}});
    const std::string message = message_of([&] { network_of_weights(path_); });
    EXPECT_NE(message.find("weights of '" + name + "', which is not one of la3's own networks"), std::string::npos)
        << message;
  }
  save_tensors(path_, {{"w", torch::zeros({3})}}, {{kNetworkKey, "wrn-40-2"}});
  EXPECT_EQ(network_of_weights(path_), "wrn-40-2");
}

TEST_F(WeightsTest, AnotherArchitectureIsNamedWithFiveTensorsBeforeTheLabelsAreKnown) {
  const auto other = make_shapes("resnet-34", 1000);
  std::vector<NamedTensor> tensors = other->parameters();
  for (NamedTensor& buffer : other->buffers()) { tensors.push_back(std::move(buffer)); }
  save_tensors(path_, tensors, {});
  const std::string message = message_of([&] { check_weights("resnet-18", path_); });
  EXPECT_NE(
      message.find("80 too many ('layer1.2.bn1.bias', 'layer1.2.bn1.running_mean', 'layer1.2.bn1.running_var', "
                   "'layer1.2.bn1.weight', 'layer1.2.bn2.bias', ...); they are weights of 'resnet-34'"),
      std::string::npos)
      << message;
  check_weights("resnet-34", path_);
  check_weights("own.pt", path_);  // says nothing about networks that are not ours
}

TEST_F(WeightsTest, RefusesNumbersOfAnotherKind) {
  FakeNetwork network;
  write_changed(network,
                [](std::vector<NamedTensor>& tensors) { tensors[1].tensor = tensors[1].tensor.to(torch::kInt32); });
  EXPECT_EQ(load_error(network), "tensor 'bn.weight': F32, F64, F16 or BF16 expected, found I32");
  write_changed(network, [](std::vector<NamedTensor>& tensors) { tensors.back().tensor = torch::tensor(1.5f); });
  EXPECT_EQ(load_error(network), "tensor 'bn.num_batches_tracked': Long expected, found F32");
}

TEST_F(WeightsTest, AnyBoolIsTrueOrFalse) {
  const uint8_t bytes[] = {0, 1, 2, 255};
  write_safetensors(path_, {{"b", DType::kBool, {4}, bytes}}, {});
  const torch::Tensor loaded = load_tensors(path_).tensors.at(0).tensor;
  EXPECT_EQ(loaded.sum().item<int64_t>(), 3);
  EXPECT_EQ(bytes_of(loaded), std::string("\0\1\1\1", 4));
}

// One bit at a time, over the whole of a small file: an Error, or, where the checksum's own key is
// hit, the same tensors.
TEST_F(WeightsTest, NoticesEveryFlippedBit) {
  const torch::Tensor values = torch::arange(4.0f);
  save_tensors(path_, {{"a", values}, {"n", torch::tensor(int64_t{3})}}, {{"epoch", "12"}});
  const std::vector<uint8_t> good = read_file(path_, 1 << 20);
  int undetected = 0;
  for (size_t bit = 0; bit < 8 * good.size(); ++bit) {
    const auto place = static_cast<std::streamoff>(bit / 8);
    const auto mask = static_cast<uint8_t>(1u << bit % 8);
    const auto put = [&](uint8_t byte) {  // in place: write_file() would wait for the disk each time
      std::fstream(path_, std::ios::in | std::ios::out | std::ios::binary)
          .seekp(place)
          .put(static_cast<char>(byte));
    };
    put(good[bit / 8] ^ mask);
    LoadedTensors loaded;
    const std::string message = message_of([&] { loaded = load_tensors(path_); });
    put(good[bit / 8]);
    if (message != "no error") { continue; }
    ++undetected;
    ASSERT_FALSE(loaded.has_checksum) << bit;
    ASSERT_EQ(loaded.metadata.at("epoch"), "12");
    ASSERT_TRUE(torch::equal(loaded.tensors.at(1).tensor, values));
  }
  EXPECT_LE(undetected, 8 * 12);  // "la3.checksum"
  EXPECT_EQ(read_file(path_, 1 << 20), good);
}

TEST_F(WeightsTest, RefusesANewerVersion) {
  FakeNetwork network;
  write_changed(network, [](std::vector<NamedTensor>&) {}, {{kVersionKey, "2"}});
  EXPECT_EQ(load_error(network), "la3.version '1' expected, found '2': written by a newer la3?");
}

TEST_F(WeightsTest, SaysThatAFileIsDamaged) {
  FakeNetwork network;
  save_weights(network, path_);
  std::vector<uint8_t> bytes = read_file(path_, 1 << 20);
  bytes.back() ^= 1;
  write_file(path_, bytes);
  const std::string message = load_error(network);
  EXPECT_EQ(message.rfind("damaged, or changed by a program that kept the old checksum: la3.checksum '", 0), 0u)
      << message;
  bytes.pop_back();
  write_file(path_, bytes);
  EXPECT_NE(load_error(network).find("truncated?"), std::string::npos);
}

}  // namespace
}  // namespace la3::nn
