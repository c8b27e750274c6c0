#include "la3/core/file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "la3/core/error.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;

class FileTest : public testing::Test {
 protected:
  FileTest() : folder_(fs::temp_directory_path() / ("la3-file-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~FileTest() override { fs::remove_all(folder_); }

  size_t files_in_folder() const { return files_in(folder_); }
  static size_t files_in(const fs::path& folder) {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }

  static std::string message_of(const std::function<void()>& call) {
    try {
      call();
    } catch (const Error& error) { return error.what(); }
    return "no error";
  }

  fs::path folder_;
};

TEST_F(FileTest, GivesBackWhatWasWritten) {
  std::string text = "one\0two\n";
  write_file(folder_ / "a", text);
  const auto bytes = read_file(folder_ / "a", 100);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), text);
  write_file(folder_ / "a", std::string());
  EXPECT_TRUE(read_file(folder_ / "a", 100).empty());
  EXPECT_EQ(files_in_folder(), 1u);
}

TEST_F(FileTest, ReadsUpToTheLimitAndNoFurther) {
  write_file(folder_ / "a", std::string(10, 'x'));
  EXPECT_EQ(read_file(folder_ / "a", 10).size(), 10u);
  EXPECT_NE(message_of([&] { read_file(folder_ / "a", 9); }).find("10 bytes, at most 9 expected"),
            std::string::npos);
}

TEST_F(FileTest, RefusesAHugeFileWithoutReadingIt) {
  const fs::path path = folder_ / "huge";
  write_file(path, std::string("x"));
  fs::resize_file(path, uintmax_t{10} << 30);  // sparse: takes no room
  const std::string message = message_of([&] { read_file(path, 1 << 20); });
  EXPECT_NE(message.find("huge: 10737418240 bytes"), std::string::npos) << message;
}

TEST_F(FileTest, ReadsAPipeThatTheProcessWasGivenUpToTheLimit) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], std::string(1001, 'x').data(), 1001), 1001);
  ::close(ends[1]);
  const std::string message = message_of([&] { read_file("/dev/fd/" + std::to_string(ends[0]), 1000); });
  EXPECT_NE(message.find("more than 1000 bytes"), std::string::npos) << message;
  ::close(ends[0]);
}

TEST_F(FileTest, ReadsWhatTheProcessWasStartedWith) {
  const int before = ::dup(STDIN_FILENO);
  for (const std::string name : {"/dev/stdin", "/proc/self/fd/0", "/dev/fd/0"}) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "from a pipe", 11), 11);
    ::close(ends[1]);
    ::dup2(ends[0], STDIN_FILENO);
    ::close(ends[0]);
    const auto bytes = read_file(name, 100);
    EXPECT_EQ(std::string(bytes.begin(), bytes.end()), "from a pipe") << name;
  }
  if (before >= 0) {
    ::dup2(before, STDIN_FILENO);
    ::close(before);
  } else {
    ::close(STDIN_FILENO);
  }
}

TEST_F(FileTest, WritesIntoTheFolderItIsIn) {
  const fs::path before = fs::current_path();
  fs::create_directory(folder_ / "here");
  fs::current_path(folder_ / "here");
  write_file("a", std::string("x"));
  EXPECT_TRUE(fs::exists(folder_ / "here" / "a"));
  fs::remove_all(folder_ / "here");
  const std::string message = message_of([] { write_file("a", std::string("x")); });
  fs::current_path(before);
  EXPECT_EQ(message, "a: cannot create a file beside it: No such file or directory") << "it is gone";
}

TEST_F(FileTest, WaitsForNoPipeAndReadsNoDevice) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  fs::create_symlink("/dev/zero", folder_ / "zeros");
  EXPECT_NE(message_of([&] { read_file(folder_ / "pipe", 10); }).find("pipe: a plain file expected, found a pipe"),
            std::string::npos);
  EXPECT_NE(
      message_of([&] { read_file(folder_ / "zeros", 10); }).find("zeros: a plain file expected, found a device"),
      std::string::npos);
}

