#include "la3/core/folder.h"

#include <gtest/gtest.h>

#include "la3/core/file.h"

namespace la3 {
namespace {

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

}  // namespace
}  // namespace la3
