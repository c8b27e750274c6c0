#include "la3/data/dataset.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace la3::data {

image::DecodedRegion Dataset::get_region(size_t i, const image::ChooseRegion& choose) const {
  return image::region_of_whole(get(i), choose);
}

const std::vector<std::string>& Dataset::label_titles() const {
  static const std::vector<std::string> kNone;
  return kNone;
}

const ReadOrder& Dataset::read_order() const {
  static const ReadOrder any;
  return any;
}

namespace {

// The runs of `whole` that have samples in the subset, renumbered to the subset. None if the subset
// is not in ascending order.
ReadOrder order_of_subset(const ReadOrder& whole, const std::vector<size_t>& indices) {
  ReadOrder order;
  if (whole.run_begins.empty() || !std::is_sorted(indices.begin(), indices.end())) { return order; }
  order.mixed = whole.mixed;
  size_t run = whole.run_begins.size();  // none yet
  for (size_t i = 0; i < indices.size(); ++i) {
    const auto next = std::upper_bound(whole.run_begins.begin(), whole.run_begins.end(), indices[i]);
    const auto now = static_cast<size_t>(next - whole.run_begins.begin()) - 1;
    if (now != run) { order.run_begins.push_back(i); }
    run = now;
  }
  return order;
}

}  // namespace

Subset::Subset(std::shared_ptr<const Dataset> whole, std::vector<size_t> indices)
    : whole_(std::move(whole)), indices_(std::move(indices)) {
  for (const size_t index : indices_) {
    if (index >= whole_->size()) {
      throw std::invalid_argument("subset: index " + std::to_string(index) + " in a data set of " +
                                  std::to_string(whole_->size()));
    }
  }
  read_order_ = order_of_subset(whole_->read_order(), indices_);
}

}  // namespace la3::data
