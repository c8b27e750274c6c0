#include <algorithm>
#include <csetjmp>
#include <cstddef>
#include <cstdio>  // jpeglib.h needs FILE
#include <cstring>
#include <exception>
#include <stdexcept>
#include <utility>

#include <jpeglib.h>
// Must come after jpeglib.h.
#include <jerror.h>

#include "la3/codec/codec.h"
#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

// libjpeg's error handler: keeps the message and jumps back to the step that was called. REQUIRES:
// `base` is first, since libjpeg hands back a pointer to it.
struct ErrorHandler {
  jpeg_error_mgr base;
  std::jmp_buf back;
  char message[JMSG_LENGTH_MAX];
};

[[noreturn]] void on_error(j_common_ptr info) {
  auto* handler = reinterpret_cast<ErrorHandler*>(info->err);
  (*info->err->format_message)(info, handler->message);
  std::longjmp(handler->back, 1);
}

void ignore_message(j_common_ptr) {}

void install(ErrorHandler& handler) {
  jpeg_std_error(&handler.base);
  handler.base.error_exit = on_error;
  handler.base.output_message = ignore_message;
  handler.message[0] = '\0';
}

// Each scan of a progressive file goes over all of the image, so that a small file with many takes
// minutes. Encoders write about ten; one for each coefficient of a grey image makes 64.
constexpr int kMaxScans = 100;

void limit_scans(j_common_ptr info) {
  if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number <= kMaxScans) { return; }
  auto* handler = reinterpret_cast<ErrorHandler*>(info->err);
  std::snprintf(handler->message, sizeof(handler->message), "more than %d scans", kMaxScans);
  std::longjmp(handler->back, 1);
}

void do_nothing(j_decompress_ptr) {}

// At the end of the bytes libjpeg is told to wait for more, as in Pillow, instead of being given a
// false end of image. So a truncated file is noticed, and one that has all its pixels but no end
// marker still passes.
boolean wait_for_more(j_decompress_ptr) {
  return FALSE;
}

void skip_bytes(j_decompress_ptr info, long count) {
  if (count <= 0) { return; }
  const size_t skipped = std::min(static_cast<size_t>(count), info->src->bytes_in_buffer);
  info->src->next_input_byte += skipped;
  info->src->bytes_in_buffer -= skipped;
}

// Pillow's CMYK to RGB (libImaging/Convert.c, cmyk2rgb): k - (255 - c) * k / 255, rounded, on
// inverted values.
void convert_cmyk_row(const uint8_t* cmyk, uint8_t* rgb, int width) {
  for (int x = 0; x < width; ++x, cmyk += 4, rgb += 3) {
    const int k = cmyk[3];
    for (int c = 0; c < 3; ++c) {
      const int product = (255 - cmyk[c]) * k + 128;
      rgb[c] = static_cast<uint8_t>(k - (((product >> 8) + product) >> 8));
    }
  }
}

// Reads one file in steps: the header, then all pixels or a part. Between the two, while nothing
// large is allocated, a caller may choose the part and its scale.
class JpegReader {
 public:
  enum class Outcome { kDone, kTruncated, kBroken };

  explicit JpegReader(std::span<const uint8_t> bytes) {
    install(errors_);
    info_.err = &errors_.base;
    source_.next_input_byte = bytes.data();
    source_.bytes_in_buffer = bytes.size();
    source_.init_source = do_nothing;
    source_.fill_input_buffer = wait_for_more;
    source_.skip_input_data = skip_bytes;
    source_.resync_to_restart = jpeg_resync_to_restart;
    source_.term_source = do_nothing;
  }
  // Also correct if it was never created: info_ is zero then.
  ~JpegReader() { jpeg_destroy_decompress(&info_); }
  JpegReader(const JpegReader&) = delete;
  JpegReader& operator=(const JpegReader&) = delete;

