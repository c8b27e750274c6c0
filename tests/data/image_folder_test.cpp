#include "la3/data/image_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <map>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/data/photo_defaults.h"
#include "la3/data/spec.h"
#include "tests/source_folder.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

void put_png(const fs::path& path, uint8_t red = 1) {
  fs::create_directories(path.parent_path());
  write_file(path, codec::encode_png(plain_image(6, 5, red, 2, 3).view()));
}

void put_jpeg(const fs::path& path) {
  fs::create_directories(path.parent_path());
  write_file(path, codec::encode_jpeg(plain_image(40, 30, 200, 100, 50).view(), 90));
}

std::vector<std::string> ids(const Dataset& dataset) {
  std::vector<std::string> all;
  for (size_t i = 0; i < dataset.size(); ++i) { all.push_back(dataset.id(i)); }
  return all;
}

using Names = std::vector<std::string>;

// Two labels with two images each, below `folder`.
void put_two_labels(const fs::path& folder) {
  for (const char* name : {"cat/a.png", "cat/b.png", "dog/c.png", "dog/d.png"}) { put_png(folder / name); }
}

std::string error_of(const fs::path& folder, bool skip_bad = false) {
  OpenOptions options;
  options.skip_bad = skip_bad;
  return error_from([&] { open_image_folder(folder, options); });
}

// The bad files by path, of a folder that opens without them.
std::map<std::string, std::string> bad_files_of(const fs::path& folder, Splits* splits = nullptr) {
  std::map<std::string, std::string> bad;
  OpenOptions options;
  options.skip_bad = true;
  options.on_bad = [&](const BadFile& file) { bad[file.path] = file.problem; };
  const Splits opened = open_image_folder(folder, options);
  if (splits != nullptr) { *splits = opened; }
  return bad;
}

TEST(ImageFolder, ListsOneFolderPerLabelInByteOrder) {
  const TemporaryFolder folder;
  for (const char* name :
       {"dog/b.png", "dog/a.png", "Zebra/x.png", "cat/z.png", "cat/Z.png", "\xc3\xa9t\xc3\xa9/q.png"}) {
    put_png(folder / name);
  }
  const Splits splits = open_image_folder(folder.path());
  EXPECT_EQ(splits.train->labels(), (Names{"Zebra", "cat", "dog", "\xc3\xa9t\xc3\xa9"}));
  EXPECT_EQ(ids(*splits.train),
            (Names{"Zebra/x.png", "cat/Z.png", "cat/z.png", "dog/a.png", "dog/b.png", "\xc3\xa9t\xc3\xa9/q.png"}));
  EXPECT_EQ(splits.train->label(0), 0);
  EXPECT_EQ(splits.train->label(4), 2);
  EXPECT_EQ(splits.validation, nullptr);
  EXPECT_EQ(splits.test, nullptr);
}

TEST(ImageFolder, ListsTrainValidationAndTest) {
  for (const char* validation : {"val", "validation"}) {
    const TemporaryFolder folder;
    put_two_labels(folder / "train");
    put_two_labels(folder / validation);
    put_two_labels(folder / "test");
    put_png(folder / "notes/other.png");  // not ours
    write_text(folder / "README.md", "about");
    const Splits splits = open_image_folder(folder.path());
    EXPECT_EQ(ids(*splits.train),
              (Names{"train/cat/a.png", "train/cat/b.png", "train/dog/c.png", "train/dog/d.png"}));
    EXPECT_EQ(splits.validation->id(3), std::string(validation) + "/dog/d.png");
    EXPECT_EQ(splits.test->id(0), "test/cat/a.png");
    EXPECT_EQ(splits.test->labels(), splits.train->labels());
  }
}

TEST(ImageFolder, TakesTrainForALabelWhereItHoldsImages) {
  const TemporaryFolder folder;
  for (const char* name : {"bus/a.png", "train/b.png"}) { put_png(folder / name); }
  EXPECT_EQ(open_image_folder(folder.path()).train->labels(), (Names{"bus", "train"}));
}

TEST(ImageFolder, ReadsFilesByContentNotName) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  put_jpeg(folder / "cat/actually-a-jpeg.png");
  put_png(folder / "dog/no-extension", 77);
  const Splits splits = open_image_folder(folder.path());
  EXPECT_EQ(splits.train->get(1).width(), 40);
  EXPECT_EQ(splits.train->get(5).data()[0], 77);
  EXPECT_EQ(splits.train->in_memory(0).pixels, nullptr);
}

