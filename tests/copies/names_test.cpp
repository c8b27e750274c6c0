#include "la3/copies/names.h"

#include <gtest/gtest.h>

#include <set>

namespace la3::copies {
namespace {

using augment::Op;

// Images with these ids and label numbers.
class Ids final : public data::Dataset {
 public:
  explicit Ids(std::vector<std::pair<int, std::string>> ids) : ids_(std::move(ids)) {}
  size_t size() const override { return ids_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const data::StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t i) const override { return ids_[i].first; }
  Image get(size_t) const override { return Image(1, 1, 3); }
  std::string id(size_t i) const override { return ids_[i].second; }

 private:
  std::vector<std::pair<int, std::string>> ids_;
  std::vector<std::string> labels_{"cat", "dog"};
  data::StandardTransforms transforms_;
};

TEST(Names, AreTheFilesOwnWithEpochAndOps) {
  EXPECT_EQ(stem_of("train/cat/cat-001.jpg"), "cat-001");
  EXPECT_EQ(stem_of("17"), "17");
  EXPECT_EQ(stem_of("x.y.jpeg"), "x.y");
  const std::vector<augment::OpCall> calls = {{.op = Op::kRotate}, {.op = Op::kColor}};
  EXPECT_EQ(copy_mark(2, calls), ".2.Rotate-Color");
  EXPECT_EQ(copy_mark(0, {}), ".0.Identity");
}

TEST(Names, AreNeverHiddenOrTooLong) {
  EXPECT_EQ(stem_of(".hidden.jpg"), "_.hidden");
  EXPECT_EQ(stem_of(".jpg"), "_.jpg");
  EXPECT_EQ(stem_of(std::string(300, 'x') + ".jpg"), std::string(100, 'x'));
  std::string wide = "a";
  for (int i = 0; i < 90; ++i) { wide += "犬"; }
  EXPECT_EQ(stem_of(wide + ".jpg"), wide.substr(0, 100));    // 1 + 33 * 3
  EXPECT_EQ(stem_of("a" + wide + ".jpg").size(), 98u);       // 2 + 32 * 3
  EXPECT_EQ(stem_of(std::string(300, '\x80')).size(), 97u);  // no UTF-8: cut somewhere
}

TEST(Names, DifferWithinALabel) {
  const std::string full(120, 'l');
  const Ids ids({{0, "a/x.jpg"},
                 {0, "b/x.jpg"},
                 {0, "b/x~1.jpg"},
                 {0, "x.png"},
                 {1, "x.jpg"},
                 {0, full + "1.jpg"},
                 {0, full + "2.jpg"}});
  const std::vector<std::string> stems = unique_stems(ids);
  EXPECT_EQ(stems, (std::vector<std::string>{"x", "x~1~", "x~1", "x~3", "x", full.substr(0, 100),
                                             full.substr(0, 100) + "~6"}));
}

// Whatever files are called, names with marks differ: all of a stem can be told from the name.
TEST(Names, WithMarksDifferForAnyStems) {
  const std::vector<augment::OpCall> calls = {{.op = Op::kRotate}};
  std::set<std::string> names;
  const std::vector<std::string> stems = {"a", "a.0", "a.0.Rotate", "a.original", "a.1.Rotate.0"};
  for (const std::string& stem : stems) {
    for (const uint32_t epoch : {0u, 1u, 10u}) { names.insert(stem + copy_mark(epoch, calls) + ".jpg"); }
    names.insert(stem + original_mark() + ".jpg");
  }
  EXPECT_EQ(names.size(), stems.size() * 4);
}

}  // namespace
}  // namespace la3::copies
