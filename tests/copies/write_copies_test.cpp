// Whole data sets with augmented copies: what is written, by which draws, and what happens when the
// job is stopped or something is in its way.
#include "la3/copies/write_copies.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <memory>
#include <set>

#include "la3/augment/apply.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/data/image_folder.h"
#include "la3/data/shards.h"
#include "la3/data/spec.h"
#include "la3/records/augmented_file.h"
#include "tests/temporary_folder.h"

namespace la3::copies {
namespace {

namespace fs = std::filesystem;
using augment::Op;
using augment::OpCall;

// Paths inside the folder, and contents.
std::map<std::string, std::vector<uint8_t>> contents_of(const fs::path& folder) {
  std::map<std::string, std::vector<uint8_t>> contents;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) {
      contents[entry.path().lexically_relative(folder).string()] = read_file(entry.path(), 1 << 24);
    }
  }
  return contents;
}

// An image that no other number has.
Image picture(int number, int width = 20, int height = 12) {
  Image image(width, height, 3);
  for (size_t i = 0; i < image.bytes(); ++i) {
    image.data()[i] = static_cast<uint8_t>((i * 7 + i / 3 * static_cast<size_t>(number + 3)) % 251);
  }
  return image;
}

// photos/train and val with two labels: JPEG, PNG, and a name that occurs twice.
class WriteCopies : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* part : {"train", "val"}) {
      for (const char* label : {"cat", "dog"}) { fs::create_directories(photos() / part / label / "more"); }
      write_image(part, "cat/a.jpg", 1);
      write_image(part, "cat/a.png", 2);
      write_image(part, "cat/more/a.jpg", 3);
      write_image(part, "dog/b.v2.png", 4);
    }
    write_image("train", "dog/c.jpg", 5);
  }

  fs::path photos() const { return folder_ / "photos"; }
  fs::path out(const std::string& name = "out") const { return folder_ / name; }
  void write_image(const char* part, const char* name, int number) const {
    codec::write_image(photos() / part / name, picture(number).view(), 60);
  }
  data::Splits splits() const { return data::open_image_folder(photos(), {.threads = 1}); }

  static std::vector<OpCall> decide(int label, uint32_t epoch, size_t sample) {
    return {{.op = label == 0 ? Op::kInvert : Op::kAutoContrast},
            {.op = Op::kRotate, .magnitude = 10.0 * (epoch + 1) + static_cast<double>(sample)}};
  }
  WriteCopiesOptions options(const std::string& name = "out") const {
    WriteCopiesOptions options;
    options.out = out(name);
    options.versions.copies = 2;
    options.threads = 2;
    options.data = "folder:photos";
    options.policy = options.policy_text = "turned";
    return options;
  }
  std::string error_of(const WriteCopiesOptions& how) const {
    try {
      write_copies(splits(), decide, how);
    } catch (const std::exception& error) { return error.what(); }
    return "";
  }
  void expect_error(const WriteCopiesOptions& how, const std::string& part) const {
    const std::string error = error_of(how);
    EXPECT_NE(error.find(part), std::string::npos) << error;
  }

  TemporaryFolder folder_;
};

TEST_F(WriteCopies, NamesTellImageEpochAndOps) {
  const WrittenCopies written = write_copies(splits(), decide, options());
  EXPECT_EQ(written.images, 9u);
  EXPECT_EQ(written.files, 5u * 2 + 4);
  std::set<std::string> names;
  for (const auto& [name, bytes] : contents_of(out())) { names.insert(name); }
  const std::set<std::string> expected = {"augmented.json",
                                          "train/cat/a.0.Invert-Rotate.jpg",
                                          "train/cat/a.1.Invert-Rotate.jpg",
                                          "train/cat/a~1.0.Invert-Rotate.png",
                                          "train/cat/a~1.1.Invert-Rotate.png",
                                          "train/cat/a~2.0.Invert-Rotate.jpg",
                                          "train/cat/a~2.1.Invert-Rotate.jpg",
                                          "train/dog/b.v2.0.AutoContrast-Rotate.png",
                                          "train/dog/b.v2.1.AutoContrast-Rotate.png",
                                          "train/dog/c.0.AutoContrast-Rotate.jpg",
                                          "train/dog/c.1.AutoContrast-Rotate.jpg",
                                          "val/cat/a.jpg",
                                          "val/cat/a~1.png",
                                          "val/cat/a~2.jpg",
                                          "val/dog/b.v2.png"};
  EXPECT_EQ(names, expected);
  EXPECT_FALSE(fs::exists(out("out.unfinished")));
}

