#include "la3/data/dataset.h"

#include <stdexcept>
#include <utility>

namespace la3::data {

DecodedRegion Dataset::get_region(size_t i, const ChooseRegion& choose) const {
  return region_of_whole(get(i), choose);
}

Subset::Subset(std::shared_ptr<const Dataset> whole, std::vector<size_t> indices)
    : whole_(std::move(whole)), indices_(std::move(indices)) {
  for (const size_t index : indices_) {
    if (index >= whole_->size()) {
      throw std::invalid_argument("subset: index " + std::to_string(index) + " in a data set of " +
                                  std::to_string(whole_->size()));
    }
  }
}

}  // namespace la3::data
