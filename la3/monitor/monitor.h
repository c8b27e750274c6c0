// Watches over the processes of a job, so that none of them waits for one that is gone.
//
// Every rank keeps a TCP connection to rank 0 and a thread that serves it. A process that dies closes its
// connection, which is seen at once; one that hangs or is cut off is seen by the silence. Rank 0 tells all others
// which rank was lost and why; when rank 0 itself goes, every other rank sees that on its own. Knows sockets only:
// neither tensors nor what the job does. Data goes elsewhere (group.h).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace la3::monitor {

// A file descriptor that closes itself.
class Socket {
 public:
  explicit Socket(int descriptor = -1) : descriptor_(descriptor) {}
  ~Socket();
  Socket(Socket&& other) noexcept : descriptor_(other.release()) {}
  Socket& operator=(Socket&& other) noexcept;

  int get() const { return descriptor_; }
  int release();

 private:
  int descriptor_;
};

// Where rank 0 is waiting for the others.
class Listener {
 public:
  // Port 0: any that is free. On all interfaces, unless the address is this machine's own loopback. Throws Error if
  // the port is taken.
  Listener(const std::string& address, int port);

  int port() const { return port_; }
  int descriptor() const { return socket_.get(); }

 private:
  Socket socket_;
  int port_ = 0;
};

// What the ranks know of each other.
struct Peer {
  std::string host;
  int64_t pid = 0;
  std::string cores;  // which cores of the host it may use, as some text: equal for equal sets

  bool operator==(const Peer&) const = default;
};
// This process. Its pid is that of the namespace it runs in.
Peer this_process();

struct MonitorOptions {
  int rank = 0, size = 1;
  std::string address;  // of rank 0
  int port = 0;
  std::string version;  // all ranks must have the same
  std::string note;     // from rank 0, for everyone
  // How long a rank waits for all others in the beginning.
  std::chrono::milliseconds join_timeout{120000};
  // A sign of life is sent so often, and missed after so long.
  std::chrono::milliseconds heartbeat{1000}, silence{10000};
  // Called once, from the monitor's thread, when another rank was lost or has failed; the text names it and says
  // why. Not called after leave() or fail().
  std::function<void(const std::string& what)> lost;
};

class Monitor {
 public:
  // Comes back when all ranks are there. `listener` is null on all ranks but the first. Throws Error that says who
  // is missing, or who does not fit: two ranks of one number, another size, another version.
  Monitor(const MonitorOptions& options, std::unique_ptr<Listener> listener);
  // As leave().
  ~Monitor();
  Monitor(const Monitor&) = delete;
  Monitor& operator=(const Monitor&) = delete;

  const std::vector<Peer>& peers() const;  // by rank
  const std::string& note() const;         // rank 0's
  // This process's own end of a connection between ranks: an address that others can reach it at.
  const std::string& local_address() const;

  // How far this rank is; the others learn it with the next sign of life. Thread-safe.
  void set_progress(uint64_t operations);
  // Whether another rank was lost or has failed within this time from now, and lost() has come back; and what was
  // said about it. Thread-safe.
  bool wait_lost(std::chrono::milliseconds time) const;
  std::string what() const;

  // Tells all others that this rank cannot go on, and why; they are lost() then. With `is_late`, rank 0 adds which
  // ranks are behind this one. Ends the monitoring.
  void fail(const std::string& message, bool is_late = false);
  // Tells all others that this rank has done its part. Ends the monitoring.
  void leave();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace la3::monitor
