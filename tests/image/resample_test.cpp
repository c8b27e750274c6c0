#include "la3/image/resample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/image/resample_reference.h"
#include "tests/source_folder.h"

namespace la3::image {
namespace {

constexpr Filter kFilters[] = {Filter::kBilinear, Filter::kBicubic};

Image noise(random::Stream& stream, int width, int height, int channels) {
  Image image(width, height, channels);
  const bool extreme = stream.below(3) == 0;  // only 0 and 255: bicubic overshoots most
  for (size_t i = 0; i < image.bytes(); ++i) {
    image.data()[i] = static_cast<uint8_t>(extreme ? 255 * stream.below(2) : stream.below(256));
  }
  return image;
}

int between(random::Stream& stream, int low, int high) {
  return low + static_cast<int>(stream.below(static_cast<uint32_t>(high - low + 1)));
}

Image piece_of(const Image& image, const Region& region) {
  Image piece(region.width, region.height, image.channels());
  for (int y = 0; y < region.height; ++y) {
    const size_t from = (static_cast<size_t>(region.y + y) * image.width() + region.x) * image.channels();
    std::memcpy(piece.data() + y * piece.view().row_bytes(), image.data() + from, piece.view().row_bytes());
  }
  return piece;
}

Image mirrored(const Image& image) {
  Image out = image;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      for (int c = 0; c < image.channels(); ++c) {
        const size_t row = static_cast<size_t>(y) * image.width();
        out.data()[(row + x) * image.channels() + c] =
            image.data()[(row + image.width() - 1 - x) * image.channels() + c];
      }
    }
  }
  return out;
}

Box random_box(random::Stream& stream, int width, int height) {
  const auto pair = [&](int size) {
    // A third each: whole pixels, fractions, everything.
    const uint32_t kind = stream.below(3);
    if (kind == 2) { return std::pair(0.0f, static_cast<float>(size)); }
    double a = stream.uniform() * size, b = stream.uniform() * size;
    if (kind == 0) { a = std::floor(a), b = std::ceil(b); }
    return std::pair(static_cast<float>(std::min(a, b)), static_cast<float>(std::max(a, b)));
  };
  const auto [x0, x1] = pair(width);
  const auto [y0, y1] = pair(height);
  return {x0, y0, x1, y1};
}

// The cases of tests/fixtures/make_resample.py, which describes the file.
struct Case {
  Filter filter;
  Box box;
  Image in, out;
};

class Reader {
 public:
  explicit Reader(std::vector<uint8_t> bytes) : bytes_(std::move(bytes)) {}

  template <typename Value>
  Value next() {
    Value value;
    copy(&value, sizeof(value));
    return value;
  }

  void copy(void* to, size_t size) {
    if (size > bytes_.size() - at_) { throw std::runtime_error("resample.bin is too short"); }
    std::memcpy(to, bytes_.data() + at_, size);
    at_ += size;
  }

 private:
  std::vector<uint8_t> bytes_;
  size_t at_ = 0;
};

std::vector<Case> pillow_cases() {
  Reader reader(read_file(fixtures_folder() / "resample.bin", 1 << 20));
  char magic[8];
  reader.copy(magic, sizeof(magic));
  EXPECT_EQ(std::string(magic, 8), "LA3RESZ1");
  std::vector<Case> cases(reader.next<uint32_t>());
  for (Case& one : cases) {
    const int channels = reader.next<uint8_t>();
    one.filter = static_cast<Filter>(reader.next<uint8_t>());
    const int in_width = reader.next<uint16_t>(), in_height = reader.next<uint16_t>();
    const int out_width = reader.next<uint16_t>(), out_height = reader.next<uint16_t>();
    one.box.x0 = reader.next<float>();
    one.box.y0 = reader.next<float>();
    one.box.x1 = reader.next<float>();
    one.box.y1 = reader.next<float>();
    one.in = Image(in_width, in_height, channels);
    one.out = Image(out_width, out_height, channels);
    reader.copy(one.in.data(), one.in.bytes());
    reader.copy(one.out.data(), one.out.bytes());
  }
  return cases;
}

std::string describe(const Image& in, int width, int height, const Box& box, Filter filter) {
  return std::to_string(in.width()) + "x" + std::to_string(in.height()) + "x" + std::to_string(in.channels()) +
         " to " + std::to_string(width) + "x" + std::to_string(height) + ", box " + std::to_string(box.x0) + " " +
         std::to_string(box.y0) + " " + std::to_string(box.x1) + " " + std::to_string(box.y1) + ", " +
         (filter == Filter::kBilinear ? "bilinear" : "bicubic");
}

