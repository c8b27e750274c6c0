// What `la3 policy show` and `la3 policy diff` print.
#include "cli/policy_table.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "cli/policy_diff.h"
#include "la3/core/utf8.h"
#include "la3/policy/combine.h"
#include "la3/policy/policy.h"

namespace la3::cli {
namespace {

using augment::Op;
using policy::LabelPolicy;
using policy::Policy;
using policy::uniform_policy;

const Policy kPets = {
    {{"cat", {{{Op::kShearX, Op::kInvert, Op::kColor}, 1.25}, {{Op::kCutout, Op::kCutout, Op::kIdentity}, 2.5}}},
     {"犬", {{{Op::kRotate, Op::kSolarize, Op::kPosterize}, -3.0}}},
     {"\x1b[2Jant", {{{Op::kRotate, Op::kRotate, Op::kRotate}, std::nullopt}}}},
    {{"data", "pets"}, {"evil\x1b[31m", "\a"}}};

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) { lines.push_back(line); }
  return lines;
}

TEST(PolicyTable, OverviewCountsLabelsAndTriples) {
  EXPECT_EQ(policy_overview(kPets), "label-aware, 3 labels, 4 triples (1 to 2 each), scores -3 to 2.5");
  EXPECT_EQ(policy_overview(uniform_policy()), "label-invariant, 4096 triples, no scores");
}

TEST(PolicyTable, HasOneAlignedRowPerLabel) {
  const auto lines = lines_of(proportions_table(kPets, {}));
  ASSERT_EQ(lines.size(), 7u);
  EXPECT_EQ(lines[2],
            "label       triples  SheX SheY TraX TraY Rota Auto Inve Equa Sola Post Cont Colo Brig "
            "Shar Cuto Iden");
  EXPECT_EQ(lines[4],
            "cat               2   17▂   .    .    .    .    .   17▂   .    .    .    .   17▂   .  "
            "  .   33▃  17▂");
  EXPECT_EQ(lines[5],
            "犬                1    .    .    .    .   33▃   .    .    .   33▃  33▃   .    .    .  "
            "  .    .    .");
  EXPECT_TRUE(lines[6].starts_with("\\x1b[2Jant        1    .    .    .    .  100█")) << lines[6];
}

TEST(PolicyTable, OfAWeakPolicyShowsWhatItConsistsOf) {
  auto full = lines_of(proportions_table(kPets, {})), weak = lines_of(proportions_table(weakened(kPets, 0.2), {}));
  EXPECT_EQ(weak[0], "share of each op at full strength in percent; a full bar is 100%");
  EXPECT_TRUE(weak[2].starts_with("label       recipes"));
  full.erase(full.begin(), full.begin() + 3);
  weak.erase(weak.begin(), weak.begin() + 3);
  EXPECT_EQ(weak, full);
}

TEST(PolicyTable, FitsTheTerminalForNamesOfAnyLength) {
  Policy policy = kPets;
  policy.labels[0].label = std::string(1000, 'x');
  policy.labels[1].label.clear();
  for (int i = 0; i < 100; ++i) { policy.labels[1].label += "犬"; }
  for (const auto& line : lines_of(proportions_table(policy, {}))) { EXPECT_LE(display_columns(line), 120u); }
  for (const auto& line : lines_of(label_details(policy.labels[1], policy.labels[1], {}))) {
    EXPECT_LE(display_columns(line), 120u);
  }
}

TEST(PolicyTable, SortsAndCuts) {
  const TableStyle style{.utf8 = true, .sort_by_name = true, .top = 2};
  const auto rows = table_rows(kPets, style);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0], &kPets.labels[2]);
  EXPECT_EQ(rows[1], &kPets.labels[0]);
  EXPECT_TRUE(contains(proportions_table(kPets, style), "... 1 more of 3 labels\n"));
}

TEST(PolicyTable, TopTriplesAreThoseWithTheBestScores) {
  EXPECT_EQ(triple_rows(kPets.labels[0], {}), (std::vector<size_t>{0, 1}));
  EXPECT_EQ(triple_rows(kPets.labels[0], {.top = 1}), std::vector<size_t>{1});
}

TEST(PolicyTable, DetailsListOpsAndTriples) {
  const std::string text = label_details(kPets.labels[0], kPets.labels[0], {});
  EXPECT_TRUE(text.starts_with("cat: 2 triples, scores 1.25 to 2.5\n")) << text;
  EXPECT_TRUE(contains(text, "  Cutout         33.3%  █████")) << text;
  EXPECT_TRUE(contains(text, "     2  Cutout        Cutout        Identity             2.5\n")) << text;
}

