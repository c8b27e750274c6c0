#include "la3/run/transforms.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "la3/core/error.h"
#include "la3/data/photo_defaults.h"
#include "la3/data/shapes.h"
#include "la3/data/transformed.h"
#include "tests/temporary_folder.h"

namespace la3::run {
namespace {

using Crop = data::StandardTransforms::Crop;
using Set = std::shared_ptr<const data::Dataset>;

Set shapes_set() {
  static const Set set =
      data::make_shapes({.train_per_label = 1, .validation_per_label = 1, .test_per_label = 1}).train;
  return set;
}
// As if they were photos.
Set photo_set() {
  return data::with_transforms(shapes_set(), data::photo_transforms(64));
}

template <typename Call>
std::string message_of(const Call& call) {
  try {
    call();
  } catch (const std::exception& error) { return error.what(); }
  return "";
}
std::string refused(const Set& set, const TrainingOptions& options) {
  return message_of([&] { transformed(set, options); });
}

TEST(Transforms, ThatAreNotSetAreTheDataSets) {
  EXPECT_EQ(transformed(shapes_set(), {}), shapes_set());
  EXPECT_EQ(transformed(nullptr, {.flip = "none"}), nullptr);
  const Set set = photo_set();
  EXPECT_EQ(transformed(set, {}), set);
  EXPECT_EQ(transformed(set, {.flip = "horizontal", .crop = "resized", .crop_scale = "0.08,1"}), set)
      << "the same as usual";
  EXPECT_TRUE(transforms_set({}).empty());
}

TEST(Transforms, AreSetOneByOne) {
  const auto of = [](const Set& set, const TrainingOptions& options) {
    return transformed(set, options)->standard_transforms();
  };
  EXPECT_TRUE(of(shapes_set(), {.flip = "horizontal"}).flip);
  EXPECT_FALSE(of(photo_set(), {.flip = "none"}).flip);
  EXPECT_FALSE(of(photo_set(), {.flip = "by-label"}).flip) << "before it is measured";
  EXPECT_EQ(of(shapes_set(), {.crop = "pad-4"}).crop, Crop::kPad);
  EXPECT_EQ(of(shapes_set(), {.crop = "pad-4"}).pad_px, 4);
  EXPECT_EQ(of(photo_set(), {.crop = "none"}).crop, Crop::kNone);
  EXPECT_TRUE(of(photo_set(), {.crop = "none"}).is_photos);
  EXPECT_EQ(of(shapes_set(), {.crop = "resized", .crop_scale = "0.25,0.5"}).area_high, 0.5);
  EXPECT_EQ(of(photo_set(), {.crop_scale = "0.25,0.5"}).area_low, 0.25);
  EXPECT_EQ(of(photo_set(), {.cutout = 32}).cutout_px, 32);
  const auto set = transforms_set({.flip = "none", .crop = "pad-2", .crop_scale = "1,1", .cutout = 0});
  EXPECT_EQ(set, (std::map<std::string, std::string>{
                     {"flip", "none"}, {"crop", "pad-2"}, {"crop-scale", "1,1"}, {"cutout", "0"}}));
}

TEST(Transforms, WrongValuesAreNamed) {
  EXPECT_EQ(
      refused(shapes_set(), {.flip = "vertical"}),
      "--flip: none, horizontal, by-label or a file such as flips.json of a search expected, found 'vertical'");
  for (const char* crop : {"pad", "pad-", "pad-0", "pad-33", "pad-4x", "random", "Resized"}) {
    EXPECT_EQ(refused(shapes_set(), {.crop = crop}),
              "--crop: none, resized or pad-N expected, N pixels on each side, 1 to 32, found '" +
                  std::string(crop) + "'");
  }
  for (const char* scale : {"0.5", "0,1", "0.5,0.4", "0.1,1.1", "a,b", "0.1,0.2,0.3", "0.1;0.2", "nan,1"}) {
    EXPECT_EQ(
        refused(photo_set(), {.crop_scale = scale}),
        "--crop-scale: LO,HI expected, the least and the largest share of an image's area, 0 < LO <= HI <= 1, "
        "found '" +
            std::string(scale) + "'");
  }
  EXPECT_EQ(refused(shapes_set(), {.crop_scale = "0.5,1"}),
            "--crop-scale 0.5,1: only with --crop resized; this one is none");
  EXPECT_EQ(refused(photo_set(), {.crop = "pad-4", .crop_scale = "0.5,1"}),
            "--crop-scale 0.5,1: only with --crop resized; this one is pad-4");
  EXPECT_EQ(refused(shapes_set(), {.cutout = 33}),
            "--cutout: 0 (none) to 32, the side of the images, expected, found 33");
  EXPECT_EQ(refused(shapes_set(), {.cutout = -2}),
            "--cutout: 0 (none) to 32, the side of the images, expected, found -2");
}

TEST(Transforms, OfAFileAreMirroredByLabel) {
  const TemporaryFolder folder;
  const std::string file = (folder / records::kFlipsName).string();
  records::Flips flips;
  for (const std::string& label : shapes_set()->labels()) {
    flips.labels.insert(flips.labels.begin(), {label, !label.starts_with("bar-")});
  }
  records::write_flips(file, flips);
  const auto transforms = transformed(shapes_set(), {.flip = file, .cutout = 8})->standard_transforms();
  EXPECT_TRUE(transforms.flip);
  EXPECT_EQ(transforms.cutout_px, 8);
  EXPECT_EQ(transforms.unmirrored, (std::vector<uint8_t>{0, 0, 0, 0, 1, 1, 0, 0, 0, 0}));
  EXPECT_TRUE(transforms.may_flip(0));
  EXPECT_FALSE(transforms.may_flip(5));
  EXPECT_EQ(transforms_set({.flip = file}),
            (std::map<std::string, std::string>{{"flip", "flips.json"}, {"unmirrored", "bar-right, bar-left"}}));
  records::Flips other = flips;
  other.labels[0].label = "patch-hatcht";
  EXPECT_EQ(message_of([&] { with_flips(shapes_set(), other, "f"); }),
            "f: the data set has no label 'patch-hatcht'; did you mean 'patch-hatched'?");
  other.labels.erase(other.labels.begin());
  EXPECT_EQ(message_of([&] { with_flips(shapes_set(), other, "f"); }),
            "f: all labels of the data set expected, missing: 'patch-hatched'");
}

TEST(Transforms, OtherWordsAreResolved) {
  TrainingOptions options{.data = "folder:photos"};
  options.resize = 64;
  options.mean = "0.5,0.4,0.3";
  options.deviation = "0.2,0.2,0.2";
  resolve_aliases(options);
  EXPECT_EQ(options.data, "folder:photos?size=64");
  EXPECT_EQ(options.normalise, "0.5,0.4,0.3/0.2,0.2,0.2");
  EXPECT_EQ(options.resize, 0);
  resolve_aliases(options);
  EXPECT_EQ(options.data, "folder:photos?size=64") << "once is enough";
  const auto resized = [](const std::string& data, int side) {
    return message_of([&] {
      TrainingOptions one{.data = data};
      one.resize = side;
      resolve_aliases(one);
    });
  };
  EXPECT_EQ(resized("folder:a", 4), "--resize: 8 to 4096 pixels expected, found 4");
  EXPECT_EQ(resized("folder:a?size=32", 64),
            "data set 'folder:a?size=32': a size of 64 expected, as asked for, found 32");
  EXPECT_EQ(resized("folder:a?size=64", 64), "");
  EXPECT_EQ(resized("shapes", 64),
            "data set 'shapes': folder:DIR, shards:DIR or csv:FILE expected, to be resized to 64 pixels; images of "
            "others are used at their own size");
  const auto normalised = [](const std::string& mean, const std::string& deviation, const std::string& name = "") {
    return message_of([&] {
      TrainingOptions one{.data = "shapes", .normalise = name, .mean = mean, .deviation = deviation};
      resolve_aliases(one);
    });
  };
  EXPECT_EQ(normalised("0.5,0.5,0.5", ""), "--mean: --std expected too");
  EXPECT_EQ(normalised("", "0.5,0.5,0.5"), "--std: --mean expected too");
  EXPECT_EQ(normalised("0.5,0.5,0.5", "1,1,1", "imagenet"),
            "--mean, --std: nothing expected beside --normalise imagenet, which says the same");
  EXPECT_EQ(normalised("123.7,116.3,103.5", "1,1,1"),
            "--mean: three numbers R,G,B, 0 to 1, of values scaled to 0 .. 1 expected, found '123.7,116.3,103.5'");
  EXPECT_EQ(
      normalised("0.5,0.5,0.5", "0.2,0.2,0"),
      "--std: three numbers R,G,B, above 0, at most 1, of values scaled to 0 .. 1 expected, found '0.2,0.2,0'");
}

}  // namespace
}  // namespace la3::run
