// `la3._la3`: the compiled part of the Python package. It is private to python/la3/*.py, which
// checks types, handles Pillow, numpy and torch, and holds the documentation.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <cstring>

#include "arrays.h"
#include "augmenter.h"
#include "device_augmenter.h"
#include "la3/augment/apply.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/shuffled_order.h"
#include "la3/cuda/runtime.h"
#include "la3/policy/import.h"
#include "la3/policy/named.h"
#include "la3/policy/policy.h"
#include "la3/search/construct.h"
#include "shared_policy.h"

namespace la3::python {
namespace {

using augment::OpCall;
using policy::Policy;

// (op, magnitude, centre x, centre y)
using CallTuple = std::tuple<std::string, double, double, double, std::string>;  // the last: the unit
// (the three ops, score)
using TripleTuple = std::tuple<std::array<std::string, 3>, std::optional<double>>;

// Messages may contain any bytes of a file's name.
void set_error(PyObject* type, const char* message) {
  const py::object text = py::reinterpret_steal<py::object>(
      PyUnicode_DecodeUTF8(message, static_cast<Py_ssize_t>(std::strlen(message)), "replace"));
  PyErr_SetObject(type, text.ptr());
}

// ---- images ----

// New memory, or `out`, for images that get this size.
Pixels output(const py::array& image, const py::object& out, const std::string& layout, const Pixels& in, int width,
              int height) {
  return out.is_none() ? new_pixels(in, image, layout, width, height)
                       : written_pixels(py::cast<py::array>(out), layout, in, width, height);
}

py::array apply_to_array(std::span<const OpCall> calls, const py::array& image, const std::string& layout,
                         const py::object& out) {
  const Pixels in = read_pixels(image, layout);
  const Pixels written = output(image, out, layout, in, in.width, in.height);
  apply_to_one(calls, in, written);
  return written.owner;
}

size_t pillow_bytes(const Pixels& pixels) {
  return pixels.bytes_each() / static_cast<size_t>(pixels.channels) * (pixels.channels == 3 ? 4 : 1);
}

// Bytes as Pillow gives and takes them: RGBX for RGB, grey unchanged.
Pixels read_bytes(const py::bytes& data, int width, int height, int channels) {
  check_image_shape(width, height, channels);
  Pixels in;
  in.width = width;
  in.height = height;
  in.channels = channels;
  in.order = channels == 3 ? Order::kRgbx : Order::kPixels;
  const size_t expected = pillow_bytes(in);
  if (static_cast<size_t>(PyBytes_GET_SIZE(data.ptr())) != expected) {
    throw py::value_error("image of " + std::to_string(PyBytes_GET_SIZE(data.ptr())) +
                          " bytes: " + std::to_string(expected) + " expected");
  }
  in.data = reinterpret_cast<uint8_t*>(PyBytes_AS_STRING(data.ptr()));
  return in;
}

// `out` shows the bytes that are returned, of an image like `in` that has this size.
py::bytes new_bytes(const Pixels& in, int width, int height, Pixels& out) {
  out = in;
  out.width = width;
  out.height = height;
  py::bytes result = py::reinterpret_steal<py::bytes>(
      PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(pillow_bytes(out))));
  if (!result) { throw py::error_already_set(); }
  out.data = reinterpret_cast<uint8_t*>(PyBytes_AS_STRING(result.ptr()));
  return result;
}

py::bytes apply_to_bytes(std::span<const OpCall> calls, const py::bytes& data, int width, int height,
                         int channels) {
  const Pixels in = read_bytes(data, width, height, channels);
  Pixels out;
  py::bytes result = new_bytes(in, width, height, out);
  apply_to_one(calls, in, out);
  return result;
}

std::vector<OpCall> to_calls(const std::vector<CallTuple>& given) {
  std::vector<OpCall> calls;
  for (const auto& [name, magnitude, x, y, unit] : given) {
    calls.push_back({augment::parse_op(name), magnitude, x, y, augment::parse_unit(unit)});
    augment::check_call(calls.back());
  }
  return calls;
}

using LabelArray = py::array_t<int64_t, py::array::c_style>;
using IndexArray = py::array_t<uint64_t, py::array::c_style>;

void check_count(const py::array& array, size_t expected, const std::string& what) {
  if (array.ndim() == 1 && static_cast<size_t>(array.size()) == expected) { return; }
  throw py::value_error(what + " of shape " + py::cast<std::string>(py::str(array.attr("shape"))) + ": (" +
                        std::to_string(expected) + ",) expected, one for each image");
}

py::array augment_batch(Augmenter& augmenter, const py::array& images, const std::string& layout,
                        const LabelArray& labels, uint32_t epoch, const IndexArray& indices,
                        const py::object& out) {
  const Pixels in = read_pixels(images, layout);
  check_count(labels, in.count, "labels");
  check_count(indices, in.count, "indices");
  const Pixels written = output(images, out, layout, in, augmenter.out_width(in), augmenter.out_height(in));
  augmenter.batch({&in, 1}, {&written, 1}, {labels.data(), in.count}, epoch, {indices.data(), in.count});
  return written.owner;
}

// Each image is an array with its layout, or Pillow's bytes with width, height and channels; so is
// each result, without what is known already.
py::list augment_list(Augmenter& augmenter, const std::vector<py::tuple>& images, const LabelArray& labels,
                      uint32_t epoch, const IndexArray& indices) {
  check_count(labels, images.size(), "labels");
  check_count(indices, images.size(), "indices");
  std::vector<Pixels> in, out(images.size());
  py::list results;
  for (size_t i = 0; i < images.size(); ++i) {
    const py::tuple& image = images[i];
    if (image.size() == 2) {
      const py::array array = image[0];
      const std::string layout = py::cast<std::string>(image[1]);
      in.push_back(read_pixels(array, layout));
      out[i] = new_pixels(in[i], array, layout, augmenter.out_width(in[i]), augmenter.out_height(in[i]));
      results.append(out[i].owner);
    } else {
      in.push_back(read_bytes(py::cast<py::bytes>(image[0]), py::cast<int>(image[1]), py::cast<int>(image[2]),
                              py::cast<int>(image[3])));
      results.append(new_bytes(in[i], augmenter.out_width(in[i]), augmenter.out_height(in[i]), out[i]));
    }
  }
  augmenter.batch(in, out, {labels.data(), in.size()}, epoch, {indices.data(), in.size()});
  return results;
}

// (pad, flip probability, cutout; mean, deviation)
using FinishTuple = std::tuple<int, double, int, std::array<double, 3>, std::array<double, 3>>;

Finish to_finish(const FinishTuple& given) {
  Finish finish;
  augment::Normalization normalization;
  std::tie(finish.standard.pad_px, finish.standard.flip_probability, finish.standard.cutout_px, normalization.mean,
           normalization.deviation) = given;
  finish.standard.validate();
  finish.factors = augment::scale_shift(normalization);
  return finish;
}

// `out`, of uint8 or float32, takes all images one after the other, as planes or pixel by pixel.
void finish(Augmenter& augmenter, const std::vector<py::array>& images, const std::string& layout,
            const LabelArray& labels, uint32_t epoch, const IndexArray& indices, const FinishTuple& given,
            py::array& out, bool is_planes, bool is_training) {
  std::vector<Pixels> in;
  size_t count = 0, values = 0;
  for (const py::array& image : images) {
    in.push_back(read_pixels(image, layout));
    const Pixels& last = in.back();
    count += last.count;
    values += last.count * static_cast<size_t>(augmenter.out_width(last)) *
              static_cast<size_t>(augmenter.out_height(last)) * static_cast<size_t>(last.channels);
  }
  check_count(labels, count, "labels");
  check_count(indices, count, "indices");
  const bool is_floats = py::isinstance<py::array_t<float>>(out);
  if (static_cast<size_t>(out.size()) != values || (!is_floats && !py::isinstance<py::array_t<uint8_t>>(out))) {
    throw std::logic_error("out of another size or type");
  }
  Finish finish = to_finish(given);
  finish.layout = is_planes ? augment::Layout::kNchw : augment::Layout::kNhwc;
  finish.training = is_training;
  Finished to;
  if (is_floats) {
    to.floats = static_cast<float*>(out.mutable_data());
  } else {
    to.bytes = static_cast<uint8_t*>(out.mutable_data());
  }
  augmenter.finish(in, to, {labels.data(), count}, epoch, {indices.data(), count}, finish);
}

// ---- policies ----

Policy make_policy(const std::vector<std::pair<std::string, std::vector<TripleTuple>>>& labels,
                   const std::vector<std::pair<std::string, std::string>>& provenance) {
  Policy policy;
  for (const auto& [name, triples] : labels) {
    policy::LabelPolicy label{name, {}};
    for (const auto& [ops, score] : triples) {
      label.triples.push_back(
          {{augment::parse_op(ops[0]), augment::parse_op(ops[1]), augment::parse_op(ops[2])}, score});
    }
    policy.labels.push_back(std::move(label));
  }
  policy.provenance = provenance;
  policy::check_policy(policy);
  return policy;
}

std::vector<TripleTuple> triples_of(const Policy& policy, const std::string& label) {
  const policy::LabelPolicy& found = policy::find_label(policy, label);
  if (!policy::is_triples(policy)) {
    throw py::value_error("triples expected, but the policy says more than triples: recipes() has what it says");
  }
  std::vector<TripleTuple> triples;
  for (const policy::Triple& triple : found.triples) {
    std::array<std::string, 3> names;
    for (size_t i = 0; i < 3; ++i) { names[i] = augment::op_name(triple.ops[i]); }
    triples.emplace_back(names, triple.score);
  }
  return triples;
}

// The policy, its figures, and notes about the evaluations.
py::tuple construct(const std::string& path, int predictor_epochs, const std::string& select,
                    const std::string& predictor, double alpha, double pool, double tilt, double strength,
                    int triples, uint64_t seed, int threads) {
  search::ConstructOptions options;
  options.predictor = search::predictor_kind(predictor);
  options.select = select == "top" ? search::Select::kTop : search::Select::kMrmr;
  options.alpha = alpha;
  options.pool = pool;
  options.tilt = tilt;
  options.strength = strength;
  options.triples = triples;
  options.seed = seed;
  options.threads = threads;
  options.validate();
  search::Constructed made;
  std::vector<std::string> notes;
  {
    const py::gil_scoped_release without_gil;
    const search::Evaluations evaluations = search::read_evaluations(path);
    if (evaluations.dropped_lines > 0) {
      notes.push_back(path + ": the last iteration was not finished; left out: its " +
                      counted(evaluations.dropped_lines, "line"));
    }
    if (evaluations.iterations_done() < evaluations.header.iterations) {
      notes.push_back(path + ": holds " + std::to_string(evaluations.iterations_done()) + " of " +
                      std::to_string(evaluations.header.iterations) + " iterations");
    }
    made = search::construct_policy(evaluations, predictor_epochs, options);
  }
  py::dict figures;
  figures["multisets_per_label"] = made.multisets;
  figures["mean_overlap"] = made.overlap;
  figures["mean_predicted_reward"] = made.reward;
  return py::make_tuple(made.policy, figures, notes);
}

void bind_policy(py::module_& module) {
  py::class_<Policy>(module, "Policy")
      .def(py::init(&make_policy))
      .def_static("parse",
                  [](const py::bytes& text, const std::string& name) {
                    return policy::parse_policy(std::string_view(text), name);
                  })
      .def_static("import_file",
                  [](const std::string& path, const std::vector<std::string>& labels) {
                    policy::ImportedPolicy imported =
                        policy::import_policy_file(path, policy::PolicyForm::kAny, labels);
                    return py::make_tuple(std::move(imported.policy), imported.notes);
                  })
      .def_static("random", &policy::uniform_policy)
      .def_static("named", &policy::open_some_policy)
      .def_static("names",
                  [] {
                    std::vector<std::string> names;
                    for (const auto& named : policy::named_policies()) { names.emplace_back(named.name); }
                    return names;
                  })
      .def("to_json", &policy::to_json)
      .def("write",
           [](const Policy& policy, const py::bytes& path) {
             const std::string file(path);
             try {
               policy::write_policy(file, policy);
             } catch (const Error& error) {
               set_error(PyExc_OSError, error.what());
               throw py::error_already_set();
             }
           })
      .def("labels",
           [](const Policy& policy) {
             std::vector<std::string> names;
             for (const auto& label : policy.labels) { names.push_back(label.label); }
             return names;
           })
      .def("triples", &triples_of)
      .def("is_triples", &policy::is_triples)
      .def("entry_count", [](const Policy& policy) { return policy::entry_count(policy); })
      .def("space", [](const Policy& policy) { return std::string(augment::space_name(policy.space)); })
      .def("provenance", [](const Policy& policy) { return policy.provenance; })
      .def("is_label_invariant", &policy::is_label_invariant)
      .def("__eq__", [](const Policy& a, const Policy& b) { return a == b; });
}

// (width, height, least and greatest share of the area, flip probability)
using CropTuple = std::tuple<int, int, double, double, double>;

std::optional<augment::ResizedCropOptions> to_crop(const std::optional<CropTuple>& given) {
  if (!given) { return std::nullopt; }
  augment::ResizedCropOptions crop;
  std::tie(crop.width, crop.height, crop.area_low, crop.area_high, crop.flip_probability) = *given;
  return crop;
}

void bind_augmenter(py::module_& module) {
  py::class_<Augmenter>(module, "Augmenter")
      .def(py::init([](const Policy& policy, const std::vector<std::string>& labels, uint64_t seed, int threads,
                       const std::optional<CropTuple>& crop) {
        return std::make_unique<Augmenter>(policy, labels, seed, threads, to_crop(crop));
      }))
      .def("label_count", &Augmenter::label_count)
      .def("add", &Augmenter::add)
      .def("decide",
           [](const Augmenter& augmenter, int64_t label, uint32_t epoch, uint64_t index) {
             std::vector<CallTuple> calls;
             for (const OpCall& call : augmenter.decide(label, epoch, index)) {
               calls.emplace_back(augment::op_name(call.op), call.magnitude, call.centre_x, call.centre_y,
                                  augment::unit_name(call.unit));
             }
             return calls;
           })
      .def("array",
           [](const Augmenter& augmenter, const py::array& image, const std::string& layout, int64_t label,
              uint32_t epoch, uint64_t index, const py::object& out) {
             const Pixels in = read_pixels(image, layout);
             const Pixels written =
                 output(image, out, layout, in, augmenter.out_width(in), augmenter.out_height(in));
             augmenter.one(in, written, label, epoch, index);
             return written.owner;
           })
      .def("bytes",
           [](const Augmenter& augmenter, const py::bytes& data, int width, int height, int channels, int64_t label,
              uint32_t epoch, uint64_t index) {
             const Pixels in = read_bytes(data, width, height, channels);
             Pixels out;
             py::bytes result = new_bytes(in, augmenter.out_width(in), augmenter.out_height(in), out);
             augmenter.one(in, out, label, epoch, index);
             return result;
           })
      .def("crop",
           [](const Augmenter& augmenter, const py::array& image, uint32_t epoch, uint64_t index) {
             const Pixels in = read_pixels(image, "HWC");
             const Pixels out = new_pixels(in, image, "HWC", augmenter.out_width(in), augmenter.out_height(in));
             augmenter.crop_one(in, out, epoch, index);
             return out.owner;
           })
      .def("batch_list", &augment_list)
      .def("finish", &finish)
      .def("batch", &augment_batch);
}

// What goes wrong with a GPU is no wrong value.
template <typename Work>
auto on_device(const Work& work) {
  try {
    return work();
  } catch (const Error& error) { throw std::runtime_error(error.what()); }
}

augment::ValueType to_type(const std::string& name) {
  if (name == "uint8") { return augment::ValueType::kByte; }
  return name == "bfloat16" ? augment::ValueType::kBfloat16 : augment::ValueType::kFloat32;
}

void bind_device(py::module_& module) {
  py::class_<DeviceAugmenter>(module, "DeviceAugmenter")
      .def(
          py::init([](const Policy& policy, const std::vector<std::string>& labels, uint64_t seed, bool is_training,
                      int device, int channels, int height, int width, const std::string& type, bool has_standard,
                      const FinishTuple& given, int longest_px, py::object problems, uintptr_t problems_at) {
            augment::DeviceBatchOptions options;
            options.device = device;
            options.channels = channels;
            options.height = height;
            options.width = width;
            options.type = to_type(type);
            options.standard.reset();
            if (has_standard && is_training) { options.standard = to_finish(given).standard; }
            options.normalization = {std::get<3>(given), std::get<4>(given)};
            options.seed = seed;
            if (longest_px > 0) { options.cuts = {.longest_px = longest_px}; }
            return on_device([&] {
              return std::make_unique<DeviceAugmenter>(policy, labels, is_training, options, std::move(problems),
                                                       problems_at);
            });
          }))
      .def("workspace_bytes", &DeviceAugmenter::workspace_bytes)
      .def("check", &DeviceAugmenter::check)
      .def("run",
           [](const DeviceAugmenter& augmenter, uintptr_t images, uintptr_t cuts, bool is_planes, uintptr_t labels,
              int64_t count, uintptr_t numbers, uint64_t first, bool counts, uintptr_t order, uint64_t position,
              int samples, uint32_t epoch, uintptr_t epoch_at, uintptr_t out, uintptr_t out_labels,
              bool out_is_planes, uintptr_t workspace, uintptr_t stream) {
             const DeviceCall call{images,   cuts,   is_planes,  labels,        count,     numbers,
                                   first,    counts, order,      position,      samples,   epoch,
                                   epoch_at, out,    out_labels, out_is_planes, workspace, stream};
             const py::gil_scoped_release without_gil;
             on_device([&] { augmenter.run(call); });
           });
  module.def("device_cuts", &device_cuts);
  module.def("cuda_version", &cuda::cuda_version);
  module.def("shuffled_order", [](size_t size, uint64_t seed, uint32_t epoch) {
    const std::vector<size_t> order = random::shuffled_order(size, seed, epoch);
    py::array_t<int64_t> result(static_cast<py::ssize_t>(size));
    std::copy(order.begin(), order.end(), result.mutable_data());
    return result;
  });
}

}  // namespace