TEST_F(WriteCopies, CopiesAreWhatTheirEpochDraws) {
  WriteCopiesOptions how = options();
  how.versions.first_epoch = 7;
  write_copies(splits(), decide, how);
  const data::Splits from = splits();
  augment::Scratch scratch;
  for (const uint32_t epoch : {7u, 8u}) {
    const Image source = from.train->get(3);  // dog/b.v2.png
    Image expected(source.width(), source.height(), 3);
    augment::apply_ops(decide(1, epoch, 3), source.view(), expected.view(), scratch);
    const std::string name = "train/dog/b.v2." + std::to_string(epoch) + ".AutoContrast-Rotate.png";
    EXPECT_EQ(codec::read_image(out() / name), expected);
  }
}

TEST_F(WriteCopies, OriginalsAndOtherSplitsAreTheFilesThemselves) {
  WriteCopiesOptions how = options();
  how.versions.originals = true;
  EXPECT_EQ(write_copies(splits(), decide, how).files, 5u * 3 + 4);
  const auto from = contents_of(photos()), made = contents_of(out());
  EXPECT_EQ(made.at("train/cat/a.original.jpg"), from.at("train/cat/a.jpg"));
  EXPECT_EQ(made.at("train/dog/b.v2.original.png"), from.at("train/dog/b.v2.png"));
  EXPECT_EQ(made.at("val/cat/a~2.jpg"), from.at("val/cat/more/a.jpg"));
}

TEST_F(WriteCopies, IsADataSetWithTheSameLabels) {
  write_copies(splits(), decide, options());
  const data::Splits made = data::open_image_folder(out(), {.threads = 1});
  EXPECT_EQ(made.train->labels(), splits().train->labels());
  EXPECT_EQ(made.train->size(), 10u);
  EXPECT_EQ(made.validation->size(), 4u);
}

TEST_F(WriteCopies, AugmentsTheSplitThatIsAskedFor) {
  WriteCopiesOptions how = options();
  how.split = 1;
  EXPECT_EQ(write_copies(splits(), decide, how).files, 5u + 4 * 2);
  EXPECT_TRUE(fs::exists(out() / "train/dog/c.jpg"));
  EXPECT_TRUE(fs::exists(out() / "val/dog/b.v2.1.AutoContrast-Rotate.png"));
  how.out = out("none");
  how.split = 2;
  expect_error(how, "folder:photos: test images expected, found none");
  EXPECT_FALSE(fs::exists(out("none")));
}

TEST_F(WriteCopies, ScalesAndConvertsOnRequest) {
  WriteCopiesOptions how = options();
  how.versions.size_px = 6;
  how.versions.output.format = codec::ImageFormat::kJpeg;
  how.versions.originals = true;
  write_copies(splits(), decide, how);
  for (const char* name :
       {"train/dog/b.v2.original.jpg", "train/dog/b.v2.0.AutoContrast-Rotate.jpg", "val/dog/b.v2.jpg"}) {
    const Image image = codec::read_image(out() / name);
    EXPECT_EQ(image.width(), 10) << name;
    EXPECT_EQ(image.height(), 6) << name;
  }
  // What is small enough and has the format already is not touched.
  how.out = out("large");
  how.versions.size_px = 12;
  write_copies(splits(), decide, how);
  EXPECT_EQ(contents_of(out("large")).at("train/cat/a.original.jpg"), contents_of(photos()).at("train/cat/a.jpg"));
}

