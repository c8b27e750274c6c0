// A file that is read in parts, from any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace la3 {

class OpenFile {
 public:
  // Throws Error if it cannot be opened. Anything but a plain file has size 0.
  explicit OpenFile(const std::filesystem::path& path);
  ~OpenFile();
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool is_regular() const { return regular_; }
  size_t size() const { return size_; }
  int64_t changed_ns() const { return changed_ns_; }

  // Up to `count` bytes at `offset`; fewer if the file ends before. Throws Error if reading fails.
  std::vector<uint8_t> read(size_t offset, size_t count) const;

  // Tells the system that these bytes will be read soon, so that it can read them ahead in one go.
  void will_read(size_t offset, size_t count) const;

 private:
  [[noreturn]] void fail(const std::string& what) const;

  std::filesystem::path path_;
  int fd_ = -1;
  bool regular_ = false;
  size_t size_ = 0;
  int64_t changed_ns_ = 0;
};

}  // namespace la3
