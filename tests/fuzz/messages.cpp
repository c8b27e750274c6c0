// What a stranger may send to a port of a job.
#include <sys/socket.h>

#include "la3/monitor/connection.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {

void fuzz_monitor(Bytes bytes) {
  int ends[2];
  LA3_REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0);
  const monitor::Socket far(ends[1]);
  monitor::Connection connection{monitor::Socket(ends[0])};
  // The first byte says how the rest is cut: no cut makes a difference.
  const size_t piece = bytes.empty() || bytes[0] == 0 ? 4096 : size_t{16} * bytes[0];
  std::string packed;
  const auto take_frames = [&] {
    while (const auto frame = connection.next()) {
      const auto length = static_cast<uint32_t>(frame->text.size() + 1);
      for (int shift = 0; shift < 32; shift += 8) { packed += static_cast<char>(length >> shift & 0xFF); }
      packed += frame->kind + frame->text;
      LA3_REQUIRE(monitor::split(monitor::joined(monitor::split(frame->text))) == monitor::split(frame->text));
    }
  };
  for (size_t at = 0; at < bytes.size() && connection.is_open(); at += piece) {
    const Bytes part = bytes.subspan(at, std::min(piece, bytes.size() - at));
    if (::send(far.get(), part.data(), part.size(), MSG_NOSIGNAL | MSG_DONTWAIT) !=
        static_cast<ssize_t>(part.size())) {
      break;
    }
    connection.read();
    take_frames();
  }
  // Frames are what was sent, from its beginning, and nothing else.
  LA3_REQUIRE(packed.size() <= bytes.size() && text_of(bytes).starts_with(packed));
}

}  // namespace la3::fuzz
