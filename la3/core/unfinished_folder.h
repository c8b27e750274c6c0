// A folder that gets its name when it is whole: until then it is called NAME.unfinished, and goes with the object.
//
// A process that is killed leaves NAME.unfinished behind. The next one for the same name removes it: a locked file
// in it says that it is one of these, and whether its process still lives. Nothing else is ever removed.
#pragma once

#include <filesystem>

namespace la3 {

class UnfinishedFolder {
 public:
  // Makes the folder, and those above it. Throws Error if that fails, or if something else, or a folder that
  // another process writes, has its name.
  explicit UnfinishedFolder(const std::filesystem::path& name);
  ~UnfinishedFolder();
  UnfinishedFolder(const UnfinishedFolder&) = delete;
  UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Gives it its name, at which there may be an empty folder. Throws Error.
  void finish();

 private:
  std::filesystem::path name_, path_;
  int lock_ = -1;
};

}  // namespace la3
