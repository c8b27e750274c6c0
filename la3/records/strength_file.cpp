#include "la3/records/strength_file.h"

#include "la3/core/file.h"
#include "la3/records/json_file.h"

namespace la3::records {
namespace {

using nlohmann::ordered_json;

constexpr const char* kStrengthFormat = "la3-strength";
constexpr int kStrengthVersion = 1;
constexpr int64_t kMostCounted = int64_t{1} << 40;

double strength_in(const JsonValue& entry) {
  const double strength = entry["strength"].number();
  if (strength < 0 || strength > 1) { entry["strength"].fail("0 to 1"); }
  return strength;
}

StrengthMeasurement read_measurement(const JsonValue& entry) {
  StrengthMeasurement one{.strength = strength_in(entry),
                          .epochs = entry["epochs"].integer(1, kMostCounted),
                          .seed = entry["seed"].unsigned_integer(),
                          .training_images = entry["training_images"].integer(1, kMostCounted),
                          .images = entry["images"].integer(1, kMostCounted),
                          .accuracy = entry["accuracy"].number(),
                          .loss = entry["loss"].number()};
  if (one.accuracy < 0 || one.accuracy > 100) { entry["accuracy"].fail("0 to 100"); }
  if (one.loss < 0) { entry["loss"].fail("0 or more"); }
  if (const auto training = entry.find("training_accuracy")) {
    one.training_accuracy = training->number();
    if (*one.training_accuracy < 0 || *one.training_accuracy > 100) { training->fail("0 to 100"); }
  }
  return one;
}

ordered_json json_of(const StrengthMeasurement& one) {
  ordered_json entry = {{"strength", one.strength}, {"epochs", one.epochs},
                        {"seed", one.seed},         {"training_images", one.training_images},
                        {"images", one.images},     {"accuracy", one.accuracy},
                        {"loss", one.loss}};
  if (one.training_accuracy) { entry["training_accuracy"] = *one.training_accuracy; }
  return entry;
}

StrengthChoice read_choice(const JsonValue& entry) {
  StrengthChoice choice{.strength = strength_in(entry), .epochs = entry["epochs"].integer(1, kMostCounted)};
  for (const JsonValue& prediction : entry["predictions"].array()) {
    choice.predictions.push_back(
        {strength_in(prediction), prediction["gain"].number(), prediction["error"].number()});
  }
  if (const auto overfitting = entry.find("overfitting")) { choice.overfitting = overfitting->number(); }
  choice.why = entry["why"].string();
  return choice;
}

}  // namespace

StrengthFile read_strength(const std::filesystem::path& path) {
  const JsonFile file(path);
  const JsonValue root = file.root();
  check_format(root, kStrengthFormat, kStrengthVersion);
  StrengthFile read;
  for (const JsonValue& entry : root["measurements"].array()) {
    read.measurements.push_back(read_measurement(entry));
  }
  if (const auto pretraining = root.find("pretraining")) { read.pretraining = read_measurement(*pretraining); }
  if (const auto choice = root.find("choice")) { read.choice = read_choice(*choice); }
  return read;
}

std::optional<StrengthFile> find_strength(const std::filesystem::path& path) {
  return std::filesystem::exists(path) ? std::optional(read_strength(path)) : std::nullopt;
}

void write_strength(const std::filesystem::path& path, const StrengthFile& file) {
  ordered_json document = {{"format", kStrengthFormat}, {"version", kStrengthVersion}};
  document["measurements"] = ordered_json::array();
  for (const StrengthMeasurement& one : file.measurements) { document["measurements"].push_back(json_of(one)); }
  if (file.pretraining) { document["pretraining"] = json_of(*file.pretraining); }
  if (file.choice) {
    auto predictions = ordered_json::array();
    for (const StrengthPrediction& one : file.choice->predictions) {
      predictions.push_back({{"strength", one.strength}, {"gain", one.gain}, {"error", one.error}});
    }
    document["choice"] = {
        {"strength", file.choice->strength}, {"epochs", file.choice->epochs}, {"predictions", predictions}};
    if (file.choice->overfitting) { document["choice"]["overfitting"] = *file.choice->overfitting; }
    document["choice"]["why"] = file.choice->why;
  }
  write_file(path, document.dump(1) + "\n");
}

}  // namespace la3::records
