#include "la3/policy/import.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/policy/plain_literal.h"
#include "tests/source_folder.h"

namespace la3::policy {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
  const std::vector<uint8_t> bytes = read_file(path, 1 << 20);
  return {bytes.begin(), bytes.end()};
}

// Made by tests/fixtures/make_pickles.py.
fs::path pickle(const std::string& name, int protocol) {
  return fixtures_folder() / "pickles" / (name + "-" + std::to_string(protocol) + ".pkl");
}

// The error of importing, or "no error".
std::string error_of(const std::string& bytes, PolicyForm form = PolicyForm::kAny,
                     const std::vector<std::string>& names = {}) {
  try {
    import_policy(bytes, "file", form, names);
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

void expect_error(const std::string& bytes, const std::string& pattern, PolicyForm form = PolicyForm::kAny) {
  const std::string error = error_of(bytes, form);
  EXPECT_TRUE(std::regex_search(error, std::regex(pattern))) << error << "\nexpected: " << pattern;
}

const std::vector<LabelPolicy> kTwoLabels = {
    {"0",
     {{{augment::Op::kRotate, augment::Op::kInvert, augment::Op::kColor}, {}},
      {{augment::Op::kRotate, augment::Op::kInvert, augment::Op::kColor}, {}}}},
    {"1", {{{augment::Op::kCutout, augment::Op::kCutout, augment::Op::kIdentity}, {}}}}};

TEST(PolicyImport, ReadsPicklesOfEveryProtocol) {
  for (int protocol = 0; protocol <= 5; ++protocol) {
    const ImportedPolicy imported = import_policy_file(pickle("triples", protocol));
    EXPECT_EQ(imported.form, PolicyForm::kTriples);
    EXPECT_EQ(imported.policy.labels, kTwoLabels) << protocol;  // by number, not as the file has them
    EXPECT_TRUE(imported.notes.empty());
  }
}

TEST(PolicyImport, NamedLabelsKeepTheirNamesAndOrder) {
  for (int protocol = 1; protocol <= 5; ++protocol) {
    const Policy policy = import_policy_file(pickle("named", protocol)).policy;
    ASSERT_EQ(policy.labels.size(), 2u);
    EXPECT_EQ(policy.labels[0].label, "Katze");
    EXPECT_EQ(policy.labels[1].label, "Hündin");
  }
}

TEST(PolicyImport, RefusesPicklesThatAskForCodeAndNamesIt) {
  for (int protocol = 0; protocol <= 5; ++protocol) {
    expect_error(bytes_of(pickle("code", protocol)),
                 "file: byte [0-9]+: this pickle asks Python to run code: 'posix.system' .*nothing was run");
    expect_error(bytes_of(pickle("ordered", protocol)), "run code: 'collections.OrderedDict'");
    expect_error(bytes_of(pickle("instance", protocol)), "run code: '[^']+'");
  }
  EXPECT_FALSE(fs::exists("la3-ran-code"));
}

TEST(PolicyImport, RefusesEveryOpcodeThatReachesCode) {
  const std::map<std::string, std::string> opcodes = {{"R", "REDUCE"},
                                                      {"b", "BUILD"},
                                                      {"o", "OBJ"},
                                                      {"\x81", "NEWOBJ"},
                                                      {"\x92", "NEWOBJ_EX"},
                                                      {"\x93", "STACK_GLOBAL"},
                                                      {"\x82\x01", "EXT"},
                                                      {"\x83\x01\x01", "EXT"},
                                                      {"\x84\x01\x01\x01\x01", "EXT"},
                                                      {"Pname\n", "PERSID"},
                                                      {"Q", "PERSID"},
                                                      {"cos\nsystem\n", "'os.system' .opcode GLOBAL"},
                                                      {"ios\nsystem\n", "'os.system' .opcode INST"}};
  for (const auto& [opcode, name] : opcodes) {
    expect_error("\x80\x04" + opcode + ".", "byte 2: this pickle asks Python to run code.*" + name);
  }
}

TEST(PolicyImport, OtherPicklesAreNotPolicies) {
  for (int protocol = 3; protocol <= 5; ++protocol) {
    expect_error(bytes_of(pickle("bytes", protocol)), "not a pickle of a policy: bytes");
  }
  for (int protocol = 4; protocol <= 5; ++protocol) {
    expect_error(bytes_of(pickle("set", protocol)), "not a pickle of a policy: a set");
  }
  for (int protocol = 0; protocol <= 5; ++protocol) {
    expect_error(bytes_of(pickle("large", protocol)), "a number too large");
  }
  expect_error("\x80\x09.", "a protocol above 5");
  expect_error("\x80\x04", "the file ends within a value");
  expect_error("\x80\x04.", "one value expected at the end, found 0");
  expect_error("\x80\x04NN.", "one value expected at the end, found 2");
  expect_error("\x80\x04(N.", "one value expected at the end");
  expect_error("\x80\x04N.", "a list expected, found None");
  expect_error("\x80\x04h\x07.", "value 7 is used before it is made");
  expect_error(
      "\x80\x04"
      "a.",
      "a value is missing on the stack");
  expect_error(
      "\x80\x04]"
      "e.",
      "a mark is missing");
  expect_error("\x80\x04](a.", "a value is missing");  // below the mark
  expect_error("\x80\x04}(K\x01u.", "a key without a value");
  expect_error("\x80\x04NNa.", "a list expected, found None");
  expect_error("\x80\x04\xFE.", "unknown opcode 0xfe");
  expect_error(std::string("\x80\x04X\xFF\xFF\xFF\x7F", 7) + "Rotate.", "the file ends within a value");
  expect_error("\x80\x04\x8d\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFFx.", "the file ends within a value");
  expect_error("\x80\x04\x8c\x02\xC3\x28.", "a string that is not UTF-8");
}

// Each list holds the one before it ten times: 10^30 triples in 300 bytes, were they written out.
TEST(PolicyImport, APickleCannotGrowBeyondBounds) {
  std::string bytes = "\x80\x04]\x94(";
  for (int i = 0; i < 3; ++i) { bytes += "\x8c\x06Invert"; }
  bytes += "e0";  // memo 0: a triple
  for (int level = 0; level < 30; ++level) {
    bytes += "]\x94(";
    for (int i = 0; i < 10; ++i) { bytes += std::string("h") + static_cast<char>(level); }
    bytes += "e0";
  }
  expect_error(bytes + "h\x1e.", "too deep");
  expect_error(bytes + "}(K\x01h\x1eu.", "label 0 is missing");
  std::string labels = bytes + "}(";
  labels += std::string("K") + '\0' + "h\x1eu.";
  expect_error(labels, "3 ops expected, found 10");
  // A million sub-policies by four lists of 32 in each other, of one sub-policy.
  std::string wide =
      "\x80\x04](\x8c\x06InvertK\x01K\x01"
      "e\x94";
  wide += "0]h";
  wide += '\0';
  wide +=
      "a\x94"
      "0";
  for (int level = 0; level < 4; ++level) {
    wide += "](";
    for (int i = 0; i < 40; ++i) { wide += std::string("h") + static_cast<char>(level + 1); }
    wide +=
        "e\x94"
        "0";
  }
  expect_error(wide + "h\x05.", "more than 1000000 sub-policies");
}

TEST(PolicyImport, AListWithinItselfIsAnError) {
  expect_error("\x80\x04]\x94h" + std::string(1, '\0') + "a.", "too deep");
  expect_error("\x80\x04}\x94(K" + std::string(1, '\0') + "h" + std::string(1, '\0') + "u.",
               "a list expected, found a dict");
}

TEST(PolicyImport, SpoiledPicklesAreErrorsOrResultsButNeverMore) {
  random::Stream stream(7, 0, 0, random::Purpose::kPolicy);
  for (const auto& entry : fs::directory_iterator(fixtures_folder() / "pickles")) {
    if (entry.file_size() > 1000) { continue; }  // long ones have nothing that short ones have not
    const std::string whole = bytes_of(entry.path());
    for (size_t length = 0; length < whole.size(); ++length) { error_of(whole.substr(0, length)); }
    for (int round = 0; round < 2000; ++round) {
      std::string spoiled = whole;
      for (uint32_t changes = 1 + stream.below(4); changes > 0; --changes) {
        const auto at = stream.below(static_cast<uint32_t>(spoiled.size()));
        spoiled[at] = static_cast<char>(stream.below(256));
      }
      error_of(spoiled);
    }
  }
}

TEST(PolicyImport, SpoiledTextsAreErrorsOrResultsButNeverMore) {
  random::Stream stream(8, 0, 0, random::Purpose::kPolicy);
  const std::string whole = R"([[("Invert", 0.1, 7e-1), ('Contr\x61st', .25, None)], # a comment
 {"0": ["\u00e4\ud83d\ude00", -12, True, null,]}])";
  const std::string alphabet = "[](){}\"'\\,:.#0123456789eEux+-NoneTrue\n \xC3\xA4";
  for (size_t length = 0; length < whole.size(); ++length) { error_of(whole.substr(0, length)); }
  for (int round = 0; round < 20000; ++round) {
    std::string spoiled = whole;
    for (uint32_t changes = 1 + stream.below(4); changes > 0; --changes) {
      spoiled[stream.below(static_cast<uint32_t>(spoiled.size()))] =
          alphabet[stream.below(static_cast<uint32_t>(alphabet.size()))];
    }
    error_of(spoiled);
  }
}

