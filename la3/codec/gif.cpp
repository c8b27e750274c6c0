// The first frame of a GIF file, by giflib.
#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <vector>

#include "la3/codec/formats.h"
#include "la3/core/error.h"

namespace la3::codec {
namespace {

constexpr char kGif[] = "GIF";

// Goes to the first frame's header, then through its rows.
class GifReader {
 public:
  explicit GifReader(std::span<const uint8_t> bytes) : rest_(bytes) {
    int problem = 0;
    gif_ = DGifOpen(this, read_bytes, &problem);
    if (gif_ == nullptr) { problem_ = problem; }
  }
  ~GifReader() {
    if (gif_ != nullptr) { DGifCloseFile(gif_, nullptr); }
  }
  GifReader(const GifReader&) = delete;
  GifReader& operator=(const GifReader&) = delete;

  // False if the file is broken or, if truncated(), ends too early.
  bool find_frame();
  // Fills `row` with frame().Width indices: rows come in the order of the file.
  bool read_row(uint8_t* row) { return DGifGetLine(gif_, row, frame().Width) == GIF_OK || note_problem(); }

  const GifImageDesc& frame() const { return gif_->Image; }
  // Pillow enlarges the screen if the frame does not fit.
  int width() const { return std::max(gif_->SWidth, frame().Left + frame().Width); }
  int height() const { return std::max(gif_->SHeight, frame().Top + frame().Height); }
  const ColorMapObject* colors() const { return frame().ColorMap != nullptr ? frame().ColorMap : gif_->SColorMap; }
  // The index that fills what the frame does not cover, as in Pillow.
  uint8_t background() const { return background_; }

  bool truncated() const { return truncated_; }
  const char* message() const {
    const char* text = GifErrorString(problem_);
    return text != nullptr ? text : "no frame in it";
  }

 private:
  static int read_bytes(GifFileType* gif, GifByteType* to, int count) {
    auto* reader = static_cast<GifReader*>(gif->UserData);
    const size_t there = std::min(reader->rest_.size(), static_cast<size_t>(count));
    if (there < static_cast<size_t>(count)) { reader->truncated_ = true; }
    if (there > 0) { std::memcpy(to, reader->rest_.data(), there); }
    reader->rest_ = reader->rest_.subspan(there);
    return static_cast<int>(there);
  }

  bool note_problem() {
    problem_ = gif_->Error;
    return false;
  }

  bool read_extension() {
    int code = 0;
    GifByteType* block = nullptr;
    if (DGifGetExtension(gif_, &code, &block) != GIF_OK) { return note_problem(); }
    while (block != nullptr) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE && DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK &&
          control.TransparentColor != NO_TRANSPARENT_COLOR) {
        background_ = static_cast<uint8_t>(control.TransparentColor);
      }
      if (DGifGetExtensionNext(gif_, &block) != GIF_OK) { return note_problem(); }
    }
    return true;
  }

  std::span<const uint8_t> rest_;
  GifFileType* gif_ = nullptr;
  int problem_ = 0;
  bool truncated_ = false;
  uint8_t background_ = 0;
};

bool GifReader::find_frame() {
  if (gif_ == nullptr) { return false; }
  while (true) {
    GifRecordType type = UNDEFINED_RECORD_TYPE;
    if (DGifGetRecordType(gif_, &type) != GIF_OK) { return note_problem(); }
    if (type == IMAGE_DESC_RECORD_TYPE) { return DGifGetImageDesc(gif_) == GIF_OK || note_problem(); }
    if (type == EXTENSION_RECORD_TYPE && !read_extension()) { return false; }
    if (type == TERMINATE_RECORD_TYPE) { return false; }
  }
}

void check(const GifReader& reader, bool done, size_t file_bytes, const std::string& name) {
  if (done) { return; }
  if (reader.truncated()) { fail_truncated(file_bytes, name, kGif); }
  fail_broken(reader.message(), name, kGif);
}

void check_frame(const GifReader& reader, size_t file_bytes, const std::string& name) {
  check_expansion(reader.width(), reader.height(), file_bytes, name, kGif);
  const GifImageDesc& frame = reader.frame();
  if (frame.Width < 1 || frame.Height < 1) { fail_broken("a frame without pixels", name, kGif); }
}

using GifPalette = std::array<std::array<uint8_t, 3>, 256>;

// An index beyond the palette shows as grey, as in Pillow.
GifPalette palette_of(const ColorMapObject* colors) {
  GifPalette palette;
  for (size_t i = 0; i < palette.size(); ++i) { palette[i].fill(static_cast<uint8_t>(i)); }
  for (int i = 0; colors != nullptr && i < std::min(colors->ColorCount, 256); ++i) {
    const GifColorType& color = colors->Colors[i];
    palette[static_cast<size_t>(i)] = {color.Red, color.Green, color.Blue};
  }
  return palette;
}

// Which row of the frame each row of the file is.
std::vector<int> row_order(const GifImageDesc& frame) {
  std::vector<int> order;
  constexpr std::pair<int, int> kPasses[] = {{0, 8}, {4, 8}, {2, 4}, {1, 2}}, kOnePass[] = {{0, 1}};
  for (const auto& [first, step] : frame.Interlace ? std::span<const std::pair<int, int>>(kPasses) : kOnePass) {
    for (int y = first; y < frame.Height; y += step) { order.push_back(y); }
  }
  return order;
}

}  // namespace

StoredImage decode_gif(std::span<const uint8_t> bytes, const std::string& name) {
  GifReader reader(bytes);
  check(reader, reader.find_frame(), bytes.size(), name);
  check_frame(reader, bytes.size(), name);
  const GifImageDesc& frame = reader.frame();
  const GifPalette palette = palette_of(reader.colors());
  StoredImage stored{Image(reader.width(), reader.height(), 3)};
  if (frame.Width < reader.width() || frame.Height < reader.height()) {
    const auto& around = palette[reader.background()];
    for (size_t i = 0; i < stored.image.bytes(); i += 3) {
      std::copy(around.begin(), around.end(), stored.image.data() + i);
    }
  }
  std::vector<uint8_t> row(static_cast<size_t>(frame.Width));
  for (const int y : row_order(frame)) {
    check(reader, reader.read_row(row.data()), bytes.size(), name);
    const size_t first =
        static_cast<size_t>(frame.Top + y) * static_cast<size_t>(reader.width()) + static_cast<size_t>(frame.Left);
    uint8_t* out = stored.image.data() + 3 * first;
    for (const uint8_t index : row) { out = std::copy(palette[index].begin(), palette[index].end(), out); }
  }
  return stored;
}

std::optional<ImageHeader> read_gif_header(std::span<const uint8_t> first_bytes, size_t file_bytes,
                                           const std::string& name) {
  GifReader reader(first_bytes);
  const bool done = reader.find_frame();
  if (!done && reader.truncated() && first_bytes.size() < file_bytes) { return std::nullopt; }
  check(reader, done, file_bytes, name);
  check_frame(reader, file_bytes, name);
  return ImageHeader{ImageFormat::kGif, reader.width(), reader.height()};
}

}  // namespace la3::codec
