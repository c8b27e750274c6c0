# `cmake --install`: la3 and its presets, and the libraries with their headers for find_package(la3). Nothing that is
# installed names a path of this machine, so the prefix may be moved.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/la3)

# Where the LibTorch of the build stands is where it will stand.
set_target_properties(la3 PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
install(TARGETS la3)
install(DIRECTORY presets DESTINATION ${CMAKE_INSTALL_DATADIR}/la3 FILES_MATCHING PATTERN "*.toml")

# Two sets of targets: who wants no LibTorch need not have it.
function(la3_install set)
  foreach(name IN LISTS ARGN)
    set_target_properties(la3_${name} PROPERTIES EXPORT_NAME ${name})
    target_compile_features(la3_${name} INTERFACE cxx_std_20)
    install(TARGETS la3_${name} EXPORT ${set} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endforeach()
  install(EXPORT ${set} NAMESPACE la3:: DESTINATION ${package})
endfunction()
la3_install(la3Targets core augment data loader explore monitor)

set(headers core augment data train search)
set(torch_headers "")
if(LA3_WITH_TORCH)
  set(kernels "")
  if(LA3_TORCH_CUDA)
    set(kernels kernels)
  endif()
  la3_install(la3TorchTargets ${kernels} nn dist train search)
  install(FILES cmake/torch.cmake DESTINATION ${package})
  list(APPEND headers nn dist)
else()
  # What is left of train and search without their tensors.
  set(torch_headers REGEX "/(train/(checkpoint|evaluate|interrupted|schedule|sgd|tensors|trainer)|search/reward)\\.h$" EXCLUDE)
endif()
foreach(name IN LISTS headers)
  install(DIRECTORY la3/${name} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/la3 FILES_MATCHING PATTERN "*.h" ${torch_headers})
endforeach()

configure_package_config_file(cmake/la3Config.cmake.in la3Config.cmake INSTALL_DESTINATION ${package}
                              NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(la3ConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/la3Config.cmake ${PROJECT_BINARY_DIR}/la3ConfigVersion.cmake DESTINATION ${package})