TEST_F(FileTest, NamesWhatCannotBeRead) {
  EXPECT_NE(message_of([&] { read_file(folder_ / "none", 10); }).find("none: cannot open: No such file"),
            std::string::npos);
  EXPECT_NE(message_of([&] { read_file(folder_, 10); }).find("found a folder"), std::string::npos);
}

TEST_F(FileTest, SaysThatReadingFailed) {
  // Nothing is mapped at address 0.
  EXPECT_EQ(message_of([&] { read_file("/proc/self/mem", 10); }),
            "/proc/self/mem: cannot read: Input/output error");
}

TEST_F(FileTest, AFailedWriteLeavesTheOldFileAndNothingElse) {
  write_file(folder_ / "a", std::string("old"));
  // A file size limit stands in for a full disk: write() fails half-way.
  struct rlimit before {};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const struct rlimit small { 1000, before.rlim_max };
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &small);
  const std::string message = message_of([&] { write_file(folder_ / "a", std::string(5000, 'x')); });
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_NE(message.find("a: cannot write: File too large"), std::string::npos) << message;
  EXPECT_EQ(read_file(folder_ / "a", 10).size(), 3u);
  EXPECT_EQ(files_in_folder(), 1u);
}

TEST_F(FileTest, AppendsAllOrNothing) {
  const fs::path path = folder_ / "lines";
  EXPECT_NE(message_of([&] { append_to_file(path, "x"); }).find("lines: cannot open: No such file"),
            std::string::npos);
  write_file(path, std::string("one\n"));
  append_to_file(path, "two\n");
  struct rlimit before {};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const struct rlimit small { 1000, before.rlim_max };
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &small);
  const std::string message = message_of([&] { append_to_file(path, std::string(5000, 'x')); });
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_NE(message.find("lines: cannot write: File too large"), std::string::npos) << message;
  const auto bytes = read_file(path, 10000);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), "one\ntwo\n");
}

// A child that is killed half-way through a file, and leaves what it has written.
void die_writing(const fs::path& path) {
  const pid_t child = ::fork();
  if (child == 0) {
    const struct rlimit small { 1000, 1000 };
    ::setrlimit(RLIMIT_FSIZE, &small);
    std::signal(SIGXFSZ, SIG_DFL);
    const struct rlimit no_core { 0, 0 };
    ::setrlimit(RLIMIT_CORE, &no_core);
    write_file(path, std::string(5000, 'x'));
    ::_exit(0);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
}

TEST_F(FileTest, TheNextProcessRemovesWhatAKilledOneLeft) {
  std::string pattern = (folder_ / "XXXXXX").string();  // one that this process has not written into yet
  const fs::path folder = ::mkdtemp(pattern.data());
  for (int i = 0; i < 3; ++i) {
    ASSERT_NO_FATAL_FAILURE(die_writing(folder / ("a" + std::to_string(i))));
    ASSERT_EQ(files_in(folder), 1u);  // each has removed what the one before left
  }
  EXPECT_EQ(leftover_of(fs::directory_iterator(folder)->path().filename().string()), "a2");
  write_file(folder / "b", std::string("x"));
  EXPECT_TRUE(fs::exists(folder / "b"));
  EXPECT_EQ(files_in(folder), 1u);
}

TEST_F(FileTest, LeftoversAreRemovedAndNothingElse) {
  const std::string digits = "0123456789abcdef";
  // A live process's, as a lock says; a folder; a link; and names that are only similar.
  const fs::path busy = folder_ / ("busy.la3-tmp-" + digits);
  std::ofstream(busy) << "half";
  const int lock = ::open(busy.c_str(), O_RDONLY);
  ASSERT_EQ(::flock(lock, LOCK_EX | LOCK_NB), 0);
  fs::create_directory(folder_ / ("folder.la3-tmp-" + digits));
  std::ofstream(folder_ / "mine") << "letter";
  fs::create_symlink("mine", folder_ / ("link.la3-tmp-" + digits));
  const std::vector<std::string> similar = {"a.la3-tmp-" + digits + "0",
                                            "a.la3-tmp-0123456789ABCDEF",
                                            ".la3-tmp-" + digits,
                                            "a.la3-tmp-",
                                            "a.tmp-12-0",
                                            "a.tmp-x"};
  for (const std::string& name : similar) { std::ofstream(folder_ / name) << "mine"; }
  const size_t kept = files_in_folder();
  std::ofstream(folder_ / ("a.la3-tmp-" + digits)) << "half";
  std::ofstream(folder_ / ("ä b.la3-tmp-" + digits)) << "half";
  remove_leftovers(folder_);
  EXPECT_EQ(files_in_folder(), kept);
  EXPECT_FALSE(fs::exists(folder_ / ("a.la3-tmp-" + digits)));
  EXPECT_TRUE(fs::exists(folder_ / "mine"));
  EXPECT_TRUE(fs::exists(busy));
  ::close(lock);
  remove_leftovers(folder_);
  EXPECT_EQ(files_in_folder(), kept - 1);
  remove_leftovers(folder_ / "none");
}

TEST_F(FileTest, TemporaryNamesTellWhatTheFileWouldHaveBecome) {
  EXPECT_EQ(leftover_of("config.toml.la3-tmp-0123456789abcdef"), "config.toml");
  EXPECT_EQ(leftover_of("config.toml.tmp-2-0"), "config.toml");
  EXPECT_EQ(leftover_of("a.tmp-1-2.tmp-30-40"), "a.tmp-1-2");
  for (const char* other : {"", "config.toml", "a.la3-tmp-", "a.la3-tmp-012345678", ".la3-tmp-0123456789abcdef",
                            "a.tmp-", "a.tmp-2", "a.tmp-2-", "a.tmp--2", "a.tmp-2-x", "a.tmp-x-2", ".tmp-2-0"}) {
    EXPECT_EQ(leftover_of(other), "") << other;
  }
}

TEST_F(FileTest, ManyCanWriteOneFileWhileOthersLookForLeftovers) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      for (int round = 0; round < 100; ++round) {
        if (i < 2) {
          remove_leftovers(folder_);
        } else {
          write_file(folder_ / "a", std::string(100, static_cast<char>('a' + i)));
        }
      }
    });
  }
  for (std::thread& thread : threads) { thread.join(); }
  EXPECT_EQ(read_file(folder_ / "a", 1000).size(), 100u);
  EXPECT_EQ(files_in_folder(), 1u);
}

