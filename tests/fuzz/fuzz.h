// What the fuzz targets share. A target is a function of bytes from outside: whatever they are, it must
// return, in little time and memory, and what it asserts must hold. libfuzzer.cpp looks for bytes that
// break one; replay.cpp tries those that were found, with any compiler.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace la3::fuzz {

using Bytes = std::span<const uint8_t>;

// Ends the process with the place: what libFuzzer takes for a finding, and ctest for a failure.
#define LA3_REQUIRE(condition)                                                     \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                \
    }                                                                              \
  } while (false)

inline std::string_view text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

// A folder in memory, for readers of files. Its files are overwritten by the next input.
const std::filesystem::path& folder();
// Writes a file there, without a flush, and returns its path.
std::filesystem::path put(const std::string& name, Bytes bytes);

struct Target {
  const char* name;
  void (*run)(Bytes bytes);
  // Folders of tests/fixtures whose files are inputs too, with commas between them.
  const char* fixtures = "";
};

// All of them, by name. Each parser that reads bytes from outside has one.
std::span<const Target> targets();

void fuzz_jpeg(Bytes bytes);         // images.cpp
void fuzz_png(Bytes bytes);          //
void fuzz_image(Bytes bytes);        //
void fuzz_exif(Bytes bytes);         //
void fuzz_tar(Bytes bytes);          // datasets.cpp
void fuzz_shard(Bytes bytes);        //
void fuzz_index(Bytes bytes);        //
void fuzz_csv(Bytes bytes);          //
void fuzz_policy(Bytes bytes);       // policies.cpp
void fuzz_import(Bytes bytes);       //
void fuzz_pickle(Bytes bytes);       //
void fuzz_literal(Bytes bytes);      //
void fuzz_pth(Bytes bytes);          // weights.cpp
void fuzz_safetensors(Bytes bytes);  //
void fuzz_evaluations(Bytes bytes);  // records.cpp
void fuzz_trials(Bytes bytes);       //
void fuzz_metrics(Bytes bytes);      //
void fuzz_run(Bytes bytes);          //
void fuzz_strength(Bytes bytes);     //
void fuzz_toml(Bytes bytes);         //
void fuzz_monitor(Bytes bytes);      // messages.cpp

}  // namespace la3::fuzz
