// The GPU's batches against the CPU's, value for value. Everything skips itself where there is no
// GPU.
#include "la3/augment/cuda/device_batch.h"

#include <cuda_runtime_api.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>

#include "la3/augment/reference.h"
#include "la3/core/error.h"
#include "la3/loader/loader.h"
#include "la3/loader/photo.h"
#include "la3/loader/sample_maker.h"
#include "la3/policy/policy.h"
#include "tests/augment/device_expected.h"
#include "tests/augment/pillow_cases.h"
#include "tests/loader/photo_files.h"
#include "tests/source_folder.h"

namespace la3::augment {
namespace {

constexpr int kDevice = 0;
constexpr unsigned char kPoison = 0xCD;
constexpr size_t kGuardBytes = 4096;  // behind each output, to be left alone
constexpr int kMostFailures = 5;      // told per test

class Gpu : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda::device_count() == 0) { GTEST_SKIP() << "no CUDA device here"; }
  }
};

template <typename T>
cuda::DeviceBuffer on_gpu(const std::vector<T>& values) {
  cuda::DeviceBuffer buffer(values.size() * sizeof(T), kDevice);
  buffer.upload(values.data(), values.size() * sizeof(T));
  return buffer;
}

template <typename T>
std::vector<T> from_gpu(const cuda::DeviceBuffer& buffer, size_t count) {
  std::vector<T> values(count);
  buffer.download(values.data(), count * sizeof(T));
  return values;
}

// Images with labels 0, 1, 2, 0, ..., as a resident data set.
class Resident {
 public:
  explicit Resident(const TestImages& images) : pixels_(on_gpu(images.bytes)) {
    std::vector<int64_t> labels;
    for (size_t i = 0; i < images.count; ++i) { labels.push_back(label_of(i)); }
    labels_ = on_gpu(labels);
    source.images = static_cast<const uint8_t*>(pixels_.data());
    source.labels = static_cast<const int64_t*>(labels_.data());
    source.count = static_cast<int64_t>(images.count);
  }
  void set_order(const std::vector<int64_t>& order) {
    order_ = on_gpu(order);
    source.order = static_cast<const int64_t*>(order_.data());
    source.order_count = static_cast<int64_t>(order.size());
  }
  void set_takes(const std::vector<uint32_t>& takes) {
    takes_ = on_gpu(takes);
    source.takes = static_cast<const uint32_t*>(takes_.data());
  }
  static int64_t label_of(uint64_t sample) { return static_cast<int64_t>(sample % 3); }

  DeviceSource source;

 private:
  cuda::DeviceBuffer pixels_, labels_, order_, takes_;
};

// Room for the results of a run, poisoned.
template <typename Stored>
class Results {
 public:
  Results(size_t images, size_t values)
      : count_(images * values),
        images_(count_ * sizeof(Stored) + kGuardBytes, kDevice),
        labels_(images * sizeof(int64_t) + kGuardBytes, kDevice),
        image_count_(images) {
    poison();
  }
  void poison() {
    images_.fill(kPoison);
    labels_.fill(kPoison);
    cudaDeviceSynchronize();
  }
  DeviceTarget target() { return {images_.data(), static_cast<int64_t*>(labels_.data())}; }

  std::vector<Stored> values() const {
    const auto bytes = from_gpu<uint8_t>(images_, images_.size());
    for (size_t i = count_ * sizeof(Stored); i < bytes.size(); ++i) {
      EXPECT_EQ(bytes[i], kPoison) << "written " << i - count_ * sizeof(Stored) << " bytes past the end";
      if (bytes[i] != kPoison) { break; }
    }
    std::vector<Stored> values(count_);
    std::memcpy(values.data(), bytes.data(), count_ * sizeof(Stored));
    return values;
  }
  std::vector<int64_t> labels() const { return from_gpu<int64_t>(labels_, image_count_); }

 private:
  size_t count_;
  cuda::DeviceBuffer images_, labels_;
  size_t image_count_;
};

DeviceBatchOptions options_for(const TestImages& images, ValueType type, const Normalization& normalization) {
  DeviceBatchOptions options;
  options.device = kDevice;
  options.width = images.width;
  options.height = images.height;
  options.type = type;
  options.standard.reset();
  options.normalization = normalization;
  return options;
}

// ---- single calls ----

// Every drawable call on images of all looks; `most_calls` at a time.
void expect_all_calls(int width, int height, size_t most_calls) {
  const TestImages images(width, height, std::size(kLooks));
  Resident resident(images);
  DeviceBatch batch(options_for(images, ValueType::kFloat32, as_bytes()));
  const ScaleShift factors = scale_shift(as_bytes());
  const std::vector<OpCall> all = all_drawable_calls();
  int failures = 0;
  for (size_t begin = 0; begin < all.size(); begin += most_calls) {
    const size_t end = std::min(all.size(), begin + most_calls);
    const size_t count = (end - begin) * images.count;
    std::vector<int64_t> order;
    std::vector<OpCall> calls(3 * count);
    for (size_t i = 0; i < count; ++i) {
      order.push_back(static_cast<int64_t>(i % images.count));
      calls[3 * i + i % 3] = all[begin + i / images.count];
    }
    resident.set_order(order);
    Results<float> results(count, images.image_bytes());
    batch.run_calls(resident.source, results.target(), static_cast<int>(count), calls, nullptr);
    batch.check(nullptr);
    const std::vector<float> found = results.values();
    for (size_t i = 0; i < count && failures < kMostFailures; ++i) {
      const Expected expected = expected_image(images.view(i % images.count), {&calls[3 * i], 3}, nullptr, 0, 0,
                                               i % images.count, factors);
      const std::string wrong = difference(expected, found.data() + i * images.image_bytes(), width);
      if (!wrong.empty()) {
        ++failures;
        ADD_FAILURE() << wrong;
      }
    }
  }
}

