# la3_room(NAME [TORCH] [UNITY] SOURCES ... [CUDA ...] [WITHOUT_CUDA ...] [LINKS ...] [PRIVATE ...]
#          [PUBLIC_HEADERS ...])
#
# A folder of la3/ as a library, la3::NAME. Its CMakeLists.txt calls this once, with everything
# about the room:
#   TORCH           the room needs LibTorch
#   UNITY           its files are compiled as one, as those of TORCH rooms are; for rooms whose files
#                   include much more than they hold
#   SOURCES         always compiled
#   CUDA            .cu and .cpp files for builds with CUDA: a CUDA compiler and, for a TORCH room,
#                   a LibTorch with CUDA
#   WITHOUT_CUDA    what replaces them in other builds
#   LINKS           other rooms, whose headers it may include (the test `arrows` reads this), and
#                   external libraries
#   PRIVATE         libraries that no header of the room exposes
#   PUBLIC_HEADERS  headers to install. They include only installed headers.
define_property(GLOBAL PROPERTY LA3_ROOMS BRIEF_DOCS "The rooms of this build that need no LibTorch")
define_property(GLOBAL PROPERTY LA3_TORCH_ROOMS BRIEF_DOCS "Those that do")
define_property(GLOBAL PROPERTY LA3_KERNELS BRIEF_DOCS "Targets that compile .cu files")

# A file that includes LibTorch takes 6 CPU seconds before its first line, with or without a
# precompiled header (templates that are instantiated in every file), one that includes CLI11 takes
# 4. So there are only as many compilations as two cores can share.
function(la3_unity batch)
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ${LA3_UNITY} UNITY_BUILD_BATCH_SIZE ${batch})
endfunction()

function(la3_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "TORCH;UNITY" "" "SOURCES;CUDA;WITHOUT_CUDA;LINKS;PRIVATE;PUBLIC_HEADERS")
  if(room_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "la3_room(${name}): unknown arguments ${room_UNPARSED_ARGUMENTS}")
  endif()
  set(target la3_${name})
  list(TRANSFORM room_LINKS REPLACE "^([a-z]+)$" "la3::\\1")

  # Kernels are compiled without LibTorch's headers and flags, and whenever there is a compiler, so
  # that CI sees them (target cuda_files).
  set(kernels ${room_CUDA})
  list(FILTER kernels INCLUDE REGEX "\\.cu$")
  if(room_TORCH)
    set(cuda ${LA3_TORCH_CUDA})
  else()
    set(cuda ${LA3_CUDA_FOUND})
  endif()
  list(LENGTH room_CUDA has_cuda)
  if(cuda)
    list(FILTER room_CUDA EXCLUDE REGEX "\\.cu$")
    list(APPEND room_SOURCES ${room_CUDA})
  else()
    list(APPEND room_SOURCES ${room_WITHOUT_CUDA})
  endif()
  add_library(${target} STATIC ${room_SOURCES})
  add_library(la3::${name} ALIAS ${target})
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  target_link_libraries(${target} PUBLIC ${room_LINKS} PRIVATE ${room_PRIVATE})
  if(kernels AND LA3_CUDA_FOUND)
    add_library(${target}_kernels OBJECT EXCLUDE_FROM_ALL ${kernels})
    target_include_directories(${target}_kernels PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${target}_kernels PRIVATE CUDA::cudart_static)
    set_property(GLOBAL APPEND PROPERTY LA3_KERNELS ${target}_kernels)
    if(cuda)
      target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_kernels>)
    endif()
  endif()
  if(cuda AND has_cuda)
    # The runtime is linked statically, so la3 also runs on machines without CUDA.
    target_link_libraries(${target} PRIVATE CUDA::cudart_static)
  endif()

  if(room_TORCH)
    # In the installed package, la3::torch is what torch.cmake finds there.
    target_link_libraries(${target} PUBLIC $<BUILD_INTERFACE:la3_torch> $<INSTALL_INTERFACE:la3::torch>)
    if(TARGET la3_nn AND NOT name STREQUAL "nn")
      target_precompile_headers(${target} REUSE_FROM la3_nn)
    else()
      target_precompile_headers(${target} PRIVATE <torch/torch.h>)
    endif()
    if(NOT LA3_TORCH_CUDA)
      la3_unity(20 ${target})
    endif()
    set_property(GLOBAL APPEND PROPERTY LA3_TORCH_ROOMS ${name})
  else()
    if(room_UNITY)
      la3_unity(20 ${target})
    endif()
    set_property(GLOBAL APPEND PROPERTY LA3_ROOMS ${name})
  endif()

  foreach(header IN LISTS room_PUBLIC_HEADERS)
    cmake_path(GET header PARENT_PATH below)
    install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/la3/${name}/${below} COMPONENT dev)
  endforeach()
endfunction()
