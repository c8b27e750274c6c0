#include "la3/run/context.h"

#include <torch/torch.h>

#include <algorithm>
#include <cstdio>

#include "la3/data/photo_defaults.h"
#include "la3/data/spec.h"
#include "la3/loader/epoch_order.h"
#include "la3/nn/registry.h"
#include "la3/nn/runtime.h"
#include "la3/records/result_file.h"

namespace la3::run {

void share_network(const Context& context, const nn::Network& network) {
  for (const auto& list : {network.parameters(), network.buffers()}) {
    for (const nn::NamedTensor& entry : list) { context.group->broadcast(entry.tensor); }
  }
}

void note_slow_bf16(const Context& context, const std::string& network, int labels, int batch_size, int side_px) {
  if (!context.device.is_cpu() || !context.is_first()) { return; }
  const auto made = nn::make_network(network, labels, 0);
  const double speedup = nn::bf16_speedup_on_cpu(*made, std::clamp(batch_size, 2, 16), side_px);
  if (speedup >= 1) { return; }
  char text[120];
  std::snprintf(text, sizeof(text), "note: on this CPU %s trains %.1f times as fast in float32 as in bf16",
                network.c_str(), 1 / speedup);
  context.observer.note(text);
}

void note_imbalance(const data::Dataset& training_set, const train::TrainOptions& options, const Context& context) {
  if (options.balance != train::kBalanceNone || !context.is_first()) { return; }
  std::vector<size_t> counts = loader::label_counts(training_set);
  std::erase(counts, size_t{0});
  if (counts.empty()) { return; }
  const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
  if (static_cast<double>(*most) < records::kImbalance * static_cast<double>(*least)) { return; }
  context.observer.note("note: labels have " + std::to_string(*least) + " to " + std::to_string(*most) +
                        " training images; --balance sqrt, sampler or loss gives rare labels more weight");
}

void note_high_rate(const train::TrainOptions& options, const Context& context) {
  constexpr double kHigh = 0.02;
  if (options.optimizer != train::kAdamW || options.schedule.learning_rate < kHigh || !context.is_first()) {
    return;
  }
  char text[120];
  std::snprintf(text, sizeof(text), "note: a learning rate of %g is high for AdamW; --lr 0.001 is usual",
                options.schedule.learning_rate);
  context.observer.note(text);
}

void note_frozen_start(const train::TrainOptions& options, const std::string& network, const std::string& init,
                       const Context& context) {
  const bool starts_at_random = init.empty() && !network.ends_with(".pt");
  if (options.freeze == train::kFreezeNone || !starts_at_random || !context.is_first()) { return; }
  context.observer.note("note: --freeze " + options.freeze +
                        " without --init: what is frozen has learned nothing and never will");
}

void note_long_warm_up(const train::ScheduleOptions& schedule, const Context& context) {
  if (schedule.warmup_epochs < schedule.epochs || !context.is_first()) { return; }
  char text[160];
  std::snprintf(text, sizeof(text),
                "note: all of this training is warm-up, in which the learning rate only rises; --warmup-epochs %g "
                "leaves half of it",
                schedule.epochs / 2.0);
  context.observer.note(text);
}

void note_large_images(const std::string& network, int size_px, const Context& context) {
  constexpr int kLarge = 96;
  if (!network.starts_with("wrn-") || size_px <= kLarge || !context.is_first()) { return; }
  const std::string side = std::to_string(size_px);
  context.observer.note(
      "note: " + network + " is meant for images of 32 pixels; with " + side + "x" + side +
      " it takes a lot of memory and time. --network resnet-18 or resnet-50 suits photos, ?size=64 "
      "in --data makes them smaller");
}

int small_images_px(const std::string& data, const data::Dataset& images) {
  const int usual = images.standard_transforms().size_px;
  if (!data::with_size(data, usual)) { return 0; }
  const int side = data::photo_side_px(images);
  return side < usual ? side : 0;
}

std::string small_images_text(int side_px) {
  const std::string side = std::to_string(side_px);
  return "half of the images are about " + side + "x" + side + " pixels or smaller";
}

void note_small_images(const std::string& data, const data::Dataset& images, const Context& context) {
  const int side = context.is_first() ? small_images_px(data, images) : 0;
  if (side == 0) { return; }
  const std::string usual = std::to_string(images.standard_transforms().size_px);
  context.observer.note("note: " + small_images_text(side) + ", and are enlarged to " + usual + "x" + usual +
                        "; --resize " + std::to_string(side) + " trains faster");
}

}  // namespace la3::run
