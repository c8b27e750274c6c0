#include "la3/monitor/monitor.h"

#include <poll.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <sstream>
#include <thread>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/start_thread.h"
#include "la3/core/utf8.h"
#include "la3/monitor/connection.h"
#include "la3/monitor/secret.h"

namespace la3::monitor {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFarewell{1000};  // for data still to be sent
constexpr milliseconds kRetry{100};

int64_t number_in(const std::string& text) {
  return std::strtoll(text.c_str(), nullptr, 10);
}

std::string seconds_text(milliseconds time) {
  std::ostringstream text;
  text << static_cast<double>(time.count()) / 1000 << " s";
  return text.str();
}

}  // namespace

std::string name_of(size_t rank, const Peer& peer) {
  return "rank " + std::to_string(rank) + " (" + printable(peer.host, 80) + ", pid " + std::to_string(peer.pid) +
         ")";
}

Peer this_process() {
  char host[256] = "?";
  ::gethostname(host, sizeof(host) - 1);
  cpu_set_t cores;
  CPU_ZERO(&cores);
  std::string text;
  if (::sched_getaffinity(0, sizeof(cores), &cores) == 0) {
    for (int first = 0; first < CPU_SETSIZE; ++first) {  // "0-3,8-11"
      if (!CPU_ISSET(first, &cores)) { continue; }
      int last = first;
      while (last + 1 < CPU_SETSIZE && CPU_ISSET(last + 1, &cores)) { ++last; }
      text += (text.empty() ? "" : ",") + std::to_string(first) + "-" + std::to_string(last);
      first = last;
    }
  }
  return {host, ::getpid(), text};
}

