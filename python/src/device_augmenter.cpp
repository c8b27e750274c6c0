#include "device_augmenter.h"

#include <atomic>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "la3/core/error.h"

namespace la3::python {
namespace {

template <typename T>
T* pointer(uintptr_t address) {
  return reinterpret_cast<T*>(address);
}

augment::Layout layout(bool is_planes) {
  return is_planes ? augment::Layout::kNchw : augment::Layout::kNhwc;
}

std::vector<std::string> names_of(const policy::Policy& policy) {
  std::vector<std::string> names;
  for (const policy::LabelPolicy& label : policy.labels) { names.push_back(label.label); }
  return names;
}

}  // namespace

DeviceAugmenter::DeviceAugmenter(const policy::Policy& policy, const std::vector<std::string>& labels,
                                 bool is_training, augment::DeviceBatchOptions options, py::object problems,
                                 uintptr_t problems_at)
    : problems_owner_(std::move(problems)), problems_at_(problems_at), batch_([&] {
        options.shared = true;
        options.any_label = labels.empty() && policy::is_label_invariant(policy);
        return options;
      }()) {
  static_assert(sizeof(augment::DeviceProblems) == 16, "torch.zeros(2, dtype=torch.int64)");
  const augment::Sampler sampler =
      policy::make_sampler(policy, labels.empty() ? names_of(policy) : labels, options.seed);
  label_count_ = sampler.label_count();
  if (is_training) { batch_.set_policy(sampler); }
}

augment::DeviceProblems& DeviceAugmenter::problems() const {
  return *pointer<augment::DeviceProblems>(problems_at_);
}

void DeviceAugmenter::check() const {
  if (std::atomic_ref(problems().found).load() == 0) { return; }
  std::atomic_ref(problems().found).store(0);
  throw std::invalid_argument("labels: 0 to " + std::to_string(label_count_ - 1) + " expected, found " +
                              std::to_string(std::atomic_ref(problems().label).load()) + " in an earlier call, " +
                              "whose image is all zeros");
}

void DeviceAugmenter::run(const DeviceCall& call) const {
  check();
  augment::DeviceSource source;
  source.images = pointer<const uint8_t>(call.images);
  source.cuts = pointer<const augment::DeviceCut>(call.cuts);
  source.layout = layout(call.is_planes);
  source.labels = pointer<const int64_t>(call.labels);
  source.count = call.count;
  source.numbers = pointer<const int64_t>(call.numbers);
  source.first_number = call.first;
  source.order = pointer<const int64_t>(call.order);
  source.order_count = static_cast<int64_t>(call.position) + call.samples;
  augment::DeviceTarget target;
  target.images = pointer<void>(call.out);
  target.layout = layout(call.out_is_planes);
  target.labels = pointer<int64_t>(call.out_labels);
  augment::DeviceRun own;
  own.epoch = call.epoch;
  own.epoch_at = pointer<const int64_t>(call.epoch_at);
  own.position = call.position;
  own.counts = call.counts;
  own.workspace = pointer<void>(call.workspace);
  own.problems = &problems();
  batch_.run(source, target, call.samples, own, pointer<void>(call.stream));
}

py::array_t<uint8_t> device_cuts(const Augmenter& augmenter,
                                 const py::array_t<uint64_t, py::array::c_style>& addresses,
                                 const py::array_t<int64_t, py::array::c_style>& shapes, bool is_training,
                                 uint32_t epoch, const py::array_t<uint64_t, py::array::c_style>& indices) {
  const auto count = static_cast<size_t>(addresses.size());
  if (static_cast<size_t>(shapes.size()) != 4 * count || static_cast<size_t>(indices.size()) != count) {
    throw std::logic_error("as many addresses, shapes and indices expected");
  }
  py::array_t<uint8_t> bytes(static_cast<py::ssize_t>(count * sizeof(augment::DeviceCut)));
  uint8_t* to = bytes.mutable_data();
  const uint64_t* address = addresses.data();
  const int64_t* shape = shapes.data();
  const uint64_t* index = indices.data();
  const py::gil_scoped_release without_gil;
  for (size_t i = 0; i < count; ++i, shape += 4, to += sizeof(augment::DeviceCut)) {
    const int width = static_cast<int>(shape[0]), height = static_cast<int>(shape[1]);
    const auto row_bytes = static_cast<uint64_t>(shape[2]);
    const bool is_planes = shape[3] >= 0;
    const auto* first = pointer<const uint8_t>(address[i]);
    const image::Resampling what = augmenter.resampling(width, height, is_training, epoch, index[i]);
    augment::DeviceCut cut = augment::device_cut({first, width, height, 3}, what);
    cut.row_bytes = static_cast<uint32_t>(row_bytes);
    cut.pixels = first + static_cast<uint64_t>(what.source.y) * row_bytes +
                 static_cast<uint64_t>(what.source.x) * (is_planes ? 1 : 3);
    cut.is_planes = is_planes ? 1 : 0;
    cut.plane_bytes = is_planes ? static_cast<uint64_t>(shape[3]) : 0;
    std::memcpy(to, &cut, sizeof(cut));
  }
  return bytes;
}

}  // namespace la3::python
