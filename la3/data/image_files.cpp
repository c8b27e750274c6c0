#include "la3/data/image_files.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "la3/codec/codec.h"
#include "la3/core/error.h"
#include "la3/data/folder_tree.h"
#include "la3/image/resample.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// The middle of the image, scaled to a square of this side.
Image scaled_to(const Image& image, int side_px) {
  const auto width = static_cast<float>(image.width()), height = static_cast<float>(image.height());
  const float shorter = std::min(width, height);
  const float left = (width - shorter) / 2, top = (height - shorter) / 2;
  Image result(side_px, side_px, image.channels());
  image::ResampleScratch scratch;
  image::resize(result.view(), image.view(), {left, top, left + shorter, top + shorter}, image::Filter::kBilinear,
                scratch);
  return result;
}

}  // namespace

std::vector<std::string> list_image_files(const std::vector<std::string>& paths, std::vector<BadFile>& bad) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      files.push_back(path);
      continue;
    }
    const auto below = list_files_below(path, [&](BadFile file) { bad.push_back(std::move(file)); });
    for (const std::string& file : below) { files.push_back((fs::path(path) / file).string()); }
  }
  return files;
}

ImageFiles::ImageFiles(std::vector<std::string> files, std::vector<std::string> labels,
                       const StandardTransforms& transforms)
    : files_(std::move(files)), labels_(std::move(labels)), transforms_(transforms), seen_(files_.size()) {}

Image ImageFiles::get(size_t i) const {
  const int side = transforms_.size_px;
  try {
    Image image = codec::read_image(files_[i]);
    const bool is_cut = transforms_.is_photos;
    if (is_cut || (image.width() == side && image.height() == side)) { return image; }
    seen_[i].is_scaled = true;
    return scaled_to(image, side);
  } catch (const Error& error) {
    seen_[i].problem = error.what();
    return Image(side, side, 3);
  }
}

}  // namespace la3::data