TEST(PolicyImport, ReadsJsonAndPythonAlike) {
  for (const std::string text :
       {R"({"0": [["Rotate","Invert","Color"], ["Rotate","Invert","Color"]],
                                     "1": [["Cutout","Cutout","Identity"]]})",
        "{1: [('Cutout', 'Cutout', 'Identity')],  # the second\n"
        " 0: (('Rotate', 'Invert', 'Color',), [\"Rotate\", 'In\\x76ert', 'Color'],),}\n"}) {
    const ImportedPolicy imported = import_policy(text, "some/found.txt");
    EXPECT_EQ(imported.policy.labels, kTwoLabels);
    EXPECT_EQ(imported.policy.provenance[0].second, "found.txt");
  }
}

TEST(PolicyImport, GivesNamesToLabelsInOrder) {
  const std::string text = R"({"0": [["Rotate","Invert","Color"]], "1": [["Cutout","Cutout","Identity"]]})";
  const ImportedPolicy imported = import_policy(text, "file", PolicyForm::kAny, {"cat", "dog"});
  EXPECT_EQ(imported.policy.labels[1].label, "dog");
  EXPECT_EQ(error_of(text, PolicyForm::kAny, {"cat"}), "file: 2 labels, but 1 names for them");
  EXPECT_EQ(error_of(text, PolicyForm::kAny, {"cat", "cat"}), "policy: label 'cat' stands twice");
  EXPECT_EQ(error_of("[[('Invert', 1, 1)]]", PolicyForm::kAny, {"cat"}),
            "file: the policy is for every label; there is none to name");
}

