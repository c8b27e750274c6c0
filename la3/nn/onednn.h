// oneDNN, which runs LibTorch's convolutions on CPUs: which instructions it may use.
//
// Versions before 3 generate AMX code that dies with an illegal instruction in bfloat16 (seen with Debian's 2.6.3
// on Sapphire Rapids; asking the kernel for AMX does not help). They are kept below AMX. A limit that the user set
// (ONEDNN_MAX_CPU_ISA) is left alone. Thread-safe.
#pragma once

#include <optional>
#include <string>

namespace la3::nn {

// oneDNN's own numbers: each bit is a group of instructions.
enum class OneDnnIsa : int { kAll = 0, kAvx2 = 0x7, kAvx512 = 0x27, kAvx512Bf16 = 0xe7, kAmx = 0x3e7 };

// The most that a version may use.
OneDnnIsa onednn_limit(int major_version);

// Sets a limit, by default the version's. Works only before oneDNN's first use, so every Network does it when it is
// made. Returns whether oneDNN accepted it; false too where LibTorch keeps its oneDNN to itself, as pip's does.
bool limit_onednn(std::optional<OneDnnIsa> limit = std::nullopt);

struct OneDnn {
  std::string version;  // "2.6.3"
  int isa = 0;          // in effect: what the CPU has and the limit leaves
  std::string isa_name;
};
// From now on no limit can be set. Nothing where LibTorch keeps its oneDNN to itself.
std::optional<OneDnn> find_onednn();

// Throws Error where bfloat16 on the CPU would end the process.
void check_bf16_on_cpu();

}  // namespace la3::nn
