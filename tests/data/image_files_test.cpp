#include "la3/data/image_files.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;
using Paths = std::vector<std::string>;

class ImageFilesTest : public testing::Test {
 protected:
  std::string put(const std::string& name, int width, int height, uint8_t red = 9) const {
    const fs::path path = folder_.path() / name;
    fs::create_directories(path.parent_path());
    write_file(path, codec::encode_png(plain_image(width, height, red, 2, 3).view()));
    return path.string();
  }

  TemporaryFolder folder_;
};

TEST_F(ImageFilesTest, AFolderStandsForTheFilesInItAndBelow) {
  const std::string single = put("single.png", 4, 4), b = put("all/b.png", 4, 4),
                    deep = put("all/deep/a.png", 4, 4);
  put("all/.hidden.png", 4, 4);
  fs::create_directory_symlink("..", folder_.path() / "all/deep/up");
  std::vector<BadFile> bad;
  const Paths found = list_image_files({single, (folder_.path() / "all").string(), "nowhere.png"}, bad);
  EXPECT_EQ(found, (Paths{single, b, deep, "nowhere.png"}));
  ASSERT_EQ(bad.size(), 1u);
  EXPECT_NE(bad[0].problem.find("found a link to"), std::string::npos) << bad[0].problem;
}

TEST_F(ImageFilesTest, AFileThatCannotBeReadIsBlackAndSaysWhy) {
  const ImageFiles files({put("good.png", 4, 4), (folder_.path() / "missing.png").string()}, {"a", "b"},
                         {.size_px = 4});
  EXPECT_EQ(files.get(0).data()[0], 9);
  EXPECT_EQ(files.problem(0), "");
  const Image black = files.get(1);
  EXPECT_EQ(black.width(), 4);
  EXPECT_EQ(black.data()[0], 0);
  EXPECT_NE(files.problem(1).find("missing.png: cannot open"), std::string::npos) << files.problem(1);
}

TEST_F(ImageFilesTest, ImagesThatAreShownAsTheyAreAreScaledToTheSize) {
  Image wide(12, 4, 3);
  for (int y = 0; y < 4; ++y) {
    for (int x = 4; x < 8; ++x) { wide.data()[(y * 12 + x) * 3] = 200; }  // the middle is red
  }
  write_file(folder_.path() / "wide.png", codec::encode_png(wide.view()));
  const ImageFiles files({(folder_.path() / "wide.png").string(), put("exact.png", 8, 8)}, {"a"}, {.size_px = 8});
  const Image scaled = files.get(0);
  EXPECT_EQ(scaled.width(), 8);
  EXPECT_EQ(scaled.height(), 8);
  EXPECT_EQ(scaled.data()[(4 * 8 + 4) * 3], 200);
  EXPECT_TRUE(files.is_scaled(0));
  files.get(1);
  EXPECT_FALSE(files.is_scaled(1));
}

TEST_F(ImageFilesTest, PhotosKeepTheirSizeForTheCrop) {
  const ImageFiles files({put("photo.png", 12, 5)}, {"a"}, {.is_photos = true, .size_px = 8});
  EXPECT_EQ(files.get(0).width(), 12);
  EXPECT_FALSE(files.is_scaled(0));
}

}  // namespace
}  // namespace la3::data
