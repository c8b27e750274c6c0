// Makes folders and temporary ones, tells where a path lies, and names temporary files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace la3 {

// Creates the folder and its parents, unless they exist or the path is empty. Throws Error that
// names what is in the way, or why it fails.
void make_folder(const std::filesystem::path& path);

// Whether `path`, which need not exist, is this folder or lies in it, also by links.
bool is_within(const std::filesystem::path& path, const std::filesystem::path& folder);

// NAME.la3-tmp- and 16 random hex digits, beside `path`. Random, not a process ID: in a container
// every process gets the ID that the last one had.
std::filesystem::path temporary_name(const std::filesystem::path& path);
// The NAME in such a name; empty for other names.
std::string_view before_temporary_mark(std::string_view name);

// An empty folder among the system's temporary files; the destructor removes it with all it holds.
class TemporaryFolder {
 public:
  // Throws Error if it cannot be made.
  explicit TemporaryFolder(const std::string& name = "la3");
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace la3
