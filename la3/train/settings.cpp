#include "la3/train/settings.h"

namespace la3::train {

const SettingsTable<TrainOptions>& settings() {
  using Options = TrainOptions;
  static const SettingsTable<Options> table = {
      {"epochs", "N", "Passes over the training images",
       [](Options& o) -> SettingField { return &o.schedule.epochs; }, "epochs"},
      {"batch-size", "N", "Samples per step, of all processes together",
       [](Options& o) -> SettingField { return &o.batch_size; }, "batch size"},
      {"lr", "X", "Highest learning rate; a cosine brings it to 0",
       [](Options& o) -> SettingField { return &o.schedule.learning_rate; }, "learning rate"},
      {"warmup-epochs", "X", "Epochs over which the learning rate rises",
       [](Options& o) -> SettingField { return &o.schedule.warmup_epochs; }, "warm-up epochs"},
      {"momentum", "X", "Nesterov momentum", [](Options& o) -> SettingField { return &o.sgd.momentum; },
       "momentum"},
      {"weight-decay", "X", "On all parameters but those of batch norms",
       [](Options& o) -> SettingField { return &o.sgd.weight_decay; }, "weight decay"},
      {"clip-norm", "X", "Largest norm of the gradient; 0: no limit",
       [](Options& o) -> SettingField { return &o.sgd.clip_norm; }, "clip norm"},
      {"label-smoothing", "X", "Share of the target spread over all labels",
       [](Options& o) -> SettingField { return &o.label_smoothing; }, "label smoothing"},
      {"ema-decay", "X", "Average the weights with this decay per step; 0: no average",
       [](Options& o) -> SettingField { return &o.ema_decay; }, "ema decay"},
      {"copies", "N", "Batch augment: differently augmented copies of each sample in a batch",
       [](Options& o) -> SettingField { return &o.copies; }, "copies"},
      {"evaluate-every", "N", "Epochs between evaluations on the test images",
       [](Options& o) -> SettingField { return &o.evaluate_every; }},
      {"workers", "N", "Threads that load and augment images; 0: one per core",
       [](Options& o) -> SettingField { return &o.workers; }, "", Recorded::kNever},
      {"sync-bn", "", "Compute batch norm statistics over all processes, not over each one's part of a batch",
       [](Options& o) -> SettingField { return &o.sync_norms; }, "synced norms"},
      {"optimizer",
       "NAME",
       "sgd with Nesterov momentum, or adamw, whose --lr is near 0.001",
       [](Options& o) -> SettingField { return &o.optimizer; },
       "optimizer",
       Recorded::kIfSet,
       {kSgd, kAdamW}},
      {"freeze",
       "NAME",
       "none, norms (batch norms stay as they are) or backbone (only the head is trained)",
       [](Options& o) -> SettingField { return &o.freeze; },
       "freeze",
       Recorded::kIfSet,
       {kFreezeNone, kFreezeNorms, kFreezeBackbone}},
      {"head-lr-factor", "X", "Learning rate of the head, the last linear layer, in multiples of --lr",
       [](Options& o) -> SettingField { return &o.head_lr_factor; }, "head lr factor", Recorded::kIfSet},
      {"layer-decay", "X", "What a layer's learning rate is multiplied with in the layer before it; 1: all alike",
       [](Options& o) -> SettingField { return &o.layer_decay; }, "layer decay", Recorded::kIfSet},
      {"balance",
       "NAME",
       "For labels of unlike size: none, sampler (all labels equally often), sqrt (in between) or loss (weights)",
       [](Options& o) -> SettingField { return &o.balance; },
       "balance",
       Recorded::kIfChanged,
       {kBalanceNone, kBalanceSampler, kBalanceLoss, kBalanceSqrt}},
  };
  return table;
}

}  // namespace la3::train
