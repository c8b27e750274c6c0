// HEIC and AVIF files, by libheif, which also turns and mirrors the image as the file says.
#include <libheif/heif.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

// What libheif reads from while it looks for the image: it never asks for more than there is.
struct HeifSource {
  const ReadBytes* read = nullptr;
  size_t size = 0, at = 0;

  static HeifSource& of(void* data) { return *static_cast<HeifSource*>(data); }
};

int64_t heif_position(void* data) {
  return static_cast<int64_t>(HeifSource::of(data).at);
}

int heif_read(void* to, size_t count, void* data) {
  HeifSource& source = HeifSource::of(data);
  try {
    const std::vector<uint8_t> found = (*source.read)(source.at, count);
    if (found.size() < count) { return 1; }
    if (count > 0) { std::memcpy(to, found.data(), count); }
  } catch (const std::exception&) {
    return 1;  // an exception must not pass through libheif's frames
  }
  source.at += count;
  return 0;
}

int heif_seek(int64_t position, void* data) {
  HeifSource::of(data).at = static_cast<size_t>(std::max<int64_t>(position, 0));
  return 0;
}

heif_reader_grow_status heif_wait(int64_t size, void* data) {
  return size > static_cast<int64_t>(HeifSource::of(data).size) ? heif_reader_grow_status_size_beyond_eof
                                                                : heif_reader_grow_status_size_reached;
}

constexpr heif_reader kReader = {1, heif_position, heif_read, heif_seek, heif_wait};

struct FreeHeif {
  void operator()(heif_context* context) const { heif_context_free(context); }
  void operator()(heif_image_handle* handle) const { heif_image_handle_release(handle); }
  void operator()(heif_image* image) const { heif_image_release(image); }
  void operator()(heif_decoding_options* options) const { heif_decoding_options_free(options); }
};
template <typename T>
using HeifPointer = std::unique_ptr<T, FreeHeif>;

struct OpenHeif {
  HeifPointer<heif_context> context;
  HeifPointer<heif_image_handle> image;
  int width() const { return heif_image_handle_get_width(image.get()); }
  int height() const { return heif_image_handle_get_height(image.get()); }
};

// A file is a row of boxes that begin with their lengths; the last one may be cut off. A length of 0
// reaches to the end of the file, one of 1 is followed by 8 bytes with the true length.
bool is_whole(const ReadBytes& read, size_t size) {
  const auto number = [](const std::vector<uint8_t>& bytes, size_t from, size_t to) {
    uint64_t value = 0;
    for (size_t i = from; i < to; ++i) { value = value << 8 | bytes[i]; }
    return value;
  };
  for (uint64_t at = 0; at + 8 <= size;) {
    const std::vector<uint8_t> head = read(at, 16);
    if (head.size() < 8) { return false; }
    uint64_t length = number(head, 0, 4);
    if (length == 0) { return true; }
    if (length == 1) { length = head.size() < 16 ? 0 : number(head, 8, 16); }
    if (length < 8 || length > size - at) { return false; }
    at += length;
  }
  return true;
}

OpenHeif open_heif(const ReadBytes& read, size_t size, HeifSource& source, const std::string& name,
                   const std::string& format) {
  if (!is_whole(read, size)) { fail_truncated(size, name, format); }
  source = {&read, size};
  OpenHeif open{HeifPointer<heif_context>(heif_context_alloc()), nullptr};
  heif_context_set_max_decoding_threads(open.context.get(), 0);  // images are decoded side by side
  heif_error error = heif_context_read_from_reader(open.context.get(), &kReader, &source, nullptr);
  heif_image_handle* handle = nullptr;
  if (error.code == heif_error_Ok) { error = heif_context_get_primary_image_handle(open.context.get(), &handle); }
  open.image.reset(handle);
  if (error.code != heif_error_Ok) { fail_broken(error.message, name, format); }
  check_expansion(open.width(), open.height(), size, name, format);
  check_expansion(heif_image_handle_get_ispe_width(handle), heif_image_handle_get_ispe_height(handle), size, name,
                  format);
  return open;
}

}  // namespace

StoredImage decode_heif(std::span<const uint8_t> bytes, const std::string& name) {
  const std::string format = heif_kind(bytes);
  const ReadBytes read = [&](size_t offset, size_t count) {
    const auto part = bytes.subspan(std::min(offset, bytes.size()));
    const auto taken = part.first(std::min(count, part.size()));
    return std::vector<uint8_t>(taken.begin(), taken.end());
  };
  HeifSource source;
  const OpenHeif open = open_heif(read, bytes.size(), source, name, format);
  const HeifPointer<heif_decoding_options> options(heif_decoding_options_alloc());
  options->convert_hdr_to_8bit = 1;
  heif_image* decoded = nullptr;
  const heif_error error = heif_decode_image(open.image.get(), &decoded, heif_colorspace_RGB,
                                             heif_chroma_interleaved_RGB, options.get());
  const HeifPointer<heif_image> image(decoded);
  if (error.code != heif_error_Ok) { fail_broken(error.message, name, format); }
  const int width = heif_image_get_width(decoded, heif_channel_interleaved),
            height = heif_image_get_height(decoded, heif_channel_interleaved);
  int stride = 0;
  const uint8_t* rows = heif_image_get_plane_readonly(decoded, heif_channel_interleaved, &stride);
  check_expansion(width, height, bytes.size(), name, format);
  // Whoever looked at the header alone goes by its size. Before it is turned, that may be another one.
  if (std::minmax({width, height}) != std::minmax({open.width(), open.height()})) {
    fail_broken("its header says another size than its pixels have", name, format);
  }
  if (rows == nullptr || stride < 3 * width) { fail_broken("no pixels in it", name, format); }
  StoredImage stored{Image(width, height, 3)};
  for (int y = 0; y < height; ++y) {
    const uint8_t* row = rows + static_cast<size_t>(y) * static_cast<size_t>(stride);
    std::copy(row, row + 3 * static_cast<size_t>(width),
              stored.image.data() + 3 * static_cast<size_t>(width) * static_cast<size_t>(y));
  }
  return stored;
}

ImageHeader read_heif_header(const ReadBytes& read, size_t file_bytes, const std::string& name) {
  const std::string format = heif_kind(read(0, 256));
  HeifSource source;
  const OpenHeif open = open_heif(read, file_bytes, source, name, format);
  return {ImageFormat::kHeif, open.width(), open.height()};
}

}  // namespace la3::codec