TEST(PolicyImport, ReadsOurOwnAsItIs) {
  const Policy policy = {{{"cat", {{{augment::Op::kShearX, augment::Op::kInvert, augment::Op::kColor}, 1.25}}}},
                         {{"data", "cifar10"}}};
  EXPECT_EQ(import_policy(to_json(policy), "file").policy, policy);
  EXPECT_EQ(import_policy(to_json(policy), "file", PolicyForm::kLa3).policy, policy);
  expect_error(R"({"format": "la3-policy", "version": 1})", "file:1:1: key 'labels' missing");
  expect_error(R"({"0": [["Rotate","Invert","Color"]]})", "file:1:2: unknown key '0'", PolicyForm::kLa3);
}

// Fast AutoAugment's and DADA's levels are shares of our ranges: nothing is lost.
TEST(PolicyImport, SubPoliciesWithSharesBecomeRecipes) {
  const ImportedPolicy imported =
      import_policy("[[('Invert', 0.1, 0.7), ('ShearX', 0.5, 0.75)], [('Cutout', 1, 1)]]", "file");
  EXPECT_EQ(imported.form, PolicyForm::kSubPolicies);
  EXPECT_EQ(imported.notes, std::vector<std::string>{});
  const std::vector<Recipe> expected = {{.steps = {{{{.op = augment::Op::kInvert, .probability = 0.1}}},
                                                   {{{.op = augment::Op::kShearX,
                                                      .probability = 0.5,
                                                      .magnitude = 0.75 * 0.6 - 0.3,
                                                      .random_sign = true}}}}},
                                        {.steps = {{{{.op = augment::Op::kCutout, .magnitude = 0.2}}}}}};
  EXPECT_EQ(imported.policy.labels[0].phases[0].recipes, expected);
  EXPECT_TRUE(is_label_invariant(imported.policy));
}

