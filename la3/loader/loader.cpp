#include "la3/loader/loader.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "la3/core/expect.h"
#include "la3/core/parallel.h"
#include "la3/core/start_thread.h"
#include "la3/loader/sample_maker.h"

namespace la3::loader {
namespace {

// Images that a worker takes at a time: enough to be worth handing out, few enough to share a
// batch.
constexpr size_t kSmallPiece = 32, kLargePiece = 4;

void check_policy_fits(const augment::Sampler* policy, const data::Dataset& dataset) {
  if (policy && policy->label_count() != static_cast<int>(dataset.labels().size())) {
    throw std::invalid_argument("loader: a policy for " + std::to_string(dataset.labels().size()) +
                                " labels expected, found one for " + std::to_string(policy->label_count()));
  }
}

// One place in the queue: a batch that is being made, is waiting, or is with the caller.
struct Slot {
  FloatBuffer floats;
  std::vector<int32_t> labels;
  std::vector<size_t> samples;
  std::vector<uint32_t> takes;  // as in EpochOrder
  size_t count = 0;             // images, including copies
  size_t pieces_left = 0;       // unfinished pieces; the batch is ready at 0
  std::exception_ptr failure;   // of the first failed piece
  Batch batch;
};

}  // namespace

FloatBuffer allocate_floats(size_t count) {
  return {static_cast<float*>(::operator new[](count * sizeof(float), std::align_val_t{64})),
          [](float* floats) { ::operator delete[](floats, std::align_val_t{64}); }};
}

void LoaderOptions::validate() const {
  expect(batch_size >= 1 && batch_size <= 1 << 20, "loader: batch_size", "1 to 1048576", batch_size);
  expect(copies >= 1 && copies <= 1 << 10, "loader: copies", "1 to 1024", copies);
  expect(parts >= 1 && parts <= 1 << 16, "loader: parts", "1 to 65536", parts);
  expect(part >= 0 && part < parts, "loader: part", "0 or more and below parts", part);
  expect(batch_size % parts == 0, "loader: batch_size", "a multiple of " + std::to_string(parts) + " (parts)",
         batch_size);
  expect(shuffle || balance == Balance::kNone, "loader: shuffle", "true with a balance", shuffle);
  expect(workers >= 0 && workers <= 1 << 12, "loader: workers", "0 to 4096", workers);
  expect(queue_batches >= 1 && queue_batches <= 1 << 12, "loader: queue_batches", "1 to 4096", queue_batches);
  if (!allocate) { throw std::invalid_argument("loader: allocate: a function expected"); }
}

// Batch b of the epoch uses slot b % slots. Pieces are handed out in order, those of batch b only
// after batch b - slots was returned. The mutex guards everything below, except what a worker
// writes into its own piece.
struct Loader::State {
  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  // Also ends those that were started before one could not be.
  ~State() {
    {
      const std::lock_guard lock(mutex);
      is_cancelled = true;
      stopping = true;
    }
    work.notify_all();
    for (std::thread& thread : threads) { thread.join(); }
  }

  std::shared_ptr<const data::Dataset> dataset;
  LoaderOptions options;
  size_t image_floats = 0, piece = 1;
  int side = 0;

  std::mutex mutex;
  std::condition_variable work, ready;
  std::vector<Slot> slots;
  EpochOrder order;
  uint32_t epoch = 0;
  bool is_started = false;
  size_t batches = 0;
  size_t next_batch = 0, next_piece = 0;  // to hand out
  size_t taken = 0;                       // batches that the caller has asked for
  size_t released = 0;                    // batches that the caller is done with
  int busy = 0;                           // workers with a piece in progress
  // Nothing is handed out, and workers abandon their piece early.
  std::atomic<bool> is_cancelled{true};
  bool stopping = false;
  std::vector<std::thread> threads;

  size_t samples_in(size_t batch) const {
    const auto size = static_cast<size_t>(options.batch_size);
    return std::min(size, dataset->size() - batch * size) / static_cast<size_t>(options.parts);
  }

  bool has_work() const { return !is_cancelled && next_batch < batches && next_batch < released + slots.size(); }

  // Prepares the slot of the batch that is handed out next. REQUIRES: the mutex is held.
  void open_slot(Slot& slot) {
    const size_t samples = samples_in(next_batch);
    const size_t first =
        next_batch * static_cast<size_t>(options.batch_size) + static_cast<size_t>(options.part) * samples;
    slot.count = samples * static_cast<size_t>(options.copies);
    slot.pieces_left = (slot.count + piece - 1) / piece;
    slot.failure = nullptr;
    slot.labels.resize(slot.count);
    slot.samples.resize(slot.count);
    slot.takes.assign(slot.count, 0);
    for (size_t i = 0; i < slot.count; ++i) {
      slot.samples[i] = order.samples[first + i % samples];
      if (!order.takes.empty()) { slot.takes[i] = order.takes[first + i % samples]; }
      slot.labels[i] = dataset->label(slot.samples[i]);
    }
    slot.batch = {{slot.floats.get(), slot.count * image_floats}, slot.labels, slot.samples, slot.count};
  }

  void make_piece(Slot& slot, size_t begin, size_t end, uint32_t epoch_now, SampleMaker& maker) const {
    const size_t samples = slot.count / static_cast<size_t>(options.copies);
    for (size_t i = begin; i < end && !is_cancelled.load(std::memory_order_relaxed); ++i) {
      const auto copy = static_cast<uint32_t>(i / samples), copies = static_cast<uint32_t>(options.copies);
      maker.make(slot.samples[i], drawing_epoch(epoch_now, copy, copies, slot.takes[i]),
                 {slot.floats.get() + i * image_floats, image_floats});
    }
  }