TEST(ImageFolder, DecodesARegion) {
  const TemporaryFolder folder;
  put_jpeg(folder / "cat/a.jpg");
  put_png(folder / "dog/b.png");
  const Splits splits = open_image_folder(folder.path());
  const auto half = [](int width, int height) {
    return image::RegionRequest{{0, 0, width / 2, height / 2}, width / 4, height / 4};
  };
  EXPECT_EQ(splits.train->get_region(0, half).image.width(), 10);
  EXPECT_EQ(splits.train->get_region(1, half).x1, 3);
}

TEST(ImageFolder, FollowsFoldersBelowALabelAsTorchvisionDoes) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  // sorted(os.walk(...)): by the folder's whole path ("cat/a-b" before "cat/a/b", but after
  // "cat/a"), then by name.
  for (const char* name : {"cat/a/b/1.png", "cat/a-b/2.png", "cat/a/3.png", "cat/zz.png"}) {
    put_png(folder / name);
  }
  put_png(folder / ".elsewhere/linked.png");
  fs::create_directory_symlink(folder / ".elsewhere", folder / "cat/link");
  fs::create_symlink(folder / ".elsewhere/linked.png", folder / "dog/file-link.png");
  EXPECT_EQ(ids(*open_image_folder(folder.path()).train),
            (Names{"cat/a.png", "cat/b.png", "cat/zz.png", "cat/a/3.png", "cat/a-b/2.png", "cat/a/b/1.png",
                   "cat/link/linked.png", "dog/c.png", "dog/d.png", "dog/file-link.png"}));
}

TEST(ImageFolder, NamesItsTransforms) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  OpenOptions options;
  options.size_px = 96;
  const auto train = open_image_folder(folder.path(), options).train;
  EXPECT_TRUE(train->standard_transforms().is_photos);
  EXPECT_EQ(train->standard_transforms().crop, StandardTransforms::Crop::kResized);
  EXPECT_EQ(train->standard_transforms().size_px, 96);
  EXPECT_TRUE(train->standard_transforms().flip);
  EXPECT_EQ(train->standard_transforms().mean[1], 0.456);
  options.size_px = 0;
  EXPECT_THROW(open_image_folder(folder.path(), options), std::invalid_argument);
}

TEST(ImageFolder, HoldsOutFiftyPerLabelWhereItIsLikeImageNet) {
  const TemporaryFolder folder;
  put_png(folder / ".one.png");
  for (int label = 0; label < 100; ++label) {
    const fs::path path = folder / ("n" + std::to_string(label));
    fs::create_directory(path);
    for (int i = 0; i < 500; ++i) {
      fs::create_hard_link(folder / ".one.png", path / (std::to_string(i) + ".png"));
    }
  }
  EXPECT_EQ(std::get<PerLabel>(open_image_folder(folder.path()).train->customary_validation()).images, 50u);
  fs::remove(folder / "n42/7.png");
  EXPECT_TRUE(std::holds_alternative<Fraction>(open_image_folder(folder.path()).train->customary_validation()));
}

// A tenth; of few images ten a label, but at most a quarter.
TEST(ImageFolder, HoldsOutEnoughOfFewImages) {
  const TemporaryFolder folder;
  put_png(folder / ".one.png");
  int made = 0;
  const auto share_of = [&](int per_label) {
    for (const char* label : {"cat", "dog"}) {
      fs::create_directories(folder / label);
      for (int i = made; i < per_label; ++i) {
        fs::create_hard_link(folder / ".one.png", folder / label / (std::to_string(i) + ".png"));
      }
    }
    made = per_label;
    return std::get<Fraction>(open_image_folder(folder.path()).train->customary_validation()).share;
  };
  EXPECT_EQ(share_of(20), 0.25);
  EXPECT_EQ(share_of(50), 0.2);
  EXPECT_EQ(share_of(200), 0.1);
}

TEST(ImageFolder, PassesOverWhatSystemsLeaveBehind) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  for (const char* name : {"cat/.DS_Store", "cat/._a.png", "dog/Thumbs.db", "dog/desktop.ini", ".git/config",
                           "__MACOSX/cat/._a.png", ".ipynb_checkpoints/x", "cat/@eaDir/a.png@thumb.jpg"}) {
    write_text(folder / name, "not an image");
  }
  EXPECT_EQ(open_image_folder(folder.path()).train->size(), 4u);
}