TEST(PolicyImport, EscapesOfTextsMayStandForAnyCharacter) {
  const std::string ops = ": [('Rotate', 'Invert', 'Color')]";
  const ImportedPolicy imported =
      import_policy("{'\\x41'" + ops + ", '\\u00e9'" + ops + ", '\\u20ac'" + ops + ", '\\U0001F9FF'" + ops +
                        ", '\\ud83d\\ude00'" + ops + ", '\\U0010FFFF'" + ops + "}",
                    "file");
  std::vector<std::string> labels;
  for (const LabelPolicy& label : imported.policy.labels) { labels.push_back(label.label); }
  EXPECT_EQ(labels, (std::vector<std::string>{"A", "é", "€", "🧿", "😀", "\xF4\x8F\xBF\xBF"}));
}

TEST(PolicyImport, ReadsNamedListsOfAPythonFile) {
  const std::string text =
      "# genotypes\nCIFAR10 = longer_name = [[('Invert', 0.1, 0.7)]]\nSVHN = [[('Equalize', 0.2, 0.5)]]\n\n# OLD = "
      "[[]]\n";
  const auto first_op = [&](const std::string& variable) {
    return import_policy(text, "file", PolicyForm::kAny, {}, variable)
        .policy.labels[0]
        .phases[0]
        .recipes[0]
        .steps[0]
        .choices[0]
        .op;
  };
  EXPECT_EQ(first_op("CIFAR10"), augment::Op::kInvert);
  EXPECT_EQ(first_op("longer_name"), augment::Op::kInvert);
  EXPECT_EQ(first_op("SVHN"), augment::Op::kEqualize);
  EXPECT_EQ(import_policy("A = [[('Invert', 0.1, 0.7)]]", "file").policy.labels[0].phases.size(), 1u);
  expect_error(text, "file: several policies; --name expected, one of 'CIFAR10', 'SVHN'");
  expect_error("A = [[('Invert', 0.1, 0.7)]]\nB = [[('Invert', 2, 1)]", "several policies");
  expect_error("\nA = [[('Invert' 0.1, 0.7)]]", "file:2:17: ',' or '\\)' expected");
  // Names of other things than lists: none of them is a policy.
  for (const char* none : {"A = 5", "A = ", "A", "A = B = {}", "A = {", "A = [[('Invert', 0.1, 0.7)]]\nB = 5\n"}) {
    expect_error(none, "file: a policy expected .JSON, a Python list or a pickle., found 'A");
  }
  EXPECT_THROW(first_op("OLD"), Error);
  EXPECT_THROW(import_policy("[[('Invert', 0.1, 0.7)]]", "file", PolicyForm::kAny, {}, "A"), Error);
}

