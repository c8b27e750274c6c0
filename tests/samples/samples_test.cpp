#include "la3/samples/samples.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/data/shapes.h"
#include "la3/policy/policy.h"
#include "tests/temporary_folder.h"

namespace la3::samples {
namespace {

nlohmann::json read_json(const std::filesystem::path& path) {
  const auto bytes = read_file(path, size_t{1} << 24);
  return nlohmann::json::parse(bytes.begin(), bytes.end());
}

std::shared_ptr<const data::Dataset> shapes() {
  return data::make_shapes({.train_per_label = 3, .validation_per_label = 1, .test_per_label = 1}).train;
}

TEST(Samples, AreAStripForEachLabel) {
  const TemporaryFolder folder;
  const auto dataset = shapes();
  draw_samples(folder / "samples", *dataset, policy::uniform_policy(), 1);
  const auto document = read_json(folder / "samples/samples.json");
  EXPECT_EQ(document["format"], "la3-samples");
  EXPECT_EQ(document["cell_px"], 96);  // three times the data set's 32
  ASSERT_EQ(document["labels"].size(), 10u);
  const auto& label = document["labels"][3];
  EXPECT_EQ(label["label"], dataset->labels()[3]);
  EXPECT_EQ(label["cells"].size(), 16u);
  EXPECT_FALSE(label["cells"][0].contains("calls"));
  EXPECT_EQ(label["cells"][1]["calls"].size(), 3u);
  const Image strip = codec::read_image(folder / "samples" / label["file"].get<std::string>());
  EXPECT_EQ(strip.width(), 8 * 96);
  EXPECT_EQ(strip.height(), 2 * 96);
}

TEST(Samples, ShowWhatTheSamplerDecides) {
  const TemporaryFolder folder;
  const auto dataset = shapes();
  const policy::Policy policy = policy::uniform_policy();
  draw_samples(folder / "samples", *dataset, policy, 5);
  const auto cells = read_json(folder / "samples/samples.json")["labels"][0]["cells"];
  const augment::Sampler sampler = policy::make_sampler(policy, dataset->labels(), 5);
  const auto calls = sampler.sample(0, 2, 0);  // sample 0 has label 0; the third copy
  for (size_t i = 0; i < 3; ++i) { EXPECT_EQ(cells[3]["calls"][i]["op"], augment::op_name(calls[i].op)); }

  Image expected = dataset->get(0);
  augment::Scratch scratch;
  augment::apply_ops(calls, expected.view(), expected.view(), scratch);
  const Image strip = codec::read_image(folder / "samples/0000.jpg");
  double difference = 0;
  for (int y = 0; y < 96; ++y) {
    for (int x = 0; x < 96; ++x) {
      for (int c = 0; c < 3; ++c) {
        const int shown = strip.data()[(y * strip.width() + 3 * 96 + x) * 3 + c];
        difference += std::abs(shown - expected.data()[(y / 3 * 32 + x / 3) * 3 + c]);
      }
    }
  }
  EXPECT_LT(difference / (96 * 96 * 3), 12) << "JPEG may blur, but not that much";
}

TEST(Samples, StayWithinTheirLimit) {
  const TemporaryFolder folder;
  draw_samples(folder / "samples", *shapes(), policy::uniform_policy(), 1, {.max_bytes = 250'000});
  size_t bytes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "samples")) {
    if (entry.path().extension() == ".jpg") { bytes += entry.file_size(); }
  }
  EXPECT_LE(bytes, 250'000u);
}

TEST(Samples, AreTheSameForTheSameSeed) {
  const TemporaryFolder folder;
  draw_samples(folder / "a", *shapes(), policy::uniform_policy(), 1);
  draw_samples(folder / "b", *shapes(), policy::uniform_policy(), 1);
  draw_samples(folder / "c", *shapes(), policy::uniform_policy(), 2);
  const auto strip = [&](const char* name) { return read_file(folder / name / "0004.jpg", size_t{1} << 20); };
  EXPECT_EQ(strip("a"), strip("b"));
  EXPECT_NE(strip("a"), strip("c"));
}

}  // namespace
}  // namespace la3::samples