class GpuSizes : public Gpu, public testing::WithParamInterface<std::pair<int, int>> {};

TEST_P(GpuSizes, GiveTheCpusBytesForEveryDrawableCall) {
  const auto [width, height] = GetParam();
  expect_all_calls(width, height, 100);
}

INSTANTIATE_TEST_SUITE_P(Sizes, GpuSizes,
                         testing::Values(std::pair{32, 32}, std::pair{64, 64}, std::pair{33, 17}, std::pair{17, 33},
                                         std::pair{1, 1}, std::pair{2, 5}, std::pair{1, 40}, std::pair{40, 1},
                                         std::pair{63, 65}, std::pair{48, 48}, std::pair{224, 224},
                                         std::pair{301, 203}),
                         [](const auto& given) {
                           return std::to_string(given.param.first) + "x" + std::to_string(given.param.second);
                         });

// Small enough for compute-sanitizer: each kernel, each op, each way of loading and storing.
TEST_F(Gpu, ShortRunOfEverything) {
  expect_all_calls(32, 32, 1000);
  expect_all_calls(33, 17, 1000);
  expect_all_calls(48, 24, 1000);
  expect_all_calls(68, 64, 1000);
}

TEST_F(Gpu, GivesTheReferencesBytes) {
  const TestImages images(32, 32, std::size(kLooks));
  const Resident resident(images);
  DeviceBatch batch(options_for(images, ValueType::kFloat32, as_bytes()));
  for (const OpCall& call : all_drawable_calls()) {
    std::vector<OpCall> calls(3 * images.count);
    for (size_t i = 0; i < images.count; ++i) { calls[3 * i] = call; }
    Results<float> results(images.count, images.image_bytes());
    batch.run_calls(resident.source, results.target(), static_cast<int>(images.count), calls, nullptr);
    const std::vector<float> found = results.values();
    for (size_t i = 0; i < images.count; ++i) {
      const Image reference = apply_reference(call, images.view(i));
      Expected expected;
      expected.values.assign(reference.data(), reference.data() + reference.bytes());
      expected.story = "32x32 image " + std::to_string(i) + " [" + describe_call(call) + "]";
      ASSERT_EQ(difference(expected, found.data() + i * images.image_bytes(), 32), "");
    }
  }
}

// Grey images are not the GPU's, nor what is beyond its size.
void expect_pillows_bytes(const PillowFile& file) {
  std::map<std::pair<int, int>, std::vector<const PillowCase*>> by_size;
  for (const PillowCase& item : file.cases) {
    if (item.input.channels == 3 && item.input.width <= 4096 && item.input.height <= 4096) {
      by_size[{item.input.width, item.input.height}].push_back(&item);
    }
  }
  size_t compared = 0;
  int failures = 0;
  for (const auto& [size, cases] : by_size) {
    TestImages images(size.first, size.second, 0);
    std::vector<OpCall> calls;
    for (const PillowCase* item : cases) {
      images.bytes.insert(images.bytes.end(), item->input.pixels, item->input.pixels + item->input.bytes());
      calls.insert(calls.end(), {item->call, OpCall(), OpCall()});
    }
    images.count = cases.size();
    const Resident resident(images);
    DeviceBatch batch(options_for(images, ValueType::kFloat32, as_bytes()));
    Results<float> results(images.count, images.image_bytes());
    batch.run_calls(resident.source, results.target(), static_cast<int>(images.count), calls, nullptr);
    const std::vector<float> found = results.values();
    for (size_t i = 0; i < cases.size(); ++i, ++compared) {
      const std::vector<uint8_t> bytes(found.begin() + static_cast<ptrdiff_t>(i * images.image_bytes()),
                                       found.begin() + static_cast<ptrdiff_t>((i + 1) * images.image_bytes()));
      if (fnv1a(bytes.data(), bytes.size()) == cases[i]->hash || ++failures > kMostFailures) { continue; }
      const Expected expected =
          expected_image(images.view(i), {&calls[3 * i], 3}, nullptr, 0, 0, i, scale_shift(as_bytes()));
      ADD_FAILURE() << "not Pillow's bytes: "
                    << difference(expected, found.data() + i * images.image_bytes(), images.width);
    }
  }
  EXPECT_EQ(failures, 0) << "of " << compared << " cases";
  EXPECT_GT(compared, 100u);
}

TEST_F(Gpu, GivesPillowsBytesOfTheFixture) {
  expect_pillows_bytes(read_fixture());
}

TEST_F(Gpu, GivesPillowsAndTorchvisionsBytesInWideRanges) {
  expect_pillows_bytes(read_cases(fixtures_folder() / "wide.bin", "LA3WID01"));
}

// ---- whole batches ----

struct Whole {
  int width = 32, height = 32;
  size_t images = 1000;
  int samples = 500, copies = 1;
  uint32_t epoch = 3;
  uint64_t position = 0;
  std::optional<CropFlipCutoutOptions> standard = CropFlipCutoutOptions();
  std::vector<uint8_t> unmirrored = {};
};