  // libjpeg's defaults (exact DCT, smooth chroma upsampling) are what Pillow uses.
  Outcome read_header();
  // Call one of the two after the header. Fills width() x height() pixels of `channels` (3; or 1,
  // if components() is 1).
  Outcome read_pixels(uint8_t* pixels, int channels);
  // Fills box.width x box.height pixels of 3 channels: a part of the image reduced to `eighths` (1,
  // 2, 4 or 8) of its size, the same bytes as if the whole image had been decoded at that scale.
  // Data after the part may be missing.
  Outcome read_box(const image::Region& box, int eighths, uint8_t* pixels);

  int width() const { return static_cast<int>(info_.image_width); }
  int height() const { return static_cast<int>(info_.image_height); }
  int components() const { return info_.num_components; }
  // No Huffman-coded file of fewer bytes can hold this image: each 8x8 block takes at least a bit.
  size_t least_bytes() const;
  int orientation() const;
  JpegCoding coding() const;
  const char* message() const { return errors_.message; }

 private:
  Outcome read_rgb_or_grey_rows(uint8_t* pixels, size_t row_bytes);
  Outcome read_cmyk_rows(uint8_t* pixels, size_t row_bytes);
  Outcome read_box_rows(const image::Region& box, int left, uint8_t* pixels);
  bool lacks_coefficients() const;
  int leave_out_columns(const image::Region& box, int eighths);

  ErrorHandler errors_;
  jpeg_source_mgr source_{};
  jpeg_progress_mgr progress_{};
  jpeg_decompress_struct info_{};
};

JpegReader::Outcome JpegReader::read_header() {
  if (setjmp(errors_.back)) { return Outcome::kBroken; }
  jpeg_create_decompress(&info_);
  info_.src = &source_;
  progress_.progress_monitor = limit_scans;
  info_.progress = &progress_;
  jpeg_save_markers(&info_, JPEG_APP0 + 1, 0xffff);  // EXIF
  return jpeg_read_header(&info_, TRUE) == JPEG_HEADER_OK ? Outcome::kDone : Outcome::kTruncated;
}

JpegReader::Outcome JpegReader::read_pixels(uint8_t* pixels, int channels) {
  if (setjmp(errors_.back)) { return Outcome::kBroken; }
  const bool cmyk = info_.num_components == 4;
  info_.out_color_space = cmyk ? JCS_CMYK : channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
  if (!jpeg_start_decompress(&info_)) { return Outcome::kTruncated; }
  const size_t row_bytes = static_cast<size_t>(info_.output_width) * static_cast<size_t>(channels);
  const Outcome outcome = cmyk ? read_cmyk_rows(pixels, row_bytes) : read_rgb_or_grey_rows(pixels, row_bytes);
  // Once all rows are read, a missing end-of-image marker is forgiven, as in Pillow: the result
  // does not matter.
  if (outcome == Outcome::kDone) { (void)jpeg_finish_decompress(&info_); }
  return outcome;
}

JpegReader::Outcome JpegReader::read_rgb_or_grey_rows(uint8_t* pixels, size_t row_bytes) {
  constexpr JDIMENSION kRows = 8;
  while (info_.output_scanline < info_.output_height) {
    JSAMPROW rows[kRows];
    for (JDIMENSION i = 0; i < kRows; ++i) {
      const JDIMENSION y = std::min(info_.output_scanline + i, info_.output_height - 1);
      rows[i] = pixels + row_bytes * y;
    }
    if (jpeg_read_scanlines(&info_, rows, kRows) == 0) { return Outcome::kTruncated; }
  }
  return Outcome::kDone;
}

JpegReader::Outcome JpegReader::read_cmyk_rows(uint8_t* pixels, size_t row_bytes) {
  // From libjpeg's pool, which lives until the end of the image.
  JSAMPARRAY row =
      (*info_.mem->alloc_sarray)(reinterpret_cast<j_common_ptr>(&info_), JPOOL_IMAGE, info_.output_width * 4, 1);
  for (; info_.output_scanline < info_.output_height; pixels += row_bytes) {
    if (jpeg_read_scanlines(&info_, row, 1) == 0) { return Outcome::kTruncated; }
    convert_cmyk_row(row[0], pixels, static_cast<int>(info_.output_width));
  }
  return Outcome::kDone;
}

