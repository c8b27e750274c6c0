#include "la3/core/image.h"

#include <gtest/gtest.h>

#include <climits>
#include <stdexcept>

namespace la3 {
namespace {

TEST(Image, IsBlackAtFirstAndKnowsItsSize) {
  const Image image(3, 2, 3);
  EXPECT_EQ(image.bytes(), 18u);
  EXPECT_EQ(image.view().row_bytes(), 9u);
  for (size_t i = 0; i < image.bytes(); ++i) { EXPECT_EQ(image.data()[i], 0); }
}

TEST(Image, CopiesAView) {
  Image image(2, 2, 1);
  image.data()[3] = 7;
  const Image copy(std::as_const(image).view());
  EXPECT_EQ(copy, image);
  image.data()[0] = 1;
  EXPECT_NE(copy, image);
}

TEST(Image, RefusesShapesThatAreNone) {
  EXPECT_THROW(Image(0, 1, 3), std::invalid_argument);
  EXPECT_THROW(Image(1, 0, 3), std::invalid_argument);
  EXPECT_THROW(Image(-1, 1, 3), std::invalid_argument);
  EXPECT_THROW(Image(1, 1, 2), std::invalid_argument);
  EXPECT_THROW(Image(1, 1, 4), std::invalid_argument);
  EXPECT_THROW(Image(INT_MAX, INT_MAX, 3), std::invalid_argument);
  EXPECT_THROW(Image(1 << 15, (1 << 13) + 1, 3), std::invalid_argument);
  try {
    Image(0, 5, 1);
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_EQ(error.what(),
              "image of 0x5 with 1 channel: 1x1 to " + std::to_string(kMaxPixels) + " pixels expected");
  }
}

}  // namespace
}  // namespace la3
