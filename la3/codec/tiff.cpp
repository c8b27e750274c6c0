// The first page of a TIFF file, by libtiff: strips and tiles, 1 to 16 bits, palettes, CMYK, YCbCr.
//
// Samples are read as they are stored and converted here as Pillow does; only YCbCr that is not
// JPEG goes through libtiff's own conversion, as in Pillow too.
#include <tiffio.h>

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr char kTiff[] = "TIFF";

// What libtiff reads from: bytes in memory, or a function for checks that need a few of them.
struct TiffSource {
  std::span<const uint8_t> bytes;
  const ReadBytes* read = nullptr;  // instead of the bytes
  size_t size = 0;
  size_t at = 0;
  std::string message = {};       // libtiff's first error
  bool lacks_needed_tag = false;  // a tag lies behind the end without which pixels are meaningless

  static TiffSource& of(thandle_t handle) { return *static_cast<TiffSource*>(handle); }
};

tmsize_t read_source(thandle_t handle, void* to, tmsize_t count) {
  TiffSource& source = TiffSource::of(handle);
  const size_t there = source.size - std::min(source.at, source.size);
  size_t take = std::min(there, static_cast<size_t>(std::max<tmsize_t>(count, 0)));
  if (source.read != nullptr) {
    try {
      const std::vector<uint8_t> found = (*source.read)(source.at, take);
      take = std::min(take, found.size());
      std::copy(found.begin(), found.begin() + static_cast<ptrdiff_t>(take), static_cast<uint8_t*>(to));
    } catch (const std::exception&) {
      return -1;  // an exception must not pass through libtiff's frames
    }
  } else if (take > 0) {
    std::memcpy(to, source.bytes.data() + source.at, take);
  }
  source.at += take;
  return static_cast<tmsize_t>(take);
}

tmsize_t write_nothing(thandle_t, void*, tmsize_t) {
  return -1;
}

toff_t seek_source(thandle_t handle, toff_t offset, int whence) {
  TiffSource& source = TiffSource::of(handle);
  const size_t base = whence == SEEK_CUR ? source.at : whence == SEEK_END ? source.size : 0;
  return source.at = base + offset;
}

int close_nothing(thandle_t) {
  return 0;
}

toff_t size_of_source(thandle_t handle) {
  return TiffSource::of(handle).size;
}

int map_source(thandle_t handle, void** base, toff_t* size) {
  TiffSource& source = TiffSource::of(handle);
  if (source.read != nullptr) { return 0; }
  *base = const_cast<uint8_t*>(source.bytes.data());
  *size = source.bytes.size();
  return 1;
}

void unmap_nothing(thandle_t, void*, toff_t) {}

int keep_error(TIFF*, void* data, const char*, const char* format, va_list arguments) {
  auto* source = static_cast<TiffSource*>(data);
  if (source->message.empty()) {
    char text[256] = "";
    std::vsnprintf(text, sizeof text, format, arguments);
    source->message = text;
  }
  return 1;
}

// libtiff goes on without a tag that it cannot read, and takes a palette without colours for grey.
int look_for_needed_tags(TIFF*, void* data, const char*, const char* format, va_list arguments) {
  char text[256] = "";
  std::vsnprintf(text, sizeof text, format, arguments);
  const bool needed = std::strstr(text, "ColorMap") != nullptr || std::strstr(text, "JPEGTables") != nullptr;
  if (needed) { static_cast<TiffSource*>(data)->lacks_needed_tag = true; }
  return 1;
}

struct CloseTiff {
  void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using TiffHandle = std::unique_ptr<TIFF, CloseTiff>;

// REQUIRES: the source outlives the handle.
TiffHandle open_tiff(TiffSource& source) {
  const std::unique_ptr<TIFFOpenOptions, void (*)(TIFFOpenOptions*)> options(TIFFOpenOptionsAlloc(),
                                                                             TIFFOpenOptionsFree);
  TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), static_cast<tmsize_t>(kMaxFileBytes));
  TIFFOpenOptionsSetErrorHandlerExtR(options.get(), keep_error, &source);
  TIFFOpenOptionsSetWarningHandlerExtR(options.get(), look_for_needed_tags, &source);
  // C: strips are not cut into smaller ones, whose number could exceed the file's bytes.
  return TiffHandle(TIFFClientOpenExt("", "rC", &source, read_source, write_nothing, seek_source, close_nothing,
                                      size_of_source, map_source, unmap_nothing, options.get()));
}

