// MD5, extraction of good and hostile archives, and fetching from a local archive. Downloads are
// tested against a server, in tests/cli/data_get_test.sh.
#include "la3/fetch/fetch.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <functional>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/fetch/archive.h"
#include "la3/fetch/download.h"
#include "la3/fetch/md5.h"
#include "la3/fetch/url.h"

namespace la3::fetch {
namespace {

namespace fs = std::filesystem;

std::span<const uint8_t> bytes_of(const std::string& text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

std::string md5_of(const std::string& text) {
  Md5 md5;
  md5.update(bytes_of(text));
  return md5.finish();
}

TEST(Md5, GivesTheTestSuiteOfRfc1321) {
  EXPECT_EQ(md5_of(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(md5_of("a"), "0cc175b9c0f1b6a831c399e269772661");
  EXPECT_EQ(md5_of("abc"), "900150983cd24fb0d6963f7d28e17f72");
  EXPECT_EQ(md5_of("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
  EXPECT_EQ(md5_of("abcdefghijklmnopqrstuvwxyz"), "c3fcd3d76192e4007dfb496cca67e13b");
  EXPECT_EQ(md5_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"),
            "d174ab98d277d9f5a5611c2c9f419d9f");
  EXPECT_EQ(md5_of("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
            "57edf4a22be3c955ac49da2e2107b67a");
  EXPECT_EQ(md5_of(std::string(1000000, 'a')), "7707d6ae4e027c70eea2a935c2296f21");
}

TEST(Md5, DoesNotDependOnHowTheBytesAreCut) {
  std::string text;
  for (int i = 0; i < 300; ++i) {
    text += static_cast<char>(i);
    for (const size_t step : {1, 7, 55, 56, 63, 64, 65, 128}) {
      Md5 md5;
      for (size_t at = 0; at < text.size(); at += step) { md5.update(bytes_of(text.substr(at, step))); }
      ASSERT_EQ(md5.finish(), md5_of(text)) << text.size() << " bytes in steps of " << step;
    }
  }
}

TEST(Url, IsToldFromAPath) {
  EXPECT_TRUE(is_url("https://example.org/a.tar.gz"));
  EXPECT_TRUE(is_url("FTP://example.org"));
  EXPECT_FALSE(is_url("data/a.tar.gz"));
  EXPECT_FALSE(is_url("://a"));
  EXPECT_FALSE(is_url("a b://c"));
  EXPECT_EQ(url_scheme("HTTPS://example.org"), "https");
}

TEST(Url, IsShownWithoutPassword) {
  EXPECT_EQ(url_without_password("https://me:secret@example.org/a@b?c"), "https://example.org/a@b?c");
  EXPECT_EQ(url_without_password("https://me:p@ss@example.org"), "https://example.org");
  EXPECT_EQ(url_without_password("https://example.org/a@b"), "https://example.org/a@b");
  EXPECT_EQ(url_without_password("a@b/c"), "a@b/c");
}

// ---- archives, made by hand so that they can lie ----

struct Entry {
  std::string name;
  std::string content;
  char type = '0';                // '0' file, '1' hard link, '2' symbolic link, '3' device, '5' folder, '6' pipe,
                                  // 'S' sparse
  std::string link = {};          // what a link points at
  uint64_t claimed = UINT64_MAX;  // size in the header, if it is to be another; for 'S' that of the whole file
};

void put_octal(std::string& header, size_t at, size_t digits, uint64_t value) {
  for (size_t i = digits; i-- > 0; value >>= 3) { header[at + i] = static_cast<char>('0' + (value & 7)); }
}

// POSIX ustar; GNU's format for sparse files.
std::string tar_entry(const Entry& entry) {
  std::string header(512, '\0');
  const bool sparse = entry.type == 'S';
  header.replace(0, entry.name.size(), entry.name);
  put_octal(header, 100, 7,
            entry.type == '5' ? 0755 : 06777);  // set-user-ID, to see that it is ignored
  put_octal(header, 108, 7, 0);
  put_octal(header, 116, 7, 0);
  put_octal(header, 124, 11, entry.claimed != UINT64_MAX && !sparse ? entry.claimed : entry.content.size());
  put_octal(header, 136, 11, 1700000000);
  header[156] = entry.type;
  header.replace(157, entry.link.size(), entry.link);
  if (sparse) {
    header.replace(257, 8, "ustar  ", 8);
    put_octal(header, 386, 11, 0);
    put_octal(header, 398, 11, entry.content.size());
    put_octal(header, 483, 11, entry.claimed);
  } else {
    header.replace(257, 8, "ustar\00000", 8);
  }
  header.replace(148, 8, "        ");
  unsigned sum = 0;
  for (const char c : header) { sum += static_cast<unsigned char>(c); }
  put_octal(header, 148, 6, sum);
  header[154] = '\0';
  std::string padded = entry.content;
  padded.resize((padded.size() + 511) / 512 * 512);
  return header + padded;
}

std::string tar(const std::vector<Entry>& entries) {
  std::string text;
  for (const Entry& entry : entries) { text += tar_entry(entry); }
  return text + std::string(1024, '\0');
}

std::string little_endian(uint32_t value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) { text += static_cast<char>(value >> (8 * i)); }
  return text;
}

// gzip (RFC 1952) of stored blocks, which need no compressor.
std::string gzip(const std::string& content) {
  std::string text("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
  for (size_t at = 0; at < content.size(); at += 65535) {
    const std::string block = content.substr(at, 65535);
    const auto size = static_cast<uint32_t>(block.size());
    text += static_cast<char>(at + 65535 >= content.size());
    text += little_endian(size, 2) + little_endian(~size, 2) + block;
  }
  uint32_t crc = 0xffffffff;
  for (const char c : content) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) { crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0); }
  }
  return text + little_endian(~crc, 4) + little_endian(static_cast<uint32_t>(content.size()), 4);
}

class FetchTest : public testing::Test {
 protected:
  FetchTest() : folder_(fs::temp_directory_path() / ("la3-fetch-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~FetchTest() override { fs::remove_all(folder_); }

  void SetUp() override {
    try {
      require_archive_support();
    } catch (const Error& error) { GTEST_SKIP() << error.what(); }
  }

  static std::string message_of(const std::function<void()>& call) {
    try {
      call();
    } catch (const Error& error) { return error.what(); }
    return "no error";
  }

  ExtractOptions options_for(const std::string& archive) {
    std::ofstream(folder_ / "archive", std::ios::binary) << archive;  // write_file() would flush it to disk
    ExtractOptions options;
    options.archive = folder_ / "archive";
    options.folder = folder_ / "in" / "out";
    fs::create_directories(folder_ / "in");
    return options;
  }

  std::string text_of(const fs::path& path) {
    const auto bytes = read_file(path, 1 << 20);
    return {bytes.begin(), bytes.end()};
  }

  // The archive is refused with a message that holds both words, and nothing is left, inside or
  // outside.
  void expect_refused(const std::string& archive, const std::string& word, const std::string& other = "") {
    const ExtractOptions options = options_for(archive);
    const std::string message = message_of([&] { extract_archive(options); });
    EXPECT_NE(message.find(word), std::string::npos) << message;
    EXPECT_NE(message.find(other), std::string::npos) << message;
    EXPECT_TRUE(fs::is_empty(folder_ / "in")) << message;
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 2) << message;
  }

  fs::path folder_;
};

class Extract : public FetchTest {};

TEST_F(Extract, GivesFilesAndFolders) {
  const std::string big(200000, 'x');
  const auto options =
      options_for(gzip(tar({{"set/", "", '5'}, {"set/a", "one"}, {"./set//deep/./b", big}, {"c", ""}})));
  const Extracted done = extract_archive(options);
  EXPECT_EQ(done.files, 3u);
  EXPECT_EQ(done.bytes, big.size() + 3);
  EXPECT_EQ(text_of(options.folder / "set" / "a"), "one");
  EXPECT_EQ(text_of(options.folder / "set" / "deep" / "b"), big);
  EXPECT_EQ(fs::file_size(options.folder / "c"), 0u);
}

TEST_F(Extract, ReadsAnUncompressedArchiveToo) {
  const auto options = options_for(tar({{"a", "one"}}));
  EXPECT_EQ(extract_archive(options).files, 1u);
}

TEST_F(Extract, IgnoresPermissionsInTheArchive) {
  const auto options = options_for(tar({{"a", "one"}}));
  extract_archive(options);
  const auto all = fs::status(options.folder / "a").permissions();
  EXPECT_EQ(all & (fs::perms::set_uid | fs::perms::set_gid | fs::perms::owner_exec), fs::perms::none);
}

TEST_F(Extract, TellsHowFarItIs) {
  auto options = options_for(gzip(tar({{"a", std::string(1000000, 'x')}})));
  uint64_t last = 0, size = 0;
  options.progress = [&](uint64_t done, uint64_t total) {
    EXPECT_GE(done, last);
    last = done;
    size = total;
  };
  extract_archive(options);
  EXPECT_EQ(size, fs::file_size(options.archive));
  EXPECT_GT(last, size / 2);
  EXPECT_LE(last, size);
}

TEST_F(Extract, StopsWhenProgressThrowsAndLeavesNothing) {
  auto options = options_for(tar({{"a", "one"}}));
  options.progress = [](uint64_t, uint64_t) { throw std::runtime_error("enough"); };
  EXPECT_THROW(extract_archive(options), std::runtime_error);
  EXPECT_FALSE(fs::exists(options.folder));
}

TEST_F(Extract, RefusesAFolderThatIsThere) {
  const auto options = options_for(tar({{"a", "one"}}));
  fs::create_directories(options.folder / "mine");
  EXPECT_NE(message_of([&] { extract_archive(options); }).find("File exists"), std::string::npos);
  EXPECT_TRUE(fs::exists(options.folder / "mine"));
}

TEST_F(Extract, RefusesPathsOutOfTheFolder) {
  expect_refused(tar({{"good", "x"}, {"../x", "bad"}}), "'../x' refused", "found '..'");
  expect_refused(tar({{"a/../../x", "bad"}}), "'a/../../x' refused", "found '..'");
  expect_refused(tar({{"a/..", "", '5'}}), "'a/..' refused", "found '..'");
  const std::string absolute = (folder_ / "x").string();
  expect_refused(tar({{absolute, "bad"}}), absolute, "found an absolute one");
  expect_refused(tar({{"//x", "bad"}}), "'//x' refused", "found an absolute one");
}

TEST_F(Extract, RefusesLinksBeforeAnythingGoesThroughThem) {
  expect_refused(tar({{"door", "", '2', ".."}, {"door/x", "bad"}}), "'door' refused", "symbolic link");
  expect_refused(tar({{"good", "x"}, {"door", "", '2', "good"}}), "'door' refused", "symbolic link");
  expect_refused(tar({{"door", "", '1', "/etc/passwd"}}), "'door' refused", "hard link");
  expect_refused(tar({{"good", "x"}, {"door", "", '1', "good"}}), "'door' refused", "hard link");
}

TEST_F(Extract, RefusesDevicesAndPipes) {
  expect_refused(tar({{"dev", "", '3'}}), "'dev' refused", "device");
  expect_refused(tar({{"dev", "", '4'}}), "'dev' refused", "device");
  expect_refused(tar({{"pipe", "", '6'}}), "'pipe' refused", "pipe");
}

TEST_F(Extract, RefusesAnEntryThatComesTwice) {
  expect_refused(tar({{"a", "one"}, {"./a", "two"}}), "'./a' refused", "another entry");
  expect_refused(tar({{"a", "one"}, {"a/b", "two"}}), "a/b", "Not a directory");
  expect_refused(tar({{"a/b", "one"}, {"a", "two"}}), "'a' refused", "another entry");
}

TEST_F(Extract, RefusesMoreThanTheLimits) {
  auto options = options_for(tar({{"a", "12345"}, {"b", "12345"}}));
  options.max_bytes = 9;
  EXPECT_NE(message_of([&] { extract_archive(options); }).find("'b' refused: at most 9 bytes"), std::string::npos);
  EXPECT_FALSE(fs::exists(options.folder));
  options.max_bytes = 10;
  options.max_entries = 1;
  EXPECT_NE(message_of([&] { extract_archive(options); }).find("at most 1 entries"), std::string::npos);
  options.max_entries = 2;
  EXPECT_EQ(extract_archive(options).files, 2u);
}

TEST_F(Extract, RefusesHugeClaimsBeforeWriting) {
  expect_refused(tar({{"huge", "x", '0', {}, (uint64_t{8} << 30) - 1}}), "'huge' refused", "bytes expected in all");
  expect_refused(tar({{"sparse", "x", 'S', {}, (uint64_t{8} << 30) - 1}}), "'sparse' refused",
                 "bytes expected in all");
}

TEST_F(Extract, FillsTheHolesOfASparseFile) {
  const auto options = options_for(tar({{"sparse", "x", 'S', {}, 1000}}));
  EXPECT_EQ(extract_archive(options).bytes, 1000u);
  EXPECT_EQ(text_of(options.folder / "sparse"), "x" + std::string(999, '\0'));
}

TEST_F(Extract, RefusesWhatIsNoWholeArchive) {
  const std::string whole = gzip(tar({{"a", std::string(200000, 'x')}, {"b", "two"}}));
  for (const size_t size : {size_t{5}, size_t{20}, size_t{600}, whole.size() / 2, whole.size() - 3000}) {
    SCOPED_TRACE(size);
    expect_refused(whole.substr(0, size), "archive expected");
  }
  expect_refused("", "archive");
  expect_refused("<html>404 not found</html>", "archive expected");
  expect_refused(gzip("no tar inside"), "archive expected");
  expect_refused(tar({}), "archive");
  expect_refused(tar({{"a", std::string(5000, 'x')}}).substr(0, 2000), "archive expected");
  std::string broken = tar({{"a", "one"}, {"b", "two"}});
  broken[1024 + 3] = 'x';  // the second header's checksum no longer fits
  expect_refused(broken, "archive expected");
}

TEST_F(Extract, DoesNotLetAMessageCarryControlCharacters) {
  expect_refused(tar({{"../\033[2Jx", "bad"}}), "'../\\x1b[2Jx' refused");
}

TEST_F(Extract, NamesAnArchiveThatIsMissing) {
  ExtractOptions options;
  options.archive = folder_ / "none";
  options.folder = folder_ / "out";
  EXPECT_NE(message_of([&] { extract_archive(options); }).find("none: cannot open: No such file"),
            std::string::npos);
}

TEST_F(Extract, SurvivesAnyDamageToAnArchive) {
  const std::string whole = tar({{"set/", "", '5'}, {"set/a", "one"}, {"s", "x", 'S', {}, 1000}, {"b", "two"}});
  uint32_t random = 1;
  for (int round = 0; round < 200; ++round) {
    std::string broken = whole;
    for (int flips = 0; flips < 4; ++flips) {
      random = random * 1664525 + 1013904223;
      broken[(random >> 8) % broken.size()] ^= static_cast<char>(1 << (random & 7));
    }
    auto options = options_for(round % 2 == 0 ? broken : gzip(broken));
    options.max_bytes = 1 << 20;
    try {
      extract_archive(options);
    } catch (const Error&) {}
    fs::remove_all(options.folder);
    ASSERT_TRUE(fs::is_empty(folder_ / "in"));
  }
}

// ---- whole data sets from a local archive ----

class Fetch : public FetchTest {
 protected:
  std::string small_cifar10() {
    std::vector<Entry> entries = {{"cifar-10-batches-bin/", "", '5'}};
    for (const KnownFile& file : known_sets()[0].files) {
      entries.push_back({"cifar-10-batches-bin/" + std::string(file.name), std::string(file.name)});
    }
    return gzip(tar(entries));
  }

  FetchOptions options_with(const std::string& archive) {
    write_file(folder_ / "archive", archive);
    FetchOptions options;
    options.name = "cifar10";
    options.folder = folder_ / "data";
    options.from = (folder_ / "archive").string();
    options.checksum = md5_of(archive);
    return options;
  }
};

TEST_F(Fetch, PutsTheSetIntoAFolderOfItsOwn) {
  const auto options = options_with(small_cifar10());
  const FetchResult result = fetch(options);
  EXPECT_FALSE(result.already_there);
  EXPECT_EQ(result.files, 7u);
  EXPECT_EQ(result.transferred, 0u);
  EXPECT_EQ(result.folder, options.folder / "cifar-10-batches-bin");
  EXPECT_EQ(text_of(result.folder / "test_batch.bin"), "test_batch.bin");
  EXPECT_TRUE(fs::exists(folder_ / "archive"));
  EXPECT_EQ(std::distance(fs::directory_iterator(options.folder), fs::directory_iterator()), 1);
  EXPECT_TRUE(fetch(options).already_there);
}

TEST_F(Fetch, RecognisesTheSetsOwnFolder) {
  auto options = options_with(small_cifar10());
  options.folder = fetch(options).folder;
  EXPECT_TRUE(fetch(options).already_there);
  EXPECT_EQ(fetch(options).folder, options.folder);
}

TEST_F(Fetch, WantsTheRightChecksum) {
  auto options = options_with(small_cifar10());
  const std::string found = options.checksum;
  options.checksum.clear();
  const std::string message = message_of([&] { fetch(options); });
  EXPECT_NE(message.find("c32a1d4ab5d03f1284b67883e8d87530 expected, found " + found), std::string::npos)
      << message;
  options.checksum = "none";
  EXPECT_EQ(fetch(options).files, 7u);
}

TEST_F(Fetch, WantsTheOfficialSizesWithTheOfficialChecksum) {
  auto options = options_with(small_cifar10());
  fetch(options);
  options.checksum.clear();
  const std::string message = message_of([&] { fetch(options); });
  EXPECT_NE(message.find("'data_batch_1.bin' has 16 bytes, not 30730000"), std::string::npos) << message;
}

TEST_F(Fetch, RefusesAFolderThatHoldsSomethingElse) {
  const auto options = options_with(small_cifar10());
  fs::create_directories(options.folder / "cifar-10-batches-bin");
  write_file(options.folder / "cifar-10-batches-bin" / "mine", std::string("x"));
  const std::string message = message_of([&] { fetch(options); });
  EXPECT_NE(message.find("no file 'data_batch_1.bin'"), std::string::npos) << message;
  EXPECT_EQ(text_of(options.folder / "cifar-10-batches-bin" / "mine"), "x");
  fs::remove(options.folder / "cifar-10-batches-bin" / "mine");
  EXPECT_EQ(fetch(options).files, 7u);  // an empty folder does no harm
}

TEST_F(Fetch, RefusesAnArchiveOfSomethingElse) {
  const auto options = options_with(gzip(tar({{"cats/1.png", "x"}})));
  const std::string message = message_of([&] { fetch(options); });
  EXPECT_NE(message.find("files of cifar10 expected in the folder 'cifar-10-batches-bin'"), std::string::npos)
      << message;
  EXPECT_TRUE(fs::is_empty(options.folder));
}

TEST_F(Fetch, SweepsUpAfterAKilledExtraction) {
  const auto options = options_with(small_cifar10());
  fs::create_directories(options.folder / ".cifar-10-batches-bin.extracting" / "cifar-10-batches-bin");
  write_file(options.folder / ".cifar-10-batches-bin.extracting" / "cifar-10-batches-bin" / "half",
             std::string("x"));
  EXPECT_EQ(fetch(options).files, 7u);
  EXPECT_EQ(std::distance(fs::directory_iterator(options.folder), fs::directory_iterator()), 1);
}

TEST_F(Fetch, LetsOneCallAtATimeIntoAFolder) {
  auto options = options_with(small_cifar10());
  std::string message;
  options.progress = [&](const FetchProgress&) {
    if (message.empty()) {
      message = message_of([&] { fetch(options_with(small_cifar10())); });
    }
  };
  EXPECT_EQ(fetch(options).files, 7u);
  EXPECT_NE(message.find("another la3"), std::string::npos) << message;
}

TEST_F(Fetch, NamesAFileThatIsMissingOrNone) {
  auto options = options_with("");
  options.from = (folder_ / "none").string();
  EXPECT_NE(message_of([&] { fetch(options); }).find("none: cannot open"), std::string::npos);
  options.from = folder_.string();
  EXPECT_NE(message_of([&] { fetch(options); }).find("no file"), std::string::npos);
}

TEST_F(Fetch, RefusesWrongOptions) {
  const FetchOptions good = options_with("");
  auto wrong = good;
  wrong.name = "cifar11";
  EXPECT_THROW(fetch(wrong), std::invalid_argument);
  wrong = good;
  wrong.folder.clear();
  EXPECT_THROW(fetch(wrong), std::invalid_argument);
  wrong = good;
  wrong.from = "file:///etc/passwd";
  EXPECT_THROW(fetch(wrong), std::invalid_argument);
  wrong = good;
  wrong.checksum = "abc";
  EXPECT_THROW(fetch(wrong), std::invalid_argument);
  wrong = good;
  wrong.retries = -1;
  EXPECT_THROW(fetch(wrong), std::invalid_argument);
}

}  // namespace
}  // namespace la3::fetch
