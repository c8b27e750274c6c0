# `make package`, using CPack: la3_VERSION_ARCH.deb with the program and la3-dev_VERSION_ARCH.deb
# with the libraries. dpkg-shlibdeps finds what la3 links. It fails for a LibTorch that is not from
# a Debian package, as it should: the package would not work on another machine.
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/la3-dev COMPONENT dev)

set(LA3_PACKAGE_CONTACT "The la3 maintainers <maintainers@la3.invalid>" CACHE STRING "Whom the Debian packages name")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME la3)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "label-aware image augmentation, learned and applied")
set(CPACK_PACKAGE_CONTACT ${LA3_PACKAGE_CONTACT})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Folders are 755, whatever the packager's umask.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME la3)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
# la3 runs without either. LibTorch multiplies matrices with any libblas.so.3, but BLIS is about
# thirty times as fast as the reference BLAS that apt would choose; `la3 data get` needs
# certificates for https.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "libblis4-openmp, ca-certificates")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "la3 finds out which image augmentations help which class of a data set,
makes a policy of them, trains with it and reports what it gained. It
also applies policies, fast.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME la3-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libjpeg-dev, libpng-dev, libcurl4-openssl-dev, libarchive-dev")
foreach(pair IN ITEMS la3_webp=libwebp-dev TIFF::TIFF=libtiff-dev GIF::GIF=libgif-dev la3_heif=libheif-dev)
  string(REPLACE "=" ";" pair ${pair})
  list(POP_FRONT pair library package)
  if(TARGET ${library})
    string(APPEND CPACK_DEBIAN_DEV_PACKAGE_DEPENDS ", ${package}")
  endif()
endforeach()
# For the components nn, dist, train and search.
set(CPACK_DEBIAN_DEV_PACKAGE_RECOMMENDS "libtorch-dev, libgloo-dev")
set(CPACK_COMPONENT_DEV_DESCRIPTION "The static libraries and headers of la3, and what CMake needs for
find_package(la3).")
include(CPack)