enum class TiffColors { kGrey, kInverted, kRgb, kPremultiplied, kPalette, kCmyk, kConverted };

struct TiffHeader {
  uint32_t width = 0, height = 0;
  uint16_t bits = 1, samples = 1, photometric = 0, compression = 1, planes = 1, format = 1, orientation = 0;
  uint16_t extras = 0, first_extra = 0;
  bool tiled = false;
  TiffColors colors = TiffColors::kGrey;

  // How many samples of a pixel are looked at.
  size_t needed() const {
    switch (colors) {
      case TiffColors::kRgb: return 3;
      case TiffColors::kPremultiplied:
      case TiffColors::kCmyk: return 4;
      default: return 1;
    }
  }
  bool is_separate() const { return planes == PLANARCONFIG_SEPARATE && samples > 1; }
};

std::string how_to_convert(const std::string& what, const std::string& command) {
  return what + "; `" + command + "` converts it";
}

// Cameras' raw files are TIFF files whose first page is a small preview, or has a sample per pixel.
bool is_raw_photo(TIFF* tiff, uint16_t photometric) {
  constexpr uint16_t kColorFilter = 32803, kLinearRaw = 34892;
  if (photometric == kColorFilter || photometric == kLinearRaw) { return true; }
  uint32_t kind = 0;
  uint16_t count = 0;
  void* values = nullptr;
  const bool is_preview =
      TIFFGetField(tiff, TIFFTAG_SUBFILETYPE, &kind) == 1 && (kind & FILETYPE_REDUCEDIMAGE) != 0;
  if (is_preview && TIFFGetField(tiff, TIFFTAG_SUBIFD, &count, &values) == 1) { return true; }
  uint8_t* version = nullptr;
  return TIFFGetField(tiff, TIFFTAG_DNGVERSION, &version) == 1;
}

// Throws Error unless this compression is one that keeps our promise about memory, and built in.
void check_compression(const TiffHeader& header, const std::string& name) {
  constexpr uint16_t kKnown[] = {COMPRESSION_NONE,          COMPRESSION_CCITTRLE, COMPRESSION_CCITTFAX3,
                                 COMPRESSION_CCITTFAX4,     COMPRESSION_LZW,      COMPRESSION_JPEG,
                                 COMPRESSION_ADOBE_DEFLATE, COMPRESSION_DEFLATE,  COMPRESSION_PACKBITS,
                                 COMPRESSION_ZSTD,          COMPRESSION_WEBP};
  if (std::find(std::begin(kKnown), std::end(kKnown), header.compression) != std::end(kKnown) &&
      TIFFIsCODECConfigured(header.compression) != 0) {
    return;
  }
  throw Error(name + ": TIFF without compression, or with LZW, deflate, JPEG, PackBits, CCITT, ZSTD or WebP " +
              "expected, found compression " +
              how_to_convert(std::to_string(header.compression), "convert FILE -compress lzw FILE.tif"));
}

[[noreturn]] void fail_kind(const TiffHeader& header, const std::string& name) {
  const char* format = header.format == SAMPLEFORMAT_IEEEFP ? " of floating point" : "";
  throw Error(name + ": TIFF with grey, RGB, palette, CMYK or YCbCr of up to 16 bits expected, found kind " +
              std::to_string(header.photometric) + " with " + std::to_string(header.samples) + " x " +
              how_to_convert(std::to_string(header.bits) + " bits" + format, "convert FILE -depth 8 FILE.png"));
}

