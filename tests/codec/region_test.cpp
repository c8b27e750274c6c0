// Decoding a part of a JPEG must give the bytes that decoding all of it gives.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>  // jpeglib.h needs FILE
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <vector>

#include <jpeglib.h>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/random.h"
#include "tests/codec/with_orientation.h"
#include "tests/source_folder.h"

namespace la3::codec {
namespace {

using Bytes = std::vector<uint8_t>;

// What codec.h's encoder does not write.
struct JpegKind {
  const char* name;
  int components = 3;                  // 1: grey, 3: YCbCr, 4: CMYK
  int h_sampling = 1, v_sampling = 1;  // of luma; chroma has 1x1
  bool progressive = false;
  int restart_interval = 0;
  bool scan_per_coefficient = false;
};

constexpr JpegKind kKinds[] = {{"4:4:4"},
                               {"4:2:2", 3, 2, 1},
                               {"4:2:0", 3, 2, 2},
                               {"4:4:0", 3, 1, 2},
                               {"4:1:1", 3, 4, 1},
                               {"4:1:0", 3, 4, 2},
                               {"4:2:0 with restarts", 3, 2, 2, false, 3},
                               {"grey", 1},
                               {"progressive grey", 1, 1, 1, true},
                               {"progressive 4:4:4", 3, 1, 1, true},
                               {"progressive 4:2:2", 3, 2, 1, true},
                               {"progressive 4:2:0", 3, 2, 2, true},
                               {"CMYK", 4},
                               {"CMYK, subsampled", 4, 2, 2},
                               {"progressive CMYK", 4, 1, 1, true}};

// Smooth colours with edges and noise: chroma that changes from pixel to pixel shows every
// difference.
Bytes pattern(int width, int height, int components) {
  Bytes samples(static_cast<size_t>(width) * static_cast<size_t>(height) * static_cast<size_t>(components));
  random::Stream noise(7, 0, static_cast<uint64_t>(width * 10000 + height), random::Purpose::kBenchmark);
  size_t at = 0;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      for (int c = 0; c < components; ++c) {
        const double wave = 60 * std::sin((x * (c + 1) + y * (3 - c)) / 9.0);
        const double edge = (x / 11 + y / 7 + c) % 2 == 0 ? 30 : -30;
        samples[at++] = static_cast<uint8_t>(128 + wave + edge + noise.below(30) - 15);
      }
    }
  }
  return samples;
}

Bytes make_jpeg(const JpegKind& kind, int width, int height) {
  Bytes samples = pattern(width, height, kind.components);
  jpeg_compress_struct info{};
  jpeg_error_mgr errors;
  info.err = jpeg_std_error(&errors);
  jpeg_create_compress(&info);
  unsigned char* buffer = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&info, &buffer, &size);
  info.image_width = static_cast<JDIMENSION>(width);
  info.image_height = static_cast<JDIMENSION>(height);
  info.input_components = kind.components;
  info.in_color_space = kind.components == 1 ? JCS_GRAYSCALE : kind.components == 3 ? JCS_RGB : JCS_CMYK;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, 85, TRUE);
  info.comp_info[0].h_samp_factor = kind.h_sampling;
  info.comp_info[0].v_samp_factor = kind.v_sampling;
  for (int c = 1; c < kind.components; ++c) {
    info.comp_info[c].h_samp_factor = info.comp_info[c].v_samp_factor = 1;
  }
  info.restart_interval = static_cast<unsigned>(kind.restart_interval);
  if (kind.progressive) { jpeg_simple_progression(&info); }
  std::vector<jpeg_scan_info> scans;
  if (kind.scan_per_coefficient) {
    jpeg_scan_info scan{};
    scan.comps_in_scan = kind.components;
    for (int c = 0; c < kind.components; ++c) { scan.component_index[c] = c; }
    scans.push_back(scan);
    scan.comps_in_scan = 1;
    for (int c = 0; c < kind.components; ++c) {
      scan.component_index[0] = c;
      for (scan.Ss = scan.Se = 1; scan.Ss < DCTSIZE2; scan.Ss = ++scan.Se) { scans.push_back(scan); }
    }
    info.scan_info = scans.data();
    info.num_scans = static_cast<int>(scans.size());
  }
  jpeg_start_compress(&info, TRUE);
  const size_t row_bytes = static_cast<size_t>(width) * static_cast<size_t>(kind.components);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = samples.data() + row_bytes * info.next_scanline;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  Bytes bytes(buffer, buffer + size);
  jpeg_destroy_compress(&info);
  std::free(buffer);
  return bytes;
}

