# Writes presets/run-*.toml as C++ for presets.cpp: cmake -DFOLDER=DIR -DOUT=FILE -P presets.cmake
file(GLOB files ${FOLDER}/run-*.toml)
set(text [[
// Written by presets.cmake.
#include <string>
#include <utility>
#include <vector>

namespace la3::run {

extern const std::vector<std::pair<std::string, std::string>> kPresets;
const std::vector<std::pair<std::string, std::string>> kPresets = {
]])
foreach(file IN LISTS files)
  cmake_path(GET file STEM name)
  file(READ ${file} content)
  string(APPEND text "    {\"${name}\", R\"~~(${content})~~\"},\n")
endforeach()
file(WRITE ${OUT} "${text}};\n\n}  // namespace la3::run\n")