TiffColors colors_of(const TiffHeader& header, const std::string& name) {
  const bool bytes = header.bits == 8 || header.bits == 16;
  const bool whole = header.format == SAMPLEFORMAT_UINT || header.format == SAMPLEFORMAT_VOID;
  const bool known = bytes || header.bits == 1 || header.bits == 2 || header.bits == 4;
  if (!whole || !known) { fail_kind(header, name); }
  switch (header.photometric) {
    case PHOTOMETRIC_MINISWHITE:
    case PHOTOMETRIC_MINISBLACK:
      return header.photometric == PHOTOMETRIC_MINISWHITE ? TiffColors::kInverted : TiffColors::kGrey;
    case PHOTOMETRIC_RGB:
      if (!bytes || header.samples < 3) { break; }
      return header.samples >= 4 && header.extras >= 1 && header.first_extra == EXTRASAMPLE_ASSOCALPHA
                 ? TiffColors::kPremultiplied
                 : TiffColors::kRgb;
    case PHOTOMETRIC_PALETTE:
      if (header.bits == 16) { break; }
      return TiffColors::kPalette;
    case PHOTOMETRIC_SEPARATED:
      if (!bytes || header.samples < 4) { break; }
      return TiffColors::kCmyk;
    case PHOTOMETRIC_YCBCR:
      if (header.bits != 8 || header.samples != 3) { break; }
      return header.compression == COMPRESSION_JPEG && header.planes == PLANARCONFIG_CONTIG
                 ? TiffColors::kRgb
                 : TiffColors::kConverted;
    default: break;
  }
  fail_kind(header, name);
}

// Throws Error unless all strips or tiles lie within the file.
void check_data_is_there(TIFF* tiff, const TiffHeader& header, const TiffSource& source, const std::string& name) {
  const uint32_t count = header.tiled ? TIFFNumberOfTiles(tiff) : TIFFNumberOfStrips(tiff);
  // Each takes some bytes of the lists of their places.
  if (count == 0 || count > source.size) { fail_broken("no place of its pixels", name, kTiff); }
  for (uint32_t i = 0; i < count; ++i) {
    int failed = 0, failed_too = 0;
    const uint64_t offset = TIFFGetStrileOffsetWithErr(tiff, i, &failed);
    const uint64_t bytes = TIFFGetStrileByteCountWithErr(tiff, i, &failed_too);
    if (failed != 0 || failed_too != 0) { fail_broken("no place of some of its pixels", name, kTiff); }
    if (bytes == 0) { fail_broken("a part without bytes", name, kTiff); }
    if (offset > source.size || bytes > source.size - offset) { fail_truncated(source.size, name, kTiff); }
  }
}

TiffHeader read_tiff(TIFF* tiff, const TiffSource& source, const std::string& name) {
  if (tiff == nullptr) {
    // Where the directory lies behind the end, libtiff says that it cannot read or seek to it.
    const bool beyond = source.message.find("read TIFF directory") != std::string::npos ||
                        source.message.find("seek") != std::string::npos;
    if (beyond) { fail_truncated(source.size, name, kTiff); }
    fail_broken(source.message.c_str(), name, kTiff);
  }
  if (source.lacks_needed_tag) { fail_truncated(source.size, name, kTiff); }
  TiffHeader header;
  TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &header.width);
  TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &header.height);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &header.bits);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &header.samples);
  TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &header.photometric);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_COMPRESSION, &header.compression);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &header.planes);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &header.format);
  TIFFGetField(tiff, TIFFTAG_ORIENTATION, &header.orientation);
  uint16_t* extras = nullptr;
  if (TIFFGetField(tiff, TIFFTAG_EXTRASAMPLES, &header.extras, &extras) == 1 && header.extras > 0) {
    header.first_extra = extras[0];
  }
  header.tiled = TIFFIsTiled(tiff) != 0;
  if (is_raw_photo(tiff, header.photometric)) {
    throw Error(name + ": an image expected, found " + how_to_convert("a camera's raw file", "dcraw -w -T FILE"));
  }
  check_compression(header, name);
  header.colors = colors_of(header, name);
  check_expansion(header.width, header.height, source.size, name, kTiff);
  check_data_is_there(tiff, header, source, name);
  if (header.colors == TiffColors::kRgb && header.photometric == PHOTOMETRIC_YCBCR) {
    TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
  }
  return header;
}

