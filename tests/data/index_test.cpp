// The index file, and folders opened by it. Shards by theirs: shards_test.cpp.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/core/random.h"
#include "la3/data/image_folder.h"
#include "la3/data/index_file.h"
#include "la3/data/spec.h"
#include "tests/data/index_checksum.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

void write_picture(const fs::path& path, uint8_t grey = 100) {
  fs::create_directories(path.parent_path());
  codec::write_image(path, plain_image(12, 9, grey, 2, 3).view());
}

void make_photos(const fs::path& root) {
  for (const char* part : {"train", "val"}) {
    for (const char* label : {"cat", "dög", "a b%c"}) {
      for (const char* name : {"1.jpg", "2 x.png", "sub/3.jpg"}) { write_picture(root / part / label / name); }
    }
  }
  fs::create_directories(root / "train" / "cat" / "empty");
}

// Ids and labels of every part: all that tells two data sets apart.
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

class FolderIndex : public testing::Test {
 protected:
  FolderIndex() { make_photos(folder_.path()); }

  OpenOptions with_notes() {
    OpenOptions options;
    options.on_note = [this](const std::string& line) { notes_.push_back(line); };
    return options;
  }
  IndexSummary index(const OpenOptions& options = {}) {
    return index_image_folder(folder_.path(), options, milliseconds(20));
  }
  Splits open() { return open_image_folder(folder_.path(), with_notes()); }

  // That the index is not used for this reason, and what is there now is found.
  void expect_stale(const std::string& reason) {
    notes_.clear();
    const Splits splits = open();
    ASSERT_EQ(notes_.size(), 1u) << reason;
    expect_parts(notes_[0], {"this index is not used: ", reason, "`la3 data index` makes a new one"});
    fs::rename(folder_ / ".la3-index", folder_ / ".hidden");
    EXPECT_EQ(description(splits), description(open_image_folder(folder_.path())));
    fs::rename(folder_ / ".hidden", folder_ / ".la3-index");
  }

  TemporaryFolder folder_;
  std::vector<std::string> notes_;
};

TEST_F(FolderIndex, OpensTheSameDataSet) {
  const auto without = description(open());
  const IndexSummary made = index();
  EXPECT_EQ(made.images, 18u);
  EXPECT_EQ(made.groups, 13u);  // six labels, a folder below each, and an empty one
  EXPECT_EQ(made.file, folder_ / ".la3-index");
  EXPECT_EQ(description(open()), without);
  EXPECT_TRUE(notes_.empty());
  EXPECT_EQ(open().train->get(0).view().width, 12);
}

// No file is looked at: one that is no longer an image is found out only when it is read.
TEST_F(FolderIndex, LooksAtNoFile) {
  index();
  const fs::path file = folder_ / "train" / "cat" / "2 x.png";
  write_text(file, std::string(fs::file_size(file), 'x'));  // in place: the folder's time stays
  EXPECT_EQ(open().train->size(), 9u);
  EXPECT_TRUE(notes_.empty());
}

TEST_F(FolderIndex, IsNotUsedOnceSomethingChanged) {
  index();
  write_picture(folder_ / "train" / "cat" / "4.jpg");
  expect_stale("'train/cat' has changed since");
  index();
  fs::remove(folder_ / "val" / "cat" / "sub" / "3.jpg");
  expect_stale("'val/cat/sub' has changed since");
  index();
  fs::rename(folder_ / "train" / "cat" / "4.jpg", folder_ / "train" / "cat" / "5.jpg");
  expect_stale("'train/cat' has changed since");
  index();
  write_picture(folder_ / "train" / "cat" / "empty" / "6.jpg");
  expect_stale("'train/cat/empty' has changed since");
  index();
  for (const char* part : {"train", "val"}) { write_picture(folder_ / part / "horse" / "1.jpg"); }
  expect_stale("has other labels than then");
  index();
  for (const char* label : {"cat", "dög", "a b%c", "horse"}) { write_picture(folder_ / "test" / label / "1.jpg"); }
  expect_stale("other parts");
  index();
  fs::remove_all(folder_ / "test");
  expect_stale("other parts");
}