TEST_F(FileTest, WritesPartsOneAfterAnother) {
  const std::vector<uint8_t> one = {1, 2, 3}, two = {4};
  const std::vector<std::span<const uint8_t>> parts = {one, {}, two, one};
  write_file(folder_ / "a", parts);
  EXPECT_EQ(read_file(folder_ / "a", 100), (std::vector<uint8_t>{1, 2, 3, 4, 1, 2, 3}));
  write_file(folder_ / "a", std::span<const std::span<const uint8_t>>());
  EXPECT_TRUE(read_file(folder_ / "a", 100).empty());
  EXPECT_EQ(files_in_folder(), 1u);
}

TEST_F(FileTest, MapsAFileAndKeepsItWhenItIsReplaced) {
  write_file(folder_ / "a", std::string("old"));
  const MappedFile copy = MappedFile(folder_ / "a");
  write_file(folder_ / "a", std::string("newer"));
  EXPECT_EQ(std::string(copy.bytes().begin(), copy.bytes().end()), "old");
  EXPECT_EQ(MappedFile(folder_ / "a").bytes().size(), 5u);
  write_file(folder_ / "a", std::string());
  EXPECT_TRUE(MappedFile(folder_ / "a").bytes().empty());
}

TEST_F(FileTest, MapsPlainFilesOnly) {
  const auto message = [&](const fs::path& path) { return message_of([&] { MappedFile{path}; }); };
  EXPECT_NE(message(folder_ / "none").find("none: cannot open: No such file"), std::string::npos);
  EXPECT_NE(message(folder_).find("a plain file expected, found a folder"), std::string::npos);
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_NE(message(folder_ / "pipe").find("pipe: a plain file expected, found a pipe"), std::string::npos);
}

TEST_F(FileTest, AFolderThatTheProcessWasGivenIsNoFile) {
  const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY);
  ASSERT_GE(folder, 0);
  EXPECT_NE(message_of([&] { read_file("/dev/fd/" + std::to_string(folder), 10); }).find("found a folder"),
            std::string::npos);
  ::close(folder);
}

