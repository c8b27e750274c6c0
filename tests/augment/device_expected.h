// What the GPU has to give, made by the CPU's functions, and how a difference is told.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/cuda/device_image.h"
#include "la3/augment/sampler.h"
#include "la3/augment/standard.h"
#include "la3/core/image.h"
#include "la3/core/random.h"
#include "la3/policy/policy.h"

namespace la3::augment {

// ---- inputs ----

enum class Look { kNoise, kFlat, kGradient, kTwoValues, kNarrow };
inline constexpr Look kLooks[] = {Look::kNoise, Look::kFlat, Look::kGradient, Look::kTwoValues, Look::kNarrow};

inline Image test_image(int width, int height, Look look, uint64_t number) {
  random::Stream stream(11, static_cast<uint32_t>(look), number, random::Purpose::kBenchmark);
  Image image(width, height, 3);
  const uint32_t color[2][3] = {{stream.below(256), stream.below(256), stream.below(256)},
                                {stream.below(256), stream.below(256), stream.below(256)}};
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      for (int c = 0; c < 3; ++c) {
        uint32_t value = 0;
        switch (look) {
          case Look::kNoise: value = stream.below(256); break;
          case Look::kFlat: value = color[0][c]; break;
          case Look::kGradient: value = static_cast<uint32_t>(x * (c + 2) + y * 3 + c * 40) % 256; break;
          case Look::kTwoValues: value = color[stream.below(2)][c]; break;
          case Look::kNarrow: value = 100 + stream.below(20 + 10 * static_cast<uint32_t>(c)); break;
        }
        image.data()[(static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x)) * 3 +
                     static_cast<size_t>(c)] = static_cast<uint8_t>(value);
      }
    }
  }
  return image;
}

// Images of all looks, one after the other.
struct TestImages {
  TestImages(int w, int h, size_t n) : width(w), height(h), count(n) {
    for (size_t i = 0; i < n; ++i) {
      const Image image = test_image(w, h, kLooks[i % std::size(kLooks)], i);
      bytes.insert(bytes.end(), image.data(), image.data() + image.bytes());
    }
  }
  size_t image_bytes() const { return size_t{3} * static_cast<size_t>(width) * static_cast<size_t>(height); }
  ImageView view(size_t i) const { return {bytes.data() + i * image_bytes(), width, height, 3}; }

  int width, height;
  size_t count;
  std::vector<uint8_t> bytes;
};

// Every op at every level and sign that can be drawn; Cutout at several centres.
inline std::vector<OpCall> all_drawable_calls() {
  std::vector<OpCall> calls;
  for (const OpInfo& info : kOpTable) {
    for (int level = 0; level < (info.has_magnitude ? kMagnitudeLevels : 1); ++level) {
      for (int variant = 0; variant < (info.op == Op::kCutout ? 6 : (info.random_sign ? 2 : 1)); ++variant) {
        DrawnCall drawn;
        drawn.op = info.op;
        drawn.level = static_cast<uint8_t>(level);
        drawn.negative = info.random_sign && variant == 1;
        if (info.op == Op::kCutout) {
          random::Stream stream(12, static_cast<uint32_t>(level), static_cast<uint64_t>(variant),
                                random::Purpose::kBenchmark);
          drawn.centre_x = stream.uniform();
          drawn.centre_y = stream.uniform();
        }
        calls.push_back(call_of(drawn));
      }
    }
  }
  return calls;
}

// ---- policies ----

// Labels a and b have many triples, c has one.
inline Sampler mixed_sampler(uint64_t seed) {
  policy::Policy policy;
  random::Stream stream(21, 0, 0, random::Purpose::kBenchmark);
  for (const char* label : {"a", "b", "c"}) {
    policy::LabelPolicy entry;
    entry.label = label;
    for (int i = 0; i < (label[0] == 'c' ? 1 : 200); ++i) {
      policy::Triple triple;
      for (Op& op : triple.ops) { op = static_cast<Op>(stream.below(kOpCount)); }
      entry.triples.push_back(triple);
    }
    policy.labels.push_back(entry);
  }
  return policy::make_sampler(policy, {"a", "b", "c"}, seed);
}

