# The page of the report: la3/report/web bundled with its npm packages into one C++ file of the build. Without npm, la3_report gets
# no_page.cpp instead, and `la3 report` says what the build lacks.
find_program(LA3_NODE NAMES node nodejs)
find_program(LA3_NPM npm)

if(LA3_NODE AND LA3_NPM)
  set(web ${PROJECT_SOURCE_DIR}/la3/report/web)
  set(page_build ${PROJECT_BINARY_DIR}/report_page)
  file(GLOB page_sources CONFIGURE_DEPENDS ${web}/*.js ${web}/*.css)
  # npm runs again only when package-lock.json changed; a failed run leaves no stamp.
  add_custom_command(
    OUTPUT ${page_build}/installed
    COMMAND ${CMAKE_COMMAND} -E make_directory ${page_build}
    COMMAND ${CMAKE_COMMAND} -E copy ${web}/package.json ${web}/package-lock.json ${page_build}
    COMMAND ${CMAKE_COMMAND} -E chdir ${page_build} ${LA3_NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error
    COMMAND ${CMAKE_COMMAND} -E touch ${page_build}/installed
    DEPENDS ${web}/package.json ${web}/package-lock.json
    COMMENT "Installing the npm packages of the report's page"
    VERBATIM)
  add_custom_command(
    OUTPUT ${page_build}/page.cpp
    COMMAND ${LA3_NODE} ${web}/build.mjs ${page_build}/node_modules ${page_build}/page.cpp
    DEPENDS ${page_build}/installed ${web}/build.mjs ${page_sources}
    COMMENT "Bundling the report's page"
    VERBATIM)
  list(APPEND report_page_sources ${page_build}/page.cpp)
else()
  message(STATUS "npm not found: `la3 report` will not work")
  list(APPEND report_page_sources ${PROJECT_SOURCE_DIR}/la3/report/no_page.cpp)
endif()
get_target_property(report_sources la3_report SOURCES)
list(FILTER report_sources EXCLUDE REGEX "/no_page\\.cpp$")
set_target_properties(la3_report PROPERTIES SOURCES "${report_sources};${report_page_sources}")
