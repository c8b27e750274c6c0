#include "la3/data/spec.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

std::string spec_error(const std::string& spec) {
  return error_from([&] { open_dataset(spec); });
}

void put_images(const fs::path& folder) {
  for (const char* label : {"cat", "dog"}) {
    fs::create_directories(folder / label);
    write_file(folder / label / "a.png", codec::encode_png(plain_image(4, 4, 1, 2, 3).view()));
  }
}

TEST(Spec, OpensTheEmbeddedDataSet) {
  const Splits splits = open_dataset("shapes");
  EXPECT_EQ(splits.train->labels().size(), 10u);
  EXPECT_NE(splits.validation, nullptr);
  expect_parts(spec_error("shapes:x"), {"'shapes:x'", "'shapes' without a colon expected"});
}

TEST(Spec, OpensAFolder) {
  const TemporaryFolder folder;
  put_images(folder.path());
  OpenOptions options;
  options.size_px = 64;
  const Splits splits = open_dataset("folder:" + folder.path().string(), options);
  EXPECT_EQ(splits.train->size(), 2u);
  EXPECT_EQ(splits.train->standard_transforms().size_px, 64);
}

TEST(Spec, PassesOnWhatToDoWithBadFiles) {
  const TemporaryFolder folder;
  put_images(folder.path());
  write_text(folder / "cat/b.png", "text");
  const std::string spec = "folder:" + folder.path().string();
  expect_parts(spec_error(spec), {"1 bad file ", "cat/b.png: "});
  OpenOptions options;
  options.skip_bad = true;
  std::vector<std::string> bad;
  options.on_bad = [&](const BadFile& file) { bad.push_back(file.path); };
  EXPECT_EQ(open_dataset(spec, options).train->size(), 2u);
  EXPECT_EQ(bad, std::vector<std::string>{"cat/b.png"});
}

TEST(Spec, MayHaveColonsInTheFolder) {
  const TemporaryFolder folder;
  put_images(folder / "a:b");
  EXPECT_EQ(open_dataset("folder:" + (folder / "a:b").string()).train->size(), 2u);
}

TEST(Spec, SuggestsTheKindThatWasMeant) {
  expect_parts(spec_error("cifar:data"), {"'cifar:data'", "unknown kind 'cifar'", "cifar10"});
  expect_parts(spec_error("flder:data"), {"did you mean 'folder'?"});
  expect_parts(spec_error(""),
               {"unknown kind ''", "one of shapes, cifar10, cifar100, folder, shards, csv expected"});
  expect_parts(spec_error("Shapes"), {"did you mean 'shapes'?"});
  const TemporaryFolder folder;
  expect_parts(spec_error(folder.path().string()), {"did you mean 'folder:" + folder.path().string() + "'?"});
}

TEST(Spec, NeedsAFolderThatExists) {
  for (const std::string kind : {"cifar10", "cifar100", "folder", "shards"}) {
    expect_parts(spec_error(kind), {"'" + kind + "'", "a folder expected, as in " + kind + ":DIR"});
    expect_parts(spec_error(kind + ":"), {"a folder expected, as in " + kind + ":DIR"});
    expect_parts(spec_error(kind + ":/no/such/folder"), {"/no/such/folder: ", "found nothing"});
  }
}

TEST(Spec, AnIndexInTheOptionsStandsAboveTheSpecs) {
  const TemporaryFolder folder;
  put_images(folder / "photos");
  const std::string spec = "folder:" + (folder / "photos").string() + "?index=" + (folder / "a.index").string();
  EXPECT_EQ(index_dataset(spec, {}).file, folder / "a.index");
  EXPECT_EQ(index_dataset(spec, {.index = folder / "b.index"}).file, folder / "b.index");
}

TEST(Spec, SettingsStandBehindAQuestionMark) {
  const TemporaryFolder folder;
  put_images(folder / "what?");
  const std::string spec = "folder:" + (folder / "what?").string();
  EXPECT_EQ(open_dataset(spec).train->size(), 2u);  // a name with a question mark is no setting
  const IndexSummary made = index_dataset(spec, {.index = folder / "an.index"});
  EXPECT_EQ(made.images, 2u);
  EXPECT_EQ(open_dataset(spec + "?index=" + made.file.string()).train->size(), 2u);
  expect_parts(spec_error(spec + "?index=" + (folder / "none").string()), {"none", "cannot open"});
  expect_parts(spec_error(spec + "?indx=x"), {"index=FILE expected behind the '?', found 'indx'"});
  expect_parts(spec_error(spec + "?mixed=3"), {"index=FILE expected behind the '?', found 'mixed'"});
  expect_parts(spec_error(spec + "?index="), {"a value expected for 'index', found none"});
  expect_parts(spec_error("shards:x?mixed=0"), {"mixed: a number from 1 to 1073741824 expected, found '0'"});
  expect_parts(spec_error("shards:x?mixed=1e3"), {"found '1e3'"});
  expect_parts(spec_error("shards:x?buffer=1"), {"index=FILE or mixed=N expected behind the '?', found 'buffer'"});
  expect_parts(spec_error("shards:?mixed=1"), {"a folder expected, as in shards:DIR"});
  for (const char* other : {"shapes", "cifar10:x", "fold"}) {
    expect_parts(error_from([&] { index_dataset(other, {}); }), {"folder:DIR or shards:DIR expected"});
  }
}