// Three labels with recipes of 1 to 8 steps: probabilities, weights, steps with several choices, all
// spaces and units, ranges; the first label's change with the epoch.
inline Sampler recipe_sampler(uint64_t seed) {
  random::Stream stream(22, 0, 0, random::Purpose::kBenchmark);
  const auto share = [&] { return stream.below(3) == 0 ? 1 : stream.uniform(); };
  const auto random_choice = [&] {
    const auto space = static_cast<Space>(stream.below(kSpaceCount));
    auto op = static_cast<Op>(stream.below(kOpCount));
    if (!space_op(space, op).exists) { op = Op::kIdentity; }
    const SpaceOp& entry = space_op(space, op);
    Choice choice = default_choice(space, op);
    choice.probability = share();
    choice.weight = 0.1 + share();
    if (entry.levels > 0 && stream.below(3) == 0) {
      choice.magnitudes = {entry.low + stream.uniform() * (entry.high - entry.low)};
    } else if (entry.levels > 0 && stream.below(4) == 0) {
      choice.magnitudes = uniform_magnitudes(entry.low, entry.high);
    }
    return choice;
  };
  std::vector<Recipe> recipes;
  for (int i = 0; i < 120; ++i) {
    Recipe recipe;
    if (i >= 60) { recipe.weight = 0.1 + share(); }  // the first half have equal weights
    for (int step = 0; step <= i % kMaxSteps; ++step) {
      recipe.steps.emplace_back();
      const uint32_t choices = stream.below(3) == 0 ? 1 + stream.below(6) : 1;
      const bool equal = stream.below(2) == 0;
      for (uint32_t k = 0; k < choices; ++k) {
        recipe.steps.back().choices.push_back(random_choice());
        if (equal) { recipe.steps.back().choices.back().weight = 2; }
      }
    }
    recipes.push_back(recipe);
  }
  const std::vector<std::vector<LabelRecipes>> labels = {
      {{0, {0, 60}}, {3, {50, 70}}, {9, {119, 1}}, {100, {60, 60}}}, {{0, {30, 80}}}, {{0, {0, 59}}}};
  return Sampler(recipes, labels, seed);
}

// ---- what is expected ----

inline std::string describe_call(const OpCall& call) {
  char text[160];
  std::snprintf(text, sizeof(text), "%s %.17g", std::string(op_name(call.op)).c_str(), call.magnitude);
  std::string result = text;
  if (call.op == Op::kCutout) {
    std::snprintf(text, sizeof(text), " at (%.17g, %.17g)", call.centre_x, call.centre_y);
    result += text;
  }
  return result;
}

struct Expected {
  std::vector<float> values;  // height x width x 3
  std::string story;          // what was decided, for messages
};

// The steps of the loader for small images. `standard` null: as in evaluation.
inline Expected expected_image(ImageView image, std::span<const OpCall> calls,
                               const CropFlipCutoutOptions* standard, uint64_t seed, uint32_t epoch,
                               uint64_t sample, const ScaleShift& factors, bool may_flip = true) {
  static Scratch scratch;
  Expected expected;
  Image augmented(image);
  apply_ops(calls, image, augmented.view(), scratch);
  expected.values.resize(augmented.bytes());
  const ImageView in = std::as_const(augmented).view();
  expected.story = std::to_string(image.width) + "x" + std::to_string(image.height) + " sample " +
                   std::to_string(sample) + " epoch " + std::to_string(epoch) + ":";
  for (const OpCall& call : calls) { expected.story += " [" + describe_call(call) + "]"; }
  if (standard == nullptr) {
    normalize(expected.values, in, factors, Layout::kNhwc);
  } else {
    random::Stream stream(seed, epoch, sample, random::Purpose::kStandard);
    CropFlipCutout decided = decide_crop_flip_cutout(stream, in.width, in.height, *standard);
    decided.crop.flip = decided.crop.flip && may_flip;
    normalize_crop_flip_cutout(expected.values, in, decided, factors, Layout::kNhwc);
    expected.story += " crop (" + std::to_string(decided.crop.x) + ", " + std::to_string(decided.crop.y) + ")" +
                      (decided.crop.flip ? " flipped" : "") + " hole " + std::to_string(decided.hole.x0) + ".." +
                      std::to_string(decided.hole.x1) + " x " + std::to_string(decided.hole.y0) + ".." +
                      std::to_string(decided.hole.y1);
  }
  return expected;
}

// Empty if all values are equal, else the story, the first pixel that differs and how many do.
template <typename Stored>
std::string difference(const Expected& expected, const Stored* found, int width) {
  constexpr bool kIsFloat = std::is_same_v<Stored, float>;
  std::string text;
  size_t wrong = 0;
  for (size_t i = 0; i < expected.values.size(); ++i) {
    float value;
    uint32_t wanted_bits, found_bits;
    if constexpr (kIsFloat) {
      value = found[i];
      std::memcpy(&wanted_bits, &expected.values[i], 4);
      std::memcpy(&found_bits, &found[i], 4);
    } else {
      wanted_bits = device::bfloat16_of(expected.values[i]);
      found_bits = found[i];
      const uint32_t bits = found_bits << 16;
      std::memcpy(&value, &bits, 4);
    }
    if (wanted_bits == found_bits) { continue; }
    if (++wrong == 1) {
      char line[200];
      std::snprintf(line, sizeof(line), " pixel (%zu, %zu) channel %zu: %.9g (%08x) expected, found %.9g (%08x)",
                    i / 3 % static_cast<size_t>(width), i / 3 / static_cast<size_t>(width), i % 3,
                    static_cast<double>(expected.values[i]), wanted_bits, static_cast<double>(value), found_bits);
      text = expected.story + line;
    }
  }
  return wrong == 0 ? "" : text + ", " + std::to_string(wrong) + " values differ";
}

// Normalising that leaves bytes as they are.
inline Normalization as_bytes() {
  return {.mean = {0, 0, 0}, .deviation = {1.0 / 255, 1.0 / 255, 1.0 / 255}};
}
// CIFAR-10's.
inline Normalization as_usual() {
  return {.mean = {0.4914, 0.4822, 0.4465}, .deviation = {0.2470, 0.2435, 0.2616}};
}

}  // namespace la3::augment