// Compares a batch with what the CPU makes of the same place. `sampler` null: no policy.
template <typename Stored>
void expect_batch(const std::vector<Stored>& found, const std::vector<int64_t>& labels, const TestImages& images,
                  const std::vector<int64_t>& order, const Whole& what, const Sampler* sampler, uint64_t seed) {
  const ScaleShift factors = scale_shift(as_usual());
  const auto samples = static_cast<size_t>(what.samples);
  int failures = 0;
  for (size_t i = 0; i < samples * static_cast<size_t>(what.copies) && failures < kMostFailures; ++i) {
    const auto sample = static_cast<uint64_t>(order[what.position + i % samples]);
    const uint32_t epoch = what.epoch + static_cast<uint32_t>(i / samples) * (1u << 20);
    const int64_t label = Resident::label_of(sample);
    std::vector<OpCall> calls;
    if (sampler != nullptr) {
      const auto drawn = sampler->sample(static_cast<int>(label), epoch, sample);
      calls.assign(drawn.begin(), drawn.end());
    }
    const bool may_flip = what.unmirrored.empty() || what.unmirrored[static_cast<size_t>(label)] == 0;
    const Expected expected = expected_image(images.view(sample), calls, what.standard ? &*what.standard : nullptr,
                                             seed, epoch, sample, factors, may_flip);
    const std::string wrong = difference(expected, found.data() + i * images.image_bytes(), images.width);
    if (!wrong.empty() || labels[i] != label) {
      ++failures;
      ADD_FAILURE() << "image " << i << ": label " << labels[i] << " for " << label << "; " << wrong;
    }
  }
}

template <typename Stored>
void expect_whole_batch(const Whole& what, const Sampler* sampler) {
  constexpr ValueType kType = std::is_same_v<Stored, float> ? ValueType::kFloat32 : ValueType::kBfloat16;
  const TestImages images(what.width, what.height, what.images);
  Resident resident(images);
  std::vector<int64_t> order;
  for (size_t i = 0; i < what.images; ++i) { order.push_back(static_cast<int64_t>((i * 7 + 3) % what.images)); }
  resident.set_order(order);
  DeviceBatchOptions options = options_for(images, kType, as_usual());
  options.standard = what.standard;
  options.unmirrored = what.unmirrored;
  options.copies = what.copies;
  options.seed = 0x123456789ABCDEFull;
  DeviceBatch batch(options);
  if (sampler != nullptr) { batch.set_policy(*sampler); }
  const cuda::DeviceStream stream(kDevice);
  Results<Stored> results(static_cast<size_t>(what.samples) * static_cast<size_t>(what.copies),
                          images.image_bytes());
  batch.set_place(what.epoch, what.position, stream.handle());
  batch.run(resident.source, results.target(), what.samples, stream.handle());
  batch.check(stream.handle());
  expect_batch(results.values(), results.labels(), images, order, what, sampler, options.seed);
}

Sampler uniform_sampler(uint64_t seed) {
  return policy::make_sampler(policy::uniform_policy(), {"a", "b", "c"}, seed);
}

TEST_F(Gpu, MakesTrainingBatchesAsTheCpuDoes) {
  const Sampler sampler = uniform_sampler(99);
  const Whole small{.images = 6001, .samples = 5000, .position = 17};
  expect_whole_batch<float>(small, &sampler);
  expect_whole_batch<uint16_t>(small, &sampler);
  const Whole medium{.width = 64, .height = 64, .images = 1001, .samples = 1000};
  expect_whole_batch<float>(medium, &sampler);
  expect_whole_batch<uint16_t>(medium, &sampler);
  const Whole odd{.width = 33, .height = 17, .images = 1001, .samples = 1000, .copies = 2};
  expect_whole_batch<float>(odd, &sampler);
  expect_whole_batch<uint16_t>(odd, &sampler);
  // More images than blocks work on at a time.
  const Whole large{.width = 224, .height = 224, .images = 101, .samples = 100, .copies = 4};
  expect_whole_batch<float>(large, &sampler);
  expect_whole_batch<uint16_t>(large, &sampler);
}

TEST_F(Gpu, MakesBatchesByRecipesAsTheCpuDoes) {
  const Sampler sampler = recipe_sampler(98);
  for (const uint32_t epoch : {0u, 3u, 9u, 500u}) {  // the schedule's parts
    expect_whole_batch<float>({.images = 2001, .samples = 2000, .copies = 2, .epoch = epoch}, &sampler);
  }
  expect_whole_batch<uint16_t>({.width = 33, .height = 17, .images = 1001, .samples = 1000}, &sampler);
  expect_whole_batch<uint16_t>({.width = 64, .height = 64, .images = 501, .samples = 500}, &sampler);
  expect_whole_batch<uint16_t>({.width = 224, .height = 224, .images = 101, .samples = 100, .copies = 4}, &sampler);
}

TEST_F(Gpu, MakesCopiesWithRandomNumbersOfTheirOwn) {
  const Sampler sampler = mixed_sampler(4);
  expect_whole_batch<float>({.images = 203, .samples = 200, .copies = 8, .epoch = 1000, .position = 3}, &sampler);
}

