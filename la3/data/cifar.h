// CIFAR-10 and CIFAR-100 from their official binary files
// (https://www.cs.toronto.edu/~kriz/cifar.html), held in memory as interleaved RGB: 184 MB for all
// 60,000 images.
//
// A record is a label byte (CIFAR-100: the coarse label, then the fine one) and 32 x 32 bytes each
// of red, green and blue. Immutable once opened, safe to read from many threads.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "la3/data/dataset.h"

namespace la3::data {

// One split (training or test) of either data set.
class Cifar final : public Dataset {
 public:
  static constexpr int kSide = 32;
  static constexpr size_t kImageBytes = size_t{kSide} * kSide * 3;

  // What the two splits share.
  struct Description {
    std::vector<std::string> labels;
    StandardTransforms transforms;
  };
  // Label numbers and pixels in the order of the files.
  struct Samples {
    std::vector<uint8_t> labels, pixels;
  };

  Cifar(std::shared_ptr<const Description> description, Samples samples);

  size_t size() const override { return samples_.labels.size(); }
  const std::vector<std::string>& labels() const override { return description_->labels; }
  const StandardTransforms& standard_transforms() const override { return description_->transforms; }
  HeldOutSize customary_validation() const override { return TotalCount{4000}; }  // the paper, section 4.2
  int label(size_t i) const override { return samples_.labels[i]; }
  Image get(size_t i) const override { return Image(in_memory(i)); }
  // The number of the record, counted across the files.
  std::string id(size_t i) const override { return std::to_string(i); }
  ImageView in_memory(size_t i) const override {
    return {samples_.pixels.data() + i * kImageBytes, kSide, kSide, 3};
  }

 private:
  std::shared_ptr<const Description> description_;
  Samples samples_;
};

// The training and test splits from the files in `folder` or in its sub-folder cifar-10-batches-bin
// (cifar-100-binary). `threads` files are read at once; 0: one per core. Throws Error that names
// the file if one is missing or has the wrong length, a label is out of range, or a list of names
// has too few or too many.
Splits open_cifar10(const std::filesystem::path& folder, int threads = 0);
Splits open_cifar100(const std::filesystem::path& folder, int threads = 0);

}  // namespace la3::data
