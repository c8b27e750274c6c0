# Writes tables/*.txt as C++ for named.cpp: cmake -DFOLDER=DIR -DOUT=FILE -P tables.cmake
file(GLOB files ${FOLDER}/*.txt)
set(text [[
// Written by tables.cmake.
#include <string_view>
#include <utility>
#include <vector>

namespace la3::policy {

extern const std::vector<std::pair<std::string_view, std::string_view>> kTables;
const std::vector<std::pair<std::string_view, std::string_view>> kTables = {
]])
foreach(file IN LISTS files)
  cmake_path(GET file STEM name)
  file(READ ${file} content)
  string(APPEND text "    {\"${name}\", R\"~~(${content})~~\"},\n")
endforeach()
file(WRITE ${OUT} "${text}};\n\n}  // namespace la3::policy\n")