TEST_F(Gpu, MakesEvaluationBatchesWithoutAPolicy) {
  expect_whole_batch<float>({.images = 300, .samples = 300, .standard = std::nullopt}, nullptr);
  expect_whole_batch<uint16_t>({.images = 300, .samples = 300, .standard = std::nullopt}, nullptr);
  expect_whole_batch<uint16_t>({.width = 224, .height = 224, .images = 30, .samples = 30, .standard = std::nullopt},
                               nullptr);
}

TEST_F(Gpu, TakesWideCropsAndHoles) {
  const Sampler sampler = mixed_sampler(8);
  for (const CropFlipCutoutOptions standard :
       {CropFlipCutoutOptions{.pad_px = 40, .flip_probability = 1, .cutout_px = 64},
        CropFlipCutoutOptions{.pad_px = 0, .flip_probability = 0, .cutout_px = 0},
        CropFlipCutoutOptions{.pad_px = 1, .flip_probability = 0.25, .cutout_px = 3}}) {
    expect_whole_batch<float>({.images = 200, .samples = 200, .standard = standard}, &sampler);
    expect_whole_batch<uint16_t>({.images = 200, .samples = 200, .standard = standard}, &sampler);
  }
}

TEST_F(Gpu, MirrorsByLabelAsTheCpuDoes) {
  const Sampler sampler = uniform_sampler(5);
  const Whole small{.images = 1001, .samples = 1000, .copies = 2, .unmirrored = {0, 1, 0}};
  expect_whole_batch<float>(small, &sampler);
  expect_whole_batch<uint16_t>(small, nullptr);
  expect_whole_batch<uint16_t>(
      {.width = 224, .height = 224, .images = 101, .samples = 100, .unmirrored = {1, 0, 1}}, &sampler);
}

TEST_F(Gpu, RepeatsItself) {
  const TestImages images(32, 32, 2000);
  const Resident resident(images);
  DeviceBatch batch(options_for(images, ValueType::kBfloat16, as_usual()));
  batch.set_policy(uniform_sampler(1));
  Results<uint16_t> results(images.count, images.image_bytes());
  std::vector<uint16_t> first;
  for (int round = 0; round < 5; ++round) {
    results.poison();
    batch.run(resident.source, results.target(), static_cast<int>(images.count), nullptr);
    batch.check(nullptr);
    if (round == 0) { first = results.values(); }
    ASSERT_EQ(results.values(), first) << "round " << round;
  }
}

// Batch by batch what the loader gives, in its order, two copies of each sample.
class ResidentDataset : public data::Dataset {
 public:
  explicit ResidentDataset(const TestImages& images) : images_(images) {
    transforms_ = {.crop = data::StandardTransforms::Crop::kPad,
                   .size_px = images.width,
                   .pad_px = 4,
                   .flip = true,
                   .cutout_px = 16,
                   .mean = as_usual().mean,
                   .deviation = as_usual().deviation};
  }
  size_t size() const override { return images_.count; }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return static_cast<int>(Resident::label_of(i)); }
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override { return images_.view(i); }
  Image get(size_t i) const override { return Image(images_.view(i)); }

 private:
  const TestImages& images_;
  data::StandardTransforms transforms_;
  std::vector<std::string> labels_ = {"a", "b", "c"};
};

TEST_F(Gpu, MakesTheLoadersBatches) {
  const TestImages images(32, 32, 300);
  Resident resident(images);
  const auto sampler = std::make_shared<const Sampler>(mixed_sampler(31));
  loader::LoaderOptions loading;
  loading.batch_size = 128;
  loading.copies = 2;
  loading.policy = sampler;
  loading.layout = Layout::kNhwc;
  loading.seed = 6;
  loading.workers = 2;
  loader::Loader loader(std::make_shared<ResidentDataset>(images), loading);
  DeviceBatchOptions options = options_for(images, ValueType::kFloat32, as_usual());
  options.standard = CropFlipCutoutOptions();
  options.copies = 2;
  options.seed = 6;
  DeviceBatch batch(options);
  batch.set_policy(*sampler);
  loader.start_epoch(12);
  int batches = 0;
  while (const loader::Batch* expected = loader.next()) {
    const size_t samples = expected->count / 2;
    resident.set_order({expected->samples.begin(), expected->samples.begin() + static_cast<ptrdiff_t>(samples)});
    Results<float> results(expected->count, images.image_bytes());
    batch.set_place(12, 0, nullptr);
    batch.run(resident.source, results.target(), static_cast<int>(samples), nullptr);
    batch.check(nullptr);
    const std::vector<float> found = results.values();
    ASSERT_EQ(found.size(), expected->images.size());
    for (size_t i = 0; i < found.size(); ++i) {
      ASSERT_EQ(found[i], expected->images[i])
          << "batch " << batches << " image " << i / images.image_bytes() << " value " << i % images.image_bytes();
    }
    const std::vector<int64_t> labels = results.labels();
    for (size_t i = 0; i < labels.size(); ++i) { ASSERT_EQ(labels[i], expected->labels[i]); }
    ++batches;
  }
  EXPECT_EQ(batches, 3);
}

