#include "cli/contact_sheet.h"

#include <algorithm>
#include <cstring>

#include "la3/core/error.h"

namespace la3::cli {
namespace {

constexpr int kGap = 2;  // pixels between cells and around the sheet

void paste(ImageView image, MutableImageView sheet, int left, int top) {
  for (int y = 0; y < image.height; ++y) {
    const uint8_t* from = image.pixels + static_cast<size_t>(y) * image.row_bytes();
    uint8_t* to = sheet.pixels + static_cast<size_t>(top + y) * sheet.row_bytes() + 3 * static_cast<size_t>(left);
    for (int x = 0; x < image.width; ++x) {
      for (int channel = 0; channel < 3; ++channel) { *to++ = from[image.channels == 1 ? x : 3 * x + channel]; }
    }
  }
}

}  // namespace

Image contact_sheet(const std::vector<Image>& images, int columns) {
  int cell_width = 0, cell_height = 0;
  for (const Image& image : images) {
    cell_width = std::max(cell_width, image.width());
    cell_height = std::max(cell_height, image.height());
  }
  const int64_t count = static_cast<int64_t>(images.size()), rows = (count + columns - 1) / columns;
  const int64_t width = int64_t{columns} * (cell_width + kGap) + kGap, height = rows * (cell_height + kGap) + kGap;
  if (width > kMaxPixels || height > kMaxPixels || width * height > kMaxPixels) {
    throw Error("the contact sheet would have " + std::to_string(width) + "x" + std::to_string(height) +
                " pixels; at most " + std::to_string(kMaxPixels) +
                " pixels expected: take fewer or smaller images");
  }
  Image sheet(static_cast<int>(width), static_cast<int>(height), 3);
  std::memset(sheet.data(), 255, sheet.bytes());
  for (int i = 0; i < static_cast<int>(images.size()); ++i) {
    const ImageView image = images[static_cast<size_t>(i)].view();
    const int left = kGap + i % columns * (cell_width + kGap) + (cell_width - image.width) / 2;
    const int top = kGap + i / columns * (cell_height + kGap) + (cell_height - image.height) / 2;
    paste(image, sheet.view(), left, top);
  }
  return sheet;
}

}  // namespace la3::cli
