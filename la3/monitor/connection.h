// A connection between two ranks: frames that go back and forth over a socket.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "la3/monitor/socket.h"

namespace la3::monitor {

using Clock = std::chrono::steady_clock;

// A frame is its length (4 bytes, lowest first), its kind, and text. The first one of a connection
// begins with the magic, so that other programs that use the port are not mistaken for a rank.
inline constexpr char kMagic[] = "la3-monitor-1";

enum Kind : char {
  kHello = 'H',    // rank, size, version, peer
  kWelcome = 'W',  // the note and all peers
  kRefused = 'R',  // why
  kAlive = 'A',    // progress
  kFailed = 'F',   // why
  kLate = 'T',     // why: it has waited too long
  kLost = 'L',     // which rank and why
  kBye = 'B',
};

struct Frame {
  char kind;
  std::string text;
};

// One end of a connection, with received data and data still to be sent. Never blocks.
class Connection {
 public:
  explicit Connection(Socket socket);

  int descriptor() const { return socket_.get(); }
  bool is_open() const { return is_open_; }
  bool is_flushed() const { return !is_open_ || out_.empty(); }
  short events() const;  // to poll for
  const std::string& problem() const { return problem_; }

  void send(char kind, const std::string& text);
  // Sends what the socket takes now, and reads what has come.
  void flush();
  void read();
  // The next complete frame, if there is one. Data read before the connection closed still counts.
  std::optional<Frame> next();

  // Restarts the silence, as if something had just been received.
  void touch() { last_ = Clock::now(); }
  std::chrono::milliseconds silence() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - last_);
  }
  void half_close();  // nothing more is sent
  // Until it is known who is at the other end, only little is read ahead of next().
  void trust() { most_ = kMostOfAFriend; }

  std::string own_address() const;  // empty if unknown

 private:
  void close(const std::string& problem);

  Socket socket_;
  bool is_open_ = true;
  static constexpr size_t kMostOfAStranger = size_t{16} << 10, kMostOfAFriend = size_t{2} << 20;
  size_t most_ = kMostOfAStranger;
  std::string in_, out_, problem_;
  Clock::time_point last_ = Clock::now();
};

// Joins fields to one text, and back. A newline in a field becomes a space.
std::string joined(const std::vector<std::string>& fields);
std::vector<std::string> split(const std::string& text);

}  // namespace la3::monitor
