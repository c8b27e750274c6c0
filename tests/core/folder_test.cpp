#include "la3/core/folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder_lock.h"

namespace la3 {
namespace {

template <typename Call>
std::string message_of(const Call& call) {
  try {
    call();
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

TEST(TemporaryFolder, IsItsOwnAndIsRemovedWithAllItHolds) {
  std::filesystem::path path;
  {
    const TemporaryFolder folder("la3-test"), other("la3-test");
    path = folder.path();
    EXPECT_NE(path, other.path());
    EXPECT_EQ(before_temporary_mark(path.filename().string()), "la3-test");
    write_file(path / "file", std::string("text"));
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(TemporaryFolder, SaysIfThereIsNoPlaceForIt) {
  const char* set = std::getenv("TMPDIR");
  const std::string before = set != nullptr ? set : "";
  ::setenv("TMPDIR", "/nowhere", 1);
  const std::string message = message_of([] { TemporaryFolder("la3-test"); });
  set != nullptr ? ::setenv("TMPDIR", before.c_str(), 1) : ::unsetenv("TMPDIR");
  EXPECT_TRUE(message.starts_with("TMPDIR: a folder for temporary files expected: ")) << message;
}

TEST(IsWithin, FollowsLinksAndTakesWhatIsNotThereYet) {
  const TemporaryFolder folder("la3-test");
  const std::filesystem::path photos = folder / "photos", link = folder / "link";
  make_folder(photos / "cats");
  make_folder(folder / "photos-2");
  std::filesystem::create_directory_symlink(photos / "cats", link);
  for (const std::filesystem::path& inside : {photos, photos / "", photos / "cats", photos / "new" / "newer", link,
                                              link / "new", photos / "cats" / ".."}) {
    EXPECT_TRUE(is_within(inside, photos)) << inside;
  }
  for (const std::filesystem::path& outside :
       {folder.path(), folder / "photos-2", folder / "new", photos / "..", std::filesystem::path("/")}) {
    EXPECT_FALSE(is_within(outside, photos)) << outside;
  }
  EXPECT_TRUE(is_within(photos / "cats", link)) << "the folder may be named by a link";
  EXPECT_FALSE(is_within(folder / "new", folder / "none"));
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(photos);
  EXPECT_TRUE(is_within("new", "."));
  EXPECT_FALSE(is_within("../new", "."));
  std::filesystem::current_path(before);
}

TEST(MakeFolder, NamesWhatIsInTheWay) {
  const TemporaryFolder folder("la3-test");
  make_folder(folder.path() / "a" / "b");
  EXPECT_TRUE(std::filesystem::is_directory(folder.path() / "a" / "b"));
  make_folder(folder.path() / "a");
  make_folder("");
  std::ofstream(folder.path() / "file") << "x";
  ASSERT_EQ(::mkfifo((folder.path() / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(message_of([&] { make_folder(folder.path() / "file" / "b"); }),
            (folder.path() / "file").string() + ": a folder expected, found a file");
  EXPECT_EQ(message_of([&] { make_folder(folder.path() / "pipe"); }),
            (folder.path() / "pipe").string() + ": a folder expected, found something else");
  const std::filesystem::path long_name = folder.path() / std::string(300, 'n');
  EXPECT_EQ(message_of([&] { make_folder(long_name); }),
            long_name.string() + ": cannot make this folder: File name too long");
}

TEST(FolderLock, KeepsOthersOutUntilItGoes) {
  const TemporaryFolder folder("la3-test");
  {
    const FolderLock lock(folder.path(), "is in use");
    EXPECT_EQ(message_of([&] { FolderLock(folder.path(), "is in use"); }), folder.path().string() + ": is in use");
  }
  EXPECT_EQ(message_of([&] { FolderLock(folder.path(), "is in use"); }), "no error");
  EXPECT_EQ(message_of([&] { FolderLock(folder.path() / "none", "is in use"); }), "no error") << "nothing to lock";
}

}  // namespace
}  // namespace la3