TEST(ImageFolder, StopsWithAListOfBadFiles) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  put_jpeg(folder / "cat/cut.jpg");
  fs::resize_file(folder / "cat/cut.jpg", fs::file_size(folder / "cat/cut.jpg") / 2);
  put_png(folder / "cat/cut.png");
  fs::resize_file(folder / "cat/cut.png", fs::file_size(folder / "cat/cut.png") - 15);
  write_text(folder / "cat/empty.jpg", "");
  write_text(folder / "dog/text.jpg", "hello");
  write_text(folder / "dog/head.jpg", "\xff\xd8\xff");
  ASSERT_EQ(mkfifo((folder / "dog/pipe.jpg").c_str(), 0600), 0);
  fs::create_symlink("nowhere.png", folder / "dog/dangling.png");
  fs::create_symlink("itself.png", folder / "dog/itself.png");
  write_text(folder / "notes.txt", "where a label is expected");
  fs::create_symlink("loop", folder / "loop");

  expect_parts(error_of(folder.path()),
               {folder.path().string() + ": 10 bad files", "--skip-bad", "2 files: a folder with the images",
                "(loop, notes.txt)", "2 files: truncated JPEG", "(cat/cut.jpg, dog/head.jpg)", "; and 3 others"});

  Splits splits;
  const auto bad = bad_files_of(folder.path(), &splits);
  ASSERT_EQ(bad.size(), 10u);
  for (const auto& [path, problem] : bad) {
    EXPECT_EQ(problem.rfind((folder / path).string() + ": ", 0), 0u) << problem;
  }
  expect_parts(bad.at("cat/cut.jpg"), {"truncated JPEG"});
  expect_parts(bad.at("cat/cut.png"), {"truncated PNG"});
  expect_parts(bad.at("cat/empty.jpg"), {"an empty file"});
  expect_parts(bad.at("dog/text.jpg"), {"found text"});
  expect_parts(bad.at("dog/head.jpg"), {"truncated JPEG"});
  expect_parts(bad.at("dog/pipe.jpg"), {"a plain file expected"});
  expect_parts(bad.at("dog/dangling.png"), {"No such file"});
  expect_parts(bad.at("dog/itself.png"), {"symbolic links"});
  expect_parts(bad.at("notes.txt"), {"a folder with the images of one label expected, found a file"});
  expect_parts(bad.at("loop"), {"found a file"});
  EXPECT_EQ(ids(*splits.train), (Names{"cat/a.png", "cat/b.png", "dog/c.png", "dog/d.png"}));
}

TEST(ImageFolder, KnowsOtherNamesOfParts) {
  for (const auto& [train, val, test] :
       {std::array{"train", "valid", "testing"}, {"Training", "DEV", "Test"}, {"train", "eval", "TESTING"}}) {
    SCOPED_TRACE(train);
    const TemporaryFolder folder;
    for (const char* part : {train, val, test}) { put_two_labels(folder / part); }
    const Splits splits = open_image_folder(folder.path());
    EXPECT_EQ(splits.train->id(0), std::string(train) + "/cat/a.png");
    ASSERT_TRUE(splits.validation && splits.test);
    EXPECT_EQ(splits.validation->id(0), std::string(val) + "/cat/a.png");
    EXPECT_EQ(splits.test->id(0), std::string(test) + "/cat/a.png");
    put_two_labels(folder / "validation");
    expect_parts(error_of(folder.path()), {"one of '", "' and 'validation' expected, found both"});
  }
}

TEST(ImageFolder, NotesWhatItLeavesOut) {
  const TemporaryFolder folder;
  for (const char* part : {"train", "extra"}) { put_two_labels(folder / part); }
  put_png(folder / "test/images/1.png");  // a competition's
  put_png(folder / "masks/1.png");
  std::vector<std::string> notes;
  OpenOptions options;
  options.on_note = [&](const std::string& note) { notes.push_back(note); };
  const Splits splits = open_image_folder(folder.path(), options);
  EXPECT_FALSE(splits.test);
  ASSERT_EQ(notes.size(), 2u);
  expect_parts(notes[0], {(folder / "extra").string() + ": left out", "its name is none of train, "});
  expect_parts(notes[1], {(folder / "test").string() + ": left out, since there are no folders of labels"});
  put_png(folder / "dog/1.png");
  notes.clear();
  open_image_folder(folder.path(), options);
  ASSERT_EQ(notes.size(), 3u);
  expect_parts(notes[0], {(folder / "dog").string() + ": left out; the images of this label are those in train"});
}