struct Monitor::State {
  MonitorOptions options;
  std::vector<Peer> peers;
  std::string note, local_address;
  Socket wake{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
  std::thread thread;

  // On rank 0 one per rank, the first unused; on others one, to rank 0. After the constructor only
  // the thread uses it.
  std::vector<std::unique_ptr<Connection>> connections;
  std::vector<bool> has_left;
  std::vector<uint64_t> progress_of;

  mutable std::mutex mutex;
  mutable std::condition_variable changed;
  uint64_t progress = 0;
  bool is_lost = false;
  std::string what;
  std::optional<Frame> last_words;  // set by leave() or fail()

  bool is_first() const { return options.rank == 0; }
  // The rank at the other end of a connection.
  size_t rank_of(size_t connection) const { return is_first() ? connection : 0; }

  // ---- joining ----

  [[noreturn]] void refuse_all(std::vector<std::unique_ptr<Connection>>& strangers, const std::string& why) {
    for (auto* list : {&connections, &strangers}) {
      for (auto& connection : *list) {
        if (connection) { connection->send(kRefused, why); }
      }
    }
    say_farewell();
    throw Error(why);
  }

  // What is wrong with a hello; empty if nothing.
  std::string problem_of(const std::vector<std::string>& hello) const {
    const auto rank = number_in(hello[1]), size = number_in(hello[2]);
    const std::string who = "rank " + std::to_string(rank) + " (" + printable(hello[4], 80) + ", pid " +
                            std::to_string(number_in(hello[5])) + ")";
    if (size != options.size) {
      return who + " was told of " + std::to_string(size) + " processes (WORLD_SIZE), rank 0 of " +
             std::to_string(options.size);
    }
    if (hello[3] != options.version) {
      return who + " is la3 " + in_quotes(hello[3]) + ", rank 0 is " + in_quotes(options.version);
    }
    if (rank < 0 || rank >= size) { return who + ": a rank from 0 to " + std::to_string(size - 1) + " expected"; }
    const auto index = static_cast<size_t>(rank);
    if (index == 0 || connections[index]) {
      return "two processes have the number " + std::to_string(rank) + ": " + name_of(index, peers[index]) +
             " and " + who + "; each needs a RANK of its own";
    }
    return "";
  }

  void gather(const Listener& listener) {
    const auto deadline = Clock::now() + options.join_timeout;
    connections.resize(static_cast<size_t>(options.size));
    peers[0] = this_process();
    std::vector<std::unique_ptr<Connection>> strangers;  // that have not said who they are yet
    int missing = options.size - 1;
    while (missing > 0) {
      std::vector<pollfd> polled = {{listener.descriptor(), POLLIN, 0}};
      for (const auto& stranger : strangers) { polled.push_back({stranger->descriptor(), POLLIN, 0}); }
      ::poll(polled.data(), polled.size(), static_cast<int>(kRetry.count()));
      for (;;) {
        Socket accepted(::accept4(listener.descriptor(), nullptr, nullptr, SOCK_CLOEXEC));
        if (accepted.get() < 0) { break; }
        strangers.push_back(std::make_unique<Connection>(std::move(accepted)));
      }
      for (auto& stranger : strangers) {
        stranger->read();
        const auto frame = stranger->next();
        if (!frame) { continue; }
        const auto hello = split(frame->text);
        if (frame->kind != kHello || hello.size() != 8 || hello[0] != kMagic) {
          stranger.reset();
          continue;
        }
        if (!is_same_secret(hello[7], options.secret)) {
          stranger->send(kRefused, kOtherSecret);
          stranger.reset();
          continue;
        }
        stranger->trust();
        const std::string problem = problem_of(hello);
        if (!problem.empty()) { refuse_all(strangers, problem); }
        const auto rank = static_cast<size_t>(number_in(hello[1]));
        peers[rank] = {hello[4], number_in(hello[5]), hello[6]};
        connections[rank] = std::move(stranger);
        --missing;
      }
      std::erase_if(strangers, [this](const auto& stranger) {
        return !stranger || !stranger->is_open() || stranger->silence() > options.silence;
      });
      // Ranks that have joined may leave again before all are there.
      for (size_t rank = 1; rank < connections.size(); ++rank) {
        if (!connections[rank]) { continue; }
        connections[rank]->read();
        if (!connections[rank]->is_open()) {
          const std::string why = name_of(rank, peers[rank]) + " was lost before all had joined";
          connections[rank].reset();
          refuse_all(strangers, why);
        }
      }
      if (missing > 0 && Clock::now() >= deadline) { refuse_all(strangers, missing_text()); }
    }
    local_address = connections[1]->own_address();
    std::vector<std::string> welcome = {kMagic, note};
    for (const Peer& peer : peers) {
      welcome.insert(welcome.end(), {peer.host, std::to_string(peer.pid), peer.cores});
    }
    for (size_t rank = 1; rank < connections.size(); ++rank) { connections[rank]->send(kWelcome, joined(welcome)); }
  }

  std::string missing_text() const {
    std::string ranks;
    size_t count = 0;
    for (size_t rank = 1; rank < connections.size(); ++rank) {
      if (!connections[rank] && ++count <= 8) { ranks += (count == 1 ? " " : ", ") + std::to_string(rank); }
    }
    return "rank 0 waited " + seconds_text(options.join_timeout) + " at " + where(options.address, options.port) +
           " for " + std::to_string(options.size) + " processes; missing: rank" + ranks +
           (count > 8 ? " and " + std::to_string(count - 8) + " more" : "");
  }

  void join() {
    const auto deadline = Clock::now() + options.join_timeout;
    const std::string me = "rank " + std::to_string(options.rank);
    const std::string goal = "rank 0 at " + where(options.address, options.port);
    std::string problem = "no answer";
    Socket socket;
    while ((socket = try_connect(options.address, options.port, milliseconds(2000), problem)).get() < 0) {
      if (Clock::now() >= deadline) {
        throw Error(me + ": cannot reach " + goal + " within " + seconds_text(options.join_timeout) + ": " +
                    problem + "; has it failed, or is MASTER_ADDR or MASTER_PORT wrong?");
      }
      std::this_thread::sleep_for(kRetry);
    }
    connections.push_back(std::make_unique<Connection>(std::move(socket)));
    Connection& connection = *connections[0];
    local_address = connection.own_address();
    const Peer self = this_process();
    connection.trust();
    connection.send(kHello,
                    joined({kMagic, std::to_string(options.rank), std::to_string(options.size), options.version,
                            self.host, std::to_string(self.pid), self.cores, options.secret}));
    std::optional<Frame> answer;
    // Rank 0 gives up first and says so; it may have begun to wait only now.
    const auto patience = Clock::now() + options.join_timeout + milliseconds(5000);
    while (!(answer = connection.next())) {
      if (!connection.is_open()) {
        throw Error(me + ": " + goal + " closed the connection before all had joined" +
                    (connection.problem().empty() ? "" : ": " + connection.problem()));
      }
      if (Clock::now() >= patience) {
        throw Error(me + ": " + goal + " does not answer; is it another program that listens there?");
      }
      pollfd polled{connection.descriptor(), connection.events(), 0};
      ::poll(&polled, 1, static_cast<int>(kRetry.count()));
      connection.flush();
      connection.read();
    }
    if (answer->kind == kRefused) {
      throw Error((answer->text == kOtherSecret ? me + " at " + goal + ": " : "") + answer->text);
    }
    const auto fields = split(answer->text);
    if (answer->kind != kWelcome || fields.size() != 2 + 3 * peers.size() || fields[0] != kMagic) {
      throw Error(me + ": " + goal + " does not answer as la3 does; is it another program that listens there?");
    }
    note = fields[1];
    for (size_t rank = 0; rank < peers.size(); ++rank) {
      peers[rank] = {fields[2 + 3 * rank], number_in(fields[3 + 3 * rank]), fields[4 + 3 * rank]};
    }
  }

  // ---- watching ----

  // Sends the remaining data, and reads until the others have closed: closing a connection with
  // unread data would discard what was sent.
  void say_farewell() {
    const auto deadline = Clock::now() + kFarewell;
    bool is_half_closed = false;
    for (;;) {
      std::vector<pollfd> polled;
      bool is_flushed = true;
      for (const auto& connection : connections) {
        if (!connection || !connection->is_open()) { continue; }
        polled.push_back({connection->descriptor(), connection->events(), 0});
        is_flushed = is_flushed && connection->is_flushed();
      }
      if (is_flushed && !is_half_closed) {
        for (const auto& connection : connections) {
          if (connection) { connection->half_close(); }
        }
        is_half_closed = true;
      }
      if (polled.empty() || Clock::now() >= deadline) { return; }
      ::poll(polled.data(), polled.size(), 20);
      for (const auto& connection : connections) {
        if (!connection) { continue; }
        connection->flush();
        connection->read();
        while (connection->next()) {}
      }
    }
  }

  void tell_all(char kind, const std::string& text) {
    for (const auto& connection : connections) {
      if (connection) { connection->send(kind, text); }
    }
  }

  std::string behind(uint64_t operations) const {
    std::string text;
    for (size_t rank = 0; rank < peers.size(); ++rank) {
      if (progress_of[rank] < operations) { text += (text.empty() ? "" : ", ") + name_of(rank, peers[rank]); }
    }
    return text.empty() ? "" : "; behind: " + text;
  }

  // Handles a connection's frames. Returns what to report if a rank is lost; else empty.
  std::string listen_to(size_t index) {
    Connection& connection = *connections[index];
    const size_t rank = rank_of(index);
    connection.flush();
    connection.read();
    while (const auto frame = connection.next()) {
      switch (frame->kind) {
        case kAlive: progress_of[rank] = static_cast<uint64_t>(number_in(frame->text)); break;
        case kBye: has_left[rank] = true; break;
        case kLost: return frame->text;  // from rank 0, which knows
        case kFailed: return name_of(rank, peers[rank]) + " failed: " + frame->text;
        case kLate:
          return name_of(rank, peers[rank]) + " failed: " + frame->text +
                 (is_first() ? behind(progress_of[rank]) : "");
        default: break;
      }
    }
    if (has_left[rank]) { return ""; }
    if (!connection.is_open()) {
      return name_of(rank, peers[rank]) + " was lost: its connection closed" +
             (connection.problem().empty() ? "" : " (" + connection.problem() + ")");
    }
    if (connection.silence() > options.silence) {
      return name_of(rank, peers[rank]) + " was lost: no sign of life for " + seconds_text(options.silence);
    }
    return "";
  }

  void declare_lost(const std::string& text) {
    if (is_first()) {
      tell_all(kLost, text);  // the lost rank too: it may only have been slow
      say_farewell();         // before lost(), which may end the process
    }
    if (options.lost) { options.lost(text); }
    {
      const std::lock_guard lock(mutex);
      is_lost = true;
      what = text;
    }
    changed.notify_all();
  }

  void watch() {
    auto beat_at = Clock::now();
    // Ranks that joined early had nothing to send until now.
    for (const auto& connection : connections) {
      if (connection) { connection->touch(); }
    }
    for (;;) {
      std::optional<Frame> last;
      uint64_t operations = 0;
      {
        const std::lock_guard lock(mutex);
        last = last_words;
        operations = progress;
      }
      progress_of[static_cast<size_t>(options.rank)] = operations;
      if (last) {
        // Before a farewell the others should know how far this rank was.
        tell_all(kAlive, std::to_string(operations));
        if (last->kind == kLate && is_first()) { last->text += behind(operations); }
        const std::string me = name_of(static_cast<size_t>(options.rank), peers[static_cast<size_t>(options.rank)]);
        if (is_first() && last->kind != kBye) {
          tell_all(kLost, me + " failed: " + last->text);
        } else {
          tell_all(last->kind, last->text);
        }
        return say_farewell();
      }
      if (Clock::now() >= beat_at) {
        tell_all(kAlive, std::to_string(operations));
        beat_at = Clock::now() + options.heartbeat;
      }
      std::vector<pollfd> polled = {{wake.get(), POLLIN, 0}};
      for (const auto& connection : connections) {
        if (connection && connection->is_open()) {
          polled.push_back({connection->descriptor(), connection->events(), 0});
        }
      }
      const auto pause = std::chrono::duration_cast<milliseconds>(beat_at - Clock::now());
      ::poll(polled.data(), polled.size(), static_cast<int>(std::max<int64_t>(1, pause.count())));
      for (size_t i = 0; i < connections.size(); ++i) {
        if (!connections[i]) { continue; }
        const std::string text = listen_to(i);
        if (!text.empty()) { return declare_lost(text); }
        if (!connections[i]->is_open()) { connections[i].reset(); }
      }
    }
  }

  void end_with(char kind, const std::string& text) {
    if (!thread.joinable()) { return; }
    {
      const std::lock_guard lock(mutex);
      if (!last_words) { last_words = Frame{kind, text}; }
    }
    const uint64_t one = 1;
    (void)!::write(wake.get(), &one, sizeof(one));
    thread.join();
  }
};

Monitor::Monitor(const MonitorOptions& options, std::unique_ptr<Listener> listener)
    : state_(std::make_unique<State>()) {
  State& state = *state_;
  state.options = options;
  state.peers.resize(static_cast<size_t>(options.size));
  state.has_left.resize(static_cast<size_t>(options.size));
  state.progress_of.resize(static_cast<size_t>(options.size));
  if (options.rank == 0) {
    state.note = options.note;
    state.gather(*listener);
  } else {
    state.join();
  }
  state.thread = start_thread([&state] { state.watch(); });
}

Monitor::~Monitor() {
  leave();
}

const std::vector<Peer>& Monitor::peers() const {
  return state_->peers;
}

const std::string& Monitor::note() const {
  return state_->note;
}

const std::string& Monitor::local_address() const {
  return state_->local_address;
}

void Monitor::set_progress(uint64_t operations) {
  const std::lock_guard lock(state_->mutex);
  state_->progress = operations;
}

bool Monitor::wait_lost(std::chrono::milliseconds time) const {
  std::unique_lock lock(state_->mutex);
  return state_->changed.wait_for(lock, time, [&] { return state_->is_lost; });
}

std::string Monitor::what() const {
  const std::lock_guard lock(state_->mutex);
  return state_->what;
}

void Monitor::fail(const std::string& message, bool is_late) {
  state_->end_with(is_late ? kLate : kFailed, message);
}

void Monitor::leave() {
  state_->end_with(kBye, "");
}

}  // namespace la3::monitor
