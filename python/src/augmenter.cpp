#include "augmenter.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "pixels.h"

namespace la3::python {
namespace {

// Below this, about 4 µs of work, releasing the GIL costs more than it gains.
constexpr size_t kBytesWithoutGil = size_t{1} << 13;
// Distributing work costs about as much as augmenting a few kilobytes, so pieces hold at least this
// much.
constexpr size_t kPieceBytes = size_t{1} << 16;
// The number of the first policy that was added.
constexpr int64_t kFirstAdded = int64_t{1} << 62;

size_t stored_bytes(const Pixels& pixels) {
  return pixels.order == Order::kRgbx ? pixels.bytes_each() / 3 * 4 : pixels.bytes_each();
}

std::vector<std::string> names_of(const policy::Policy& policy) {
  std::vector<std::string> names;
  for (const policy::LabelPolicy& label : policy.labels) { names.push_back(label.label); }
  return names;
}

// An image in our order: where it lies, or a copy.
ImageView opened(const Pixels& in, size_t number, Workspace& workspace) {
  ImageView view{in.data + number * stored_bytes(in), in.width, in.height, in.channels};
  if (in.order == Order::kPixels) { return view; }
  workspace.in.resize(view.bytes());
  in.order == Order::kPlanes ? planes_to_rgb(workspace.in.data(), view.pixels, view.pixel_count())
                             : rgbx_to_rgb(workspace.in.data(), view.pixels, view.pixel_count());
  view.pixels = workspace.in.data();
  return view;
}

// Where to write an image in our order, and, once it is written, what brings it into the other.
MutableImageView target(const Pixels& out, size_t number, Workspace& workspace) {
  MutableImageView view{out.data + number * stored_bytes(out), out.width, out.height, out.channels};
  if (out.order == Order::kPixels) { return view; }
  workspace.out.resize(view.bytes());
  view.pixels = workspace.out.data();
  return view;
}
void close(const Pixels& out, size_t number, ImageView written) {
  uint8_t* to = out.data + number * stored_bytes(out);
  if (out.order == Order::kPlanes) { rgb_to_planes(to, written.pixels, written.pixel_count()); }
  if (out.order == Order::kRgbx) { rgb_to_rgbx(to, written.pixels, written.pixel_count()); }
}

MutableImageView buffer(std::vector<uint8_t>& bytes, int width, int height, int channels) {
  MutableImageView view{nullptr, width, height, channels};
  bytes.resize(view.bytes());
  view.pixels = bytes.data();
  return view;
}

ImageView cropped(ImageView image, const augment::ResizedCrop& crop, const augment::ResizedCropOptions& options,
                  Workspace& workspace) {
  const MutableImageView out = buffer(workspace.cropped, options.width, options.height, image.channels);
  augment::resized_crop(out, image, crop, options.filter, workspace.resample_scratch);
  return out;
}

// As the loader evaluates photos: a margin, then the centre.
augment::CentreCropOptions evaluation_crop(const augment::ResizedCropOptions& crop) {
  constexpr double kCentreMargin = 256.0 / 224.0;
  return {.shorter_px = static_cast<int>(std::lround(std::max(crop.width, crop.height) * kCentreMargin)),
          .width = crop.width,
          .height = crop.height,
          .filter = crop.filter};
}

std::optional<augment::ResizedCropOptions> checked(std::optional<augment::ResizedCropOptions> crop) {
  if (crop) { crop->validate(); }
  return crop;
}

Workspace& own_workspace() {
  thread_local Workspace workspace;
  return workspace;
}

}  // namespace

void apply_to_one(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out) {
  Workspace& workspace = own_workspace();
  std::optional<py::gil_scoped_release> without_gil;
  if (in.bytes_each() >= kBytesWithoutGil) { without_gil.emplace(); }
  const MutableImageView to = target(out, 0, workspace);
  augment::apply_ops(calls, opened(in, 0, workspace), to, workspace.scratch);
  close(out, 0, to);
}

struct Augmenter::Threads {
  explicit Threads(int count) : pool(count), workspaces(static_cast<size_t>(pool.threads())) {}