// An epoch that takes some images several times, as with --balance.
TEST_F(Gpu, MakesTheLoadersBatchesOfImagesThatComeAgain) {
  const TestImages images(32, 32, 200);
  Resident resident(images);
  const auto dataset = std::make_shared<ResidentDataset>(images);
  std::vector<size_t> uneven;  // labels are 0, 1, 2, 0, ...
  for (size_t i = 0; i < images.count; ++i) {
    if (i % 3 == 0 || i < 30) { uneven.push_back(i); }
  }
  const auto subset = std::make_shared<data::Subset>(dataset, uneven);
  const TestImages* all = &images;
  std::vector<uint8_t> bytes;
  std::vector<int64_t> labels;
  for (const size_t i : uneven) {
    const auto first = all->bytes.begin() + static_cast<ptrdiff_t>(i * all->image_bytes());
    bytes.insert(bytes.end(), first, first + static_cast<ptrdiff_t>(all->image_bytes()));
    labels.push_back(Resident::label_of(i));
  }
  const cuda::DeviceBuffer pixels = on_gpu(bytes), label_buffer = on_gpu(labels);
  resident.source.images = static_cast<const uint8_t*>(pixels.data());
  resident.source.labels = static_cast<const int64_t*>(label_buffer.data());
  resident.source.count = static_cast<int64_t>(uneven.size());
  const auto sampler = std::make_shared<const Sampler>(mixed_sampler(31));
  loader::LoaderOptions loading;
  loading.batch_size = static_cast<int>(uneven.size());
  loading.copies = 2;
  loading.balance = loader::Balance::kEqual;
  loading.policy = sampler;
  loading.layout = Layout::kNhwc;
  loading.seed = 6;
  loading.workers = 2;
  loader::Loader loader(subset, loading);
  DeviceBatchOptions options = options_for(images, ValueType::kFloat32, as_usual());
  options.standard = CropFlipCutoutOptions();
  options.copies = 2;
  options.seed = 6;
  DeviceBatch batch(options);
  batch.set_policy(*sampler);
  loader.start_epoch(12);
  const loader::Batch* expected = loader.next();
  const loader::EpochOrder order = loader::epoch_order(*subset, true, loading.balance, loading.seed, 12);
  EXPECT_GT(*std::max_element(order.takes.begin(), order.takes.end()), 2u);
  resident.set_order({order.samples.begin(), order.samples.end()});
  resident.set_takes(order.takes);
  Results<float> results(expected->count, images.image_bytes());
  batch.set_place(12, 0, nullptr);
  batch.run(resident.source, results.target(), static_cast<int>(uneven.size()), nullptr);
  batch.check(nullptr);
  const std::vector<float> found = results.values();
  ASSERT_EQ(found.size(), expected->images.size());
  for (size_t i = 0; i < found.size(); ++i) {
    ASSERT_EQ(found[i], expected->images[i])
        << "image " << i / images.image_bytes() << " value " << i % images.image_bytes();
  }
  const std::vector<int64_t> seen = results.labels();
  for (size_t i = 0; i < seen.size(); ++i) { ASSERT_EQ(seen[i], expected->labels[i]); }
}

// ---- graphs ----

// A captured run, replayed.
class Graph {
 public:
  template <typename Work>
  Graph(const cuda::DeviceStream& stream, const Work& work) : stream_(static_cast<cudaStream_t>(stream.handle())) {
    EXPECT_EQ(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeGlobal), cudaSuccess);
    work();
    EXPECT_EQ(cudaStreamEndCapture(stream_, &graph_), cudaSuccess);
    EXPECT_EQ(cudaGraphInstantiate(&executable_, graph_, 0), cudaSuccess);
  }
  ~Graph() {
    cudaGraphExecDestroy(executable_);
    cudaGraphDestroy(graph_);
  }
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;
  void replay() { EXPECT_EQ(cudaGraphLaunch(executable_, stream_), cudaSuccess); }

 private:
  cudaStream_t stream_;
  cudaGraph_t graph_ = nullptr;
  cudaGraphExec_t executable_ = nullptr;
};

TEST_F(Gpu, ReplaysAGraphAtOtherPlaces) {
  for (const int side : {32, 96}) {
    const TestImages images(side, side, 260);
    Resident resident(images);
    std::vector<int64_t> order;
    for (size_t i = 0; i < images.count; ++i) { order.push_back(static_cast<int64_t>((i * 9 + 1) % images.count)); }
    resident.set_order(order);
    const Sampler sampler = mixed_sampler(2);
    DeviceBatchOptions options = options_for(images, ValueType::kBfloat16, as_usual());
    options.standard = CropFlipCutoutOptions();
    DeviceBatch batch(options);
    batch.set_policy(sampler);
    const cuda::DeviceStream stream(kDevice);
    Results<uint16_t> results(64, images.image_bytes());
    Graph graph(stream, [&] {
      batch.run(resident.source, results.target(), 64, stream.handle());
      batch.advance(64, stream.handle());
    });
    for (const uint32_t epoch : {0u, 7u}) {
      batch.set_place(epoch, 0, stream.handle());
      for (uint64_t position = 0; position < 256; position += 64) {
        results.poison();
        graph.replay();
        batch.check(stream.handle());
        const Whole what{.width = side, .height = side, .samples = 64, .epoch = epoch, .position = position};
        expect_batch(results.values(), results.labels(), images, order, what, &sampler, 0);
      }
    }
  }
}

