// predictions.bin: what a trained network takes every test image for (docs/formats.md). Trainings
// are compared image by image with it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace la3::records {

inline constexpr const char* kPredictionsName = "predictions.bin";

struct Predictions {
  // Identifies the test images: two trainings with the same text were tested on the same ones, in the
  // same order. At most 1,000 bytes.
  std::string test_set = {};
  uint32_t labels = 0;
  // Label numbers below `labels`, in the order of the data set. Of the same length.
  std::vector<uint32_t> truth = {}, predicted = {};

  bool operator==(const Predictions&) const = default;
};

// The mean over the labels that have images of the harmonic mean of precision and recall, in percent;
// 0 for a label of which no image is recognised. None without images. REQUIRES: as above.
std::optional<double> macro_f1(std::span<const uint32_t> truth, std::span<const uint32_t> predicted,
                               uint32_t labels);

// Writes `folder`/predictions.bin. Throws std::invalid_argument for values that break the rules
// above, and Error if it cannot be written.
void write_predictions(const std::filesystem::path& folder, const Predictions& predictions);

// Nothing if the folder has none: older versions wrote none. Throws Error if the file is damaged, of
// a newer version or above 256 MiB.
std::optional<Predictions> read_predictions(const std::filesystem::path& folder);

}  // namespace la3::records
