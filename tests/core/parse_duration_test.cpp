#include "la3/core/parse_duration.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "la3/core/duration.h"

namespace la3 {
namespace {

TEST(ParseDuration, TakesNumbersWithUnits) {
  EXPECT_EQ(parse_duration("90s"), 90);
  EXPECT_EQ(parse_duration("30min"), 1800);
  EXPECT_EQ(parse_duration("2h"), 7200);
  EXPECT_EQ(parse_duration("1.5h"), 5400);
  EXPECT_EQ(parse_duration("1h30min"), 5400);
  EXPECT_EQ(parse_duration(" 1 h 30 min "), 5400);
  EXPECT_EQ(parse_duration("1d"), 86400);
}

TEST(ParseDuration, TakesWhatDurationTextSays) {
  for (const double seconds : {1.0, 59.0, 61.0, 3599.0, 3660.0, 360000.0}) {
    EXPECT_EQ(parse_duration(duration_text(seconds)), seconds) << duration_text(seconds);
  }
}

TEST(ParseDuration, RefusesAllElse) {
  for (const char* text : {"", " ", "30", "min", "30 minutes", "-5min", "5min-", "1,5h", "1e3s", "0s", "nans",
                           "infs", "2H", "9999999h", "1h 30"}) {
    EXPECT_THROW(parse_duration(text), std::invalid_argument) << text;
  }
  try {
    parse_duration("30");
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "a duration expected, as in 90s, 30min, 1.5h or 1h30min, found '30'");
  }
}

}  // namespace
}  // namespace la3
