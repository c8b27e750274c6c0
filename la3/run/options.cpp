#include "la3/run/options.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "la3/core/expect.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"
#include "la3/run/recorded.h"
#include "la3/run/transforms.h"
#include "la3/train/settings.h"

namespace la3::run {
namespace {

const std::vector<std::string_view> kPrecisions = {"float32", "bf16"};

// Appends the settings of `from` with the given names to `table`, in that order.
template <typename Options>
void add(SettingsTable<Options>& table, const SettingsTable<Options>& from, std::string_view first,
         std::string_view last) {
  const auto find = [&](std::string_view name) {
    return std::find_if(from.begin(), from.end(), [&](const auto& setting) { return setting.name == name; });
  };
  table.insert(table.end(), find(first), find(last) + 1);
}

}  // namespace

const SettingsTable<TrainingOptions>& training_settings() {
  using O = TrainingOptions;
  static const SettingsTable<O> table = [] {
    const SettingsTable<O> train = settings_of_member(train::settings(), &O::train);
    SettingsTable<O> all = {
        {"data", "SPEC", "shapes, cifar10:DIR, cifar100:DIR, folder:DIR, shards:DIR or csv:FILE",
         [](O& o) -> SettingField { return &o.data; }},
        {"network", "NAME",
         "wrn-D-K, resnet-50, shake-26-2x96d, ..., or a TorchScript file.pt; without it, what --init holds, or "
         "what suits "
         "the images",
         [](O& o) -> SettingField { return &o.network; }},
        {"policy", "FILE", "A policy file, or one of `la3 policy list`: none, random, trivial-augment-wide, ...",
         [](O& o) -> SettingField { return &o.policy; }}};
    add(all, train, "epochs", "copies");
    all.push_back({"hold-out", "N",
                   "Hold out this many training images for a search to validate on; 50/label: of each",
                   [](O& o) -> SettingField { return &o.hold_out; }});
    all.push_back({"train-images", "N", "Train on this many images, spread evenly over the labels; 0: all",
                   [](O& o) -> SettingField { return &o.train_images; }});
    add(all, train, "evaluate-every", "workers");
    all.push_back({"photo-memory", "X",
                   "GB of memory in which decoded photos are kept; -1: a quarter of the machine's",
                   [](O& o) -> SettingField { return &o.photo_memory_gb; }, "", Recorded::kNever});
    // Recorded last.
    all.push_back({"init", "FILE", "Weights to start from: .safetensors, or .pth of torch.save()",
                   [](O& o) -> SettingField { return &o.init; }, "", Recorded::kIfSet});
    all.push_back({"normalise", "NAME",
                   "data, imagenet, 0.5 or a JSON file; without it, as --init's weights were trained, else data",
                   [](O& o) -> SettingField { return &o.normalise; }, "", Recorded::kIfSet});
    add(all, train, "optimizer", "balance");
    all.push_back({"flip", "NAME",
                   "none, horizontal, by-label (la3 run: measured in the search) or a search's flips.json; without "
                   "it, what is usual for the data",
                   [](O& o) -> SettingField { return &o.flip; }, "", Recorded::kIfChanged});
    all.push_back(
        {"crop", "NAME",
         "none, pad-N (pad-4: CIFAR's) or resized (a random part, as usual for photos); without it, what is "
         "usual for the data",
         [](O& o) -> SettingField { return &o.crop; }, "", Recorded::kIfChanged});
    all.push_back({"crop-scale", "LO,HI", "Share of an image's area that --crop resized takes; without it, 0.08,1",
                   [](O& o) -> SettingField { return &o.crop_scale; }, "", Recorded::kIfChanged});
    all.push_back({"cutout", "PX", "Side of the square that is blanked after normalising; 0: none; -1: as usual",
                   [](O& o) -> SettingField { return &o.cutout; }, "", Recorded::kIfChanged});
    all.push_back({"resize", "PX",
                   "Side to which photos are brought: the same as ?size=PX in --data; 0: 224, in la3 run less if "
                   "half are smaller",
                   [](O& o) -> SettingField { return &o.resize; }, "", Recorded::kNever});
    all.push_back({"mean", "R,G,B", "With --std, the same as --normalise R,G,B/R,G,B, of values scaled to 0 .. 1",
                   [](O& o) -> SettingField { return &o.mean; }, "", Recorded::kNever});
    all.push_back({"std", "R,G,B", "The deviations that belong to --mean",
                   [](O& o) -> SettingField { return &o.deviation; }, "", Recorded::kNever});
    all.push_back({"precision", "NAME", "float32 or bf16", [](O& o) -> SettingField { return &o.precision; }, "",
                   Recorded::kAlways, kPrecisions});
    all.push_back({"device", "NAME", "auto, cpu, cuda or cuda:N", [](O& o) -> SettingField { return &o.device; }});
    all.push_back(
        {"skip-bad", "", "Skip files that are not images", [](O& o) -> SettingField { return &o.skip_bad; }});
    add(all, train, "sync-bn", "sync-bn");
    return all;
  }();
  return table;
}

const SettingsTable<SearchOptions>& search_settings() {
  using O = SearchOptions;
  static const SettingsTable<O> table = {
      {"iterations", "N", "Triples evaluated for each label, including the warm-up",
       [](O& o) -> SettingField { return &o.iterations; }},
      {"warm-up", "N", "Iterations with random triples, for the predictor to start from",
       [](O& o) -> SettingField { return &o.warm_up; }},
      {"mutated", "N", "Candidates that change one or two operations of the last triple",
       [](O& o) -> SettingField { return &o.explore.mutated; }},
      {"unexplored", "N", "Candidates not evaluated before",
       [](O& o) -> SettingField { return &o.explore.unexplored; }},
      {"explored", "N", "Candidates evaluated before, drawn by reward",
       [](O& o) -> SettingField { return &o.explore.explored; }},
      {"predictor-epochs", "N",
       "Passes of the predictor over all evaluations; fewer if that is more than 1,500 steps",
       [](O& o) -> SettingField { return &o.explore.predictor_epochs; }},
      {"quality-every", "N", "Iterations between measurements of the predictor's quality; 0: none",
       [](O& o) -> SettingField { return &o.explore.quality_every; }},
      {"anyway", "", "Search even if the network recognises no more than guessing would",
       [](O& o) -> SettingField { return &o.anyway; }, "", Recorded::kIfChanged},
      {"explore",
       "NAME",
       "What chooses the triples after the warm-up: paper, its network; or thompson, draws of the rewards, "
       "which la3 run takes if validation images are few",
       [](O& o) -> SettingField { return &o.explore.guide; },
       "",
       Recorded::kIfChanged,
       {"paper", "thompson"}},
  };
  return table;
}

const SettingsTable<Options>& settings() {
  using O = Options;
  static const SettingsTable<O> table = [] {
    SettingsTable<O> all = settings_of_member(training_settings(), &O::training);
    // A run has policies of its own.
    std::erase_if(all, [](const auto& setting) { return setting.name == "policy"; });
    const SettingsTable<O> own = {
        {"target-network", "NAME", "Network of the final trainings; without it, --network",
         [](O& o) -> SettingField { return &o.target_network; }},
        {"pretrain-epochs", "N", "Epochs of the search's own network",
         [](O& o) -> SettingField { return &o.pretrain_epochs; }},
        {"pretrain-policy", "FILE",
         "Policy of that network's training, as for --policy of train; the paper has none",
         [](O& o) -> SettingField { return &o.pretrain_policy; }}};
    all.insert(all.end(), own.begin(), own.end());
    for (const auto& setting : settings_of_member(search_settings(), &O::search)) { all.push_back(setting); }
    const SettingsTable<O> last = {
        {"search-batch-size", "N", "Images per batch in the search",
         [](O& o) -> SettingField { return &o.search.batch_size; }},
        {"alpha", "X", "How much overlap with chosen triples counts against a triple",
         [](O& o) -> SettingField { return &o.construct.alpha; }},
        {"triples", "N", "Triples per label", [](O& o) -> SettingField { return &o.construct.triples; }},
        {"pool", "X",
         "Share of images that draw from all labels' triples, not their own label's: 0 to 1; la3 run takes 1 if "
         "validation images are few",
         [](O& o) -> SettingField { return &o.construct.pool; }, "", Recorded::kIfChanged},
        {"tilt", "X", "With --pool: doublings of a triple's weight per point by which it suits a label better",
         [](O& o) -> SettingField { return &o.construct.tilt; }, "", Recorded::kIfChanged},
        {"select",
         "NAME",
         "mrmr, or top (an ablation)",
         [](O& o) -> SettingField { return &o.select; },
         "",
         Recorded::kAlways,
         {"mrmr", "top"}},
        {"predictor",
         "NAME",
         "What predicts the rewards that triples are chosen by: network (the paper's), or linear, which la3 run "
         "takes if validation images are few",
         [](O& o) -> SettingField { return &o.predictor; },
         "",
         Recorded::kIfChanged,
         {"network", "linear"}},
        {"search",
         "NAME",
         "best, or paper: search and policy as in the paper, whatever the preset says",
         [](O& o) -> SettingField { return &o.method; },
         "",
         Recorded::kIfChanged,
         {"best", "paper"}},
        {"strength", "X",
         "Probability with which each operation of the learned policy is applied: 0 to 1, the paper's; auto: short "
         "trainings measure it",
         [](O& o) -> SettingField { return &o.strength; }, "", Recorded::kIfChanged},
        {"seeds", "N",
         "Trainings with each policy, to tell a gain from chance; --resume with more of them adds these",
         [](O& o) -> SettingField { return &o.seeds; }},
        {"label-invariant", "", "Also search for one policy for all labels, and train with it",
         [](O& o) -> SettingField { return &o.label_invariant; }},
        {"compare", "NAMES",
         "Policies to train with, separated by commas: learned (without it, nothing is searched), any that "
         "--policy of train takes, and op:all, each operation by itself",
         [](O& o) -> SettingField { return &o.compare; }},
        {"side-by-side", "N",
         "Trainings at a time; 0: on a CPU one per core if the network is small, on a GPU as many as pay",
         [](O& o) -> SettingField { return &o.side_by_side; }, "", Recorded::kNever}};
    all.insert(all.end(), last.begin(), last.end());
    return all;
  }();
  return table;
}

bool Options::pretraining_is_one() const {
  return pretrains_without_policy() && training.flip != kFlipByLabel;
}

double Options::fixed_strength() const {
  if (strength.empty()) { return 1; }
  double value = 0;
  const char* end = strength.data() + strength.size();
  const auto [stop, error] = std::from_chars(strength.data(), end, value);
  const bool is_number = error == std::errc() && stop == end;
  expect(is_number && value >= 0 && value <= 1, "strength", "auto, or 0 to 1", in_quotes(strength));
  return value;
}

void Options::set(std::string_view name, std::string_view value) {
  for (const Setting<Options>& setting : settings()) {
    if (setting.name != name) { continue; }
    auto json = nlohmann::json::parse(value, nullptr, false);
    const SettingField field = setting.field(*this);
    if (json.is_discarded() || std::holds_alternative<std::string*>(field)) { json = std::string(value); }
    set_field(field, json, std::string(name));
    chosen.insert(std::string(name));
    return;
  }
  std::vector<std::string_view> names;
  for (const auto& setting : settings()) { names.push_back(setting.name); }
  throw std::invalid_argument("no setting '" + std::string(name) + "'" + suggest_name(name, names));
}

}  // namespace la3::run
