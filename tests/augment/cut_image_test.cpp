// The GPU's cutting and resizing, run on the CPU, against image::resample().
#include "la3/augment/cuda/cut_image.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "la3/core/random.h"
#include "la3/image/resample.h"
#include "tests/augment/cpu_groups.h"
#include "tests/augment/device_expected.h"

namespace la3::augment {
namespace {

std::string describe(const image::Resampling& what, int width, int height) {
  const auto text = [](auto... values) { return ((std::to_string(values) + " ") + ...); };
  return text(what.source.width, what.source.height) + "box " +
         text(what.box.x0, what.box.y0, what.box.x1, what.box.y1) + "to " + text(what.width, what.height) +
         "window " + text(what.window_x, what.window_y, width, height) +
         std::string(what.filter == image::Filter::kBilinear ? "bilinear" : "bicubic") +
         (what.flip ? " flipped" : "");
}

// By a group of this many threads, with exactly as much memory for tables as it asks for.
Image cut_by(uint32_t threads, ImageView in, const image::Resampling& what, int width, int height) {
  const DeviceCut cut = device_cut(in, what);
  const auto words = device::table_words(width, height, device::across_axis(cut, what.filter),
                                         device::down_axis(cut, what.filter));
  EXPECT_TRUE(device::fits(cut, width, height, what.filter, words));
  EXPECT_FALSE(device::fits(cut, width, height, what.filter, words - 1));
  EXPECT_LE(words, device::table_words(width, height, std::max(cut.in_width, cut.in_height), what.filter));
  std::vector<int32_t> tables(words);
  std::vector<uint32_t> pixels(static_cast<size_t>(width) * static_cast<size_t>(height));
  run_group(threads, [&](const auto& group) {
    device::cut_image<false>(group, pixels.data(), width, height, cut, what.filter, tables.data());
  });
  // The same from planes.
  std::vector<uint8_t> planes(in.bytes());
  const size_t plane = in.pixel_count();
  for (size_t i = 0; i < in.bytes(); ++i) { planes[i % 3 * plane + i / 3] = in.pixels[i]; }
  DeviceCut from_planes = cut;
  from_planes.is_planes = 1;
  from_planes.plane_bytes = plane;
  from_planes.row_bytes = static_cast<uint32_t>(in.width);
  from_planes.pixels = planes.data() + what.source.y * in.width + what.source.x;
  std::vector<uint32_t> same(pixels.size());
  run_group(threads, [&](const auto& group) {
    device::cut_image<true>(group, same.data(), width, height, from_planes, what.filter, tables.data());
  });
  EXPECT_EQ(same, pixels) << "from planes";
  Image out(width, height, 3);
  for (size_t i = 0; i < out.bytes(); ++i) {
    out.data()[i] = static_cast<uint8_t>(device::channel_of(pixels[i / 3], static_cast<int>(i % 3)));
  }
  return out;
}

void expect_resamples_bytes(ImageView in, const image::Resampling& what, int width, int height, uint32_t threads) {
  image::ResampleScratch scratch;
  Image expected(width, height, 3);
  image::resample(expected.view(), in, what, scratch);
  ASSERT_TRUE(cut_by(threads, in, what, width, height) == expected) << describe(what, width, height);
}

int up_to(random::Stream& stream, int most) {
  return 1 + static_cast<int>(stream.below(static_cast<uint32_t>(most)));
}

// A third each: whole pixels, fractions, everything.
std::pair<float, float> random_range(random::Stream& stream, int size) {
  const uint32_t kind = stream.below(3);
  if (kind == 2) { return {0.0f, static_cast<float>(size)}; }
  double a = stream.uniform() * size, b = stream.uniform() * size;
  if (kind == 0) { a = std::floor(a), b = std::ceil(b); }
  return {static_cast<float>(std::min(a, b)), static_cast<float>(std::max(a, b))};
}

TEST(CutImage, GivesTheBytesOfResample) {
  random::Stream stream(31, 0, 0, random::Purpose::kBenchmark);
  for (int round = 0; round < 3000; ++round) {
    const int most = round % 10 == 0 ? 400 : 60;
    const int in_width = round % 7 == 0 ? 1 : up_to(stream, most),
              in_height = round % 9 == 0 ? 1 : up_to(stream, most);
    const Image in =
        test_image(in_width, in_height, kLooks[round % std::size(kLooks)], static_cast<uint64_t>(round));
    image::Resampling what;
    what.source.width = up_to(stream, in_width);
    what.source.height = up_to(stream, in_height);
    what.source.x = up_to(stream, in_width - what.source.width + 1) - 1;
    what.source.y = up_to(stream, in_height - what.source.height + 1) - 1;
    std::tie(what.box.x0, what.box.x1) = random_range(stream, what.source.width);
    std::tie(what.box.y0, what.box.y1) = random_range(stream, what.source.height);
    what.width = up_to(stream, 50);
    what.height = up_to(stream, 50);
    const int width = up_to(stream, what.width), height = up_to(stream, what.height);
    what.window_x = up_to(stream, what.width - width + 1) - 1;
    what.window_y = up_to(stream, what.height - height + 1) - 1;
    what.flip = stream.below(2) == 0;
    what.filter = stream.below(2) == 0 ? image::Filter::kBilinear : image::Filter::kBicubic;
    expect_resamples_bytes(in.view(), what, width, height, round % 20 == 0 ? 3 : 1);
    if (HasFatalFailure()) { return; }
  }
}

TEST(CutImage, GivesTheBytesOfResampleForPhotos) {
  const ResizedCropOptions crops;
  random::Stream stream(32, 0, 0, random::Purpose::kBenchmark);
  for (const auto& [in_width, in_height] : {std::pair{3000, 2000}, {500, 375}, {224, 224}, {100, 90}, {1, 3000}}) {
    const Image in = test_image(in_width, in_height, Look::kNoise, static_cast<uint64_t>(in_width));
    for (const image::Filter filter : {image::Filter::kBilinear, image::Filter::kBicubic}) {
      const ResizedCrop crop = decide_resized_crop(stream, in_width, in_height, crops);
      const image::Region& region = crop.region;
      image::Resampling what = crop_resampling(region.x, region.y, region.x + region.width,
                                               region.y + region.height, crop.flip, {.filter = filter});
      expect_resamples_bytes(in.view(), what, 224, 224, 1);
      what = centre_crop_resampling(in_width, in_height, {.filter = filter});
      expect_resamples_bytes(in.view(), what, 224, 224, 1);
    }
  }
}

}  // namespace
}  // namespace la3::augment
