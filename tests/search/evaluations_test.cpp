#include "la3/search/evaluations.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <functional>
#include <sstream>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "tests/search/synthetic.h"

namespace la3::search {
namespace {

namespace fs = std::filesystem;

class EvaluationsTest : public testing::Test {
 protected:
  EvaluationsTest()
      : folder_(fs::temp_directory_path() / ("la3-evaluations-test-" + std::to_string(::getpid()))),
        file_(folder_ / "evaluations.jsonl") {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    header_ = Synthetic(3).header(5, 2, 40);
    header_.settings = {{"mutated", "10"}};
  }
  ~EvaluationsTest() override { fs::remove_all(folder_); }

  // Two whole iterations of three labels.
  void write_two() {
    EvaluationsWriter writer(file_, header_);
    writer.add(lines(1));
    writer.add(lines(2));
  }
  static std::vector<Evaluation> lines(uint32_t iteration) {
    return {{iteration, 0, static_cast<uint16_t>(100 * iteration), {40, 30}},
            {iteration, 1, 4095, {40, 0}},
            {iteration, 2, 0, {40, 40}}};
  }
  std::string text() const {
    const auto bytes = read_file(file_, 1 << 20);
    return {bytes.begin(), bytes.end()};
  }
  void overwrite(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }

  // What reading says after the text was changed.
  std::string problem(const std::string& from, const std::string& to) {
    fs::remove(file_);
    write_two();
    std::string changed = text();
    const size_t at = changed.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    overwrite(changed.replace(at, from.size(), to));
    try {
      read_evaluations(file_);
    } catch (const Error& error) { return error.what(); }
    return "";
  }
  static testing::AssertionResult mentions(const std::string& text, const std::string& part) {
    if (text.find(part) != std::string::npos) { return testing::AssertionSuccess(); }
    return testing::AssertionFailure() << "no '" << part << "' in '" << text << "'";
  }

