// What the texts mean to the libraries is tested by export_test.py.
#include "la3/policy/export.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "la3/augment/sampler.h"
#include "la3/augment/space.h"
#include "la3/policy/named.h"

namespace la3::policy {
namespace {

const Policy kPolicy = {
    {{"a \"cat\"\n", {{{augment::Op::kShearX, augment::Op::kInvert, augment::Op::kColor}, 1.25}}},
     {"dög", {{{augment::Op::kRotate, augment::Op::kSolarize, augment::Op::kPosterize}, {}}, Triple{}}}},
    {{"data", "pets"}}};

TEST(PolicyExport, JsonOpsSayThePolicyAndWhatItsOpsMean) {
  const auto json = nlohmann::json::parse(to_json_ops(kPolicy));
  EXPECT_EQ(json["format"], "la3-json-ops");
  EXPECT_EQ(json["version"], 1);
  EXPECT_EQ(json["provenance"]["data"], "pets");
  ASSERT_EQ(json["labels"].size(), 2u);
  EXPECT_EQ(json["labels"][0]["label"], "a \"cat\"\n");
  EXPECT_EQ(json["labels"][1]["triples"][0][2], "Posterize");
  EXPECT_EQ(json["labels"][1]["triples"][1][0], "Identity");
  EXPECT_EQ(json["operations"].size(), static_cast<size_t>(augment::kOpCount));
  for (const augment::OpInfo& info : augment::op_table()) {
    const auto& op = json["operations"][std::string(info.name)];
    EXPECT_FALSE(op["pillow"].get<std::string>().empty());
    EXPECT_EQ(op.contains("magnitudes"), info.has_magnitude);
    if (!info.has_magnitude) { continue; }
    EXPECT_EQ(op["random_sign"], info.random_sign);
    EXPECT_EQ(op["range"], (nlohmann::json{info.low, info.high}));
  }
}

// Those of the sampler, to the last bit.
TEST(PolicyExport, MagnitudesAreTheSamplers) {
  const auto json = nlohmann::json::parse(to_json_ops(kPolicy));
  for (const augment::OpInfo& info : augment::op_table()) {
    if (!info.has_magnitude) { continue; }
    const auto& magnitudes = json["operations"][std::string(info.name)]["magnitudes"];
    ASSERT_EQ(magnitudes.size(), static_cast<size_t>(augment::kMagnitudeLevels));
    for (uint8_t level = 0; level < augment::kMagnitudeLevels; ++level) {
      EXPECT_EQ(magnitudes[level].get<double>(), augment::call_of({.op = info.op, .level = level}).magnitude);
    }
  }
}

TEST(PolicyExport, TextsHaveEveryTripleAndAreAlwaysTheSame) {
  for (const auto& text : {to_torchvision(kPolicy), to_albumentations(kPolicy)}) {
    EXPECT_NE(text.find("    \"a \\\"cat\\\"\\u000a\": \"\"\"\n        ShearX,Invert,Color\n"), std::string::npos)
        << text;
    EXPECT_NE(text.find("        Identity,Identity,Identity\n"), std::string::npos);
    EXPECT_NE(text.find("# \"data\": \"pets\"\n"), std::string::npos);
    EXPECT_EQ(text.find('@'), std::string::npos);
  }
  EXPECT_EQ(to_torchvision(kPolicy), to_torchvision(kPolicy));
}

TEST(PolicyExport, TextsOfRecipesHaveEveryOperationOfTheirSpace) {
  const Policy wide = open_some_policy("trivial-augment-wide");
  const std::string text = to_torchvision(wide);
  for (const augment::OpInfo& info : augment::op_table()) {
    EXPECT_EQ(text.find("    \"" + std::string(info.name) + "\": (") != std::string::npos,
              augment::space_op(wide.space, info.op).exists)
        << info.name;
  }
}

TEST(PolicyExport, RefusesWhatIsNoPolicy) {
  EXPECT_THROW(to_torchvision({}), std::invalid_argument);
  EXPECT_THROW(to_albumentations({}), std::invalid_argument);
  EXPECT_THROW(to_json_ops({}), std::invalid_argument);
}

}  // namespace
}  // namespace la3::policy
