// What folders of data hold besides images: tar files, indices, tables.
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/data/annotations.h"
#include "la3/data/index_file.h"
#include "la3/data/shard_contents.h"
#include "la3/data/tar.h"
#include "tests/data/index_checksum.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {
namespace {

std::string text_in(const std::filesystem::path& path) {
  const std::vector<uint8_t> bytes = read_file(path, 1 << 26);
  return {bytes.begin(), bytes.end()};
}

}  // namespace

void fuzz_tar(Bytes bytes) {
  const codec::ReadBytes read = [&](size_t offset, size_t count) {
    const size_t begin = std::min(offset, bytes.size()), end = begin + std::min(count, bytes.size() - begin);
    return std::vector<uint8_t>(bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                                bytes.begin() + static_cast<std::ptrdiff_t>(end));
  };
  std::vector<data::TarEntry> entries;
  try {
    data::scan_tar(read, bytes.size(), "input", [&](data::TarEntry entry) { entries.push_back(std::move(entry)); });
  } catch (const Error& error) { LA3_REQUIRE(std::string_view(error.what()).starts_with("input")); }
  std::string again;
  std::vector<data::TarEntry> expected;
  for (const data::TarEntry& entry : entries) {
    LA3_REQUIRE(entry.offset <= bytes.size() && entry.bytes <= bytes.size() - entry.offset);
    if (entry.name.empty() || entry.name.size() > 100 || entry.name.find('\0') != std::string::npos) { continue; }
    again += data::tar_header(entry.name, entry.bytes);
    expected.push_back({entry.name, again.size(), entry.bytes});
    again += text_of(bytes.subspan(entry.offset, entry.bytes));
    again.append(data::tar_padding(entry.bytes), '\0');
  }
  // Written by us, the same files are found again.
  again.append(data::kTarEndBytes, '\0');
  size_t found = 0;
  data::scan_tar(
      [&](size_t offset, size_t count) {
        const std::string part = again.substr(std::min(offset, again.size()), count);
        return std::vector<uint8_t>(part.begin(), part.end());
      },
      again.size(), "again",
      [&](const data::TarEntry& entry) {
        LA3_REQUIRE(found < expected.size() && entry.name == expected[found].name &&
                    entry.offset == expected[found].offset && entry.bytes == expected[found].bytes);
        ++found;
      });
  LA3_REQUIRE(found == expected.size());
}

void fuzz_shard(Bytes bytes) {
  put("train-000000.tar", bytes);
  try {
    const data::DatasetContents contents = data::scan_shards(folder(), {{"train-000000.tar", 0}}, 1);
    const data::SampleTable& table = contents.splits[0];
    for (size_t i = 0; i < table.size(); ++i) {
      LA3_REQUIRE(table.offset(i) <= bytes.size() && table.bytes(i) <= bytes.size() - table.offset(i));
    }
    // What it says of itself is what it holds.
    const std::filesystem::path index = folder() / "shard-index";
    data::write_index(index, "shards", contents);
    data::write_index(folder() / "shard-index-2", "shards", data::read_index(index, "shards"));
    LA3_REQUIRE(text_in(index) == text_in(folder() / "shard-index-2"));
  } catch (const Error&) {}
}

void fuzz_index(Bytes bytes) {
  const std::string whole = data::with_checksum(std::string(text_of(bytes)));
  const std::filesystem::path path = put("index", bytes_of(whole));
  data::DatasetContents contents;
  try {
    contents = data::read_index(path, "folder");
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).starts_with(path.string()));
    return;
  }
  // Written and read once more, nothing changes.
  data::write_index(folder() / "index-2", "folder", contents);
  data::write_index(folder() / "index-3", "folder", data::read_index(folder() / "index-2", "folder"));
  LA3_REQUIRE(text_in(folder() / "index-2") == text_in(folder() / "index-3"));
}

void fuzz_csv(Bytes bytes) {
  std::vector<data::TextRow> rows;
  try {
    rows = data::parse_rows(text_of(bytes), "input");
  } catch (const Error& error) { LA3_REQUIRE(std::string_view(error.what()).starts_with("input")); }
  // In quotes and with tabs between them, the cells are the same. The first line decides that it is tabs.
  std::string text;
  for (const data::TextRow& row : rows) {
    LA3_REQUIRE(!row.cells.empty());
    for (size_t i = 0; i < row.cells.size(); ++i) {
      text += i == 0 ? "\"" : "\t\"";
      for (const char c : row.cells[i]) { text += c == '"' ? "\"\"" : std::string(1, c); }
      text += '"';
    }
    text += '\n';
  }
  if (!rows.empty() && rows[0].cells.size() > 1 && rows[0].cells[0].find('\n') == std::string::npos) {
    const std::vector<data::TextRow> again = data::parse_rows(text, "again");
    LA3_REQUIRE(again.size() == rows.size());
    for (size_t i = 0; i < again.size(); ++i) { LA3_REQUIRE(again[i].cells == rows[i].cells); }
  }
  const std::filesystem::path path = put("table.csv", bytes);
  try {
    LA3_REQUIRE(!data::read_annotations(path).empty());
  } catch (const Error& error) { LA3_REQUIRE(std::string_view(error.what()).starts_with(path.string())); }
}

}  // namespace la3::fuzz
