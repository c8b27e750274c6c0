// Runs Debian's Python, which has torch, for tests that compare with it or need a file of its
// making.
#pragma once

#include <cstdio>
#include <fstream>
#include <optional>
#include <string>

namespace la3::nn {

constexpr const char* kPython = "/usr/bin/python3";

// What the script prints, or nothing where it fails: no Python, no torch, an exception. `scratch`
// is a folder of the test's own.
inline std::optional<std::string> run_python(const std::string& script, const std::string& scratch) {
  const std::string file = scratch + "/script.py";
  std::ofstream(file) << script;
  std::string command = kPython;
  command.append(" ").append(file).append(" 2>").append(scratch).append("/stderr");
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) { return std::nullopt; }
  std::string output;
  char part[4096];
  while (const size_t size = std::fread(part, 1, sizeof part, pipe)) { output.append(part, size); }
  return pclose(pipe) == 0 ? std::optional(output) : std::nullopt;
}

inline bool python_has(const std::string& module, const std::string& scratch) {
  return run_python("import " + module, scratch).has_value();
}

}  // namespace la3::nn