// Of other levels, probabilities come back as shares of the triples, levels do not.
TEST(PolicyImport, SubPoliciesBecomeTriplesInTheirProportions) {
  const ImportedPolicy imported = import_policy("[[('Invert', 0.1, 7), ('Contrast', 0.5, 6)]]", "file");
  EXPECT_EQ(imported.form, PolicyForm::kSubPolicies);
  EXPECT_TRUE(is_label_invariant(imported.policy));
  std::map<std::array<augment::Op, 3>, int> counts;
  for (const Triple& triple : imported.policy.labels[0].triples) { ++counts[triple.ops]; }
  const std::map<std::array<augment::Op, 3>, int> expected = {
      {{augment::Op::kInvert, augment::Op::kContrast, augment::Op::kIdentity}, 1},
      {{augment::Op::kIdentity, augment::Op::kContrast, augment::Op::kIdentity}, 5},
      {{augment::Op::kIdentity, augment::Op::kIdentity, augment::Op::kIdentity}, 4}};
  EXPECT_EQ(counts, expected);
  ASSERT_EQ(imported.notes.size(), 2u);
  EXPECT_NE(imported.notes[0].find("levels"), std::string::npos);
  EXPECT_NE(imported.notes[1].find("probabilities"), std::string::npos);
}

// Against the slow way: the share of each op among the triples is its probability, within a tenth
// each.
TEST(PolicyImport, ProbabilitiesAreKeptToATenth) {
  random::Stream stream(9, 0, 0, random::Purpose::kPolicy);
  for (int round = 0; round < 300; ++round) {
    std::string text = "[[";
    std::vector<double> wanted;
    for (uint32_t ops = 1 + stream.below(3); ops > 0; --ops) {
      wanted.push_back(stream.uniform());
      text += "('" + std::string(augment::op_name(static_cast<augment::Op>(wanted.size()))) + "', " +
              std::to_string(wanted.back()) + ", 7),";
    }
    const Policy policy = import_policy(text + "]]", "file").policy;
    const auto& triples = policy.labels[0].triples;
    EXPECT_EQ(10 % triples.size(), 0u);
    for (size_t i = 0; i < wanted.size(); ++i) {
      double share = 0;
      for (const Triple& triple : triples) { share += triple.ops[i] != augment::Op::kIdentity; }
      EXPECT_NEAR(share / static_cast<double>(triples.size()), wanted[i], 0.2) << text;
    }
  }
}

TEST(PolicyImport, CertainSubPoliciesStandOnce) {
  const ImportedPolicy imported =
      import_policy("[[('Invert', 1, 0)], [('Equalize', 1.0, 0), ('Color', 0, 5)]]", "file");
  EXPECT_EQ(imported.policy.labels[0].triples.size(), 2u);
  EXPECT_EQ(imported.notes.size(), 1u);  // Color's level
}

TEST(PolicyImport, FlattensFoldsAndKnowsFastAutoAugmentsVariants) {
  const ImportedPolicy imported = import_policy("[[[('CutoutAbs', 1, 0.2)]], [[('Posterize2', 1, 0.1)]]]", "file");
  ASSERT_EQ(imported.policy.labels[0].triples.size(), 2u);
  EXPECT_EQ(imported.policy.labels[0].triples[1].ops[0], augment::Op::kPosterize);
  EXPECT_EQ(imported.notes.size(), 3u);
  EXPECT_EQ(imported.notes[1], "CutoutAbs is taken for Cutout, which has another range of magnitudes");
}