  void run_worker() {
    std::optional<SampleMaker> maker;
    std::unique_lock lock(mutex);
    for (;;) {
      work.wait(lock, [&] { return stopping || has_work(); });
      if (stopping) { return; }
      Slot& slot = slots[next_batch % slots.size()];
      if (next_piece == 0) { open_slot(slot); }
      const size_t begin = next_piece * piece, end = std::min(slot.count, begin + piece);
      ++next_piece;
      if (end == slot.count) {
        ++next_batch;
        next_piece = 0;
      }
      ++busy;
      const uint32_t epoch_now = epoch;
      lock.unlock();
      std::exception_ptr failure;
      try {
        if (!maker) { maker.emplace(*dataset, options); }
        make_piece(slot, begin, end, epoch_now, *maker);
      } catch (...) { failure = std::current_exception(); }
      lock.lock();
      if (failure && !slot.failure) { slot.failure = failure; }
      --busy;
      if (--slot.pieces_left == 0 || busy == 0) { ready.notify_all(); }
    }
  }

  // Makes the workers abandon their pieces, and waits until they have. REQUIRES: `lock` holds the
  // mutex.
  void cancel(std::unique_lock<std::mutex>& lock) {
    is_cancelled = true;
    ready.wait(lock, [&] { return busy == 0; });
  }
};

void check_loader(const data::Dataset& dataset, const LoaderOptions& options) {
  options.validate();
  if (dataset.size() == 0) { throw std::invalid_argument("loader: the data set is empty"); }
  check_policy_fits(options.policy.get(), dataset);
  const size_t left_over = dataset.size() % static_cast<size_t>(options.batch_size);
  if (!options.drop_last && left_over % static_cast<size_t>(options.parts) != 0) {
    throw std::invalid_argument("loader: a last batch that " + std::to_string(options.parts) +
                                " parts can share expected, found one of " + std::to_string(left_over));
  }
  SampleMaker(dataset, options);  // throws for options that it refuses
}

Loader::Loader(std::shared_ptr<const data::Dataset> dataset, LoaderOptions options)
    : state_(std::make_unique<State>()) {
  State& state = *state_;
  check_loader(*dataset, options);
  state.dataset = std::move(dataset);
  state.options = std::move(options);
  const data::StandardTransforms& transforms = state.dataset->standard_transforms();
  state.side = transforms.size_px;
  state.image_floats = 3 * static_cast<size_t>(state.side) * static_cast<size_t>(state.side);
  state.piece = state.side <= 64 ? kSmallPiece : kLargePiece;

  // One more: the batch that is with the caller.
  state.slots.resize(static_cast<size_t>(state.options.queue_batches) + 1);
  const size_t images = static_cast<size_t>(state.options.batch_size / state.options.parts) *
                        static_cast<size_t>(state.options.copies);
  for (Slot& slot : state.slots) {
    slot.floats = state.options.allocate(images * state.image_floats);
    // All at once, since nobody could be told of a lack of memory while a slot is opened.
    slot.labels.reserve(images);
    slot.samples.reserve(images);
    slot.takes.reserve(images);
  }
  const int workers = state.options.workers == 0 ? usable_cores() : state.options.workers;
  for (int i = 0; i < workers; ++i) {
    state.threads.push_back(start_thread([&state] { state.run_worker(); }));
  }
}

Loader::~Loader() = default;

size_t Loader::batches_per_epoch() const {
  const size_t size = state_->dataset->size(), batch = static_cast<size_t>(state_->options.batch_size);
  return state_->options.drop_last ? size / batch : (size + batch - 1) / batch;
}

int Loader::side_px() const {
  return state_->side;
}

void Loader::set_policy(std::shared_ptr<const augment::Sampler> policy) {
  State& state = *state_;
  check_policy_fits(policy.get(), *state.dataset);
  std::unique_lock lock(state.mutex);
  state.cancel(lock);
  state.is_started = false;
  state.options.policy = std::move(policy);
}

void Loader::start_epoch(uint32_t epoch, size_t first_batch, size_t end_batch) {
  expect(epoch < kEpochsPerCopy, "loader", "an epoch below " + std::to_string(kEpochsPerCopy), epoch);
  State& state = *state_;
  const LoaderOptions& options = state.options;
  EpochOrder order = epoch_order(*state.dataset, options.shuffle, options.balance, options.seed, epoch);
  std::unique_lock lock(state.mutex);
  state.cancel(lock);
  state.order = std::move(order);
  state.epoch = epoch;
  state.batches = std::min(batches_per_epoch(), end_batch);
  state.next_batch = state.taken = state.released = std::min(first_batch, state.batches);
  state.next_piece = 0;
  state.is_started = true;
  state.is_cancelled = false;
  state.work.notify_all();
}

const Batch* Loader::next() {
  State& state = *state_;
  std::unique_lock lock(state.mutex);
  if (!state.is_started) { throw std::logic_error("loader: next() without start_epoch()"); }
  if (state.released != state.taken) {  // the batch of the last call is returned
    state.released = state.taken;
    state.work.notify_all();
  }
  if (state.taken == state.batches) { return nullptr; }
  Slot& slot = state.slots[state.taken % state.slots.size()];
  state.ready.wait(lock, [&] { return state.next_batch > state.taken && slot.pieces_left == 0; });
  if (slot.failure) {
    const std::exception_ptr failure = slot.failure;
    state.cancel(lock);
    state.taken = state.released = state.batches;
    std::rethrow_exception(failure);
  }
  ++state.taken;
  return &slot.batch;
}

}  // namespace la3::loader