JpegReader::Outcome JpegReader::read_box(const image::Region& box, int eighths, uint8_t* pixels) {
  if (setjmp(errors_.back)) { return Outcome::kBroken; }
  info_.out_color_space = info_.num_components == 4 ? JCS_CMYK : JCS_RGB;
  info_.scale_num = static_cast<unsigned>(eighths);
  info_.scale_denom = 8;
  if (!jpeg_start_decompress(&info_)) { return Outcome::kTruncated; }
  // In a progressive file that lacks some scans, libjpeg smooths blocks using their neighbours,
  // which must therefore be decoded.
  const bool all_blocks = lacks_coefficients();
  const int left = all_blocks ? 0 : leave_out_columns(box, eighths);
  const auto top = static_cast<JDIMENSION>(box.y);
  if (!all_blocks && top > 0) { (void)jpeg_skip_scanlines(&info_, top); }
  return read_box_rows(box, left, pixels);
}

// `left`: the column of the image that a row begins with.
JpegReader::Outcome JpegReader::read_box_rows(const image::Region& box, int left, uint8_t* pixels) {
  const auto channels = static_cast<size_t>(info_.output_components);  // 3, or 4 for CMYK
  // One byte off on purpose: libjpeg-turbo's AVX2 code stores to an aligned row past the cache
  // (vmovntdq), and reading it back from memory doubles the time of the whole decode.
  JSAMPARRAY buffer = (*info_.mem->alloc_sarray)(reinterpret_cast<j_common_ptr>(&info_), JPOOL_IMAGE,
                                                 info_.output_width * static_cast<JDIMENSION>(channels) + 1, 1);
  JSAMPROW row = buffer[0] + 1;
  const auto top = static_cast<JDIMENSION>(box.y), bottom = top + static_cast<JDIMENSION>(box.height);
  const uint8_t* part = row + static_cast<size_t>(box.x - left) * channels;
  while (info_.output_scanline < bottom) {
    const bool wanted = info_.output_scanline >= top;
    if (jpeg_read_scanlines(&info_, &row, 1) == 0) { return Outcome::kTruncated; }
    if (!wanted) { continue; }
    if (channels == 4) {
      convert_cmyk_row(part, pixels, box.width);
    } else {
      std::memcpy(pixels, part, static_cast<size_t>(box.width) * 3);
    }
    pixels += static_cast<size_t>(box.width) * 3;
  }
  return Outcome::kDone;
}

// Whether a progressive file ends before all bits of its coefficients are there.
bool JpegReader::lacks_coefficients() const {
  if (!info_.progressive_mode || info_.coef_bits == nullptr) { return false; }
  for (int component = 0; component < info_.num_components; ++component) {
    const int* bits = info_.coef_bits[component];
    if (std::any_of(bits, bits + DCTSIZE2, [](int missing) { return missing != 0; })) { return true; }
  }
  return false;
}

// Tells libjpeg which columns are needed; returns the one that rows begin with from now on. When it
// smooths chroma, it treats the edges of what it keeps as the image's edges: one more block on
// either side keeps that out of the box.
int JpegReader::leave_out_columns(const image::Region& box, int eighths) {
  const int margin = eighths * info_.max_h_samp_factor, all = static_cast<int>(info_.output_width);
  const int left = std::max(0, box.x - margin), right = std::min(all, box.x + box.width + margin);
  if (left == 0 && right == all) { return 0; }
  // Chroma of a quarter of the width (4:1:0) is widened by a larger DCT first, then by smoothing;
  // jpeg_crop_scanline ignores the former and takes half the columns for all (libjpeg-turbo 2.1.5,
  // jdapistd.c, downsampled_width).
  const auto wide = [this](const jpeg_component_info& c) { return info_.max_h_samp_factor > 2 * c.h_samp_factor; };
  if (eighths < 8 && std::any_of(info_.comp_info, info_.comp_info + info_.num_components, wide)) { return 0; }
  auto first = static_cast<JDIMENSION>(left), count = static_cast<JDIMENSION>(right - left);
  jpeg_crop_scanline(&info_, &first, &count);
  return static_cast<int>(first);
}

