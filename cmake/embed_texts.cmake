# Writes text files as C++: a vector of names (without folder and extension) and contents.
# cmake -DFILES=GLOB;... -DNAMESPACE=la3::x -DNAME=kTexts -DOUT=FILE -P embed_texts.cmake
file(GLOB files ${FILES})
set(type "const std::vector<std::pair<std::string_view, std::string_view>> ${NAME}")
set(text "// Written by embed_texts.cmake.
#include <string_view>
#include <utility>
#include <vector>

namespace ${NAMESPACE} {

extern ${type};
${type} = {
")
foreach(file IN LISTS files)
  cmake_path(GET file STEM name)
  file(READ ${file} content)
  string(APPEND text "    {\"${name}\", R\"~~(${content})~~\"},\n")
endforeach()
file(WRITE ${OUT} "${text}};\n\n}  // namespace ${NAMESPACE}\n")