// A signal in the middle of a read() that waits.
TEST_F(FileTest, ASignalDoesNotEndReading) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  struct sigaction quiet {
  }, before{};
  quiet.sa_handler = [](int) {};
  ::sigaction(SIGUSR1, &quiet, &before);  // without SA_RESTART
  const pthread_t reader = ::pthread_self();
  std::thread writer([&] {
    for (int i = 0; i < 10; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      ::pthread_kill(reader, SIGUSR1);
    }
    EXPECT_EQ(::write(ends[1], "late", 4), 4);
    ::close(ends[1]);
  });
  const auto bytes = read_file("/dev/fd/" + std::to_string(ends[0]), 100);
  writer.join();
  ::sigaction(SIGUSR1, &before, nullptr);
  ::close(ends[0]);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), "late");
}

TEST_F(FileTest, AFolderIsNotReplaced) {
  fs::create_directory(folder_ / "a");
  EXPECT_NE(message_of([&] {
              write_file(folder_ / "a", std::string("x"));
            }).find("a: cannot rename into place: Is a directory"),
            std::string::npos);
  EXPECT_EQ(files_in_folder(), 1u) << "nothing is left behind";
}

TEST_F(FileTest, NamesThatAreTooLongAreTriedOnce) {
  EXPECT_NE(message_of([&] {
              write_file(folder_ / std::string(250, 'n'), std::string("x"));
            }).find("cannot create a file beside it: File name too long"),
            std::string::npos);
}

TEST_F(FileTest, ANewFileReplacesNone) {
  const std::vector<uint8_t> bytes(5000, 7);
  write_new_file(folder_ / "a", bytes);
  EXPECT_EQ(read_file(folder_ / "a", 10000), bytes);
  EXPECT_NE(message_of([&] { write_new_file(folder_ / "a", {}); }).find("a: cannot create: File exists"),
            std::string::npos);
  EXPECT_EQ(read_file(folder_ / "a", 10000), bytes);
}

TEST_F(FileTest, SaysWhatCannotBeFlushedOrCut) {
  write_file(folder_ / "a", std::string("one\n"));
  append_to_file(folder_ / "a", "two\n", Flush::kFlush);
  flush_file(folder_ / "a");
  cut_file(folder_ / "a", 6);
  const auto bytes = read_file(folder_ / "a", 100);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), "one\ntw");
  // A device takes what is written, and cannot be flushed.
  EXPECT_EQ(message_of([&] { append_to_file("/dev/null", "x", Flush::kFlush); }),
            "/dev/null: cannot flush: Invalid argument");
  EXPECT_EQ(message_of([&] { flush_file("/dev/null"); }), "/dev/null: cannot flush: Invalid argument");
  EXPECT_NE(message_of([&] { flush_file(folder_ / "b"); }).find("b: cannot open: No such file"), std::string::npos);
  EXPECT_NE(message_of([&] { cut_file(folder_ / "b", 0); }).find("b: cannot write: No such file"),
            std::string::npos);
}

TEST_F(FileTest, AppendsToNoPipe) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_NE(message_of([&] { append_to_file(folder_ / "pipe", "x"); }).find("pipe: cannot open: No such device"),
            std::string::npos)
      << "nobody reads it";
  const int reader = ::open((folder_ / "pipe").c_str(), O_RDONLY | O_NONBLOCK);
  EXPECT_NE(message_of([&] { append_to_file(folder_ / "pipe", "x"); }).find("pipe: cannot write: Illegal seek"),
            std::string::npos);
  ::close(reader);
}

TEST_F(FileTest, NamesAFolderThatIsNotThere) {
  const fs::path folder = folder_ / "no", path = folder / "a";
  const std::string expected = path.string() + ": the folder " + folder.string() + " does not exist";
  EXPECT_EQ(message_of([&] { write_file(path, std::string("x")); }), expected);
  EXPECT_EQ(message_of([&] { write_new_file(path, {}); }), expected);
}

}  // namespace
}  // namespace la3
