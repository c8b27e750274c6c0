#include "la3/core/isa.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "la3/core/error.h"

namespace la3 {
namespace {

bool has_avx512_without_vbmi() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
#else
  return false;
#endif
}

std::vector<Isa> find_isas() {
  std::vector<Isa> isas = {Isa::kPlain};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) {
    isas.push_back(Isa::kAvx2);
    if (has_avx512_without_vbmi() && __builtin_cpu_supports("avx512vbmi")) { isas.push_back(Isa::kAvx512); }
  }
#endif
  return isas;
}

// The value of LA3_ISA; empty if not set.
std::string_view wanted_isa() {
  const char* name = std::getenv("LA3_ISA");
  return name != nullptr ? name : "";
}

std::vector<Isa> find_wanted_isas() {
  std::vector<Isa> isas = find_isas();
  const std::string_view wanted = wanted_isa();
  if (wanted.empty()) { return isas; }
  const auto named = std::find_if(isas.begin(), isas.end(), [&](Isa isa) { return isa_name(isa) == wanted; });
  if (named != isas.end()) { return {isas.begin(), named + 1}; }
  std::string found;
  for (const Isa isa : isas) { found.append(found.empty() ? "" : ", ").append(isa_name(isa)); }
  const bool known = wanted == isa_name(Isa::kAvx2) || wanted == isa_name(Isa::kAvx512);
  throw Error("LA3_ISA is '" + std::string(wanted) +
              "': " + (known ? "this CPU lacks it; it has " + found : "plain, avx2 or avx512 expected"));
}

}  // namespace

const std::vector<Isa>& supported_isas() {
  static const std::vector<Isa> isas = find_wanted_isas();
  return isas;
}

Isa best_loop_isa() {
  static const Isa best =
      best_isa() == Isa::kAvx2 && wanted_isa().empty() && has_avx512_without_vbmi() ? Isa::kAvx512 : best_isa();
  return best;
}

std::string_view isa_name(Isa isa) {
  switch (isa) {
    case Isa::kAvx2: return "avx2";
    case Isa::kAvx512: return "avx512";
    default: return "plain";
  }
}

}  // namespace la3