TEST(Spec, TakesASizeUnlessItHasOne) {
  EXPECT_EQ(with_size("folder:photos", 128), "folder:photos?size=128");
  EXPECT_EQ(with_size("folder:what?", 128), "folder:what??size=128");
  EXPECT_EQ(with_size("shards:a?mixed=3&index=b", 64), "shards:a?mixed=3&index=b&size=64");
  EXPECT_EQ(with_size("csv:a.csv", 64), "csv:a.csv?size=64");
  for (const char* fixed :
       {"folder:photos?size=96", "folder:photos?index=a&size=96", "shapes", "shapes?train=3", "cifar10:data"}) {
    EXPECT_EQ(with_size(fixed, 128), std::nullopt) << fixed;
  }
}

TEST(Spec, SaysWhichFolderItIsMadeOf) {
  EXPECT_EQ(folder_in("folder:photos"), "photos");
  EXPECT_EQ(folder_in("shards:some/photos?size=32&mixed=10"), "some/photos");
  for (const char* other :
       {"shapes", "shapes?train=4", "cifar10:data", "csv:photos/table.csv", "folder:", "photos"}) {
    EXPECT_EQ(folder_in(other), "") << other;
  }
}

TEST(Spec, KnowsWhatWouldBeTakenForImages) {
  const TemporaryFolder flat, split;
  for (const char* label : {"cat", "dog"}) {
    fs::create_directories(flat / label);
    fs::create_directories(split / "Train" / label);
    fs::create_directories(split / "val" / label);
  }
  const auto among = [](const TemporaryFolder& folder, const std::string& name) {
    return is_among_images("folder:" + folder.path().string() + "?size=32", folder / name);
  };
  for (const char* name : {"", "run", "cat/run", "a/b/c", "../x/../", "cat/../run"}) {
    EXPECT_EQ(among(flat, name), std::string(name) != "../x/../") << name;
  }
  EXPECT_FALSE(is_among_images("folder:" + flat.path().string(), flat.path().string() + "-runs"));
  EXPECT_FALSE(is_among_images("shapes", "run"));
  EXPECT_TRUE(is_among_images("folder:.", "none/such")) << "the working directory has no folder of this name";
  EXPECT_FALSE(is_among_images("folder:" + (flat / "nothing").string(), "run"));
  for (const char* name : {".run", "cat/.run/x"}) {
    EXPECT_FALSE(among(flat, name)) << name << ": nobody looks there";
  }
  for (const char* name : {"run", "run/val", "models/cat", ".train/x"}) {
    EXPECT_FALSE(among(split, name)) << name;
  }
  for (const char* name : {"Train/run", "val/cat/run", "run/../val", "", "test", "Dev/x"}) {
    EXPECT_TRUE(among(split, name)) << name;
  }
  const TemporaryFolder vehicles, links;  // where "train" is a label; where folders are elsewhere
  for (const char* label : {"train", "bus"}) { fs::create_directories(vehicles / label); }
  EXPECT_TRUE(among(vehicles, "run"));
  fs::create_directories(links / "big/train/cat");
  fs::create_directories(links / "data/val/cat");
  fs::create_directory_symlink("../big/train", links / "data/train");
  fs::create_directory_symlink("../../big/train/cat", links / "data/val/dog");
  const auto among_linked = [&](const char* name) {
    return is_among_images("folder:" + (links / "data").string(), links / name);
  };
  for (const char* name : {"big/train/cat/run", "data/train/run", "data/val/dog/run"}) {
    EXPECT_TRUE(among_linked(name)) << name;
  }
  for (const char* name : {"big", "run", "big/run"}) { EXPECT_FALSE(among_linked(name)) << name; }
}

TEST(Spec, ShapesHaveAsManyImagesAsAskedFor) {
  const Splits few = open_dataset("shapes?test=3&validation=2"), all = open_dataset("shapes");
  EXPECT_EQ(few.train->size(), all.train->size());
  EXPECT_EQ(few.validation->size(), 20u);
  EXPECT_EQ(few.test->size(), 30u);
  EXPECT_TRUE(few.test->get(29) == all.test->get(29));
  EXPECT_EQ(open_dataset("shapes?train=1").train->size(), 10u);
  expect_parts(spec_error("shapes?tests=3"),
               {"'shapes?tests=3': train=N, validation=N or test=N", "found 'tests'"});
  expect_parts(spec_error("shapes?test=0"), {"test: a number from 1 to 100000 expected, found '0'"});
  expect_parts(spec_error("shapes?test="), {"a value expected for 'test', found none"});
}

TEST(Spec, KnowsTheHomeFolder) {
  const TemporaryFolder folder;
  put_images(folder / "photos");
  const char* home = std::getenv("HOME");
  const std::string before = home != nullptr ? home : "";
  setenv("HOME", folder.path().c_str(), 1);
  EXPECT_EQ(open_dataset("folder:~/photos").train->size(), 2u);
  if (home != nullptr) {
    setenv("HOME", before.c_str(), 1);
  } else {
    unsetenv("HOME");
  }
}

}  // namespace
}  // namespace la3::data