  fs::path folder_, file_;
  EvaluationsHeader header_;
};

TEST_F(EvaluationsTest, AreReadAsTheyWereWritten) {
  write_two();
  const Evaluations read = read_evaluations(file_);
  EXPECT_NO_THROW(check_same_search(header_, read.header, "x"));
  EXPECT_EQ(read.iterations_done(), 2u);
  EXPECT_EQ(read.dropped_lines, 0u);
  EXPECT_EQ(read.whole_bytes, fs::file_size(file_));
  ASSERT_EQ(read.lines.size(), 6u);
  EXPECT_EQ(read.lines[3].triple, 200);
  EXPECT_EQ(read.lines[4].count, (Count{40, 0}));
  EXPECT_DOUBLE_EQ(read.header.reward(1, read.lines[4].count), -90);
  EXPECT_DOUBLE_EQ(read.header.reward(2, read.lines[5].count), 10);
}

TEST_F(EvaluationsTest, WhateverAKillCutsOffIsDroppedBackToTheLastWholeIteration) {
  write_two();
  const std::string whole = text();
  const size_t first_end = [&] {
    size_t end = 0;
    for (int line = 0; line < 4; ++line) { end = whole.find('\n', end) + 1; }
    return end;
  }();
  for (size_t length = first_end; length < whole.size(); ++length) {
    overwrite(whole.substr(0, length));
    const Evaluations read = read_evaluations(file_);
    ASSERT_EQ(read.iterations_done(), 1u) << length;
    ASSERT_EQ(read.whole_bytes, first_end);
    ASSERT_EQ(read.dropped_lines > 0, length > first_end);
    EvaluationsWriter writer(file_, read);
    writer.add(lines(2));
    ASSERT_EQ(text(), whole) << length;
  }
}

TEST_F(EvaluationsTest, ALabelWithoutImagesIsReadAsItWasWritten) {
  header_.baseline[1] = {};
  std::vector<Evaluation> iteration = lines(1);
  iteration[1].count = {};
  EvaluationsWriter(file_, header_).add(iteration);
  const Evaluations read = read_evaluations(file_);
  ASSERT_EQ(read.lines.size(), 3u);
  EXPECT_EQ(read.lines[1].count, Count());
  EXPECT_EQ(read.header.reward(1, read.lines[1].count), 0);
  const std::vector<Observation> seen = observations_of(read);
  ASSERT_EQ(seen.size(), 2u) << "of the labels with images";
  EXPECT_EQ(seen[1].label, 2);
}

TEST_F(EvaluationsTest, AMistakeIsNamedWithItsLine) {
  EXPECT_TRUE(mentions(problem("\"la3-evaluations\"", "\"la3-policy\""),
                       "evaluations.jsonl:1: format: 'la3-evaluations' expected, found 'la3-policy'; an "
                       "evaluations.jsonl is wanted, as `la3 search` and `la3 run` write it"));
  EXPECT_TRUE(mentions(problem("\"version\":1", "\"version\":2"),
                       ":1: version: version 1 or lower (a newer la3 wrote the file) expected, found 2"));
  EXPECT_TRUE(mentions(problem("\"ShearX\"", "\"ShearZ\""),
                       ":1: ops[0]: ShearX, as in this la3's table of operations, expected, found 'ShearZ'"));
  EXPECT_TRUE(mentions(problem("\"seed\":5", "\"seed\":-5"), ":1: seed: a whole number"));
  EXPECT_TRUE(mentions(problem("\"images\":40", "\"images\":0"), ":1: baseline[0].correct: "));
  header_.baseline.assign(3, Count());
  EXPECT_TRUE(mentions(problem("\"images\":0", "\"images\":0"), ":1: baseline: at least one image expected"));
  header_.baseline.assign(3, Count{40, 36});
  EXPECT_TRUE(
      mentions(problem("\"iteration\":2", "\"iteration\":3"), ":5: iteration 2, label 0 expected, found 3, 0"));
  EXPECT_TRUE(mentions(problem("\"label\":1,", "\"label\":2,"), ":3: iteration 1, label 1 expected, found 1, 2"));
  EXPECT_TRUE(mentions(problem("\"reward\":-90.0", "\"reward\":-80.0"),
                       ":3: reward: -90, by 'correct' and the baseline, expected, found -80.0"));
  EXPECT_TRUE(mentions(problem("\"correct\":0}", "\"correct\":41}"),
                       ":3: correct: a whole number of 0 to 40 expected, found 41"));
  EXPECT_TRUE(mentions(problem("[\"Identity\",\"Identity\",\"Identity\"]", "[\"Identity\",\"Identity\"]"),
                       ":3: triple: three operations expected, found an array of 2"));
  EXPECT_TRUE(mentions(problem("{\"iteration\":1,\"label\":1", "{\"iteration\":1;\"label\":1"),
                       ":3: a line of JSON expected"));
  EXPECT_TRUE(mentions(problem("{\"iteration\":1,\"label\":1", "17,{\"x\":1"), ":3: a line of JSON expected"));
  overwrite("");
  EXPECT_THROW(read_evaluations(file_), Error);
  overwrite("{");
  EXPECT_THROW(read_evaluations(file_), Error);
  EXPECT_THROW(read_evaluations(folder_ / "none"), Error);
}

TEST_F(EvaluationsTest, OfAnotherSearchAreToldApart) {
  const auto difference = [&](const std::function<void(EvaluationsHeader&)>& change) {
    EvaluationsHeader other = header_;
    change(other);
    try {
      check_same_search(header_, other, "file");
    } catch (const Error& error) { return std::string(error.what()); }
    return std::string();
  };
  EXPECT_EQ(difference([](auto&) {}), "");
  EXPECT_TRUE(mentions(difference([](auto& h) { h.data = "cifar10:x"; }),
                       "file: is of another search: data 'cifar10:x' there, 'synthetic' here"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.labels[1] = "cat"; }), "label 1"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.labels.pop_back(); }), "labels '2' there, '3' here"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.weights = "1"; }), "weights"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.seed = 6; }), "seed"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.iterations = 6; }), "iterations"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.warm_up = 1; }), "warm-up"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.label_invariant = true; }), "label-invariant"));
  EXPECT_TRUE(mentions(difference([](auto& h) { h.settings.clear(); }), "mutated"));
  EXPECT_TRUE(
      mentions(difference([](auto& h) { h.baseline[2].correct = 1; }), "images recognised of label 'label-2'"));
}

TEST_F(EvaluationsTest, AFileThatExistsOrANameThatIsNoTextIsRefused) {
  write_two();
  EXPECT_THROW(EvaluationsWriter(file_, header_), Error);
  fs::remove(file_);
  header_.labels[0] = "\xff";
  EXPECT_THROW(EvaluationsWriter(file_, header_), Error);
  EXPECT_FALSE(fs::exists(file_));
}

}  // namespace
}  // namespace la3::search
