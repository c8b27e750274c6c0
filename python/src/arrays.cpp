#include "arrays.h"

#include <stdexcept>
#include <string_view>
#include <vector>

#include "la3/core/image.h"

namespace la3::python {
namespace {

std::string text_of(const py::handle& object) {
  return py::cast<std::string>(py::str(object));
}

std::string shape_text(const py::array& array) {
  return text_of(array.attr("shape"));
}

// Length and stride of each dimension by its meaning. The stride of a dimension of length one is
// ignored.
struct Dimensions {
  py::ssize_t count = 1, height = 1, width = 1, channels = 1;
  py::ssize_t count_step = 0, row = 0, column = 0, channel = 0;
};

Dimensions dimensions_of(const py::array& array, const std::string& layout) {
  const bool is_batch = layout.front() == 'N';
  const auto most = static_cast<py::ssize_t>(layout.size());
  const std::string grey = is_batch ? "NHW" : "HW";
  if (array.ndim() != most && array.ndim() != most - 1) {
    throw py::value_error("array of shape " + shape_text(array) + ": " + layout + " or, for grey, " + grey +
                          " expected");
  }
  const std::string& found = array.ndim() == most ? layout : grey;
  Dimensions at;
  for (py::ssize_t i = 0; i < array.ndim(); ++i) {
    switch (found[static_cast<size_t>(i)]) {
      case 'N': at.count = array.shape(i), at.count_step = array.strides(i); break;
      case 'H': at.height = array.shape(i), at.row = array.strides(i); break;
      case 'W': at.width = array.shape(i), at.column = array.strides(i); break;
      default: at.channels = array.shape(i), at.channel = array.strides(i);
    }
  }
  if (at.channels != 1 && at.channels != 3) {
    std::string other = layout;
    other.replace(layout.size() - 3, 3, layout.ends_with("HWC") ? "CHW" : "HWC");
    throw py::value_error("array of shape " + shape_text(array) + ", layout " + layout +
                          ": 1 (grey), 3 (RGB) or 4 (RGBA) channels expected, found " +
                          std::to_string(at.channels) + "; is it layout='" + other + "'?");
  }
  if (at.height < 1 || at.width < 1 || at.height > kMaxPixels || at.width > kMaxPixels ||
      at.height * at.width > kMaxPixels) {
    throw py::value_error("array of shape " + shape_text(array) + ": images of 1x1 to " +
                          std::to_string(kMaxPixels) + " pixels expected");
  }
  return at;
}

bool is_step(py::ssize_t length, py::ssize_t step, py::ssize_t expected) {
  return length == 1 || step == expected;
}

// Uses the array in place; false if it is not dense in any order.
bool look_at(const py::array& array, const std::string& layout, Pixels& pixels) {
  const Dimensions at = dimensions_of(array, layout);
  const py::ssize_t plane = at.height * at.width;
  if (at.count > 1 && at.count_step != plane * at.channels) { return false; }
  if (at.count == 0) {
    pixels.order = Order::kPixels;  // strides of an empty array mean nothing
  } else if (is_step(at.channels, at.channel, 1) && is_step(at.width, at.column, at.channels) &&
             is_step(at.height, at.row, at.width * at.channels)) {
    pixels.order = Order::kPixels;
  } else if (is_step(at.channels, at.channel, plane) && is_step(at.width, at.column, 1) &&
             is_step(at.height, at.row, at.width)) {
    pixels.order = Order::kPlanes;
  } else {
    return false;
  }
  pixels.owner = array;
  pixels.data = static_cast<uint8_t*>(const_cast<void*>(array.data()));
  pixels.count = static_cast<size_t>(at.count);
  pixels.width = static_cast<int>(at.width);
  pixels.height = static_cast<int>(at.height);
  pixels.channels = static_cast<int>(at.channels);
  return true;
}

void check_bytes(const py::array& array) {
  if (py::isinstance<py::array_t<uint8_t>>(array)) { return; }
  throw py::value_error("array of " + text_of(array.dtype()) + ": uint8 expected");
}

}  // namespace

Pixels read_pixels(const py::array& array, const std::string& layout) {
  check_bytes(array);
  Pixels pixels;
  if (look_at(array, layout, pixels)) { return pixels; }
  const bool is_dense =
      look_at(py::array_t<uint8_t, py::array::c_style | py::array::forcecast>(array), layout, pixels);
  if (!is_dense) { throw std::logic_error("a copy of an array is not contiguous"); }
  return pixels;
}

Pixels new_pixels(const Pixels& like, const py::array& array, const std::string& layout, int width, int height) {
  Pixels made = like;
  made.width = width;
  made.height = height;
  std::vector<py::ssize_t> shape(array.shape(), array.shape() + array.ndim());
  // A copy is already in the nominal order; `owner` is then a different array from `array`.
  const py::array& model = like.owner;
  std::vector<py::ssize_t> strides(model.strides(), model.strides() + model.ndim());
  if (width != like.width || height != like.height) {
    const bool has_channels = array.ndim() == static_cast<py::ssize_t>(layout.size());
    const bool is_planes = like.order == Order::kPlanes;
    const py::ssize_t column = is_planes ? 1 : like.channels;
    for (size_t i = 0; i < shape.size(); ++i) {
      switch (has_channels ? layout[i] : std::string_view("NHW")[i + (layout.front() == 'N' ? 0 : 1)]) {
        case 'N': strides[i] = static_cast<py::ssize_t>(made.bytes_each()); break;
        case 'H': shape[i] = height, strides[i] = width * column; break;
        case 'W': shape[i] = width, strides[i] = column; break;
        default: strides[i] = is_planes ? static_cast<py::ssize_t>(width) * height : 1;
      }
    }
  }
  made.owner = py::array(py::dtype::of<uint8_t>(), shape, strides);
  made.data = static_cast<uint8_t*>(made.owner.mutable_data());
  return made;
}

Pixels written_pixels(const py::array& array, const std::string& layout, const Pixels& in, int width, int height) {
  check_bytes(array);
  if (!array.writeable()) { throw py::value_error("out: a writeable array expected, found a read-only one"); }
  Pixels out;
  const bool is_dense = look_at(array, layout, out);
  if (!is_dense) {
    throw py::value_error("out: a contiguous array expected, found strides " + text_of(array.attr("strides")));
  }
  if (out.count != in.count || out.width != width || out.height != height || out.channels != in.channels) {
    const bool is_cropped = width != in.width || height != in.height;
    throw py::value_error("out: an array of the " + std::string(is_cropped ? "results'" : "images'") +
                          " shape expected, found " + shape_text(array));
  }
  const bool is_same = out.data == in.data && out.order == in.order && out.bytes_each() == in.bytes_each();
  if (!is_same && out.data < in.data + in.count * in.bytes_each() &&
      in.data < out.data + out.count * out.bytes_each()) {
    throw py::value_error("out: the images themselves or an array that shares no memory with them expected");
  }
  return out;
}

}  // namespace la3::python
