#include "la3/run/data_digest.h"

#include <algorithm>
#include <cstdio>

#include "la3/nn/xxh64.h"

namespace la3::run {
namespace {

constexpr size_t kImagesCompared = 32;

uint64_t hash_of(const std::string& bytes, uint64_t seed) {
  return nn::xxh64({reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}, seed);
}

}  // namespace

std::string digest_of(const data::Dataset& dataset) {
  uint64_t hash = 0;
  for (const std::string& label : dataset.labels()) { hash = hash_of(label, hash); }
  std::string labels;
  for (size_t i = 0; i < dataset.size(); ++i) { labels += std::to_string(dataset.label(i)) + ' '; }
  hash = hash_of(labels, hash);
  const size_t count = std::min(kImagesCompared, dataset.size());
  for (size_t i = 0; i < count; ++i) {
    const Image image = dataset.get(i * dataset.size() / count);
    const ImageView view = image.view();
    hash = nn::xxh64({view.pixels, view.bytes()}, hash);
  }
  char text[80];
  std::snprintf(text, sizeof(text), "%zu images, checksum %016llx", dataset.size(),
                static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace la3::run
