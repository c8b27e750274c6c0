// Watches the processes of a job, so that none of them waits for one that is gone.
//
// Every rank keeps a TCP connection to rank 0 and a thread that serves it. A process that dies
// closes its connection, which is noticed at once; one that hangs or is cut off is noticed by its
// silence. Rank 0 tells all others which rank was lost and why; if rank 0 itself goes, every other
// rank notices that by itself. Knows only sockets: neither tensors nor what the job does. Data goes
// elsewhere (la3/dist/group.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/monitor/socket.h"

namespace la3::monitor {

// What the ranks know about each other.
struct Peer {
  std::string host;
  int64_t pid = 0;
  std::string cores;  // the cores of the host it may use, as text: equal for equal sets

  bool operator==(const Peer&) const = default;
};
// "rank 3 (host, pid 4711)".
std::string name_of(size_t rank, const Peer& peer);
// This process. The pid is that in its own namespace.
Peer this_process();

struct MonitorOptions {
  int rank = 0, size = 1;
  std::string address;  // of rank 0
  int port = 0;
  std::string version;  // all ranks must have the same
  std::string note;     // from rank 0, for everyone
  // Who does not know it cannot join, nor end the job (secret.h).
  std::string secret = {};
  // How long a rank waits for all others at the start.
  std::chrono::milliseconds join_timeout{120000};
  // How often a sign of life is sent, and after how long without one a rank counts as lost.
  std::chrono::milliseconds heartbeat{1000}, silence{10000};
  // Called once, from the monitor's thread, when another rank is lost or fails; the text names the
  // rank and says why. Not called after leave() or fail().
  std::function<void(const std::string& what)> lost;
};

class Monitor {
 public:
  // Returns when all ranks are there. `listener` is null on all ranks but the first. Throws Error
  // that says who is missing, or who does not fit: two ranks with one number, another size, another
  // version.
  Monitor(const MonitorOptions& options, std::unique_ptr<Listener> listener);
  // Like leave().
  ~Monitor();
  Monitor(const Monitor&) = delete;
  Monitor& operator=(const Monitor&) = delete;

  const std::vector<Peer>& peers() const;  // by rank
  const std::string& note() const;         // rank 0's
  // This process's own end of a connection between ranks: an address at which others can reach it.
  const std::string& local_address() const;

  // How far this rank is; the others learn it with the next sign of life. Thread-safe.
  void set_progress(uint64_t operations);
  // Whether another rank is lost or fails within this time from now, and lost() has returned;
  // what() is what was said about it. Thread-safe.
  bool wait_lost(std::chrono::milliseconds time) const;
  std::string what() const;

  // Tells all others that this rank cannot go on, and why; their lost() is called then. With
  // `is_late`, rank 0 adds which ranks are behind this one. Ends the monitoring.
  void fail(const std::string& message, bool is_late = false);
  // Tells all others that this rank has done its part. Ends the monitoring.
  void leave();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::monitor