TEST_F(FolderIndex, IsNotUsedForAnotherFolderOfTheSameAge) {
  index();
  const fs::path cat = folder_ / "train" / "cat";
  const auto time = fs::last_write_time(cat);
  codec::write_image(cat / "1.jpg", plain_image(99, 77, 1, 2, 3).view());
  fs::last_write_time(cat, time);
  EXPECT_NE(open().train, nullptr);
  ASSERT_EQ(notes_.size(), 1u);
  expect_parts(notes_[0], {"'train/cat/1.jpg' is not the file it was"});
}

TEST_F(FolderIndex, IsNotUsedWhenDamaged) {
  index();
  const fs::path path = folder_ / ".la3-index";
  const std::vector<uint8_t> bytes = read_file(path, 1 << 20);
  const std::string whole(bytes.begin(), bytes.end());
  write_text(path, whole.substr(0, whole.size() / 2));
  expect_stale("a last line with a checksum expected");
  std::string spoiled = whole;
  spoiled[whole.find("1.jpg")] = '7';
  write_text(path, spoiled);
  expect_stale("the checksum is wrong");
  write_text(path, "");
  expect_stale("not an index");
  write_text(path, "la3-index 2 folder\nend 0123456789abcdef\n");
  expect_stale("another version");
  write_index(path, "shards", {});
  expect_stale("kind 'folder' expected, found 'shards'");
  // Whatever bytes: an error or a result.
  random::Stream stream(5, 0, 0, random::Purpose::kSplit);
  for (int round = 0; round < 300; ++round) {
    spoiled = whole;
    for (int changes = 0; changes < 3; ++changes) {
      spoiled[stream.below(static_cast<uint32_t>(whole.size() - 21))] = " 0a%-\ngx"[stream.below(8)];
    }
    write_text(path, with_checksum(spoiled.substr(0, whole.size() - 21)));
    try {
      open();
    } catch (const Error&) {}
  }
}

TEST(IndexFile, IsNoPipeNoDeviceAndNoHole) {
  const TemporaryFolder folder;
  const fs::path index = folder / ".la3-index";
  ASSERT_EQ(::mkfifo(index.c_str(), 0600), 0);
  expect_parts(error_from([&] { read_index(index, "folder"); }), {"a plain file expected"});
  fs::remove(index);
  fs::create_symlink("/dev/zero", index);
  expect_parts(error_from([&] { read_index(index, "folder"); }), {"a plain file expected"});
  fs::remove(index);
  write_file(index, std::string("la3-index 1 folder\n"));
  fs::resize_file(index, uintmax_t{7} << 30);  // sparse
  expect_parts(error_from([&] { read_index(index, "folder"); }), {"a last line with a checksum expected"});
  fs::resize_file(index, (uintmax_t{7} << 30) - 21);
  append_to_file(index, "end 0123456789abcdef\n");
  expect_parts(error_from([&] { read_index(index, "folder"); }), {"7516192768 bytes, at most 2147483648 expected"});
}

TEST_F(FolderIndex, CanLieElsewhere) {
  TemporaryFolder other;
  OpenOptions options = with_notes();
  options.index = other / "photos.index";
  const auto error = error_from([&] { open_image_folder(folder_.path(), options); });
  expect_parts(error, {"photos.index"});
  index(options);
  EXPECT_FALSE(fs::exists(folder_ / ".la3-index"));
  write_text(folder_ / "train" / "cat" / "1.jpg",
             std::string(fs::file_size(folder_ / "train" / "cat" / "1.jpg"), 'x'));
  EXPECT_EQ(open_image_folder(folder_.path(), options).train->size(),
            9u);  // the file was not looked at
  EXPECT_TRUE(notes_.empty());
  const std::string spec = "folder:" + folder_.path().string() + "?index=" + (other / "photos.index").string();
  EXPECT_EQ(open_dataset(spec).train->size(), 9u);
}

