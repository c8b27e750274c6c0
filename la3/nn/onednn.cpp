#include "la3/nn/onednn.h"

#include <dlfcn.h>

#include <cstdlib>

#include "la3/core/error.h"

namespace la3::nn {
namespace {

// The part of oneDNN's C interface that is needed: Debian's LibTorch includes the library, but its
// headers are a separate package.
struct Version {
  int major, minor, patch;
  const char* hash;
  unsigned cpu_runtime, gpu_runtime;
};

template <typename Function>
Function* find(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_DEFAULT, name));
}

const Version* version() {
  const auto get = find<const Version*()>("dnnl_version");
  return get == nullptr ? nullptr : get();
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool has_amx(int isa) {
  return (isa & static_cast<int>(OneDnnIsa::kAmx) & ~static_cast<int>(OneDnnIsa::kAvx512Bf16)) != 0;
}

}  // namespace

OneDnnIsa onednn_limit(int major_version) {
  return major_version < 3 ? OneDnnIsa::kAvx512Bf16 : OneDnnIsa::kAll;
}

bool limit_onednn(std::optional<OneDnnIsa> limit) {
  const Version* found = version();
  const auto set = find<int(int)>("dnnl_set_max_cpu_isa");
  if (found == nullptr || set == nullptr) { return false; }
  if (!limit) {
    if (is_set("ONEDNN_MAX_CPU_ISA") || is_set("DNNL_MAX_CPU_ISA")) { return true; }
    limit = onednn_limit(found->major);
  }
  return set(static_cast<int>(*limit)) == 0;
}

std::optional<OneDnn> find_onednn() {
  const Version* found = version();
  const auto get = find<int()>("dnnl_get_effective_cpu_isa");
  const auto name = find<const char*(int)>("dnnl_cpu_isa2str");
  if (found == nullptr || get == nullptr) { return std::nullopt; }
  const int isa = get();
  return OneDnn{
      std::to_string(found->major) + "." + std::to_string(found->minor) + "." + std::to_string(found->patch), isa,
      name == nullptr ? std::to_string(isa) : name(isa)};
}

void check_bf16_on_cpu() {
  const auto found = find_onednn();
  if (found && has_amx(found->isa) && onednn_limit(version()->major) != OneDnnIsa::kAll) {
    throw Error("precision bf16: oneDNN " + found->version +
                " crashes with AMX, which ONEDNN_MAX_CPU_ISA allows (" + found->isa_name +
                "); unset it, or set it to AVX512_CORE_BF16");
  }
}

}  // namespace la3::nn
