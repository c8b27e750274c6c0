#include "la3/core/image_count.h"

#include <gtest/gtest.h>

#include <sstream>
#include <stdexcept>

namespace la3 {
namespace {

TEST(ImageCount, IsANumberInAllOrOfEachLabel) {
  EXPECT_EQ(parse_image_count("4000"), (ImageCount{4000, false}));
  EXPECT_EQ(parse_image_count("0"), ImageCount());
  EXPECT_EQ(parse_image_count("50/label"), (ImageCount{50, true}));
  for (const char* text : {"4000", "0", "50/label"}) { EXPECT_EQ(text_of(parse_image_count(text)), text); }
  ImageCount read;
  std::istringstream("7/label") >> read;
  EXPECT_EQ(read, (ImageCount{7, true}));
}

TEST(ImageCount, WhatIsNoneIsRefused) {
  for (const char* text :
       {"", "/label", "0/label", "-5", "5.5", "50/labels", "50 /label", "fifty", "99999999999"}) {
    EXPECT_THROW(parse_image_count(text), std::invalid_argument) << text;
  }
  std::istringstream stream("50/lable");
  ImageCount read;
  EXPECT_FALSE(stream >> read);
}

}  // namespace
}  // namespace la3