TEST(ImageFolder, GroupsBadFilesByKind) {
  std::vector<BadFile> bad;
  for (int i = 0; i < 5; ++i) {
    const std::string path = "cat/" + std::to_string(i) + ".jpg";
    bad.push_back(
        {path, "photos/" + path + ": truncated JPEG: found the end after " + std::to_string(i) + " bytes"});
    bad.push_back({path, "photos/" + path + ": text"});
  }
  bad.push_back({"x", "photos/x: a file that starts with bytes 00 ab"});
  bad.push_back({"y", "photos/y: a file that starts with bytes fe dc"});
  bad.push_back({"z", "photos/z: a folder expected, found a link to 'a: b'"});
  const std::vector<BadKind> kinds = kinds_of(bad);
  ASSERT_EQ(kinds.size(), 4u);
  EXPECT_EQ(kinds[0].count, 5u);
  EXPECT_EQ(kinds[0].problem, "truncated JPEG: found the end after 0 bytes");
  EXPECT_EQ(kinds[0].examples(), "cat/0.jpg, cat/1.jpg, cat/2.jpg, ...");
  EXPECT_EQ(kinds[1].problem, "text");
  EXPECT_EQ(kinds[2].examples(), "x, y");
  EXPECT_EQ(kinds[3].files[0].problem, bad.back().problem);
}

TEST(ImageFolder, FindsLinksThatGoRound) {
  const TemporaryFolder folder;
  put_two_labels(folder / "train");
  fs::create_directory_symlink("..", folder / "train/cat/up");
  fs::create_directory_symlink("../..", folder / "train/cat/further-up");
  fs::create_directory_symlink(".", folder / "train/dog/here");
  fs::create_directories(folder / "train/dog/deep/deeper");
  put_png(folder / "train/dog/deep/deeper/e.png");
  fs::create_directory_symlink("../..", folder / "train/dog/deep/deeper/back");
  expect_parts(error_of(folder.path()), {"4 bad files", "4 files: a folder of its own expected, found a link to",
                                         "(train/cat/further-up, train/cat/up, "});
  Splits splits;
  const auto bad = bad_files_of(folder.path(), &splits);
  EXPECT_TRUE(bad.contains("train/dog/here"));
  EXPECT_TRUE(bad.contains("train/dog/deep/deeper/back"));
  EXPECT_EQ(splits.train->size(), 5u);
}

TEST(ImageFolder, ListsAFolderOnceHoweverManyLinksLeadToIt) {
  // Each level holds two links to the next: 2^30 ways down.
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  for (int level = 0; level < 30; ++level) {
    const fs::path here = folder / (".level" + std::to_string(level));
    fs::create_directory(here);
    for (const char* way : {"left", "right"}) {
      fs::create_directory_symlink(folder / (".level" + std::to_string(level + 1)), here / way);
    }
  }
  put_png(folder / ".level30/bottom.png");
  fs::create_directory_symlink(folder / ".level0", folder / "cat/maze");
  Splits splits;
  EXPECT_EQ(bad_files_of(folder.path(), &splits).size(), 30u);
  EXPECT_EQ(splits.train->size(), 5u);
}

TEST(ImageFolder, NamesEmptyLabels) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  fs::create_directory(folder / "bird");
  fs::create_directory(folder / "fish");
  expect_parts(error_of(folder.path()),
               {"an image or more of each label expected", (folder / "bird").string(), (folder / "fish").string()});
  EXPECT_EQ(error_of(folder.path()).find("cat"), std::string::npos);
  EXPECT_EQ(error_of(folder.path(), true), error_of(folder.path()));
}

TEST(ImageFolder, NamesLabelsThatHaveBadFilesOnly) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  write_text(folder / "bird/x.jpg", "hello");
  expect_parts(error_of(folder.path()), {"1 bad file ", "bird/x.jpg: "});
  expect_parts(error_of(folder.path(), true), {"none found but bad ones in", (folder / "bird").string()});
}

