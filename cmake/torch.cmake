# LibTorch: Debian's 1.13 or any later one up to 2.x.
find_package(Torch QUIET)
if(NOT Torch_FOUND)
  message(FATAL_ERROR "LibTorch not found: install libtorch-dev (Debian), or name the folder of another one with "
                      "-DCMAKE_PREFIX_PATH=DIR (docs/install.md)")
endif()
if(TORCH_CXX_FLAGS MATCHES "_GLIBCXX_USE_CXX11_ABI=0")
  message(FATAL_ERROR "LibTorch ${Torch_VERSION} in ${TORCH_INSTALL_PREFIX} has the C++ ABI of before 2011, la3 the usual "
                      "one: take pip's torch 2.6 or later, or the zip whose name says cxx11-abi")
endif()

# Debian's LibTorch multiplies matrices with whatever libblas.so.3 is installed; the reference BLAS
# is about thirty times slower than BLIS.
execute_process(COMMAND readlink -f /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/libblas.so.3 OUTPUT_VARIABLE LA3_BLAS
                OUTPUT_STRIP_TRAILING_WHITESPACE)
if(LA3_BLAS MATCHES "/blas/libblas\\.so")
  message(STATUS "la3: LibTorch will use the slow reference BLAS (${LA3_BLAS}): install libblis4-openmp")
endif()

# One target, la3_torch, for headers and libraries, as system headers to silence their warnings.
if(NOT TARGET la3_torch)
  add_library(la3_torch INTERFACE)
  target_link_libraries(la3_torch INTERFACE ${TORCH_LIBRARIES})
  target_include_directories(la3_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
  # pip's LibTorch exports an old std::filesystem of its own: the system's libstdc++ must be loaded
  # first, or remove_all() crashes.
  if(Torch_VERSION VERSION_GREATER_EQUAL 2)
    find_library(LA3_STDCXX NAMES libstdc++.so.6 REQUIRED)
    target_link_options(la3_torch INTERFACE LINKER:--push-state,--no-as-needed ${LA3_STDCXX} LINKER:--pop-state)
  endif()
endif()
