// What files are that la3 does not read, for messages.
#include <algorithm>
#include <cctype>
#include <string_view>

#include "la3/codec/formats.h"

namespace la3::codec {
namespace {

std::string_view as_text(std::span<const uint8_t> bytes, size_t most) {
  return {reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), most)};
}

struct KnownFile {
  std::string_view start, what, convert;
};

using namespace std::string_view_literals;

// `convert` writes a file that la3 reads.
constexpr KnownFile kKnownFiles[] = {
    {"\0\0\0\x0cjP  \r\n\x87\n"sv, "a JPEG 2000 file", "opj_decompress -i FILE -o FILE.png"},
    {"\xff\x4f\xff\x51", "a JPEG 2000 file", "opj_decompress -i FILE -o FILE.png"},
    {"\0\0\0\x0cJXL \r\n\x87\n"sv, "a JPEG XL file", "djxl FILE FILE.png"},
    {"\xff\x0a", "a JPEG XL file", "djxl FILE FILE.png"},
    {"%PDF-", "a PDF file", "pdftoppm -png FILE FILE"},
    {"%!PS", "a PostScript file", "convert FILE FILE.png"},
    {"8BPS", "a Photoshop file (PSD)", "convert 'FILE[0]' FILE.png"},
    {"\0\0\1\0"sv, "an icon (ICO)", "convert 'FILE[0]' FILE.png"},
    {"FUJIFILMCCD-RAW", "a camera's raw file (RAF)", "dcraw -w -T FILE"},
    {"IIRO", "a camera's raw file (ORF)", "dcraw -w -T FILE"},
    {"IIRS", "a camera's raw file (ORF)", "dcraw -w -T FILE"},
    {"IIU\0"sv, "a camera's raw file (RW2)", "dcraw -w -T FILE"},
    {"\x76\x2f\x31\x01", "an OpenEXR file", "convert FILE FILE.png"},
    {"#?RADIANCE", "a Radiance file (HDR)", "convert FILE FILE.png"},
    {"P7\n", "a PAM file", "pamtopnm FILE > FILE.ppm"},
    {"PK\3\4", "a ZIP archive", ""},
    {"\x1f\x8b", "a gzip archive", ""},
    {"version https://git-lfs", "a pointer of Git LFS instead of the file; `git lfs pull` fetches it", ""},
};

bool is_svg(std::string_view text) {
  const size_t at = text.find("<svg");
  return at != std::string_view::npos && (text.starts_with("<?xml") || text.find('<') == at);
}

bool is_html(std::string_view text) {
  std::string lower(text.substr(0, 64));
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  return lower.find("<!doctype html") != std::string::npos || lower.find("<html") != std::string::npos;
}

std::string with_conversion(std::string_view what, std::string_view convert) {
  std::string text(what);
  if (!convert.empty()) { text += "; `" + std::string(convert) + "` converts it"; }
  return text;
}

}  // namespace

std::string heif_kind(std::span<const uint8_t> bytes) {
  const std::string_view text = as_text(bytes, 256);
  if (text.size() < 16 || text.substr(4, 4) != "ftyp") { return ""; }
  // The length of the list of brands: the main one, a version, and those that it is compatible with.
  const size_t end = std::min<size_t>(text.size(), static_cast<size_t>(bytes[2]) << 8 | bytes[3]);
  std::string kind;
  for (size_t at = 8; at + 4 <= end; at += at == 8 ? 8 : 4) {
    const std::string_view brand = text.substr(at, 4);
    if (brand == "avif" || brand == "avis") { return "AVIF"; }
    for (const std::string_view known : {"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"}) {
      if (brand == known) { kind = "HEIC"; }
    }
  }
  return kind;
}

std::string describe(std::span<const uint8_t> bytes) {
  if (bytes.empty()) { return "an empty file"; }
  const std::string_view text = as_text(bytes, 1024);
  for (const KnownFile& known : kKnownFiles) {
    if (text.starts_with(known.start)) { return with_conversion(known.what, known.convert); }
  }
  if (text.substr(std::min<size_t>(text.size(), 4)).starts_with("ftyp")) {
    return text.substr(8).starts_with("crx ")
               ? with_conversion("a camera's raw file (CR3)", "darktable-cli FILE FILE.jpg")
               : "a video";
  }
  if (is_svg(text)) { return with_conversion("an SVG drawing", "rsvg-convert FILE -o FILE.png"); }
  if (is_html(text)) { return "a web page (HTML)"; }

  const auto head = bytes.first(std::min<size_t>(bytes.size(), 8));
  if (std::all_of(head.begin(), head.end(),
                  [](uint8_t byte) { return std::isprint(byte) || std::isspace(byte); })) {
    return "text";
  }
  std::string hex = "a file that starts with bytes";
  for (const uint8_t byte : head) { hex += {' ', "0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]}; }
  return hex;
}

}  // namespace la3::codec
