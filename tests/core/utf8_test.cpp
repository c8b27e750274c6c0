#include "la3/core/utf8.h"

#include <gtest/gtest.h>

namespace la3 {
namespace {

TEST(Utf8, IsWhatTheStandardAllows) {
  for (const char* text : {"", "a", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                           "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_TRUE(is_utf8(text)) << printable(text);
  }
  // Continued without a beginning, cut short, not continued, longer than needed, surrogates, beyond the last.
  for (const char* text : {"\x80", "\xbf", "\xc2", "\xe0\xa0", "\xf0\x90\x80", "\xc2z", "\xe1\x80z", "\xc0\x80",
                           "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xed\xa0\x80", "\xed\xbf\xbf",
                           "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "a\xff"}) {
    EXPECT_FALSE(is_utf8(text)) << printable(text);
  }
}

TEST(Printable, ShowsWhatATerminalMustNotSee) {
  EXPECT_EQ(printable("a\n\t\r\x1b\x7f", 60), "a\\n\\t\\r\\x1b\\x7f");
  EXPECT_EQ(printable("\xff\xc2", 60), "\\xff\\xc2") << "bytes that are no UTF-8";
  EXPECT_EQ(printable("\xe2\x80\xae\xef\xbb\xbf", 60), "\\u202e\\ufeff") << "direction, byte order";
  EXPECT_EQ(printable("äé猫", 60), "äé猫");
}

TEST(Printable, IsCutToColumns) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abc...");
  EXPECT_EQ(printable("猫猫猫猫", 7), "猫猫...") << "two columns each";
  EXPECT_EQ(printable("abc", 2), "...") << "no room for anything else";
}

TEST(DisplayColumns, CountsWideAndCombiningCharacters) {
  EXPECT_EQ(display_columns("abc"), 3u);
  EXPECT_EQ(display_columns("e\xcc\x81"), 1u) << "an accent of its own";
  EXPECT_EQ(display_columns("猫🐈"), 4u);
  EXPECT_EQ(display_columns("ж"), 1u);
  EXPECT_EQ(display_columns("\xff"
                            "a"),
            2u);
}

TEST(InQuotes, NamesTheFirstTenAndCountsTheOthers) {
  EXPECT_EQ(in_quotes(std::vector<std::string>{"a"}), "'a'");
  EXPECT_EQ(in_quotes(std::vector<std::string>{"a", "b\n"}), "'a', 'b\\n'");
  const std::vector<std::string> thirteen(13, "x");
  EXPECT_EQ(in_quotes(thirteen), "'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x' and 3 more");
}

}  // namespace
}  // namespace la3
