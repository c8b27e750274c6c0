#include "la3/data/shards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/random.h"
#include "la3/data/image_folder.h"
#include "la3/data/shapes.h"
#include "la3/data/spec.h"
#include "la3/data/split.h"
#include "la3/data/tar.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

std::string picture(uint8_t grey, bool png = false) {
  const Image image = plain_image(12, 9, grey, grey, grey);
  const std::vector<uint8_t> bytes = png ? codec::encode_png(image.view()) : codec::encode_jpeg(image.view(), 90);
  return {bytes.begin(), bytes.end()};
}

std::string entry(const std::string& name, const std::string& content) {
  return tar_header(name, content.size()) + content + std::string(tar_padding(content.size()), '\0');
}

// A shard of these files.
void write_tar(const fs::path& path, const std::vector<std::pair<std::string, std::string>>& files) {
  std::string text;
  for (const auto& [name, content] : files) { text += entry(name, content); }
  write_text(path, text + std::string(kTarEndBytes, '\0'));
}

// Whole samples: key and label.
void write_samples(const fs::path& path, const std::vector<std::pair<std::string, int>>& samples) {
  std::vector<std::pair<std::string, std::string>> files;
  for (const auto& [key, label] : samples) {
    files.emplace_back(key + ".jpg", picture(static_cast<uint8_t>(10 * label)));
    files.emplace_back(key + ".cls", std::to_string(label));
  }
  write_tar(path, files);
}

std::string error_of(const fs::path& folder, const OpenOptions& options = {}) {
  return error_from([&] { open_shards(folder, options); });
}

std::vector<std::string> description(const Splits& splits) {
  std::vector<std::string> lines;
  for (const auto& part : {splits.train, splits.validation, splits.test}) {
    lines.push_back(part ? "part" : "none");
    for (size_t i = 0; part && i < part->size(); ++i) {
      lines.push_back(part->id(i) + " " + part->labels()[static_cast<size_t>(part->label(i))]);
    }
  }
  return lines;
}

TEST(Shards, AreADataSetLikeAnyOther) {
  TemporaryFolder folder;
  write_tar(folder / "b.tar", {{"x/0001.JPEG", picture(0)},
                               {"x/0001.cls", " 0\n"},
                               {"x/0001.json", "{}"},
                               {"x/0002.cls", "1"},
                               {"x/0002.png", picture(200, true)}});
  write_samples(folder / "a.tar", {{"0001", 1}, {"0002", 0}});
  write_text(folder / "readme.md", "not a shard");
  write_text(folder / "classes.txt", "cat\r\ndog\n");
  const Splits splits = open_shards(folder.path());
  EXPECT_EQ(splits.validation, nullptr);
  const std::vector<std::string> expected = {
      "part", "a.tar/0001.jpg dog", "a.tar/0002.jpg cat", "b.tar/x/0001.JPEG cat", "b.tar/x/0002.png dog", "none",
      "none"};
  EXPECT_EQ(description(splits), expected);
  EXPECT_EQ(splits.train->get(3).data()[0], 200);
  EXPECT_EQ(splits.train->get(3).view().width, 12);
  const auto bytes = splits.train->file_bytes(3);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), picture(200, true));
  EXPECT_TRUE(splits.train->standard_transforms().is_photos);
  EXPECT_EQ(splits.train->standard_transforms().crop, StandardTransforms::Crop::kResized);
  EXPECT_EQ(splits.train->read_order().run_begins, (std::vector<size_t>{0, 2}));
  EXPECT_EQ(open_dataset("shards:" + folder.path().string() + "?mixed=5").train->read_order().mixed, 5u);
}

TEST(Shards, HavePartsInFolders) {
  TemporaryFolder folder;
  for (const char* part : {"train", "validation", "test"}) {
    write_samples(folder / part / "0.tar",
                  {{std::string(part) + "0", 0}, {std::string(part) + "1", 1}, {std::string(part) + "2", 2}});
  }
  const Splits splits = open_shards(folder.path());
  EXPECT_EQ(splits.train->id(0), "train/0.tar/train0.jpg");
  EXPECT_EQ(splits.validation->id(0), "validation/0.tar/validation0.jpg");
  EXPECT_EQ(splits.test->id(2), "test/0.tar/test2.jpg");
  EXPECT_EQ(splits.test->labels(), (std::vector<std::string>{"0", "1", "2"}));
  fs::create_directories(folder / "val");
  expect_parts(error_of(folder.path()), {"one of 'val' and 'validation' expected"});
}

