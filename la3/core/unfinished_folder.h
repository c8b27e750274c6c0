// A folder that gets its final name when it is complete. Until then it is called NAME.unfinished,
// and the destructor removes it.
//
// A killed process leaves NAME.unfinished behind, and the next one for the same name removes it: a
// locked file inside identifies such a folder and tells whether its process is still alive. Nothing
// else is ever removed.
#pragma once

#include <filesystem>

namespace la3 {

class UnfinishedFolder {
 public:
  // Creates the folder and its parents. Throws Error if that fails, if NAME.unfinished is something
  // else, or if another process is writing it.
  explicit UnfinishedFolder(const std::filesystem::path& name);
  ~UnfinishedFolder();
  UnfinishedFolder(const UnfinishedFolder&) = delete;
  UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Renames the folder to its final name, where an empty folder may already exist. Throws Error if
  // that fails.
  void finish();

 private:
  std::filesystem::path name_, path_;
  int lock_ = -1;
};

}  // namespace la3