TEST_F(FolderIndex, KeepsBadFilesInMind) {
  write_text(folder_ / "train" / "cat" / "text.jpg", "hello");
  write_text(folder_ / "train" / "stray.txt", "hello");
  expect_parts(error_from([&] { index(); }), {"2 bad files"});
  EXPECT_FALSE(fs::exists(folder_ / ".la3-index"));
  OpenOptions options = with_notes();
  options.skip_bad = true;
  index(options);
  size_t bad = 0;
  options.on_bad = [&](const BadFile& file) { bad += file.problem.find(file.path) != std::string::npos; };
  EXPECT_EQ(open_image_folder(folder_.path(), options).train->size(), 9u);
  EXPECT_EQ(bad, 2u);
  EXPECT_TRUE(notes_.empty());
  // Without skip_bad the folder is looked at anew: it may have been mended.
  expect_parts(error_from([&] { open(); }), {"2 bad files"});
  fs::remove(folder_ / "train" / "stray.txt");
  write_picture(folder_ / "train" / "cat" / "text.jpg");
  EXPECT_EQ(open().train->size(), 10u);
}

TEST_F(FolderIndex, WaitsForAFolderAtRest) {
  write_picture(folder_ / "train" / "cat" / "9.jpg");
  const auto began = std::chrono::steady_clock::now();
  index_image_folder(folder_.path(), {}, milliseconds(300));
  EXPECT_GE(std::chrono::steady_clock::now() - began, milliseconds(250));
  // A time to come, as another machine's clock may give it, would be waited for too long.
  fs::last_write_time(folder_ / "train" / "cat", fs::file_time_type::clock::now() + std::chrono::hours(1));
  expect_parts(error_from([&] { index_image_folder(folder_.path(), {}, milliseconds(1)); }), {"files come and go"});
}

TEST(IndexFile, KeepsAnyNames) {
  TemporaryFolder folder;
  const std::vector<std::string> names = {"plain.jpg", "with space", "per%cent", "line\nbreak", "\xff\xfe",
                                          "ünï",       "-",          "tab\t",    "%-"};
  DatasetContents written;
  written.folders[2] = "";
  written.labels = names;
  written.splits[1].add_container({"a group", -1, -5, 1234567890123});
  for (const std::string& name : names) { written.splits[1].add({name, 1, 2, 3, 4, 5}); }
  written.bad.push_back({"a path", "a problem of\nsome length"});
  const IndexSummary summary = write_index(folder / "index", "folder", written);
  EXPECT_EQ(summary.images, names.size());
  EXPECT_EQ(summary.groups, 1u);
  EXPECT_EQ(summary.bytes, 2 * names.size());

  const DatasetContents read = read_index(folder / "index", "folder");
  EXPECT_EQ(read.folders, written.folders);
  EXPECT_EQ(read.labels, names);
  ASSERT_EQ(read.splits[1].containers().size(), 1u);
  const SampleContainer& group = read.splits[1].containers()[0];
  EXPECT_EQ(group.path, "a group");
  EXPECT_EQ(group.label, -1);
  EXPECT_EQ(group.changed_ns, -5);
  EXPECT_EQ(group.bytes, 1234567890123u);
  ASSERT_EQ(read.splits[1].size(), names.size());
  for (size_t i = 0; i < names.size(); ++i) {
    const StoredSample sample = read.splits[1].sample(i);
    EXPECT_EQ(sample.name, names[i]);
    EXPECT_EQ(sample.offset, 1u);
    EXPECT_EQ(sample.bytes, 2u);
    EXPECT_EQ(sample.width, 3);
    EXPECT_EQ(sample.height, 4);
    EXPECT_EQ(sample.label, 5);
  }
  ASSERT_EQ(read.bad.size(), 1u);
  EXPECT_EQ(read.bad[0].path, "a path");
  EXPECT_EQ(read.bad[0].problem, "a problem of\nsome length");
}

}  // namespace
}  // namespace la3::data
