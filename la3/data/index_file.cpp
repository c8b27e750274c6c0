#include "la3/data/index_file.h"

#include <sys/stat.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/data/dataset.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstLine = "la3-index 1 ";
constexpr std::string_view kHexadecimal = "0123456789abcdef";

// FNV-1a, 64 bits, over words of eight bytes and then the rest: finds damage, not tampering.
uint64_t checksum_of(std::string_view text) {
  uint64_t sum = 0xcbf29ce484222325u;
  size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    uint64_t word = 0;
    std::memcpy(&word, text.data() + i, 8);
    sum = (sum ^ word) * 0x100000001b3u;
    sum ^= sum >> 32;
  }
  for (; i < text.size(); ++i) { sum = (sum ^ static_cast<uint8_t>(text[i])) * 0x100000001b3u; }
  return sum;
}

std::string hexadecimal(uint64_t value) {
  char text[24];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

// One word of a line: no spaces, no line breaks, and UTF-8 whatever a file system calls its files.
void append_word(std::string& to, std::string_view text) {
  if (text.empty()) {
    to += "%-";
    return;
  }
  const bool utf8 = is_utf8(text);
  for (const char c : text) {
    const auto byte = static_cast<uint8_t>(c);
    if (byte <= 0x20 || byte == '%' || byte == 0x7F || (byte >= 0x80 && !utf8)) {
      to += {'%', kHexadecimal[byte >> 4], kHexadecimal[byte & 15]};
    } else {
      to += c;
    }
  }
}

class IndexReader {
 public:
  IndexReader(const std::string& name, std::string_view text) : name_(name), text_(text) {}

  // The rest of the next line, by words.
  bool next_line() {
    if (at_ >= text_.size()) { return false; }
    const size_t end = std::min(text_.find('\n', at_), text_.size());
    line_ = text_.substr(at_, end - at_);
    at_ = end + 1;
    ++number_;
    return true;
  }

  std::string_view word() {
    const size_t end = std::min(line_.find(' '), line_.size());
    const std::string_view found = line_.substr(0, end);
    line_.remove_prefix(std::min(end + 1, line_.size()));
    return found;
  }

  template <typename Number>
  Number number() {
    const std::string_view digits = word();
    Number value{};
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (problem != std::errc() || end != digits.data() + digits.size()) {
      fail("a number expected, found " + in_quotes(digits));
    }
    return value;
  }

  // A name as append_word() wrote it. Valid until the next call.
  std::string_view name() {
    const std::string_view written = word();
    if (written.find('%') == std::string_view::npos && !written.empty()) { return written; }
    name_in_full_.clear();
    if (written == "%-") { return name_in_full_; }
    for (size_t i = 0; i < written.size(); ++i) {
      if (written[i] != '%') {
        name_in_full_ += written[i];
        continue;
      }
      const size_t high = i + 2 < written.size() ? kHexadecimal.find(written[i + 1]) : std::string_view::npos;
      const size_t low = i + 2 < written.size() ? kHexadecimal.find(written[i + 2]) : std::string_view::npos;
      if (high == std::string_view::npos || low == std::string_view::npos) {
        fail("a name expected, found " + in_quotes(written));
      }
      name_in_full_ += static_cast<char>(high << 4 | low);
      i += 2;
    }
    if (name_in_full_.empty()) { fail("a name expected, found nothing"); }
    return name_in_full_;
  }

  int split() {
    const int split = number<int>();
    if (split < 0 || split >= kSplitCount) { fail("a part from 0 to 2 expected, found " + std::to_string(split)); }
    return split;
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw Error(name_ + ": line " + std::to_string(number_) + ": " + what);
  }

 private:
  std::string name_;
  std::string_view text_, line_;
  size_t at_ = 0, number_ = 0;
  std::string name_in_full_;
};

// Without the last line, which has the checksum of those before it.
std::string_view checked(std::string_view text, const std::string& name) {
  constexpr size_t kLastLine = 4 + 16 + 1;  // "end 0123456789abcdef\n"
  if (text.size() < kLastLine || !text.substr(text.size() - kLastLine).starts_with("end ")) {
    throw Error(name + ": a last line with a checksum expected, found none: cut off, or not an index");
  }
  const std::string_view body = text.substr(0, text.size() - kLastLine);
  if (text.substr(body.size() + 4, 16) != hexadecimal(checksum_of(body))) {
    throw Error(name + ": damaged: the checksum is wrong");
  }
  return body;
}

}  // namespace

