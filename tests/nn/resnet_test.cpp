#include "la3/nn/networks/resnet.h"

#include <gtest/gtest.h>
#include <torch/torch.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "la3/nn/registry.h"
#include "tests/nn/python.h"

namespace la3::nn {
namespace {

namespace fs = std::filesystem;

class Torchvision : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(scratch_);
    if (!python_has("torchvision", scratch_)) { GTEST_SKIP() << "no torchvision for " << kPython; }
  }
  void TearDown() override { fs::remove_all(scratch_); }

  const std::string scratch_ = fs::temp_directory_path() / ("la3_resnet_test." + std::to_string(getpid()));
};

// "name size size ..." of every tensor, sorted.
std::string state_of(const Network& network) {
  std::vector<std::string> lines;
  for (const auto& tensors : {network.parameters(), network.buffers()}) {
    for (const NamedTensor& item : tensors) {
      std::ostringstream line;
      line << item.name;
      for (const int64_t size : item.tensor.sizes()) { line << ' ' << size; }
      lines.push_back(line.str());
    }
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) { text += line + "\n"; }
  return text;
}

TEST_F(Torchvision, ResNetsHaveItsNamesAndShapes) {
  const auto expected = run_python(R"(
from torchvision.models.resnet import ResNet, BasicBlock, Bottleneck
for blocks, counts, width in ((BasicBlock, [2, 2, 2, 2], 64), (Bottleneck, [2, 2, 2, 2], 64),
                              (BasicBlock, [3, 4, 6, 3], 64), (Bottleneck, [3, 4, 6, 3], 64),
                              (Bottleneck, [3, 4, 23, 3], 64), (Bottleneck, [3, 8, 36, 3], 64),
                              (Bottleneck, [3, 24, 36, 3], 64), (Bottleneck, [3, 4, 6, 3], 128)):
    model = ResNet(blocks, counts, width_per_group=width)
    print('\n'.join(sorted(' '.join([k, *map(str, v.shape)]) for k, v in model.state_dict().items())))
)",
                                   scratch_);
  ASSERT_TRUE(expected.has_value());
  std::string found;
  for (const ResNetForm& form : resnet_forms()) { found += state_of(*make_shapes(std::string(form.name), 1000)); }
  EXPECT_EQ(found, *expected);
}

}  // namespace
}  // namespace la3::nn
