#include <png.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstring>
#include <exception>
#include <new>
#include <string_view>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr size_t kSignatureBytes = 8;

// libpng's error handler stores the message here, then jumps back to the step that was called.
struct ErrorMessage {
  char text[256] = "";
};

[[noreturn]] void on_error(png_structp png, png_const_charp text) {
  auto* message = static_cast<ErrorMessage*>(png_get_error_ptr(png));
  std::strncpy(message->text, text, sizeof(message->text) - 1);
  png_longjmp(png, 1);
}

void ignore_warning(png_structp, png_const_charp) {}

// How rows come out of libpng, which decides what remains to be done.
enum class Layout {
  kFinal,  // 3 channels, or 1 that stays 1
  kGrey,   // 1 byte per pixel
  kIndex,  // 1 byte per pixel, into the palette
};

using Palette = std::array<png_color, 256>;

// Pixels arrive at the end of their row and are widened to RGB towards its start: this needs no
// second buffer, and no pixel is overwritten before it has been read.
void widen_row(uint8_t* row, int width, Layout layout, const Palette& palette) {
  const auto count = static_cast<size_t>(width);
  const uint8_t* in = row + 2 * count;
  for (uint8_t* out = row; out != row + 3 * count; out += 3) {
    if (layout == Layout::kIndex) {
      const png_color color = palette[*in++];
      out[0] = color.red, out[1] = color.green, out[2] = color.blue;
    } else {
      const uint8_t grey = *in++;
      out[0] = out[1] = out[2] = grey;
    }
  }
}

class PngReader {
 public:
  explicit PngReader(std::span<const uint8_t> bytes) : rest_(bytes) {
    // An index beyond the palette shows as grey: Pillow lays a palette over a grey ramp.
    for (size_t i = 0; i < palette_.size(); ++i) {
      const auto grey = static_cast<uint8_t>(i);
      palette_[i] = {grey, grey, grey};
    }
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, &message_, on_error, ignore_warning);
    info_ = png_ != nullptr ? png_create_info_struct(png_) : nullptr;
    if (info_ == nullptr) {
      png_destroy_read_struct(&png_, nullptr, nullptr);
      throw std::bad_alloc();
    }
  }
  ~PngReader() { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngReader(const PngReader&) = delete;
  PngReader& operator=(const PngReader&) = delete;

  // The steps, in order. They return false if the file is broken or, if truncated(), ends too
  // early.
  bool read_header();
  // Fills the pixels of an image with this many channels (3; or 1, if is_grey()).
  bool read_pixels(uint8_t* pixels, int channels);
  bool read_end();

  int width() const { return static_cast<int>(png_get_image_width(png_, info_)); }
  int height() const { return static_cast<int>(png_get_image_height(png_, info_)); }
  // Pillow's mode 'L'.
  bool is_grey() const;
  // Bytes of all rows before compression.
  int64_t raw_bytes() const {
    return int64_t{height()} * (1 + static_cast<int64_t>(png_get_rowbytes(png_, info_)));
  }
  // Of the whole file. Call it after read_end().
  int orientation() const;

  bool truncated() const { return truncated_; }
  const char* message() const { return message_.text; }

 private:
  static void read_bytes(png_structp png, png_bytep to, size_t count);
  Layout set_up_rows(int channels);
  std::string_view text(const char* key) const;

  std::span<const uint8_t> rest_;
  bool truncated_ = false;
  ErrorMessage message_;
  Palette palette_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
};

void PngReader::read_bytes(png_structp png, png_bytep to, size_t count) {
  auto* reader = static_cast<PngReader*>(png_get_io_ptr(png));
  if (count > reader->rest_.size()) {
    reader->truncated_ = true;
    png_error(png, "truncated");
  }
  std::memcpy(to, reader->rest_.data(), count);
  reader->rest_ = reader->rest_.subspan(count);
}

bool PngReader::read_header() {
  if (setjmp(png_jmpbuf(png_))) { return false; }
  png_set_read_fn(png_, this, read_bytes);
  png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);  // our own limit is checked instead
  png_set_crc_action(png_, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  constexpr png_byte kColourProfile[] = "iCCP";  // costly to check, and not used
  png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, kColourProfile, 1);
  png_read_info(png_, info_);
  return true;
}

bool PngReader::is_grey() const {
  return png_get_color_type(png_, info_) == PNG_COLOR_TYPE_GRAY && png_get_bit_depth(png_, info_) != 1;
}

Layout PngReader::set_up_rows(int channels) {
  const int depth = png_get_bit_depth(png_, info_), color = png_get_color_type(png_, info_);
  if (color == PNG_COLOR_TYPE_PALETTE) {
    png_set_packing(png_);
    png_colorp colors = nullptr;
    int count = 0;
    png_get_PLTE(png_, info_, &colors, &count);
    std::copy(colors, colors + count, palette_.begin());
    return Layout::kIndex;
  }
  // Also grey, which Pillow's convert('RGB') clips at 255: most such images would be white.
  if (depth == 16) { png_set_strip_16(png_); }
  if (depth < 8) { png_set_expand_gray_1_2_4_to_8(png_); }
  png_set_strip_alpha(png_);
  return (color & PNG_COLOR_MASK_COLOR) != 0 || channels == 1 ? Layout::kFinal : Layout::kGrey;
}

