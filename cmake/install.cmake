# `cmake --install`: la3 and its files (component program), and the libraries with their headers for
# find_package(la3) (component dev). No installed file names a path of this machine, so the prefix
# may be moved.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/la3)

install(TARGETS la3 COMPONENT program)
if(LA3_WITH_TORCH)
  # LibTorch is expected where it was at build time.
  set_target_properties(la3-torch PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
  install(TARGETS la3-torch RUNTIME DESTINATION ${LA3_LIBEXECDIR} COMPONENT program)
endif()
install(DIRECTORY presets DESTINATION ${CMAKE_INSTALL_DATADIR}/la3 COMPONENT program FILES_MATCHING PATTERN "*.toml")
install(DIRECTORY policies DESTINATION ${CMAKE_INSTALL_DATADIR}/la3 COMPONENT program FILES_MATCHING PATTERN "*.json")
install(FILES examples/policy.json DESTINATION ${CMAKE_INSTALL_DATADIR}/la3/policies RENAME example.json COMPONENT program)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
# The installed la3 writes its manual page and completion scripts, because it knows its presets. zsh
# has another folder for what Debian packages install.
set(zsh_folder ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr" AND EXISTS /etc/debian_version)
  set(zsh_folder ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
endif()
install(CODE "
  function(la3_prints file)
    set(file \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/\${file}\")
    message(STATUS \"Installing: \${file}\")
    cmake_path(GET file PARENT_PATH folder)
    file(MAKE_DIRECTORY \"\${folder}\")
    execute_process(COMMAND \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/la3\" \${ARGN}
                    OUTPUT_FILE \"\${file}\" COMMAND_ERROR_IS_FATAL ANY)
  endfunction()
  la3_prints(${CMAKE_INSTALL_MANDIR}/man1/la3.1 manual)
  execute_process(COMMAND gzip -9nf \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1/la3.1\"
                  COMMAND_ERROR_IS_FATAL ANY)
  la3_prints(${CMAKE_INSTALL_DATADIR}/bash-completion/completions/la3 completion bash)
  la3_prints(${zsh_folder}/_la3 completion zsh)
  la3_prints(${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d/la3.fish completion fish)
" COMPONENT program)

# Two sets of targets, so that users without LibTorch can use la3. Rooms install their own headers
# (room.cmake).
function(la3_install set)
  foreach(name IN LISTS ARGN)
    set_target_properties(la3_${name} PROPERTIES EXPORT_NAME ${name})
    target_compile_features(la3_${name} INTERFACE cxx_std_20)
    install(TARGETS la3_${name} EXPORT ${set} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endforeach()
  install(EXPORT ${set} NAMESPACE la3:: DESTINATION ${package} COMPONENT dev)
endfunction()
get_property(LA3_ROOMS GLOBAL PROPERTY LA3_ROOMS)
get_property(LA3_TORCH_ROOMS GLOBAL PROPERTY LA3_TORCH_ROOMS)
la3_install(la3Targets ${LA3_ROOMS})
if(LA3_WITH_TORCH)
  la3_install(la3TorchTargets ${LA3_TORCH_ROOMS})
  install(FILES cmake/torch.cmake DESTINATION ${package} COMPONENT dev)
endif()

install(FILES cmake/image_libraries.cmake DESTINATION ${package} COMPONENT dev)
configure_package_config_file(cmake/la3Config.cmake.in la3Config.cmake INSTALL_DESTINATION ${package}
                              NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(la3ConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/la3Config.cmake ${PROJECT_BINARY_DIR}/la3ConfigVersion.cmake DESTINATION ${package}
        COMPONENT dev)
