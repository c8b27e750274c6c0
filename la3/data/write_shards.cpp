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
    fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd_ < 0) { fail(); }
  }
  ~TarWriter() {
    if (fd_ >= 0) { ::close(fd_); }
  }
  TarWriter(const TarWriter&) = delete;
  TarWriter& operator=(const TarWriter&) = delete;

  void add(const std::string& name, const std::vector<uint8_t>& content) {
    add(name, std::string_view(reinterpret_cast<const char*>(content.data()), content.size()));
  }
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

constexpr const char* kPartNames[kSplitCount] = {"train", "val", "test"};

// An image's file, or why there is none.
struct ReadSample {
  std::vector<uint8_t> bytes;
  std::string problem;
};

ReadSample read_sample(const Dataset& dataset, size_t sample) {
  try {
    ReadSample read{dataset.file_bytes(sample), ""};
    if (read.bytes.empty()) { read.bytes = codec::encode_png(dataset.get(sample).view()); }
    return read;
  } catch (const Error& error) { return {{}, error.what()}; }
}

}  // namespace

ShardWriter::ShardWriter(Splits splits, const WriteShardsOptions& options)
    : parts_{std::move(splits.train), std::move(splits.validation), std::move(splits.test)},
      per_shard_(options.per_shard) {
  options.validate();
  for (size_t part = 0; part < kSplitCount; ++part) {
    if (!parts_[part]) { continue; }
    orders_[part] = random_order(parts_[part]->size(), options.seed, part);
    for (size_t begin = 0; begin < orders_[part].size(); begin += per_shard_) {
      shards_.push_back({part, begin, std::min(orders_[part].size(), begin + per_shard_)});
    }
  }
}

uint64_t ShardWriter::write(size_t number, const fs::path& folder, ThreadPool& pool,
                            const ShardHooks& hooks) const {
  const Shard& shard = shards_[number];
  const Dataset& dataset = *parts_[shard.part];
  const std::string name = kPartNames[shard.part];
  TarWriter tar(folder / name / (name + "-" + padded_number(shard.begin / per_shard_, "%06zu") + ".tar"));
  const size_t at_a_time = 8 * static_cast<size_t>(pool.threads());
  std::vector<ReadSample> read;
  for (size_t begin = shard.begin; begin < shard.end; begin += at_a_time) {
    read.assign(std::min(at_a_time, shard.end - begin), {});
    pool.for_each(read.size(), 1, [&](size_t first, size_t last, int) {
      for (size_t i = first; i < last; ++i) { read[i] = read_sample(dataset, orders_[shard.part][begin + i]); }
    });
    for (size_t i = 0; i < read.size(); ++i) {
      const size_t sample = orders_[shard.part][begin + i];
      const std::string key = padded_number(begin + i, "%09zu");
      if (read[i].problem.empty()) {
        tar.add(key + "." + codec::extension_of(codec::sniff(read[i].bytes)), read[i].bytes);
        tar.add(key + ".cls", std::to_string(dataset.label(sample)));
      } else if (hooks.on_bad) {
        hooks.on_bad(shard.part, sample, read[i].problem);
      } else {
        throw Error(read[i].problem);
      }
      if (hooks.on_sample) { hooks.on_sample(); }
    }
  }
  return tar.finish();
}

void ShardWriter::write_frame(const fs::path& folder) const {
  for (size_t part = 0; part < kSplitCount; ++part) {
    if (parts_[part]) { make_folder(folder / kPartNames[part]); }
  }
  std::string names;
  for (const std::string& label : parts_[0]->labels()) {
    if (label.find_first_of("\r\n") != std::string::npos) {
      throw Error("label " + in_quotes(label) + ": a name without line breaks expected, for classes.txt");
    }
    names += label + "\n";
  }
  write_file(folder / "classes.txt", names);
}

void WriteShardsOptions::validate() const {
  expect(per_shard >= 1 && per_shard <= 1u << 30, "per_shard", "1 to 1073741824", per_shard);
}

WrittenShards write_shards(const Splits& splits, const fs::path& folder, const WriteShardsOptions& options) {
  std::error_code error;
  if (fs::exists(folder, error) && !(fs::is_directory(folder, error) && fs::is_empty(folder, error))) {
    throw Error(folder.string() + ": a new or empty folder expected");
  }
  const ShardWriter writer(splits, options);
  UnfinishedFolder unfinished(folder);
  WrittenShards written;
  ThreadPool alone(1);
  const auto count = [&] {
    ++written.samples;
    if (options.progress) { options.progress(written.samples); }
  };
  try {
    writer.write_frame(unfinished.path());
    for (size_t shard = 0; shard < writer.shards(); ++shard) {
      written.bytes += writer.write(shard, unfinished.path(), alone, {nullptr, count});
      ++written.shards;
    }
    index_shards(unfinished.path());
  } catch (const fs::filesystem_error& problem) {
    throw Error(folder.string() + ": cannot write: " + problem.code().message());
  }
  unfinished.finish();
  return written;
}

}  // namespace la3::data
