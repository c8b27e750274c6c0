// Replaces archive.cpp where the build has no libarchive.
#include "la3/core/error.h"
#include "la3/fetch/archive.h"

namespace la3::fetch {

void require_archive_support() {
  throw Error("this la3 was built without libarchive and cannot extract archives (Debian: libarchive-dev)");
}

Extracted extract_archive(const ExtractOptions&) {
  require_archive_support();
  return {};
}

}  // namespace la3::fetch