size_t JpegReader::least_bytes() const {
  if (info_.arith_code) { return 0; }
  size_t blocks = 0;
  for (int i = 0; i < info_.num_components; ++i) {
    blocks += size_t{info_.comp_info[i].width_in_blocks} * info_.comp_info[i].height_in_blocks;
  }
  return blocks / 8;
}

int JpegReader::orientation() const {
  for (auto* marker = info_.marker_list; marker != nullptr; marker = marker->next) {
    const std::span<const uint8_t> data(marker->data, marker->data_length);
    if (data.size() >= 5 && std::memcmp(data.data(), "Exif", 5) == 0) { return exif_orientation(data); }
  }
  return 0;
}

JpegCoding JpegReader::coding() const {
  JpegCoding coding;
  const auto copy_table = [this](int component, std::array<uint16_t, 64>& table) {
    const int number = info_.comp_info[component].quant_tbl_no;  // as the file says, not checked yet
    const JQUANT_TBL* found = number < NUM_QUANT_TBLS ? info_.quant_tbl_ptrs[number] : nullptr;
    if (found == nullptr) { return table.fill(1); }  // decoding the file fails
    std::copy(std::begin(found->quantval), std::end(found->quantval), table.begin());
  };
  copy_table(0, coding.luma);
  copy_table(components() == 3 ? 1 : 0, coding.chroma);
  if (components() != 3) { return coding; }
  const jpeg_component_info *luma = info_.comp_info, *blue = luma + 1, *red = luma + 2;
  const bool usual = blue->h_samp_factor == 1 && blue->v_samp_factor == 1 && red->h_samp_factor == 1 &&
                     red->v_samp_factor == 1 && luma->h_samp_factor != 3 && luma->v_samp_factor <= 2;
  if (usual) {
    coding.across = luma->h_samp_factor;
    coding.down = luma->v_samp_factor;
  }
  return coding;
}

// Collects what libjpeg writes. Not jpeg_mem_dest, which after an error may leave a pointer to
// freed memory.
class JpegWriter {
 public:
  JpegWriter() {
    install(errors_);
    info_.err = &errors_.base;
    destination_.init_destination = start_buffer;
    destination_.empty_output_buffer = empty_buffer;
    destination_.term_destination = finish;
  }
  ~JpegWriter() { jpeg_destroy_compress(&info_); }
  JpegWriter(const JpegWriter&) = delete;
  JpegWriter& operator=(const JpegWriter&) = delete;

  // With the standard tables for the quality, or with a coding that is not null.
  bool write(ImageView image, int quality, const JpegCoding* coding);
  std::vector<uint8_t> take_bytes() { return std::move(bytes_); }
  const char* message() const { return errors_.message; }

 private:
  static void start_buffer(j_compress_ptr info);
  static boolean empty_buffer(j_compress_ptr info);
  static void finish(j_compress_ptr info);
  void append(size_t count);
  void use(const JpegCoding& coding);

  ErrorHandler errors_;
  jpeg_destination_mgr destination_{};
  jpeg_compress_struct info_{};
  uint8_t buffer_[1 << 14];
  std::vector<uint8_t> bytes_;
};

void JpegWriter::append(size_t count) {
  bool stored = false;
  try {
    bytes_.insert(bytes_.end(), buffer_, buffer_ + count);
    stored = true;
  } catch (const std::exception&) {
    // An exception must not pass through libjpeg's frames; its own error does, after this block.
  }
  if (!stored) { ERREXIT1(&info_, JERR_OUT_OF_MEMORY, 0); }
}