TEST(ImageFolder, NeedsTwoLabels) {
  const TemporaryFolder folder;
  expect_parts(error_of(folder.path()), {folder.path().string() + ": two folders or more expected", "found none"});
  put_png(folder / "cat/a.png");
  expect_parts(error_of(folder.path()), {"two folders or more expected, one per label, found only 'cat'"});
  put_png(folder / "train/cat/a.png");
  expect_parts(error_of(folder.path()), {(folder / "train").string() + ": two folders", "only 'cat'"});
}

TEST(ImageFolder, NeedsTheSameLabelsInEveryPart) {
  const TemporaryFolder folder;
  put_two_labels(folder / "train");
  put_two_labels(folder / "val");
  put_png(folder / "val/bird/x.png");
  expect_parts(error_of(folder.path()),
               {(folder / "val").string() + ": the same labels as in 'train'", "not in 'train': 'bird'"});
  fs::remove_all(folder / "val/cat");
  expect_parts(error_of(folder.path()), {"missing: 'cat'; not in 'train': 'bird'"});
  fs::remove_all(folder / "val");
  put_png(folder / "test/cat/x.png");
  expect_parts(error_of(folder.path()), {(folder / "test").string() + ": the same labels", "missing: 'dog'"});
}

TEST(ImageFolder, DoesNotTakeSplitsForLabels) {
  const TemporaryFolder folder;
  put_two_labels(folder / "Test");
  put_two_labels(folder / "Val");
  expect_parts(error_of(folder.path()), {folder.path().string() + ": folders 'train'", "found 'Test', 'Val'"});
  const TemporaryFolder both;
  for (const char* part : {"train", "val", "validation"}) { put_two_labels(both / part); }
  expect_parts(error_of(both.path()), {"one of 'val' and 'validation' expected, found both"});
  const TemporaryFolder beside;  // "test" is no label
  put_two_labels(beside.path());
  put_two_labels(beside / "test");
  expect_parts(error_of(beside.path()),
               {(beside / "test").string() + ": a folder 'train' beside it expected, with the other folders of "});
  const TemporaryFolder empty;
  fs::create_directories(empty / "train");
  put_two_labels(empty / "val");
  expect_parts(error_of(empty.path()),
               {(empty / "train").string() + ": two folders or more expected", "found none"});
}

TEST(ImageFolder, NeedsAFolder) {
  const TemporaryFolder folder;
  expect_parts(error_of(folder / "none"), {"none: a folder of images expected, found nothing"});
  write_text(folder / "file", "x");
  expect_parts(error_of(folder / "file"), {"file: a folder of images expected, found a file"});
}

TEST(ImageFolder, RefusesNamesThatAreNotUtf8) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  put_png(folder / "caf\xe9/a.png");
  expect_parts(error_of(folder.path()), {"label names in UTF-8 expected", "'caf\\xe9'"});
}

