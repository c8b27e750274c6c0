#include "la3/data/index_file.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/open_file.h"
#include "la3/core/utf8.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFirstLine = "la3-index 1 ";
constexpr std::string_view kHexadecimal = "0123456789abcdef";
constexpr size_t kMostIndexBytes = size_t{2} << 30;  // some 20 million images
constexpr size_t kLastLine = 4 + 16 + 1;             // "end 0123456789abcdef\n"

// FNV-1a, 64 bits, over words of eight bytes and then the rest: detects damage, not tampering.
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

// Appends one word of a line: no spaces, no line breaks, and valid UTF-8 for any file name.
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

  // Moves to the next line; its words follow.
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

  size_t split() {
    const int split = number<int>();
    if (split < 0 || split > 2) { fail("a part from 0 to 2 expected, found " + std::to_string(split)); }
    return static_cast<size_t>(split);
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

// Looks at both ends of a file before it is read whole, since it may be anything, of any size.
void check_ends(const fs::path& path) {
  const OpenFile file(path);
  if (!file.is_regular()) {
    throw Error(path.string() + ": a plain file expected, found a folder, a pipe or a device");
  }
  const auto text_at = [&](size_t offset, size_t count) {
    const std::vector<uint8_t> bytes = file.read(offset, count);
    return std::string(bytes.begin(), bytes.end());
  };
  if (text_at(0, 10) == "la3-index " && text_at(0, kFirstLine.size()) != kFirstLine) {
    throw Error(path.string() + ": an index of another version of la3");
  }
  if (file.size() < kLastLine || !text_at(file.size() - kLastLine, kLastLine).starts_with("end ")) {
    throw Error(path.string() + ": a last line with a checksum expected, found none: cut off, or not an index");
  }
}

// The text without its last line, which holds the checksum of the rest.
std::string_view checked(std::string_view text, const std::string& name) {
  const std::string_view body = text.substr(0, text.size() - std::min(text.size(), kLastLine));
  if (text.size() < kLastLine || text.substr(body.size() + 4, 16) != hexadecimal(checksum_of(body))) {
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

IndexSummary write_index(const fs::path& path, std::string_view kind, const DatasetContents& contents) {
  IndexSummary summary{path};
  std::string text = std::string(kFirstLine) + std::string(kind) + "\n";
  // Numbers, then one or two names.
  const auto add_line = [&](const std::string& beginning, std::string_view name,
                            std::optional<std::string_view> second = std::nullopt) {
    text += beginning;
    append_word(text, name);
    if (second) { append_word(text += ' ', *second); }
    text += '\n';
  };
  const auto word = [](auto number) { return std::to_string(number) + " "; };
  for (size_t i = 0; i < kSplitCount; ++i) {
    if (contents.folders[i]) { add_line("part " + word(i), *contents.folders[i]); }
  }
  for (const std::string& label : contents.labels) { add_line("label ", label); }
  for (size_t split = 0; split < kSplitCount; ++split) {
    const SampleTable& table = contents.splits[split];
    for (size_t c = 0, i = 0; c < table.containers().size(); ++c) {
      const SampleContainer& group = table.containers()[c];
      add_line("group " + word(split) + word(group.label) + word(group.changed_ns) + word(group.bytes), group.path);
      for (; i < table.end_of(c); ++i) {
        const StoredSample image = table.sample(i);
        add_line("- " + word(image.offset) + word(image.bytes) + word(image.width) + word(image.height) +
                     word(image.label),
                 image.name);
        summary.bytes += image.bytes;
      }
    }
    summary.images += table.size();
    summary.groups += table.containers().size();
  }
  for (const BadFile& file : contents.bad) { add_line("bad ", file.path, file.problem); }
  text += "end " + hexadecimal(checksum_of(text)) + "\n";
  if (text.size() > kMostIndexBytes) {
    throw Error(path.string() + ": an index of at most " + std::to_string(kMostIndexBytes) +
                " bytes expected, found " + std::to_string(text.size()) +
                "; several smaller data sets can each have one");
  }
  write_file(path, text);
  return summary;
}

DatasetContents read_index(const fs::path& path, std::string_view kind) {
  const std::string name = path.string();
  check_ends(path);
  const std::vector<uint8_t> bytes = read_file(path, kMostIndexBytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  IndexReader reader(name, checked(text, name));
  if (!reader.next_line() || reader.word() != "la3-index" || reader.word() != "1") {
    reader.fail("an index of la3 expected");
  }
  if (const std::string_view found = reader.word(); found != kind) {
    reader.fail("an index of a data set of kind '" + std::string(kind) + "' expected, found " + in_quotes(found));
  }
  DatasetContents contents;
  SampleTable* table = nullptr;  // the one with the last group
  while (reader.next_line()) {
    const std::string_view what = reader.word();
    if (what == "-" && table != nullptr) {
      StoredSample entry;
      entry.offset = reader.number<uint64_t>();
      entry.bytes = reader.number<uint32_t>();
      entry.width = reader.number<int>();
      entry.height = reader.number<int>();
      entry.label = reader.number<int>();
      entry.name = reader.name();
      table->add(entry);
    } else if (what == "group") {
      SampleContainer group;
      table = &contents.splits[reader.split()];
      group.label = reader.number<int>();
      group.changed_ns = reader.number<int64_t>();
      group.bytes = reader.number<uint64_t>();
      group.path = reader.name();
      table->add_container(std::move(group));
    } else if (what == "label") {
      contents.labels.emplace_back(reader.name());
    } else if (what == "part") {
      std::optional<std::string>& folder = contents.folders[reader.split()];
      folder = reader.name();
    } else if (what == "bad") {
      std::string bad_path(reader.name());
      contents.bad.push_back({std::move(bad_path), std::string(reader.name())});
    } else {
      reader.fail("unknown line " + in_quotes(what));
    }
  }
  return contents;
}

int64_t changed_ns(const fs::path& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) { throw Error(path.string() + ": " + std::strerror(errno)); }
  return int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

}  // namespace la3::data