// The search: one triple per label, other ones before each replay, the epoch counting the
// iterations.
TEST_F(Gpu, ReplaysAGraphWithOtherTriples) {
  const TestImages images(32, 32, 400);
  const Resident resident(images);
  std::vector<int64_t> order;
  for (size_t i = 0; i < images.count; ++i) { order.push_back(static_cast<int64_t>(i)); }
  random::Stream draws(3, 0, 0, random::Purpose::kBenchmark);
  const auto random_policy = [&] {
    policy::Policy policy;
    for (const char* label : {"a", "b", "c"}) {
      policy::LabelPolicy entry;
      entry.label = label;
      policy::Triple triple;
      for (Op& op : triple.ops) { op = static_cast<Op>(draws.below(kOpCount)); }
      entry.triples.push_back(triple);
      policy.labels.push_back(entry);
    }
    return policy;
  };
  const std::vector<std::string> labels = {"a", "b", "c"};
  DeviceBatch batch(options_for(images, ValueType::kBfloat16, as_usual()));
  batch.set_policy(policy::make_sampler(random_policy(), labels, 55));
  const cuda::DeviceStream stream(kDevice);
  Results<uint16_t> results(images.count, images.image_bytes());
  Graph graph(stream, [&] {
    batch.run(resident.source, results.target(), static_cast<int>(images.count), stream.handle());
  });
  for (uint32_t iteration = 0; iteration < 10; ++iteration) {
    const Sampler sampler = policy::make_sampler(random_policy(), labels, 55);
    results.poison();
    batch.set_triples(sampler.triples(), stream.handle());
    batch.set_place(iteration, 0, stream.handle());
    graph.replay();
    batch.check(stream.handle());
    const Whole what{
        .samples = static_cast<int>(images.count), .epoch = iteration, .position = 0, .standard = std::nullopt};
    expect_batch(results.values(), results.labels(), images, order, what, &sampler, 0);
  }
}

// ---- photos ----

// Photos of all sizes in GPU memory, with the cuts of an epoch, or those of evaluation.
class ResidentPhotos {
 public:
  ResidentPhotos(const data::Dataset& dataset, image::Filter filter, bool training, int copies)
      : transforms_(dataset.standard_transforms()), filter_(filter), copies_(copies) {
    std::vector<int64_t> labels;
    for (size_t i = 0; i < dataset.size(); ++i) {
      loader::Photo photo;
      if (training) {
        photo = uploaded(loader::decode_photo(dataset, i, loader::training_crop(transforms_, filter)));
      } else {
        loader::DecodedPhoto whole;
        whole.pixels[0] = dataset.get(i);
        whole.photo.levels[0].image = std::as_const(whole.pixels[0]).view();
        photo = uploaded(whole);
      }
      photos_.push_back(photo);
      labels.push_back(dataset.label(i));
    }
    labels_ = on_gpu(labels);
    cuts_ = cuda::DeviceBuffer(photos_.size() * static_cast<size_t>(copies) * sizeof(DeviceCut), kDevice);
    source.cuts = static_cast<const DeviceCut*>(cuts_.data());
    source.labels = static_cast<const int64_t*>(labels_.data());
    source.count = static_cast<int64_t>(photos_.size());
  }

  void set_training_cuts(uint64_t seed, uint32_t epoch) {
    std::vector<DeviceCut> cuts(photos_.size() * static_cast<size_t>(copies_));
    ThreadPool pool(2);
    loader::training_cuts(cuts, photos_, seed, epoch, copies_, loader::training_crop(transforms_, filter_), pool);
    set_cuts(cuts);
  }
  void set_evaluation_cuts() {
    const CentreCropOptions crop = loader::evaluation_crop(transforms_, filter_);
    std::vector<DeviceCut> cuts;
    for (const loader::Photo& photo : photos_) {
      const ImageView image = photo.levels[0].image;
      cuts.push_back(device_cut(image, centre_crop_resampling(image.width, image.height, crop)));
    }
    set_cuts(cuts);
  }
  void set_cuts(const std::vector<DeviceCut>& cuts) { cuts_.upload(cuts.data(), cuts.size() * sizeof(DeviceCut)); }

  DeviceBatchOptions options(ValueType type) const {
    DeviceBatchOptions options;
    options.device = kDevice;
    options.width = options.height = transforms_.size_px;
    options.copies = copies_;
    options.type = type;
    options.standard.reset();
    options.cuts = {filter_, longest_px_};
    options.normalization = {transforms_.mean, transforms_.deviation};
    return options;
  }

  DeviceSource source;

 private:
  loader::Photo uploaded(const loader::DecodedPhoto& decoded) {
    loader::Photo photo = decoded.photo;
    for (size_t level = 0; level < loader::kLevels; ++level) {
      const Image& pixels = decoded.pixels[level];
      if (pixels.bytes() == 0) { continue; }
      pixels_.emplace_back(pixels.bytes(), kDevice);
      pixels_.back().upload(pixels.data(), pixels.bytes());
      photo.levels[level].image.pixels = static_cast<const uint8_t*>(pixels_.back().data());
      longest_px_ = std::max({longest_px_, pixels.width(), pixels.height()});
    }
    return photo;
  }

  const data::StandardTransforms transforms_;
  const image::Filter filter_;
  const int copies_;
  int longest_px_ = 1;
  std::vector<cuda::DeviceBuffer> pixels_;
  std::vector<loader::Photo> photos_;
  cuda::DeviceBuffer labels_, cuts_;
};

struct PhotoCase {
  image::Filter filter = image::Filter::kBilinear;
  bool training = true, policy = true;
  int copies = 1;
  uint32_t epoch = 3;
};

