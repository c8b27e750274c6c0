#include "la3/policy/policy.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <numeric>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/core/random.h"
#include "la3/core/utf8.h"

namespace la3::policy {
namespace {

using ::testing::TempDir;

// A small valid file, for tests that spoil one thing in it.
const std::string kSmall = R"({
  "format": "la3-policy",
  "version": 1,
  "provenance": {"data": "cifar10", "seed": "1"},
  "labels": [
    {"label": "cat", "triples": [
      {"ops": ["ShearX", "Invert", "Color"], "score": 1.25},
      {"ops": ["Cutout", "Cutout", "Identity"]}
    ]},
    {"label": "dog", "triples": [
      {"ops": ["Rotate", "Solarize", "Posterize"], "score": -3}
    ]}
  ]
}
)";

const Policy kSmallPolicy = {
    {{"cat",
      {{{augment::Op::kShearX, augment::Op::kInvert, augment::Op::kColor}, 1.25},
       {{augment::Op::kCutout, augment::Op::kCutout, augment::Op::kIdentity}, std::nullopt}}},
     {"dog", {{{augment::Op::kRotate, augment::Op::kSolarize, augment::Op::kPosterize}, -3.0}}}},
    {{"data", "cifar10"}, {"seed", "1"}}};

// kSmall with the first `from` replaced.
std::string spoiled(const std::string& from, const std::string& to) {
  std::string text = kSmall;
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

template <typename Function>
std::string error_of(const Function& function) {
  try {
    function();
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

std::string parse_error(const std::string& text) {
  return error_of([&] { parse_policy(text, "p.json"); });
}

std::string invalid_argument_of(const Policy& policy) {
  try {
    check_policy(policy);
  } catch (const std::invalid_argument& error) { return error.what(); }
  return "no error";
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// A policy with everything in it: odd names, all sorts of scores.
Policy random_policy(uint64_t seed) {
  random::Stream stream(seed, 0, 0, random::Purpose::kBenchmark);
  const auto random_name = [&](const std::string& unique) {
    constexpr std::string_view kPieces[] = {"a", " ",  "\"", "\\", "\n",   "\x1b[31m",
                                            "é", "猫", "😀",  "/",  "\x7f", "*"};
    std::string name = unique;
    for (uint32_t i = stream.below(6); i > 0; --i) { name += kPieces[stream.below(std::size(kPieces))]; }
    return name;
  };
  const auto random_score = [&]() -> std::optional<double> {
    if (stream.below(3) == 0) { return std::nullopt; }
    const double score = std::bit_cast<double>(uint64_t{stream.bits()} << 32 | stream.bits());
    return std::isfinite(score) ? score : static_cast<double>(stream.bits());
  };
  Policy policy;
  for (uint32_t i = 1 + stream.below(5); i > 0; --i) {
    LabelPolicy label{random_name(std::to_string(i)), {}};
    for (uint32_t j = 1 + stream.below(20); j > 0; --j) {
      Triple triple{{}, random_score()};
      for (augment::Op& op : triple.ops) { op = static_cast<augment::Op>(stream.below(augment::kOpCount)); }
      label.triples.push_back(triple);
    }
    policy.labels.push_back(label);
  }
  for (uint32_t i = stream.below(4); i > 0; --i) {
    policy.provenance.emplace_back(random_name(std::to_string(i)), random_name(""));
  }
  return policy;
}

TEST(PolicyJson, ReadsWhatTheDocumentationShows) {
  EXPECT_EQ(parse_policy(kSmall, "p.json"), kSmallPolicy);
}

TEST(PolicyJson, WritesOneTriplePerLine) {
  EXPECT_EQ(to_json(kSmallPolicy), kSmall);
}

TEST(PolicyJson, LeavesOutEmptyProvenance) {
  Policy policy = kSmallPolicy;
  policy.provenance.clear();
  EXPECT_FALSE(contains(to_json(policy), "provenance"));
  EXPECT_EQ(parse_policy(to_json(policy), "p.json"), policy);
}

TEST(PolicyJson, GivesBackWhatWasWritten) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    const Policy policy = random_policy(seed);
    const std::string text = to_json(policy);
    ASSERT_EQ(parse_policy(text, "p.json"), policy) << text;
    ASSERT_EQ(to_json(parse_policy(text, "p.json")), text);
  }
}

TEST(PolicyJson, KeepsEveryBitOfAScore) {
  for (const double score : {0.0, -0.0, 0.1, 1.0 / 3, 5e-324, 1.7976931348623157e308, -1e22, 9007199254740993.0,
                             1e15, 18446744073709551616.0, -9223372036854775808.0}) {
    const Policy policy{{{"a", {{{}, score}}}}, {}};
    const double read = *parse_policy(to_json(policy), "p.json").labels[0].triples[0].score;
    EXPECT_EQ(std::bit_cast<uint64_t>(read), std::bit_cast<uint64_t>(score)) << to_json(policy);
  }
}

TEST(PolicyJson, TakesKeysInAnyOrderAndAnySpacing) {
  EXPECT_EQ(parse_policy(R"({"labels":[{"triples":[{"score":1.25,"ops":["ShearX","Invert","Color"]},)"
                         R"({"ops":["Cutout","Cutout","Identity"]}],"label":"cat"},{"triples":)"
                         "\r\n\t"
                         R"([{"ops":["Rotate","Solarize","Posterize"],"score":-3.0e0}],"label":"d\u006Fg"}],)"
                         R"("provenance":{"data":"cifar10","seed":"1"},"version":1,"format":"la3-policy"})",
                         "p.json"),
            kSmallPolicy);
}

TEST(PolicyJson, IsReadFromAndWrittenToFiles) {
  const std::filesystem::path path = std::filesystem::path(TempDir()) / "la3_policy_test.json";
  write_policy(path, kSmallPolicy);
  EXPECT_EQ(read_policy(path), kSmallPolicy);
  std::filesystem::remove(path);
  EXPECT_TRUE(contains(error_of([&] { read_policy(path); }), path.string() + ": cannot open"));
}

TEST(PolicyJson, RefusesFilesAboveTheLimitUnread) {
  const std::filesystem::path path = std::filesystem::path(TempDir()) / "la3_policy_huge.json";
  std::ofstream(path).put('{');
  std::filesystem::resize_file(path, uintmax_t{10} << 30);  // sparse
  const std::string error = error_of([&] { read_policy(path); });
  std::filesystem::remove(path);
  EXPECT_TRUE(contains(error, "10737418240 bytes, at most 67108864 expected")) << error;
}

struct BadText {
  std::string text;
  std::string message;  // all of it
};

TEST(PolicyJson, WrongMeaningIsRefusedWithItsPlace) {
  const BadText cases[] = {
      {spoiled("\"Invert\"", "\"Rotat\""),
       "p.json:7:26: labels[0].triples[0].ops[1]: unknown op 'Rotat'; did you mean 'Rotate'?"},
      {spoiled("\"version\": 1", "\"verison\": 1"), "p.json:3:3: unknown key 'verison'; did you mean 'version'?"},
      {spoiled("\"score\": 1.25", "\"scor\": 1.25"),
       "p.json:7:46: labels[0].triples[0]: unknown key 'scor'; did you mean 'score'?"},
      {spoiled("\"label\": \"cat\"", "\"label\": \"cat\", \"label\": \"cow\""),
       "p.json:6:22: labels[0]: key 'label' stands twice"},
      {spoiled("\"seed\"", "\"data\""), "p.json:4:37: provenance: key 'data' stands twice"},
      {spoiled("\"1\"", "1"), "p.json:4:45: provenance.seed: a string expected, found a number"},
      {spoiled(", \"Color\"", ""), "p.json:7:15: labels[0].triples[0].ops: 3 ops expected, found 2"},
      {spoiled("\"Color\"", "\"Color\", \"Color\""),
       "p.json:7:45: labels[0].triples[0].ops[3]: 3 ops expected, found more"},
      {spoiled("\"Cutout\", \"Cutout\", \"Identity\"", ""),
       "p.json:8:15: labels[0].triples[1].ops: 3 ops expected, found 0"},
      {spoiled("\"label\": \"dog\", ", ""), "p.json:10:5: labels[1]: key 'label' missing"},
      {spoiled("{\"ops\": [\"Cutout\", \"Cutout\", \"Identity\"]}", "{\"score\": 1}"),
       "p.json:8:7: labels[0].triples[1]: key 'ops' missing"},
      {spoiled("  \"version\": 1,\n", ""), "p.json:1:1: key 'version' missing"},
      {spoiled("\"dog\"", "\"cat\""), "p.json:10:15: labels[1].label: label 'cat' stands twice"},
      {spoiled("\"dog\"", "\"\""), "p.json:10:15: labels[1].label: a name expected, found an empty string"},
      {spoiled("\"dog\"", "\"*\""),
       "p.json:10:15: labels[1].label: '*' stands for every label and must be the only label"},
      {spoiled("\"cat\"", "\"*\""),
       "p.json:10:15: labels[1].label: '*' stands for every label and must be the only label"},
      {spoiled("la3-policy", "la3-polish"), "p.json:2:13: format: 'la3-policy' expected, found 'la3-polish'"},
      {spoiled("\"version\": 1", "\"version\": 3"),
       "p.json:3:14: version: version 3 is newer than this la3 reads; 1 or 2 expected"},
      {spoiled("\"version\": 1", "\"version\": 0"), "p.json:3:14: version: 1 or 2 expected, found 0"},
      {spoiled("\"version\": 1", "\"version\": 1.5"), "p.json:3:14: version: 1 or 2 expected, found 1.5"},
      {spoiled("\"version\": 1", "\"version\": 2"),
       "p.json:6:22: labels[0]: key 'triples' is of version 1, this file is of version 2"},
      {spoiled("\"triples\"", "\"recipes\""),
       "p.json:6:22: labels[0]: key 'recipes' is of version 2, this file is of version 1"},
      {spoiled("\"version\": 1", "\"version\": \"1\""), "p.json:3:14: version: a number expected, found a string"},
      {spoiled("1.25", "null"), "p.json:7:55: labels[0].triples[0].score: a number expected, found null"},
      {spoiled("1.25", "true"), "p.json:7:55: labels[0].triples[0].score: a number expected, found true"},
      {spoiled("1.25", "1e999"), "p.json:7:55: labels[0].triples[0].score: number out of range"},
      {spoiled("\"Rotate\"", "[]"), "p.json:11:16: labels[1].triples[0].ops[0]: a string expected, found an array"},
      {spoiled("[\"Rotate\", \"Solarize\", \"Posterize\"]", "\"Rotate\""),
       "p.json:11:15: labels[1].triples[0].ops: an array expected, found a string"},
      {spoiled("\"cat\"", "{}"), "p.json:6:15: labels[0].label: a string expected, found an object"},
      {"[]", "p.json:1:1: an object expected, found an array"},
      {"\n  5", "p.json:2:3: an object expected, found a number"},
      {R"({"format": "la3-policy", "version": 1, "labels": []})",
       "p.json:1:50: labels: at least one label expected"},
      {"{\"format\": \"la3-policy\",\n\"labels\": [{\"label\": \"a\", \"triples\": []}]}",
       "p.json:2:38: labels[0].triples: at least one triple expected"},
      {R"({"format": "la3-policy", "version": 1, "labels": [{"label": "a"}]})",
       "p.json:1:51: labels[0]: key 'triples' missing"},
      {R"({"0": [["Rotate", "Equalize", "Solarize"]]})",
       "p.json:1:2: unknown key '0'; one of format, version, provenance, labels expected"}};
  for (const BadText& bad : cases) { EXPECT_EQ(parse_error(bad.text), bad.message); }
}

TEST(PolicyJson, WrongSyntaxIsRefusedWithItsPlace) {
  const BadText cases[] = {
      {"", "p.json:1:1: not valid JSON: unexpected end of input; expected '[', '{', or a literal"},
      {kSmall + "x", "p.json:15:1: not valid JSON: invalid literal"},
      {kSmall + "{}", "p.json:15:1: not valid JSON: unexpected '{'; expected end of input"},
      {kSmall + std::string("\0 x", 3), "p.json:15:1: not valid JSON: byte 0 found"},
      {"\xEF\xBB\xBF" + kSmall, "p.json:1:1: byte order mark found, UTF-8 without one expected"},
      {spoiled("1.25", "NaN"), "p.json:7:55: not valid JSON: invalid literal"},
      {spoiled("1.25", "nil"), "p.json:7:55: not valid JSON: invalid literal"},
      {spoiled("1.25", "1."), "p.json:7:55: not valid JSON: invalid number; expected digit after '.'"},
      {spoiled("\"cat\"", "\"c\xC3\x28t\""), "p.json:6:18: not valid JSON: invalid string: ill-formed UTF-8 byte"},
      {spoiled("\"cat\"", "\"é猫\x1b\""),
       "p.json:6:18: not valid JSON: invalid string: control character U+001B (ESC) must be "
       "escaped to "
       "\\u001B"},
      {spoiled("\"cat\",", "\"é猫\""), "p.json:6:20: not valid JSON: unexpected string literal; expected '}'"},
      {spoiled("\"Color\"", "\"Color\","),
       "p.json:7:44: not valid JSON: unexpected ']'; expected '[', '{', or a literal"},
      {spoiled("\"Invert\",", "\"Invert\",,"),
       "p.json:7:35: not valid JSON: unexpected ','; expected '[', '{', or a literal"},
      {spoiled("{\n", "{ // a comment\n"), "p.json:1:3: not valid JSON: invalid literal"},
      {kSmall.substr(0, 60),
       "p.json:4:17: not valid JSON: unexpected end of input; expected '[', '{', or a literal"}};
  for (const BadText& bad : cases) { EXPECT_EQ(parse_error(bad.text), bad.message); }
}

TEST(PolicyJson, EveryPrefixOfAFileIsRefused) {
  for (size_t size = 0; size + 1 < kSmall.size(); ++size) {
    const std::string error = parse_error(kSmall.substr(0, size));
    ASSERT_TRUE(error.starts_with("p.json:")) << size << ": " << error;
  }
}

TEST(PolicyJson, AnyChangedByteIsReadOrRefusedInOneLine) {
  for (size_t at = 0; at < kSmall.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string text = kSmall;
      text[at] = static_cast<char>(byte);
      const std::string error = parse_error(text);
      ASSERT_TRUE(error == "no error" || error.starts_with("p.json:")) << error;
      ASSERT_EQ(printable(error), error) << at << ", " << byte;
      if (error == "no error") { ASSERT_NO_THROW(check_policy(parse_policy(text, "p.json"))); }
    }
  }
}

TEST(PolicyJson, DeepNestingIsRefusedWhereItBegins) {
  // Far more than any stack holds.
  EXPECT_EQ(parse_error(std::string(6 << 20, '[')), "p.json:1:1: an object expected, found an array");
  EXPECT_EQ(parse_error("{\"provenance\": " + std::string(6 << 20, '[')),
            "p.json:1:16: provenance: an object expected, found an array");
}

TEST(PolicyJson, MessagesStayShortAndCleanWhateverTheFileSays) {
  const std::string huge(1 << 20, 'x');
  for (const std::string& text : {spoiled("Invert", huge), spoiled("score", huge), spoiled("la3-policy", huge),
                                  spoiled("Invert\"", huge), spoiled("1.25", std::string(1 << 20, '9')),
                                  spoiled("\"version\": 1", "\"version\": " + std::string(300, '9'))}) {
    EXPECT_LT(parse_error(text).size(), 500u);
  }
  EXPECT_TRUE(contains(parse_error(spoiled("Invert", "\\u001b[2J\\u009b")), "unknown op '\\x1b[2J\\u009b'"));
  EXPECT_TRUE(
      contains(parse_error(spoiled("\"seed\": \"1\"", "\"\\u001b[2J\": 1")), "provenance.\\x1b[2J: a string"));
}

TEST(PolicyCheck, NamesWhatIsWrong) {
  const std::vector<Triple> triples = {
      {{augment::Op::kColor, augment::Op::kColor, augment::Op::kColor}, std::nullopt}};
  EXPECT_NO_THROW(check_policy({{{"a", triples}}, {}}));
  EXPECT_EQ(invalid_argument_of({}), "policy: at least one label expected");
  EXPECT_EQ(invalid_argument_of({{{"", triples}}, {}}), "policy: label '': a name expected");
  EXPECT_EQ(invalid_argument_of({{{"a\xff", triples}}, {}}), "policy: label 'a\\xff': a name in UTF-8 expected");
  EXPECT_EQ(invalid_argument_of({{{"a", triples}, {"a", triples}}, {}}), "policy: label 'a' stands twice");
  EXPECT_EQ(invalid_argument_of({{{"a", triples}, {"*", triples}}, {}}),
            "policy: label '*' stands for every label and must be the only one");
  EXPECT_EQ(invalid_argument_of({{{"a", {}}}, {}}), "policy: label 'a': at least one triple expected");
  for (const double score : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(invalid_argument_of({{{"a", {{{}, score}}}}, {}}), "policy: label 'a': finite scores expected");
  }
  EXPECT_EQ(invalid_argument_of({{{"a", {{{static_cast<augment::Op>(16)}, std::nullopt}}}}, {}}),
            "policy: label 'a': ops of the table expected");
  EXPECT_EQ(invalid_argument_of({{{"a", triples}}, {{"k", "v"}, {"k", "w"}}}),
            "policy: provenance 'k' stands twice");
  EXPECT_EQ(invalid_argument_of({{{"a", triples}}, {{"k", "\xC0\x80"}}}), "policy: provenance 'k': UTF-8 expected");
  EXPECT_THROW(to_json({}), std::invalid_argument);
}

TEST(UniformPolicy, HoldsEveryOrderedTripleOnce) {
  const Policy policy = uniform_policy();
  EXPECT_NO_THROW(check_policy(policy));
  EXPECT_TRUE(is_label_invariant(policy));
  ASSERT_EQ(policy.labels[0].triples.size(), 4096u);
  for (size_t i = 0; i < 4096; ++i) {
    const auto& ops = policy.labels[0].triples[i].ops;
    EXPECT_EQ((static_cast<size_t>(ops[0]) << 8) + (static_cast<size_t>(ops[1]) << 4) + static_cast<size_t>(ops[2]),
              i);
  }
  EXPECT_EQ(parse_policy(to_json(policy), "p.json"), policy);
}

TEST(OpProportions, CountOpsAmongAllSlots) {
  const auto share = op_proportions(kSmallPolicy.labels[0]);
  EXPECT_DOUBLE_EQ(share[static_cast<size_t>(augment::Op::kCutout)], 2.0 / 6);
  EXPECT_DOUBLE_EQ(share[static_cast<size_t>(augment::Op::kColor)], 1.0 / 6);
  EXPECT_EQ(share[static_cast<size_t>(augment::Op::kRotate)], 0);
  EXPECT_DOUBLE_EQ(std::accumulate(share.begin(), share.end(), 0.0), 1);
  for (const double uniform : op_proportions(uniform_policy().labels[0])) { EXPECT_DOUBLE_EQ(uniform, 1.0 / 16); }
}

TEST(FindLabel, GivesTheEntryOrTheNearestName) {
  EXPECT_EQ(&find_label(kSmallPolicy, "dog"), &kSmallPolicy.labels[1]);
  EXPECT_EQ(error_of([] { find_label(kSmallPolicy, "dogg"); }),
            "the policy has no label 'dogg'; did you mean 'dog'?");
  const Policy uniform = uniform_policy();
  EXPECT_EQ(&find_label(uniform, "anything"), &uniform.labels[0]);
}

TEST(MatchLabels, FollowsTheOrderOfTheDataSet) {
  const auto matched = match_labels(kSmallPolicy, {"dog", "cat"});
  ASSERT_EQ(matched.size(), 2u);
  EXPECT_EQ(matched[0], &kSmallPolicy.labels[1]);
  EXPECT_EQ(matched[1], &kSmallPolicy.labels[0]);
}

TEST(MatchLabels, GivesEveryLabelTheInvariantEntry) {
  const Policy policy = uniform_policy();
  const auto matched = match_labels(policy, {"a", "b", "c"});
  ASSERT_EQ(matched.size(), 3u);
  for (const LabelPolicy* entry : matched) { EXPECT_EQ(entry, &policy.labels[0]); }
}

TEST(MatchLabels, NamesWhatDoesNotFit) {
  EXPECT_EQ(error_of([] { match_labels(kSmallPolicy, {"cat"}); }),
            "the policy does not fit the data set: 1 label of the policy not in the data set: 'dog'");
  EXPECT_EQ(error_of([] {
              match_labels(kSmallPolicy, {"cat", "Dog"});
            }),
            "the policy does not fit the data set: 1 label of the data set not in the policy: "
            "'Dog' (did you mean "
            "'dog'?); 1 label of the policy not in the data set: 'dog' (did you mean 'Dog'?)");
  EXPECT_EQ(error_of([] {
              match_labels(kSmallPolicy, {"cat", "dog", "a", "b", "c", "d", "e\x1b"});
            }),
            "the policy does not fit the data set: 5 labels of the data set not in the policy: "
            "'a', 'b', 'c' "
            "and 2 more");
}

TEST(Utf8, AcceptsOnlyTheShortestFormOfRealCharacters) {
  for (const std::string_view good : {"", "a", "é", "猫", "😀", "\U0010FFFF"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const std::string_view bad :
       {"\x80", "\xC3", "\xC3(", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80", "\xFF", "a\xE7\x8C"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
  }
}

TEST(Utf8, PrintableTextHoldsNothingATerminalWouldObey) {
  EXPECT_EQ(printable("tea\tpot\n\r"), "tea\\tpot\\n\\r");
  EXPECT_EQ(printable("\x1b[31mred\x7f"), "\\x1b[31mred\\x7f");
  EXPECT_EQ(printable("\xC2\x9b\u202Eabc"), "\\u009b\\u202eabc");
  EXPECT_EQ(printable("caf\xe9 é 猫"), "caf\\xe9 é 猫");
}

TEST(Utf8, CutsByColumns) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abc...");
  EXPECT_EQ(printable("猫猫猫猫", 7), "猫猫...");
  EXPECT_EQ(display_columns("猫a\u0301é😀"), 6u);
}

}  // namespace
}  // namespace la3::policy
