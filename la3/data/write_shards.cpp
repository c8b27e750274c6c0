#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <numeric>
#include <string_view>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/random.h"
#include "la3/core/unfinished_folder.h"
#include "la3/core/utf8.h"
#include "la3/data/shards.h"
#include "la3/data/tar.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// A tar file, written one file after the other.
class TarWriter {
 public:
  explicit TarWriter(fs::path path) : path_(std::move(path)) {
    fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ < 0) { fail(); }
  }
  ~TarWriter() {
    if (fd_ >= 0) { ::close(fd_); }
  }
  TarWriter(const TarWriter&) = delete;
  TarWriter& operator=(const TarWriter&) = delete;

  void add(const std::string& name, std::string_view content) {
    buffer_ += tar_header(name, content.size());
    buffer_ += content;
    buffer_.append(tar_padding(content.size()), '\0');
    constexpr size_t kFull = size_t{4} << 20;
    if (buffer_.size() >= kFull) { flush(); }
  }

  // Returns the size of the tar file in bytes.
  uint64_t finish() {
    buffer_.append(kTarEndBytes, '\0');
    flush();
    if (::fsync(fd_) != 0) { fail(); }
    if (::close(std::exchange(fd_, -1)) != 0) { fail(); }
    return written_;
  }

 private:
  [[noreturn]] void fail() const { throw Error(path_.string() + ": cannot write: " + std::strerror(errno)); }

  void flush() {
    size_t done = 0;
    while (done < buffer_.size()) {
      const ssize_t put = ::write(fd_, buffer_.data() + done, buffer_.size() - done);
      if (put < 0 && errno == EINTR) { continue; }
      if (put < 0) { fail(); }
      done += static_cast<size_t>(put);
    }
    written_ += done;
    buffer_.clear();
  }

  fs::path path_;
  int fd_ = -1;
  std::string buffer_;
  uint64_t written_ = 0;
};

std::string padded_number(size_t number, const char* format) {
  char text[32];
  std::snprintf(text, sizeof text, format, number);
  return text;
}

std::vector<size_t> random_order(size_t size, uint64_t seed, uint64_t part) {
  std::vector<size_t> order(size);
  std::iota(order.begin(), order.end(), size_t{0});
  random::Stream stream(seed, 0, part, random::Purpose::kShards);
  random::shuffle(order, stream);
  return order;
}

void write_sample(TarWriter& tar, const std::string& key, const Dataset& dataset, size_t sample) {
  std::vector<uint8_t> bytes = dataset.file_bytes(sample);
  if (bytes.empty()) { bytes = codec::encode_png(dataset.get(sample).view()); }
  tar.add(key + "." + codec::extension_of(codec::sniff(bytes)),
          {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  tar.add(key + ".cls", std::to_string(dataset.label(sample)));
}

void write_all(const Splits& splits, const fs::path& folder, const WriteShardsOptions& options,
               WrittenShards& written) {
  const std::pair<const char*, const Dataset*> parts[] = {
      {"train", splits.train.get()}, {"val", splits.validation.get()}, {"test", splits.test.get()}};
  for (uint64_t part = 0; part < std::size(parts); ++part) {
    const auto& [name, dataset] = parts[part];
    if (dataset == nullptr) { continue; }
    make_folder(folder / name);
    const std::vector<size_t> order = random_order(dataset->size(), options.seed, part);
    for (size_t begin = 0; begin < order.size(); begin += options.per_shard) {
      const std::string shard = padded_number(begin / options.per_shard, "%06zu");
      TarWriter tar(folder / name / (std::string(name) + "-" + shard + ".tar"));
      for (size_t i = begin; i < std::min(order.size(), begin + options.per_shard); ++i) {
        write_sample(tar, padded_number(i, "%09zu"), *dataset, order[i]);
        ++written.samples;
        if (options.progress) { options.progress(written.samples); }
      }
      written.bytes += tar.finish();
      ++written.shards;
    }
  }
  std::string names;
  for (const std::string& label : splits.train->labels()) {
    if (label.find_first_of("\r\n") != std::string::npos) {
      throw Error("label " + in_quotes(label) + ": a name without line breaks expected, for classes.txt");
    }
    names += label + "\n";
  }
  write_file(folder / "classes.txt", names);
  index_shards(folder);
}

}  // namespace

void WriteShardsOptions::validate() const {
  expect(per_shard >= 1 && per_shard <= 1u << 30, "per_shard", "1 to 1073741824", per_shard);
}

WrittenShards write_shards(const Splits& splits, const fs::path& folder, const WriteShardsOptions& options) {
  options.validate();
  std::error_code error;
  if (fs::exists(folder, error) && !(fs::is_directory(folder, error) && fs::is_empty(folder, error))) {
    throw Error(folder.string() + ": a new or empty folder expected");
  }
  UnfinishedFolder unfinished(folder);
  WrittenShards written;
  try {
    write_all(splits, unfinished.path(), options, written);
  } catch (const fs::filesystem_error& problem) {
    throw Error(folder.string() + ": cannot write: " + problem.code().message());
  }
  unfinished.finish();
  return written;
}

}  // namespace la3::data
