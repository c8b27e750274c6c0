// TCP sockets: where rank 0 waits for the others, and how they reach it.
#pragma once

#include <chrono>
#include <string>

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

// Where rank 0 waits for the others.
class Listener {
 public:
  // Port 0: any free one. Listens on all interfaces unless the address is this machine's own
  // loopback. Throws Error if the port is taken.
  Listener(const std::string& address, int port);

  int port() const { return port_; }
  int descriptor() const { return socket_.get(); }

 private:
  Socket socket_;
  int port_ = 0;
};

// One attempt to reach a listener. If it fails, returns an empty socket and sets `problem`.
Socket try_connect(const std::string& address, int port, std::chrono::milliseconds timeout, std::string& problem);

// "address:port", as messages name it.
std::string where(const std::string& address, int port);

}  // namespace la3::monitor