// The GPU's batch of all photos against the loader's, value for value.
template <typename Stored>
void expect_loaders_photos(const std::shared_ptr<const data::Dataset>& dataset, const PhotoCase& what) {
  constexpr ValueType kType = std::is_same_v<Stored, float> ? ValueType::kFloat32 : ValueType::kBfloat16;
  constexpr uint64_t kSeed = 0xFEDCBA9876543210ull;
  const auto sampler = std::make_shared<const Sampler>(uniform_sampler(17));
  loader::LoaderOptions loading;
  loading.batch_size = static_cast<int>(dataset->size());
  loading.copies = what.copies;
  loading.shuffle = false;
  loading.training = what.training;
  loading.policy = what.policy ? sampler : nullptr;
  loading.layout = Layout::kNhwc;
  loading.filter = what.filter;
  loading.seed = kSeed;
  loader::Loader loader(dataset, loading);
  loader.start_epoch(what.epoch);
  const loader::Batch* expected = loader.next();

  ResidentPhotos photos(*dataset, what.filter, what.training, what.copies);
  if (what.training) {
    photos.set_training_cuts(kSeed, what.epoch);
  } else {
    photos.set_evaluation_cuts();
  }
  DeviceBatch batch(photos.options(kType));
  if (what.policy) { batch.set_policy(*sampler); }
  const int side = dataset->standard_transforms().size_px;
  const size_t values = 3 * static_cast<size_t>(side) * static_cast<size_t>(side);
  const cuda::DeviceStream stream(kDevice);
  Results<Stored> results(expected->count, values);
  batch.set_place(what.epoch, 0, stream.handle());
  batch.run(photos.source, results.target(), static_cast<int>(dataset->size()), stream.handle());
  batch.check(stream.handle());
  const std::vector<Stored> found = results.values();
  const std::vector<int64_t> labels = results.labels();
  int failures = 0;
  for (size_t i = 0; i < expected->count && failures < kMostFailures; ++i) {
    Expected image;
    image.values.assign(expected->images.begin() + static_cast<ptrdiff_t>(i * values),
                        expected->images.begin() + static_cast<ptrdiff_t>((i + 1) * values));
    image.story = dataset->id(expected->samples[i]) + ", " +
                  std::string(what.filter == image::Filter::kBilinear ? "bilinear" : "bicubic") +
                  (what.training ? ", training:" : ", evaluation:");
    const std::string wrong = difference(image, found.data() + i * values, side);
    if (!wrong.empty() || labels[i] != expected->labels[i]) {
      ++failures;
      ADD_FAILURE() << "image " << i << ": label " << labels[i] << " for " << expected->labels[i] << "; " << wrong;
    }
  }
}

std::shared_ptr<loader::PhotoFiles> odd_photos(int side_px) {
  auto photos = std::make_shared<loader::PhotoFiles>(side_px);
  photos->add_odd_ones();
  return photos;
}

TEST_F(Gpu, MakesTheLoadersBatchesOfPhotosOfAllSizes) {
  for (const int side : {24, 65}) {
    const auto dataset = odd_photos(side);
    for (const auto filter : {image::Filter::kBilinear, image::Filter::kBicubic}) {
      for (const bool training : {true, false}) {
        for (const bool policy : {true, false}) {
          const PhotoCase what{
              .filter = filter, .training = training, .policy = policy, .copies = training ? 2 : 1};
          expect_loaders_photos<float>(dataset, what);
          expect_loaders_photos<uint16_t>(dataset, what);
        }
      }
    }
  }
}

TEST_F(Gpu, MakesTheLoadersBatchesOfPhotosForUsualNetworks) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(224);
  for (const auto& [width, height] :
       {std::pair{500, 375}, {375, 500}, {224, 224}, {100, 90}, {1, 500}, {700, 1}, {3000, 2000}, {1024, 1024}}) {
    dataset->add_jpeg(width, height);
    dataset->add_png(width, height);
  }
  // More images than blocks work on at a time.
  expect_loaders_photos<uint16_t>(dataset, {.copies = 40});
  expect_loaders_photos<float>(dataset, {.filter = image::Filter::kBicubic, .copies = 4});
  expect_loaders_photos<float>(dataset, {.training = false, .policy = false});
  expect_loaders_photos<uint16_t>(dataset, {.filter = image::Filter::kBicubic, .training = false});
}

// Small enough for compute-sanitizer.
TEST_F(Gpu, ShortRunOfPhotos) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(17);
  dataset->add_jpeg(50, 40, 6);
  dataset->add_png(1, 30);
  dataset->add_png(9, 5);
  for (const auto filter : {image::Filter::kBilinear, image::Filter::kBicubic}) {
    expect_loaders_photos<float>(dataset, {.filter = filter});
    expect_loaders_photos<uint16_t>(dataset, {.filter = filter, .training = false});
  }
}

TEST_F(Gpu, ReplaysAGraphWithTheCutsOfOtherEpochs) {
  const auto dataset = odd_photos(32);
  const auto count = static_cast<int>(dataset->size());
  constexpr size_t kValues = 3 * 32 * 32;
  ResidentPhotos photos(*dataset, image::Filter::kBilinear, /*training=*/true, /*copies=*/1);
  DeviceBatch batch(photos.options(ValueType::kFloat32));
  const cuda::DeviceStream stream(kDevice);
  Results<float> results(dataset->size(), kValues);
  Graph graph(stream, [&] { batch.run(photos.source, results.target(), count, stream.handle()); });
  loader::Loader loader(dataset, {.batch_size = count, .shuffle = false, .layout = Layout::kNhwc, .seed = 5});
  for (const uint32_t epoch : {0u, 1u, 900u}) {
    loader.start_epoch(epoch);
    const loader::Batch* expected = loader.next();
    results.poison();
    photos.set_training_cuts(5, epoch);
    batch.set_place(epoch, 0, stream.handle());
    graph.replay();
    batch.check(stream.handle());
    const std::vector<float> found = results.values();
    ASSERT_TRUE(std::equal(found.begin(), found.end(), expected->images.begin())) << "epoch " << epoch;
  }
}

