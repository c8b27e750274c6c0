// Contact sheets of `la3 augment --grid`.
#include "cli/contact_sheet.h"

#include <gtest/gtest.h>

namespace la3::cli {
namespace {

TEST(ContactSheet, HasAnImagePerRowWhereThatFits) {
  EXPECT_EQ(plan_sheet(10, 5, 32), (SheetLayout{32, 5, 5, 1, 1, 10, 1}));
  EXPECT_EQ(plan_sheet(1, 9, 128), (SheetLayout{128, 9, 9, 1, 1, 1, 1}));
}

TEST(ContactSheet, ScalesAndGroupsToFillAPage) {
  // 27 photos with 8 versions: two photos in each of 14 rows.
  const SheetLayout photos = plan_sheet(27, 9, 500);
  EXPECT_EQ(photos, (SheetLayout{108, 9, 9, 1, 2, 14, 1}));
  // A single photo fills several lines.
  EXPECT_EQ(plan_sheet(1, 9, 4000), (SheetLayout{664, 9, 3, 3, 1, 1, 1}));
}

TEST(ContactSheet, TakesSeveralPagesRatherThanTinyCells) {
  const SheetLayout many = plan_sheet(500, 9, 500);
  EXPECT_EQ(many, (SheetLayout{96, 9, 9, 1, 2, 20, 13}));
  // More versions than fit into a line.
  const SheetLayout long_groups = plan_sheet(2, 51, 500);
  EXPECT_EQ(long_groups.columns, 20);
  EXPECT_EQ(long_groups.lines, 3);
}

TEST(ContactSheet, ObeysTheCellThatIsAskedFor) {
  EXPECT_EQ(plan_sheet(3, 2, 500, 50), (SheetLayout{50, 2, 2, 1, 1, 3, 1}));
  EXPECT_EQ(plan_sheet(4, 3, 2000, 900), (SheetLayout{900, 3, 2, 2, 1, 1, 4}));
  EXPECT_EQ(plan_sheet(2, 2, 5000, 4000), (SheetLayout{4000, 2, 1, 2, 1, 1, 2}));
}

// For any numbers, everything has a place and pages are no larger than they may be.
TEST(ContactSheet, NeverExceedsAPage) {
  for (const int groups : {1, 2, 7, 27, 100, 1000}) {
    for (const int per_group : {2, 3, 9, 33, 200}) {
      for (const int longest : {1, 32, 97, 300, 5000}) {
        const SheetLayout layout = plan_sheet(groups, per_group, longest);
        SCOPED_TRACE(testing::Message() << groups << " x " << per_group << " of " << longest);
        EXPECT_GE(layout.columns * layout.lines, per_group);
        EXPECT_GE(layout.groups_across * layout.groups_down * layout.pages, groups);
        EXPECT_LE(layout.groups_across * layout.columns * (layout.cell_px + 2) + 2, kPagePx);
        EXPECT_LE(layout.cell_px, longest);
        EXPECT_LE(layout.groups_down * layout.lines * (layout.cell_px + 2) + 2, kPagePx);
      }
    }
  }
}

TEST(ContactSheet, PutsCellsInOrder) {
  // Four groups of an image and one version; each cell has a grey of its own.
  std::vector<Image> cells;
  for (int i = 0; i < 8; ++i) {
    cells.emplace_back(3, 2, i % 2 == 0 ? 3 : 1);
    std::fill(cells.back().data(), cells.back().data() + cells.back().bytes(), static_cast<uint8_t>(10 * i));
  }
  const SheetLayout layout{
      .cell_px = 3, .per_group = 2, .columns = 2, .lines = 1, .groups_across = 1, .groups_down = 3, .pages = 2};
  const Image first = sheet_page(cells, layout, 0), second = sheet_page(cells, layout, 1);
  EXPECT_EQ(first.width(), 2 + 2 * 5);
  EXPECT_EQ(first.height(), 2 + 3 * 4);
  EXPECT_EQ(second.height(), 2 + 1 * 4);
  const auto at = [](const Image& image, int x, int y) { return image.data()[3 * (y * image.width() + x)]; };
  EXPECT_EQ(at(first, 0, 0), 255);
  EXPECT_EQ(at(first, 2, 2), 0);
  EXPECT_EQ(at(first, 7, 2), 10);
  EXPECT_EQ(at(first, 2, 6), 20);
  EXPECT_EQ(at(first, 7, 10), 50);
  EXPECT_EQ(at(second, 2, 2), 60);
  EXPECT_EQ(at(second, 7, 3), 70);
}

TEST(ContactSheet, ScalesDownButNeverUp) {
  EXPECT_EQ(fit_into(Image(10, 5, 3), 20).width(), 10);
  const Image small = fit_into(Image(100, 40, 1), 20);
  EXPECT_EQ(small.width(), 20);
  EXPECT_EQ(small.height(), 8);
  EXPECT_EQ(fit_into(Image(1000, 1, 3), 20).height(), 1);
}

}  // namespace
}  // namespace la3::cli
