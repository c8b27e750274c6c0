#include "la3/run/compared.h"

#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>

#include "la3/core/error.h"
#include "la3/data/spec.h"
#include "la3/records/run_file.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

std::vector<std::string> names_of(const std::vector<std::string>& compare, bool label_invariant = false) {
  Options options;
  options.compare = compare;
  options.label_invariant = label_invariant;
  std::vector<std::string> names;
  for (const ComparedPolicy& policy : compared_policies(options)) { names.push_back(policy.name); }
  return names;
}

std::string refused(const std::vector<std::string>& compare, bool label_invariant = false) {
  try {
    names_of(compare, label_invariant);
  } catch (const std::exception& error) { return error.what(); }
  return "";
}

using Names = std::vector<std::string>;

TEST(Compared, TheLearnedPolicyComesLast) {
  EXPECT_EQ(names_of({"learned", "random", "none"}), (Names{"none", "random", "policy"}));
  EXPECT_EQ(names_of({"learned", "b.json", "none", "x/a.json"}, true),
            (Names{"none", "b", "a", "label-invariant", "policy"}));
  EXPECT_EQ(names_of({"none", "learned", "none"}), (Names{"none", "policy"}));
}

TEST(Compared, FilesAreNamedByWhatAFolderMayBeCalled) {
  EXPECT_EQ(names_of({"learned", "runs/a/My_Policy v1.2.json"}), (Names{"my-policy-v1-2", "policy"}));
  EXPECT_EQ(names_of({"learned", "/tmp/other"}), (Names{"other", "policy"}));
  EXPECT_EQ(names_of({"learned", "x/a{b}~.json"}), (Names{"a-b--", "policy"}));
}

TEST(Compared, NamesWithCommasAreWholeAgain) {
  const Names whole = whole_names({"none", "rand-augment:2", "9", "learned", "7", "rand-augment:1,2"});
  EXPECT_EQ(whole, (Names{"none", "rand-augment:2,9", "learned", "7", "rand-augment:1,2"}));
  EXPECT_EQ(whole_names(whole), whole);
  EXPECT_EQ(whole_names({"7", "", "op:Rotate", "", "8"}), (Names{"7", "", "op:Rotate", "", "8"}))
      << "nothing to join";
  EXPECT_EQ(names_of({"rand-augment:2,9", "learned"}), (Names{"rand-augment-2-9", "policy"}));
}

TEST(Compared, AllOperationsAreOneEach) {
  const Names ops = whole_names({"none", "op:all"});
  ASSERT_EQ(ops.size(), 16);
  EXPECT_EQ(ops[1], "op:ShearX");
  EXPECT_EQ(ops.back(), "op:Cutout");
  EXPECT_EQ(whole_names(ops), ops);
  EXPECT_EQ(names_of(ops).back(), "op-cutout");
}

TEST(Compared, WithoutTheLearnedPolicyOthersAreComparedWithNone) {
  EXPECT_EQ(names_of({"op:Rotate", "none"}), (Names{"none", "op-rotate"}));
  const std::string expected = "--compare: learned, or none and another policy expected, found ";
  EXPECT_EQ(refused({"none"}), expected + "'none'");
  EXPECT_EQ(refused({"none", "none"}), expected + "'none,none'");
  EXPECT_EQ(refused({"random", "op:Rotate"}), expected + "'random,op:Rotate'");
  EXPECT_EQ(refused({}), expected + "''");
  EXPECT_EQ(refused({"none", "random"}, true),
            "--label-invariant: learned expected in --compare: without it, nothing is searched");
}

TEST(Compared, RefusesWhatItCannotTellApart) {
  EXPECT_EQ(refused({"learned", "a/x_1.json", "b/x-1.json"}),
            "--compare: different names expected, found 'a/x_1.json' and 'b/x-1.json', which are both 'x-1' in a "
            "run; rename the file");
  EXPECT_NE(refused({"learned", "runs/a/policy.json"}).find("'learned' and 'runs/a/policy.json'"),
            std::string::npos);
  EXPECT_NE(refused({"learned", "x/none.json"}).find("'none' and 'x/none.json'"), std::string::npos);
  EXPECT_NE(refused({"learned", "x/"}), "");
}

TEST(Compared, ARunThatWasBegunHasItsOwnCopies) {
  const TemporaryFolder folder("la3-compared-test");
  const auto dataset = data::open_dataset("shapes", {}).train;
  Options options;
  options.out = folder / "run";
  const std::string file = folder / "mine.json";
  options.compare = {"learned", "random", file};
  const auto write = [&](const std::string& label) {
    std::ofstream(file) << R"({"format": "la3-policy", "version": 1, "labels": [{"label": ")" << label
                        << R"(", "triples": [{"ops": ["Invert", "Identity", "Identity"]}]}]})";
  };
  write("nobody");
  auto policies = compared_policies(options);
  EXPECT_THROW(read_compared(policies, options, *dataset), Error);
  write("*");
  read_compared(policies, options, *dataset);
  write_compared(policies, options.out);
  records::write_run_file(options.out, {});
  std::filesystem::remove(file);

  EXPECT_THROW(read_compared(policies, options, *dataset), Error);
  options.resume = true;
  auto again = compared_policies(options);
  read_compared(again, options, *dataset);
  EXPECT_EQ(again[1].text, policies[1].text);
  EXPECT_EQ(compared_source(again[1], options.out), (options.out / "policies/mine.json").string());
  EXPECT_EQ(compared_source(again[0], options.out), "random");
  EXPECT_EQ(compared_source(again[2], options.out), (options.out / "policy.json").string());
}

TEST(Compared, RefusesUnknownNames) {
  Options options;
  options.compare = {"learned", "radnom"};
  auto policies = compared_policies(options);
  expect_parts(error_from([&] { read_compared(policies, options, *data::open_dataset("shapes", {}).train); }),
               {"'radnom'", "did you mean 'random'"});
}

}  // namespace
}  // namespace la3::run
