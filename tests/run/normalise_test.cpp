#include "la3/run/normalise.h"

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/data/shapes.h"
#include "la3/data/spec.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/run/trained_on.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

const data::Normalisation kImagenet{{0.485, 0.456, 0.406}, {0.229, 0.224, 0.225}};

class NormaliseTest : public testing::Test {
 protected:
  std::string file(const std::string& text) const {
    const auto path = folder_.path() / "normalise.json";
    std::ofstream(path) << text;
    return path.string();
  }
  Normalise chosen(const std::string& given, const std::string& weights) const {
    return choose_normalise(given, weights, context_);
  }

  TemporaryFolder folder_;
  Observer observer_;
  Context context_{.observer = observer_};
};

TEST_F(NormaliseTest, TakesNamesNumbersAndFiles) {
  EXPECT_EQ(parse_normalise("data"), "data");
  EXPECT_EQ(parse_normalise("imagenet"), "imagenet");
  EXPECT_EQ(parse_normalise("0.5"), "0.5");
  EXPECT_EQ(parse_normalise("0.1,0.2,0.3/1,0.5,0.25"), "0.1,0.2,0.3/1,0.5,0.25");
  EXPECT_EQ(parse_normalise("0.5,0.5,0.5/0.5,0.5,0.5"), "0.5") << "the name";
  for (const char* text :
       {R"({"mean": [0.1, 0.2, 0.3], "std": [1, 0.5, 0.25]})",
        R"({"image_mean": [0.1, 0.2, 0.3], "image_std": [1, 0.5, 0.25], "size": 224})",
        R"({"architecture": "x", "pretrained_cfg": {"mean": [0.1, 0.2, 0.3], "std": [1, 0.5, 0.25]}})"}) {
    EXPECT_EQ(parse_normalise(file(text)), "0.1,0.2,0.3/1,0.5,0.25") << text;
  }
  EXPECT_EQ(normalisation("imagenet"), kImagenet);
  EXPECT_EQ(normalisation("0.1,0.2,0.3/1,0.5,0.25"), (data::Normalisation{{0.1, 0.2, 0.3}, {1, 0.5, 0.25}}));
  EXPECT_FALSE(normalisation("data"));
  EXPECT_FALSE(normalisation(""));
}

TEST_F(NormaliseTest, RefusesAnythingElse) {
  for (const char* text :
       {"imagenet2", "0.6", "1,2,3", "1,2,3/4,5", "1,2,3/4,5,6,7", "1,2,3/4,5,0", "1,2,3/4,5,-1", "nan,0,0/1,1,1",
        "1001,0,0/1,1,1", "0,0,0/1,1,1001", "0,0,0/1,1,nan", "1,2,3,4,5,6", "none.json"}) {
    EXPECT_THROW(parse_normalise(text), std::invalid_argument) << text;
  }
  for (const char* text :
       {"", "[]", R"({"mean": [0, 0, 0]})", R"({"mean": [0, 0], "std": [1, 1, 1]})",
        R"({"mean": [0, 0, 0], "std": [1, 1, 0]})", R"({"mean": [0, 0, "x"], "std": [1, 1, 1]})"}) {
    EXPECT_THROW(parse_normalise(file(text)), Error) << text;
  }
}

TEST_F(NormaliseTest, IsToldOnce) {
  struct Notes : Observer {
    void note(const std::string& line) override { lines.push_back(line); }
    std::vector<std::string> lines;
  } notes;
  const Context context{.observer = notes};
  note_normalise({}, context);
  EXPECT_TRUE(notes.lines.empty()) << "nobody has said anything";
  note_normalise({"imagenet", "as you chose"}, context);
  note_normalise({"data", "as the data set says"}, context);
  EXPECT_EQ(
      notes.lines,
      (std::vector<std::string>{
          "images are normalised as you chose: --normalise imagenet (mean 0.485, 0.456, 0.406, deviation 0.229, "
          "0.224, 0.225)",
          "images are normalised as the data set says: --normalise data"}));
  EXPECT_THROW(normalisation("half"), std::invalid_argument) << "only what parse_normalise() gives";
}

TEST_F(NormaliseTest, GivesTheSameSamplesOtherwiseNormalised) {
  const auto shapes = data::open_dataset("shapes").test;
  const auto other = normalised(shapes, "imagenet");
  ASSERT_NE(other, shapes);
  EXPECT_EQ(data::normalisation_of(*other), kImagenet);
  EXPECT_EQ(other->size(), shapes->size());
  EXPECT_EQ(other->labels(), shapes->labels());
  EXPECT_EQ(other->id(7), shapes->id(7));
  EXPECT_EQ(other->label(7), shapes->label(7));
  EXPECT_EQ(other->in_memory(7).pixels, shapes->in_memory(7).pixels);
  EXPECT_EQ(other->standard_transforms().size_px, shapes->standard_transforms().size_px);
  EXPECT_EQ(normalised(shapes, "data"), shapes);
  EXPECT_EQ(normalised(shapes, ""), shapes);
  EXPECT_EQ(normalised(nullptr, "imagenet"), nullptr);
  EXPECT_EQ(normalised(other, "imagenet"), other) << "it is already";
}

TEST_F(NormaliseTest, IsThatOfTheWeightsUnlessChosen) {
  const auto path = (folder_.path() / "weights.safetensors").string();
  const auto shapes = data::open_dataset("shapes").test;
  const auto network = nn::make_network("wrn-10-1", 10, 1);
  EXPECT_EQ(chosen("", "").value, "") << "nobody has said anything";
  EXPECT_EQ(chosen("0.5", "").value, "0.5");
  nn::save_weights(*network, path, describe(*shapes));
  EXPECT_EQ(normalisation(chosen("", path).value), data::normalisation_of(*shapes)) << "to the bit";
  EXPECT_EQ(chosen("", path).why, "as the weights were trained");
  EXPECT_EQ(chosen("data", path).value, "data");
  nn::save_weights(*network, path, describe(*normalised(shapes, "imagenet")));
  EXPECT_EQ(chosen("", path).value, "imagenet");
  // Of an earlier la3.
  nn::save_weights(*network, path);
  EXPECT_EQ(chosen("", path).value, "data");
  nn::save_weights(*network, path, {{kInputKey, "{}"}});
  EXPECT_THROW(chosen("", path), Error);
}

TEST_F(NormaliseTest, OfTorchvisionsAndTimmsNetworksIsImagenets) {
  const auto path = (folder_.path() / "weights.safetensors").string();
  const auto network = nn::make_network("resnet-18", 10, 1);
  auto tensors = network->parameters();
  for (const auto& buffer : network->buffers()) { tensors.push_back(buffer); }
  nn::save_tensors(path, tensors, {});
  EXPECT_EQ(chosen("", path).value, "imagenet");
  EXPECT_EQ(chosen("", path).why, "as torchvision and timm train resnet-18");
  const auto wide = nn::make_network("wrn-10-1", 10, 1);
  tensors = wide->parameters();
  for (const auto& buffer : wide->buffers()) { tensors.push_back(buffer); }
  nn::save_tensors(path, tensors, {});
  EXPECT_EQ(chosen("", path).value, "data") << "nobody knows where it was trained";
  nn::save_weights(*network, path);  // ours, so it was not there that it was trained
  EXPECT_EQ(chosen("", path).value, "data");
}

}  // namespace
}  // namespace la3::run
