#include "la3/core/utf8.h"

#include <gtest/gtest.h>

namespace la3 {
namespace {

TEST(InQuotes, NamesTheFirstTenAndCountsTheOthers) {
  EXPECT_EQ(in_quotes(std::vector<std::string>{"a"}), "'a'");
  EXPECT_EQ(in_quotes(std::vector<std::string>{"a", "b\n"}), "'a', 'b\\n'");
  const std::vector<std::string> thirteen(13, "x");
  EXPECT_EQ(in_quotes(thirteen), "'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x' and 3 more");
}

}  // namespace
}  // namespace la3