image::ChooseRegion choose(const image::Region& region, int enough_width, int enough_height) {
  return [=](int, int) { return image::RegionRequest{region, enough_width, enough_height}; };
}

// All of the image at `eighths` of its size: a plain decode, without any row or column left out.
image::DecodedRegion decode_reduced(const Bytes& bytes, int eighths) {
  return decode_region(bytes, "whole", [=](int width, int height) {
    return image::RegionRequest{{0, 0, width, height}, width * eighths / 8, height * eighths / 8};
  });
}

image::Region random_region(random::Stream& stream, int width, int height) {
  const auto up_to = [&stream](int most) {
    return 1 + static_cast<int>(stream.below(static_cast<uint32_t>(most)));
  };
  image::Region region{0, 0, up_to(width), up_to(height)};
  if (up_to(4) > 1) { region.width = (region.width + 2) / 3, region.height = (region.height + 2) / 3; }
  region.x = up_to(width - region.width + 1) - 1;
  region.y = up_to(height - region.height + 1) - 1;
  return region;
}

std::string text(const image::Region& region) {
  return std::to_string(region.width) + "x" + std::to_string(region.height) + " at (" + std::to_string(region.x) +
         ", " + std::to_string(region.y) + ")";
}

// Compares with the same place of the image that was decoded whole at the same scale.
void expect_same_pixels(const image::DecodedRegion& part, const image::Region& region,
                        const image::DecodedRegion& whole, int step) {
  const double left = whole.x0 + static_cast<double>(region.x) / step - part.x0;
  const double top = whole.y0 + static_cast<double>(region.y) / step - part.y0;
  ASSERT_EQ(left, std::floor(left));
  ASSERT_EQ(top, std::floor(top));
  ASSERT_LE(left + part.image.width(), whole.image.width());
  ASSERT_LE(top + part.image.height(), whole.image.height());
  for (int y = 0; y < part.image.height(); ++y) {
    const uint8_t* found = part.image.data() + part.image.view().row_bytes() * static_cast<size_t>(y);
    const uint8_t* expected = whole.image.data() +
                              whole.image.view().row_bytes() * static_cast<size_t>(static_cast<int>(top) + y) +
                              static_cast<size_t>(left) * 3;
    for (int i = 0; i < part.image.width() * 3; ++i) {
      ASSERT_EQ(int{found[i]}, int{expected[i]}) << "row " << y << ", column " << i / 3;
    }
  }
}

// Random regions of a file at a scale; counts how many were compared at that scale.
int compare_regions(const Bytes& bytes, int eighths, int rounds) {
  const image::DecodedRegion whole = decode_reduced(bytes, eighths);
  const Image image = decode(bytes, "whole");
  const int step = 8 / eighths;
  random::Stream stream(1, static_cast<uint32_t>(eighths), bytes.size(), random::Purpose::kBenchmark);
  int compared = 0;
  for (int round = 0; round < rounds; ++round) {
    const image::Region region = random_region(stream, image.width(), image.height());
    SCOPED_TRACE(std::to_string(image.width()) + "x" + std::to_string(image.height()) + " at " +
                 std::to_string(eighths) + "/8: " + text(region));
    const int enough_width = region.width * eighths / 8, enough_height = region.height * eighths / 8;
    const image::DecodedRegion part = decode_region(bytes, "part", choose(region, enough_width, enough_height));
    EXPECT_GE(part.x1 - part.x0, enough_width);
    EXPECT_GE(part.y1 - part.y0, enough_height);
    EXPECT_GE(std::min(part.x0, part.y0), 0);
    EXPECT_LT(std::max(part.x0, part.y0), 1);
    EXPECT_EQ(part.image.width(), std::ceil(part.x1));
    EXPECT_EQ(part.image.height(), std::ceil(part.y1));
    // Of a small region a smaller scale may be enough.
    if (part.x1 - part.x0 != static_cast<double>(region.width) / step) { continue; }
    expect_same_pixels(part, region, whole, step);
    if (testing::Test::HasFatalFailure()) { return compared; }
    ++compared;
  }
  return compared;
}