TEST(Resample, ReferenceGivesPillowsBytes) {
  const std::vector<Case> cases = pillow_cases();
  ASSERT_GT(cases.size(), 80u);
  for (const Case& one : cases) {
    EXPECT_EQ(resize_reference(one.in.view(), one.out.width(), one.out.height(), one.box, one.filter), one.out)
        << describe(one.in, one.out.width(), one.out.height(), one.box, one.filter);
  }
}

TEST(Resample, GivesPillowsBytes) {
  ResampleScratch scratch;
  for (const Case& one : pillow_cases()) {
    Image out(one.out.width(), one.out.height(), one.out.channels());
    resize(out.view(), one.in.view(), one.box, one.filter, scratch);
    EXPECT_EQ(out, one.out) << describe(one.in, one.out.width(), one.out.height(), one.box, one.filter);
  }
}

TEST(Resample, EqualsTheReferenceOnRandomImagesSizesAndBoxes) {
  random::Stream stream(1, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  for (int round = 0; round < 600; ++round) {
    const int limit = round % 20 == 0 ? 150 : 40;
    const Image in = noise(stream, between(stream, 1, limit), between(stream, 1, limit), round % 2 == 0 ? 3 : 1);
    Image out(between(stream, 1, limit), between(stream, 1, limit), in.channels());
    const Box box = random_box(stream, in.width(), in.height());
    const Filter filter = kFilters[stream.below(2)];
    resize(out.view(), in.view(), box, filter, scratch);
    ASSERT_EQ(out, resize_reference(in.view(), out.width(), out.height(), box, filter))
        << describe(in, out.width(), out.height(), box, filter);
  }
}

TEST(Resample, EqualsCroppingResizingCroppingAndMirroringOneAfterTheOther) {
  random::Stream stream(2, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  for (int round = 0; round < 400; ++round) {
    const Image in = noise(stream, between(stream, 1, 50), between(stream, 1, 50), round % 2 == 0 ? 3 : 1);
    Resampling what;
    what.source.width = between(stream, 1, in.width());
    what.source.height = between(stream, 1, in.height());
    what.source.x = between(stream, 0, in.width() - what.source.width);
    what.source.y = between(stream, 0, in.height() - what.source.height);
    what.box = random_box(stream, what.source.width, what.source.height);
    what.width = between(stream, 1, 40);
    what.height = between(stream, 1, 40);
    Image out(between(stream, 1, what.width), between(stream, 1, what.height), in.channels());
    what.window_x = between(stream, 0, what.width - out.width());
    what.window_y = between(stream, 0, what.height - out.height());
    what.flip = stream.below(2) == 1;
    what.filter = kFilters[stream.below(2)];

    const Image source = piece_of(in, what.source);
    const Image whole = resize_reference(source.view(), what.width, what.height, what.box, what.filter);
    const Image window = piece_of(whole, {what.window_x, what.window_y, out.width(), out.height()});
    resample(out.view(), in.view(), what, scratch);
    ASSERT_EQ(out, what.flip ? mirrored(window) : window)
        << "round " << round << ": " << describe(source, what.width, what.height, what.box, what.filter);
  }
}

TEST(Resample, ReadsNothingOutsideTheSourceRegion) {
  random::Stream stream(3, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  const Region source{5, 7, 11, 9};
  Image in = noise(stream, 30, 30, 3);
  Image first(24, 24, 3), second(24, 24, 3);
  const Resampling what{.source = source, .box = {0, 0, 11, 9}, .width = 24, .height = 24};
  resample(first.view(), in.view(), what, scratch);
  for (int y = 0; y < 30; ++y) {
    for (int x = 0; x < 30; ++x) {
      const bool inside = x >= 5 && x < 16 && y >= 7 && y < 16;
      for (int c = 0; c < 3 && !inside; ++c) { in.data()[(y * 30 + x) * 3 + c] ^= 0xFF; }
    }
  }
  resample(second.view(), in.view(), what, scratch);
  EXPECT_EQ(first, second);
}

TEST(Resample, TheWholeImageAtItsOwnSizeIsACopy) {
  random::Stream stream(4, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  for (const Filter filter : kFilters) {
    const Image in = noise(stream, 37, 21, 3);
    Image out(37, 21, 3);
    resize(out.view(), in.view(), filter, scratch);
    EXPECT_EQ(out, in);
  }
}

// At scale 1, but not at whole pixels, or not to the end.
TEST(Resample, APartAtItsOwnSizeIsACopyOnlyAtWholePixels) {
  random::Stream stream(6, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  const Image in = noise(stream, 12, 9, 3);
  Image out(5, 4, 3);
  for (const Box& box : {Box{2, 3, 7, 7}, Box{2.5f, 3, 7.5f, 7}, Box{2, 3.25f, 7, 7.25f}}) {
    resize(out.view(), in.view(), box, Filter::kBilinear, scratch);
    EXPECT_EQ(out, resize_reference(in.view(), 5, 4, box, Filter::kBilinear));
    EXPECT_EQ(out == piece_of(in, {2, 3, 5, 4}), box.x0 == 2 && box.y0 == 3);
  }
}

TEST(Resample, ScratchOnlyGrows) {
  random::Stream stream(5, 0, 0, random::Purpose::kBenchmark);
  ResampleScratch scratch;
  const Image large = noise(stream, 90, 80, 3), small = noise(stream, 20, 20, 3);
  Image out(33, 29, 3);
  resize(out.view(), large.view(), Filter::kBicubic, scratch);
  const auto capacities = [&] {
    return std::vector<size_t>{scratch.columns.capacity(),       scratch.resampled.capacity(),
                               scratch.rows.capacity(),          scratch.spare_row.capacity(),
                               scratch.across.weight.capacity(), scratch.down.weight.capacity(),
                               scratch.across.first.capacity(),  scratch.down.first.capacity()};
  };
  const std::vector<size_t> before = capacities();
  const uint8_t* rows = scratch.rows.data();
  resize(out.view(), small.view(), Filter::kBilinear, scratch);
  resize(out.view(), large.view(), Filter::kBicubic, scratch);
  EXPECT_EQ(capacities(), before);
  EXPECT_EQ(scratch.rows.data(), rows);
}

TEST(Resample, RefusesWhatPillowRefusesAndShapesThatDoNotFit) {
  const Image in(10, 8, 3);
  Image out(4, 4, 3), grey(4, 4, 1);
  ResampleScratch scratch;
  const auto refused = [&](const Box& box) {
    EXPECT_THROW(resize(out.view(), in.view(), box, Filter::kBilinear, scratch), std::invalid_argument);
  };
  refused({-0.5f, 0, 10, 8});
  refused({0, 0, 10.5f, 8});
  refused({0, 0, 10, 8.001f});
  refused({6, 0, 5, 8});
  refused({0, 7, 10, 6});
  refused({std::numeric_limits<float>::quiet_NaN(), 0, 10, 8});
  EXPECT_THROW(resize(grey.view(), in.view(), Filter::kBilinear, scratch), std::invalid_argument);

  const Resampling good{.source = {0, 0, 10, 8}, .box = {0, 0, 10, 8}, .width = 6, .height = 6};
  EXPECT_NO_THROW(resample(out.view(), in.view(), good, scratch));
  Resampling bad = good;
  bad.source.x = 1;
  EXPECT_THROW(resample(out.view(), in.view(), bad, scratch), std::invalid_argument);
  bad = good;
  bad.window_y = 3;
  EXPECT_THROW(resample(out.view(), in.view(), bad, scratch), std::invalid_argument);
  for (const Region& source :
       {Region{-1, 0, 10, 8}, Region{0, -1, 10, 8}, Region{0, 0, 0, 8}, Region{0, 0, 10, 0}, Region{0, 1, 10, 8}}) {
    bad = good;
    bad.source = source;
    EXPECT_THROW(resample(out.view(), in.view(), bad, scratch), std::invalid_argument);
  }
  for (const auto& [x, y] : {std::pair{-1, 0}, {0, -1}, {3, 0}}) {
    bad = good;
    bad.window_x = x;
    bad.window_y = y;
    EXPECT_THROW(resample(out.view(), in.view(), bad, scratch), std::invalid_argument);
  }
  refused({0, -0.5f, 10, 8});
  try {
    resize(out.view(), in.view(), {0, 0, 11, 8}, Filter::kBilinear, scratch);
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string(error.what()).find("box"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("10x8"), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace la3::image
