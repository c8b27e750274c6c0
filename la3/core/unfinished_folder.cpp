#include "la3/core/unfinished_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/folder.h"

namespace la3 {
namespace {

namespace fs = std::filesystem;

constexpr const char* kMark = ".la3-unfinished";

[[noreturn]] void fail(const fs::path& path, const std::string& what) {
  throw Error(path.string() + ": " + what);
}

// Removes `path` if a killed process left it there. Throws Error if it is something else.
void remove_leftover(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(path, error);
  if (!fs::exists(status) || (fs::is_directory(status) && fs::is_empty(path, error))) { return; }
  const int mark = fs::is_directory(status) ? ::open((path / kMark).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW) : -1;
  if (mark < 0) { fail(path, "is in the way, and nothing that la3 left there; move or remove it"); }
  const bool is_free = ::flock(mark, LOCK_EX | LOCK_NB) == 0;
  if (is_free) { fs::remove_all(path, error); }
  ::close(mark);
  if (!is_free) { fail(path, "is being written by another process"); }
  if (error) { fail(path, "cannot remove what an interrupted call left: " + error.message()); }
}

}  // namespace

UnfinishedFolder::UnfinishedFolder(const fs::path& name) : name_(name.has_filename() ? name : name.parent_path()) {
  path_ = name_;
  path_ += ".unfinished";
  remove_leftover(path_);
  make_folder(path_);
  lock_ = ::open((path_ / kMark).c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (lock_ < 0) { fail(path_ / kMark, std::string("cannot create: ") + std::strerror(errno)); }
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
    const std::string reason = std::strerror(errno);
    ::close(lock_);
    fail(path_ / kMark, "cannot lock: " + reason);
  }
}

UnfinishedFolder::~UnfinishedFolder() {
  if (lock_ < 0) { return; }
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  ::close(lock_);
}

void UnfinishedFolder::finish() {
  // Once it has its name, its files are there, also after a power cut.
  if (::syncfs(lock_) != 0) { fail(path_, std::string("cannot flush: ") + std::strerror(errno)); }
  std::error_code error;
  fs::rename(path_, name_, error);
  if (error) { fail(name_, "cannot rename into place: " + error.message()); }
  // Last: without its mark, nobody would know what a kill has left.
  fs::remove(name_ / kMark, error);
  ::close(std::exchange(lock_, -1));
}

}  // namespace la3