void JpegWriter::start_buffer(j_compress_ptr info) {
  info->dest->next_output_byte = static_cast<JpegWriter*>(info->client_data)->buffer_;
  info->dest->free_in_buffer = sizeof(buffer_);
}

// libjpeg calls this when the whole buffer is full, whatever free_in_buffer says.
boolean JpegWriter::empty_buffer(j_compress_ptr info) {
  static_cast<JpegWriter*>(info->client_data)->append(sizeof(buffer_));
  start_buffer(info);
  return TRUE;
}

void JpegWriter::finish(j_compress_ptr info) {
  static_cast<JpegWriter*>(info->client_data)->append(sizeof(buffer_) - info->dest->free_in_buffer);
}

void JpegWriter::use(const JpegCoding& coding) {
  unsigned table[DCTSIZE2];
  for (int which = 0; which < 2; ++which) {
    const auto& from = which == 0 ? coding.luma : coding.chroma;
    std::copy(from.begin(), from.end(), table);
    jpeg_add_quant_table(&info_, which, table, 100, TRUE);
  }
  if (info_.num_components == 3) {
    info_.comp_info[0].h_samp_factor = coding.across;
    info_.comp_info[0].v_samp_factor = coding.down;
  }
}

bool JpegWriter::write(ImageView image, int quality, const JpegCoding* coding) {
  if (setjmp(errors_.back)) { return false; }
  jpeg_create_compress(&info_);
  info_.client_data = this;
  info_.dest = &destination_;
  info_.image_width = static_cast<JDIMENSION>(image.width);
  info_.image_height = static_cast<JDIMENSION>(image.height);
  info_.input_components = image.channels;
  info_.in_color_space = image.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
  jpeg_set_defaults(&info_);
  if (coding == nullptr) {
    jpeg_set_quality(&info_, quality, TRUE);
  } else {
    use(*coding);
  }
  jpeg_start_compress(&info_, TRUE);
  while (info_.next_scanline < info_.image_height) {
    JSAMPROW row = const_cast<JSAMPROW>(image.pixels + image.row_bytes() * info_.next_scanline);
    jpeg_write_scanlines(&info_, &row, 1);
  }
  jpeg_finish_compress(&info_);
  return true;
}

constexpr char kFormat[] = "JPEG";

// Throws Error unless the step succeeded. `file_bytes` is the length of the file.
void check(const JpegReader& reader, JpegReader::Outcome outcome, size_t file_bytes, const std::string& name) {
  if (outcome == JpegReader::Outcome::kTruncated) { fail_truncated(file_bytes, name, kFormat); }
  if (outcome == JpegReader::Outcome::kBroken) { fail_broken(reader.message(), name, kFormat); }
}

// Throws Error unless the header is that of an image we can decode.
void check_header(const JpegReader& reader, size_t file_bytes, const std::string& name) {
  check_stored_size(reader.width(), reader.height(), name, kFormat);
  const int components = reader.components();
  if (components != 1 && components != 3 && components != 4) {
    throw Error(name + ": JPEG of 1 (grey), 3 (colour) or 4 (CMYK) components expected, found " +
                std::to_string(components));
  }
  if (file_bytes < reader.least_bytes()) { fail_truncated(file_bytes, name, kFormat); }
}

std::vector<uint8_t> encoded(ImageView image, int quality, const JpegCoding* coding) {
  check_image_shape(image.width, image.height, image.channels);
  JpegWriter writer;
  if (!writer.write(image, quality, coding)) {
    throw Error("cannot make a JPEG of " + std::to_string(image.width) + "x" + std::to_string(image.height) +
                " pixels: " + writer.message());
  }
  return writer.take_bytes();
}

