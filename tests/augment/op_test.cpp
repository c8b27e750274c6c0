#include "la3/augment/op.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace la3::augment {
namespace {

TEST(OpTable, IsInTheOrderOfTheNumbers) {
  for (int i = 0; i < kOpCount; ++i) {
    const Op op = static_cast<Op>(i);
    EXPECT_EQ(op_info(op).op, op);
    EXPECT_EQ(find_op(op_name(op)), op);
  }
}

TEST(ParseOp, NamesTheNearestOp) {
  EXPECT_EQ(parse_op("Cutout"), Op::kCutout);
  try {
    parse_op("cutout");
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "unknown op 'cutout'; did you mean 'Cutout'?");
  }
}

TEST(CheckCall, TakesBothEndsOfEachRangeAndNothingBeyond) {
  for (const OpInfo& info : op_table()) {
    EXPECT_NO_THROW(check_call({info.op, info.low}));
    EXPECT_NO_THROW(check_call({info.op, info.high}));
    if (!info.has_magnitude) { continue; }
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double v : {std::nextafter(info.low, -infinity), std::nextafter(info.high, infinity), infinity,
                           std::numeric_limits<double>::quiet_NaN()}) {
      EXPECT_THROW(check_call({info.op, v}), std::invalid_argument) << info.name << " " << v;
    }
  }
}

TEST(CheckCall, SaysWhatWasExpectedAndWhatWasFound) {
  try {
    check_call({Op::kRotate, 45});
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "Rotate: magnitude -30 to 30 (degrees, counter-clockwise) expected, found 45");
  }
}

TEST(CheckCall, WantsCutoutsCentreInsideTheImage) {
  EXPECT_NO_THROW(check_call({Op::kCutout, 0.1, 0, 0.999}));
  EXPECT_THROW(check_call({Op::kCutout, 0.1, 1, 0.5}), std::invalid_argument);
  EXPECT_THROW(check_call({Op::kCutout, 0.1, 0.5, -0.1}), std::invalid_argument);
  EXPECT_THROW(check_call({Op::kCutout, 0.1, std::nan(""), 0.5}), std::invalid_argument);
  EXPECT_THROW(check_call({static_cast<Op>(16), 0}), std::invalid_argument);
}

}  // namespace
}  // namespace la3::augment