bool PngReader::read_pixels(uint8_t* pixels, int channels) {
  if (setjmp(png_jmpbuf(png_))) { return false; }
  const Layout layout = set_up_rows(channels);
  const int passes = png_set_interlace_handling(png_);
  png_read_update_info(png_, info_);

  const size_t row_bytes = static_cast<size_t>(width()) * static_cast<size_t>(channels);
  const size_t read_bytes = png_get_rowbytes(png_, info_);
  // Never write beyond the image.
  if (read_bytes > row_bytes) { png_error(png_, "rows longer than expected"); }
  for (int pass = 0; pass < passes; ++pass) {
    uint8_t* row = pixels;
    for (int y = 0; y < height(); ++y, row += row_bytes) {
      png_read_row(png_, row + (row_bytes - read_bytes), nullptr);
      if (pass == passes - 1 && layout != Layout::kFinal) { widen_row(row, width(), layout, palette_); }
    }
  }
  return true;
}

bool PngReader::read_end() {
  if (setjmp(png_jmpbuf(png_))) { return false; }
  png_read_end(png_, info_);
  return true;
}

// The last text chunk with that keyword; empty if there is none.
std::string_view PngReader::text(const char* key) const {
  png_textp texts = nullptr;
  const int count = png_get_text(png_, info_, &texts, nullptr);
  for (int i = count - 1; i >= 0; --i) {
    if (std::strcmp(texts[i].key, key) == 0) {
      return {texts[i].text, texts[i].compression > 0 ? texts[i].itxt_length : texts[i].text_length};
    }
  }
  return {};
}

