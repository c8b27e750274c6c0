#include "la3/records/predictions_file.h"

#include <algorithm>
#include <cstring>
#include <span>

#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/file.h"

namespace la3::records {
namespace {

constexpr char kMagic[8] = {'l', 'a', '3', '-', 'p', 'r', 'e', 'd'};
constexpr uint32_t kPredictionsVersion = 1;
constexpr size_t kMostBytes = size_t{256} << 20, kMostTestSet = 1000;
constexpr size_t kHeader = sizeof(kMagic) + 4 + 4 + 8 + 4, kChecksum = 8;

size_t bytes_per_label(uint32_t labels) {
  if (labels <= 1u << 8) { return 1; }
  return labels <= 1u << 16 ? 2 : 4;
}

void put(std::vector<uint8_t>& to, uint64_t number, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) { to.push_back(static_cast<uint8_t>(number >> (8 * i))); }
}

uint64_t get(const uint8_t* from, size_t bytes) {
  uint64_t number = 0;
  for (size_t i = 0; i < bytes; ++i) { number |= uint64_t{from[i]} << (8 * i); }
  return number;
}

// FNV-1a.
uint64_t checksum(std::span<const uint8_t> bytes) {
  uint64_t sum = 0xcbf29ce484222325;
  for (const uint8_t byte : bytes) { sum = (sum ^ byte) * 0x100000001b3; }
  return sum;
}

}  // namespace

std::optional<double> macro_f1(std::span<const uint32_t> truth, std::span<const uint32_t> predicted,
                               uint32_t labels) {
  std::vector<uint64_t> images(labels), taken(labels), correct(labels);
  for (size_t i = 0; i < truth.size(); ++i) {
    ++images[truth[i]];
    ++taken[predicted[i]];
    correct[truth[i]] += truth[i] == predicted[i];
  }
  double sum = 0;
  size_t count = 0;
  for (uint32_t label = 0; label < labels; ++label) {
    if (images[label] == 0) { continue; }
    sum += 200.0 * static_cast<double>(correct[label]) / static_cast<double>(images[label] + taken[label]);
    ++count;
  }
  return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

void write_predictions(const std::filesystem::path& folder, const Predictions& predictions) {
  const size_t images = predictions.truth.size(), bytes = bytes_per_label(predictions.labels);
  expect(predictions.predicted.size() == images, "predicted", std::to_string(images) + " labels",
         predictions.predicted.size());
  expect(predictions.test_set.size() <= kMostTestSet, "test_set", "at most 1,000 bytes",
         predictions.test_set.size());
  std::vector<uint8_t> file(std::begin(kMagic), std::end(kMagic));
  file.reserve(kHeader + predictions.test_set.size() + 2 * images * bytes + kChecksum);
  put(file, kPredictionsVersion, 4);
  put(file, predictions.labels, 4);
  put(file, images, 8);
  put(file, predictions.test_set.size(), 4);
  file.insert(file.end(), predictions.test_set.begin(), predictions.test_set.end());
  for (const auto* column : {&predictions.truth, &predictions.predicted}) {
    for (const uint32_t label : *column) {
      expect(label < predictions.labels, "label", "a number below " + std::to_string(predictions.labels), label);
      put(file, label, bytes);
    }
  }
  put(file, checksum(file), kChecksum);
  write_file(folder / kPredictionsName, file);
}

std::optional<Predictions> read_predictions(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / kPredictionsName;
  if (!std::filesystem::exists(path)) { return std::nullopt; }
  const std::vector<uint8_t> file = read_file(path, kMostBytes);
  const auto check = [&](bool is_right, const std::string& expected, const std::string& found) {
    if (!is_right) { throw Error(path.string() + ": " + expected + " expected, found " + found); }
  };
  check(file.size() >= kHeader + kChecksum, "the predictions of a training",
        "a file of " + std::to_string(file.size()) + " bytes");
  check(std::memcmp(file.data(), kMagic, sizeof(kMagic)) == 0, "the predictions of a training", "another file");
  const uint8_t* at = file.data() + sizeof(kMagic);
  const uint64_t version = get(at, 4), labels = get(at + 4, 4), images = get(at + 8, 8), name = get(at + 16, 4);
  check(version >= 1 && version <= kPredictionsVersion,
        "version " + std::to_string(kPredictionsVersion) + " (a newer la3 wrote the file)",
        std::to_string(version));
  const size_t bytes = bytes_per_label(static_cast<uint32_t>(labels));
  const size_t room = file.size() - kHeader - kChecksum;
  check(name <= std::min(room, kMostTestSet), "the name of a test set of at most 1,000 bytes",
        std::to_string(name) + " bytes");
  // The file's own size bounds the number of images before anything is allocated or multiplied.
  check(images <= room && name + 2 * images * bytes == room,
        std::to_string(images) + " images of " + std::to_string(labels) + " labels",
        "a file of " + std::to_string(file.size()) + " bytes");
  const std::span<const uint8_t> content(file.data(), file.size() - kChecksum);
  check(get(content.data() + content.size(), kChecksum) == checksum(content), "a whole file", "a wrong checksum");

  Predictions predictions{.labels = static_cast<uint32_t>(labels)};
  at = file.data() + kHeader;
  predictions.test_set.assign(at, at + name);
  at += name;
  for (auto* column : {&predictions.truth, &predictions.predicted}) {
    column->reserve(images);
    for (uint64_t i = 0; i < images; ++i, at += bytes) {
      const uint64_t label = get(at, bytes);
      check(label < labels, "a label below " + std::to_string(labels) + " for image " + std::to_string(i),
            std::to_string(label));
      column->push_back(static_cast<uint32_t>(label));
    }
  }
  return predictions;
}

}  // namespace la3::records
