#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>

#include "la3/core/error.h"
#include "la3/data/codec.h"
#include "la3/data/formats.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// Most headers end within the first kHeadBytes; a file's end may be followed by up to kTailBytes of other data.
constexpr size_t kHeadBytes = size_t{16} << 10, kTailBytes = 1024;

// A file that is read in parts.
class File {
 public:
  explicit File(const fs::path& path) : path_(path) {
    // Not blocking: a pipe without a writer would wait for ever.
    fd_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd_ < 0) { fail("cannot open"); }
    struct stat status {};
    if (::fstat(fd_, &status) != 0) {
      ::close(fd_);
      fail("cannot read");
    }
    regular_ = S_ISREG(status.st_mode);
    size_ = regular_ ? static_cast<size_t>(status.st_size) : 0;
  }
  ~File() { ::close(fd_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool is_regular() const { return regular_; }
  size_t size() const { return size_; }

  // As many of `count` bytes as the file has there.
  std::vector<uint8_t> read(size_t offset, size_t count) const {
    std::vector<uint8_t> bytes(std::min(count, size_ - std::min(offset, size_)));
    size_t used = 0;
    while (used < bytes.size()) {
      const ssize_t got = ::pread(fd_, bytes.data() + used, bytes.size() - used, static_cast<off_t>(offset + used));
      if (got < 0 && errno == EINTR) { continue; }
      if (got < 0) { fail("cannot read"); }
      if (got == 0) { break; }  // has just become shorter
      used += static_cast<size_t>(got);
    }
    bytes.resize(used);
    return bytes;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw Error(path_.string() + ": " + what + ": " + std::strerror(errno));
  }

  fs::path path_;
  int fd_ = -1;
  bool regular_ = false;
  size_t size_ = 0;
};

std::optional<ImageHeader> read_header(std::span<const uint8_t> head, size_t file_bytes, const std::string& name) {
  switch (sniff(head)) {
    case ImageFormat::kJpeg: return read_jpeg_header(head, file_bytes, name);
    case ImageFormat::kPng: return read_png_header(head, file_bytes, name);
    case ImageFormat::kUnknown: break;
  }
  fail_unknown(head, name);
}

// Whether the mark that ends an image stands near the end. It cannot stand within JPEG's image data by chance.
bool has_end(std::span<const uint8_t> tail, ImageFormat format) {
  const std::string_view end = format == ImageFormat::kJpeg ? "\xff\xd9" : "IEND\xae\x42\x60\x82";
  return std::search(tail.begin(), tail.end(), end.begin(), end.end(), [](uint8_t found, char expected) {
           return found == static_cast<uint8_t>(expected);
         }) != tail.end();
}

}  // namespace

ImageHeader check_image(const fs::path& path) {
  const File file(path);
  const std::string name = path.string();
  if (!file.is_regular()) { throw Error(name + ": a plain file expected, found a folder, a pipe or a device"); }
  if (file.size() > kMaxFileBytes) {
    throw Error(name + ": " + std::to_string(file.size()) + " bytes, at most " + std::to_string(kMaxFileBytes) +
                " expected");
  }

  std::optional<ImageHeader> header;
  for (size_t count = kHeadBytes; !header; count *= 4) {
    const std::vector<uint8_t> head = file.read(0, count);
    // A file that has just become shorter is complete as far as this goes.
    header = read_header(head, head.size() < count ? head.size() : file.size(), name);
  }
  const size_t tail_start = file.size() - std::min(file.size(), kTailBytes);
  if (!has_end(file.read(tail_start, kTailBytes), header->format)) { read_image(path); }
  return *header;
}

}  // namespace la3::data
