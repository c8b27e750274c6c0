// Images side by side on one picture.
#pragma once

#include <vector>

#include "la3/core/image.h"

namespace la3::cli {

// `columns` images a row, each in the middle of a cell as large as the largest of them, thin white
// lines between cells. Grey images are shown as RGB. Throws Error if the sheet would be larger than
// an image may be. REQUIRES: images is not empty, columns > 0.
Image contact_sheet(const std::vector<Image>& images, int columns);

}  // namespace la3::cli