TEST(Region, HasTheBytesOfAWholeDecodeAtEveryScaleOfEveryKind) {
  for (const JpegKind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    for (const auto& [width, height] : {std::pair{64, 48}, {97, 83}, {200, 131}, {33, 150}, {17, 5}, {1, 1}}) {
      const Bytes bytes = make_jpeg(kind, width, height);
      ASSERT_TRUE(decode_reduced(bytes, 8).image == decode(bytes, "whole"));
      for (const int eighths : {8, 4, 2, 1}) {
        const int compared = compare_regions(bytes, eighths, 60);
        ASSERT_FALSE(HasFatalFailure());
        if (width > 60) { EXPECT_GT(compared, 30); }
      }
    }
  }
}

TEST(Region, StandsUprightWhateverTheFileSays) {
  for (const char* kind : {"4:2:0", "progressive 4:2:2", "CMYK"}) {
    const auto* found = std::find_if(std::begin(kKinds), std::end(kKinds),
                                     [&](const JpegKind& k) { return k.name == std::string(kind); });
    const Bytes jpeg = make_jpeg(*found, 101, 75);
    for (int orientation = 1; orientation <= 8; ++orientation) {
      SCOPED_TRACE(std::string(kind) + ", orientation " + std::to_string(orientation));
      const Bytes bytes = with_orientation(jpeg, orientation);
      const Image upright = decode(bytes, "whole");
      ASSERT_EQ(upright.width(), orientation >= 5 ? 75 : 101);
      for (const int eighths : {8, 4, 2, 1}) { EXPECT_GT(compare_regions(bytes, eighths, 40), 10); }
      // Turned as a whole, reduced as a part: the same picture, roughly.
      const image::DecodedRegion half = decode_reduced(bytes, 4);
      EXPECT_EQ(half.x1 - half.x0, upright.width() / 2.0);
      EXPECT_EQ(half.y1 - half.y0, upright.height() / 2.0);
    }
  }
}

TEST(Region, IsReducedAsMuchAsLeavesEnough) {
  const Bytes bytes = make_jpeg(kKinds[2], 320, 240);
  const auto width_for = [&](int enough_width, int enough_height) {
    const image::DecodedRegion part =
        decode_region(bytes, "part", choose({0, 0, 320, 240}, enough_width, enough_height));
    return part.image.width();
  };
  EXPECT_EQ(width_for(320, 240), 320);
  EXPECT_EQ(width_for(161, 1), 320);
  EXPECT_EQ(width_for(1, 121), 320);
  EXPECT_EQ(width_for(160, 120), 160);
  EXPECT_EQ(width_for(80, 60), 80);
  EXPECT_EQ(width_for(40, 30), 40);
  EXPECT_EQ(width_for(1, 1), 40);
  EXPECT_EQ(width_for(10000, 10000), 320);
}

TEST(Region, IsToldTheUprightSize) {
  const Bytes bytes = with_orientation(make_jpeg(kKinds[0], 40, 24), 6);
  decode_region(bytes, "turned", [](int width, int height) {
    EXPECT_EQ(width, 24);
    EXPECT_EQ(height, 40);
    return image::RegionRequest{{0, 0, width, height}, width, height};
  });
}

TEST(Region, OutsideTheImageIsTheCallersMistake) {
  const Bytes jpeg = make_jpeg(kKinds[0], 40, 24);
  const Bytes png = encode_png(Image(40, 24, 3).view());
  for (const Bytes& bytes : {jpeg, png}) {
    for (const image::Region& region : {image::Region{0, 0, 41, 24},
                                        {0, 0, 40, 25},
                                        {-1, 0, 5, 5},
                                        {0, -1, 5, 5},
                                        {40, 0, 1, 1},
                                        {0, 0, 0, 5},
                                        {0, 0, 5, 0},
                                        {39, 23, 2147483647, 2147483647}}) {
      EXPECT_THROW(decode_region(bytes, "part", choose(region, 1, 1)), std::invalid_argument) << text(region);
    }
  }
}

TEST(Region, OfAPngComesWithTheWholeImage) {
  const Image image = decode(make_jpeg(kKinds[0], 40, 24), "made");
  const image::DecodedRegion part = decode_region(encode_png(image.view()), "part", choose({3, 4, 20, 10}, 1, 1));
  EXPECT_TRUE(part.image == image);
  EXPECT_EQ(part.x0, 3);
  EXPECT_EQ(part.y0, 4);
  EXPECT_EQ(part.x1, 23);
  EXPECT_EQ(part.y1, 14);
}

