// Formats other than JPEG and PNG. Files and Pillow's reading of them: tests/fixtures/formats, made by
// tests/fixtures/make_formats.py. Formats that the build lacks are skipped.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <random>
#include <sstream>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "tests/source_folder.h"

namespace la3::codec {
namespace {

namespace fs = std::filesystem;

const fs::path kFormatFiles = fixtures_folder() / "formats";

std::vector<uint8_t> format_file(const std::string& name) {
  return read_file(kFormatFiles / name, 1 << 20);
}

// A binary PPM file, without comments.
Image expected_image(const std::string& name) {
  const std::vector<uint8_t> bytes = format_file(name + ".expected");
  std::istringstream header(std::string(bytes.begin(), bytes.begin() + 24));
  std::string magic;
  int width = 0, height = 0;
  header >> magic >> width >> height;
  Image image(width, height, 3);
  std::copy(bytes.end() - static_cast<ptrdiff_t>(image.bytes()), bytes.end(), image.data());
  return image;
}

// All files, by the format that their content shows.
std::map<ImageFormat, std::vector<std::string>> files_by_format() {
  std::map<ImageFormat, std::vector<std::string>> names;
  for (const auto& entry : fs::directory_iterator(kFormatFiles)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".expected")) { names[sniff(format_file(name))].push_back(name); }
  }
  for (auto& [format, files] : names) { std::sort(files.begin(), files.end()); }
  return names;
}

std::string decoding_error(std::span<const uint8_t> bytes) {
  try {
    decode(bytes, "some/file");
  } catch (const Error& error) { return error.what(); }
  return "";
}

std::string checking_error(std::span<const uint8_t> bytes) {
  const auto read = [&](size_t offset, size_t count) {
    const auto part = bytes.subspan(std::min(offset, bytes.size()));
    return std::vector<uint8_t>(part.begin(), part.begin() + static_cast<ptrdiff_t>(std::min(count, part.size())));
  };
  try {
    check_image(read, bytes.size(), "some/file");
  } catch (const Error& error) { return error.what(); }
  return "";
}

bool is_built(ImageFormat format) {
  const std::string first = files_by_format().at(format).front();
  return decoding_error(format_file(first)).find("built without") == std::string::npos;
}

class Format : public testing::TestWithParam<ImageFormat> {
 protected:
  void SetUp() override {
    if (!is_built(GetParam())) { GTEST_SKIP() << "this build lacks the library"; }
    names_ = files_by_format()[GetParam()];
    ASSERT_FALSE(names_.empty());
  }
  std::vector<std::string> names_;
};

TEST_P(Format, GivesPillowsPixels) {
  for (const std::string& name : names_) {
    SCOPED_TRACE(name);
    const Image expected = expected_image(name), found = decode(format_file(name), name);
    EXPECT_EQ(found.width(), expected.width());
    EXPECT_EQ(found.height(), expected.height());
    ASSERT_EQ(found.channels(), 3);
    EXPECT_TRUE(found == expected) << "pixels differ";
  }
}

TEST_P(Format, IsCheckedWithoutDecoding) {
  for (const std::string& name : names_) {
    SCOPED_TRACE(name);
    const ImageHeader header = check_image(kFormatFiles / name);
    EXPECT_EQ(header.format, GetParam());
    const Image image = expected_image(name);
    EXPECT_EQ(std::minmax(header.width, header.height), std::minmax(image.width(), image.height()));
    EXPECT_EQ(header.file_bytes, fs::file_size(kFormatFiles / name));
  }
}

TEST_P(Format, IsRefusedWhenTruncated) {
  for (const std::string& name : names_) {
    if (name == "animated.gif" || name == "pages.tif") { continue; }  // their first images are near the start
    const std::vector<uint8_t> whole = format_file(name);
    for (const size_t size : {whole.size() / 4, whole.size() / 2, whole.size() * 3 / 4}) {
      SCOPED_TRACE(name + " cut to " + std::to_string(size));
      const auto cut = std::span(whole).first(size);
      const std::string error = decoding_error(cut);
      EXPECT_TRUE(error.starts_with("some/file: ")) << error;
      EXPECT_NE(checking_error(cut), "");
    }
  }
}

// A thousand files with a few bytes changed, missing or repeated.
TEST_P(Format, NeverCrashesWhenDamaged) {
  std::mt19937 random(1);
  const auto below = [&](size_t limit) { return static_cast<size_t>(random() % limit); };
  std::vector<std::vector<uint8_t>> files;
  for (const std::string& name : names_) { files.push_back(format_file(name)); }
  size_t images = 0, errors = 0;
  for (int round = 0; round < 1000; ++round) {
    std::vector<uint8_t> bytes = files[static_cast<size_t>(round) % files.size()];
    for (size_t changes = 1 + below(4); changes > 0 && bytes.size() > 16; --changes) {
      // Half of the time in the header, where most numbers are.
      const size_t at = below(2) == 0 ? below(std::min<size_t>(bytes.size(), 64)) : below(bytes.size());
      const auto place = bytes.begin() + static_cast<ptrdiff_t>(at);
      switch (below(6)) {
        case 0: bytes.erase(place); break;
        case 1: bytes.insert(place, 1 + below(3), static_cast<uint8_t>(random())); break;
        case 2: bytes.resize(at + 1); break;
        case 3: *place = 0xff; break;
        default: *place = static_cast<uint8_t>(*place ^ (1u << below(8)));
      }
    }
    const std::string error = decoding_error(bytes);
    ++(error.empty() ? images : errors);
    EXPECT_TRUE(error.empty() || error.starts_with("some/file: ")) << error;
    const std::string checked = checking_error(bytes);
    if (error.empty()) { EXPECT_EQ(checked, "") << "refused though it can be decoded"; }
  }
  EXPECT_GT(images, 20u);
  EXPECT_GT(errors, 100u);
}

