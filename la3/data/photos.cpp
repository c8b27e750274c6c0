#include "la3/data/photos.h"

#include <algorithm>

#include "la3/core/error.h"
#include "la3/core/utf8.h"

namespace la3::data {

StandardTransforms photo_transforms(int size_px) {
  StandardTransforms transforms;
  transforms.kind = StandardTransforms::Kind::kResizedCrop;
  transforms.size_px = size_px;
  transforms.flip = true;
  // ImageNet's, as torchvision's examples have them.
  transforms.mean = {0.485, 0.456, 0.406};
  transforms.deviation = {0.229, 0.224, 0.225};
  return transforms;
}

// The paper holds 50 images of each label out of ImageNet: 1,000 labels, 732 images or more. We do the same where
// there are labels by the hundred and 50 are at most a tenth.
HeldOutSize photo_validation(const std::vector<size_t>& per_label) {
  constexpr size_t kManyLabels = 100, kPerLabel = 50;
  const size_t fewest = per_label.empty() ? 0 : *std::min_element(per_label.begin(), per_label.end());
  if (per_label.size() >= kManyLabels && fewest >= 10 * kPerLabel) { return PerLabel{kPerLabel}; }
  return Fraction{0.1};
}

std::string listed(const std::vector<std::string>& names) {
  constexpr size_t kNamed = 10;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kNamed); ++i) { text += (i > 0 ? ", " : "") + in_quotes(names[i]); }
  return names.size() > kNamed ? text + " and " + std::to_string(names.size() - kNamed) + " more" : text;
}

void fail_for_bad_files(const std::string& where, const std::vector<BadFile>& bad) {
  constexpr size_t kShown = 5;
  std::string message = where + ": " + std::to_string(bad.size()) + " bad file" + (bad.size() == 1 ? "" : "s") +
                        " (`la3 data info` lists all, --skip-bad leaves them out): ";
  for (size_t i = 0; i < std::min(bad.size(), kShown); ++i) { message += (i > 0 ? "; " : "") + bad[i].problem; }
  if (bad.size() > kShown) { message += "; and " + std::to_string(bad.size() - kShown) + " more"; }
  throw Error(message);
}

}  // namespace la3::data