using TiffPalette = std::array<std::array<uint8_t, 3>, 256>;

// Each sample of a row as 8 bits: the value itself below 8 bits for palettes, scaled for grey; the
// high byte of 16 bits, which libtiff gives in this machine's order. Pillow's convert('RGB') clips grey
// of 16 bits at 255 and does not invert it.
void unpack_samples(const uint8_t* in, const TiffHeader& header, size_t count, uint8_t* out) {
  if (header.bits == 8) {
    std::copy(in, in + count, out);
  } else if (header.bits == 16) {
    for (size_t i = 0; i < count; ++i) {
      uint16_t value = 0;
      std::memcpy(&value, in + 2 * i, 2);
      out[i] = static_cast<uint8_t>(value >> 8);
    }
  } else {
    const unsigned bits = header.bits, most = (1u << bits) - 1;
    const unsigned scale = header.colors == TiffColors::kPalette ? 1 : 255 / most;
    for (size_t i = 0; i < count; ++i) {
      const size_t at = i * bits;
      out[i] = static_cast<uint8_t>((in[at / 8] >> (8 - bits - at % 8) & most) * scale);
    }
  }
}

// Pillow's cmyk2rgb (libImaging/Convert.c), for values that are not inverted.
uint8_t cmyk_part(int color, int black) {
  const int left = 255 - black, product = color * left + 128;
  return static_cast<uint8_t>(std::clamp(left - (((product >> 8) + product) >> 8), 0, 255));
}

// Pillow's unpackRGBa (libImaging/Unpack.c).
uint8_t unpremultiplied(int color, int alpha) {
  return static_cast<uint8_t>(alpha == 0 ? 0 : alpha == 255 ? color : std::min(255, color * 255 / alpha));
}

// `step` samples per pixel.
void convert_pixels(const uint8_t* in, size_t step, size_t count, TiffColors colors, const TiffPalette& palette,
                    uint8_t* out) {
  for (size_t i = 0; i < count; ++i, in += step, out += 3) {
    for (size_t c = 0; c < 3; ++c) {
      switch (colors) {
        case TiffColors::kInverted: out[c] = static_cast<uint8_t>(255 - in[0]); break;
        case TiffColors::kRgb: out[c] = in[c]; break;
        case TiffColors::kPremultiplied: out[c] = unpremultiplied(in[c], in[3]); break;
        case TiffColors::kPalette: out[c] = palette[in[0]][c]; break;
        case TiffColors::kCmyk: out[c] = cmyk_part(in[c], in[3]); break;
        default: out[c] = in[0];
      }
    }
  }
}

// Puts rows of samples, from strips or tiles, one plane or all, into the image.
class TiffPixels {
 public:
  TiffPixels(TIFF* tiff, const TiffHeader& header, const TiffSource& source, const std::string& name, Image& image)
      : tiff_(tiff), header_(header), source_(source), name_(name), image_(image) {
    if (header.colors == TiffColors::kPalette) { read_palette(); }
    if (header.is_separate()) { planes_.resize(header.needed() * image.view().pixel_count()); }
  }

  void read() {
    const size_t planes = header_.is_separate() ? header_.needed() : 1;
    for (size_t plane = 0; plane < planes; ++plane) {
      if (header_.tiled) {
        read_tiles(plane);
      } else {
        read_rows(plane);
      }
    }
    if (header_.is_separate()) { join_planes(); }
  }

 private:
  [[noreturn]] void fail() const {
    fail_broken(source_.message.empty() ? "its image data cannot be decoded" : source_.message.c_str(), name_,
                kTiff);
  }

  size_t samples_of(size_t pixels) const { return header_.is_separate() ? pixels : pixels * header_.samples; }
  // libtiff's buffers must be at least as large as what we take from them.
  void check_row(tmsize_t bytes, size_t pixels) const {
    if (bytes <= 0 || static_cast<size_t>(bytes) < (samples_of(pixels) * header_.bits + 7) / 8) {
      fail_broken("rows shorter than expected", name_, kTiff);
    }
  }

