#include "cli/contact_sheet.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "la3/core/error.h"
#include "la3/image/resample.h"

namespace la3::cli {
namespace {

constexpr int kGap = 2;        // pixels between cells and around the sheet
constexpr int kGroupGap = 10;  // more of them between groups beside each other

int divided_up(int a, int b) {
  return (a + b - 1) / b;
}

// How many cells of that side fit beside each other, at least one.
int cells_across(int cell_px) {
  return std::max(1, (kPagePx - kGap) / (cell_px + kGap));
}

int64_t page_width(int groups_across, int columns, int cell_px) {
  return int64_t{groups_across} * columns * (cell_px + kGap) + kGap + int64_t{groups_across - 1} * kGroupGap;
}

// One page, as few groups across as possible; nothing if it would be too large.
std::optional<SheetLayout> one_page(int groups, int per_group, int cell_px) {
  // The versions of a single image may fill several lines.
  const int columns = groups == 1 ? std::min(per_group, cells_across(cell_px)) : per_group;
  const int lines = divided_up(per_group, columns);
  const int rows = std::max(1, (kPagePx - kGap) / (lines * (cell_px + kGap)));  // that fit
  const int across = divided_up(groups, rows);
  const int down = divided_up(groups, across);
  if (page_width(across, columns, cell_px) > kPagePx || int64_t{down} * lines * (cell_px + kGap) + kGap > kPagePx) {
    return std::nullopt;
  }
  return SheetLayout{cell_px, per_group, columns, lines, across, down, 1};
}

SheetLayout several_pages(int groups, int per_group, int cell_px) {
  SheetLayout layout{cell_px, per_group, std::min(per_group, cells_across(cell_px))};
  layout.lines = divided_up(per_group, layout.columns);
  while (page_width(layout.groups_across + 1, layout.columns, cell_px) <= kPagePx) { ++layout.groups_across; }
  layout.groups_down = std::max(1, (kPagePx - kGap) / (layout.lines * (cell_px + kGap)));
  layout.pages = divided_up(groups, layout.groups_across * layout.groups_down);
  return layout;
}

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

SheetLayout plan_sheet(int groups, int per_group, int longest_px, int cell_px) {
  const int most = std::min(longest_px, cell_px > 0 ? cell_px : kPagePx - 2 * kGap);
  const int least = std::min(most, cell_px > 0 ? cell_px : kLeastCellPx);
  for (int px = most; px >= least; --px) {
    if (const auto layout = one_page(groups, per_group, px)) { return *layout; }
  }
  return several_pages(groups, per_group, least);
}

Image fit_into(const Image& image, int side_px) {
  const int longest = std::max(image.width(), image.height());
  if (longest <= side_px) { return image; }
  const auto scaled = [&](int px) {
    return std::max(1, static_cast<int>(std::lround(static_cast<double>(px) * side_px / longest)));
  };
  Image result(scaled(image.width()), scaled(image.height()), image.channels());
  image::ResampleScratch scratch;
  image::resize(result.view(), image.view(), image::Filter::kBilinear, scratch);
  return result;
}

Image sheet_page(const std::vector<Image>& cells, const SheetLayout& layout, int page) {
  int cell_width = 0, cell_height = 0;
  for (const Image& cell : cells) {
    cell_width = std::max(cell_width, cell.width());
    cell_height = std::max(cell_height, cell.height());
  }
  const int groups = static_cast<int>(cells.size()) / layout.per_group;
  const int on_page = layout.groups_across * layout.groups_down, first = page * on_page;
  const int shown = std::min(on_page, groups - first);
  const int across = std::min(layout.groups_across, shown), down = divided_up(shown, layout.groups_across);
  const int64_t group_width = int64_t{layout.columns} * (cell_width + kGap) + kGroupGap;
  const int64_t group_height = int64_t{layout.lines} * (cell_height + kGap);
  const int64_t width = across * group_width - kGroupGap + kGap, height = down * group_height + kGap;
  if (width > kMaxPixels || height > kMaxPixels || width * height > kMaxPixels) {
    throw Error("the contact sheet would have " + std::to_string(width) + "x" + std::to_string(height) +
                " pixels; at most " + std::to_string(kMaxPixels) + " pixels expected: take a smaller --cell");
  }
  Image sheet(static_cast<int>(width), static_cast<int>(height), 3);
  std::memset(sheet.data(), 255, sheet.bytes());
  for (int group = 0; group < shown; ++group) {
    for (int i = 0; i < layout.per_group; ++i) {
      const ImageView cell = cells[static_cast<size_t>((first + group) * layout.per_group + i)].view();
      const int64_t left = group % across * group_width + i % layout.columns * (cell_width + kGap);
      const int64_t top = group / across * group_height + i / layout.columns * (cell_height + kGap);
      paste(cell, sheet.view(), static_cast<int>(left) + kGap + (cell_width - cell.width) / 2,
            static_cast<int>(top) + kGap + (cell_height - cell.height) / 2);
    }
  }
  return sheet;
}

}  // namespace la3::cli
