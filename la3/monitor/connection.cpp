#include "la3/monitor/connection.h"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sstream>
#include <utility>

namespace la3::monitor {
namespace {

constexpr size_t kMaxFrame = size_t{1} << 20;

std::string packed(char kind, const std::string& text) {
  const auto length = static_cast<uint32_t>(text.size() + 1);
  std::string bytes;
  for (int shift = 0; shift < 32; shift += 8) { bytes += static_cast<char>(length >> shift & 0xFF); }
  return bytes + kind + text;
}

void set_nonblocking(int descriptor) {
  ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

}  // namespace

Connection::Connection(Socket socket) : socket_(std::move(socket)) {
  set_nonblocking(socket_.get());
  const int on = 1;
  ::setsockopt(socket_.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
}

short Connection::events() const {
  return static_cast<short>(POLLIN | (out_.empty() ? 0 : POLLOUT));
}

void Connection::send(char kind, const std::string& text) {
  out_ += packed(kind, text);
  flush();
}

void Connection::flush() {
  while (is_open_ && !out_.empty()) {
    const ssize_t sent = ::send(socket_.get(), out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent > 0) {
      out_.erase(0, static_cast<size_t>(sent));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      return;
    } else if (errno != EINTR) {
      // The other end is gone. Read what it sent before, such as its good-bye; then close.
      const std::string problem = std::strerror(errno);
      out_.clear();
      read();
      if (is_open_) { close(problem); }
    }
  }
}

void Connection::read() {
  char bytes[4096];
  while (is_open_) {
    const ssize_t got = ::recv(socket_.get(), bytes, sizeof(bytes), 0);
    if (got > 0) {
      in_.append(bytes, static_cast<size_t>(got));
      last_ = Clock::now();
      if (in_.size() > most_) { return close("it sent what la3 never sends"); }
    } else if (got == 0) {
      return close("");
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      return;
    } else if (errno != EINTR) {
      return close(std::strerror(errno));
    }
  }
}

std::optional<Frame> Connection::next() {
  if (in_.size() < 5) { return std::nullopt; }
  uint32_t length = 0;
  for (int i = 0; i < 4; ++i) { length |= static_cast<uint32_t>(static_cast<uint8_t>(in_[i])) << (8 * i); }
  if (length == 0 || length > kMaxFrame) {
    close("it sent what la3 never sends");
    in_.clear();
    return std::nullopt;
  }
  if (in_.size() < 4 + length) { return std::nullopt; }
  Frame frame{in_[4], in_.substr(5, length - 1)};
  in_.erase(0, 4 + length);
  return frame;
}

void Connection::half_close() {
  if (is_open_) { ::shutdown(socket_.get(), SHUT_WR); }
}

std::string Connection::own_address() const {
  sockaddr_storage address{};
  socklen_t size = sizeof(address);
  char host[NI_MAXHOST] = "";
  if (::getsockname(socket_.get(), reinterpret_cast<sockaddr*>(&address), &size) != 0 ||
      ::getnameinfo(reinterpret_cast<sockaddr*>(&address), size, host, sizeof(host), nullptr, 0, NI_NUMERICHOST) !=
          0) {
    return "";
  }
  const std::string text = host, mapped = "::ffff:";  // IPv4 on an IPv6 socket
  return text.rfind(mapped, 0) == 0 ? text.substr(mapped.size()) : text;
}

void Connection::close(const std::string& problem) {
  is_open_ = false;
  problem_ = problem;
  socket_ = Socket();
}

std::string joined(const std::vector<std::string>& fields) {
  std::string text;
  for (std::string field : fields) {
    std::replace(field.begin(), field.end(), '\n', ' ');
    text += field + '\n';
  }
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> fields;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) { fields.push_back(line); }
  return fields;
}

}  // namespace la3::monitor
