// c10d's store over the keys that rank 0 keeps (la3/monitor/key_values.h). c10d's own TCPStore listens
// on all interfaces, whatever address it is given, obeys everyone, and waits without end for the rest
// of a message. Errors are std::runtime_error. Thread-safe.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/monitor/key_values.h"

namespace la3::dist {

class RankStore final : public c10d::Store {
  // As c10d's own stores fail: with an exception that is not ours, so that it is asked who is lost.
  template <class Operation>
  static auto attempt(Operation operation) {
    try {
      return operation();
    } catch (const Error& error) { throw std::runtime_error(error.what()); }
  }

 public:
  // `timeout` is what get() and wait() wait for a key.
  RankStore(std::shared_ptr<monitor::KeyClient> keys, std::chrono::milliseconds timeout)
      : c10d::Store(timeout), keys_(std::move(keys)) {}

  void set(const std::string& key, const std::vector<uint8_t>& value) override {
    attempt([&] { keys_->set(key, {value.begin(), value.end()}); });
  }
  std::vector<uint8_t> get(const std::string& key) override {
    wait({key});
    const std::string value = attempt([&] { return keys_->get(key).value_or(""); });
    return {value.begin(), value.end()};
  }
  int64_t add(const std::string& key, int64_t value) override {
    return attempt([&] { return keys_->add(key, value); });
  }
  bool deleteKey(const std::string& key) override {
    return attempt([&] { return keys_->erase(key); });
  }
  int64_t getNumKeys() override {
    return attempt([&] { return static_cast<int64_t>(keys_->count()); });
  }
  bool check(const std::vector<std::string>& keys) override {
    return std::all_of(keys.begin(), keys.end(), [this](const std::string& key) {
      return attempt([&] { return keys_->get(key).has_value(); });
    });
  }
  void wait(const std::vector<std::string>& keys) override { wait(keys, timeout_); }
  void wait(const std::vector<std::string>& keys, const std::chrono::milliseconds& timeout) override {
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    while (!check(keys)) {
      if (timeout != kNoTimeout && std::chrono::steady_clock::now() >= deadline) {
        throw std::runtime_error("timed out waiting for the keys of other ranks");
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  // A pure function of c10d::Store since LibTorch 2.9, and of none before.
  c10::intrusive_ptr<c10d::Store> clone() { return c10::make_intrusive<RankStore>(keys_, timeout_); }

 private:
  std::shared_ptr<monitor::KeyClient> keys_;
};

}  // namespace la3::dist
