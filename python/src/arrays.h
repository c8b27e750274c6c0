// numpy arrays as images: checked, and used in place if their memory layout allows it.
//
// All of these need the GIL; the memory of a Pixels may be used without it while `owner` is held.
#pragma once

#include <pybind11/numpy.h>

#include <string>

namespace la3::python {

namespace py = pybind11;

// The memory layout of one image.
enum class Order {
  kPixels,  // ours: pixel after pixel, channels interleaved
  kPlanes,  // channel after channel
  kRgbx,    // Pillow's: four bytes per pixel
};

// Images of one shape, one after another without gaps.
struct Pixels {
  py::array owner;
  uint8_t* data = nullptr;
  size_t count = 1;
  int width = 0, height = 0, channels = 0;
  Order order = Order::kPixels;

  size_t bytes_each() const { return size_t(width) * size_t(height) * size_t(channels); }
};

// `layout` is "HWC" or "CHW", or either with a leading N; images without a channel dimension are
// grey. An array that is dense neither in pixels nor in planes is copied. Throws py::value_error
// that says what was expected.
Pixels read_pixels(const py::array& array, const std::string& layout);

// A new array of images of this size, otherwise like `array`, with the same order in memory.
Pixels new_pixels(const Pixels& like, const py::array& array, const std::string& layout, int width, int height);

// An array to write the results for `in` to, images of this size. Throws py::value_error if it is
// read-only, has another shape, is not dense, or overlaps `in` without being the same.
Pixels written_pixels(const py::array& array, const std::string& layout, const Pixels& in, int width, int height);

}  // namespace la3::python
