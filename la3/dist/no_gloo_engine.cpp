// Replaces gloo_engine.cpp where LibTorch has no Gloo or its headers are not installed.
#include "la3/core/error.h"
#include "la3/dist/engine.h"

namespace la3::dist {

std::unique_ptr<Engine> make_gloo_engine(const EngineOptions&) {
  throw Error(
      "several processes on CPUs need Gloo, which this build of la3 has not: LibTorch came without it or without "
      "its headers (Debian: libgloo-dev)");
}

}  // namespace la3::dist
