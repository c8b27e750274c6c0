#include "la3/monitor/key_values.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/start_thread.h"
#include "la3/monitor/connection.h"
#include "la3/monitor/secret.h"

namespace la3::monitor {
namespace {

using std::chrono::milliseconds;

constexpr char kKeysMagic[] = "la3-keys-1";
// What engines keep here is addresses: far less than this.
constexpr size_t kMostBytes = size_t{64} << 20, kMostClients = 1 << 15;
constexpr milliseconds kPatience{10000};  // with a client that has not said its secret

// Requests are a frame of this kind with a key and a value; so are answers, with the value alone.
enum Request : char {
  kGreet = 'G',
  kSet = 'S',
  kGet = 'V',
  kAdd = 'A',
  kErase = 'E',
  kCount = 'C',
};
enum Answer : char { kFound = 'F', kNone = 'N', kTooMuch = 'T', kNotAllowed = 'X' };

std::string packed(const std::string& key, const std::string& value) {
  const auto length = static_cast<uint32_t>(key.size());
  std::string text;
  for (int shift = 0; shift < 32; shift += 8) { text += static_cast<char>(length >> shift & 0xFF); }
  return text + key + value;
}

// False for what no client of ours sends.
bool unpack(const std::string& text, std::string& key, std::string& value) {
  if (text.size() < 4) { return false; }
  uint32_t length = 0;
  for (size_t i = 0; i < 4; ++i) { length |= static_cast<uint32_t>(static_cast<uint8_t>(text[i])) << (8 * i); }
  if (length > text.size() - 4) { return false; }
  key = text.substr(4, length);
  value = text.substr(4 + size_t{length});
  return true;
}

}  // namespace

struct KeyServer::State {
  State(const std::string& address, std::string job_secret) : listener(address, 0), secret(std::move(job_secret)) {}

  struct Client {
    std::unique_ptr<Connection> connection;
    bool is_known = false;
  };

  Listener listener;
  const std::string secret;
  Socket wake{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
  std::vector<Client> clients;
  std::map<std::string, std::string> values;
  size_t bytes = 0;
  std::thread thread;

  // Whether the client may stay.
  bool answer(Client& client, const Frame& frame) {
    std::string key, value;
    if (!unpack(frame.text, key, value)) { return false; }
    if (!client.is_known) {
      client.is_known = frame.kind == kGreet && key == kKeysMagic && is_same_secret(value, secret);
      if (client.is_known) { client.connection->trust(); }
      client.connection->send(client.is_known ? kFound : kNotAllowed, "");
      return client.is_known;
    }
    const auto found = values.find(key);
    switch (frame.kind) {
      case kSet: return put(client, key, value);
      case kGet:
        client.connection->send(found == values.end() ? kNone : kFound, found == values.end() ? "" : found->second);
        return true;
      case kAdd: {
        const int64_t sum = (found == values.end() ? 0 : std::strtoll(found->second.c_str(), nullptr, 10)) +
                            std::strtoll(value.c_str(), nullptr, 10);
        return put(client, key, std::to_string(sum));
      }
      case kErase:
        client.connection->send(found == values.end() ? kNone : kFound, "");
        if (found != values.end()) {
          bytes -= key.size() + found->second.size();
          values.erase(found);
        }
        return true;
      case kCount: client.connection->send(kFound, std::to_string(values.size())); return true;
      default: return false;
    }
  }

  bool put(Client& client, const std::string& key, const std::string& value) {
    const auto found = values.find(key);
    const size_t before = found == values.end() ? 0 : key.size() + found->second.size();
    if (bytes - before + key.size() + value.size() > kMostBytes) {
      client.connection->send(kTooMuch, "");
      return true;
    }
    bytes += key.size() + value.size() - before;
    values[key] = value;
    client.connection->send(kFound, value);
    return true;
  }

  void serve() {
    for (;;) {
      std::vector<pollfd> polled = {{wake.get(), POLLIN, 0}, {listener.descriptor(), POLLIN, 0}};
      for (const Client& client : clients) {
        polled.push_back({client.connection->descriptor(), client.connection->events(), 0});
      }
      ::poll(polled.data(), polled.size(), 1000);
      if (polled[0].revents != 0) { return; }
      while (clients.size() < kMostClients) {
        Socket accepted(::accept4(listener.descriptor(), nullptr, nullptr, SOCK_CLOEXEC));
        if (accepted.get() < 0) { break; }
        clients.push_back({std::make_unique<Connection>(std::move(accepted))});
      }
      std::erase_if(clients, [this](Client& client) {
        client.connection->flush();
        client.connection->read();
        while (const auto frame = client.connection->next()) {
          if (!answer(client, *frame)) { return true; }
        }
        return !client.connection->is_open() || (!client.is_known && client.connection->silence() > kPatience);
      });
    }
  }
};

KeyServer::KeyServer(const std::string& address, std::string secret)
    : state_(std::make_unique<State>(address, std::move(secret))) {
  state_->thread = start_thread([state = state_.get()] { state->serve(); });
}

KeyServer::~KeyServer() {
  const uint64_t one = 1;
  (void)!::write(state_->wake.get(), &one, sizeof(one));
  state_->thread.join();
}

int KeyServer::port() const {
  return state_->listener.port();
}

struct KeyClient::State {
  std::mutex mutex;
  std::string goal;
  milliseconds timeout;
  std::unique_ptr<Connection> connection;

