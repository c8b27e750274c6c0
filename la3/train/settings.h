// The settings of a training that a user may choose.
#pragma once

#include "la3/core/settings.h"
#include "la3/train/trainer.h"

namespace la3::train {

const SettingsTable<TrainOptions>& settings();

}  // namespace la3::train
