// PBM, PGM and PPM files, as text (P1, P2, P3) or binary (P4, P5, P6).
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr char kPnm[] = "PPM";

struct PnmHeader {
  int kind = 6;  // the digit after the P
  int64_t width = 0, height = 0;
  int maximum = 1;
  size_t data = 0;  // where the pixels begin

  bool is_text() const { return kind <= 3; }
  bool is_bitmap() const { return kind == 1 || kind == 4; }
  int channels() const { return kind % 3 == 0 ? 3 : 1; }
  // Pillow's modes 'L' and, with more bits, 'I'; bitmaps are its mode '1'.
  bool is_grey() const { return kind % 3 == 2; }
  // Of all pixels; for texts, the least that they can take.
  int64_t data_bytes() const {
    if (kind == 4) { return (width + 7) / 8 * height; }
    const int64_t samples = width * height * channels();
    if (is_text()) { return kind == 1 ? samples : 2 * samples - 1; }
    return samples * (maximum < 256 ? 1 : 2);
  }
};

// Reads numbers and skips white space and comments. A number ends at white space, which it consumes.
class PnmScanner {
 public:
  PnmScanner(std::span<const uint8_t> bytes, size_t at) : bytes_(bytes), at_(at) {}

  // Nothing if the bytes end before the number does. Throws Error if it is none.
  std::optional<int> number(const std::string& name, bool may_end_file) {
    constexpr int kMostDigits = 10;
    int64_t value = 0;
    for (int digits = 0; at_ < bytes_.size();) {
      const uint8_t byte = bytes_[at_++];
      if (byte == '#') {
        while (at_ < bytes_.size() && bytes_[at_] != '\n' && bytes_[at_] != '\r') { ++at_; }
        ++at_;
      } else if (std::isspace(byte) != 0) {
        if (digits > 0) { return checked(value, name); }
      } else if (std::isdigit(byte) == 0 || ++digits > kMostDigits) {
        fail_broken("a number of at most ten digits expected", name, kPnm);
      } else {
        value = 10 * value + (byte - '0');
      }
      if (at_ >= bytes_.size() && may_end_file && digits > 0) { return checked(value, name); }
    }
    return std::nullopt;
  }

  // The next digit of a bitmap, which needs no white space around it. Nothing at the end.
  std::optional<bool> bit(const std::string& name) {
    while (at_ < bytes_.size()) {
      const uint8_t byte = bytes_[at_++];
      if (byte == '0' || byte == '1') { return byte == '1'; }
      if (byte == '#') {
        while (at_ < bytes_.size() && bytes_[at_] != '\n' && bytes_[at_] != '\r') { ++at_; }
      } else if (std::isspace(byte) == 0) {
        fail_broken("0 or 1 expected", name, kPnm);
      }
    }
    return std::nullopt;
  }

  size_t at() const { return at_; }

 private:
  static int checked(int64_t value, const std::string& name) {
    if (value > INT32_MAX) { fail_broken("a number is too large", name, kPnm); }
    return static_cast<int>(value);
  }

  std::span<const uint8_t> bytes_;
  size_t at_;
};

// Nothing if the bytes end within the header.
std::optional<PnmHeader> parse_header(std::span<const uint8_t> bytes, const std::string& name) {
  PnmHeader header;
  header.kind = bytes[1] - '0';
  PnmScanner scanner(bytes, 2);
  const auto width = scanner.number(name, false), height = scanner.number(name, false);
  if (!width || !height) { return std::nullopt; }
  header.width = *width, header.height = *height;
  if (!header.is_bitmap()) {
    const auto maximum = scanner.number(name, false);
    if (!maximum) { return std::nullopt; }
    if (*maximum < 1 || *maximum > 65535) { fail_broken("a maximum of 1 to 65535 expected", name, kPnm); }
    header.maximum = *maximum;
  }
  header.data = scanner.at();
  return header;
}

void check_pnm(const PnmHeader& header, size_t file_bytes, const std::string& name) {
  check_stored_size(header.width, header.height, name, kPnm);
  if (header.data_bytes() > static_cast<int64_t>(file_bytes) - static_cast<int64_t>(header.data)) {
    fail_truncated(file_bytes, name, kPnm);
  }
}

