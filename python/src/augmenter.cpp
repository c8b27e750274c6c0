#include "augmenter.h"

#include <unistd.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "pixels.h"

namespace la3::python {
namespace {

// Below this, about 4 µs of work, releasing the GIL costs more than it gains.
constexpr size_t kBytesWithoutGil = size_t{1} << 13;
// Distributing work costs about as much as augmenting a few kilobytes, so pieces hold at least this
// much.
constexpr size_t kPieceBytes = size_t{1} << 16;

size_t stored_bytes(const Pixels& pixels) {
  return pixels.order == Order::kRgbx ? pixels.bytes_each() / 3 * 4 : pixels.bytes_each();
}

std::vector<std::string> names_of(const policy::Policy& policy) {
  std::vector<std::string> names;
  for (const policy::LabelPolicy& label : policy.labels) { names.push_back(label.label); }
  return names;
}

}  // namespace

void apply_to(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out, size_t number,
              Workspace& workspace) {
  const size_t bytes = in.bytes_each(), pixels = bytes / static_cast<size_t>(in.channels);
  const uint8_t* from = in.data + number * stored_bytes(in);
  uint8_t* to = out.data + number * stored_bytes(out);
  ImageView source{from, in.width, in.height, in.channels};
  MutableImageView target{to, in.width, in.height, in.channels};
  if (in.order != Order::kPixels) {
    workspace.in.resize(bytes);
    in.order == Order::kPlanes ? planes_to_rgb(workspace.in.data(), from, pixels)
                               : rgbx_to_rgb(workspace.in.data(), from, pixels);
    source.pixels = workspace.in.data();
  }
  if (out.order != Order::kPixels) {
    workspace.out.resize(bytes);
    target.pixels = workspace.out.data();
  }
  augment::apply_ops(calls, source, target, workspace.scratch);
  if (out.order == Order::kPlanes) { rgb_to_planes(to, target.pixels, pixels); }
  if (out.order == Order::kRgbx) { rgb_to_rgbx(to, target.pixels, pixels); }
}

void apply_to_one(std::span<const augment::OpCall> calls, const Pixels& in, const Pixels& out) {
  thread_local Workspace workspace;
  std::optional<py::gil_scoped_release> without_gil;
  if (in.bytes_each() >= kBytesWithoutGil) { without_gil.emplace(); }
  apply_to(calls, in, out, 0, workspace);
}

struct Augmenter::Threads {
  explicit Threads(int count) : pool(count), workspaces(static_cast<size_t>(pool.threads())) {}

  const pid_t process = ::getpid();
  std::mutex one_batch_at_a_time;
  ThreadPool pool;
  std::vector<Workspace> workspaces;  // by worker
};

Augmenter::Augmenter(const policy::Policy& policy, const std::vector<std::string>& labels, uint64_t seed,
                     int threads)
    : takes_any_label_(labels.empty() && policy::is_label_invariant(policy)),
      sampler_(policy::make_sampler(policy, labels.empty() ? names_of(policy) : labels, seed)),
      thread_count_(threads) {}

Augmenter::~Augmenter() {
  // Threads of another process cannot be joined, and their lock cannot be trusted.
  if (threads_ && threads_->process != ::getpid()) { static_cast<void>(threads_.release()); }
}

Augmenter::Threads& Augmenter::threads() {
  if (threads_ && threads_->process != ::getpid()) { static_cast<void>(threads_.release()); }
  if (!threads_) { threads_ = std::make_unique<Threads>(thread_count_); }
  return *threads_;
}

void Augmenter::check_label(int64_t label) const {
  if (label >= 0 && (takes_any_label_ || label < sampler_.label_count())) { return; }
  const std::string expected =
      takes_any_label_ ? "0 or more" : "0 to " + std::to_string(sampler_.label_count() - 1);
  throw std::invalid_argument("label " + std::to_string(label) + ": " + expected + " expected");
}

augment::OpCalls Augmenter::decide(int64_t label, uint32_t epoch, uint64_t index) const {
  check_label(label);
  return sampler_.sample(takes_any_label_ ? 0 : static_cast<int>(label), epoch, index);
}

void Augmenter::batch(const Pixels& in, const Pixels& out, std::span<const int64_t> labels, uint32_t epoch,
                      std::span<const uint64_t> indices) {
  for (const int64_t label : labels) { check_label(label); }
  if (in.count == 0) { return; }
  Threads& threads = this->threads();
  const size_t grain = std::max<size_t>(1, kPieceBytes / in.bytes_each());
  const py::gil_scoped_release without_gil;
  const std::lock_guard lock(threads.one_batch_at_a_time);
  threads.pool.for_each(in.count, grain, [&](size_t begin, size_t end, int worker) {
    for (size_t i = begin; i < end; ++i) {
      apply_to(decide(labels[i], epoch, indices[i]), in, out, i, threads.workspaces[static_cast<size_t>(worker)]);
    }
  });
}

}  // namespace la3::python
