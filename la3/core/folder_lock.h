// Keeps other processes out of a folder for as long as it lives, or its process does. Where the file system has no
// locks, there is none.
#pragma once

#include <filesystem>
#include <string>

namespace la3 {

class FolderLock {
 public:
  // Throws Error, "FOLDER: " and `in_use`, if another has it.
  FolderLock(const std::filesystem::path& folder, const std::string& in_use);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int folder_ = -1;
};

}  // namespace la3