void bind(py::module_& module) {
  py::register_exception_translator([](std::exception_ptr pointer) {
    try {
      if (pointer) { std::rethrow_exception(pointer); }
    } catch (const Error& error) { set_error(PyExc_ValueError, error.what()); }
  });
  bind_policy(module);
  bind_augmenter(module);
  bind_device(module);
  module.def("apply_array",
             [](const std::vector<CallTuple>& calls, const py::array& image, const std::string& layout,
                const py::object& out) { return apply_to_array(to_calls(calls), image, layout, out); });
  module.def("apply_bytes",
             [](const std::vector<CallTuple>& calls, const py::bytes& data, int width, int height, int channels) {
               return apply_to_bytes(to_calls(calls), data, width, height, channels);
             });
  module.def("construct", &construct);
  module.def("shared_policy", &shared_policy);
  // Which of so many labels is followed.
  module.def("choose_label", [](uint64_t seed, uint32_t epoch, uint64_t index, uint32_t count) {
    return random::Stream(seed, epoch, index, random::Purpose::kMixing).below(count);
  });
  module.def("ops", [] {
    std::vector<std::tuple<std::string, bool, double, double>> table;
    for (const augment::OpInfo& op : augment::op_table()) {
      table.emplace_back(op.name, op.has_magnitude, op.low, op.high);
    }
    return table;
  });
}

}  // namespace la3::python

PYBIND11_MODULE(_la3, module) {
  la3::python::bind(module);
}
