// Image files without labels, for predictions: a data set that lists the files it cannot read
// instead of failing at the first.
//
// Safe to read from many threads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/data/open_options.h"

namespace la3::data {

// The paths in the order given. A folder stands for all files in it and below, sorted by folder, then
// name; hidden files and those that operating systems leave behind are left out. What cannot be
// listed is added to `bad`. Throws nothing of its own.
std::vector<std::string> list_image_files(const std::vector<std::string>& paths, std::vector<BadFile>& bad);

class ImageFiles final : public Dataset {
 public:
  // Any label number below labels.size() is as good as another: all samples have 0. Transforms are
  // those that the network was trained with. If they show images as they are, images of other sizes
  // are scaled so that the shorter side fits, and the middle is taken.
  ImageFiles(std::vector<std::string> files, std::vector<std::string> labels, const StandardTransforms& transforms);

  size_t size() const override { return files_.size(); }
  const std::vector<std::string>& labels() const override { return labels_; }
  const StandardTransforms& standard_transforms() const override { return transforms_; }
  int label(size_t) const override { return 0; }
  // A black image for a file that cannot be read; problem() says why then.
  Image get(size_t i) const override;
  std::string id(size_t i) const override { return files_[i]; }

  // Why get(i) could not read the file, naming it; empty if it could. REQUIRES: get(i) has returned.
  const std::string& problem(size_t i) const { return seen_[i].problem; }
  // Whether get(i) has scaled the image. REQUIRES: get(i) has returned.
  bool is_scaled(size_t i) const { return seen_[i].is_scaled; }

 private:
  struct Seen {
    std::string problem;
    bool is_scaled = false;
  };

  std::vector<std::string> files_, labels_;
  StandardTransforms transforms_;
  mutable std::vector<Seen> seen_;  // by file: threads never share one
};

}  // namespace la3::data