struct StopNow {};

// Stops at every possible place, and goes on.
void expect_same_after_stops(const data::Splits& splits, const Decide& decide, WriteCopiesOptions how,
                             const fs::path& again) {
  write_copies(splits, decide, how);
  const auto expected = contents_of(how.out);
  how.out = again;
  how.resume = true;
  size_t stops = 0;
  for (size_t calls_left = 0;; calls_left = 1) {  // the first call stops at once
    how.progress = [&](size_t, size_t) {
      if (calls_left-- == 0) { throw StopNow(); }
    };
    try {
      write_copies(splits, decide, how);
      break;
    } catch (const StopNow&) { ++stops; }
    EXPECT_FALSE(fs::exists(how.out));
    how.threads = 3 - how.threads;  // their number must not matter
  }
  EXPECT_GE(stops, 1u);
  EXPECT_EQ(contents_of(how.out), expected);
  EXPECT_TRUE(write_copies(splits, decide, how).was_there);
}

TEST_F(WriteCopies, GoesOnWhereItStopped) {
  const auto shapes = data::open_dataset("shapes?train=9&validation=2&test=2");
  WriteCopiesOptions how = options();
  how.threads = 1;
  expect_same_after_stops(shapes, decide, how, out("again"));
}

TEST_F(WriteCopies, GoesOnWhereItStoppedInShards) {
  WriteCopiesOptions how = options();
  how.shards = true;
  how.per_shard = 3;
  how.threads = 1;
  how.versions.originals = true;
  const auto from = splits();
  write_copies(from, decide, how);
  const auto expected = contents_of(how.out);
  how.out = out("again");
  how.resume = true;
  for (size_t shard = 0; shard < 4; ++shard) {  // stops in the middle of the next shard each time
    size_t calls = 0;
    how.progress = [&](size_t, size_t total) {
      EXPECT_EQ(total, 19u);
      if (++calls == 5) { throw StopNow(); }
    };
    EXPECT_THROW(write_copies(from, decide, how), StopNow);
  }
  how.progress = nullptr;
  EXPECT_EQ(write_copies(from, decide, how).shards, 7u);
  EXPECT_EQ(contents_of(how.out), expected);
  const data::Splits made = data::open_shards(how.out, {.threads = 1});
  EXPECT_EQ(made.train->size(), 15u);
  EXPECT_EQ(made.validation->size(), 4u);
  EXPECT_EQ(made.train->labels(), from.train->labels());
}

TEST_F(WriteCopies, RewritesWhatAKilledJobLeftUnfinished) {
  WriteCopiesOptions how = options();
  how.threads = 1;
  write_copies(splits(), decide, how);
  const auto expected = contents_of(how.out);
  // As if killed after a part of the first block: the record says that nothing is done.
  fs::rename(out(), out("out.unfinished"));
  auto record = *records::read_augmented_file(out("out.unfinished"));
  record.done = record.files = record.bytes = 0;
  records::write_augmented_file(out("out.unfinished"), record);
  fs::remove(out("out.unfinished") / "train/cat/a.1.Invert-Rotate.jpg");
  std::ofstream(out("out.unfinished") / "train/cat/a.0.Invert-Rotate.jpg") << "half a file";
  how.resume = true;
  write_copies(splits(), decide, how);
  EXPECT_EQ(contents_of(how.out), expected);
}

TEST_F(WriteCopies, RefusesFoldersWithSomethingElse) {
  fs::create_directories(out("full"));
  std::ofstream(out("full") / "thesis.txt") << "years of work";
  WriteCopiesOptions how = options("full");
  for (const bool resume : {false, true}) {
    how.resume = resume;
    expect_error(how, "full: a new or empty folder expected, found other files in it");
  }
  std::ofstream(out("file")) << "text";
  expect_error(options("file"), "file: a folder expected, found a file");
  fs::create_directories(out("left.unfinished/mine"));
  expect_error(options("left"), "left.unfinished: is in the way");
  EXPECT_EQ(contents_of(out("full")).size(), 1u);
  // An empty folder may be there, also one that a job left which was killed at once.
  fs::create_directories(out("new"));
  fs::create_directories(out("new.unfinished"));
  EXPECT_EQ(error_of(options("new")), "");
}

