// The GPU's code for one image, run on the CPU: by one thread, and by several that meet at barriers
// as a block's do.
#include "la3/augment/cuda/device_image.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <numeric>

#include "la3/augment/cuda/device_batch.h"
#include "la3/augment/reference.h"
#include "la3/core/error.h"
#include "tests/augment/cpu_groups.h"
#include "tests/augment/device_expected.h"
#include "tests/augment/pillow_cases.h"

namespace la3::augment {
namespace {

// What a DeviceBatch holds in GPU memory, on the CPU.
class CpuBatch {
 public:
  CpuBatch(const TestImages& images, const Normalization& normalization) : images_(images) {
    const ScaleShift factors = scale_shift(normalization);
    table_ = device_calls(images.width, images.height);
    for (size_t i = 0; i < images.count; ++i) { labels_.push_back(static_cast<int64_t>(i % 3)); }
    args.images = images.bytes.data();
    args.labels = labels_.data();
    args.image_count = args.order_count = images.count;
    args.start = &start;
    args.samples = args.total = static_cast<uint32_t>(images.count);
    args.epochs_per_copy = uint32_t{1} << 20;
    args.width = images.width;
    args.height = images.height;
    args.pixels = static_cast<uint32_t>(images.width * images.height);
    args.row_of = device::row_of(images.width);
    args.table = table_.data();
    for (size_t c = 0; c < 3; ++c) {
      args.scale[c] = factors.scale[c];
      args.shift[c] = factors.shift[c];
    }
    args.problems = &problems;
  }

  void set_policy(const Sampler& sampler) {
    args.label_count = sampler.label_count();
    args.policy_seed = sampler.seed();
    if (sampler.is_triples()) {
      args.ops = sampler.triples()[0].data();
      args.ranges = sampler.ranges().data();
      return;
    }
    recipe_calls_ = device_calls(sampler.calls(), args.width, args.height);
    args.recipes = sampler.tables();
    args.recipe_calls = recipe_calls_.data();
  }

  // kReturns and kHistograms as a kernel has them: 0 and false for small images, true for those that
  // have one buffer in shared memory.
  template <typename Type, bool kReturns = false, int kHistograms = 2>
  std::vector<typename Type::Stored> run(uint32_t threads = 1) {
    std::vector<typename Type::Stored> out(args.total * images_.image_bytes());
    args.out = out.data();
    out_labels.assign(args.total, -7);
    args.out_labels = out_labels.data();
    const uint32_t padded = 4 * device::quads_of(args.pixels);
    const uint32_t words = kHistograms > 0 ? padded : std::max(padded, device::kHistogramWords);
    std::vector<device::Quad> buffers(words / 2);
    uint32_t* first = buffers[0].pixel;
    auto decided = std::make_unique<device::Decided>();
    auto scratch = std::make_unique<device::Scratch<kHistograms>>();
    const auto make_all = [&](const auto& group) {
      for (uint32_t i = 0; i < args.total; ++i) {
        device::make_image<Type, false, kReturns>(group, args, i, first, first + words, *decided, *scratch);
      }
    };
    run_group(threads, make_all);
    return out;
  }

  device::BatchArguments args;
  device::BatchStart start;
  uint32_t problems = 0;
  std::vector<int64_t> out_labels;

