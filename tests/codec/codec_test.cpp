// Files and Pillow's reading of them: tests/fixtures/codec, made by tests/fixtures/make_codec.py.
#include "la3/codec/codec.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "tests/source_folder.h"

namespace la3::codec {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<uint8_t>;

const fs::path kFixtures = fixtures_folder() / "codec";

Bytes fixture(const std::string& name) {
  return read_file(kFixtures / name, 1 << 20);
}

// A binary PPM or PGM file, without comments.
Image read_ppm(const fs::path& path) {
  const Bytes bytes = read_file(path, 1 << 20);
  std::istringstream header(std::string(bytes.begin(), bytes.begin() + std::min<ptrdiff_t>(64, std::ssize(bytes))));
  std::string magic;
  int width = 0, height = 0, maximum = 0;
  header >> magic >> width >> height >> maximum;
  Image image(width, height, magic == "P6" ? 3 : 1);
  std::copy(bytes.end() - static_cast<ptrdiff_t>(image.bytes()), bytes.end(), image.data());
  return image;
}

void expect_pillows_pixels(const std::string& name) {
  SCOPED_TRACE(name);
  const Image expected = read_ppm(kFixtures / (name + ".ppm"));
  const Image found = decode(fixture(name), name);
  EXPECT_EQ(found.width(), expected.width());
  EXPECT_EQ(found.height(), expected.height());
  ASSERT_EQ(found.channels(), 3);
  EXPECT_TRUE(found == expected) << "pixels differ";
}

// A PNG file of every kind comes interlaced too.
void expect_pillows_pixels_in_both_orders(const std::string& name) {
  expect_pillows_pixels(name + ".png");
  expect_pillows_pixels(name + "-interlaced.png");
}

std::string error_of(const Bytes& bytes) {
  try {
    decode(bytes, "some/file.jpg");
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

void expect_error_with(const Bytes& bytes, const std::vector<std::string>& parts) {
  const std::string message = error_of(bytes);
  EXPECT_EQ(message.rfind("some/file.jpg: ", 0), 0u) << message;
  for (const std::string& part : parts) {
    EXPECT_NE(message.find(part), std::string::npos) << message << "\nlacks: " << part;
  }
}

// All fixtures that decode.
std::vector<std::string> image_names() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(kFixtures)) {
    const fs::path& path = entry.path();
    if (path.extension() == ".jpg" || path.extension() == ".png") { names.push_back(path.filename().string()); }
  }
  std::sort(names.begin(), names.end());
  return names;
}

void set_png_size(Bytes& bytes, uint32_t width, uint32_t height) {
  for (size_t i = 0; i < 4; ++i) {
    bytes[16 + i] = static_cast<uint8_t>(width >> (24 - 8 * i));
    bytes[20 + i] = static_cast<uint8_t>(height >> (24 - 8 * i));
  }
}

void set_jpeg_size(Bytes& bytes, uint16_t width, uint16_t height) {
  const Bytes frame = {0xff, 0xc0, 0x00};  // baseline
  const auto at = std::search(bytes.begin(), bytes.end(), frame.begin(), frame.end());
  ASSERT_NE(at, bytes.end());
  at[5] = static_cast<uint8_t>(height >> 8), at[6] = static_cast<uint8_t>(height);
  at[7] = static_cast<uint8_t>(width >> 8), at[8] = static_cast<uint8_t>(width);
}

TEST(Codec, TellsTypeByContentNotByName) {
  EXPECT_EQ(sniff(fixture("grey.jpg")), ImageFormat::kJpeg);
  EXPECT_EQ(sniff(fixture("rgb-8.png")), ImageFormat::kPng);
  EXPECT_EQ(sniff({}), ImageFormat::kUnknown);
  EXPECT_EQ(sniff(Bytes{0xff, 0xd8}), ImageFormat::kUnknown);
  const Bytes png = fixture("rgb-8.png");
  EXPECT_EQ(sniff(std::span(png).first(8)), ImageFormat::kPng);
  EXPECT_EQ(sniff(std::span(png).first(7)), ImageFormat::kUnknown);
  EXPECT_TRUE(decode(png, "a.jpg") == read_ppm(kFixtures / "rgb-8.png.ppm"));
}

TEST(Codec, GivesPillowsPixelsForColourJpegs) {
  for (const char* name : {"rgb-444.jpg", "rgb-422.jpg", "rgb-420.jpg", "progressive.jpg", "adobe-rgb.jpg"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, RepeatsTheGreyOfAJpeg) {
  expect_pillows_pixels("grey.jpg");
}

TEST(Codec, ConvertsCmykAndYcckAsPillow) {
  for (const char* name : {"cmyk-adobe.jpg", "cmyk-plain.jpg", "ycck.jpg", "ycck-progressive.jpg"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, TakesJpegsWithHarmlessOddities) {
  for (const char* name : {"stray-bytes.jpg", "trailing-bytes.jpg", "short-but-ended.jpg"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, WidensGreyPngsOfEveryDepth) {
  for (const char* name : {"grey-1", "grey-2", "grey-4", "grey-8"}) { expect_pillows_pixels_in_both_orders(name); }
}

TEST(Codec, KeepsTheHighByteOf16BitGreyToo) {
  expect_pillows_pixels_in_both_orders("grey-16");
  const Image image = decode(fixture("grey-16.png"), "grey-16.png");
  std::vector<int> start;
  for (size_t x = 0; x < 9; ++x) { start.push_back(image.data()[3 * x]); }
  EXPECT_EQ(start, (std::vector<int>{0, 0, 0, 0, 0, 1, 1, 1, 255}));
}

TEST(Codec, LooksUpPalettesOfEveryDepth) {
  for (const char* name : {"palette-1", "palette-2", "palette-4", "palette-8"}) {
    expect_pillows_pixels_in_both_orders(name);
  }
}

TEST(Codec, ShowsIndicesBeyondThePaletteAsGreyLikePillow) {
  expect_pillows_pixels("palette-short.png");
}

TEST(Codec, ReadsColourPngsAndKeepsTheHighByteOf16Bits) {
  for (const char* name : {"rgb-8", "rgb-16"}) { expect_pillows_pixels_in_both_orders(name); }
  for (const char* name : {"rgb-pillow.png", "one-pixel.png", "rgb-metadata.png"}) { expect_pillows_pixels(name); }
}

TEST(Codec, DropsAlphaWithoutBlending) {
  for (const char* name : {"grey-alpha-8", "grey-alpha-16", "rgba-8", "rgba-16"}) {
    expect_pillows_pixels_in_both_orders(name);
  }
}

TEST(Codec, IgnoresTransparentColours) {
  for (const char* name :
       {"palette-transparent.png", "palette-one-transparent.png", "grey-transparent.png", "rgb-transparent.png"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, TurnsImagesUprightByExif) {
  for (int orientation = 1; orientation <= 8; ++orientation) {
    expect_pillows_pixels("orientation-" + std::to_string(orientation) + ".jpg");
    expect_pillows_pixels("orientation-" + std::to_string(orientation) + ".png");
  }
  EXPECT_EQ(decode(fixture("orientation-6.jpg"), "").width(), 7);  // 13x7 as stored
  for (const char* name : {"orientation-grey.jpg", "orientation-palette.png", "orientation-grey-16.png"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, FindsTheOrientationWherePillowDoes) {
  for (const char* name :
       {"orientation-0.jpg", "orientation-9.jpg", "orientation-long.jpg", "orientation-many.jpg",
        "orientation-twice.jpg", "orientation-hidden.jpg", "orientation-after.png", "orientation-raw-profile.png",
        "orientation-xmp-attribute.png", "orientation-xmp-element.png"}) {
    expect_pillows_pixels(name);
  }
}

TEST(Codec, TakesDamagedExifAsUpright) {
  // Pillow raises here; the pixels are fine, so we do not.
  Bytes bytes = fixture("orientation-6.jpg");
  const std::string header = "Exif";
  const auto at = std::search(bytes.begin(), bytes.end(), header.begin(), header.end());
  ASSERT_NE(at, bytes.end());
  at[6] = 'X';
  EXPECT_TRUE(decode(bytes, "") == read_ppm(kFixtures / "orientation-1.jpg.ppm"));
}

TEST(Codec, KeepsOneChannelOfGreyOnRequest) {
  for (const char* name : {"grey.jpg", "grey-2.png", "grey-4-interlaced.png", "grey-8.png", "grey-16.png",
                           "grey-16-interlaced.png", "grey-transparent.png", "orientation-grey.jpg"}) {
    SCOPED_TRACE(name);
    const Image expected = read_ppm(kFixtures / (std::string(name) + ".ppm"));
    const Image found = decode(fixture(name), name, {.keep_grey = true});
    ASSERT_EQ(found.channels(), 1);
    ASSERT_EQ(found.width(), expected.width());
    ASSERT_EQ(3 * found.bytes(), expected.bytes());
    size_t different = 0;
    for (size_t i = 0; i < found.bytes(); ++i) { different += found.data()[i] != expected.data()[3 * i]; }
    EXPECT_EQ(different, 0u);
  }
}

TEST(Codec, KeepsThreeChannelsOfAllElse) {
  for (const char* name : {"grey-1.png", "grey-alpha-8.png", "palette-8.png", "rgb-8.png", "rgb-420.jpg"}) {
    SCOPED_TRACE(name);
    EXPECT_TRUE(decode(fixture(name), name, {.keep_grey = true}) == decode(fixture(name), name));
  }
}

TEST(Codec, SaysWhatItFoundInsteadOfAnImage) {
  const std::string text = "This is not an image.", gif = "GIF89a......", webp = "RIFF\x10\x20\x30\x40WEBPVP8 ";
  expect_error_with({}, {"an image expected, found an empty file"});
  expect_error_with(Bytes(text.begin(), text.end()), {"an image expected, found text"});
  expect_error_with(Bytes(gif.begin(), gif.end()), {"GIF"});
  expect_error_with(Bytes(webp.begin(), webp.end()), {"WebP"});
  expect_error_with({0x00, 0xab, 0x1f}, {"an image expected", "00 ab 1f"});
}

TEST(Codec, RefusesTruncatedJpegs) {
  for (const char* name : {"rgb-420.jpg", "progressive.jpg", "grey.jpg", "ycck.jpg"}) {
    const Bytes whole = fixture(name);
    // Down to the signature. Some bytes at the end hold no pixels: Pillow allows for their loss
    // too.
    for (size_t size = whole.size() - 8; size >= 3; --size) {
      SCOPED_TRACE(name + std::string(" cut to ") + std::to_string(size));
      expect_error_with(Bytes(whole.begin(), whole.begin() + static_cast<ptrdiff_t>(size)),
                        {"truncated JPEG", std::to_string(size) + " bytes"});
      if (HasFailure()) { return; }
    }
  }
}

TEST(Codec, RefusesTruncatedPngs) {
  for (const char* name : {"rgb-8.png", "palette-4-interlaced.png", "grey-16.png", "orientation-after.png"}) {
    const Bytes whole = fixture(name);
    for (size_t size = whole.size() - 1; size >= 8; --size) {
      SCOPED_TRACE(name + std::string(" cut to ") + std::to_string(size));
      expect_error_with(Bytes(whole.begin(), whole.begin() + static_cast<ptrdiff_t>(size)),
                        {"truncated PNG", std::to_string(size) + " bytes"});
      if (HasFailure()) { return; }
    }
  }
}

TEST(Codec, RefusesAPngWithAWrongChecksum) {
  // Pixel data and its checksum stand before the 12 bytes of the last chunk.
  Bytes bytes = fixture("rgb-8.png");
  bytes[bytes.size() - 13] ^= 1;
  expect_error_with(bytes, {"PNG", "IDAT", "CRC"});
  bytes = fixture("orientation-6.png");
  bytes[50] ^= 1;  // inside eXIf
  expect_error_with(bytes, {"PNG", "eXIf", "CRC"});
}

TEST(Codec, RefusesImagesWithoutPixels) {
  Bytes bytes = fixture("rgb-8.png");
  set_png_size(bytes, 0, 7);
  expect_error_with(bytes, {"0x7", "at least 1x1"});
  bytes = fixture("rgb-420.jpg");
  set_jpeg_size(bytes, 0, 21);
  expect_error_with(bytes, {"JPEG", "mpty"});
}

TEST(Codec, RefusesImagesLargerThanTheLimitOrThanTheirFileCanHold) {
  Bytes bytes = fixture("rgb-8.png");
  set_png_size(bytes, 1u << 20, 1u << 20);
  expect_error_with(bytes, {"1048576x1048576", std::to_string(kUsualMaxPixels)});
  set_png_size(bytes, 0xffffffffu, 0xffffffffu);
  expect_error_with(bytes, {"4294967295x4294967295", std::to_string(kUsualMaxPixels)});
  bytes = fixture("rgb-420.jpg");
  set_jpeg_size(bytes, 65500, 65500);
  expect_error_with(bytes, {"65500x65500", std::to_string(kUsualMaxPixels)});
  // Allowed by the limit, but a file of this length would be cut off: no gigabyte is allocated to
  // find out.
  set_jpeg_size(bytes, 16384, 8192);
  expect_error_with(bytes, {"truncated JPEG"});
}

TEST(Codec, TheLimitOfPixelsCanBeSet) {
  const Bytes bytes = fixture("rgb-8.png");
  const Image image = decode(bytes, "x.png");
  const int64_t pixels = int64_t{image.width()} * image.height();
  set_max_pixels(pixels - 1);
  expect_error_with(bytes, {"at most " + std::to_string(pixels - 1) + " in all expected (--max-pixels)"});
  set_max_pixels(pixels);
  EXPECT_EQ(decode(bytes, "x.png").width(), image.width());
  EXPECT_THROW(set_max_pixels(0), std::invalid_argument);
  EXPECT_THROW(set_max_pixels(kMaxPixels + 1), std::invalid_argument);
  set_max_pixels(kUsualMaxPixels);
}

long peak_kb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

// A text of 2 GiB in a file of a hundred bytes: nothing is allocated to find out.
TEST(Codec, RefusesAPngWhoseChunksAreLongerThanTheFile) {
  Bytes bytes = fixture("rgb-8.png");
  const Bytes chunk = {0x7F, 0xFF, 0xFF, 0xFF, 't', 'E', 'X', 't', 'k', 0, 'v'};
  bytes.insert(bytes.begin() + 33, chunk.begin(), chunk.end());  // after the header
  const long before = peak_kb();
  expect_error_with(bytes, {"truncated PNG"});
  const TemporaryFolder folder;
  write_file(folder / "bomb.png", bytes);
  EXPECT_THROW(check_image(folder / "bomb.png"), Error);
  EXPECT_LT(peak_kb() - before, 500'000);
}

TEST(Codec, NeverCrashesOnDamagedFiles) {
  const std::vector<std::string> names = image_names();
  ASSERT_GT(names.size(), 70u);
  size_t images = 0, errors = 0;
  const auto survive = [&](const Bytes& bytes, const std::string& name) {
    try {
      const Image image = decode(bytes, name, {.keep_grey = bytes.size() % 2 == 0});
      EXPECT_GT(image.bytes(), 0u);
      ++images;
    } catch (const Error&) { ++errors; }
  };
  for (const std::string& name : names) {
    const Bytes whole = fixture(name);
    for (size_t at = 0; at < whole.size(); at += 1 + at / 64) {
      for (const int flip : {0x01, 0x80, 0xff}) {
        Bytes bytes = whole;
        bytes[at] = static_cast<uint8_t>(bytes[at] ^ flip);
        survive(bytes, name);
      }
      survive(Bytes(whole.begin(), whole.begin() + static_cast<ptrdiff_t>(at)), name);
      Bytes cut = whole;  // one byte missing, one byte too many
      cut.erase(cut.begin() + static_cast<ptrdiff_t>(at));
      survive(cut, name);
      cut.insert(cut.begin() + static_cast<ptrdiff_t>(at), 2, 0xff);
      survive(cut, name);
    }
  }
  EXPECT_GT(images, 1000u);
  EXPECT_GT(errors, 1000u);
}

TEST(Codec, ReadsBackThePngItWrites) {
  const Image rgb = read_ppm(kFixtures / "encoded.ppm"), grey = read_ppm(kFixtures / "encoded-grey.pgm");
  EXPECT_TRUE(decode(encode_png(rgb.view()), "") == rgb);
  EXPECT_TRUE(decode(encode_png(grey.view()), "", {.keep_grey = true}) == grey);
}

TEST(Codec, WritesPillowsJpegBytes) {
  const Image rgb = read_ppm(kFixtures / "encoded.ppm"), grey = read_ppm(kFixtures / "encoded-grey.pgm");
  EXPECT_EQ(encode_jpeg(rgb.view(), 75), fixture("encoded-75"));
  EXPECT_EQ(encode_jpeg(grey.view(), 95), fixture("encoded-grey-95"));
}

// A copy is compressed as its original: with the same tables and subsampling, it has the same bytes
// as with the quality that the original was written with.
TEST(Codec, TakesOverTheCodingOfAJpeg) {
  const Image rgb = read_ppm(kFixtures / "encoded.ppm");
  for (const int quality : {1, 10, 50, 75, 90, 100}) {
    const Bytes file = encode_jpeg(rgb.view(), quality);
    const auto coding = jpeg_coding(file, "file.jpg");
    ASSERT_TRUE(coding);
    EXPECT_EQ(coding->across, 2);
    EXPECT_EQ(coding->down, 2);
    EXPECT_EQ(encode_jpeg(rgb.view(), *coding), file) << quality;
  }
  for (const auto& [across, down] : {std::pair{1, 1}, {2, 1}, {1, 2}, {4, 1}, {4, 2}}) {
    auto coding = *jpeg_coding(encode_jpeg(rgb.view(), 80), "file.jpg");
    coding.across = across;
    coding.down = down;
    const auto found = jpeg_coding(encode_jpeg(rgb.view(), coding), "file.jpg");
    EXPECT_EQ(found->across, across);
    EXPECT_EQ(found->down, down);
    EXPECT_EQ(found->luma, coding.luma);
    EXPECT_EQ(found->chroma, coding.chroma);
    EXPECT_NE(found->luma, found->chroma);
  }
  const Image grey(16, 16, 1);
  const Bytes grey_file = encode_jpeg(grey.view(), 33);
  EXPECT_EQ(encode_jpeg(grey.view(), *jpeg_coding(grey_file, "grey.jpg")), grey_file);
  EXPECT_FALSE(jpeg_coding(encode_png(grey.view()), "grey.png"));
  EXPECT_FALSE(jpeg_coding({}, "nothing"));
  JpegCoding unusual = *jpeg_coding(grey_file, "grey.jpg");
  unusual.across = 3;
  EXPECT_THROW(encode_jpeg(rgb.view(), unusual), std::invalid_argument);
}

// A table that a component names and the file lacks: read, but decoding fails.
TEST(Codec, ReadsTheCodingOfFilesThatNameTablesTheyLack) {
  Bytes bytes = encode_jpeg(Image(16, 16, 3).view(), 80);
  const Bytes start = {0xFF, 0xC0};
  const auto frame = std::search(bytes.begin(), bytes.end(), start.begin(), start.end());
  ASSERT_NE(frame, bytes.end());
  for (const uint8_t table : {uint8_t{3}, uint8_t{200}}) {
    frame[12] = table;  // of the first component
    EXPECT_NO_THROW((void)jpeg_coding(bytes, "odd.jpg"));
    EXPECT_THROW(decode(bytes, "odd.jpg"), Error);
  }
}

TEST(Codec, WritesJpegsLongerThanItsBuffer) {
  Image image(400, 300, 3);
  uint32_t state = 1;
  for (size_t i = 0; i < image.bytes(); ++i) {
    state = state * 1664525u + 1013904223u;
    image.data()[i] = static_cast<uint8_t>(100 + i / 6000 + (state >> 30));
  }
  const Bytes bytes = encode_jpeg(image.view(), 100);
  EXPECT_GT(bytes.size(), 50000u);
  const Image back = decode(bytes, "");
  ASSERT_EQ(back.bytes(), image.bytes());
  int largest = 0;
  for (size_t i = 0; i < image.bytes(); ++i) {
    largest = std::max(largest, std::abs(back.data()[i] - image.data()[i]));
  }
  EXPECT_LE(largest, 6);
}

TEST(Codec, RefusesToEncodeWhatAFormatCannotHold) {
  const Image image(2, 2, 3), wide(65501, 1, 1);
  EXPECT_THROW(encode_jpeg(image.view(), 0), std::invalid_argument);
  EXPECT_THROW(encode_jpeg(image.view(), 101), std::invalid_argument);
  EXPECT_THROW(encode_jpeg({}, 95), std::invalid_argument);
  EXPECT_THROW(encode_png({}), std::invalid_argument);
  EXPECT_THROW(encode_jpeg(wide.view(), 95), Error);
  EXPECT_TRUE(decode(encode_png(wide.view()), "", {.keep_grey = true}) == wide);
}

TEST(Codec, WritesTheFormatThatTheExtensionNames) {
  const TemporaryFolder folder;
  const Image image = read_ppm(kFixtures / "encoded.ppm");
  for (const char* name : {"a.jpg", "a.jpeg", "a.JPG", "a.Jpeg"}) {
    write_image(folder / name, image.view(), 75);
    EXPECT_EQ(read_file(folder / name, 1 << 20), fixture("encoded-75")) << name;
  }
  for (const char* name : {"a.png", "a.PNG"}) {
    write_image(folder / name, image.view());
    EXPECT_EQ(sniff(read_file(folder / name, 1 << 20)), ImageFormat::kPng) << name;
    EXPECT_TRUE(read_image(folder / name) == image) << name;
  }
}

TEST(Codec, NamesAnExtensionItCannotWrite) {
  const TemporaryFolder folder;
  const Image image(2, 2, 3);
  for (const char* name : {"a.gif", "png"}) {
    try {
      write_image(folder / name, image.view());
      ADD_FAILURE() << name << " was written";
    } catch (const Error& error) {
      const std::string message = error.what();
      EXPECT_NE(message.find((folder / name).string()), std::string::npos) << message;
      EXPECT_NE(message.find(".png, .jpg or .jpeg"), std::string::npos) << message;
      EXPECT_NE(message.find(name == std::string("a.gif") ? "found .gif" : "found none"), std::string::npos)
          << message;
    }
    EXPECT_FALSE(fs::exists(folder / name));
  }
}

TEST(Codec, NamesTheFileItCannotRead) {
  const TemporaryFolder folder;
  write_file(folder / "broken.png", std::string("\x89PNG\r\n\x1a\n"));
  for (const char* name : {"missing.jpg", "broken.png"}) {
    try {
      read_image(folder / name);
      ADD_FAILURE() << name << " was read";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find((folder / name).string()), std::string::npos) << error.what();
    }
  }
}

TEST(Codec, ReadsImagesThatAreWideAndFlat) {
  Image wide(3000, 2, 3);
  for (size_t i = 0; i < wide.bytes(); ++i) { wide.data()[i] = static_cast<uint8_t>(i / 36); }
  EXPECT_TRUE(decode(encode_png(wide.view()), "wide.png") == wide);
  const Image found = decode(encode_jpeg(wide.view(), 95), "wide.jpg");
  ASSERT_EQ(found.width(), 3000);
  ASSERT_EQ(found.height(), 2);
  EXPECT_NEAR(found.data()[3 * 1000], wide.data()[3 * 1000], 8);
}

}  // namespace
}  // namespace la3::codec
