// Limits the instructions used by oneDNN, which runs LibTorch's convolutions on CPUs.
//
// In bfloat16, versions before 3 generate AMX code that dies with an illegal instruction (seen with
// Debian's 2.6.3 on Sapphire Rapids; asking the kernel for AMX does not help). They are kept below
// AMX. A limit set by the user (ONEDNN_MAX_CPU_ISA) is left alone. Thread-safe.
#pragma once

#include <optional>
#include <string>

namespace la3::nn {

// oneDNN's own numbers: each bit is a group of instructions.
enum class OneDnnIsa : int { kAll = 0, kAvx2 = 0x7, kAvx512 = 0x27, kAvx512Bf16 = 0xe7, kAmx = 0x3e7 };

// The most that a version may use.
OneDnnIsa onednn_limit(int major_version);

// Sets a limit, by default the version's. Works only before oneDNN's first use, so every Network's
// constructor calls it. Returns whether oneDNN accepted it; also false if LibTorch hides its
// oneDNN, as pip's does.
bool limit_onednn(std::optional<OneDnnIsa> limit = std::nullopt);

struct OneDnn {
  std::string version;  // "2.6.3"
  int isa = 0;          // in effect: what the CPU has and the limit allows
  std::string isa_name;
};
// No limit can be set after this call. Empty if LibTorch hides its oneDNN.
std::optional<OneDnn> find_onednn();

// Throws Error if bfloat16 on the CPU would kill the process.
void check_bf16_on_cpu();

}  // namespace la3::nn