TEST_F(Gpu, ReportsCutsThatAreTooLargeOrMissing) {
  const auto dataset = std::make_shared<loader::PhotoFiles>(16);
  dataset->add_png(300, 300);
  dataset->add_png(20, 20);
  dataset->add_png(20, 20);
  ResidentPhotos photos(*dataset, image::Filter::kBilinear, /*training=*/false, /*copies=*/1);
  photos.set_evaluation_cuts();
  DeviceBatchOptions options = photos.options(ValueType::kFloat32);
  options.cuts->longest_px = 20;
  DeviceBatch batch(options);
  Results<float> results(3, 3 * 16 * 16);
  batch.run(photos.source, results.target(), 3, nullptr);
  EXPECT_THROW(batch.check(nullptr), Error);
  EXPECT_EQ(results.labels(), (std::vector<int64_t>{-1, 1, 2}));
  batch.check(nullptr);
  photos.set_cuts(std::vector<DeviceCut>(3));
  batch.run(photos.source, results.target(), 3, nullptr);
  EXPECT_THROW(batch.check(nullptr), Error);
  DeviceSource without = photos.source;
  without.cuts = nullptr;
  EXPECT_THROW(batch.run(without, results.target(), 3, nullptr), std::invalid_argument);
}

// ---- what goes wrong ----

template <typename Exception, typename Work>
std::string message_of(const Work& work) {
  try {
    work();
  } catch (const Exception& error) { return error.what(); }
  return "nothing was thrown";
}

TEST_F(Gpu, PastTheEndIsZeroAndWhatIsNotThereIsReported) {
  const TestImages images(32, 32, 10);
  Resident resident(images);
  DeviceBatch batch(options_for(images, ValueType::kFloat32, as_usual()));
  batch.set_policy(policy::make_sampler(policy::uniform_policy(), {"a", "b"}, 1));  // label 2 is not in it
  Results<float> results(4, images.image_bytes());
  batch.set_place(0, 9, nullptr);
  batch.run(resident.source, results.target(), 4, nullptr);
  batch.check(nullptr);
  EXPECT_EQ(results.labels(), (std::vector<int64_t>{0, -1, -1, -1}));
  const std::vector<float> values = results.values();
  EXPECT_TRUE(std::all_of(values.begin() + static_cast<ptrdiff_t>(images.image_bytes()), values.end(),
                          [](float value) { return value == 0; }));
  resident.set_order({0, 10, -5, 2});
  batch.set_place(0, 0, nullptr);
  batch.run(resident.source, results.target(), 4, nullptr);
  const std::string message = message_of<Error>([&] { batch.check(nullptr); });
  EXPECT_NE(message.find("3 images"), std::string::npos) << message;
  EXPECT_EQ(results.labels(), (std::vector<int64_t>{0, -1, -1, -1}));
  batch.check(nullptr);  // told once
}

TEST_F(Gpu, SaysWhatIsWrong) {
  const int count = cuda::device_count();
  DeviceBatchOptions options;
  options.device = count;
  EXPECT_EQ(message_of<Error>([&] { DeviceBatch batch(options); }),
            "CUDA device " + std::to_string(count) + ": 0 to " + std::to_string(count - 1) + " expected");
  const std::string memory = message_of<Error>([&] { cuda::DeviceBuffer buffer(size_t{1} << 46, kDevice); });
  EXPECT_NE(memory.find("out of memory"), std::string::npos) << memory;
  options.device = kDevice;
  DeviceBatch batch(options);
  const std::array<Op, 3> triple = {Op::kInvert, Op::kInvert, Op::kInvert};
  EXPECT_NE(message_of<std::invalid_argument>([&] {
              batch.set_triples({&triple, 1}, nullptr);
            }).find("a policy"),
            std::string::npos);
  batch.set_policy(recipe_sampler(1));
  EXPECT_NE(message_of<std::invalid_argument>([&] {
              batch.set_triples({&triple, 1}, nullptr);
            }).find("a policy of triples"),
            std::string::npos);
  batch.set_policy(mixed_sampler(1));
  EXPECT_NE(message_of<std::invalid_argument>([&] {
              batch.set_triples({&triple, 1}, nullptr);
            }).find("401 triples expected, found 1"),
            std::string::npos);
  EXPECT_NE(message_of<std::invalid_argument>([&] { batch.run({}, {}, 1, nullptr); }).find("source.images"),
            std::string::npos);
  cuda::DeviceBuffer buffer(16, kDevice);
  char bytes[32] = {};
  EXPECT_THROW(buffer.upload(bytes, 32), std::invalid_argument);
  // And it still works after that.
  const TestImages images(32, 32, 5);
  const Resident resident(images);
  Results<uint16_t> results(5, images.image_bytes());
  batch.run(resident.source, results.target(), 5, nullptr);
  batch.check(nullptr);
}

}  // namespace
}  // namespace la3::augment
