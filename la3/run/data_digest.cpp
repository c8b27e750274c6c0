#include "la3/run/data_digest.h"

#include <algorithm>
#include <cstdio>

#include "la3/core/file.h"
#include "la3/nn/xxh64.h"

namespace la3::run {
namespace {

constexpr size_t kImagesCompared = 32;
constexpr size_t kMaxFileBytes = size_t{1} << 30;

std::string hex_of(uint64_t hash) {
  char text[20];
  std::snprintf(text, sizeof(text), "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

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
  return std::to_string(dataset.size()) + " images, checksum " + hex_of(hash);
}

std::string checksum_of(const std::filesystem::path& file) {
  return hex_of(nn::xxh64(read_file(file, kMaxFileBytes), 0));
}

}  // namespace la3::run
