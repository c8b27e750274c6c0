// Images side by side in one picture.
#pragma once

#include <vector>

#include "la3/core/image.h"

namespace la3::cli {

// `columns` images per row, each centred in a cell as large as the largest image, with thin white
// lines between cells. Grey images are shown as RGB. Throws Error if the sheet would exceed the
// largest allowed image. REQUIRES: images is not empty, columns > 0.
Image contact_sheet(const std::vector<Image>& images, int columns);

}  // namespace la3::cli