// Root may read everything: another user for as long as this lives.
class AsNobody {
 public:
  AsNobody() : changed_(::geteuid() == 0 && ::seteuid(65534) == 0) {}
  ~AsNobody() {
    if (changed_ && ::seteuid(0) != 0) { std::abort(); }
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;

 private:
  bool changed_;
};

TEST(ImageFolder, NamesFilesAndFoldersItMayNotRead) {
  const AsNobody nobody;
  if (::geteuid() == 0) { GTEST_SKIP() << "root may read everything"; }
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  put_png(folder / "cat/sub/e.png");
  fs::permissions(folder / "cat/a.png", fs::perms::none);
  fs::permissions(folder / "cat/sub", fs::perms::none);
  Splits splits;
  const auto bad = bad_files_of(folder.path(), &splits);
  expect_parts(bad.at("cat/a.png"), {"cat/a.png: cannot open: Permission denied"});
  expect_parts(bad.at("cat/sub"), {"cat/sub: cannot read the folder: Permission denied"});
  EXPECT_EQ(splits.train->size(), 3u);
  fs::permissions(folder / "dog", fs::perms::none);
  expect_parts(error_of(folder.path()), {"cannot read the folder: Permission denied (cat/sub, dog)"});
  expect_parts(error_of(folder.path(), true), {(folder / "dog").string()});
  for (const char* name : {"cat/sub", "dog"}) { fs::permissions(folder / name, fs::perms::owner_all); }
}

TEST(ImageFolder, NamesAFileThatVanishesOrBreaksLater) {
  const TemporaryFolder folder;
  put_two_labels(folder.path());
  const Splits splits = open_image_folder(folder.path());
  fs::remove(folder / "cat/b.png");
  expect_parts(error_from([&] { splits.train->get(1); }),
               {(folder / "cat/b.png").string() + ": cannot open: No such file"});
  const auto whole = [](int width, int height) {
    return image::RegionRequest{{0, 0, width, height}, width, height};
  };
  expect_parts(error_from([&] { splits.train->get_region(1, whole); }),
               {(folder / "cat/b.png").string() + ": cannot open"});
  write_text(folder / "dog/c.png", "overwritten");
  expect_parts(error_from([&] { splits.train->get(2); }), {(folder / "dog/c.png").string() + ": ", "found text"});
  EXPECT_EQ(splits.train->get(0).width(), 6);
}

TEST(ImageFolder, TellsTheOddFilesFromTheBadOnes) {
  const fs::path fixtures = fixtures_folder() / "codec";
  const TemporaryFolder folder;
  put_png(folder / "even/a.png");
  fs::create_directories(folder / "odd");
  size_t odd = 0;
  for (const auto& entry : fs::directory_iterator(fixtures)) {  // CMYK, progressive, turned, palettes, alpha, ...
    if (entry.path().extension() != ".jpg" && entry.path().extension() != ".png") { continue; }
    fs::copy(entry.path(), folder / "odd");
    ++odd;
  }
  EXPECT_GT(odd, 50u);
  fs::copy(fixtures / "rgb-8.png", folder / "odd/png-inside.jpg");
  fs::copy(fixtures / "rgb-420.jpg", folder / "odd/jpeg-inside.png");
  write_file(folder / "odd/wide.jpg", codec::encode_jpeg(plain_image(3000, 2, 1, 2, 3).view(), 90));
  odd += 3;
  write_text(folder / "odd/empty.jpg", "");
  write_text(folder / "odd/text.jpg", "This is not an image.");
  fs::copy(fixtures / "rgb-420.jpg", folder / "odd/truncated.jpg");
  fs::resize_file(folder / "odd/truncated.jpg", fs::file_size(fixtures / "rgb-420.jpg") * 2 / 3);
  Splits splits;
  const auto bad = bad_files_of(folder.path(), &splits);
  Names names;
  for (const auto& [path, problem] : bad) { names.push_back(path); }
  EXPECT_EQ(names, (Names{"odd/empty.jpg", "odd/text.jpg", "odd/truncated.jpg"}));
  EXPECT_EQ(splits.train->size(), odd + 1);
  for (size_t i = 0; i < splits.train->size(); ++i) { EXPECT_EQ(splits.train->get(i).channels(), 3); }
}

TEST(ImageFolder, IsTheSameForAnyNumberOfThreads) {
  const TemporaryFolder folder;
  put_png(folder / "a.png");
  for (const char* part : {"train", "val"}) {
    for (int label = 0; label < 10; ++label) {
      const fs::path place = folder / part / ("label " + std::to_string(label));
      fs::create_directories(place);
      for (int i = 0; i < 25; ++i) { fs::copy(folder / "a.png", place / (std::to_string(i) + ".png")); }
    }
  }
  Names found;
  for (const int threads : {1, 3}) {
    OpenOptions options;
    options.threads = threads;
    const Splits splits = open_image_folder(folder.path(), options);
    EXPECT_EQ(splits.train->labels().size(), 10u);
    Names names = ids(*splits.train);
    for (const std::string& id : ids(*splits.validation)) { names.push_back(id); }
    EXPECT_EQ(names.size(), 500u);
    if (threads == 1) { found = names; }
    EXPECT_EQ(names, found);
  }
}

// ---- check_image: what is told without decoding ----

TEST(CheckImage, GivesTheSizeAsStored) {
  const TemporaryFolder folder;
  put_jpeg(folder / "a");
  const codec::ImageHeader header = codec::check_image(folder / "a");
  EXPECT_EQ(header.format, codec::ImageFormat::kJpeg);
  EXPECT_EQ(header.width, 40);
  EXPECT_EQ(header.height, 30);
  put_png(folder / "b");
  EXPECT_EQ(codec::check_image(folder / "b").format, codec::ImageFormat::kPng);
  EXPECT_EQ(codec::check_image(folder / "b").height, 5);
}

TEST(CheckImage, AgreesWithDecodingOnEveryFixture) {
  for (const auto& entry : fs::directory_iterator(fixtures_folder() / "codec")) {
    if (entry.path().extension() == ".jpg" || entry.path().extension() == ".png") {
      EXPECT_NO_THROW(codec::check_image(entry.path())) << entry.path();
    }
  }
}

TEST(CheckImage, FindsFilesCutAnywhere) {
  const TemporaryFolder folder;
  Image noise(90, 70, 3);
  for (size_t i = 0; i < noise.bytes(); ++i) { noise.data()[i] = static_cast<uint8_t>(i * i / 7); }
  for (const auto& bytes :
       {codec::encode_jpeg(std::as_const(noise).view(), 90), codec::encode_png(std::as_const(noise).view())}) {
    for (size_t length = 0; length < bytes.size(); length += 1 + bytes.size() / 150) {
      write_file(folder / "cut", std::span(bytes).first(length));
      const std::string decoded = error_from([&] { codec::read_image(folder / "cut"); });
      EXPECT_EQ(error_from([&] { codec::check_image(folder / "cut"); }), decoded)
          << length << " of " << bytes.size();
    }
  }
}

TEST(CheckImage, ReadsLongHeaders) {
  // Three segments of 65,533 bytes each before the image: longer than what is read at first.
  const TemporaryFolder folder;
  const std::vector<uint8_t> jpeg = codec::encode_jpeg(plain_image(40, 30, 1, 2, 3).view(), 90);
  const std::string segment = "\xff\xed\xff\xff" + std::string(65533, 'x');
  const std::string bytes = "\xff\xd8" + segment + segment + segment + std::string(jpeg.begin() + 2, jpeg.end());
  write_text(folder / "long.jpg", bytes);
  EXPECT_EQ(codec::check_image(folder / "long.jpg").width, 40);
  write_text(folder / "long.jpg", bytes.substr(0, 100000));
  expect_parts(error_from([&] { codec::check_image(folder / "long.jpg"); }),
               {"long.jpg: truncated JPEG", "100000 bytes"});
}

TEST(CheckImage, RefusesHugeFilesAndFolders) {
  const TemporaryFolder folder;
  write_text(folder / "huge.jpg", "\xff\xd8\xff");
  fs::resize_file(folder / "huge.jpg", uintmax_t{1} << 33);
  expect_parts(error_from([&] { codec::check_image(folder / "huge.jpg"); }),
               {"huge.jpg: 8589934592 bytes, at most"});
  expect_parts(error_from([&] { codec::check_image(folder.path()); }), {"a plain file expected"});
  expect_parts(error_from([&] { codec::check_image(folder / "none"); }), {"none: cannot open: No such file"});
}

TEST(PhotoSide, SuitsHalfOfTheFiles) {
  const auto side_of = [](const std::vector<std::pair<int, int>>& sizes) {
    const TemporaryFolder folder;
    for (size_t i = 0; i < sizes.size(); ++i) {
      const fs::path path = folder.path() / (i % 2 == 0 ? "cat" : "dog") / (std::to_string(i) + ".png");
      fs::create_directories(path.parent_path());
      write_file(path, codec::encode_png(plain_image(sizes[i].first, sizes[i].second, 1, 2, 3).view()));
    }
    return photo_side_px(*open_image_folder(folder.path(), {}).train);
  };
  EXPECT_EQ(side_of({{28, 28}, {28, 28}}), 32);
  EXPECT_EQ(side_of({{44, 400}, {400, 44}}), 32) << "the shorter side";
  EXPECT_EQ(side_of({{45, 45}, {45, 45}}), 64);
  EXPECT_EQ(side_of({{90, 95}, {179, 200}}), 128);
  EXPECT_EQ(side_of({{180, 180}, {180, 180}}), 224);
  EXPECT_EQ(side_of({{30, 30}, {31, 31}, {32, 32}, {500, 500}, {500, 400}}), 32);
  EXPECT_EQ(side_of({{30, 30}, {31, 31}, {400, 320}, {500, 500}, {500, 400}}), 224);
}

TEST(PhotoSide, OfImagesThatAreNoFilesIsTheUsual) {
  EXPECT_EQ(photo_side_px(*open_dataset("shapes?train=1&validation=1&test=1").train), 224);
}

}  // namespace
}  // namespace la3::data