// Else images to test with would be trained with.
TEST(Shards, HavePartsInTheirNames) {
  TemporaryFolder folder;
  for (const char* name :
       {"pets-train-000000.tar", "pets-train-000001.tar", "pets-val-000000.tar", "pets_test_0.tar"}) {
    write_samples(folder / name, {{"0", 0}, {"1", 1}});
  }
  const Splits splits = open_shards(folder.path());
  EXPECT_EQ(splits.train->size(), 4u);
  EXPECT_EQ(splits.validation->id(1), "pets-val-000000.tar/1.jpg");
  EXPECT_EQ(splits.test->size(), 2u);
  write_samples(folder / "more.tar", {{"0", 0}, {"1", 1}});
  expect_parts(error_of(folder.path()), {"more.tar: a name with train, val or test in it expected"});
}

TEST(Shards, BadSamplesAreNamedAndCanBeLeftOut) {
  TemporaryFolder folder;
  const std::string image = picture(50);
  write_tar(folder / "0.tar", {{"good0.jpg", image},
                               {"good0.cls", "0"},
                               {"good1.jpg", image},
                               {"good1.cls", "1"},
                               {"unlabelled.jpg", image},
                               {"twins.jpg", image},
                               {"twins.png", image},
                               {"twins.cls", "0"},
                               {"word.jpg", image},
                               {"word.cls", "cat"},
                               {"minus.jpg", image},
                               {"minus.cls", "-1"},
                               {"huge.jpg", image},
                               {"huge.cls", "99999999999"},
                               {"long.jpg", image},
                               {"long.cls", std::string(1000, '1')},
                               {"blind.cls", "0"},
                               {"blind.npy", "NUMPY"},
                               {"text.jpg", "hello, I am a text"},
                               {"text.cls", "0"},
                               {"cut.jpg", image.substr(0, image.size() - 40)},
                               {"cut.cls", "0"},
                               {"good0.jpg", image},
                               {"good0.cls", "1"},
                               {"two.jpg", image},
                               {"two.cls", "0"},
                               {"two.cls", "1"},
                               {"last.jpg", image},
                               {"last.cls", "1"}});
  OpenOptions options;
  std::map<std::string, std::string> bad;
  options.on_bad = [&](const BadFile& file) { bad.emplace(file.path, file.problem); };
  expect_parts(error_of(folder.path(), options),
               {": 11 bad files (`la3 data info` says more",
                "0.tar/unlabelled: a label (unlabelled.cls) expected, found none"});
  const std::string path = folder.path().string() + "/0.tar/";
  EXPECT_EQ(bad.size(), 11u);
  EXPECT_EQ(bad["0.tar/twins"], path + "twins: one image (.jpg, .png, .webp, ...) expected, found 2");
  EXPECT_EQ(bad["0.tar/word"], path + "word: a label's number from 0 expected in the .cls file, found 'cat'");
  EXPECT_EQ(bad["0.tar/blind"], path + "blind: one image (.jpg, .png, .webp, ...) expected, found 'cls', 'npy'");
  EXPECT_EQ(bad["0.tar/text"], path + "text.jpg: an image expected, found text");
  expect_parts(bad["0.tar/cut"], {"cut.jpg: truncated JPEG"});
  expect_parts(bad["0.tar/good0"], {"stands twice in the shard"});
  expect_parts(bad["0.tar/two"], {"one label expected, found two"});
  for (const char* key : {"minus", "huge", "long"}) {
    expect_parts(bad[std::string("0.tar/") + key], {"a label's number from 0"});
  }
  options.skip_bad = true;
  const Splits splits = open_shards(folder.path(), options);
  ASSERT_EQ(splits.train->size(), 3u);
  EXPECT_EQ(splits.train->id(2), "0.tar/last.jpg");
}