TEST_F(WriteCopies, GoesOnOnlyWithTheSameSettings) {
  WriteCopiesOptions how = options();
  write_copies(splits(), decide, how);
  expect_error(how, "out: has augmented images of folder:photos already");
  how.resume = true;
  EXPECT_EQ(error_of(how), "");
  WriteCopiesOptions other = how;
  other.versions.copies = 3;
  expect_error(other, "augmented.json: copies: 3 expected, found 2; --resume goes on only with the same");
  other = how;
  other.seed = 1;
  expect_error(other, "seed: 1 expected, found 0");
  other = how;
  other.policy_text = "another";
  expect_error(other, "policy: checksum");
  write_image("train", "dog/d.png", 6);
  expect_error(how, "images: 6 train, 4 validation, checksum");
}

TEST_F(WriteCopies, SaysThatAnUnfinishedOneIsThere) {
  WriteCopiesOptions how = options();
  how.progress = [](size_t, size_t) { throw StopNow(); };
  EXPECT_THROW(write_copies(splits(), decide, how), StopNow);
  expect_error(options(), "out.unfinished: unfinished, 0 of 9 done; --resume goes on, or remove it");
}

// A PNG that is damaged in the middle, which opening a data set does not notice.
void damage(const fs::path& png) {
  auto bytes = read_file(png, 1 << 20);
  bytes[bytes.size() / 2] ^= 0x55;
  write_file(png, bytes);
}

TEST_F(WriteCopies, ListsImagesThatCannotBeReadAndGoesOnWithoutThem) {
  WriteCopiesOptions how = options();
  write_copies(splits(), decide, how);
  const auto expected = contents_of(out());
  const auto whole = read_file(photos() / "train/cat/a.png", 1 << 20);
  for (const bool shards : {false, true}) {
    how = options(shards ? "shards" : "folders");
    how.shards = shards;
    how.per_shard = 4;
    damage(photos() / "train/cat/a.png");
    expect_error(how,
                 ".unfinished: incomplete, 1 image could not be read; --resume goes on once they are repaired");
    expect_error(how, "unfinished, ");
    how.resume = true;
    expect_error(how, "train/cat/a.png");
    EXPECT_FALSE(fs::exists(how.out));
    WriteCopiesOptions without = options(shards ? "shards-without" : "folders-without");
    without.shards = shards;
    without.per_shard = 4;
    without.skip_bad = true;
    const WrittenCopies written = write_copies(splits(), decide, without);
    EXPECT_EQ(written.files, 12u);
    ASSERT_EQ(written.bad.size(), 1u);
    EXPECT_EQ(written.bad[0].path, "train/cat/a.png");
    // Repaired, all is as if nothing had been wrong.
    write_file(photos() / "train/cat/a.png", whole);
    EXPECT_EQ(write_copies(splits(), decide, how).files, 14u);
    if (!shards) { EXPECT_EQ(contents_of(how.out), expected); }
  }
}

TEST_F(WriteCopies, LabelsThatNoFolderCanHaveNeedShards) {
  std::ofstream(photos() / "table.csv") << "train/cat/a.jpg,cats/small,train\ntrain/dog/c.jpg,dog,train\n";
  const data::Splits table = data::open_image_table(photos() / "table.csv", {.threads = 1});
  WriteCopiesOptions how = options();
  try {
    write_copies(table, decide, how);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("'cats/small': a name that a folder can have"), std::string::npos);
  }
  EXPECT_FALSE(fs::exists(out("out.unfinished")));
  how.shards = true;
  EXPECT_EQ(write_copies(table, decide, how).files, 4u);
}

}  // namespace
}  // namespace la3::copies
