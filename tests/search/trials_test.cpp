#include "la3/search/trials.h"

#include <gtest/gtest.h>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/search/fast_autoaugment.h"
#include "tests/temporary_folder.h"

namespace la3::search {
namespace {

const TrialsHeader kHeader = {.data = "shapes",
                              .network = "wrn-10-1",
                              .weights = "0123",
                              .baseline = {400, 300},
                              .seed = 5,
                              .trials = 30,
                              .warm_up = 10,
                              .sub_policies = 3,
                              .draws = 2};

std::string text_of(const std::filesystem::path& file) {
  const std::vector<uint8_t> bytes = read_file(file, 1 << 20);
  return {bytes.begin(), bytes.end()};
}

// Likes Invert, and high probabilities.
Count judge(uint32_t, const std::vector<SubPolicy>& sub_policies) {
  double liked = 0;
  for (const SubPolicy& pair : sub_policies) {
    for (const TrialStep& step : pair) { liked += step.op == augment::Op::kInvert ? 1 + step.probability : 0; }
  }
  return {400, static_cast<uint32_t>(100 + 20 * liked)};
}

bool go_on(Trials& trials, TrialsWriter& writer, size_t until = 1000) {
  return run_trials(
      trials, writer, judge, [](const TrialProgress&) {}, [&] { return trials.lines.size() >= until; });
}

TEST(Trials, AFileGivesBackWhatWasWritten) {
  const TemporaryFolder folder;
  Trials trials{.header = kHeader};
  TrialsWriter writer(folder.path() / "trials.jsonl", kHeader);
  EXPECT_TRUE(go_on(trials, writer));
  const Trials read = read_trials(folder.path() / "trials.jsonl");
  EXPECT_EQ(read.header, kHeader);
  EXPECT_EQ(read.lines, trials.lines);
  EXPECT_EQ(read.lines.size(), 30u);
  EXPECT_FALSE(read.was_cut);
}

TEST(Trials, ASearchThatWasKilledGoesOnToTheSameTrials) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "trials.jsonl";
  Trials whole{.header = kHeader};
  TrialsWriter writer(folder.path() / "whole.jsonl", kHeader);
  go_on(whole, writer);
  {
    Trials part{.header = kHeader};
    TrialsWriter first(file, kHeader);
    EXPECT_FALSE(go_on(part, first, 17));
  }
  std::string text = text_of(file);
  write_file(file, text.substr(0, text.size() - 20));  // the 17th is cut short
  Trials rest = read_trials(file);
  EXPECT_TRUE(rest.was_cut);
  EXPECT_EQ(rest.lines.size(), 16u);
  TrialsWriter second(file, rest);
  EXPECT_TRUE(go_on(rest, second));
  EXPECT_EQ(text_of(file), text_of(folder.path() / "whole.jsonl"));
}

TEST(Trials, TheSearchFindsWhatIsLiked) {
  const TemporaryFolder folder;
  TrialsHeader header = kHeader;
  header.trials = 200;
  Trials trials{.header = header};
  TrialsWriter writer(folder.path() / "trials.jsonl", header);
  go_on(trials, writer);
  const auto mean = [&](size_t first, size_t count) {
    double sum = 0;
    for (size_t i = first; i < first + count; ++i) { sum += trials.lines[i].count.correct; }
    return sum / static_cast<double>(count);
  };
  EXPECT_GT(mean(150, 50), mean(0, 10) + 10);
}

TEST(Trials, MistakesAreNamed) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "trials.jsonl";
  const auto message = [&](const std::string& text) -> std::string {
    write_file(file, text);
    try {
      read_trials(file);
    } catch (const Error& error) { return error.what(); }
    return "";
  };
  Trials trials{.header = kHeader};
  {
    TrialsWriter writer(file, kHeader);
    go_on(trials, writer, 2);
  }
  const std::string good = text_of(file);
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return text;
  };
  EXPECT_NE(message("").find("trials expected, found an empty file"), std::string::npos);
  EXPECT_NE(message(with("la3-trials", "la3-policy")).find("la3-trials"), std::string::npos);
  EXPECT_NE(message(with("\"trial\":2", "\"trial\":3")).find(":3: trial: "), std::string::npos);
  EXPECT_NE(message(with("\"probability\":", "\"probability\":7")).find("0 to 1"), std::string::npos);
  EXPECT_NE(message(with("\"op\":\"", "\"op\":\"x")).find("an operation expected"), std::string::npos);
  Trials other = trials;
  other.header.draws = 9;
  EXPECT_THROW(check_same_search(kHeader, other.header, "f"), Error);
  other = trials;
  other.header.normalise = "imagenet";
  try {
    check_same_search(kHeader, other.header, "f");
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "f: is of another search: normalise 'imagenet' there, '' here");
  }
  EXPECT_THROW(merge_trials(std::vector<Trials>{trials}, 10), Error);
}

TEST(Trials, FilesSayHowImagesAreNormalisedButNeedNot) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "trials.jsonl";
  TrialsHeader header = kHeader;
  header.normalise = "imagenet";
  Trials trials{.header = header};
  {
    TrialsWriter writer(file, header);
    go_on(trials, writer);
  }
  EXPECT_EQ(read_trials(file).header, header);
  EXPECT_EQ(merge_trials(std::vector<Trials>{read_trials(file)}, 4).provenance.back(),
            (std::pair<std::string, std::string>{"normalise", "imagenet"}));
  // As an older la3 wrote it: nobody knows, so any resume is fine.
  std::string text = text_of(file);
  const std::string entry = ",\"normalise\":\"imagenet\"";
  text.erase(text.find(entry), entry.size());
  write_file(file, text);
  const TrialsHeader older = read_trials(file).header;
  EXPECT_FALSE(older.normalise.has_value());
  EXPECT_NO_THROW(check_same_search(header, older, "f"));
  EXPECT_NO_THROW(check_same_search(kHeader, older, "f"));
}

TEST(Trials, ThePolicyHoldsTheBestTrialsOfEachSearch) {
  const TemporaryFolder folder;
  std::vector<Trials> searches;
  for (const uint64_t seed : {1, 2}) {
    TrialsHeader header = kHeader;
    header.seed = seed;
    Trials& trials = searches.emplace_back(Trials{.header = header});
    TrialsWriter writer(folder.path() / std::to_string(seed), header);
    go_on(trials, writer);
  }
  const policy::Policy policy = merge_trials(searches, 4);
  ASSERT_EQ(policy.labels.size(), 1u);
  EXPECT_EQ(policy.labels[0].label, "*");
  EXPECT_EQ(policy::entry_count(policy), 2u * 4 * 3);
}

}  // namespace
}  // namespace la3::search
