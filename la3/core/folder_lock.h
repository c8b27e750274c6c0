// Keeps other processes out of a folder while the object and its process live. Where the file
// system has no locks, it does nothing.
#pragma once

#include <filesystem>
#include <string>

namespace la3 {

class FolderLock {
 public:
  // Throws Error, "FOLDER: " and `in_use`, if another process holds the lock.
  FolderLock(const std::filesystem::path& folder, const std::string& in_use);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int folder_ = -1;
};

}  // namespace la3
