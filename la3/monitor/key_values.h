// Names and values that rank 0 keeps for all ranks of a job: where their engines meet before they can
// exchange tensors.
//
// The server listens where the monitor does, on this machine alone if all ranks are on it, and talks to
// nobody who does not know the job's secret. It answers requests and calls nobody, and ends at once
// when it is destroyed, whatever is connected. Both classes are thread-safe.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace la3::monitor {

class KeyServer {
 public:
  // Listens at any free port. `address` is as in Listener. Throws Error if that fails.
  KeyServer(const std::string& address, std::string secret);
  ~KeyServer();
  KeyServer(const KeyServer&) = delete;
  KeyServer& operator=(const KeyServer&) = delete;

  int port() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// A rank's connection to the server. All functions throw Error if the server does not answer in time,
// refuses the secret, or holds too much already.
class KeyClient {
 public:
  KeyClient(const std::string& address, int port, const std::string& secret, std::chrono::milliseconds timeout);
  ~KeyClient();
  KeyClient(const KeyClient&) = delete;
  KeyClient& operator=(const KeyClient&) = delete;

  void set(const std::string& key, const std::string& value);
  std::optional<std::string> get(const std::string& key);
  // Adds to a number, which is 0 if there is none, and returns the sum. REQUIRES: the value is a number.
  int64_t add(const std::string& key, int64_t number);
  bool erase(const std::string& key);  // whether it was there
  size_t count();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::monitor
