// strength.json: how strong a run's learned policy should be, as short trainings have measured it
// (docs/formats.md). In the folder strength/ of a run.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace la3::records {

// A short training with the learned policy at a strength, judged on images it was not trained with.
struct StrengthMeasurement {
  double strength = 0;  // 0: without a policy
  int64_t epochs = 0;   // of a whole schedule of this length
  uint64_t seed = 0;    // from 0; added to the run's
  int64_t training_images = 0;
  int64_t images = 0;   // it was judged on, others than those
  double accuracy = 0;  // percent
  double loss = 0;      // mean cross-entropy
  // Percent of its training images, as it met them in its last epoch; files of an older la3 have none.
  std::optional<double> training_accuracy = std::nullopt;

  bool operator==(const StrengthMeasurement&) const = default;
};

// The gain over none that is expected of a strength, in points of accuracy.
struct StrengthPrediction {
  double strength = 0;
  double gain = 0;
  double error = 0;  // standard deviation

  bool operator==(const StrengthPrediction&) const = default;
};

struct StrengthChoice {
  double strength = 1;
  int64_t epochs = 0;  // of the training it is for
  std::vector<StrengthPrediction> predictions = {};
  // Expected of that training without a policy: the share of its errors that are overfitting.
  std::optional<double> overfitting = std::nullopt;
  std::string why = {};  // one sentence for human readers, ASCII

  bool operator==(const StrengthChoice&) const = default;
};

struct StrengthFile {
  std::vector<StrengthMeasurement> measurements = {};
  // The run's pre-training, where it says something about trainings without a policy.
  std::optional<StrengthMeasurement> pretraining = std::nullopt;
  std::optional<StrengthChoice> choice = std::nullopt;  // none: not all is measured

  bool operator==(const StrengthFile&) const = default;
};

inline constexpr const char* kStrengthName = "strength.json";

// Throws Error if the file is damaged.
StrengthFile read_strength(const std::filesystem::path& path);
// Nothing if there is no such file.
std::optional<StrengthFile> find_strength(const std::filesystem::path& path);
void write_strength(const std::filesystem::path& path, const StrengthFile& file);

}  // namespace la3::records
