#include "la3/augment/apply.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "la3/augment/batch.h"
#include "la3/augment/formulas.h"
#include "la3/augment/reference.h"
#include "la3/core/random.h"
#include "la3/policy/policy.h"

namespace la3::augment {
namespace {

Image noise(int width, int height, int channels, uint64_t index) {
  Image image(width, height, channels);
  random::Stream stream(11, 0, index, random::Purpose::kBenchmark);
  for (size_t i = 0; i < image.bytes(); ++i) { image.data()[i] = static_cast<uint8_t>(stream.bits()); }
  return image;
}

TEST(ApplyOps, EqualsTheReferenceOpByOpForAllTriples) {
  // All 4,096 triples, so every way of moving between the two buffers is taken, in place and not.
  Scratch scratch;
  for (int triple = 0; triple < 4096; ++triple) {
    random::Stream stream(1, 0, static_cast<uint64_t>(triple), random::Purpose::kPolicy);
    std::array<OpCall, 3> calls;
    for (int i = 0; i < 3; ++i) {
      calls[static_cast<size_t>(i)] = draw_call(static_cast<Op>(triple >> 4 * i & 15), stream);
    }
    const Image input = noise(9, 7, triple % 2 == 0 ? 3 : 1, static_cast<uint64_t>(triple));
    Image expected = input;
    for (const OpCall& call : calls) { expected = apply_reference(call, std::as_const(expected).view()); }
    Image out(9, 7, input.channels()), in_place = input;
    const Image before = input;
    apply_ops(calls, input.view(), out.view(), scratch);
    apply_ops(calls, std::as_const(in_place).view(), in_place.view(), scratch);
    ASSERT_EQ(out, expected) << "triple " << triple;
    ASSERT_EQ(in_place, expected) << "triple " << triple << " in place";
    ASSERT_EQ(input, before) << "the input was written to";
  }
}

TEST(ApplyOps, WithoutCallsCopies) {
  Scratch scratch;
  const Image input = noise(5, 5, 3, 0);
  Image out(5, 5, 3);
  apply_ops({}, input.view(), out.view(), scratch);
  EXPECT_EQ(out, input);
}

TEST(ApplyOps, ChecksEverythingBeforeItWrites) {
  Scratch scratch;
  const Image input = noise(5, 5, 3, 0);
  Image out(5, 5, 3), wrong(5, 4, 3);
  const OpCall calls[] = {{Op::kInvert}, {Op::kRotate, 361}};
  EXPECT_THROW(apply_ops(calls, input.view(), out.view(), scratch), std::invalid_argument);
  EXPECT_EQ(out, Image(5, 5, 3));
  EXPECT_THROW(apply_op({Op::kInvert}, input.view(), wrong.view(), scratch), std::invalid_argument);
  EXPECT_THROW(apply_op({Op::kInvert}, ImageView{}, MutableImageView{}, scratch), std::invalid_argument);
}

TEST(Formulas, SmoothingByMultiplicationEqualsTheDivision) {
  // The shortcut of kernel_loops.h's sharpen().
  for (uint32_t sum = 0; sum <= 13 * 255; ++sum) {
    ASSERT_EQ(smooth_of(sum), static_cast<uint8_t>(((sum + 6) * 20165u >> 16) >> 2)) << sum;
  }
}

TEST(Formulas, RoundingTo15DecimalsEqualsPythons) {
  // Pairs of round(x, 15) from Python 3.11.
  EXPECT_EQ(round_to_15_decimals(0.8660254037844387), 0.866025403784439);
  EXPECT_EQ(round_to_15_decimals(-0.49999999999999994), -0.5);
  EXPECT_EQ(round_to_15_decimals(2.4492935982947064e-16), 0.0);
  EXPECT_EQ(round_to_15_decimals(0.9945218953682733), 0.994521895368273);
  EXPECT_EQ(round_to_15_decimals(1.0), 1.0);
  EXPECT_EQ(round_to_15_decimals(0.0015707956808217987), 0.001570795680822);
}

TEST(BatchAugmenter, GivesTheSameBytesForAnyNumberOfThreads) {
  const Sampler sampler = policy::make_sampler(policy::uniform_policy(), {"a", "b"}, 3);
  std::vector<Image> images;
  for (uint64_t i = 0; i < 300; ++i) {
    images.push_back(noise(8 + static_cast<int>(i % 40), 20, i % 3 ? 3 : 1, i));
  }
  const auto run = [&](int threads) {
    std::vector<Image> results = images;
    std::vector<BatchItem> batch;
    for (size_t i = 0; i < images.size(); ++i) {
      batch.push_back({std::as_const(images[i]).view(), results[i].view(), static_cast<int>(i % 2), 1000 + i});
    }
    BatchAugmenter augmenter(threads);
    EXPECT_EQ(augmenter.threads(), threads);
    augmenter.augment(sampler, 5, batch);
    std::reverse(batch.begin(), batch.end());
    augmenter.augment(sampler, 5, batch);  // the order of the batch does not matter either
    return results;
  };
  const auto one = run(1);
  EXPECT_NE(one, images);
  EXPECT_EQ(run(2), one);
  EXPECT_EQ(run(7), one);
}

TEST(BatchAugmenter, ThrowsWhatAWorkerThrows) {
  const Sampler sampler = policy::make_sampler(policy::uniform_policy(), {"a"}, 3);
  std::vector<Image> images(100, noise(8, 8, 3, 0));
  std::vector<BatchItem> batch;
  for (Image& image : images) { batch.push_back({std::as_const(image).view(), image.view(), 0, 0}); }
  batch[57].label = 1;
  BatchAugmenter augmenter(3);
  EXPECT_THROW(augmenter.augment(sampler, 0, batch), std::invalid_argument);
}

}  // namespace
}  // namespace la3::augment