// Whether rows up to 40 of 240 can be had: from a file cut to `share` of its length.
bool top_decodes(const Bytes& whole, double share) {
  const Bytes cut(whole.begin(), whole.begin() + static_cast<ptrdiff_t>(static_cast<double>(whole.size()) * share));
  try {
    decode_region(cut, "cut.jpg", choose({10, 10, 100, 30}, 100, 30));
    return true;
  } catch (const Error& error) {
    EXPECT_EQ(std::string(error.what()).rfind("cut.jpg: truncated JPEG", 0), 0u) << error.what();
    return false;
  }
}

TEST(Region, FailsWhereTheFileWasCutOffBeforeIt) {
  for (const JpegKind& kind : kKinds) {
    SCOPED_TRACE(kind.name);
    const Bytes bytes = make_jpeg(kind, 320, 240);
    EXPECT_TRUE(top_decodes(bytes, 1));
    for (const double share : {0.02, 0.05, 0.1}) { EXPECT_FALSE(top_decodes(bytes, share)) << share; }
    const Bytes half(bytes.begin(), bytes.begin() + std::ssize(bytes) / 2);
    for (const int eighths : {1, 2, 4, 8}) {  // rows skipped, then none left
      EXPECT_THROW(decode_region(half, "half", choose({100, 200, 80, 40}, 80 * eighths / 8, 40 * eighths / 8)),
                   Error);
    }
  }
  EXPECT_TRUE(top_decodes(make_jpeg(kKinds[2], 320, 240), 0.5)) << "what is below the region does not matter";
}

TEST(Region, OfAProgressiveFileThatEndsEarlyIsSmoothedAlike) {
  // An end-of-image mark after the first scans: libjpeg estimates what is missing from neighbouring
  // blocks.
  for (const int width : {200, 97}) {
    const Bytes bytes = make_jpeg(kKinds[11], width, 120);
    std::vector<size_t> scans;
    for (size_t i = 0; i + 1 < bytes.size(); ++i) {
      if (bytes[i] == 0xff && bytes[i + 1] == 0xda) { scans.push_back(i); }
    }
    ASSERT_GT(scans.size(), 4u);
    for (const size_t scan : {scans[1], scans[2], scans[4]}) {
      Bytes cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(scan));
      cut.push_back(0xff);
      cut.push_back(0xd9);
      for (const int eighths : {8, 4, 2, 1}) { EXPECT_GT(compare_regions(cut, eighths, 40), 10); }
    }
  }
}

TEST(Region, SurvivesDamagedFiles) {
  for (const JpegKind& kind : kKinds) {
    const Bytes bytes = make_jpeg(kind, 97, 83);
    random::Stream stream(3, 0, bytes.size(), random::Purpose::kBenchmark);
    for (int round = 0; round < 150; ++round) {
      Bytes damaged = bytes;
      for (int i = 0; i < 3; ++i) {
        damaged[2 + stream.below(static_cast<uint32_t>(bytes.size() - 2))] = static_cast<uint8_t>(stream.bits());
      }
      damaged.resize(damaged.size() - stream.below(3) * stream.below(50));
      try {
        decode_region(damaged, "damaged", [&](int width, int height) {
          const image::Region region = random_region(stream, width, height);
          return image::RegionRequest{region, static_cast<int>(stream.below(50)),
                                      static_cast<int>(stream.below(50))};
        });
      } catch (const Error&) {
        // As it should be, where the damage shows.
      }
    }
  }
}

TEST(Region, OfPicturesHasTheBytesOfAWholeDecode) {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(source_folder() / "examples/images")) {
    SCOPED_TRACE(entry.path().string());
    ++count;
    const Image picture = read_image(entry.path());
    for (const int quality : {30, 75, 95}) {
      const Bytes bytes = encode_jpeg(picture.view(), quality);
      for (const int eighths : {8, 4, 2, 1}) { EXPECT_GT(compare_regions(bytes, eighths, 20), 5); }
    }
  }
  EXPECT_GE(count, 3);
}

TEST(Codec, RefusesJpegsOfManyScans) {
  const JpegKind grey{.name = "64 scans", .components = 1, .scan_per_coefficient = true};
  EXPECT_EQ(decode(make_jpeg(grey, 40, 30), "grey.jpg").width(), 40);
  const JpegKind colour{.name = "190 scans", .components = 3, .scan_per_coefficient = true};
  try {
    (void)decode(make_jpeg(colour, 40, 30), "colour.jpg");
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "colour.jpg: a valid JPEG expected, found a broken one: more than 100 scans");
  }
}

}  // namespace
}  // namespace la3::codec
