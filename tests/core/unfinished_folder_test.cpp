#include "la3/core/unfinished_folder.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>

#include "la3/core/error.h"
#include "la3/core/file.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;

class UnfinishedFolderTest : public testing::Test {
 protected:
  UnfinishedFolderTest() : base_(fs::temp_directory_path() / ("la3-unfinished-" + std::to_string(::getpid()))) {
    fs::remove_all(base_);
    fs::create_directories(base_);
  }
  ~UnfinishedFolderTest() override { fs::remove_all(base_); }

  // In a process of its own, which then ends without a farewell.
  static void killed_after(const std::function<void()>& call) {
    const pid_t child = ::fork();
    if (child == 0) {
      call();
      ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
  }

  static std::string message_of(const std::function<void()>& call) {
    try {
      call();
    } catch (const Error& error) { return error.what(); }
    return "no error";
  }

  fs::path base_;
};

TEST_F(UnfinishedFolderTest, GetsItsNameWhenItIsFinished) {
  UnfinishedFolder folder(base_ / "new" / "out/");
  EXPECT_EQ(folder.path(), base_ / "new" / "out.unfinished");
  write_new_file(folder.path() / "a", {});
  EXPECT_FALSE(fs::exists(base_ / "new" / "out"));
  folder.finish();
  EXPECT_TRUE(fs::exists(base_ / "new" / "out" / "a"));
  EXPECT_EQ(std::distance(fs::directory_iterator(base_ / "new" / "out"), fs::directory_iterator()), 1);
  EXPECT_FALSE(fs::exists(folder.path()));
}

TEST_F(UnfinishedFolderTest, GoesWithTheObject) {
  { UnfinishedFolder folder(base_ / "out"); }
  EXPECT_TRUE(fs::is_empty(base_));
}

TEST_F(UnfinishedFolderTest, TakesThePlaceOfWhatAKilledProcessLeft) {
  killed_after([&] {
    const auto* folder = new UnfinishedFolder(base_ / "out");
    write_new_file(folder->path() / "old", {});
  });
  ASSERT_TRUE(fs::exists(base_ / "out.unfinished" / "old"));
  UnfinishedFolder folder(base_ / "out");
  EXPECT_FALSE(fs::exists(folder.path() / "old"));
}

TEST_F(UnfinishedFolderTest, LeavesAlone) {
  const UnfinishedFolder busy(base_ / "out");
  EXPECT_NE(message_of([&] { UnfinishedFolder(base_ / "out"); }).find("written by another process"),
            std::string::npos);
  fs::create_directories(base_ / "mine.unfinished");
  write_new_file(base_ / "mine.unfinished" / "letter", {});
  fs::create_directory_symlink(busy.path(), base_ / "link.unfinished");
  write_new_file(base_ / "file.unfinished", {});
  for (const char* name : {"mine", "link", "file"}) {
    EXPECT_NE(message_of([&] { UnfinishedFolder(base_ / name); }).find(".unfinished: is in the way"),
              std::string::npos);
  }
  EXPECT_TRUE(fs::exists(base_ / "mine.unfinished" / "letter"));
  EXPECT_TRUE(fs::exists(busy.path()));
}

TEST_F(UnfinishedFolderTest, ReplacesNoFolderThatHoldsAnything) {
  UnfinishedFolder folder(base_ / "out");
  fs::create_directories(base_ / "out" / "mine");
  EXPECT_NE(message_of([&] { folder.finish(); }).find("out: cannot rename into place: Directory not empty"),
            std::string::npos);
  EXPECT_TRUE(fs::exists(base_ / "out" / "mine"));
}

TEST_F(UnfinishedFolderTest, TakesAnEmptyFolder) {
  fs::create_directory(base_ / "out.unfinished");
  EXPECT_EQ(UnfinishedFolder(base_ / "out").path(), base_ / "out.unfinished");
}

// A folder whose name is as long as any may be has no room for files.
TEST_F(UnfinishedFolderTest, SaysWhyItCannotBeMarked) {
  constexpr size_t kLongest = 4095;
  fs::path deep = base_;
  while (deep.native().size() + 201 < kLongest - 100) { deep /= std::string(200, 'n'); }
  deep /= std::string(kLongest - 5 - deep.native().size() - 1 - std::string(".unfinished").size(), 'n');
  EXPECT_NE(message_of([&] {
              UnfinishedFolder folder(deep);
            }).find(".unfinished/.la3-unfinished: cannot create: File name too long"),
            std::string::npos);
}

TEST_F(UnfinishedFolderTest, SaysWhyItCannotBeMade) {
  write_new_file(base_ / "file", {});
  EXPECT_NE(
      message_of([&] { UnfinishedFolder(base_ / "file" / "out"); }).find("file: a folder expected, found a file"),
      std::string::npos);
}

}  // namespace
}  // namespace la3