  const pid_t process = ::getpid();
  std::mutex one_batch_at_a_time;
  ThreadPool pool;
  std::vector<Workspace> workspaces;  // by worker
};

Augmenter::Augmenter(const policy::Policy& policy, const std::vector<std::string>& labels, uint64_t seed,
                     int threads, std::optional<augment::ResizedCropOptions> crop)
    : takes_any_label_(labels.empty() && policy::is_label_invariant(policy)),
      sampler_(policy::make_sampler(policy, labels.empty() ? names_of(policy) : labels, seed)),
      thread_count_(threads),
      crop_(checked(crop)) {}

Augmenter::~Augmenter() {
  // Threads of another process cannot be joined, and their lock cannot be trusted.
  if (threads_ && threads_->process != ::getpid()) { static_cast<void>(threads_.release()); }
}

Augmenter::Threads& Augmenter::threads() {
  if (threads_ && threads_->process != ::getpid()) { static_cast<void>(threads_.release()); }
  if (!threads_) { threads_ = std::make_unique<Threads>(thread_count_); }
  return *threads_;
}

int64_t Augmenter::add(const policy::Policy& policy) {
  added_.push_back(
      std::make_shared<const augment::Sampler>(policy::make_sampler(policy, {"any"}, sampler_.seed())));
  return kFirstAdded + static_cast<int64_t>(added_.size()) - 1;
}

void Augmenter::check_label(int64_t label) const {
  if (label >= 0 && (takes_any_label_ || label < sampler_.label_count())) { return; }
  if (label >= kFirstAdded && label - kFirstAdded < static_cast<int64_t>(added_.size())) { return; }
  const std::string expected =
      takes_any_label_ ? "0 or more" : "0 to " + std::to_string(sampler_.label_count() - 1);
  throw std::invalid_argument("label " + std::to_string(label) + ": " + expected + " expected");
}

augment::OpCalls Augmenter::decide(int64_t label, uint32_t epoch, uint64_t index) const {
  check_label(label);
  if (label >= kFirstAdded && !takes_any_label_) {
    return added_[static_cast<size_t>(label - kFirstAdded)]->sample(0, epoch, index);
  }
  return sampler_.sample(takes_any_label_ ? 0 : static_cast<int>(label), epoch, index);
}

augment::ResizedCrop Augmenter::decide_crop(int width, int height, uint32_t epoch, uint64_t index) const {
  random::Stream stream(sampler_.seed(), epoch, index, random::Purpose::kStandard);
  return augment::decide_resized_crop(stream, width, height, *crop_);
}

image::Resampling Augmenter::resampling(int width, int height, bool training, uint32_t epoch,
                                        uint64_t index) const {
  if (!training) { return augment::centre_crop_resampling(width, height, evaluation_crop(*crop_)); }
  const augment::ResizedCrop crop = decide_crop(width, height, epoch, index);
  const image::Region& part = crop.region;
  return augment::crop_resampling(part.x, part.y, part.x + part.width, part.y + part.height, crop.flip, *crop_);
}

void Augmenter::apply_to(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out, size_t number,
                         uint32_t epoch, uint64_t index, Workspace& workspace) const {
  ImageView image = opened(in, number, workspace);
  if (crop_) { image = cropped(image, decide_crop(in.width, in.height, epoch, index), *crop_, workspace); }
  const MutableImageView to = target(out, number, workspace);
  augment::apply_ops(calls, image, to, workspace.scratch);
  close(out, number, to);
}

void Augmenter::one(const Pixels& in, const Pixels& out, int64_t label, uint32_t epoch, uint64_t index) const {
  const augment::OpCalls calls = decide(label, epoch, index);
  Workspace& workspace = own_workspace();
  std::optional<py::gil_scoped_release> without_gil;
  if (in.bytes_each() >= kBytesWithoutGil) { without_gil.emplace(); }
  apply_to(calls, in, out, 0, epoch, index, workspace);
}

void Augmenter::crop_one(const Pixels& in, const Pixels& out, uint32_t epoch, uint64_t index) const {
  Workspace& workspace = own_workspace();
  const py::gil_scoped_release without_gil;
  apply_to({}, in, out, 0, epoch, index, workspace);
}

void Augmenter::for_each(size_t bytes_each, std::span<const int64_t> labels, uint32_t epoch,
                         std::span<const uint64_t> indices, const Work& work) {
  for (const int64_t label : labels) { check_label(label); }
  if (labels.empty()) { return; }
  Threads& threads = this->threads();
  const size_t grain = std::max<size_t>(1, kPieceBytes / std::max<size_t>(1, bytes_each));
  // Another thread may add policies meanwhile.
  const auto added = added_;
  const py::gil_scoped_release without_gil;
  const std::lock_guard lock(threads.one_batch_at_a_time);
  threads.pool.for_each(labels.size(), grain, [&](size_t begin, size_t end, int worker) {
    for (size_t i = begin; i < end; ++i) {
      const bool is_added = labels[i] >= kFirstAdded && !takes_any_label_;
      const augment::OpCalls calls =
          is_added ? added[static_cast<size_t>(labels[i] - kFirstAdded)]->sample(0, epoch, indices[i])
                   : sampler_.sample(takes_any_label_ ? 0 : static_cast<int>(labels[i]), epoch, indices[i]);
      work(i, calls, threads.workspaces[static_cast<size_t>(worker)]);
    }
  });
}

void Augmenter::batch(std::span<const Pixels> in, std::span<const Pixels> out, std::span<const int64_t> labels,
                      uint32_t epoch, std::span<const uint64_t> indices) {
  if (in.empty()) { return; }
  const bool is_list = in.size() > 1;
  for_each(in[0].bytes_each(), labels, epoch, indices,
           [&](size_t i, std::span<const augment::OpCall> calls, Workspace& workspace) {
             const size_t at = is_list ? i : 0;
             apply_to(calls, in[at], out[at], is_list ? 0 : i, epoch, indices[i], workspace);
           });
}

void Augmenter::finish_one(std::span<const augment::OpCall> calls, const Pixels& in, size_t number,
                           const Finished& out, uint32_t epoch, uint64_t index, const Finish& finish,
                           Workspace& workspace) const {
  ImageView image = opened(in, number, workspace);
  if (crop_ && finish.training) {
    image = cropped(image, decide_crop(in.width, in.height, epoch, index), *crop_, workspace);
  } else if (crop_) {
    const MutableImageView centre = buffer(workspace.cropped, crop_->width, crop_->height, in.channels);
    augment::centre_crop(centre, image, evaluation_crop(*crop_), workspace.resample_scratch);
    image = centre;
  }
  if (finish.training) {
    const MutableImageView augmented = buffer(workspace.augmented, image.width, image.height, image.channels);
    augment::apply_ops(calls, image, augmented, workspace.scratch);
    image = augmented;
  }
  augment::CropFlipCutout decided;
  if (!crop_ && finish.training) {
    random::Stream stream(sampler_.seed(), epoch, index, random::Purpose::kStandard);
    decided = augment::decide_crop_flip_cutout(stream, image.width, image.height, finish.standard);
  }
  if (out.floats != nullptr) {
    augment::normalize_crop_flip_cutout({out.floats, image.bytes()}, image, decided, finish.factors, finish.layout);
    return;
  }
  const bool is_planes = finish.layout == augment::Layout::kNchw && image.channels == 3;
  const MutableImageView to{
      is_planes ? buffer(workspace.out, image.width, image.height, image.channels).pixels : out.bytes, image.width,
      image.height, image.channels};
  augment::crop_flip(to, image, decided.crop);
  if (is_planes) { rgb_to_planes(out.bytes, to.pixels, to.pixel_count()); }
}

void Augmenter::finish(std::span<const Pixels> in, const Finished& out, std::span<const int64_t> labels,
                       uint32_t epoch, std::span<const uint64_t> indices, const Finish& finish) {
  if (in.empty()) { return; }
  const bool is_list = in.size() > 1;
  const size_t values = static_cast<size_t>(out_width(in[0])) * static_cast<size_t>(out_height(in[0])) *
                        static_cast<size_t>(in[0].channels);
  for_each(in[0].bytes_each(), labels, epoch, indices,
           [&](size_t i, std::span<const augment::OpCall> calls, Workspace& workspace) {
             const Finished its{out.floats != nullptr ? out.floats + i * values : nullptr,
                                out.bytes != nullptr ? out.bytes + i * values : nullptr};
             finish_one(calls, in[is_list ? i : 0], is_list ? 0 : i, its, epoch, indices[i], finish, workspace);
           });
}

}  // namespace la3::python
