// Images with versions of them side by side, on pages of bounded size.
#pragma once

#include <vector>

#include "la3/core/image.h"

namespace la3::cli {

inline constexpr int kPagePx = 2000;     // the longest side of a page, unless a cell is longer
inline constexpr int kLeastCellPx = 96;  // smaller cells are not chosen; there are more pages instead

// A page has groups, one per image, and a group has cells: the image, then its versions. Images are
// scaled down to fit into a cell.
struct SheetLayout {
  int cell_px = 0;    // the side of a cell at most
  int per_group = 0;  // cells of a group,
  int columns = 0;    // so many in a line;
  int lines = 0;      // if they are more than fit, a group has several
  int groups_across = 1, groups_down = 1;
  int pages = 1;

  bool operator==(const SheetLayout&) const = default;
};

// The layout with the largest cells that takes one page, with an image per row if possible; several
// pages if cells would become too small. `longest_px`, the longest side of an image, is as large as
// a cell ever gets. `cell_px`, if it is not 0, is their size instead of the largest that fits. REQUIRES: all others
// are positive.
SheetLayout plan_sheet(int groups, int per_group, int longest_px, int cell_px = 0);

// The image if it fits into a square of that side, else scaled down.
Image fit_into(const Image& image, int side_px);

// A page, from 0, of the cells of all groups in order. Cells are as large as the largest of them;
// images are centred, with thin white lines between them. Grey images are shown as RGB. Throws Error
// if the page would exceed the largest allowed image.
Image sheet_page(const std::vector<Image>& cells, const SheetLayout& layout, int page);

}  // namespace la3::cli
