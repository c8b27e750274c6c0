#include <fcntl.h>

#include "la3/core/error.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {
namespace {

constexpr Target kTargets[] = {{"csv", fuzz_csv},
                               {"evaluations", fuzz_evaluations},
                               {"exif", fuzz_exif},
                               {"image", fuzz_image, "formats,codec"},
                               {"import", fuzz_import, "pickles,npz"},
                               {"index", fuzz_index},
                               {"jpeg", fuzz_jpeg, "codec"},
                               {"literal", fuzz_literal},
                               {"metrics", fuzz_metrics},
                               {"monitor", fuzz_monitor},
                               {"pickle", fuzz_pickle, "pickles"},
                               {"png", fuzz_png, "codec"},
                               {"policy", fuzz_policy},
                               {"pth", fuzz_pth, "torch"},
                               {"run", fuzz_run},
                               {"safetensors", fuzz_safetensors},
                               {"shard", fuzz_shard, "tars"},
                               {"strength", fuzz_strength},
                               {"tar", fuzz_tar, "tars"},
                               {"toml", fuzz_toml},
                               {"trials", fuzz_trials}};

}  // namespace

std::span<const Target> targets() {
  return kTargets;
}

const std::filesystem::path& folder() {
  static const std::filesystem::path path = [] {
    const std::filesystem::path memory = "/dev/shm";  // OSS-Fuzz runs the targets without
    std::string name =
        (::access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path()) / "la3-fuzz-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) { throw Error(name + ": cannot make a folder"); }
    std::atexit([] { std::filesystem::remove_all(folder()); });
    return std::filesystem::path(name);
  }();
  return path;
}

std::filesystem::path put(const std::string& name, Bytes bytes) {
  const std::filesystem::path path = folder() / name;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  LA3_REQUIRE(file >= 0 && ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  ::close(file);
  return path;
}

}  // namespace la3::fuzz
