#include "la3/dist/group.h"

#include <torch/torch.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <sstream>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/dist/engine.h"
#include "la3/dist/rank_store.h"

namespace la3::dist {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLongestJoin{120000};
// Added to the silence after which the monitor gives a rank up.
constexpr milliseconds kVerdictMargin{3000};
// For a sum that had begun when a rank was lost. The data that others have sent for it is here or
// on its way.
constexpr milliseconds kLastSum{10000};

// Through the store of torchrun's agent, which has the port, rank 0 tells the others where its monitor
// listens.
int monitor_port(const monitor::Environment& environment, const monitor::Listener* own, milliseconds timeout) {
  c10d::TCPStoreOptions options;
  options.port = static_cast<uint16_t>(environment.port);
  options.isServer = false;
  options.waitWorkers = false;
  options.timeout = timeout;
  c10::intrusive_ptr<c10d::Store> store = c10::make_intrusive<c10d::PrefixStore>(
      "la3/" + environment.attempt, c10::make_intrusive<c10d::TCPStore>(environment.address, options));
  // The store outlives a command: the next one of the same job must not find this one's keys.
  const int64_t turn = store->add("turns of rank " + std::to_string(environment.rank), 1);
  store = c10::make_intrusive<c10d::PrefixStore>(std::to_string(turn), store);
  if (own != nullptr) {
    const std::string port = std::to_string(own->port());
    store->set("monitor", std::vector<uint8_t>(port.begin(), port.end()));
  }
  const std::vector<uint8_t> port = store->get("monitor");
  return std::stoi(std::string(port.begin(), port.end()));
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

torch::Tensor tensor_of(const std::string& bytes) {
  torch::Tensor tensor = torch::empty({static_cast<int64_t>(bytes.size())}, torch::kByte);
  std::memcpy(tensor.data_ptr(), bytes.data(), bytes.size());
  return tensor;
}
std::string bytes_of(const torch::Tensor& tensor, size_t size) {
  const torch::Tensor host = tensor.to(torch::kCPU).contiguous();
  return {static_cast<const char*>(host.data_ptr()), size};
}

template <class Number>
torch::Tensor wrap(std::vector<Number>& numbers, torch::ScalarType type) {
  return torch::from_blob(numbers.data(), {static_cast<int64_t>(numbers.size())}, type);
}

std::string value_in(const Facts& facts, const std::string& name) {
  for (const auto& [key, value] : facts) {
    if (key == name) { return value; }
  }
  return "nothing";
}

// As lines; neither names nor values contain newlines.
std::string packed(const Facts& facts) {
  std::string text;
  for (const auto& [name, value] : facts) {
    for (std::string part : {name, value}) {
      std::replace(part.begin(), part.end(), '\n', ' ');
      text += part + '\n';
    }
  }
  return text;
}
Facts unpacked(const std::string& text) {
  Facts facts;
  std::istringstream lines(text);
  for (std::string name, value; std::getline(lines, name) && std::getline(lines, value);) {
    facts.emplace_back(name, value);
  }
  return facts;
}

// The first fact in which `theirs` differs from `ours`; empty if there is none.
std::optional<std::string> difference(const Facts& ours, const Facts& theirs) {
  for (const Facts* facts : {&ours, &theirs}) {
    for (const auto& [name, value] : *facts) {
      if (value_in(ours, name) != value_in(theirs, name)) { return name; }
    }
  }
  return std::nullopt;
}

}  // namespace

struct Group::State {
  GroupOptions options;
  std::unique_ptr<monitor::KeyServer> keys;   // rank 0's, as long as anyone may ask
  std::unique_ptr<monitor::Monitor> monitor;  // null in a group of one
  std::unique_ptr<Engine> engine;
  uint64_t operations = 0;
};

Group::Group() = default;

template <class Operation>
auto Group::guarded(const char* what, Operation operation) {
  State& state = *state_;
  if (has_lost(milliseconds(0))) { throw Error(state.monitor->what()); }
  if (state.monitor) { state.monitor->set_progress(++state.operations); }
  return attempted(what, operation);
}

bool Group::has_lost(milliseconds longest) const {
  return state_->monitor && state_->monitor->wait_lost(longest);
}

void Group::fail_late(const char* what) {
  const std::string said = "waited " + std::to_string(state_->options.timeout.count() / 1000) +
                           " s (--dist-timeout) for the other processes in " + what;
  if (state_->monitor) { state_->monitor->fail(said, /*is_late=*/true); }
  throw Error("rank " + std::to_string(rank_) + " " + said);
}

template <class Operation>
auto Group::attempted(const char* what, Operation operation) {
  State& state = *state_;
  try {
    return operation();
  } catch (const Error&) {
    throw;  // ours: the build lacks something
  } catch (const std::exception& error) {
    // Most often because another rank is gone: the monitor will say which, as soon as it knows.
    const std::string text = first_line(error.what());
    const bool is_late = text.find("imed out") != std::string::npos || text.find("imeout") != std::string::npos;
    if (has_lost(is_late ? milliseconds(0) : state.options.silence + kVerdictMargin)) {
      throw Error(state.monitor->what());
    }
    if (is_late) { fail_late(what); }
    throw Error("rank " + std::to_string(rank_) + " failed in " + what + " with the other processes: " + text);
  }
}

std::shared_ptr<Group> Group::alone() {
  return std::shared_ptr<Group>(new Group);
}

std::shared_ptr<Group> Group::of(std::unique_ptr<Engine> engine, int rank, int size) {
  auto group = alone();
  group->rank_ = rank;
  group->size_ = size;
  group->state_ = std::make_unique<State>();
  group->state_->engine = std::move(engine);
  return group;
}

std::shared_ptr<Group> Group::alone(torch::Device device) {
  EngineOptions options;
  options.device = device;
  options.address = "127.0.0.1";
  options.store = c10::make_intrusive<c10d::HashStore>();
  return of(device.is_cuda() ? make_nccl_engine(options) : make_gloo_engine(options));
}

std::shared_ptr<Group> Group::join(const monitor::Environment& environment, const GroupOptions& options) {
  auto group = alone();
  if (environment.size == 1) { return group; }
  group->rank_ = environment.rank;
  group->size_ = environment.size;
  group->state_ = std::make_unique<State>();
  State& state = *group->state_;
  state.options = options;

  monitor::MonitorOptions monitor{.rank = environment.rank,
                                  .size = environment.size,
                                  .address = environment.address,
                                  .port = environment.port,
                                  .version = options.version,
                                  .note = "",
                                  .secret = environment.secret,
                                  .join_timeout = std::min(options.timeout, kLongestJoin),
                                  .heartbeat = options.heartbeat,
                                  .silence = options.silence,
                                  .lost = options.lost};
  const bool is_first = environment.rank == 0;
  std::unique_ptr<monitor::Listener> listener;
  c10::intrusive_ptr<c10d::Store> store;
  try {
    if (is_first) {
      listener = std::make_unique<monitor::Listener>(environment.address,
                                                     environment.has_agent_store ? 0 : environment.port);
      state.keys = std::make_unique<monitor::KeyServer>(environment.address, environment.secret);
      monitor.note = std::to_string(state.keys->port());
    }
    if (environment.has_agent_store) {
      monitor.port = monitor_port(environment, listener.get(), monitor.join_timeout);
    }
    state.monitor = std::make_unique<monitor::Monitor>(monitor, std::move(listener));
    const int port = std::stoi(state.monitor->note());
    store = c10::make_intrusive<RankStore>(
        std::make_shared<monitor::KeyClient>(environment.address, port, environment.secret, monitor.join_timeout),
        monitor.join_timeout);
  } catch (const Error& error) {
    if (state.monitor) { state.monitor->fail(error.what()); }
    throw;
  } catch (const std::exception& error) {
    const std::string text = "rank " + std::to_string(environment.rank) + ": the store at " + environment.address +
                             " cannot be reached: " + first_line(error.what());
    if (state.monitor) { state.monitor->fail(text); }
    throw Error(text);
  }
  const EngineOptions engine{.rank = environment.rank,
                             .size = environment.size,
                             .timeout = options.timeout,
                             .device = options.device,
                             .address = state.monitor->local_address(),
                             .store = store};
  try {
    group->guarded("meeting", [&] {
      state.engine = options.device.is_cuda() ? make_nccl_engine(engine) : make_gloo_engine(engine);
    });
  } catch (const Error& error) {
    state.monitor->fail(error.what());
    throw;
  }
  return group;
}

Group::~Group() {
  leave();
}

std::string Group::name_of(int rank) const {
  if (!state_ || !state_->monitor) { return "rank " + std::to_string(rank); }
  const auto number = static_cast<size_t>(rank);
  return monitor::name_of(number, state_->monitor->peers()[number]);
}

Share Group::share(size_t count) const {
  const auto own = static_cast<size_t>(rank()), ranks = static_cast<size_t>(size());
  return {count * own / ranks, count * (own + 1) / ranks};
}

int Group::sharing_cores() const {
  if (!state_ || !state_->monitor) { return 1; }
  const std::vector<monitor::Peer>& peers = state_->monitor->peers();
  const monitor::Peer& self = peers[static_cast<size_t>(rank_)];
  return static_cast<int>(std::count_if(peers.begin(), peers.end(), [&](const monitor::Peer& peer) {
    return peer.host == self.host && peer.cores == self.cores;
  }));
}

std::function<void()> Group::begin_sum(torch::Tensor tensor) {
  if (!state_) {
    return [] {};
  }
  const torch::NoGradGuard no_grad;
  const torch::Device device = state_->engine->device();
  const bool is_direct = tensor.device().type() == device.type() && tensor.is_contiguous();
  torch::Tensor there = is_direct ? tensor.detach() : tensor.detach().to(device).contiguous();
  auto wait = guarded("a sum", [&] { return state_->engine->all_reduce(there); });
  return [this, wait = std::move(wait), tensor, there, is_direct] {
    const bool was_lost = has_lost(milliseconds(0));
    attempted("a sum", [&] {
      wait(was_lost ? kLastSum : milliseconds(0));
      if (!is_direct) { tensor.detach().copy_(there); }
    });
  };
}

void Group::sum(std::vector<int64_t>& numbers) {
  if (state_) { sum(wrap(numbers, torch::kLong)); }
}

void Group::sum(std::vector<double>& numbers) {
  if (state_) { sum(wrap(numbers, torch::kDouble)); }
}

void Group::broadcast(torch::Tensor tensor) {
  if (!state_) { return; }
  const torch::NoGradGuard no_grad;
  guarded("a broadcast", [&] {
    const torch::Device device = state_->engine->device();
    if (tensor.device().type() == device.type() && tensor.is_contiguous()) {
      state_->engine->broadcast(tensor.detach());
    } else {
      const torch::Tensor there = tensor.detach().to(device).contiguous();
      state_->engine->broadcast(there);
      if (rank_ != 0) { tensor.detach().copy_(there); }
    }
  });
}

std::vector<int64_t> Group::broadcast(const std::vector<int64_t>& numbers) {
  const std::string bytes =
      broadcast(std::string(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int64_t)));
  std::vector<int64_t> result(bytes.size() / sizeof(int64_t));
  std::memcpy(result.data(), bytes.data(), bytes.size());
  return result;
}

