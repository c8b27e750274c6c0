#include "la3/core/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "la3/core/error.h"

namespace la3 {

FolderLock::FolderLock(const std::filesystem::path& folder, const std::string& in_use)
    : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  if (folder_ >= 0 && ::flock(folder_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(folder_);
    throw Error(folder.string() + ": " + in_use);
  }
}

FolderLock::~FolderLock() {
  if (folder_ >= 0) { ::close(folder_); }
}

}  // namespace la3
