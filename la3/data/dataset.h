// A labelled set of images: a size, and a label and an image for each number.
//
// Data sets are immutable after construction and may be read from many threads at once. They return
// 8-bit RGB images as stored; what training does to them (policy, crop, normalisation) is up to the
// loader.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "la3/core/image.h"
#include "la3/image/region.h"

namespace la3::data {

// What training on a data set does besides the policy. The data set defines what is customary,
// with_transforms() (transformed.h) gives it others, the loader carries them out.
struct StandardTransforms {
  // What training cuts out at random.
  enum class Crop : uint8_t {
    kNone,     // nothing: it sees what evaluation sees
    kPad,      // of that, with pad_px black pixels added on each side, a piece of the original size
    kResized,  // a part of the image as it is stored, resized to size_px
  };
  // Images may have any size; evaluation resizes them and takes the centre. Otherwise all of them have
  // the network's size.
  bool is_photos = false;
  Crop crop = Crop::kNone;
  int size_px = 32;                       // side of the square images the network sees
  int pad_px = 0;                         // kPad
  double area_low = 0.08, area_high = 1;  // kResized: the part's share of the image's area
  bool flip = false;                      // mirrored left to right with probability 1/2
  std::vector<uint8_t> unmirrored = {};   // by label, 1: never mirrored; empty: no such label
  int cutout_px = 0;                      // side of the square set to 0 after normalising; 0: none
  std::array<double, 3> mean{0.5, 0.5, 0.5},
      deviation{0.25, 0.25, 0.25};  // per channel, of values scaled to 0 .. 1

  // Whether some images of the label are mirrored. REQUIRES: the label exists.
  bool may_flip(int label) const {
    return flip && (unmirrored.empty() || unmirrored[static_cast<size_t>(label)] == 0);
  }
  bool operator==(const StandardTransforms&) const = default;
};

// How many images of a training set to hold out for validation, in proportion to the labels' sizes.
struct TotalCount {
  size_t images = 0;
};
struct PerLabel {
  size_t images = 0;
};
struct Fraction {
  double share = 0;  // above 0, below 1
};
using HeldOutSize = std::variant<TotalCount, PerLabel, Fraction>;

// If sequential reading is much cheaper than random access, as in shards, samples are grouped into
// runs that are best read from beginning to end. An epoch then takes the runs in random order and
// mixes samples that are near each other.
struct ReadOrder {
  std::vector<size_t> run_begins;  // ascending, the first is 0; empty: all samples are equally near
  size_t mixed = 0;                // the next sample is drawn from this many
};

class Dataset {
 public:
  virtual ~Dataset() = default;

  virtual size_t size() const = 0;
  // Names by label number.
  virtual const std::vector<std::string>& labels() const = 0;
  // Readable names for tables and reports, by label number; empty if labels have no others.
  virtual const std::vector<std::string>& label_titles() const;
  virtual const StandardTransforms& standard_transforms() const = 0;
  // What is held out for validation if the data set has no validation split.
  virtual HeldOutSize customary_validation() const { return Fraction{0.1}; }

  // REQUIRES for all below: i < size().
  virtual int label(size_t i) const = 0;
  // The image, upright, 3 channels. Throws Error if it cannot be read (any more).
  virtual Image get(size_t i) const = 0;
  // Identifies the sample independently of the order of the data set: a file's path inside the data
  // set's folder, or a number.
  virtual std::string id(size_t i) const = 0;

  // The pixels if the data set holds them in memory, valid as long as the data set; otherwise a 0x0
  // view.
  virtual ImageView in_memory(size_t) const { return {nullptr, 0, 0, 3}; }
  // Decodes only a part, if the format allows it. Throws as get().
  virtual image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const;
  // The bytes of the image's file (JPEG or PNG); empty if the data set does not consist of such
  // files. Throws as get().
  virtual std::vector<uint8_t> file_bytes(size_t) const { return {}; }

  // The order in which the data set is best read.
  virtual const ReadOrder& read_order() const;
};

// The splits of a data set; `validation` and `test` are null if it has none.
struct Splits {
  std::shared_ptr<const Dataset> train, validation, test;
};
inline constexpr size_t kSplitCount = 3;  // by number: 0 train, 1 validation, 2 test

// Some samples of another data set, in the order given.
class Subset final : public Dataset {
 public:
  // Throws std::invalid_argument if an index is out of range.
  Subset(std::shared_ptr<const Dataset> whole, std::vector<size_t> indices);

  size_t size() const override { return indices_.size(); }
  const std::vector<std::string>& labels() const override { return whole_->labels(); }
  const std::vector<std::string>& label_titles() const override { return whole_->label_titles(); }
  const StandardTransforms& standard_transforms() const override { return whole_->standard_transforms(); }
  int label(size_t i) const override { return whole_->label(indices_[i]); }
  Image get(size_t i) const override { return whole_->get(indices_[i]); }
  std::string id(size_t i) const override { return whole_->id(indices_[i]); }
  ImageView in_memory(size_t i) const override { return whole_->in_memory(indices_[i]); }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    return whole_->get_region(indices_[i], choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override { return whole_->file_bytes(indices_[i]); }
  const ReadOrder& read_order() const override { return read_order_; }

 private:
  std::shared_ptr<const Dataset> whole_;
  std::vector<size_t> indices_;
  ReadOrder read_order_;
};

}  // namespace la3::data
