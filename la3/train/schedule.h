// The learning rate over a training: a linear warm-up, then a cosine down to 0.
#pragma once

#include <cmath>
#include <numbers>

namespace la3::train {

struct ScheduleOptions {
  double learning_rate = 0.1;  // the highest one
  double warmup_epochs = 5;    // rising linearly from 0; 0: none
  int epochs = 200;
};

// The rate of a step. `epoch` counts from 0 and is fractional: the middle of the third epoch is
// 2.5. PAPER: names cosine and warm-up but not how they join; here the cosine begins where the
// warm-up ends.
inline double learning_rate_at(const ScheduleOptions& options, double epoch) {
  const double warmup = std::fmin(options.warmup_epochs, options.epochs);
  if (epoch < warmup) { return options.learning_rate * epoch / warmup; }
  if (options.epochs <= warmup) { return options.learning_rate; }
  const double progress = std::fmin(1.0, (epoch - warmup) / (options.epochs - warmup));
  return options.learning_rate * 0.5 * (1 + std::cos(std::numbers::pi * progress));
}

}  // namespace la3::train