INSTANTIATE_TEST_SUITE_P(Each, Format,
                         testing::Values(ImageFormat::kPnm, ImageFormat::kBmp, ImageFormat::kGif,
                                         ImageFormat::kWebp, ImageFormat::kTiff, ImageFormat::kHeif),
                         [](const auto& each) { return extension_of(each.param); });

TEST(Formats, AllHaveFiles) {
  const auto files = files_by_format();
  EXPECT_EQ(files.size(), 6u);
  EXPECT_EQ(files.count(ImageFormat::kUnknown), 0u);
}

TEST(Formats, KeepOneChannelOfGreyOnRequest) {
  for (const char* name :
       {"binary.pgm", "maximum-77.pgm", "deep-full.pgm", "grey-8.tif", "white-4.tif", "white-16.tif"}) {
    SCOPED_TRACE(name);
    if (std::string(name).ends_with(".tif") && !is_built(ImageFormat::kTiff)) { continue; }
    const Image grey = decode(format_file(name), name, {.keep_grey = true}), rgb = expected_image(name);
    ASSERT_EQ(grey.channels(), 1);
    for (size_t i = 0; i < grey.bytes(); ++i) { ASSERT_EQ(grey.data()[i], rgb.data()[3 * i]); }
  }
  for (const char* name : {"binary.pbm", "binary.ppm"}) {
    EXPECT_EQ(decode(format_file(name), name, {.keep_grey = true}).channels(), 3) << name;
  }
}

void put_16(std::vector<uint8_t>& bytes, size_t at, unsigned value) {
  bytes[at] = static_cast<uint8_t>(value);
  bytes[at + 1] = static_cast<uint8_t>(value >> 8);
}

TEST(Formats, RefuseImagesThatAreMuchLargerThanTheirFiles) {
  std::vector<std::pair<ImageFormat, std::vector<uint8_t>>> bombs;
  const std::string ppm = "P6 16000 16000 255\n", huge = "P5 100000 100000 255\n";
  bombs.emplace_back(ImageFormat::kPnm, std::vector<uint8_t>(ppm.begin(), ppm.end()));
  bombs.emplace_back(ImageFormat::kPnm, std::vector<uint8_t>(huge.begin(), huge.end()));
  for (const char* name : {"rgb-24.bmp", "runs-8.bmp"}) {
    bombs.emplace_back(ImageFormat::kBmp, format_file(name));
    put_16(bombs.back().second, 18, 16000), put_16(bombs.back().second, 22, 16000);
  }
  bombs.emplace_back(ImageFormat::kGif, format_file("palette.gif"));
  put_16(bombs.back().second, 6, 16000), put_16(bombs.back().second, 8, 16000);
  // The canvas of an animation; 24 bits each, less one.
  bombs.emplace_back(ImageFormat::kWebp, format_file("small-frame.webp"));
  put_16(bombs.back().second, 24, 15999), put_16(bombs.back().second, 27, 15999);
  // Width and height are the first entries of the directory, whose place is at byte 4.
  bombs.emplace_back(ImageFormat::kTiff, format_file("tiles.tif"));
  std::vector<uint8_t>& tiff = bombs.back().second;
  const size_t directory = tiff[4] | static_cast<size_t>(tiff[5]) << 8;
  put_16(tiff, directory + 2 + 8, 16000), put_16(tiff, directory + 14 + 8, 16000);

  for (const auto& [format, bytes] : bombs) {
    if (!is_built(format)) { continue; }
    const std::string error = decoding_error(bytes);
    EXPECT_TRUE(error.find("expected") != std::string::npos) << extension_of(format) << ": " << error;
    EXPECT_TRUE(error.find("16000x16000") != std::string::npos || error.find("truncated") != std::string::npos ||
                error.find("100000x100000") != std::string::npos)
        << error;
    EXPECT_EQ(checking_error(bytes), error);
  }
}

