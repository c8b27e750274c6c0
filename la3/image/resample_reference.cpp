#include "la3/image/resample_reference.h"

#include <algorithm>
#include <cmath>

namespace la3::image {
namespace {

double filter_at(Filter filter, double x) {
  x = std::fabs(x);
  if (filter == Filter::kBilinear) { return x < 1 ? 1 - x : 0; }
  // Keys' cubic convolution with a = -0.5.
  if (x < 1) { return (1.5 * x - 2.5) * x * x + 1; }
  if (x < 2) { return (((x - 5) * x + 8) * x - 4) * -0.5; }
  return 0;
}

struct Weights {
  int first;
  std::vector<int> weight;
};

// The weights of output number `index` of `out_size`, when `begin` .. `end` of `in_size` inputs are
// scaled to out_size.
Weights weights_of(int index, int out_size, int in_size, float begin, float end, Filter filter) {
  const double scale = static_cast<double>(end - begin) / out_size;
  // Shrinking widens the filter: that is the antialiasing.
  const double stretch = std::max(scale, 1.0);
  const double support = (filter == Filter::kBilinear ? 1.0 : 2.0) * stretch;
  const double centre = begin + (index + 0.5) * scale;
  const int first = std::max(static_cast<int>(centre - support + 0.5), 0);
  const int last = std::min(static_cast<int>(centre + support + 0.5), in_size);

  std::vector<double> exact;
  double sum = 0;
  for (int i = first; i < last; ++i) {
    exact.push_back(filter_at(filter, (i - centre + 0.5) * (1.0 / stretch)));
    sum += exact.back();
  }
  Weights weights{first, {}};
  for (double value : exact) {
    if (sum != 0) { value /= sum; }
    weights.weight.push_back(static_cast<int>((value < 0 ? -0.5 : 0.5) + value * (1 << 22)));
  }
  return weights;
}

uint8_t rounded(int sum) {
  return static_cast<uint8_t>(std::clamp(sum >> 22, 0, 255));
}

}  // namespace

Image resize_reference(ImageView in, int width, int height, const Box& box, Filter filter) {
  const int channels = in.channels;
  Image wide(width, in.height, channels);
  for (int x = 0; x < width; ++x) {
    const Weights weights = weights_of(x, width, in.width, box.x0, box.x1, filter);
    for (int y = 0; y < in.height; ++y) {
      for (int c = 0; c < channels; ++c) {
        int sum = 1 << 21;
        for (size_t t = 0; t < weights.weight.size(); ++t) {
          const size_t column = static_cast<size_t>(weights.first) + t;
          sum += in.pixels[(static_cast<size_t>(y) * in.width + column) * channels + c] * weights.weight[t];
        }
        wide.data()[(static_cast<size_t>(y) * width + x) * channels + c] = rounded(sum);
      }
    }
  }
  Image out(width, height, channels);
  for (int y = 0; y < height; ++y) {
    const Weights weights = weights_of(y, height, in.height, box.y0, box.y1, filter);
    for (size_t i = 0; i < wide.view().row_bytes(); ++i) {
      int sum = 1 << 21;
      for (size_t t = 0; t < weights.weight.size(); ++t) {
        sum += wide.data()[(weights.first + t) * wide.view().row_bytes() + i] * weights.weight[t];
      }
      out.data()[y * out.view().row_bytes() + i] = rounded(sum);
    }
  }
  return out;
}

}  // namespace la3::image