  void read_palette() {
    uint16_t* maps[3] = {};
    if (TIFFGetField(tiff_, TIFFTAG_COLORMAP, &maps[0], &maps[1], &maps[2]) != 1) {
      fail_broken("a palette expected, found none", name_, kTiff);
    }
    for (size_t i = 0; i < size_t{1} << header_.bits; ++i) {
      for (size_t c = 0; c < 3; ++c) { palette_[i][c] = static_cast<uint8_t>(maps[c][i] >> 8); }
    }
  }

  void put(size_t x, size_t y, size_t count, const uint8_t* in, size_t plane) {
    const size_t first = y * header_.width + x;
    if (header_.is_separate()) {
      unpack_samples(in, header_, count, planes_.data() + plane * image_.view().pixel_count() + first);
      return;
    }
    samples_.resize(samples_of(count));
    unpack_samples(in, header_, samples_.size(), samples_.data());
    convert_pixels(samples_.data(), header_.samples, count, header_.colors, palette_, image_.data() + 3 * first);
  }

  // A strip at a time, which lets libtiff take its fastest way; rows if strips are long.
  void read_rows(size_t plane) {
    constexpr tmsize_t kShortStrip = tmsize_t{16} << 20;
    const tmsize_t strip_bytes = TIFFStripSize(tiff_), row_bytes = TIFFScanlineSize(tiff_);
    uint32_t rows = 0;
    if (strip_bytes <= 0 || strip_bytes > kShortStrip ||
        TIFFGetFieldDefaulted(tiff_, TIFFTAG_ROWSPERSTRIP, &rows) != 1 || rows == 0) {
      return read_single_rows(plane);
    }
    check_row(row_bytes, header_.width);
    std::vector<uint8_t> strip(static_cast<size_t>(strip_bytes));
    for (uint64_t y = 0; y < header_.height; y += rows) {
      const uint64_t count = std::min<uint64_t>(rows, header_.height - y);
      const uint32_t number = TIFFComputeStrip(tiff_, static_cast<uint32_t>(y), static_cast<uint16_t>(plane));
      const tmsize_t read = TIFFReadEncodedStrip(tiff_, number, strip.data(), -1);
      if (read < 0) { fail(); }
      if (static_cast<uint64_t>(read) < count * static_cast<uint64_t>(row_bytes)) {
        fail_broken("a strip without all of its rows", name_, kTiff);
      }
      for (uint64_t row = 0; row < count; ++row) {
        put(0, y + row, header_.width, strip.data() + row * static_cast<size_t>(row_bytes), plane);
      }
    }
  }

  void read_single_rows(size_t plane) {
    std::vector<uint8_t> row(static_cast<size_t>(std::max<tmsize_t>(TIFFScanlineSize(tiff_), 0)));
    check_row(static_cast<tmsize_t>(row.size()), header_.width);
    for (uint32_t y = 0; y < header_.height; ++y) {
      if (TIFFReadScanline(tiff_, row.data(), y, static_cast<uint16_t>(plane)) != 1) { fail(); }
      put(0, y, header_.width, row.data(), plane);
    }
  }