  [[noreturn]] void fail(const std::string& what) { throw Error("rank 0's keys at " + goal + ": " + what); }

  Frame ask(char kind, const std::string& key, const std::string& value) {
    const std::lock_guard lock(mutex);
    const auto deadline = Clock::now() + timeout;
    connection->send(kind, packed(key, value));
    for (;;) {
      if (auto frame = connection->next()) {
        if (frame->kind == kTooMuch) { fail("more than " + std::to_string(kMostBytes) + " bytes"); }
        if (frame->kind == kNotAllowed) { fail(kOtherSecret); }
        return *frame;
      }
      if (!connection->is_open()) {
        fail("the connection closed" + (connection->problem().empty() ? "" : ": " + connection->problem()));
      }
      if (Clock::now() >= deadline) { fail("timed out"); }
      pollfd polled{connection->descriptor(), connection->events(), 0};
      ::poll(&polled, 1, 100);
      connection->flush();
      connection->read();
    }
  }
};

KeyClient::KeyClient(const std::string& address, int port, const std::string& secret, milliseconds timeout)
    : state_(std::make_unique<State>()) {
  state_->goal = where(address, port);
  state_->timeout = timeout;
  std::string problem;
  const auto deadline = Clock::now() + timeout;
  Socket socket;
  while ((socket = try_connect(address, port, milliseconds(2000), problem)).get() < 0) {
    if (Clock::now() >= deadline) { state_->fail(problem); }
    std::this_thread::sleep_for(milliseconds(100));
  }
  state_->connection = std::make_unique<Connection>(std::move(socket));
  state_->connection->trust();
  state_->ask(kGreet, kKeysMagic, secret);
}

KeyClient::~KeyClient() = default;

void KeyClient::set(const std::string& key, const std::string& value) {
  state_->ask(kSet, key, value);
}

std::optional<std::string> KeyClient::get(const std::string& key) {
  Frame frame = state_->ask(kGet, key, "");
  return frame.kind == kFound ? std::optional(std::move(frame.text)) : std::nullopt;
}

int64_t KeyClient::add(const std::string& key, int64_t number) {
  return std::strtoll(state_->ask(kAdd, key, std::to_string(number)).text.c_str(), nullptr, 10);
}

bool KeyClient::erase(const std::string& key) {
  return state_->ask(kErase, key, "").kind == kFound;
}

size_t KeyClient::count() {
  return std::stoull(state_->ask(kCount, "", "").text);
}

}  // namespace la3::monitor
