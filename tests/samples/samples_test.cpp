#include "la3/samples/samples.h"

#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/data/shapes.h"
#include "la3/policy/policy.h"
#include "la3/records/compared_samples_file.h"
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

std::shared_ptr<const augment::Sampler> always(augment::Op op, uint64_t seed = 1) {
  const int labels = static_cast<int>(shapes()->labels().size());
  return std::make_shared<augment::Sampler>(
      std::vector<std::array<augment::Op, 3>>{{op, augment::Op::kIdentity, augment::Op::kIdentity}},
      std::vector<augment::TripleRange>(static_cast<size_t>(labels), {0, 1}), seed);
}

std::optional<records::ComparedSamples> compared(const TemporaryFolder& folder, const data::Dataset& dataset,
                                                 const std::vector<ComparedSampler>& policies) {
  draw_compared(folder / "samples", dataset, policies, 1);
  return records::read_compared_samples(folder / "samples");
}

TEST(Compared, StrengthIsWhatAPolicyChanges) {
  const TemporaryFolder folder;
  const auto dataset = shapes();
  const auto drawn = compared(
      folder, *dataset, {{"same", always(augment::Op::kIdentity)}, {"inverse", always(augment::Op::kInvert)}});
  ASSERT_TRUE(drawn);
  EXPECT_EQ(drawn->images, dataset->size());
  ASSERT_EQ(drawn->policies.size(), 2u);
  EXPECT_EQ(drawn->policies[0].name, "same");
  EXPECT_EQ(drawn->policies[0].changed_share, 0);
  EXPECT_EQ(drawn->policies[0].mean_change, 0);
  // No value is its own inverse: 255 is odd.
  EXPECT_EQ(drawn->policies[1].changed_share, 1);
  double levels = 0, values = 0;
  for (size_t i = 0; i < dataset->size(); ++i) {
    const Image image = dataset->get(i);
    for (size_t v = 0; v < image.bytes(); ++v, ++values) { levels += std::abs(255 - 2 * image.data()[v]); }
  }
  EXPECT_NEAR(drawn->policies[1].mean_change, levels / values, 1e-9);
}

TEST(Compared, CountsAPixelOnceWhateverChannelsChange) {
  const TemporaryFolder folder;
  const auto dataset = shapes();
  const auto sampler = always(augment::Op::kSolarize);
  const auto drawn = compared(folder, *dataset, {{"solarize", sampler}});
  double changed = 0, pixels = 0;
  augment::Scratch scratch;
  for (size_t i = 0; i < dataset->size(); ++i) {
    const Image before = dataset->get(i);
    Image after = dataset->get(i);
    augment::apply_ops(sampler->sample(dataset->label(i), 0, i), before.view(), after.view(), scratch);
    for (size_t v = 0; v < before.bytes(); v += 3, ++pixels) {
      changed += std::memcmp(before.data() + v, after.data() + v, 3) == 0 ? 0 : 1;
    }
  }
  EXPECT_NEAR(drawn->policies[0].changed_share, changed / pixels, 1e-12);
  EXPECT_GT(changed, 0);
  EXPECT_LT(changed, pixels);
}

TEST(Compared, MeasuresABoundedNumberOfImages) {
  const TemporaryFolder folder;
  const auto many =
      data::make_shapes({.train_per_label = 210, .validation_per_label = 1, .test_per_label = 1}).train;
  EXPECT_EQ(compared(folder, *many, {{"same", always(augment::Op::kIdentity)}})->images, 2000u);
}

TEST(Compared, ShowsEachPolicyOnTheSameImages) {
  const TemporaryFolder folder;
  const auto dataset = shapes();
  const auto drawn = compared(
      folder, *dataset, {{"same", always(augment::Op::kIdentity)}, {"inverse", always(augment::Op::kInvert)}});
  ASSERT_EQ(drawn->rows.size(), 10u);
  EXPECT_EQ(drawn->rows[3].label, dataset->labels()[3]);
  ASSERT_EQ(drawn->rows[3].cells.size(), 3u);
  EXPECT_TRUE(drawn->rows[3].cells[0].calls.empty());
  EXPECT_EQ(drawn->rows[3].cells[2].calls[0].op, augment::Op::kInvert);
  EXPECT_EQ(drawn->rows[3].cells[2].source, drawn->rows[3].cells[0].source);
  const Image picture = codec::read_image(folder / "samples/compared.jpg");
  EXPECT_EQ(picture.width(), 3 * 96);
  EXPECT_EQ(picture.height(), 10 * 96);
  double same = 0, inverse = 0;
  for (int y = 0; y < 960; ++y) {
    for (int x = 0; x < 96; ++x) {
      const auto at = [&](int column) { return picture.data()[(y * picture.width() + 96 * column + x) * 3]; };
      same += std::abs(at(0) - at(1)), inverse += std::abs(255 - at(0) - at(2));
    }
  }
  EXPECT_LT(same / (960 * 96), 6) << "JPEG may blur, but not that much";
  EXPECT_LT(inverse / (960 * 96), 6);
}

TEST(Compared, ManyPoliciesMeanFewerRows) {
  const TemporaryFolder folder;
  std::vector<ComparedSampler> policies(29, {"", always(augment::Op::kInvert)});
  for (size_t i = 0; i < policies.size(); ++i) { policies[i].name = "p" + std::to_string(i); }
  EXPECT_EQ(compared(folder, *shapes(), policies)->rows.size(), 4u);
  EXPECT_LT(std::filesystem::file_size(folder / "samples/compared.jpg"), 250'000u);
}

TEST(Compared, IsTheSameForTheSameSeed) {
  const TemporaryFolder folder;
  const auto text = [&](const char* name, uint64_t seed) {
    const std::vector<ComparedSampler> policies = {{"rotate", always(augment::Op::kRotate, seed)}};
    draw_compared(folder / name, *shapes(), policies, 1);
    return read_file(folder / name / "compared.json", size_t{1} << 20);
  };
  EXPECT_EQ(text("a", 1), text("b", 1));
  EXPECT_NE(text("a", 1), text("c", 2));
}

}  // namespace
}  // namespace la3::samples
