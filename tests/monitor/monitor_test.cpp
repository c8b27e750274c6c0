#include "la3/monitor/monitor.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <future>
#include <mutex>
#include <thread>

#include "la3/core/error.h"

namespace la3::monitor {
namespace {

using namespace std::chrono_literals;

// For what must happen: long enough for any machine, however busy.
constexpr auto kLong = 60s;
// For silence that must be noticed, or must not: a rank that lives is heard every 50 ms.
constexpr auto kSilence = 2s;

// A rank in a thread of the test.
class Rank {
 public:
  Rank(int rank, int size, std::shared_ptr<Listener> listener, MonitorOptions options = quick())
      : options_(options), port_(listener->port()) {
    options_.rank = rank;
    options_.size = size;
    options_.address = "127.0.0.1";
    options_.port = port_;
    options_.lost = [this](const std::string& what) {
      const std::lock_guard lock(mutex_);
      lost_ = what;
    };
    joined_ = std::async(std::launch::async, [this, listener] {
      std::unique_ptr<Listener> own;
      if (options_.rank == 0) { own = std::make_unique<Listener>(std::move(*listener)); }
      monitor_ = std::make_unique<Monitor>(options_, std::move(own));
    });
  }

  static MonitorOptions quick() {
    MonitorOptions options;
    options.version = "1";
    options.join_timeout = kLong;
    options.heartbeat = 50ms;
    options.silence = 10 * kLong;  // a rank that a busy machine keeps waiting is not lost
    return options;
  }
  static MonitorOptions that_listens() {
    MonitorOptions options = quick();
    options.silence = kSilence;
    return options;
  }

  // Empty if it joined.
  std::string join() {
    try {
      joined_.get();
      return "";
    } catch (const Error& error) { return error.what(); }
  }
  Monitor& monitor() { return *monitor_; }
  std::string lost_within(std::chrono::milliseconds time) {
    monitor_->wait_lost(time);
    for (int i = 0; i < 100; ++i) {  // lost() comes a moment later
      {
        const std::lock_guard lock(mutex_);
        if (!lost_.empty()) { return lost_; }
      }
      if (!monitor_->wait_lost(0ms)) { break; }
      std::this_thread::sleep_for(20ms);
    }
    return "";
  }