TEST(Shards, DamagedOnesCountUpToTheDamage) {
  TemporaryFolder folder;
  write_samples(folder / "0.tar", {{"a", 0}, {"b", 1}, {"c", 0}, {"d", 1}});
  const std::vector<uint8_t> bytes = read_file(folder / "0.tar", 1 << 20);
  const std::string whole(bytes.begin(), bytes.end());
  OpenOptions skip;
  skip.skip_bad = true;
  size_t cut_at_end = 0;
  for (const size_t length : {whole.size() * 6 / 10, whole.size() - kTarEndBytes}) {
    write_text(folder / "0.tar", whole.substr(0, length));
    expect_parts(error_of(folder.path()), {"1 bad file", "0.tar: byte ", "cut off"});
    cut_at_end = open_shards(folder.path(), skip).train->size();
    EXPECT_GE(cut_at_end, 2u);
  }
  EXPECT_EQ(cut_at_end, 3u);  // the last sample might go on where the end was cut off
  write_text(folder / "0.tar", "\x1f\x8b" + whole);
  expect_parts(error_of(folder.path()), {"found a compressed one"});
  write_text(folder / "0.tar", whole);
  write_text(folder / "1.tar.gz", "\x1f\x8b");
  expect_parts(error_of(folder.path()),
               {"1.tar.gz: a plain .tar file expected, found a compressed one; uncompress it"});
  EXPECT_EQ(open_shards(folder.path(), skip).train->size(), 4u);
  fs::remove(folder / "1.tar.gz");
  write_text(folder / "2.tar", "");
  expect_parts(error_of(folder.path()), {"2.tar: byte 0: not a whole tar file: the end mark is missing"});
  fs::remove(folder / "2.tar");
  fs::create_directories(folder / "3.tar");
  expect_parts(error_of(folder.path()), {"3.tar: a plain file expected"});
}

TEST(Shards, LabelsMustFitTheirNames) {
  TemporaryFolder folder;
  write_samples(folder / "0.tar", {{"a", 0}, {"b", 1}, {"c", 4}});
  expect_parts(error_of(folder.path()),
               {"an image or more of each label expected, none found of '2', '3' in 0.tar"});
  write_text(folder / "labels.txt", "cat\ndog\n");
  expect_parts(error_of(folder.path()),
               {"0.tar/c.jpg: a label below 2 expected, which labels.txt has names for, found 4"});
  OpenOptions skip;
  skip.skip_bad = true;
  EXPECT_EQ(open_shards(folder.path(), skip).train->size(), 2u);
  write_text(folder / "labels.txt", "cat\n");
  expect_parts(error_of(folder.path(), skip), {"two labels or more expected, found 1"});
  write_text(folder / "labels.txt", "cat\n\ndog\n");
  expect_parts(error_of(folder.path(), skip), {"labels.txt: line 2: a label's name expected, found an empty line"});
  write_text(folder / "labels.txt", "cat\ncat\n");
  expect_parts(error_of(folder.path(), skip), {"labels.txt: line 2: label 'cat' stands twice"});
  write_text(folder / "labels.txt", "cat\n\xff\n");
  expect_parts(error_of(folder.path(), skip), {"a name in UTF-8 expected"});
}

TEST(Shards, NothingToOpenIsAnError) {
  TemporaryFolder folder;
  expect_parts(error_of(folder / "none"), {"a folder of shards expected, found nothing"});
  expect_parts(error_of(folder.path()), {".tar files expected, found none"});
  write_text(folder / "file", "");
  expect_parts(error_of(folder / "file"), {"a folder of shards expected, found a file"});
  write_tar(folder / "0.tar", {});
  expect_parts(error_of(folder.path()), {"two labels or more expected, found 0"});
  OpenOptions options;
  options.mixed = 0;
  EXPECT_THROW(open_shards(folder.path(), options), std::invalid_argument);
}

TEST(Shards, AnIndexIsUsedAsLongAsItFits) {
  TemporaryFolder folder;
  write_samples(folder / "train" / "0.tar", {{"a", 0}, {"b", 1}});
  write_samples(folder / "train" / "1.tar", {{"c", 0}, {"d", 1}});
  write_samples(folder / "test" / "0.tar", {{"e", 0}, {"f", 1}});
  std::vector<std::string> notes;
  OpenOptions options;
  options.on_note = [&](const std::string& line) { notes.push_back(line); };
  const auto without = description(open_shards(folder.path(), options));
  const IndexSummary made = index_shards(folder.path());
  EXPECT_EQ(made.images, 6u);
  EXPECT_EQ(made.groups, 3u);
  const Splits splits = open_shards(folder.path(), options);
  EXPECT_EQ(description(splits), without);
  EXPECT_EQ(splits.test->get(1).data()[0], 10);
  EXPECT_TRUE(notes.empty());
  // No shard is opened.
  const fs::path shard = folder / "train" / "1.tar";
  const auto time = fs::last_write_time(shard);
  const size_t bytes = fs::file_size(shard);
  write_text(shard, std::string(bytes, 'x'));
  fs::last_write_time(shard, time);
  EXPECT_EQ(description(open_shards(folder.path(), options)), without);
  EXPECT_TRUE(notes.empty());

  const auto expect_stale = [&](const std::string& reason) {
    notes.clear();
    open_shards(folder.path(), options);
    ASSERT_EQ(notes.size(), 1u) << reason;
    expect_parts(notes[0], {"this index is not used: ", reason});
  };
  write_samples(shard, {{"c", 0}, {"d", 1}});
  fs::last_write_time(shard, time + std::chrono::seconds(1));
  expect_stale("'train/1.tar' has changed since");
  fs::last_write_time(shard, time);
  EXPECT_EQ(description(open_shards(folder.path(), options)), without);
  write_samples(shard, {{"c", 0}, {"d", 1}, {"e", 1}});
  fs::last_write_time(shard, time);
  expect_stale("'train/1.tar' has changed since");
  fs::remove(shard);
  expect_stale("there are other shards than then");
  write_text(folder / ".la3-index", "nonsense");
  expect_stale("not an index");
}

