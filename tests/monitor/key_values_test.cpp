#include "la3/monitor/key_values.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <chrono>
#include <thread>
#include <vector>

#include "la3/core/error.h"
#include "la3/monitor/socket.h"

namespace la3::monitor {
namespace {

using namespace std::chrono_literals;

constexpr char kSecret[] = "0123456789abcdef";

std::unique_ptr<KeyClient> client_of(const KeyServer& server, const std::string& secret = kSecret) {
  return std::make_unique<KeyClient>("127.0.0.1", server.port(), secret, 60s);
}

Socket held_connection(int port, const std::string& bytes) {
  std::string problem;
  Socket socket = try_connect("127.0.0.1", port, 5000ms, problem);
  EXPECT_GE(socket.get(), 0) << problem;
  EXPECT_EQ(::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
  return socket;
}

TEST(KeyValues, AreTheSameForAll) {
  const KeyServer server("127.0.0.1", kSecret);
  const auto one = client_of(server), two = client_of(server);
  EXPECT_EQ(one->get("a"), std::nullopt);
  const std::string bytes("any \0 bytes\n", 12);
  one->set("a", bytes);
  EXPECT_EQ(two->get("a"), bytes);
  EXPECT_EQ(one->add("n", 3), 3);
  EXPECT_EQ(two->add("n", -5), -2);
  EXPECT_EQ(one->count(), 2u);
  EXPECT_TRUE(two->erase("a"));
  EXPECT_FALSE(one->erase("a"));
  EXPECT_EQ(one->get("a"), std::nullopt);
  one->set("large", std::string(900'000, 'x'));
  EXPECT_EQ(two->get("large")->size(), 900'000u);
}

TEST(KeyValues, ServeManyThreads) {
  const KeyServer server("127.0.0.1", kSecret);
  const auto shared = client_of(server);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < 100; ++k) { shared->add("sum", 1); }
    });
  }
  for (std::thread& thread : threads) { thread.join(); }
  EXPECT_EQ(shared->add("sum", 0), 400);
}

TEST(KeyValues, AreNotForStrangers) {
  const KeyServer server("127.0.0.1", kSecret);
  for (const std::string secret : {"", "0123456789abcdeX", "0123456789abcdef0"}) {
    try {
      client_of(server, secret);
      FAIL() << secret;
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("another secret"), std::string::npos) << error.what();
    }
  }
  EXPECT_EQ(client_of(server)->count(), 0u);
}

TEST(KeyValues, EndInAMomentWhateverIsConnected) {
  std::vector<Socket> held;
  const auto begin = std::chrono::steady_clock::now();
  {
    const KeyServer server("127.0.0.1", kSecret);
    for (const char* bytes : {"\x01", "\xff\xff\xff\xff", "GET / HTTP/1.1\r\n\r\n"}) {
      held.push_back(held_connection(server.port(), bytes));
    }
    const auto client = client_of(server);
    client->set("a", "b");
    EXPECT_EQ(client->get("a"), "b");
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
}

TEST(KeyValues, HoldSoMuchAndNoMore) {
  const KeyServer server("127.0.0.1", kSecret);
  const auto client = client_of(server);
  const std::string megabyte(1'000'000, 'x');
  try {
    for (int i = 0; i < 100; ++i) { client->set(std::to_string(i), megabyte); }
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("more than 67108864 bytes"), std::string::npos) << error.what();
  }
  EXPECT_EQ(client->get("3"), megabyte);
}

TEST(KeyValues, ListenOnThisMachineAloneIfAllRanksAreOnIt) {
  const Listener local("127.0.0.1", 0);
  sockaddr_storage bound{};
  socklen_t size = sizeof(bound);
  ASSERT_EQ(::getsockname(local.descriptor(), reinterpret_cast<sockaddr*>(&bound), &size), 0);
  ASSERT_EQ(bound.ss_family, AF_INET);
  EXPECT_EQ(reinterpret_cast<sockaddr_in*>(&bound)->sin_addr.s_addr, htonl(INADDR_LOOPBACK));
}

}  // namespace
}  // namespace la3::monitor
