#include "la3/run/presets.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "la3/core/error.h"
#include "la3/run/recorded.h"

namespace la3::run {

// Name and text of each preset. The build generates it (cmake/embed_texts.cmake).
extern const std::vector<std::pair<std::string_view, std::string_view>> kPresets;

namespace {

records::Settings preset_settings(const std::string& name) {
  const auto preset =
      std::find_if(kPresets.begin(), kPresets.end(), [&](const auto& entry) { return entry.first == name; });
  if (preset == kPresets.end()) { throw Error("no preset '" + name + "'"); }
  return records::parse_settings(std::string(preset->second), name + ".toml", "run");
}

// 0 if the preset says nothing of them.
int epochs_of_preset(const std::string& name) {
  for (const auto& [setting, value] : preset_settings(name)) {
    if (setting == "epochs") { return value.get<int>(); }
  }
  return 0;
}

}  // namespace

bool apply_data_preset(Options& options) {
  const std::string& data = options.training.data;
  if (data != "shapes" && !data.starts_with("shapes?")) { return false; }
  if (data.find("train=") != std::string::npos) { options.chosen.insert("train-images"); }  // all of those
  apply_preset(options, "run-shapes");
  return true;
}

bool is_large(const data::Dataset& images) {
  const data::StandardTransforms& transforms = images.standard_transforms();
  return transforms.is_photos && transforms.size_px > 64;
}

void apply_preset(Options& options, const data::Dataset& images, bool is_gpu) {
  apply_preset(options, std::string(is_large(images) ? "run-large" : "run-small") + (is_gpu ? "-gpu" : "-cpu"));
}

std::string apply_fine_tune_preset(Options& options) {
  apply_preset(options, "fine-tune");
  std::string text;
  for (const auto& [name, value] : preset_settings("fine-tune")) {
    if (options.chosen.contains(name)) { continue; }
    const auto setting = std::find_if(settings().begin(), settings().end(),
                                      [&, wanted = name](const auto& entry) { return entry.name == wanted; });
    text += (text.empty() ? "" : ", ") + name + " " + value_of(setting->field(options)).dump();
  }
  return text;
}

bool follows_from_images(std::string_view setting) {
  return setting == "explore" || setting == "predictor" || setting == "pool";
}

bool search_by_few_images(Options& options, size_t images, size_t labels) {
  constexpr size_t kFew = 50;  // a label, as the paper has of ImageNet
  if (options.chosen.contains("explore") || options.chosen.contains("predictor") || images >= kFew * labels) {
    return false;
  }
  options.search.explore.guide = "thompson";
  options.predictor = "linear";
  // --label-invariant is to be compared with a policy by label.
  if (!options.chosen.contains("pool") && !options.label_invariant) { options.construct.pool = 1; }
  return true;
}

std::string few_images_text(const Options& options) {
  return "because of so few validation images: --explore " + options.search.explore.guide + ", --predictor " +
         options.predictor +
         (options.construct.pool == 0   ? ""
          : options.construct.tilt == 0 ? ", --pool 1 (one policy for all labels)"
                                        : ", --pool 1");
}

void keep_to_the_paper(Options& options) {
  if (options.method != "paper") { return; }
  if (!options.chosen.contains("strength")) { options.strength = "1"; }
  if (!options.chosen.contains("iterations")) { options.chosen.insert("warm-up"); }  // a part of those
  for (const char* name :
       {"iterations", "strength", "alpha", "triples", "pool", "tilt", "select", "predictor", "explore"}) {
    options.chosen.insert(name);
  }
}

void apply_preset(Options& options, const std::string& name) {
  const std::string file = name + ".toml";
  const SettingsTable<Options>& known = settings();
  for (const auto& [setting, value] : preset_settings(name)) {
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&, wanted = setting](const auto& entry) { return entry.name == wanted; });
    if (found == known.end()) { throw Error(file + ": no setting '" + setting + "'"); }
    if (!options.chosen.contains(setting)) { set_field(found->field(options), value, file + ": " + setting); }
  }
  // More epochs than the preset's are worth a pre-training that is longer in proportion.
  const int usual = epochs_of_preset(name), epochs = options.training.train.schedule.epochs;
  if (usual > 0 && epochs > usual && options.method != "paper" && !options.chosen.contains("pretrain-epochs")) {
    options.pretrain_epochs = static_cast<int>(int64_t{options.pretrain_epochs} * epochs / usual);
  }
}

}  // namespace la3::run
