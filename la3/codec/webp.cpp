// WebP files, by libwebp: lossy, lossless, or the first frame of an animation.
#include <webp/decode.h>
#include <webp/demux.h>

#include <memory>
#include <optional>

#include "la3/codec/exif.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr char kWebp[] = "WebP";

// The file's own length, from its first 8 bytes.
size_t riff_bytes(std::span<const uint8_t> bytes) {
  return 8 + (size_t{bytes[4]} | size_t{bytes[5]} << 8 | size_t{bytes[6]} << 16 | size_t{bytes[7]} << 24);
}

struct DeleteDemuxer {
  void operator()(WebPDemuxer* demuxer) const { WebPDemuxDelete(demuxer); }
};

int webp_orientation(const WebPDemuxer* demuxer) {
  WebPChunkIterator chunk;
  if (WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) == 0) { return 0; }
  const int orientation = exif_orientation({chunk.chunk.bytes, chunk.chunk.size});
  WebPDemuxReleaseChunkIterator(&chunk);
  return orientation;
}

}  // namespace

StoredImage decode_webp(std::span<const uint8_t> bytes, const std::string& name) {
  if (bytes.size() < riff_bytes(bytes)) { fail_truncated(bytes.size(), name, kWebp); }
  const WebPData data{bytes.data(), bytes.size()};
  const std::unique_ptr<WebPDemuxer, DeleteDemuxer> demuxer(WebPDemux(&data));
  if (!demuxer) { fail_broken("its chunks do not fit together", name, kWebp); }
  const int64_t width = WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_WIDTH),
                height = WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_HEIGHT);
  check_expansion(width, height, bytes.size(), name, kWebp);

  WebPIterator frame;
  if (WebPDemuxGetFrame(demuxer.get(), 1, &frame) == 0) { fail_broken("no frame in it", name, kWebp); }
  const std::unique_ptr<WebPIterator, void (*)(WebPIterator*)> release(&frame, WebPDemuxReleaseIterator);
  const bool fits = frame.x_offset >= 0 && frame.y_offset >= 0 && frame.width >= 1 && frame.height >= 1 &&
                    frame.x_offset + int64_t{frame.width} <= width &&
                    frame.y_offset + int64_t{frame.height} <= height;
  if (!fits) { fail_broken("a frame outside of the image", name, kWebp); }

  // What the first frame does not cover is black, as in Pillow, for which it is transparent black.
  StoredImage stored{Image(static_cast<int>(width), static_cast<int>(height), 3), webp_orientation(demuxer.get())};
  const size_t stride = 3 * static_cast<size_t>(width);
  const size_t first = static_cast<size_t>(frame.y_offset) * stride + 3 * static_cast<size_t>(frame.x_offset);
  WebPDecoderConfig config;
  if (WebPInitDecoderConfig(&config) == 0) { fail_broken("another libwebp than la3 was built with", name, kWebp); }
  config.output.colorspace = MODE_RGB;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = stored.image.data() + first;
  config.output.u.RGBA.stride = static_cast<int>(stride);
  config.output.u.RGBA.size = stored.image.bytes() - first;
  // A frame of another size than its header says would not fit.
  const uint8_t* fragment = frame.fragment.bytes;
  if (WebPGetFeatures(fragment, frame.fragment.size, &config.input) != VP8_STATUS_OK ||
      config.input.width != frame.width || config.input.height != frame.height ||
      WebPDecode(fragment, frame.fragment.size, &config) != VP8_STATUS_OK) {
    fail_broken("its image data cannot be decoded", name, kWebp);
  }
  return stored;
}

std::optional<ImageHeader> read_webp_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                            const std::string& name) {
  if (file_bytes < riff_bytes(first_bytes)) { fail_truncated(file_bytes, name, kWebp); }
  WebPBitstreamFeatures features;
  const VP8StatusCode status = WebPGetFeatures(first_bytes.data(), first_bytes.size(), &features);
  if (status == VP8_STATUS_NOT_ENOUGH_DATA && first_bytes.size() < file_bytes) { return std::nullopt; }
  if (status == VP8_STATUS_NOT_ENOUGH_DATA) { fail_truncated(file_bytes, name, kWebp); }
  if (status != VP8_STATUS_OK) { fail_broken("its header cannot be read", name, kWebp); }
  check_expansion(features.width, features.height, file_bytes, name, kWebp);
  return ImageHeader{ImageFormat::kWebp, features.width, features.height};
}

}  // namespace la3::codec