std::string Group::broadcast(const std::string& bytes) {
  if (!state_) { return bytes; }
  torch::Tensor size = torch::full({1}, static_cast<int64_t>(bytes.size()), torch::kLong);
  broadcast(size);
  const auto count = static_cast<size_t>(size.item<int64_t>());
  if (count == 0) { return ""; }
  torch::Tensor tensor = rank_ == 0 ? tensor_of(bytes) : torch::empty({size.item<int64_t>()}, torch::kByte);
  broadcast(tensor);
  return bytes_of(tensor, count);
}

void Group::wait(const std::function<bool()>& is_done) {
  const auto start = std::chrono::steady_clock::now();
  if (state_ && state_->monitor) { state_->monitor->set_progress(++state_->operations); }
  while (!is_done()) {
    if (!state_ || !state_->monitor) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      continue;
    }
    if (has_lost(milliseconds(1))) { throw Error(state_->monitor->what()); }
    if (std::chrono::steady_clock::now() - start > state_->options.timeout) { fail_late("a step"); }
  }
}

std::vector<std::string> Group::all_gather(const std::string& bytes) {
  if (!state_) { return {bytes}; }
  const torch::NoGradGuard no_grad;
  return guarded("a gathering", [&] {
    const torch::Device device = state_->engine->device();
    const torch::Tensor size = torch::full({1}, static_cast<int64_t>(bytes.size()), torch::kLong).to(device);
    std::vector<size_t> sizes;
    for (const torch::Tensor& each : state_->engine->all_gather(size)) {
      sizes.push_back(static_cast<size_t>(each.item<int64_t>()));
    }
    std::string padded = bytes;
    padded.resize(std::max<size_t>(1, *std::max_element(sizes.begin(), sizes.end())));
    const auto gathered = state_->engine->all_gather(tensor_of(padded).to(device));
    std::vector<std::string> result;
    for (size_t i = 0; i < gathered.size(); ++i) { result.push_back(bytes_of(gathered[i], sizes[i])); }
    return result;
  });
}

void Group::barrier() {
  if (state_) { sum(torch::zeros({1})); }
}

void Group::check_same(const Facts& facts) {
  if (!state_) { return; }
  const std::vector<std::string> all = all_gather(packed(facts));
  const Facts first = unpacked(all[0]);
  for (size_t rank = 1; rank < all.size(); ++rank) {
    if (all[rank] == all[0]) { continue; }
    const Facts other = unpacked(all[rank]);
    if (const auto name = difference(first, other)) {
      throw Error("all processes must have the same " + *name + ": " + name_of(static_cast<int>(rank)) + " has " +
                  in_quotes(value_in(other, *name)) + ", " + name_of(0) + " has " +
                  in_quotes(value_in(first, *name)));
    }
    throw Error("all processes must have the same settings: those of " + name_of(static_cast<int>(rank)) +
                " are others than those of " + name_of(0));
  }
}

void Group::fail(const std::string& message) {
  if (state_ && state_->monitor) { state_->monitor->fail(message); }
}

void Group::leave() {
  if (state_ && state_->monitor) { state_->monitor->leave(); }
}

}  // namespace la3::dist