fs::path index_path(const fs::path& folder, const OpenOptions& options) {
  return options.index.empty() ? folder / kIndexName : options.index;
}

bool use_index(const fs::path& folder, const OpenOptions& options,
               const std::function<void(const fs::path& index)>& read, std::string_view instead) {
  const fs::path index = index_path(folder, options);
  std::error_code error;
  if (options.index.empty() && !fs::exists(index, error)) { return false; }
  try {
    read(index);
    return true;
  } catch (const Error& problem) {
    if (!options.index.empty() && !fs::exists(index, error)) { throw; }
    if (options.on_note) {
      options.on_note(index.string() + ": this index is not used: " + problem.what() + ". " + std::string(instead) +
                      " instead; `la3 data index` makes a new one");
    }
    return false;
  }
}

IndexWriter::IndexWriter(std::string_view kind) : text_(std::string(kFirstLine) + std::string(kind) + "\n") {}

void IndexWriter::add_split(int split, std::string_view folder) {
  text_ += "part " + std::to_string(split) + " ";
  append_word(text_, folder);
  text_ += '\n';
}

void IndexWriter::add_label(std::string_view name) {
  text_ += "label ";
  append_word(text_, name);
  text_ += '\n';
}

void IndexWriter::add_group(const IndexGroup& group) {
  text_ += "group " + std::to_string(group.split) + " " + std::to_string(group.label) + " " +
           std::to_string(group.changed_ns) + " " + std::to_string(group.bytes) + " ";
  append_word(text_, group.path);
  text_ += '\n';
}

void IndexWriter::add_entry(const IndexEntry& entry) {
  text_ += "- " + std::to_string(entry.offset) + " " + std::to_string(entry.bytes) + " " +
           std::to_string(entry.width) + " " + std::to_string(entry.height) + " " + std::to_string(entry.label) +
           " ";
  append_word(text_, entry.name);
  text_ += '\n';
}

void IndexWriter::add_bad(std::string_view path, std::string_view problem) {
  text_ += "bad ";
  append_word(text_, path);
  text_ += ' ';
  append_word(text_, problem);
  text_ += '\n';
}

std::string IndexWriter::finish() {
  text_ += "end " + hexadecimal(checksum_of(text_)) + "\n";
  return std::move(text_);
}

void read_index(const fs::path& path, std::string_view kind, const IndexVisitor& visitor) {
  constexpr size_t kMostBytes = size_t{8} << 30;
  const std::string name = path.string();
  const std::vector<uint8_t> bytes = read_file(path, kMostBytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (text.starts_with("la3-index ") && !text.starts_with(kFirstLine)) {
    throw Error(name + ": an index of another version of la3");
  }
  IndexReader reader(name, checked(text, name));
  if (!reader.next_line() || reader.word() != "la3-index" || reader.word() != "1") {
    reader.fail("an index of la3 expected");
  }
  if (const std::string_view found = reader.word(); found != kind) {
    reader.fail("an index of a data set of kind '" + std::string(kind) + "' expected, found " + in_quotes(found));
  }
  bool in_group = false;
  while (reader.next_line()) {
    const std::string_view what = reader.word();
    if (what == "-" && in_group) {
      IndexEntry entry;
      entry.offset = reader.number<uint64_t>();
      entry.bytes = reader.number<uint64_t>();
      entry.width = reader.number<int>();
      entry.height = reader.number<int>();
      entry.label = reader.number<int>();
      entry.name = reader.name();
      visitor.on_entry(entry);
    } else if (what == "group") {
      IndexGroup group;
      group.split = reader.split();
      group.label = reader.number<int>();
      group.changed_ns = reader.number<int64_t>();
      group.bytes = reader.number<uint64_t>();
      group.path = reader.name();
      visitor.on_group(std::move(group));
      in_group = true;
    } else if (what == "label") {
      visitor.on_label(std::string(reader.name()));
    } else if (what == "part") {
      const int split = reader.split();
      visitor.on_split(split, std::string(reader.name()));
    } else if (what == "bad") {
      std::string bad_path(reader.name());
      visitor.on_bad(std::move(bad_path), std::string(reader.name()));
    } else {
      reader.fail("unknown line " + in_quotes(what));
    }
  }
}

int64_t changed_ns(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) { throw Error(path.string() + ": " + std::strerror(errno)); }
  return int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

}  // namespace la3::data