TEST(PolicyImport, SaysWhereWhatIsWrong) {
  expect_error("", "file: a policy expected, found an empty file");
  expect_error("\x89PNG\r\n", "file: a policy expected .JSON, a Python list or a pickle., found '");
  expect_error("import os\n", "a policy expected");
  expect_error("PK\x03\x04", "not a whole zip archive");
  expect_error("{}", "at least one label expected");
  expect_error("[]", "an empty list");
  expect_error("[1, 2]", "\\[0\\]: a list expected, found a number");
  expect_error("{'0': []}", "\\['0'\\]: at least one triple expected");
  expect_error("{0: [('Rotate', 'Invert')]}", "\\['0'\\]\\[0\\]: 3 ops expected, found 2");
  expect_error("{0: [('Rotate', 'Invrt', 'Color')]}",
               "\\['0'\\]\\[0\\]\\[1\\]: unknown op 'Invrt'; did you mean 'Invert'");
  expect_error("{0: [('Rotate', 0.5, 'Color')]}", "a string expected, found a number");
  expect_error("{0: [('Rotate', 'Invert', 'Color')], 2: []}", "label 1 is missing; there is a 2");
  expect_error("{0: [('Rotate', 'Invert', 'Color')], '0': []}", "stands twice");
  expect_error("{None: []}", "labels expected as keys, names or numbers from 0, found None");
  expect_error("{-1: []}", "labels expected as keys");
  expect_error("{'*': []}", "a label's name expected, found '\\*'");
  expect_error("('Rotate', 1, 2)", "a sub-policy expected, a list of operations, found a single operation");
  expect_error("[[('Rotate', 1)]]", "an op, its probability and its level expected, found 2 values");
  expect_error("[[('Rotate', 1.5, 1)]]", "\\[0\\]\\[0\\]\\[1\\]: a probability from 0 to 1 expected, found 1.5");
  expect_error("[[('Rotate', -1.0, 1)]]", "\\[0\\]\\[0\\]\\[1\\]: a probability from 0 to 1 expected, found -1$");
  expect_error("[[('Rotate', 'x', 1)]]", "a probability expected, found a string");
  expect_error("[[('Rotate', 1, None)]]", "a level expected, found None");
  expect_error("[[('Flip', 1, 1)]]", "unknown op 'Flip'");
  expect_error("[[('Rotate', 1, 1), ('Rotate', 1, 1), ('Rotate', 1, 1), ('Rotate', 1, 1)]]",
               "at most 3 operations expected, found 4");
  expect_error("[[('Rotate', 1, 1)], 3]", "\\[1\\]: a list expected, found a number");
  expect_error("[[('Rotate', 1, 1)]", "file:1:20: ',' or ']' expected, found the end of the file");
  expect_error("[\n  'a' 'b']", "file:2:7: ',' or ']' expected, found ''b'\\]'");
  expect_error("['a\n']", "file:1:2: a string that is not closed on its line");
  expect_error("{1 2}", "':' expected");
  expect_error("[1] 2", "the end expected");
  expect_error("['\\q']", "an escape of a string expected");
  expect_error("['\\ud800']", "half of a character");
  expect_error("[1e999]", "a number too large");
  expect_error("[123456789012345678901]", "a number too large");
  expect_error("[nan]", "a value expected, found 'nan\\]'");
  expect_error(std::string(1000, '['), "more than 32 deep");
  expect_error(std::string(34, '['), "file:1:34: lists within lists more than 32 deep");
  expect_error(std::string(33, '[') + std::string(33, ']'), "too deep for sub-policies");
}

TEST(PolicyImport, ReadsLongPicklesAndTheirJsonAlike) {
  const std::vector<LabelPolicy> labels =
      import_policy_file(fixtures_folder() / "pickles" / "many.json").policy.labels;
  ASSERT_EQ(labels.size(), 10u);
  EXPECT_EQ(labels[9].triples.size(), 41u);
  EXPECT_EQ(labels[9].triples[39].ops,
            (std::array{augment::Op::kShearX, augment::Op::kColor, augment::Op::kRotate}));
  for (int protocol = 0; protocol <= 5; ++protocol) {
    EXPECT_EQ(import_policy_file(pickle("many", protocol)).policy.labels, labels) << protocol;
  }
}

}  // namespace
}  // namespace la3::policy