// More shards than are kept open at once.
TEST(Shards, AreReadFromManyThreads) {
  TemporaryFolder folder;
  for (int i = 0; i < 200; ++i) { write_samples(folder / (std::to_string(i) + ".tar"), {{"a", i % 7}, {"b", 3}}); }
  const auto dataset = open_shards(folder.path()).train;
  ThreadPool pool(4);
  std::atomic<int> wrong = 0;
  for (int round = 0; round < 3; ++round) {
    pool.for_each(dataset->size(), 3, [&](size_t begin, size_t end, int) {
      for (size_t i = begin; i < end; ++i) {
        wrong += std::abs(dataset->get(i).data()[0] - 10 * dataset->label(i)) > 2;  // JPEG is not exact
      }
    });
  }
  EXPECT_EQ(wrong, 0);
  fs::resize_file(folder / "0.tar", 600);
  expect_parts(error_from([&] { dataset->get(0); }), {"0.tar: cut off since it was opened"});
  OpenOptions skip;
  skip.skip_bad = true;
  const auto again = open_shards(folder.path(), skip).train;
  EXPECT_EQ(again->size(), 398u);
}

// What a training reads: whole shards, one after the other.
TEST(Shards, ASubsetIsReadInTheSameRuns) {
  TemporaryFolder folder;
  write_samples(folder / "0.tar", {{"a", 0}, {"b", 1}, {"c", 0}, {"d", 1}});
  write_samples(folder / "1.tar", {{"e", 0}, {"f", 1}, {"g", 0}, {"h", 1}});
  write_samples(folder / "2.tar", {{"i", 0}, {"j", 1}});
  const auto whole = open_shards(folder.path()).train;
  EXPECT_EQ(Subset(whole, {1, 2, 6, 9}).read_order().run_begins, (std::vector<size_t>{0, 2, 3}));
  EXPECT_EQ(Subset(whole, {5, 6}).read_order().run_begins, (std::vector<size_t>{0}));
  EXPECT_TRUE(Subset(whole, {6, 5}).read_order().run_begins.empty());
  EXPECT_EQ(Subset(whole, {5, 6}).read_order().mixed, 8192u);
  const SplitData split = split_data(whole, {.held_out = TotalCount{2}, .seed = 1});
  EXPECT_EQ(split.train->size(), 8u);
  EXPECT_FALSE(split.train->read_order().run_begins.empty());
}

