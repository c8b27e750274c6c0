// How long something takes, measured and as text.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>

namespace la3 {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// "8 s", "3 min 20 s", "2 h 5 min".
inline std::string duration_text(double seconds) {
  const auto whole = static_cast<long>(std::clamp(seconds, 0.0, 3.6e8) + 0.5);
  if (whole < 60) { return std::to_string(whole) + " s"; }
  if (whole < 3600) { return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s"; }
  return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace la3
