#include "la3/core/nearest_name.h"

#include <gtest/gtest.h>

namespace la3 {
namespace {

TEST(SuggestName, FindsTypingMistakesAndLetterCase) {
  EXPECT_EQ(suggest_name("Rotat", {"ShearX", "Rotate"}), "; did you mean 'Rotate'?");
  EXPECT_EQ(suggest_name("rotate", {"ShearX", "Rotate"}), "; did you mean 'Rotate'?");
  EXPECT_EQ(suggest_name("a", {"b", "c"}), "; did you mean 'b'?");
  EXPECT_EQ(suggest_name("trian", {"policy", "train"}), "; did you mean 'train'?") << "two letters swapped";
  EXPECT_EQ(suggest_name("atrin", {"policy", "train"}), "; one of policy, train expected") << "not neighbours";
}

TEST(SuggestName, ListsTheNamesWhenNoneIsNear) {
  EXPECT_EQ(suggest_name("Blur", {"ShearX", "Rotate"}), "; one of ShearX, Rotate expected");
  EXPECT_EQ(suggest_name(std::string(1000, 'x'), {"ShearX", "Rotate"}), "; one of ShearX, Rotate expected");
}

TEST(SuggestName, NamesTheOnlyName) {
  EXPECT_EQ(suggest_name("Blur", {"Rotate"}), "; Rotate expected");
}

TEST(SuggestName, CutsLongLists) {
  const std::vector<std::string_view> names(1000, "label");
  const std::string text = suggest_name("something else", names);
  EXPECT_LT(text.size(), 300u);
  EXPECT_NE(text.find("1000 in all"), std::string::npos);
}

}  // namespace
}  // namespace la3