// A request's region and size in the stored image, which may lie on its side.
image::RegionRequest choose_in_stored(const image::ChooseRegion& choose, int width, int height, int orientation) {
  const bool exchanged = exchanges_axes(orientation);
  const int upright_width = exchanged ? height : width, upright_height = exchanged ? width : height;
  image::RegionRequest request = choose(upright_width, upright_height);
  image::check_region(request.region, upright_width, upright_height);
  request.region = stored_region(request.region, width, height, orientation);
  if (exchanged) { std::swap(request.enough_width, request.enough_height); }
  return request;
}

}  // namespace

StoredImage decode_jpeg(std::span<const uint8_t> bytes, const std::string& name, bool keep_grey) {
  JpegReader reader(bytes);
  check(reader, reader.read_header(), bytes.size(), name);
  check_header(reader, bytes.size(), name);
  StoredImage stored{Image(reader.width(), reader.height(), keep_grey && reader.components() == 1 ? 1 : 3),
                     reader.orientation()};
  check(reader, reader.read_pixels(stored.image.data(), stored.image.channels()), bytes.size(), name);
  return stored;
}

image::DecodedRegion decode_jpeg_region(std::span<const uint8_t> bytes, const std::string& name,
                                        const image::ChooseRegion& choose) {
  JpegReader reader(bytes);
  check(reader, reader.read_header(), bytes.size(), name);
  check_header(reader, bytes.size(), name);
  const int orientation = reader.orientation();
  const image::RegionRequest request = choose_in_stored(choose, reader.width(), reader.height(), orientation);
  const image::Region& region = request.region;

  // Each pixel of the reduced image covers 8 / eighths pixels of the whole one, exactly.
  const int step = image::reduction_for(request), eighths = 8 / step;
  const auto last = [step](int end) { return (end + step - 1) / step; };
  image::Region box{region.x / step, region.y / step, 0, 0};
  box.width = last(region.x + region.width) - box.x;
  box.height = last(region.y + region.height) - box.y;

  const auto scaled = [step](int edge, int origin) { return static_cast<double>(edge) / step - origin; };
  image::DecodedRegion part{Image(box.width, box.height, 3), scaled(region.x, box.x), scaled(region.y, box.y),
                            scaled(region.x + region.width, box.x), scaled(region.y + region.height, box.y)};
  check(reader, reader.read_box(box, eighths, part.image.data()), bytes.size(), name);
  return turn_upright(std::move(part), orientation);
}

std::optional<ImageHeader> read_jpeg_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                            const std::string& name) {
  JpegReader reader(first_bytes);
  const JpegReader::Outcome outcome = reader.read_header();
  if (outcome == JpegReader::Outcome::kTruncated && first_bytes.size() < file_bytes) { return std::nullopt; }
  check(reader, outcome, file_bytes, name);
  check_header(reader, file_bytes, name);
  return ImageHeader{ImageFormat::kJpeg, reader.width(), reader.height()};
}

std::optional<JpegCoding> jpeg_coding(std::span<const uint8_t> bytes, const std::string& name) {
  if (sniff(bytes) != ImageFormat::kJpeg) { return std::nullopt; }
  JpegReader reader(bytes);
  check(reader, reader.read_header(), bytes.size(), name);
  check_header(reader, bytes.size(), name);
  return reader.coding();
}

std::vector<uint8_t> encode_jpeg(ImageView image, int quality) {
  if (quality < 1 || quality > 100) {
    throw std::invalid_argument("JPEG quality of " + std::to_string(quality) + ": 1 to 100 expected");
  }
  return encoded(image, quality, nullptr);
}

std::vector<uint8_t> encode_jpeg(ImageView image, const JpegCoding& coding) {
  const bool usual =
      (coding.across == 1 || coding.across == 2 || coding.across == 4) && (coding.down == 1 || coding.down == 2);
  if (!usual) {
    throw std::invalid_argument("JPEG with " + std::to_string(coding.across) + "x" + std::to_string(coding.down) +
                                " pixels per sample of colour: 1, 2 or 4 by 1 or 2 expected");
  }
  return encoded(image, 0, &coding);
}

}  // namespace la3::codec