// Whoever looks at the header alone would go by the size that it says.
TEST(Formats, RefuseHeadersThatSayAnotherSize) {
  std::vector<uint8_t> bytes = format_file("lossy.avif");
  const std::string extent = "ispe";  // then a version, width and height of four bytes each
  const auto at = std::search(bytes.begin(), bytes.end(), extent.begin(), extent.end());
  ASSERT_NE(at, bytes.end());
  if (!is_built(ImageFormat::kHeif)) { GTEST_SKIP() << "built without AVIF"; }
  ++at[15];
  EXPECT_EQ(
      decoding_error(bytes),
      "some/file: a valid AVIF expected, found a broken one: its header says another size than its pixels have");
}

TEST(Formats, NameWhatTheyCannotReadAndHowToConvertIt) {
  using namespace std::string_literals;
  const std::pair<std::string, std::string> cases[] = {
      {"\0\0\0\x0cjP  \r\n\x87\n...."s, "found a JPEG 2000 file; `opj_decompress -i FILE -o FILE.png` converts it"},
      {"%PDF-1.7\n", "found a PDF file; `pdftoppm -png FILE FILE` converts it"},
      {"8BPS\0\1......"s, "found a Photoshop file (PSD); `convert 'FILE[0]' FILE.png` converts it"},
      {"<?xml version='1.0'?>\n<svg xmlns='x'/>",
       "found an SVG drawing; `rsvg-convert FILE -o FILE.png` converts it"},
      {"\0\0\0\x18"
       "ftypcrx \0\0\0\1"s,
       "found a camera's raw file (CR3); "},
      {"\0\0\0\x18"
       "ftypisom\0\0\2\0"s,
       "found a video"},
      {"<!DOCTYPE html><html>", "found a web page (HTML)"},
      {"version https://git-lfs.github.com/spec/v1\n", "found a pointer of Git LFS"},
      {"BMW and Audi are cars, not images.", "found text"},
  };
  for (const auto& [content, expected] : cases) {
    const std::string error = decoding_error(std::vector<uint8_t>(content.begin(), content.end()));
    EXPECT_NE(error.find("some/file: an image expected, " + expected), std::string::npos) << error;
  }
}

// One strip of more than 16 MiB, which is read by rows.
TEST(Formats, ReadLongStripsOfTiff) {
  if (!is_built(ImageFormat::kTiff)) { GTEST_SKIP(); }
  constexpr unsigned kWidth = 3001, kHeight = 2001, kPixels = kWidth * kHeight * 3;
  std::vector<uint8_t> bytes = {'I', 'I', '*', 0, 8, 0, 0, 0, 8, 0};
  // Tags of 16 bits (3) and of 32 bits (4); the pixels follow the directory.
  for (const auto& [tag, type, value] : {std::array{256u, 4u, kWidth},
                                         {257u, 4u, kHeight},
                                         {258u, 3u, 8u},
                                         {262u, 3u, 2u},
                                         {273u, 4u, 8u + 2 + 8 * 12 + 4},
                                         {277u, 3u, 3u},
                                         {278u, 4u, kHeight},
                                         {279u, 4u, kPixels}}) {
    const size_t at = bytes.size();
    bytes.resize(at + 12);
    put_16(bytes, at, tag), put_16(bytes, at + 2, type), put_16(bytes, at + 4, 1);
    put_16(bytes, at + 8, value & 0xffff), put_16(bytes, at + 10, value >> 16);
  }
  bytes.resize(bytes.size() + 4 + kPixels);
  uint8_t* pixels = bytes.data() + bytes.size() - kPixels;
  for (unsigned i = 0; i < kPixels; ++i) { pixels[i] = static_cast<uint8_t>(i / 7 + i / 9001); }
  const Image image = decode(bytes, "long.tif");
  ASSERT_EQ(image.width(), static_cast<int>(kWidth));
  ASSERT_EQ(image.bytes(), size_t{kPixels});
  EXPECT_TRUE(std::equal(pixels, pixels + kPixels, image.data()));
  bytes.resize(bytes.size() - 1);
  EXPECT_NE(decoding_error(bytes).find("truncated TIFF"), std::string::npos);
}

TEST(Formats, NameKindsOfTiffThatTheyCannotRead) {
  if (!is_built(ImageFormat::kTiff)) { GTEST_SKIP(); }
  // The entry of a tag in the directory: its first value.
  const auto with = [](uint16_t tag, uint16_t value) {
    std::vector<uint8_t> bytes = format_file("grey-8.tif");
    const size_t directory = bytes[4] | static_cast<size_t>(bytes[5]) << 8;
    for (size_t at = directory + 2; at + 12 <= bytes.size(); at += 12) {
      if ((bytes[at] | bytes[at + 1] << 8) == tag) { return put_16(bytes, at + 8, value), bytes; }
    }
    ADD_FAILURE() << "no tag " << tag;
    return bytes;
  };
  EXPECT_NE(decoding_error(with(262, 32803)).find("found a camera's raw file; `dcraw -w -T FILE` converts it"),
            std::string::npos);
  EXPECT_NE(decoding_error(with(258, 32)).find("found kind 1 with 1 x 32 bits; `convert"), std::string::npos);
  EXPECT_NE(decoding_error(with(259, 34661)).find("found compression 34661; `convert"), std::string::npos);
}

}  // namespace
}  // namespace la3::codec
