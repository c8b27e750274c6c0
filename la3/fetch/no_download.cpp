// Replaces download.cpp where the build has no libcurl.
#include "la3/fetch/download.h"
#include "la3/fetch/url.h"

namespace la3::fetch {

Downloaded download(const DownloadOptions& options) {
  throw DownloadError(url_without_password(options.url) +
                      ": this la3 was built without libcurl and cannot download (Debian: libcurl4-openssl-dev)");
}

void remove_part(const std::filesystem::path&) {}

}  // namespace la3::fetch
