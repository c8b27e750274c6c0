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
  const double infinity = std::numeric_limits<double>::infinity();
  int accepted = 0;
  for (const OpInfo& info : op_table()) {
    for (int unit = 0; unit < kUnitCount; ++unit) {
      OpCall call{.op = info.op, .unit = static_cast<Unit>(unit)};
      const CallRange range = call_range(info.op, call.unit);
      if (range.low > range.high) {
        EXPECT_THROW(check_call(call), std::invalid_argument) << info.name << " " << unit;
        continue;
      }
      ++accepted;
      for (const double v : {range.low, range.high, 0 * range.low}) {
        call.magnitude = v;
        EXPECT_NO_THROW(check_call(call)) << info.name << " " << v;
      }
      if (!info.has_magnitude) { continue; }
      for (const double v : {std::nextafter(range.low, -infinity), std::nextafter(range.high, infinity), infinity,
                             std::numeric_limits<double>::quiet_NaN()}) {
        call.magnitude = v;
        EXPECT_THROW(check_call(call), std::invalid_argument) << info.name << " " << v;
      }
    }
    // What triples draw can be executed.
    EXPECT_NO_THROW(check_call({info.op, info.low}));
    EXPECT_NO_THROW(check_call({info.op, info.high}));
  }
  EXPECT_EQ(accepted, 16 + 3 + 2) << "Translate and Cutout in pixels, Translate in whole shares";
}

TEST(CheckCall, SaysWhatWasExpectedAndWhatWasFound) {
  try {
    check_call({Op::kRotate, 450});
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "Rotate: magnitude -360 to 360 (degrees, counter-clockwise) expected, found 450");
  }
}

TEST(CheckCall, NamesTheUnit) {
  const auto message_of = [](const OpCall& call) -> std::string {
    try {
      check_call(call);
    } catch (const std::invalid_argument& error) { return error.what(); }
    return "";
  };
  EXPECT_EQ(message_of({.op = Op::kRotate, .magnitude = 1, .unit = Unit::kPixels}),
            "Rotate: a magnitude in its own unit expected, found one in pixels");
  EXPECT_EQ(message_of({.op = Op::kTranslateX, .magnitude = 9000, .unit = Unit::kPixels}),
            "TranslateX: magnitude -8192 to 8192 (pixels) expected, found 9000");
  EXPECT_EQ(message_of({.op = Op::kTranslateY, .magnitude = 2, .unit = Unit::kWholeShare}),
            "TranslateY: magnitude -1 to 1 (share of the height, in whole pixels) expected, found 2");
  EXPECT_EQ(message_of({.op = Op::kRotate, .unit = static_cast<Unit>(3)}), "unit number 3: below 3 expected");
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
