#include "la3/data/tar.h"

#include <gtest/gtest.h>

#include <map>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/random.h"
#include "tests/source_folder.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

std::string file_text(const std::string& name) {
  const std::vector<uint8_t> bytes = read_file(fixtures_folder() / "tars" / name, 1 << 24);
  return {bytes.begin(), bytes.end()};
}

codec::ReadBytes reader_of(const std::string& tar) {
  return [&tar](size_t offset, size_t count) {
    const std::string part = offset < tar.size() ? tar.substr(offset, count) : "";
    return std::vector<uint8_t>(part.begin(), part.end());
  };
}

// Names and contents.
std::map<std::string, std::string> files_in(const std::string& tar) {
  std::map<std::string, std::string> files;
  scan_tar(reader_of(tar), tar.size(), "t.tar", [&](const TarEntry& entry) {
    EXPECT_LE(entry.offset + entry.bytes, tar.size());
    files[entry.name] = tar.substr(entry.offset, entry.bytes);
  });
  return files;
}

std::string error_of(const std::string& tar) {
  return error_from([&] { files_in(tar); });
}

std::string entry(const std::string& name, const std::string& content) {
  return tar_header(name, content.size()) + content + std::string(tar_padding(content.size()), '\0');
}

const std::string kEnd(kTarEndBytes, '\0');

// With another value in a field and a checksum that fits.
std::string changed_header(std::string header, size_t offset, const std::string& value) {
  header.replace(offset, value.size(), value);
  header.replace(148, 8, "        ");
  unsigned sum = 0;
  for (size_t i = 0; i < 512; ++i) { sum += static_cast<uint8_t>(header[i]); }
  char text[16];
  std::snprintf(text, sizeof text, "%06o", sum);
  header.replace(148, 7, text, 7);
  return header;
}

// Made by tests/fixtures/make_tars.py.
TEST(Tar, ReadsEveryFormatWithItsLongNames) {
  std::string long_name;
  for (int i = 0; i < 5; ++i) { long_name += "a-folder-with-quite-a-long-name/"; }
  const std::map<std::string, std::string> expected = {{"0001.txt", "one"},
                                                       {"folder/0002.txt", std::string(600, 'x')},
                                                       {long_name + "0003.txt", "three"},
                                                       {"ümlaut.txt", ""},
                                                       {"last.cls", "7\n"}};
  for (const char* name : {"ustar.tar", "gnu.tar", "pax.tar"}) {
    EXPECT_EQ(files_in(file_text(name)), expected) << name;
  }
}

TEST(Tar, RefusesSparseFiles) {
  for (const char* name : {"sparse-gnu.tar", "sparse-pax.tar"}) {
    EXPECT_NE(error_of(file_text(name)).find("a sparse file"), std::string::npos) << name;
  }
}

TEST(Tar, ReadsWhatItWrites) {
  const std::string tar =
      entry("a.jpg", "image") + entry("a.cls", "12") + entry("b.jpg", std::string(1024, 'b')) + kEnd;
  const std::map<std::string, std::string> expected = {
      {"a.jpg", "image"}, {"a.cls", "12"}, {"b.jpg", std::string(1024, 'b')}};
  EXPECT_EQ(files_in(tar), expected);
  EXPECT_EQ(files_in(kEnd).size(), 0u);
}

TEST(Tar, SaysWhatIsWrongAndWhere) {
  const std::string one = entry("a.jpg", "image");
  expect_parts(error_of(""), {"t.tar: byte 0: not a whole tar file: the end mark is missing"});
  expect_parts(error_of(one), {"byte 1024", "the end mark is missing: cut off?"});
  expect_parts(error_of(one.substr(0, 515)), {"byte 0", "a file of 5 bytes is cut off"});
  expect_parts(error_of(one.substr(0, 600)), {"byte 0", "cut off behind a file of 5 bytes"});
  expect_parts(error_of(one + one.substr(0, 100)), {"byte 1024", "cut off within a header"});
  expect_parts(error_of(std::string(600, 'x')), {"byte 0"});
  std::string damaged = one + one + kEnd;
  damaged[1030] ^= 1;
  expect_parts(error_of(damaged), {"byte 1024", "a damaged header"});
  expect_parts(error_of(one + kEnd + one + kEnd), {"byte 2048", "more follows behind the end mark"});
  EXPECT_EQ(error_of(one + kEnd + std::string(9216, '\0')), "no error");
  for (const std::string& magic : {std::string("\x1f\x8b"), std::string("\x28\xb5\x2f\xfd"), std::string("BZh"),
                                   std::string("\xfd"
                                               "7zXZ")}) {
    expect_parts(error_of(magic + std::string(2000, 'x')), {"a plain tar file expected, found a compressed one"});
  }
  // Sizes no file can have: GNU's numbers, not octal, larger than the tar file.
  const std::string header = one.substr(0, 512);
  expect_parts(error_of(changed_header(header, 124, std::string("\xff", 1) + std::string(11, '\xff')) + kEnd),
               {"a size too large"});
  expect_parts(error_of(changed_header(header, 124, "0000000x000") + kEnd),
               {"a number expected in a header, found '0000000x000'"});
  expect_parts(error_of(changed_header(header, 124, "77777777777") + kEnd),
               {"a file of 8589934591 bytes is cut off"});
  EXPECT_EQ(files_in(changed_header(header, 124, std::string("\x80", 1) + std::string(10, '\0') + "\x05") +
                     one.substr(512) + kEnd)
                .at("a.jpg"),
            "image");
  // Extended headers.
  const auto pax = [&](const std::string& records) {
    return changed_header(tar_header("x", records.size()), 156, "x") + records +
           std::string(tar_padding(records.size()), '\0');
  };
  EXPECT_EQ(files_in(pax("16 path=b/c.jpg\n") + one + kEnd).at("b/c.jpg"), "image");
  EXPECT_EQ(files_in(pax("16 path=b/c.jpg\n") + one + one + kEnd).size(), 2u);  // for one file only
  for (const char* records : {"x", "5 a=b\n", "99 path=b\n", "9 path b\n", "0 a=\n", "7 path=", "10 size=x\n"}) {
    expect_parts(error_of(pax(records) + one + kEnd), {"a damaged extended header"});
  }
  expect_parts(error_of(changed_header(tar_header("x", 5), 156, "M") + std::string(512, 'x') + kEnd),
               {"several volumes"});
}

TEST(Tar, SpoiledFilesAreErrorsOrResultsButNeverMore) {
  random::Stream stream(3, 0, 0, random::Purpose::kSplit);
  for (const char* name : {"ustar.tar", "gnu.tar", "pax.tar", "sparse-pax.tar"}) {
    const std::string whole = file_text(name).substr(0, 12 * 512);
    for (size_t length = 0; length < whole.size(); length += 17) { error_of(whole.substr(0, length)); }
    for (int round = 0; round < 2000; ++round) {
      std::string spoiled = whole;
      for (uint32_t changes = 1 + stream.below(4); changes > 0; --changes) {
        // A header with a wrong checksum is seen at once: most changes go where none is, or get one
        // that fits.
        const size_t at = stream.below(static_cast<uint32_t>(spoiled.size())), block = at / 512 * 512;
        spoiled[at] = static_cast<char>(stream.below(256));
        if (stream.below(2) == 0) {
          spoiled.replace(block, 512, changed_header(spoiled.substr(block, 512), 0, ""));
        }
      }
      error_of(spoiled);
    }
  }
}

}  // namespace
}  // namespace la3::data