 private:
  const TestImages& images_;
  std::vector<DeviceCall> table_, recipe_calls_;
  std::vector<int64_t> labels_;
};

TEST(RowOf, IsTheQuotient) {
  for (int width = 1; width <= kMaxDeviceSidePx; ++width) {
    const device::RowOf row = device::row_of(width);
    const auto w = static_cast<uint32_t>(width);
    for (const uint32_t y : {0u, 1u, 2u, 31u, 1000u, 4094u, 4095u}) {
      ASSERT_EQ(row(y * w), y) << width;
      ASSERT_EQ(row(y * w + w - 1), y) << width;
    }
  }
}

TEST(Bfloat16, RoundsToNearestAndHalvesToEven) {
  const auto rounded = [](uint32_t bits) {
    float value;
    std::memcpy(&value, &bits, sizeof(value));
    return device::bfloat16_of(value);
  };
  EXPECT_EQ(rounded(0x3F800000), 0x3F80);
  EXPECT_EQ(rounded(0x3F808000), 0x3F80);
  EXPECT_EQ(rounded(0x3F808001), 0x3F81);
  EXPECT_EQ(rounded(0x3F818000), 0x3F82);
  EXPECT_EQ(rounded(0xBF818000), 0xBF82);
  EXPECT_EQ(rounded(0x80000000), 0x8000);
}

// A shift in 16.16 fixed point with a jump is the one accumulated in double, also where rounding
// plays a part.
TEST(DeviceCall, ShiftsAsAccumulatedInDouble) {
  random::Stream stream(1, 0, 0, random::Purpose::kBenchmark);
  int jumps = 0;
  for (int i = 0; i < 20000; ++i) {
    const int size = 1 + static_cast<int>(stream.below(i % 10 == 0 ? 4096 : 70));
    OpCall call{.op = Op::kTranslateX, .magnitude = -0.45 + 0.9 * stream.uniform()};
    if (i % 2 == 0) {
      // Next to where a pixel's centre meets a whole number.
      const double whole = std::floor(call.magnitude * size) + 0.5;
      call.magnitude = std::clamp(whole / size, -0.45, 0.45);
      for (uint32_t steps = stream.below(4); steps > 0; --steps) {
        call.magnitude = std::nextafter(call.magnitude, stream.below(2) == 0 ? -1 : 1);
      }
      call.magnitude = std::clamp(call.magnitude, -0.45, 0.45);
    }
    const DeviceCall ready = device_call(call, size, 1);
    const Affine map = affine_of(call, size, 1);
    double coordinate = map.c + map.b * 0.5 + map.a * 0.5;
    for (int x = 0; x < size; ++x, coordinate += map.a) {
      const int expected = truncated_coordinate(coordinate);
      const int found = (advance(ready.map.c, ready.map.a, x) >> 16) + (x >= ready.jump_x ? 1 : 0);
      const bool outside = expected < 0 || expected >= size;
      ASSERT_TRUE(outside ? found < 0 || found >= size : found == expected)
          << call.magnitude << " of " << size << " at " << x << ": " << expected << " expected, found " << found;
    }
    jumps += ready.jump_x < size ? 1 : 0;
  }
  EXPECT_GT(jumps, 0) << "no case in which rounding plays a part";
}

TEST(DeviceCall, KnowsEveryCallThatCanBeDrawnAtEverySize) {
  for (int size = 1; size <= kMaxDeviceSidePx; size = size < 300 ? size + 1 : size + 37) {
    ASSERT_EQ(device_calls(size, kMaxDeviceSidePx + 1 - size).size(), static_cast<size_t>(kDeviceCallCount))
        << size;
  }
}

class DeviceImageOfSize : public testing::TestWithParam<std::pair<int, int>> {};

// Calls in chunks of three would hide one behind the other: each call alone.
TEST_P(DeviceImageOfSize, GivesTheReferencesBytesForEveryDrawableCall) {
  const auto [width, height] = GetParam();
  const TestImages images(width, height, std::size(kLooks));
  CpuBatch batch(images, as_bytes());
  const ScaleShift factors = scale_shift(as_bytes());
  ASSERT_EQ(factors.scale[0], 1.0f);
  for (const OpCall& call : all_drawable_calls()) {
    const std::vector<DeviceCall> calls(3 * images.count, device_call({}, width, height));
    std::vector<DeviceCall> given = calls;
    for (size_t i = 0; i < images.count; ++i) { given[3 * i + i % 3] = device_call(call, width, height); }
    batch.args.decided = given.data();
    for (const uint32_t threads : {1u, 3u}) {
      if (threads > 1 && width * height > 4096) { continue; }
      const std::vector<float> found = batch.run<device::Float32>(threads);
      for (size_t i = 0; i < images.count; ++i) {
        const Image reference = apply_reference(call, images.view(i));
        Expected expected;
        expected.values.assign(reference.data(), reference.data() + reference.bytes());
        expected.story = std::to_string(width) + "x" + std::to_string(height) + " image " + std::to_string(i) +
                         " [" + describe_call(call) + "] by " + std::to_string(threads) + " threads";
        ASSERT_EQ(difference(expected, found.data() + i * images.image_bytes(), width), "");
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, DeviceImageOfSize,
                         testing::Values(std::pair{32, 32}, std::pair{64, 64}, std::pair{33, 17}, std::pair{1, 1},
                                         std::pair{2, 5}, std::pair{4, 3}, std::pair{70, 61}));

TEST(DeviceImage, GivesPillowsBytes) {
  const PillowFile file = read_fixture();
  for (const PillowCase& item : file.cases) {
    const ImageView in = item.input;
    if (in.channels != 3 || in.width > kMaxDeviceSidePx || in.height > kMaxDeviceSidePx) { continue; }
    TestImages images(in.width, in.height, 0);
    images.count = 1;
    images.bytes.assign(in.pixels, in.pixels + in.bytes());
    CpuBatch batch(images, as_bytes());
    const std::vector<DeviceCall> calls = {device_call(item.call, in.width, in.height), device_call({}, 1, 1),
                                           device_call({}, 1, 1)};
    batch.args.decided = calls.data();
    const std::vector<float> found = batch.run<device::Float32>();
    const std::vector<uint8_t> bytes(found.begin(), found.end());
    ASSERT_EQ(fnv1a(bytes.data(), bytes.size()), item.hash)
        << describe_call(item.call) << " on " << in.width << "x" << in.height;
  }
}

template <typename Type>
void expect_whole_batches(int width, int height, size_t count, uint32_t threads, const Sampler& sampler,
                          uint32_t first_epoch = 9, const std::vector<uint8_t>& unmirrored = {}) {
  const TestImages images(width, height, count);
  const CropFlipCutoutOptions standard{.pad_px = 4, .flip_probability = 0.5, .cutout_px = width / 2};
  const ScaleShift factors = scale_shift(as_usual());
  CpuBatch batch(images, as_usual());
  batch.set_policy(sampler);
  batch.args.has_standard = true;
  batch.args.standard = standard;
  batch.args.unmirrored = unmirrored.empty() ? nullptr : unmirrored.data();
  batch.args.unmirrored_count = static_cast<int64_t>(unmirrored.size());
  batch.args.seed = 5;
  batch.args.samples = static_cast<uint32_t>(count) / 2;
  batch.args.total = 2 * batch.args.samples;
  std::vector<int64_t> order;
  for (size_t i = 0; i < count; ++i) { order.push_back(static_cast<int64_t>((i * 7 + 3) % count)); }
  batch.args.order = order.data();
  batch.start = {first_epoch, 0, 2};
  const auto found = batch.run<Type>(threads);
  for (uint32_t i = 0; i < batch.args.total; ++i) {
    const uint32_t copy = i / batch.args.samples;
    const auto sample = static_cast<uint64_t>(order[2 + i % batch.args.samples]);
    const uint32_t epoch = first_epoch + copy * (1u << 20);
    const int label = static_cast<int>(sample % 3);
    const auto calls = sampler.sample(label, epoch, sample);
    const bool may_flip = unmirrored.empty() || unmirrored[static_cast<size_t>(label)] == 0;
    const Expected expected =
        expected_image(images.view(sample), calls, &standard, 5, epoch, sample, factors, may_flip);
    ASSERT_EQ(difference(expected, found.data() + i * images.image_bytes(), width), "") << "image " << i;
    ASSERT_EQ(batch.out_labels[i], label);
  }
  EXPECT_EQ(batch.problems, 0u);
}

TEST(DeviceImage, MakesWholeBatchesAsTheCpuDoes) {
  const Sampler sampler = mixed_sampler(77);
  expect_whole_batches<device::Float32>(32, 32, 2000, 1, sampler);
  expect_whole_batches<device::Bfloat16>(32, 32, 2000, 1, sampler);
  expect_whole_batches<device::Float32>(33, 17, 400, 1, sampler);
  expect_whole_batches<device::Bfloat16>(33, 17, 400, 1, sampler);
  expect_whole_batches<device::Bfloat16>(72, 60, 200, 1, sampler);
}

TEST(DeviceImage, MirrorsByLabelAsTheCpuDoes) {
  expect_whole_batches<device::Float32>(32, 32, 400, 1, mixed_sampler(77), 9, {0, 1, 0});
  expect_whole_batches<device::Bfloat16>(33, 17, 300, 1, recipe_sampler(78), 9, {1, 0, 1});
}

TEST(DeviceImage, MakesWholeBatchesByRecipesAsTheCpuDoes) {
  const Sampler sampler = recipe_sampler(78);
  // Each of the epochs has another part of the schedule.
  for (const uint32_t epoch : {0u, 3u, 9u, 500u}) {
    expect_whole_batches<device::Float32>(32, 32, 900, 1, sampler, epoch);
  }
  expect_whole_batches<device::Bfloat16>(33, 17, 600, 1, sampler);
  expect_whole_batches<device::Float32>(72, 60, 200, 1, sampler);
}

TEST(DeviceImage, ThreadsOfAGroupDoNotDisturbEachOther) {
  for (const Sampler& sampler : {mixed_sampler(77), recipe_sampler(78)}) {
    expect_whole_batches<device::Float32>(16, 16, 300, 3, sampler);
    expect_whole_batches<device::Bfloat16>(16, 16, 300, 4, sampler);
    // More than a warp, so that two threads decide.
    expect_whole_batches<device::Float32>(12, 10, 40, 40, sampler);
  }
}

// Where the buffers are and what else the second one is used for changes nothing.
TEST(DeviceImage, IsTheSameWithEveryUseOfTheBuffers) {
  for (const auto& [width, height] : {std::pair{32, 32}, std::pair{9, 7}, std::pair{36, 22}}) {
    const TestImages images(width, height, 200);
    for (const Sampler& sampler : {mixed_sampler(31), recipe_sampler(32)}) {
      CpuBatch batch(images, as_usual());
      batch.set_policy(sampler);
      batch.args.has_standard = true;
      const std::vector<float> expected = batch.run<device::Float32>();
      for (const uint32_t threads : {1u, 3u}) {
        if (threads > 1 && width > 9) { continue; }
        ASSERT_EQ((batch.run<device::Float32, false, 0>(threads)), expected) << width << "x" << height;
        ASSERT_EQ((batch.run<device::Float32, true, 8>(threads)), expected) << width << "x" << height;
      }
    }
  }
}

// Every crop, mirrored or not, and holes of every kind, in widths of whole quads and others.
template <typename Type>
void expect_output(int width, int height, const CropFlipCutoutOptions& standard) {
  const TestImages images(width, height, 150);
  const bool is_byte = std::is_same_v<Type, device::Byte>;
  const Normalization normalization = is_byte ? as_bytes() : as_usual();
  CpuBatch batch(images, normalization);
  batch.args.has_standard = true;
  batch.args.standard = standard;
  batch.args.seed = 5;
  const auto pixels = batch.run<Type>();
  batch.args.planes_out = true;
  const auto planes = batch.run<Type>();
  for (size_t i = 0; i < images.count; ++i) {
    const Expected expected = expected_image(images.view(i), {}, &standard, 5, 0, i, scale_shift(normalization));
    for (size_t k = 0; k < images.image_bytes(); ++k) {
      const size_t in_plane = k % 3 * images.image_bytes() / 3 + k / 3, at = i * images.image_bytes();
      ASSERT_EQ(pixels[at + k], Type::of(expected.values[k])) << expected.story << ": value " << k;
      ASSERT_EQ(planes[at + in_plane], Type::of(expected.values[k])) << expected.story << ": value " << k;
    }
  }
}

TEST(DeviceImage, WritesWhatTheCpuDoes) {
  for (const int width : {1, 4, 7, 8, 12, 30}) {
    for (const int pad_px : {0, 3}) {
      for (const double flip : {0.0, 0.5}) {
        for (const int cutout_px : {0, 4, 6}) {
          const CropFlipCutoutOptions standard{.pad_px = pad_px, .flip_probability = flip, .cutout_px = cutout_px};
          expect_output<device::Float32>(width, 5, standard);
          expect_output<device::Bfloat16>(width, 5, standard);
          if (cutout_px == 0) { expect_output<device::Byte>(width, 5, standard); }
        }
      }
    }
  }
}

// Bytes or floats of images in the other order: channel after channel.
template <typename T>
std::vector<T> as_planes(const std::vector<T>& pixels, size_t pixel_count) {
  std::vector<T> planes(pixels.size());
  for (size_t i = 0; i < pixels.size(); ++i) {
    const size_t image = i / (3 * pixel_count), at = i % (3 * pixel_count);
    planes[image * 3 * pixel_count + at % 3 * pixel_count + at / 3] = pixels[i];
  }
  return planes;
}

template <typename Type>
void expect_same_in_planes(int width, int height) {
  const TestImages images(width, height, width * height > 100 ? 60 : 6);
  const auto pixels = static_cast<size_t>(width * height);
  const std::vector<uint8_t> planes = as_planes(images.bytes, pixels);
  const Sampler sampler = mixed_sampler(5);
  const bool is_byte = std::is_same_v<Type, device::Byte>;
  CpuBatch batch(images, is_byte ? as_bytes() : as_usual());
  batch.set_policy(sampler);
  batch.args.has_standard = true;
  batch.args.standard = {.pad_px = 2, .flip_probability = 0.5, .cutout_px = is_byte ? 0 : 4};
  const auto expected = batch.run<Type>();
  for (const uint32_t threads : {1u, 3u}) {
    if (threads > 1 && pixels > 100) { continue; }
    batch.args.images = planes.data();
    batch.args.planes_in = true;
    batch.args.planes_out = false;
    ASSERT_EQ(batch.run<Type>(threads), expected) << width << "x" << height;
    batch.args.planes_out = true;
    ASSERT_EQ(batch.run<Type>(threads), as_planes(expected, pixels)) << width << "x" << height;
    batch.args.images = images.bytes.data();
    batch.args.planes_in = false;
    ASSERT_EQ(batch.run<Type>(threads), as_planes(expected, pixels)) << width << "x" << height;
  }
}

TEST(DeviceImage, ReadsAndWritesPlanes) {
  for (const auto& [width, height] : {std::pair{32, 32}, std::pair{33, 17}, std::pair{5, 3}, std::pair{6, 2}}) {
    expect_same_in_planes<device::Float32>(width, height);
    expect_same_in_planes<device::Bfloat16>(width, height);
    expect_same_in_planes<device::Byte>(width, height);
  }
}

TEST(DeviceImage, GivesBytesAsTheyAre) {
  for (const auto& [width, height] : {std::pair{32, 32}, std::pair{7, 5}}) {
    const TestImages images(width, height, 100);
    const Sampler sampler = mixed_sampler(6);
    CpuBatch batch(images, as_bytes());
    batch.set_policy(sampler);
    const std::vector<float> floats = batch.run<device::Float32>();
    ASSERT_EQ(batch.run<device::Byte>(), std::vector<uint8_t>(floats.begin(), floats.end()));
  }
}

// A grey image is worked on as one with three equal channels, and that gives the CPU's bytes.
TEST(DeviceImage, TakesGreyImages) {
  const TestImages images(20, 14, 300);
  const ScaleShift factors = scale_shift(as_usual());
  const CropFlipCutoutOptions standard{.pad_px = 4, .flip_probability = 0.5, .cutout_px = 6};
  for (const Sampler& sampler : {mixed_sampler(8), recipe_sampler(9)}) {
    CpuBatch batch(images, as_usual());
    batch.set_policy(sampler);
    batch.args.channels = 1;
    batch.args.planes_in = batch.args.planes_out = true;
    batch.args.has_standard = true;
    batch.args.standard = standard;
    batch.args.seed = 5;
    const std::vector<float> found = batch.run<device::Float32>();
    for (size_t i = 0; i < images.count; ++i) {
      const ImageView grey{images.bytes.data() + i * 20 * 14, 20, 14, 1};
      const Expected expected =
          expected_image(grey, sampler.sample(static_cast<int>(i % 3), 0, i), &standard, 5, 0, i, factors);
      ASSERT_EQ(difference(expected, found.data() + i * 20 * 14, 20), "") << "image " << i;
    }
  }
}

// A batch that is a part of a data set draws as that part, wherever its numbers come from.
TEST(DeviceImage, DrawsByTheNumbersThatAreGiven) {
  const TestImages all(16, 16, 90);
  const Sampler sampler = mixed_sampler(4);
  CpuBatch whole(all, as_usual());
  whole.set_policy(sampler);
  whole.args.has_standard = true;
  whole.args.place.epoch = 3;
  whole.args.start = nullptr;
  const std::vector<float> expected = whole.run<device::Float32>();
  const size_t first = 30, values = all.image_bytes();  // labels repeat after three
  CpuBatch part(all, as_usual());
  part.set_policy(sampler);
  part.args.has_standard = true;
  part.args.images += first * values;
  part.args.image_count = part.args.order_count = part.args.samples = part.args.total = 60;
  const int64_t epoch = 3;
  part.args.epoch = &epoch;
  const auto expect_part = [&](const char* by) {
    const std::vector<float> found = part.run<device::Float32>();
    ASSERT_EQ(found, std::vector<float>(expected.begin() + static_cast<ptrdiff_t>(first * values), expected.end()))
        << by;
  };
  part.args.first_number = first;
  expect_part("the first number");
  const uint64_t counter = 10;
  part.args.counter = &counter;
  part.args.first_number = first - counter;
  expect_part("a counter");
  std::vector<int64_t> numbers(60);
  std::iota(numbers.begin(), numbers.end(), static_cast<int64_t>(first));
  part.args.numbers = numbers.data();
  expect_part("all numbers");
}

TEST(DeviceImage, SaysWhichLabelIsUnknownUnlessAnyLabelWillDo) {
  const TestImages images(8, 8, 4);
  CpuBatch batch(images, as_usual());
  const Sampler sampler = mixed_sampler(1);
  batch.set_policy(sampler);
  const std::vector<int64_t> labels = {0, 1, 77, 2};
  batch.args.labels = labels.data();
  int64_t bad_label = -5;
  batch.args.bad_label = &bad_label;
  batch.run<device::Float32>();
  EXPECT_EQ(batch.problems, 1u);
  EXPECT_EQ(bad_label, 77);
  batch.args.any_label = true;
  batch.run<device::Float32>();
  EXPECT_EQ(batch.problems, 1u);
  EXPECT_EQ(batch.out_labels, labels);
}

TEST(DeviceImage, PastTheEndOrUnknownIsZeroAndCounted) {
  const TestImages images(8, 8, 4);
  CpuBatch batch(images, as_usual());
  const Sampler sampler = mixed_sampler(1);
  batch.set_policy(sampler);
  batch.args.label_count = 2;  // the third image has label 2
  const std::vector<int64_t> order = {0, 2, 9, -1, 1};
  batch.args.order = order.data();
  batch.args.order_count = order.size();
  batch.args.samples = batch.args.total = 6;
  const std::vector<float> found = batch.run<device::Float32>();
  EXPECT_EQ(batch.out_labels, (std::vector<int64_t>{0, -1, -1, -1, 1, -1}));
  EXPECT_EQ(batch.problems, 3u);
  for (const size_t i : {1, 2, 3, 5}) {
    for (size_t k = 0; k < images.image_bytes(); ++k) { ASSERT_EQ(found[i * images.image_bytes() + k], 0.0f); }
  }
}

TEST(DeviceBatchOptions, NamesTheFieldThatIsWrong) {
  const auto message_of = [](const DeviceBatchOptions& options) -> std::string {
    try {
      options.validate();
    } catch (const std::invalid_argument& error) { return error.what(); }
    return "";
  };
  EXPECT_EQ(message_of({}), "");
  EXPECT_EQ(message_of({.width = 0}), "width: 1 .. 4096 expected, found 0");
  EXPECT_EQ(message_of({.height = 4097}), "height: 1 .. 4096 expected, found 4097");
  EXPECT_EQ(message_of({.copies = 0}), "copies: 1 .. 1024 expected, found 0");
  EXPECT_EQ(message_of({.device = -1}), "device: 0 .. 1048576 expected, found -1");
  DeviceBatchOptions options;
  options.standard->flip_probability = 2;
  EXPECT_NE(message_of(options).find("flip_probability"), std::string::npos);
  EXPECT_EQ(message_of({.standard = std::nullopt, .unmirrored = {1}}),
            "unmirrored: nothing expected without standard, which mirrors");
  EXPECT_EQ(message_of({.channels = 2}), "channels: 1 or 3 expected, found 2");
  EXPECT_EQ(message_of({.type = ValueType::kByte}), "standard.cutout_px: 0 expected for bytes, found 16");
  EXPECT_EQ(message_of({.type = ValueType::kByte, .standard = std::nullopt}), "");
  EXPECT_EQ(message_of({.cuts = DeviceCutOptions()}), "standard: nothing expected beside cuts");
  EXPECT_EQ(message_of({.standard = std::nullopt, .cuts = DeviceCutOptions()}), "");
  EXPECT_EQ(message_of({.standard = std::nullopt, .cuts = {{.longest_px = 0}}}),
            "cuts.longest_px: 1 .. 268435456 expected, found 0");
}

TEST(DeviceBatch, WithoutAGpuSaysWhy) {
  if (cuda::device_count() > 0) { GTEST_SKIP() << "there is a GPU"; }
  try {
    DeviceBatch batch({});
    FAIL() << "an Error expected";
  } catch (const Error& error) { EXPECT_NE(std::string(error.what()).find("CUDA"), std::string::npos); }
}

}  // namespace
}  // namespace la3::augment
