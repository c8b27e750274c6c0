#include "la3/monitor/environment.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"

namespace la3::monitor {
namespace {

using Variables = std::map<std::string, std::string>;

Environment read(const Variables& variables) {
  return read_environment([&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

std::string error_of(const Variables& variables) {
  try {
    read(variables);
  } catch (const Error& error) { return error.what(); }
  return "";
}

TEST(Environment, IsOneProcessWithoutALauncher) {
  const Environment alone = read({{"MASTER_ADDR", "left over"}, {"SLURM_NTASKS", "4"}, {"SLURM_PROCID", "0"}});
  EXPECT_EQ(alone.rank, 0);
  EXPECT_EQ(alone.size, 1);
}

TEST(Environment, ReadsTorchrunsVariables) {
  const Environment found = read({{"RANK", "5"},
                                  {"WORLD_SIZE", "8"},
                                  {"LOCAL_RANK", "1"},
                                  {"MASTER_ADDR", "head"},
                                  {"MASTER_PORT", "29400"},
                                  {"TORCHELASTIC_USE_AGENT_STORE", "True"},
                                  {"TORCHELASTIC_RESTART_COUNT", "2"}});
  EXPECT_EQ(found.rank, 5);
  EXPECT_EQ(found.size, 8);
  EXPECT_EQ(found.local_rank, 1);
  EXPECT_EQ(found.address, "head");
  EXPECT_EQ(found.port, 29400);
  EXPECT_TRUE(found.has_agent_store);
  EXPECT_EQ(found.attempt, "2");
}

TEST(Environment, HasASecretFromAVariableOrAPrivateFile) {
  Variables variables = {{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "head"}, {"MASTER_PORT", "29400"}};
  EXPECT_EQ(read(variables).secret, "");
  variables["LA3_SECRET"] = "0123456789abcdef";
  EXPECT_EQ(read(variables).secret, "0123456789abcdef");
  for (const char* wrong : {"short", "with spaces in it, which are lost"}) {
    variables["LA3_SECRET"] = wrong;
    EXPECT_NE(error_of(variables).find("LA3_SECRET: 16 to 256 letters"), std::string::npos) << error_of(variables);
  }
  variables.erase("LA3_SECRET");
  const TemporaryFolder folder;
  const std::filesystem::path file = folder / "secret";
  write_file(file, std::string("a-secret-of-this-job\n"));
  variables["LA3_SECRET_FILE"] = file.string();
  std::filesystem::permissions(file, std::filesystem::perms(0640));
  EXPECT_NE(error_of(variables).find("a file that only its owner can read expected"), std::string::npos);
  std::filesystem::permissions(file, std::filesystem::perms(0600));
  EXPECT_EQ(read(variables).secret, "a-secret-of-this-job");
}

TEST(Environment, ReadsOpenMpisVariables) {
  Variables variables = {{"OMPI_COMM_WORLD_RANK", "1"},
                         {"OMPI_COMM_WORLD_SIZE", "2"},
                         {"OMPI_COMM_WORLD_LOCAL_RANK", "1"},
                         {"OMPI_COMM_WORLD_LOCAL_SIZE", "2"},
                         {"PMIX_NAMESPACE", "12345"}};
  const Environment found = read(variables);
  EXPECT_EQ(found.rank, 1);
  EXPECT_EQ(found.address, "127.0.0.1");
  EXPECT_GE(found.port, 15000);
  variables["PMIX_NAMESPACE"] = "12346";
  EXPECT_NE(read(variables).port, found.port);
  variables["OMPI_COMM_WORLD_LOCAL_SIZE"] = "1";
  EXPECT_NE(error_of(variables).find("MASTER_ADDR: is not set, and mpirun"), std::string::npos);
  variables["MASTER_ADDR"] = "10.0.0.1";
  variables["MASTER_PORT"] = "1234";
  EXPECT_EQ(read(variables).address, "10.0.0.1");
  EXPECT_EQ(read(variables).port, 1234);
}

TEST(Environment, ReadsSlurmsVariables) {
  const Environment found = read({{"SLURM_PROCID", "9"},
                                  {"SLURM_STEP_NUM_TASKS", "16"},
                                  {"SLURM_LOCALID", "1"},
                                  {"SLURM_STEP_NODELIST", "gpu[07-08]"},
                                  {"SLURM_JOB_ID", "77"}});
  EXPECT_EQ(found.rank, 9);
  EXPECT_EQ(found.size, 16);
  EXPECT_EQ(found.local_rank, 1);
  EXPECT_EQ(found.address, "gpu07");
}

TEST(Environment, FindsTheFirstHostOfSlurmsLists) {
  EXPECT_EQ(first_host("node1"), "node1");
  EXPECT_EQ(first_host("node1,node2"), "node1");
  EXPECT_EQ(first_host("node[3-5,9]"), "node3");
  EXPECT_EQ(first_host("node[011,020].local,other"), "node011.local");
}

TEST(Environment, SaysWhichVariableIsWrong) {
  EXPECT_NE(error_of({{"RANK", "0"}}).find("WORLD_SIZE: is not set, but RANK is"), std::string::npos);
  EXPECT_NE(error_of({{"WORLD_SIZE", "2"}}).find("RANK: is not set, but WORLD_SIZE is"), std::string::npos);
  EXPECT_NE(
      error_of({{"RANK", "2"}, {"WORLD_SIZE", "2"}}).find("RANK: a whole number from 0 to 1 expected, found '2'"),
      std::string::npos);
  EXPECT_NE(error_of({{"RANK", "-1"}, {"WORLD_SIZE", "2"}}).find("found '-1'"), std::string::npos);
  EXPECT_NE(error_of({{"RANK", "0"}, {"WORLD_SIZE", "two"}}).find("WORLD_SIZE: a whole number"), std::string::npos);
  EXPECT_NE(error_of({{"RANK", "0"}, {"WORLD_SIZE", "2"}}).find("MASTER_ADDR: is not set"), std::string::npos);
  EXPECT_NE(error_of({{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "x"}}).find("MASTER_PORT: is not set"),
            std::string::npos);
  EXPECT_NE(error_of({{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "x"}, {"MASTER_PORT", "0"}})
                .find("MASTER_PORT: a whole number from 1 to 65535 expected"),
            std::string::npos);
  EXPECT_EQ(read({{"RANK", "0"}, {"WORLD_SIZE", "1"}}).size, 1);
}

}  // namespace
}  // namespace la3::monitor
