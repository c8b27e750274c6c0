#include "la3/dist/group.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <chrono>
#include <future>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

#include "la3/core/error.h"
#include "tests/dist/ranks.h"
#include "tests/dist/thread_engine.h"

namespace la3::dist {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kLong = 60s;  // for what must happen, however busy the machine is

const std::vector<std::string> kNoErrors[] = {{}, {""}, {"", ""}, {"", "", ""}};

TEST(Group, OfOneNeedsNobody) {
  const auto group = Group::join({}, {});
  EXPECT_EQ(group->rank(), 0);
  EXPECT_EQ(group->size(), 1);
  EXPECT_EQ(group->sharing_cores(), 1);
  torch::Tensor tensor = torch::ones({3});
  group->sum(tensor);
  group->broadcast(tensor);
  EXPECT_TRUE(torch::equal(tensor, torch::ones({3})));
  EXPECT_EQ(group->broadcast(std::string("x")), "x");
  EXPECT_EQ(group->all_gather("x"), std::vector<std::string>{"x"});
  group->check_same({{"a", "b"}});
  group->barrier();
}

TEST(Group, OfOneCanGoThroughAnEngine) {
  const auto group = Group::alone(torch::kCPU);
  EXPECT_FALSE(Group::alone()->communicates());
  EXPECT_TRUE(group->communicates());
  EXPECT_EQ(group->size(), 1);
  EXPECT_EQ(group->sharing_cores(), 1);
  EXPECT_EQ(group->name_of(0), "rank 0");
  torch::Tensor tensor = torch::ones({3});
  group->sum(tensor);
  group->broadcast(tensor);
  EXPECT_TRUE(torch::equal(tensor, torch::ones({3})));
  EXPECT_EQ(group->broadcast(std::string("x")), "x");
  EXPECT_EQ(group->all_gather("x"), std::vector<std::string>{"x"});
  group->barrier();
  int asked = 0;
  group->wait([&] { return ++asked == 3; });
  EXPECT_EQ(asked, 3);
}

TEST(Group, WaitsNoLongerThanAllowedForWorkThatContainsSums) {
  GroupOptions options;
  options.timeout = 2s;
  std::promise<void> seen;
  const auto errors = run_ranks(
      2,
      [&](std::shared_ptr<Group> group) {
        if (group->rank() == 0) {
          group->wait([] { return true; });
          try {
            group->wait([] { return false; });
          } catch (const Error&) {
            seen.set_value();
            throw;
          }
        }
        seen.get_future().wait_for(kLong);
      },
      options);
  EXPECT_NE(errors[0].find("waited 2 s (--dist-timeout) for the other processes in a step"), std::string::npos)
      << errors[0];
}

// The engine of the GPU's tests.
TEST(ThreadEngine, SumsBroadcastsAndGathers) {
  const auto errors = run_threads(3, [](std::shared_ptr<Group> group) {
    for (int i = 0; i < 100; ++i) {
      torch::Tensor tensor = torch::full({5}, group->rank() + i);
      group->sum(tensor);
      EXPECT_EQ(tensor[4].item<int>(), 3 * i + 3);
    }
    EXPECT_EQ(group->broadcast(std::string(group->rank() == 0 ? "yes" : "no")), "yes");
    const std::string own(static_cast<size_t>(group->rank()), 'a');
    EXPECT_EQ(group->all_gather(own), (std::vector<std::string>{"", "a", "aa"}));
  });
  EXPECT_EQ(errors, (std::vector<std::string>(3)));
}

TEST(Group, SumsBroadcastsAndGathers) {
  for (int size : {2, 3}) {
    const auto errors = run_ranks(size, [&](std::shared_ptr<Group> group) {
      const int rank = group->rank();
      EXPECT_EQ(group->size(), size);
      EXPECT_EQ(group->sharing_cores(), size);
      // Also tensors whose memory is not in order.
      torch::Tensor tensor = torch::full({2, 3, 4, 5}, rank + 1.0).contiguous(torch::MemoryFormat::ChannelsLast);
      group->sum(tensor);
      EXPECT_TRUE(torch::equal(tensor, torch::full({2, 3, 4, 5}, size * (size + 1) / 2.0)));

      std::vector<std::function<void()>> waits;
      std::vector<torch::Tensor> tensors;
      for (int i = 0; i < 10; ++i) {
        tensors.push_back(torch::full({1000}, static_cast<double>(rank * i)));
        waits.push_back(group->begin_sum(tensors.back()));
      }
      for (int i = 9; i >= 0; --i) {
        waits[static_cast<size_t>(i)]();
        EXPECT_EQ(tensors[static_cast<size_t>(i)][7].item<double>(), i * size * (size - 1) / 2);
      }
      std::vector<int64_t> numbers = {int64_t{1} << 60, rank};
      numbers[0] = rank == 0 ? numbers[0] : 1;
      group->sum(numbers);
      EXPECT_EQ(numbers[0], (int64_t{1} << 60) + size - 1);  // whole numbers stay exact

      torch::Tensor shared = torch::full({7}, static_cast<double>(rank));
      group->broadcast(shared);
      EXPECT_EQ(shared.sum().item<double>(), 0);
      EXPECT_EQ(group->broadcast(rank == 0 ? std::string(100000, 'a') : "ignored"), std::string(100000, 'a'));
      EXPECT_EQ(group->broadcast(std::string(rank == 0 ? "" : "ignored")), "");
      EXPECT_EQ(group->broadcast(std::vector<int64_t>{rank + 5, 9}), (std::vector<int64_t>{5, 9}));

      std::vector<std::string> expected;
      for (int i = 0; i < size; ++i) { expected.push_back(std::string(static_cast<size_t>(i) * 1000, 'b')); }
      EXPECT_EQ(group->all_gather(expected[static_cast<size_t>(rank)]), expected);
      group->barrier();
    });
    EXPECT_EQ(errors, kNoErrors[size]);
  }
}

TEST(Group, MeetsAgainInTheStoreOfAnAgent) {
  c10d::TCPStoreOptions agent;
  agent.isServer = true;
  agent.port = 0;
  agent.waitWorkers = false;
  c10d::TCPStore store("localhost", agent);
  for (int64_t command : {1, 2}) {
    const auto errors = run_ranks(
        2,
        [&](std::shared_ptr<Group> group) {
          const torch::Tensor tensor = torch::full({1}, command);
          group->sum(tensor);
          EXPECT_EQ(tensor.item<int64_t>(), 2 * command);
        },
        {}, store.getPort());
    EXPECT_EQ(errors, kNoErrors[2]);
  }
}

TEST(Group, GivesTheSameSumToAll) {
  std::vector<torch::Tensor> sums(3);
  const auto errors = run_ranks(3, [&](std::shared_ptr<Group> group) {
    const torch::Tensor tensor = torch::linspace(0.1, 1.7, 10007).mul(0.3 + group->rank());
    group->sum(tensor);
    sums[static_cast<size_t>(group->rank())] = tensor;
  });
  EXPECT_EQ(errors, kNoErrors[3]);
  EXPECT_TRUE(torch::equal(sums[0], sums[1]));
  EXPECT_TRUE(torch::equal(sums[0], sums[2]));
}

TEST(Group, NamesTheFirstFactThatDiffers) {
  const auto errors = run_ranks(3, [](std::shared_ptr<Group> group) {
    group->check_same({{"batch-size", "128"}, {"data", "shapes"}});
    group->check_same({{"batch-size", "128"}, {"lr", group->rank() == 2 ? "0.2" : "0.1"}});
  });
  for (const std::string& error : errors) {
    EXPECT_NE(error.find("all processes must have the same lr: rank 2 ("), std::string::npos) << error;
    EXPECT_NE(error.find(") has '0.2', rank 0 ("), std::string::npos) << error;
  }
  const auto missing = run_ranks(2, [](std::shared_ptr<Group> group) {
    group->check_same(group->rank() == 0 ? Facts{} : Facts{{"resume", "true"}});
  });
  for (const std::string& error : missing) {
    EXPECT_NE(error.find("the same resume: rank 1 ("), std::string::npos) << error;
    EXPECT_NE(error.find("has 'nothing'"), std::string::npos) << error;
  }
}

TEST(Group, EndsAWaitWhenAnotherRankFails) {
  const auto start = Clock::now();
  const auto errors = run_ranks(3, [](std::shared_ptr<Group> group) {
    if (group->rank() == 1) { throw Error("photos/7.jpg: cut short"); }
    group->barrier();
  });
  EXPECT_LT(Clock::now() - start, 60s);  // far less than the ten minutes of GroupOptions::timeout
  EXPECT_EQ(errors[1], "photos/7.jpg: cut short");
  for (const size_t rank : {0u, 2u}) {
    EXPECT_NE(errors[rank].find("rank 1 ("), std::string::npos) << errors[rank];
    EXPECT_NE(errors[rank].find("failed: photos/7.jpg: cut short"), std::string::npos) << errors[rank];
  }
}

// A rank that was told to stop by the sum itself is quick to fail; the others have the sum all the
// same.
TEST(Group, KeepsASumAfterWhichARankFails) {
  std::promise<void> told;
  GroupOptions options;
  options.lost = [&](const std::string&) { told.set_value(); };
  const auto errors = run_ranks(
      2,
      [&](std::shared_ptr<Group> group) {
        const torch::Tensor tensor = torch::ones({3});
        const auto wait = group->begin_sum(tensor);
        if (group->rank() == 1) { EXPECT_EQ(told.get_future().wait_for(kLong), std::future_status::ready); }
        EXPECT_NO_THROW(wait());
        EXPECT_EQ(tensor.sum().item<double>(), 6);
        if (group->rank() == 0) { throw Error("enough"); }
        while (true) { group->barrier(); }
      },
      options);
  EXPECT_EQ(errors[0], "enough");
  EXPECT_NE(errors[1].find("rank 0 ("), std::string::npos) << errors[1];
  EXPECT_NE(errors[1].find("failed: enough"), std::string::npos) << errors[1];
}

TEST(Group, GivesUpOnARankThatDoesNotCome) {
  std::promise<void> told;
  GroupOptions options;
  options.timeout = 2s;
  options.lost = [&](const std::string&) { told.set_value(); };
  const auto errors = run_ranks(
      2,
      [&](std::shared_ptr<Group> group) {
        if (group->rank() == 1) { EXPECT_EQ(told.get_future().wait_for(kLong), std::future_status::ready); }
        group->barrier();
      },
      options);
  EXPECT_NE(errors[0].find("rank 0 waited 2 s (--dist-timeout) for the other processes in a sum"),
            std::string::npos)
      << errors[0];
  EXPECT_NE(errors[1].find("; behind: rank 1 ("), std::string::npos) << errors[1];
}

}  // namespace
}  // namespace la3::dist
