#include "la3/core/open_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/temporary_folder.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;

TEST(OpenFile, ReadsAnyPartAndNothingBeyondTheEnd) {
  const TemporaryFolder folder("la3-test");
  write_text(folder.path() / "a", "0123456789");
  const OpenFile file(folder.path() / "a");
  EXPECT_TRUE(file.is_regular());
  EXPECT_EQ(file.size(), 10u);
  EXPECT_EQ(file.read(2, 3), (std::vector<uint8_t>{'2', '3', '4'}));
  EXPECT_EQ(file.read(8, 100), (std::vector<uint8_t>{'8', '9'}));
  EXPECT_TRUE(file.read(10, 1).empty());
  EXPECT_TRUE(file.read(11, 1).empty());
  EXPECT_TRUE(file.read(3, 0).empty());
}

TEST(OpenFile, GivesWhatIsLeftOfAFileThatBecameShorter) {
  const TemporaryFolder folder("la3-test");
  write_text(folder.path() / "a", "0123456789");
  const OpenFile file(folder.path() / "a");
  fs::resize_file(folder.path() / "a", 4);
  EXPECT_EQ(file.size(), 10u) << "as it was opened";
  EXPECT_EQ(file.read(2, 5), (std::vector<uint8_t>{'2', '3'}));
  EXPECT_TRUE(file.read(5, 5).empty());
}

TEST(OpenFile, OfAPipeOrAFolderIsEmptyAndNotWaitedFor) {
  const TemporaryFolder folder("la3-test");
  ASSERT_EQ(::mkfifo((folder.path() / "pipe").c_str(), 0600), 0);
  for (const fs::path& path : {folder.path() / "pipe", folder.path()}) {
    const OpenFile file(path);
    EXPECT_FALSE(file.is_regular());
    EXPECT_EQ(file.size(), 0u);
    EXPECT_TRUE(file.read(0, 10).empty());
  }
  EXPECT_EQ(error_from([&] { OpenFile(folder.path() / "none"); }),
            (folder.path() / "none").string() + ": cannot open: No such file or directory");
}

}  // namespace
}  // namespace la3