// The bytes of ImageMagick's "Raw profile type exif": a line break, two lines of header, then hex
// digits.
std::vector<uint8_t> raw_profile_bytes(std::string_view text) {
  for (int line = 0; line < 3; ++line) {
    const size_t end = text.find('\n');
    if (end == std::string_view::npos) { return {}; }
    text.remove_prefix(end + 1);
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::vector<uint8_t> bytes;
  int high = -1;
  for (const char letter : text) {
    const size_t digit = kDigits.find(letter >= 'A' && letter <= 'F' ? static_cast<char>(letter + 32) : letter);
    if (digit == std::string_view::npos) { continue; }
    if (high >= 0) { bytes.push_back(static_cast<uint8_t>(high << 4 | static_cast<int>(digit))); }
    high = high >= 0 ? -1 : static_cast<int>(digit);
  }
  return bytes;
}

// The digit of tiff:Orientation="6" or <tiff:Orientation>6</...>.
int xmp_orientation(std::string_view xmp) {
  constexpr std::string_view kKey = "tiff:Orientation";
  for (size_t at = xmp.find(kKey); at != std::string_view::npos; at = xmp.find(kKey, at + 1)) {
    std::string_view rest = xmp.substr(at + kKey.size());
    if (rest.starts_with("=\"")) {
      rest.remove_prefix(2);
    } else if (rest.starts_with(">")) {
      rest.remove_prefix(1);
    } else {
      continue;
    }
    if (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') { return rest[0] - '0'; }
  }
  return 0;
}

// Looks where Pillow does, in its order: the eXIf chunk, else ImageMagick's text chunk; if that
// gives none, XMP.
int PngReader::orientation() const {
  int orientation = 0;
  png_bytep exif = nullptr;
  png_uint_32 size = 0;
  if (png_get_eXIf_1(png_, info_, &size, &exif) != 0) {
    orientation = exif_orientation({exif, size});
  } else {
    orientation = exif_orientation(raw_profile_bytes(text("Raw profile type exif")));
  }
  return orientation != 0 ? orientation : xmp_orientation(text("XML:com.adobe.xmp"));
}

uint32_t big_endian_32(const uint8_t* bytes) {
  return uint32_t{bytes[0]} << 24 | uint32_t{bytes[1]} << 16 | uint32_t{bytes[2]} << 8 | bytes[3];
}

class PngWriter {
 public:
  PngWriter() {
    png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, &message_, on_error, ignore_warning);
    info_ = png_ != nullptr ? png_create_info_struct(png_) : nullptr;
    if (info_ == nullptr) {
      png_destroy_write_struct(&png_, nullptr);
      throw std::bad_alloc();
    }
  }
  ~PngWriter() { png_destroy_write_struct(&png_, &info_); }
  PngWriter(const PngWriter&) = delete;
  PngWriter& operator=(const PngWriter&) = delete;

  bool write(ImageView image);
  std::vector<uint8_t> take_bytes() { return std::move(bytes_); }
  const char* message() const { return message_.text; }

 private:
  static void append(png_structp png, png_bytep from, size_t count);

  std::vector<uint8_t> bytes_;
  ErrorMessage message_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
};

void PngWriter::append(png_structp png, png_bytep from, size_t count) {
  auto* writer = static_cast<PngWriter*>(png_get_io_ptr(png));
  bool stored = false;
  try {
    writer->bytes_.insert(writer->bytes_.end(), from, from + count);
    stored = true;
  } catch (const std::exception&) {
    // An exception must not pass through libpng's frames; its own error does, after this block.
  }
  if (!stored) { png_error(png, "out of memory"); }
}

bool PngWriter::write(ImageView image) {
  if (setjmp(png_jmpbuf(png_))) { return false; }
  png_set_write_fn(png_, this, append, nullptr);
  png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(png_, info_, static_cast<png_uint_32>(image.width), static_cast<png_uint_32>(image.height), 8,
               image.channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png_, info_);
  for (int y = 0; y < image.height; ++y) {
    png_write_row(png_, image.pixels + image.row_bytes() * static_cast<size_t>(y));
  }
  png_write_end(png_, info_);
  return true;
}

constexpr char kFormat[] = "PNG";

// Throws Error unless the step succeeded. `file_bytes` is the length of the file.
void check(const PngReader& reader, bool done, size_t file_bytes, const std::string& name) {
  if (done) { return; }
  if (reader.truncated()) { fail_truncated(file_bytes, name, kFormat); }
  fail_broken(reader.message(), name, kFormat);
}

// The size comes right after the signature and the first chunk's length and name. Checked before
// libpng does so, since its message would not state the size.
void check_size_in_bytes(std::span<const uint8_t> bytes, const std::string& name) {
  if (bytes.size() >= kSignatureBytes + 16 && std::memcmp(bytes.data() + kSignatureBytes + 4, "IHDR", 4) == 0) {
    const uint8_t* size = bytes.data() + kSignatureBytes + 8;
    check_stored_size(big_endian_32(size), big_endian_32(size + 4), name, kFormat);
  }
}

// Throws Error if a chunk claims more bytes than the file has left. libpng would allocate and clear
// them, up to 2 GiB for a file of a hundred bytes, before it notices. `bytes` may be the beginning of
// the file.
void check_chunk_lengths(std::span<const uint8_t> bytes, size_t file_bytes, const std::string& name) {
  constexpr size_t kFrameBytes = 12;  // length, name, checksum
  for (size_t at = kSignatureBytes; at + 8 <= bytes.size();) {
    const size_t length = big_endian_32(bytes.data() + at);
    if (length > file_bytes || at + kFrameBytes + length > file_bytes) {
      fail_truncated(file_bytes, name, kFormat);
    }
    if (std::memcmp(bytes.data() + at + 4, "IEND", 4) == 0) { return; }
    at += kFrameBytes + length;
  }
}

// Throws Error unless the header is that of an image we can decode.
void check_header(const PngReader& reader, size_t file_bytes, const std::string& name) {
  check_stored_size(reader.width(), reader.height(), name, kFormat);
  // Deflate needs at least two bits for 258 bytes.
  constexpr int64_t kMaxCompression = 258 * 8 / 2;
  if (reader.raw_bytes() / kMaxCompression > static_cast<int64_t>(file_bytes)) {
    fail_truncated(file_bytes, name, kFormat);
  }
}

}  // namespace

StoredImage decode_png(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey) {
  check_size_in_bytes(bytes, name);
  check_chunk_lengths(bytes, bytes.size(), name);
  PngReader reader(bytes);
  check(reader, reader.read_header(), bytes.size(), name);
  check_header(reader, bytes.size(), name);
  StoredImage stored{Image(reader.width(), reader.height(), keep_grey && reader.is_grey() ? 1 : 3)};
  check(reader, reader.read_pixels(stored.image.data(), stored.image.channels()), bytes.size(), name);
  check(reader, reader.read_end(), bytes.size(), name);
  stored.orientation = reader.orientation();
  return stored;
}

std::optional<ImageHeader> read_png_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name) {
  check_size_in_bytes(first_bytes, name);
  check_chunk_lengths(first_bytes, file_bytes, name);
  PngReader reader(first_bytes);
  const bool done = reader.read_header();
  if (!done && reader.truncated() && first_bytes.size() < file_bytes) { return std::nullopt; }
  check(reader, done, file_bytes, name);
  check_header(reader, file_bytes, name);
  return ImageHeader{ImageFormat::kPng, reader.width(), reader.height()};
}

std::vector<uint8_t> encode_png(ImageView image) {
  check_image_shape(image.width, image.height, image.channels);
  PngWriter writer;
  if (!writer.write(image)) {
    throw Error("cannot make a PNG of " + std::to_string(image.width) + "x" + std::to_string(image.height) +
                " pixels: " + writer.message());
  }
  return writer.take_bytes();
}

}  // namespace la3::codec