  void read_tiles(size_t plane) {
    uint32_t width = 0, height = 0;
    TIFFGetField(tiff_, TIFFTAG_TILEWIDTH, &width);
    TIFFGetField(tiff_, TIFFTAG_TILELENGTH, &height);
    const tmsize_t bytes = TIFFTileSize(tiff_), row_bytes = TIFFTileRowSize(tiff_);
    if (width == 0 || height == 0 || bytes <= 0) { fail_broken("tiles without pixels", name_, kTiff); }
    check_row(row_bytes, width);
    // A tile may be larger than the image, but not by much: tiles are multiples of 16 pixels.
    constexpr tmsize_t kAlways = tmsize_t{64} << 20;
    if (bytes > kAlways && bytes / 8 > static_cast<tmsize_t>(image_.bytes())) {
      fail_broken("tiles much larger than the image", name_, kTiff);
    }
    std::vector<uint8_t> tile(static_cast<size_t>(bytes));
    for (uint64_t y = 0; y < header_.height; y += height) {
      for (uint64_t x = 0; x < header_.width; x += width) {
        if (TIFFReadTile(tiff_, tile.data(), static_cast<uint32_t>(x), static_cast<uint32_t>(y), 0,
                         static_cast<uint16_t>(plane)) < 0) {
          fail();
        }
        const uint64_t rows = std::min<uint64_t>(height, header_.height - y);
        for (uint64_t row = 0; row < rows; ++row) {
          put(x, y + row, std::min<uint64_t>(width, header_.width - x),
              tile.data() + row * static_cast<size_t>(row_bytes), plane);
        }
      }
    }
  }

  void join_planes() {
    const size_t count = image_.view().pixel_count(), needed = header_.needed();
    std::vector<uint8_t> row(needed * header_.width);
    for (size_t first = 0; first < count; first += header_.width) {
      for (size_t plane = 0; plane < needed; ++plane) {
        for (size_t x = 0; x < header_.width; ++x) { row[x * needed + plane] = planes_[plane * count + first + x]; }
      }
      convert_pixels(row.data(), needed, header_.width, header_.colors, palette_, image_.data() + 3 * first);
    }
  }

  TIFF* tiff_;
  const TiffHeader& header_;
  const TiffSource& source_;
  const std::string& name_;
  Image& image_;
  TiffPalette palette_ = {};
  std::vector<uint8_t> samples_, planes_;
};

// libtiff's own conversion, of the image as it is stored: turning it upright is our business.
void read_converted(TIFF* tiff, const TiffSource& source, const std::string& name, Image& image) {
  char message[1024] = "";
  TIFFRGBAImage reader;
  if (TIFFRGBAImageOK(tiff, message) != 1 || TIFFRGBAImageBegin(&reader, tiff, 1, message) != 1) {
    fail_broken(message, name, kTiff);
  }
  const std::unique_ptr<TIFFRGBAImage, void (*)(TIFFRGBAImage*)> end(&reader, TIFFRGBAImageEnd);
  reader.req_orientation = reader.orientation;
  std::vector<uint32_t> pixels(image.view().pixel_count());
  if (TIFFRGBAImageGet(&reader, pixels.data(), reader.width, reader.height) != 1) {
    fail_broken(source.message.empty() ? message : source.message.c_str(), name, kTiff);
  }
  uint8_t* out = image.data();
  for (const uint32_t pixel : pixels) {
    *out++ = static_cast<uint8_t>(TIFFGetR(pixel));
    *out++ = static_cast<uint8_t>(TIFFGetG(pixel));
    *out++ = static_cast<uint8_t>(TIFFGetB(pixel));
  }
}

}  // namespace

StoredImage decode_tiff(std::span<const uint8_t> bytes, const std::string& name) {
  TiffSource source{bytes, nullptr, bytes.size()};
  const TiffHandle tiff = open_tiff(source);
  const TiffHeader header = read_tiff(tiff.get(), source, name);
  StoredImage stored{Image(static_cast<int>(header.width), static_cast<int>(header.height), 3), header.orientation};
  stored.is_grey = (header.colors == TiffColors::kGrey || header.colors == TiffColors::kInverted) &&
                   header.bits > 1 && header.samples == 1;
  if (header.colors == TiffColors::kConverted) {
    read_converted(tiff.get(), source, name, stored.image);
  } else {
    TiffPixels(tiff.get(), header, source, name, stored.image).read();
  }
  return stored;
}

ImageHeader read_tiff_header(const ReadBytes& read, size_t file_bytes, const std::string& name) {
  TiffSource source{{}, &read, file_bytes};
  const TiffHandle tiff = open_tiff(source);
  const TiffHeader header = read_tiff(tiff.get(), source, name);
  return {ImageFormat::kTiff, static_cast<int>(header.width), static_cast<int>(header.height)};
}

}  // namespace la3::codec
