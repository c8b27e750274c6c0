#include "la3/monitor/socket.h"

#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "la3/core/error.h"

namespace la3::monitor {
namespace {

using AddressList = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

AddressList resolve(const std::string& host, int port, bool passive, std::string& problem) {
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = passive ? AI_PASSIVE : 0;
  addrinfo* found = nullptr;
  const int error =
      ::getaddrinfo(host.empty() ? nullptr : host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (error != 0) { problem = ::gai_strerror(error); }
  return {error == 0 ? found : nullptr, &::freeaddrinfo};
}

}  // namespace

Socket::~Socket() {
  if (descriptor_ >= 0) { ::close(descriptor_); }
}

Socket& Socket::operator=(Socket&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

int Socket::release() {
  return std::exchange(descriptor_, -1);
}

Listener::Listener(const std::string& address, int port) {
  const bool is_local = address == "localhost" || address == "::1" || address.rfind("127.", 0) == 0;
  std::string problem;
  const AddressList list = resolve(is_local ? address : "", port, true, problem);
  // An IPv6 socket accepts both kinds; where the machine has no IPv6, the next entry is IPv4.
  std::vector<const addrinfo*> entries;
  for (const addrinfo* entry = list.get(); entry != nullptr; entry = entry->ai_next) { entries.push_back(entry); }
  if (!is_local) {
    std::stable_partition(entries.begin(), entries.end(),
                          [](const addrinfo* entry) { return entry->ai_family == AF_INET6; });
  }
  for (const addrinfo* entry : entries) {
    Socket socket(::socket(entry->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (socket.get() < 0) { continue; }
    const int on = 1, off = 0;
    ::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    if (entry->ai_family == AF_INET6) { ::setsockopt(socket.get(), IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof(off)); }
    if (::bind(socket.get(), entry->ai_addr, entry->ai_addrlen) != 0 || ::listen(socket.get(), SOMAXCONN) != 0) {
      problem = std::strerror(errno);
      if (errno == EADDRINUSE) { break; }
      continue;
    }
    sockaddr_storage bound{};
    socklen_t size = sizeof(bound);
    ::getsockname(socket.get(), reinterpret_cast<sockaddr*>(&bound), &size);
    port_ = ntohs(bound.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6*>(&bound)->sin6_port
                                              : reinterpret_cast<sockaddr_in*>(&bound)->sin_port);
    socket_ = std::move(socket);
    return;
  }
  throw Error("rank 0 cannot listen at " + where(address, port) + ": " + problem +
              "; set MASTER_PORT to a free port, the same on all ranks");
}

Socket try_connect(const std::string& address, int port, std::chrono::milliseconds timeout, std::string& problem) {
  const AddressList list = resolve(address, port, false, problem);
  for (const addrinfo* entry = list.get(); entry != nullptr; entry = entry->ai_next) {
    Socket socket(::socket(entry->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (socket.get() < 0) { continue; }
    if (::connect(socket.get(), entry->ai_addr, entry->ai_addrlen) != 0 && errno != EINPROGRESS) {
      problem = std::strerror(errno);
      continue;
    }
    pollfd ready{socket.get(), POLLOUT, 0};
    if (::poll(&ready, 1, static_cast<int>(timeout.count())) <= 0) {
      problem = "no answer";
      continue;
    }
    int error = 0;
    socklen_t size = sizeof(error);
    ::getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &error, &size);
    if (error == 0) { return socket; }
    problem = std::strerror(error);
  }
  return Socket();
}

std::string where(const std::string& address, int port) {
  return (address.find(':') == std::string::npos ? address : "[" + address + "]") + ":" + std::to_string(port);
}

}  // namespace la3::monitor