TEST(PolicyTable, IsAsciiWhereTheLocaleIs) {
  const TableStyle ascii{.utf8 = false};
  const std::string text =
      label_details(kPets.labels[0], kPets.labels[0], ascii) + proportions_table(uniform_policy(), ascii);
  for (const char c : text) { ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << text; }
  EXPECT_TRUE(contains(text, "6@")) << text;
  EXPECT_TRUE(contains(text, "  ####")) << text;
}

TEST(PolicyTable, NamesFromTheFileCannotControlTheTerminal) {
  const std::string text = proportions_table(kPets, {}) + provenance_lines(kPets) +
                           label_details(kPets.labels[2], kPets.labels[2], {}) +
                           diff_text(diff_policies(kPets, {{kPets.labels[0]}, {}}), {});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find('\a'), std::string::npos);
  EXPECT_TRUE(contains(text, "evil\\x1b[31m  \\x07\n")) << text;
}

TEST(Locale, TheFirstVariableThatIsSetDecides) {
  const auto with = [](const char* all, const char* ctype, const char* lang) {
    ::setenv("LC_ALL", all, 1);
    ::setenv("LC_CTYPE", ctype, 1);
    ::setenv("LANG", lang, 1);
    return locale_is_utf8();
  };
  EXPECT_TRUE(with("", "", "en_US.UTF-8"));
  EXPECT_TRUE(with("C.utf8", "", "C"));
  EXPECT_FALSE(with("C", "en_US.UTF-8", "en_US.UTF-8"));
  EXPECT_FALSE(with("", "", ""));
}

TEST(PolicyDiff, MeasuresTheDistanceAndTheSharedTriples) {
  Policy other = kPets;
  other.labels[0].triples[0].ops[0] = Op::kShearY;
  const PolicyDiff diff = diff_policies(kPets, other);
  ASSERT_EQ(diff.labels.size(), 3u);
  EXPECT_FALSE(diff.same_labels);
  EXPECT_DOUBLE_EQ(diff.labels[0].distance, 1.0 / 6);
  EXPECT_DOUBLE_EQ(diff.labels[0].change[static_cast<size_t>(Op::kShearX)], -1.0 / 6);
  EXPECT_EQ(diff.labels[0].shared, 1u);
  EXPECT_EQ(diff.labels[1].distance, 0);
  EXPECT_TRUE(contains(diff_text(diff, {}), "ShearX -16.7        ShearY +16.7\n")) << diff_text(diff, {});
}

TEST(PolicyDiff, NamesTheLabelsOfOneSideOnly) {
  const Policy a{{kPets.labels[0], kPets.labels[1]}, {}};
  const Policy b{{kPets.labels[1], kPets.labels[2]}, {}};
  const PolicyDiff diff = diff_policies(a, b);
  EXPECT_EQ(diff.only_in_a, std::vector<std::string>{"cat"});
  EXPECT_EQ(diff.only_in_b, std::vector<std::string>{"\x1b[2Jant"});
  EXPECT_TRUE(diff_text(diff, {}).starts_with("1 label only in A: 'cat'\n1 label only in B: '\\x1b[2Jant'\n"));
}

TEST(PolicyDiff, ComparesAnInvariantPolicyWithEveryLabel) {
  for (const bool invariant_first : {true, false}) {
    const Policy uniform = uniform_policy();
    const PolicyDiff diff = invariant_first ? diff_policies(uniform, kPets) : diff_policies(kPets, uniform);
    ASSERT_EQ(diff.labels.size(), 3u);
    EXPECT_DOUBLE_EQ(diff.labels[2].distance, 15.0 / 16);
    EXPECT_EQ(diff.labels[0].shared, 2u);
    EXPECT_TRUE(diff.only_in_a.empty() && diff.only_in_b.empty());
  }
}

TEST(PolicyDiff, SaysInWordsWhenNoTripleDiffers) {
  EXPECT_EQ(diff_text(diff_policies(kPets, kPets), {}), "the policies are the same\n");
  Policy other = kPets;
  other.provenance.clear();
  EXPECT_EQ(diff_text(diff_policies(kPets, other), {}), "same labels, triples and scores; other provenance\n");
  other.labels[0].triples[0].score = 7;
  EXPECT_EQ(diff_text(diff_policies(kPets, other), {}),
            "same triples for every label; their scores or their order differ\n");
}

}  // namespace
}  // namespace la3::cli
