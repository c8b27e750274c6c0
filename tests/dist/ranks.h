// Ranks of a group as threads of one test: each has connections and an engine of its own, as
// processes do.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "la3/dist/group.h"

namespace la3::dist {

inline int free_port() {
  return monitor::Listener("127.0.0.1", 0).port();
}

// Calls body(join(rank)) on every rank. Returns what each threw, empty if nothing. A rank that
// throws tells the others, as a command does.
inline std::vector<std::string> in_threads(int size, const std::function<std::shared_ptr<Group>(int rank)>& join,
                                           const std::function<void(std::shared_ptr<Group>)>& body) {
  std::vector<std::string> errors(static_cast<size_t>(size));
  std::vector<std::thread> threads;
  for (int rank = 0; rank < size; ++rank) {
    threads.emplace_back([&, rank] {
      std::shared_ptr<Group> group;
      try {
        group = join(rank);
        body(group);
      } catch (const std::exception& error) {
        errors[static_cast<size_t>(rank)] = error.what();
        if (group) { group->fail(error.what()); }
      }
    });
  }
  for (std::thread& thread : threads) { thread.join(); }
  return errors;
}

// The same with groups that meet at a port, or at the port of an agent's store.
inline std::vector<std::string> run_ranks(int size, const std::function<void(std::shared_ptr<Group>)>& body,
                                          GroupOptions options = {}, int agent_port = 0) {
  options.version = "test";
  const int port = agent_port > 0 ? agent_port : free_port();
  return in_threads(
      size,
      [&](int rank) {
        monitor::Environment environment;
        environment.rank = rank;
        environment.size = size;
        environment.address = "127.0.0.1";
        environment.port = port;
        environment.has_agent_store = agent_port > 0;
        return Group::join(environment, options);
      },
      body);
}

}  // namespace la3::dist
