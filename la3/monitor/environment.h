// The rank of this process and the number of processes, according to the launcher's environment:
// the variables of torchrun, mpirun (OpenMPI) or srun (Slurm).
#pragma once

#include <functional>
#include <string>

namespace la3::monitor {

struct Environment {
  int rank = 0, size = 1;
  int local_rank = 0;   // among the processes of this machine
  std::string address;  // where rank 0 can be reached; empty for a single process
  int port = 0;
  // torchrun's agent already listens there, with a store that all ranks can reach.
  bool has_agent_store = false;
  std::string attempt = "0";  // torchrun's count of restarts
  std::string secret;         // LA3_SECRET, or what the file LA3_SECRET_FILE holds; may be empty
};

// The value of a variable, or null. Variables that are set but empty count as not set.
using GetVariable = std::function<const char*(const char* name)>;

// A single process if there are no launcher variables. Throws Error that names the variable, what
// was expected and what was found.
Environment read_environment(const GetVariable& get);
Environment read_environment();

// The first host of a Slurm list such as "node[07-09,12],login".
std::string first_host(const std::string& hosts);

}  // namespace la3::monitor
