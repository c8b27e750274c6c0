#include "la3/augment/cpu/histogram.h"

#include <cstring>

#include "la3/augment/formulas.h"

namespace la3::augment {
namespace {

struct Tables {
  alignas(64) uint8_t entry[3][256];
};

void map_channels(ImageView in, MutableImageView out, const Tables& tables, const Kernels& kernels) {
  if (in.channels == 1) {
    kernels.map_grey(out.pixels, in.pixels, in.pixel_count(), tables.entry[0]);
  } else {
    kernels.map_rgb(out.pixels, in.pixels, in.pixel_count(), tables.entry);
  }
}

// Counts per channel. Neighbouring pixels often share a value, and reading a count that has just
// been written stalls, so even and odd pixels are counted separately.
struct Histogram {
  uint32_t count[2][3][256];
};

void count_values(Histogram& histogram, ImageView image) {
  std::memset(&histogram, 0, sizeof(histogram));
  const uint8_t* pixel = image.pixels;
  const size_t pairs = image.pixel_count() / 2;
  if (image.channels == 1) {
    for (size_t i = 0; i < pairs; ++i, pixel += 2) {
      ++histogram.count[0][0][pixel[0]];
      ++histogram.count[1][0][pixel[1]];
    }
  } else {
    for (size_t i = 0; i < pairs; ++i, pixel += 6) {
      ++histogram.count[0][0][pixel[0]];
      ++histogram.count[0][1][pixel[1]];
      ++histogram.count[0][2][pixel[2]];
      ++histogram.count[1][0][pixel[3]];
      ++histogram.count[1][1][pixel[4]];
      ++histogram.count[1][2][pixel[5]];
    }
  }
  if (image.pixel_count() % 2 != 0) {
    for (int channel = 0; channel < image.channels; ++channel) { ++histogram.count[0][channel][pixel[channel]]; }
  }
}

void fill_equalize_table(uint8_t (&table)[256], const uint32_t (&even)[256], const uint32_t (&odd)[256],
                         uint32_t pixel_count, const Kernels& kernels) {
  int last = 255;
  while (even[last] + odd[last] == 0) { --last; }
  const uint32_t step = equalize_step(pixel_count, even[last] + odd[last]);
  if (step == 0) {
    for (int i = 0; i < 256; ++i) { table[i] = static_cast<uint8_t>(i); }
    return;
  }
  uint32_t below[256];
  uint32_t sum = 0;
  for (int i = 0; i < 256; ++i) {
    below[i] = sum;
    sum += even[i] + odd[i];
  }
  kernels.equalize_table(table, below, step);
}

}  // namespace

void auto_contrast(ImageView in, MutableImageView out, const Kernels& kernels) {
  uint8_t low[3], high[3];
  if (in.channels == 1) {
    kernels.range_bytes(in.pixels, in.pixel_count(), low, high);
  } else {
    kernels.range_rgb(in.pixels, in.pixel_count(), low, high);
  }
  Tables tables;
  for (int channel = 0; channel < in.channels; ++channel) {
    kernels.auto_contrast_table(tables.entry[channel], low[channel], high[channel]);
  }
  map_channels(in, out, tables, kernels);
}

void equalize(ImageView in, MutableImageView out, const Kernels& kernels) {
  Histogram histogram;
  count_values(histogram, in);
  Tables tables;
  for (int channel = 0; channel < in.channels; ++channel) {
    fill_equalize_table(tables.entry[channel], histogram.count[0][channel], histogram.count[1][channel],
                        static_cast<uint32_t>(in.pixel_count()), kernels);
  }
  map_channels(in, out, tables, kernels);
}

}  // namespace la3::augment