TEST(WriteShards, KeepsFilesAndLabels) {
  TemporaryFolder folder;
  for (const char* part : {"train", "val"}) {
    for (int i = 0; i < 25; ++i) {
      write_text(folder / "photos" / part / "cat" / (std::to_string(i) + ".jpg"), picture(static_cast<uint8_t>(i)));
      write_text(folder / "photos" / part / "dög" / (std::to_string(i) + ".png"),
                 picture(static_cast<uint8_t>(100 + i), true));
    }
  }
  const Splits from = open_image_folder(folder / "photos");
  WriteShardsOptions options;
  options.per_shard = 20;
  options.seed = 7;
  const WrittenShards written = write_shards(from, folder / "shards", options);
  EXPECT_EQ(written.samples, 100u);
  EXPECT_EQ(written.shards, 6u);
  EXPECT_TRUE(fs::exists(folder / "shards" / "train" / "train-000002.tar"));
  EXPECT_FALSE(fs::exists(folder / "shards.unfinished"));
  OpenOptions how;
  how.on_note = [](const std::string& line) { ADD_FAILURE() << line; };
  const Splits to = open_shards(folder / "shards", how);
  EXPECT_EQ(to.train->labels(), from.train->labels());
  EXPECT_EQ(to.test, nullptr);
  for (const auto& [before, after] : {std::pair{from.train, to.train}, std::pair{from.validation, to.validation}}) {
    std::multiset<std::pair<int, std::vector<uint8_t>>> files_before, files_after;
    for (size_t i = 0; i < before->size(); ++i) {
      files_before.emplace(before->label(i), before->file_bytes(i));
      files_after.emplace(after->label(i), after->file_bytes(i));
    }
    EXPECT_EQ(files_before, files_after);
  }
  // Mixed: not the folder's order, in which a shard would have one label.
  std::set<int> in_first_shard;
  for (size_t i = 0; i < 20; ++i) { in_first_shard.insert(to.train->label(i)); }
  EXPECT_EQ(in_first_shard.size(), 2u);
  // The same seed writes the same bytes.
  write_shards(from, folder / "again", options);
  const auto text = [&](const std::string& name) {
    return read_file(folder / name / "train" / "train-000001.tar", 1 << 20);
  };
  EXPECT_EQ(text("shards"), text("again"));
  expect_parts(error_from([&] { write_shards(from, folder / "again", options); }),
               {"a new or empty folder expected"});
}

TEST(WriteShards, SetsWithoutFilesBecomePng) {
  TemporaryFolder folder;
  const auto shapes = make_shapes({}).train;
  std::vector<size_t> one_each;
  std::set<int> seen;
  for (size_t i = 0; i < shapes->size(); ++i) {
    if (seen.insert(shapes->label(i)).second) { one_each.push_back(i); }
  }
  const auto few = std::make_shared<Subset>(shapes, one_each);
  write_shards({few, nullptr, nullptr}, folder / "shards");
  const auto again = open_shards(folder / "shards").train;
  ASSERT_EQ(again->size(), few->size());
  EXPECT_EQ(again->labels(), shapes->labels());
  std::map<int, Image> by_label;
  for (size_t i = 0; i < again->size(); ++i) { by_label[again->label(i)] = again->get(i); }
  for (size_t i = 0; i < few->size(); ++i) {
    const Image expected = few->get(i), &found = by_label[few->label(i)];
    ASSERT_EQ(found.bytes(), expected.bytes());
    EXPECT_TRUE(std::equal(expected.data(), expected.data() + expected.bytes(), found.data()));
  }
}

TEST(WriteShards, AFailedCallLeavesNothing) {
  TemporaryFolder folder;
  write_text(folder / "photos" / "cat" / "1.png", picture(1, true));
  write_text(folder / "photos" / "dog" / "1.png", picture(2, true));
  const Splits from = open_image_folder(folder / "photos");
  fs::remove(folder / "photos" / "dog" / "1.png");
  expect_parts(error_from([&] { write_shards(from, folder / "shards"); }), {"1.png"});
  EXPECT_FALSE(fs::exists(folder / "shards"));
  EXPECT_FALSE(fs::exists(folder / "shards.unfinished"));
  write_text(folder / "shards.unfinished" / "letter", "mine");
  expect_parts(error_from([&] { write_shards(from, folder / "shards"); }), {"shards.unfinished: is in the way"});
}

// Random bytes in random places of a shard: bad files or errors, never more.
TEST(Shards, SpoiledOnesAreErrorsOrResultsButNeverMore) {
  TemporaryFolder folder;
  write_samples(folder / "0.tar", {{"a", 0}, {"b", 1}, {"c", 0}});
  const std::vector<uint8_t> bytes = read_file(folder / "0.tar", 1 << 20);
  random::Stream stream(4, 0, 0, random::Purpose::kSplit);
  OpenOptions options;
  options.skip_bad = true;
  options.threads = 1;
  for (int round = 0; round < 300; ++round) {
    std::string spoiled(bytes.begin(), bytes.end());
    for (uint32_t changes = 1 + stream.below(6); changes > 0; --changes) {
      spoiled[stream.below(static_cast<uint32_t>(spoiled.size()))] = static_cast<char>(stream.below(256));
    }
    if (stream.below(3) == 0) { spoiled.resize(stream.below(static_cast<uint32_t>(spoiled.size()))); }
    write_text(folder / "0.tar", spoiled);
    try {
      const Splits splits = open_shards(folder.path(), options);
      for (size_t i = 0; i < splits.train->size(); ++i) { splits.train->get(i); }
    } catch (const Error&) {}
  }
}

}  // namespace
}  // namespace la3::data
