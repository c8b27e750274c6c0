#include "la3/data/image_folder.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "la3/codec/codec.h"
#include "la3/codec/formats.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/data/folder_contents.h"
#include "la3/data/folder_tree.h"
#include "la3/data/index_file.h"
#include "la3/data/label_titles.h"
#include "la3/data/photo_defaults.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

// What the splits of a folder share.
struct FolderDescription {
  fs::path root;
  std::vector<std::string> labels, titles;
  StandardTransforms transforms;
};

class ImageFolder final : public Dataset {
 public:
  ImageFolder(std::shared_ptr<const FolderDescription> description, SampleTable files)
      : description_(std::move(description)),
        files_(std::move(files)),
        customary_validation_(photo_validation(files_.per_label(description_->labels.size()))) {
    files_.drop_all_but_names();
  }

  size_t size() const override { return files_.size(); }
  const std::vector<std::string>& labels() const override { return description_->labels; }
  const std::vector<std::string>& label_titles() const override { return description_->titles; }
  const StandardTransforms& standard_transforms() const override { return description_->transforms; }
  HeldOutSize customary_validation() const override { return customary_validation_; }
  int label(size_t i) const override { return files_.label(i); }
  Image get(size_t i) const override { return codec::read_image(path(i)); }
  std::string id(size_t i) const override { return files_.path(i); }
  image::DecodedRegion get_region(size_t i, const image::ChooseRegion& choose) const override {
    return codec::read_image_region(path(i), choose);
  }
  std::vector<uint8_t> file_bytes(size_t i) const override { return read_file(path(i), codec::kMaxFileBytes); }

 private:
  fs::path path(size_t i) const { return description_->root / files_.path(i); }

  std::shared_ptr<const FolderDescription> description_;
  SampleTable files_;
  HeldOutSize customary_validation_;
};

Splits splits_of(const fs::path& root, DatasetContents contents, const OpenOptions& options) {
  std::vector<std::string> titles = read_label_titles(root, contents.labels);
  const auto description = std::make_shared<const FolderDescription>(
      FolderDescription{root, std::move(contents.labels), std::move(titles), photo_transforms(options.size_px)});
  const auto opened = [&](size_t i) -> std::shared_ptr<const Dataset> {
    if (!contents.folders[i]) { return nullptr; }
    return std::make_shared<ImageFolder>(description, std::move(contents.splits[i]));
  };
  return {opened(0), opened(1), opened(2)};
}

}  // namespace

Splits open_image_folder(const fs::path& folder, const OpenOptions& options) {
  options.validate();
  check_is_folder(folder, "a folder of images");
  DatasetContents contents;
  const auto read = [&](const fs::path& index) { contents = read_folder_index(folder, index, options); };
  if (use_index(folder, options, read, "All files are looked at")) {
    options.report(contents.bad);
  } else {
    contents = scan_folder(folder, options);
  }
  if (options.on_note) {
    for (const std::string& note : folders_left_out(folder, contents.folders, contents.labels)) {
      options.on_note(note);
    }
  }
  return splits_of(folder, std::move(contents), options);
}

Splits open_image_table(const fs::path& table, const OpenOptions& options) {
  options.validate();
  std::error_code error;
  if (!fs::is_regular_file(table, error)) {
    throw Error(table.string() + ": a file with a path and a label on each line expected, found " +
                (fs::exists(table, error) ? "a folder" : "nothing"));
  }
  return splits_of(table.parent_path(), scan_table(table, options), options);
}

}  // namespace la3::data