 private:
  MonitorOptions options_;
  int port_;
  std::future<void> joined_;
  std::mutex mutex_;
  std::string lost_;
  std::unique_ptr<Monitor> monitor_;
};

std::shared_ptr<Listener> listener() {
  return std::make_shared<Listener>("127.0.0.1", 0);
}

// A plain connection to a port of this machine.
Socket connect_to(int port) {
  Socket socket(::socket(AF_INET, SOCK_STREAM, 0));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(socket.get(), reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
  return socket;
}

void write_all(const Socket& socket, const std::string& bytes) {
  EXPECT_EQ(::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
}

// A rank that says hello and nothing more.
Socket silent_rank(int rank, int size, int port, const std::string& secret = "") {
  Socket socket = connect_to(port);
  const std::string text = "Hla3-monitor-1\n" + std::to_string(rank) + "\n" + std::to_string(size) +
                           "\n1\nelsewhere\n4711\n0-1\n" + secret + "\n";
  write_all(socket, std::string{static_cast<char>(text.size()), 0, 0, 0} + text);
  return socket;
}

TEST(Monitor, BringsAllRanksTogether) {
  const auto place = listener();
  MonitorOptions first = Rank::quick();
  first.note = "meet at 42";
  Rank zero(0, 3, place, first), one(1, 3, place), two(2, 3, place);
  EXPECT_EQ(zero.join() + one.join() + two.join(), "");
  for (Rank* rank : {&zero, &one, &two}) {
    ASSERT_EQ(rank->monitor().peers().size(), 3u);
    for (const Peer& peer : rank->monitor().peers()) { EXPECT_EQ(peer, this_process()); }
    EXPECT_EQ(rank->monitor().note(), "meet at 42");
    EXPECT_EQ(rank->monitor().local_address(), "127.0.0.1");
  }
}

TEST(Monitor, LosesNobodyWhileItWaitsForTheLast) {
  const MonitorOptions options = Rank::that_listens();
  const auto place = listener();
  Rank zero(0, 3, place, options), one(1, 3, place, options);
  std::this_thread::sleep_for(kSilence + 500ms);
  Rank two(2, 3, place, options);
  for (Rank* rank : {&zero, &one, &two}) { ASSERT_EQ(rank->join(), ""); }
  for (Rank* rank : {&zero, &one, &two}) { EXPECT_EQ(rank->lost_within(200ms), ""); }
}

TEST(Monitor, LetsRanksLeaveInAnyOrder) {
  for (int first = 0; first < 3; ++first) {
    const auto place = listener();
    Rank zero(0, 3, place), one(1, 3, place), two(2, 3, place);
    EXPECT_EQ(zero.join() + one.join() + two.join(), "");
    std::vector<Rank*> ranks = {&zero, &one, &two};
    for (int i = 0; i < 3; ++i) {
      ranks[static_cast<size_t>((first + i) % 3)]->monitor().leave();
      std::this_thread::sleep_for(100ms);
    }
    for (Rank* rank : ranks) { EXPECT_EQ(rank->lost_within(0ms), ""); }
  }
}

TEST(Monitor, NamesARankWhoseConnectionCloses) {
  const auto place = listener();
  const int port = place->port();
  Rank zero(0, 3, place), one(1, 3, place);
  Socket two = silent_rank(2, 3, port);
  EXPECT_EQ(zero.join() + one.join(), "");
  two = Socket();
  const std::string expected = "rank 2 (elsewhere, pid 4711) was lost: its connection closed";
  EXPECT_EQ(zero.lost_within(kLong).substr(0, expected.size()), expected);
  EXPECT_EQ(one.lost_within(kLong).substr(0, expected.size()), expected);
}

TEST(Monitor, NamesARankThatIsSilent) {
  const auto place = listener();
  const int port = place->port();
  Rank zero(0, 3, place, Rank::that_listens()), one(1, 3, place);
  const Socket two = silent_rank(2, 3, port);
  EXPECT_EQ(zero.join() + one.join(), "");
  const std::string expected = "rank 2 (elsewhere, pid 4711) was lost: no sign of life for 2 s";
  EXPECT_EQ(zero.lost_within(kLong), expected);
  EXPECT_EQ(one.lost_within(kLong), expected);
}

TEST(Monitor, NoticesThatRankZeroIsGone) {
  // A rank 0 that welcomes and dies.
  Listener fake("127.0.0.1", 0);
  MonitorOptions options = Rank::quick();
  options.rank = 1;
  options.size = 2;
  options.address = "127.0.0.1";
  options.port = fake.port();
  std::promise<std::string> lost;
  options.lost = [&](const std::string& what) { lost.set_value(what); };
  auto joined = std::async(std::launch::async, [&] { return std::make_unique<Monitor>(options, nullptr); });
  int accepted = -1;
  while (accepted < 0) { accepted = ::accept(fake.descriptor(), nullptr, nullptr); }
  {
    const Socket socket(accepted);
    const std::string text = "Wla3-monitor-1\n\nfirst\n7\n0\nsecond\n8\n0\n";
    write_all(socket, std::string{static_cast<char>(text.size()), 0, 0, 0} + text);
    char hello[512];
    EXPECT_GT(::recv(socket.get(), hello, sizeof(hello), 0), 0);
  }
  const auto monitor = joined.get();
  EXPECT_EQ(lost.get_future().get().substr(0, 50),
            std::string("rank 0 (first, pid 7) was lost: its connection closed").substr(0, 50));
}

TEST(Monitor, PassesTheMessageOfARankThatFails) {
  for (int failing = 0; failing < 3; ++failing) {
    const auto place = listener();
    Rank zero(0, 3, place), one(1, 3, place), two(2, 3, place);
    EXPECT_EQ(zero.join() + one.join() + two.join(), "");
    std::vector<Rank*> ranks = {&zero, &one, &two};
    ranks[static_cast<size_t>(failing)]->monitor().fail("photos/7.jpg: cut short");
    const std::string expected = "rank " + std::to_string(failing) + " (" + this_process().host + ", pid " +
                                 std::to_string(this_process().pid) + ") failed: photos/7.jpg: cut short";
    for (int rank = 0; rank < 3; ++rank) {
      EXPECT_EQ(ranks[static_cast<size_t>(rank)]->lost_within(rank == failing ? 0ms : kLong),
                rank == failing ? "" : expected);
    }
  }
}

// What rank 2 is told when one of the others is tired of waiting for it, so long after all said how
// far they are.
std::string said_to_the_last(int waiting, std::chrono::milliseconds pause) {
  const auto place = listener();
  Rank zero(0, 3, place), one(1, 3, place), two(2, 3, place);
  EXPECT_EQ(zero.join() + one.join() + two.join(), "");
  zero.monitor().set_progress(9);
  one.monitor().set_progress(9);
  two.monitor().set_progress(8);
  std::this_thread::sleep_for(pause);
  (waiting == 0 ? zero : one).monitor().fail("waited 600 s", /*is_late=*/true);
  return two.lost_within(kLong);
}

TEST(Monitor, SaysWhoIsBehindWhenARankIsTiredOfWaiting) {
  const std::string expected = "failed: waited 600 s; behind: rank 2 (";
  for (int waiting : {0, 1}) {
    // How far a rank is goes with its signs of life, and nobody can see when one has come.
    std::string said;
    for (auto pause = 200ms; pause < kLong && said.find(expected) == std::string::npos; pause *= 2) {
      said = said_to_the_last(waiting, pause);
    }
    EXPECT_NE(said.find(expected), std::string::npos) << said;
    EXPECT_EQ(said.find("behind:", said.find("behind:") + 1), std::string::npos) << said;
  }
}

TEST(Monitor, RefusesTwoRanksOfOneNumber) {
  const auto place = listener();
  Rank zero(0, 3, place), one(1, 3, place), other(1, 3, place);
  for (Rank* rank : {&zero, &one, &other}) {
    EXPECT_NE(rank->join().find("two processes have the number 1: rank 1 ("), std::string::npos);
  }
}

TEST(Monitor, RefusesAnotherSizeAndAnotherVersion) {
  {
    const auto place = listener();
    Rank zero(0, 2, place), one(1, 3, place);
    for (Rank* rank : {&zero, &one}) {
      EXPECT_NE(rank->join().find("was told of 3 processes (WORLD_SIZE), rank 0 of 2"), std::string::npos);
    }
  }
  const auto place = listener();
  MonitorOptions newer = Rank::quick();
  newer.version = "2";
  Rank zero(0, 2, place), one(1, 2, place, newer);
  for (Rank* rank : {&zero, &one}) { EXPECT_NE(rank->join().find("is la3 '2', rank 0 is '1'"), std::string::npos); }
}

TEST(Monitor, SaysWhoDidNotCome) {
  const auto place = listener();
  const Socket one = silent_rank(1, 3, place->port());  // is there before rank 0 begins to wait
  MonitorOptions impatient = Rank::quick();
  impatient.join_timeout = 300ms;
  Rank zero(0, 3, place, impatient);
  const std::string said = zero.join();
  EXPECT_NE(said.find("waited 0.3 s at 127.0.0.1:"), std::string::npos) << said;
  EXPECT_NE(said.find("for 3 processes; missing: rank 2"), std::string::npos) << said;
  EXPECT_EQ(said.find("rank 1"), std::string::npos) << said;
  char answer[512];
  const ssize_t length = ::recv(one.get(), answer, sizeof(answer), 0);
  ASSERT_GT(length, 5);
  EXPECT_EQ(std::string(answer + 4, static_cast<size_t>(length) - 4), "R" + said);
}

TEST(Monitor, SaysThatRankZeroCannotBeReached) {
  const auto place = listener();  // nobody accepts
  const int free = Listener("127.0.0.1", 0).port();
  MonitorOptions options = Rank::quick();
  options.rank = 1;
  options.size = 2;
  options.address = "127.0.0.1";
  options.join_timeout = 200ms;
  for (const auto& [port, expected] :
       {std::pair{free, "cannot reach rank 0 at 127.0.0.1:"}, std::pair{place->port(), "does not answer"}}) {
    options.port = port;
    try {
      const Monitor monitor(options, nullptr);
      ADD_FAILURE();
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find(expected), std::string::npos) << error.what();
    }
  }
}

TEST(Monitor, SaysThatThePortIsTaken) {
  const Listener first("127.0.0.1", 0);
  try {
    const Listener second("127.0.0.1", first.port());
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("Address already in use; set MASTER_PORT"), std::string::npos);
  }
}

TEST(Monitor, IsNotImpressedByStrangers) {
  const auto place = listener();
  const int port = place->port();
  Rank zero(0, 2, place, Rank::that_listens());
  const Socket mute = connect_to(port);
  const Socket browser = connect_to(port);
  write_all(browser, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const Socket liar = connect_to(port);
  write_all(liar, std::string{3, 0, 0, 0} + "Hno");
  { const Socket gone = connect_to(port); }
  Rank one(1, 2, place);
  EXPECT_EQ(zero.join() + one.join(), "");
  EXPECT_EQ(zero.lost_within(kSilence + 500ms), "");
}

TEST(Monitor, WhoDoesNotKnowTheSecretNeitherJoinsNorEndsTheJob) {
  const auto place = listener();
  const int port = place->port();
  MonitorOptions options = Rank::quick();
  options.secret = "0123456789abcdef";
  Rank zero(0, 2, place, options);
  // Each of these would be taken for a rank, or end the job.
  const Socket same_number = silent_rank(1, 2, port), other_size = silent_rank(1, 3, port),
               wrong_secret = silent_rank(1, 2, port, "0123456789abcdeX"), another_zero = silent_rank(0, 2, port);
  Rank one(1, 2, place, options);
  EXPECT_EQ(zero.join() + one.join(), "");
}

TEST(Monitor, SaysThatTheSecretIsAnotherOne) {
  const auto place = listener();
  MonitorOptions options = Rank::quick();
  options.secret = "0123456789abcdef";
  Rank zero(0, 2, place, options);
  {
    Rank wrong(1, 2, place, Rank::quick());
    EXPECT_NE(wrong.join().find("this process has another secret (LA3_SECRET) than rank 0"), std::string::npos);
  }
  Rank one(1, 2, place, options);
  EXPECT_EQ(zero.join() + one.join(), "");
}

}  // namespace
}  // namespace la3::monitor
