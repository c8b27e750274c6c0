#include "la3/monitor/environment.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"

namespace la3::monitor {
namespace {

constexpr int kMaxProcesses = 1 << 13;
constexpr int kCustomaryPort = 29500;

class Variables {
 public:
  explicit Variables(const GetVariable& get) : get_(get) {}

  std::optional<std::string> find(const char* name) const {
    const char* value = get_(name);
    if (value == nullptr || *value == '\0') { return std::nullopt; }
    return value;
  }
  bool has(const char* name) const { return find(name).has_value(); }

  // The value of a variable that must be set because `because` is; the error says so.
  std::string text(const char* name, const char* because) const {
    const auto value = find(name);
    if (!value) {
      throw Error(std::string(name) + ": is not set, but " + because +
                  " is; start all processes with one launcher, or unset it to run alone");
    }
    return *value;
  }

  int number(const char* name, const char* because, int low, int high) const {
    const std::string value = text(name, because);
    int found = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), found);
    if (error != std::errc() || end != value.data() + value.size() || found < low || found > high) {
      throw Error(std::string(name) + ": a whole number from " + std::to_string(low) + " to " +
                  std::to_string(high) + " expected, found " + in_quotes(value));
    }
    return found;
  }

 private:
  const GetVariable& get_;
};

// Jobs that share a machine should use different ports.
int port_of_job(const std::string& job) {
  uint32_t hash = 2166136261u;  // Fowler, Noll and Vo
  for (const char byte : job) { hash = (hash ^ static_cast<uint8_t>(byte)) * 16777619u; }
  return 15000 + static_cast<int>(hash % 15000);
}

// Rank and size from the launcher's own variables, which must be set together.
void read_ranks(const Variables& variables, const char* rank, const char* size, const char* local,
                Environment& result) {
  result.size = variables.number(size, rank, 1, kMaxProcesses);
  result.rank = variables.number(rank, size, 0, result.size - 1);
  if (variables.has(local)) { result.local_rank = variables.number(local, rank, 0, kMaxProcesses - 1); }
}

std::string secret_in_file(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && (status.st_mode & 077) != 0) {
    throw Error("LA3_SECRET_FILE: " + path + ": a file that only its owner can read expected (chmod 600)");
  }
  const std::vector<uint8_t> bytes = read_file(path, 4096);
  std::string text(bytes.begin(), bytes.end());
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) { text.pop_back(); }
  return text;
}

std::string read_secret(const Variables& variables) {
  const auto value = variables.find("LA3_SECRET"), file = variables.find("LA3_SECRET_FILE");
  if (!value && !file) { return ""; }
  const std::string secret = value ? *value : secret_in_file(*file);
  const bool is_plain = std::all_of(secret.begin(), secret.end(), [](char c) { return c > ' ' && c < 0x7F; });
  if (!is_plain || secret.size() < 16 || secret.size() > 256) {
    throw Error(std::string(value ? "LA3_SECRET" : "LA3_SECRET_FILE") +
                ": 16 to 256 letters, digits or signs expected, found " +
                (is_plain ? std::to_string(secret.size()) : "others"));
  }
  return secret;
}

}  // namespace

Environment read_environment(const GetVariable& get) {
  const Variables variables(get);
  Environment result;
  std::string address;
  int port = kCustomaryPort;
  if (variables.has("RANK") || variables.has("WORLD_SIZE")) {
    read_ranks(variables, "RANK", "WORLD_SIZE", "LOCAL_RANK", result);
    const auto agent = variables.find("TORCHELASTIC_USE_AGENT_STORE");
    result.has_agent_store = agent && (*agent == "True" || *agent == "1");
    result.attempt = variables.find("TORCHELASTIC_RESTART_COUNT").value_or("0");
    if (result.size > 1) {
      variables.text("MASTER_ADDR", "WORLD_SIZE");
      variables.text("MASTER_PORT", "WORLD_SIZE");
    }
  } else if (variables.has("OMPI_COMM_WORLD_SIZE")) {
    read_ranks(variables, "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_RANK", result);
    const bool on_one_machine =
        variables.find("OMPI_COMM_WORLD_LOCAL_SIZE") == variables.find("OMPI_COMM_WORLD_SIZE");
    if (on_one_machine) { address = "127.0.0.1"; }
    if (const auto job = variables.find("PMIX_NAMESPACE")) { port = port_of_job(*job); }
    if (result.size > 1 && !on_one_machine && !variables.has("MASTER_ADDR")) {
      throw Error(
          "MASTER_ADDR: is not set, and mpirun started processes on several machines: "
          "mpirun -x MASTER_ADDR=HOST with the host of rank 0");
    }
    // Set by srun; a batch script alone has only SLURM_NTASKS.
  } else if (variables.has("SLURM_STEP_NUM_TASKS")) {
    read_ranks(variables, "SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "SLURM_LOCALID", result);
    if (const auto hosts = variables.find("SLURM_STEP_NODELIST")) { address = first_host(*hosts); }
    if (const auto job = variables.find("SLURM_JOB_ID")) {
      port = port_of_job(*job + "." + variables.find("SLURM_STEP_ID").value_or("0"));
    }
    if (result.size > 1 && address.empty()) { variables.text("MASTER_ADDR", "SLURM_STEP_NUM_TASKS"); }
  }
  if (result.size == 1) { return result; }
  result.address = variables.find("MASTER_ADDR").value_or(address);
  result.secret = read_secret(variables);
  result.port = variables.has("MASTER_PORT") ? variables.number("MASTER_PORT", "MASTER_ADDR", 1, 65535) : port;
  return result;
}

Environment read_environment() {
  return read_environment([](const char* name) -> const char* { return std::getenv(name); });
}

std::string first_host(const std::string& hosts) {
  const size_t open = hosts.find_first_of("[,");
  if (open == std::string::npos || hosts[open] == ',') { return hosts.substr(0, open); }
  const size_t end = hosts.find_first_of(",-]", open + 1);
  const size_t close = hosts.find(']', open);
  if (end == std::string::npos || close == std::string::npos) { return hosts; }
  const size_t after = hosts.find(',', close);
  return hosts.substr(0, open) + hosts.substr(open + 1, end - open - 1) +
         hosts.substr(close + 1, after == std::string::npos ? after : after - close - 1);
}

}  // namespace la3::monitor