// 0 .. 255 for each value that a sample can have, computed as in Pillow's PpmImagePlugin.py; also of
// grey with more than 8 bits, which its convert('RGB') clips at 255.
std::vector<uint8_t> sample_table(const PnmHeader& header) {
  std::vector<uint8_t> table(header.maximum < 256 ? 256 : 65536);
  for (size_t value = 0; value < table.size(); ++value) {
    // Halves go to the even number, as Python rounds.
    const double scaled = std::nearbyint(static_cast<double>(value) / header.maximum * 255);
    table[value] = static_cast<uint8_t>(std::min(255.0, scaled));
  }
  return table;
}

void put(Image& image, const PnmHeader& header, size_t sample, uint8_t value) {
  if (header.channels() == 3) {
    image.data()[sample] = value;
  } else {
    image.data()[3 * sample] = image.data()[3 * sample + 1] = image.data()[3 * sample + 2] = value;
  }
}

void read_text(std::span<const uint8_t> bytes, const PnmHeader& header, const std::string& name, Image& image) {
  const auto samples = static_cast<size_t>(header.width * header.height * header.channels());
  const std::vector<uint8_t> table = sample_table(header);
  PnmScanner scanner(bytes, header.data);
  for (size_t i = 0; i < samples; ++i) {
    if (header.is_bitmap()) {
      const auto black = scanner.bit(name);
      if (!black) { fail_truncated(bytes.size(), name, kPnm); }
      put(image, header, i, *black ? 0 : 255);
    } else {
      const auto value = scanner.number(name, true);
      if (!value) { fail_truncated(bytes.size(), name, kPnm); }
      if (*value > header.maximum) { fail_broken("a value above the maximum", name, kPnm); }
      put(image, header, i, table[static_cast<size_t>(*value)]);
    }
  }
}

void read_bits(const uint8_t* in, const PnmHeader& header, Image& image) {
  for (size_t y = 0, at = 0; y < static_cast<size_t>(header.height); ++y) {
    for (size_t x = 0; x < static_cast<size_t>(header.width); ++x, ++at) {
      put(image, header, at, (in[x / 8] >> (7 - x % 8) & 1) != 0 ? 0 : 255);
    }
    in += (header.width + 7) / 8;
  }
}

void read_binary(const uint8_t* in, const PnmHeader& header, Image& image) {
  const auto samples = static_cast<size_t>(header.width * header.height * header.channels());
  if (header.maximum == 255 && header.channels() == 3) {
    std::copy(in, in + samples, image.data());
    return;
  }
  const std::vector<uint8_t> table = sample_table(header);
  const bool wide = header.maximum > 255;
  for (size_t i = 0; i < samples; ++i) {
    const size_t value = wide ? static_cast<size_t>(in[2 * i]) << 8 | in[2 * i + 1] : in[i];
    put(image, header, i, table[value]);
  }
}

}  // namespace

StoredImage decode_pnm(std::span<const uint8_t> bytes, const std::string& name) {
  const auto header = parse_header(bytes, name);
  if (!header) { fail_truncated(bytes.size(), name, kPnm); }
  check_pnm(*header, bytes.size(), name);
  StoredImage stored{Image(static_cast<int>(header->width), static_cast<int>(header->height), 3), 0,
                     header->is_grey()};
  if (header->is_text()) {
    read_text(bytes, *header, name, stored.image);
  } else if (header->is_bitmap()) {
    read_bits(bytes.data() + header->data, *header, stored.image);
  } else {
    read_binary(bytes.data() + header->data, *header, stored.image);
  }
  return stored;
}

std::optional<ImageHeader> read_pnm_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name) {
  const auto header = parse_header(first_bytes, name);
  if (!header) {
    if (first_bytes.size() < file_bytes) { return std::nullopt; }
    fail_truncated(file_bytes, name, kPnm);
  }
  check_pnm(*header, file_bytes, name);
  return ImageHeader{ImageFormat::kPnm, static_cast<int>(header->width), static_cast<int>(header->height)};
}

}  // namespace la3::codec
