#include "la3/augment/space.h"

#include <array>
#include <cmath>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "la3/augment/draw.h"
#include "la3/core/expect.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::augment {
namespace {

constexpr std::string_view kSpaceNames[kSpaceCount] = {"la3", "torchvision", "trivial-augment-wide", "pba"};

// Both of torchvision's have this many bins, PBA the levels 0 .. 10.
constexpr int kTorchvisionLevels = 31, kPbaLevels = 11;
// Of the side: what torchvision scales AutoAugment's 150 pixels of 331 to.
constexpr double kMostShift = 150.0 / 331.0;
// A little more, so that a product with the side that should be a whole number is never below it.
constexpr double kUp = 1 + 0x1p-50;

using Row = std::array<SpaceOp, kOpCount>;

constexpr SpaceOp kWithout{.exists = true};

constexpr SpaceOp signed_op(double most, int levels, Unit unit = Unit::kOwn) {
  return {.exists = true, .low = -most, .high = most, .unit = unit, .random_sign = true, .levels = levels};
}
constexpr SpaceOp plain_op(double low, double high, int levels, Unit unit = Unit::kOwn) {
  return {.exists = true, .low = low, .high = high, .unit = unit, .random_sign = false, .levels = levels};
}
// Factors around 1, with a random sign.
constexpr SpaceOp factor_op(double most, int levels) {
  return {
      .exists = true, .low = 1 - most, .high = 1 + most, .unit = Unit::kOwn, .random_sign = true, .levels = levels};
}

constexpr Row la3_row() {
  Row row{};
  for (size_t i = 0; i < kOpCount; ++i) {
    const OpInfo& info = kOpTable[i];
    row[i] = {.exists = true,
              .low = info.low,
              .high = info.high,
              .unit = Unit::kOwn,
              .random_sign = info.random_sign,
              .levels = info.has_magnitude ? kMagnitudeLevels : 0};
  }
  return row;
}

constexpr Row torchvision_row(double shear, SpaceOp translate, double angle_deg, double factor, double bits) {
  constexpr int n = kTorchvisionLevels;
  const SpaceOp enhancer = factor_op(factor, n);
  return {{signed_op(shear, n), signed_op(shear, n), translate, translate, signed_op(angle_deg, n), kWithout,
           kWithout, kWithout, plain_op(0, 256, n), plain_op(bits, 8, n), enhancer, enhancer, enhancer, enhancer,
           SpaceOp{}, kWithout}};
}

constexpr Row pba_row() {
  constexpr int n = kPbaLevels;
  const SpaceOp shift = signed_op(10, n, Unit::kPixels), enhancer = plain_op(0.1, 1.8 + 0.1, n);
  return {{signed_op(0.3, n), signed_op(0.3, n), shift, shift, signed_op(30, n), kWithout, kWithout, kWithout,
           plain_op(0, 256, n), plain_op(0, 4, n), enhancer, enhancer, enhancer, enhancer,
           plain_op(0, 20, n, Unit::kPixels), kWithout}};
}

// 0.3f and 0.99f are a little above 0.3 and 0.99, 0.9f is below 0.9: a range holds both.
constexpr Row kRows[kSpaceCount] = {
    la3_row(),
    torchvision_row(0.3f, signed_op(kMostShift* kUp, kTorchvisionLevels, Unit::kWholeShare), 30, 0.9, 4),
    torchvision_row(0.99f, signed_op(32, kTorchvisionLevels, Unit::kPixels), 135, 0.99f, 2),
    pba_row(),
};

// Value `i` of torch.linspace(from, to, count) in float32. The last bits are those that torch gives on
// CPUs with AVX2.
double linspace(float from, float to, int count, int i) {
  const double step = (to - from) / static_cast<float>(count - 1);
  const double value = i < count / 2 ? from + step * i : to - step * (count - 1 - i);
  return static_cast<float>(value);
}

// Level i of n.
double torchvision_level(Space space, Op op, int i, int n) {
  const bool wide = space == Space::kWide;
  switch (op) {
    case Op::kShearX:
    case Op::kShearY: return linspace(0, wide ? 0.99f : 0.3f, n, i);
    case Op::kTranslateX:
    case Op::kTranslateY:
      if (!wide) { return kMostShift * i / (n - 1) * kUp; }
      // torch computes in vectors of eight, which shows in these two: 16 is not 15.999999.
      return n == kTorchvisionLevels && (i == 13 || i == 15) ? static_cast<float>(32.0 * i / (n - 1))
                                                             : linspace(0, 32, n, i);
    case Op::kRotate: return linspace(0, wide ? 135 : 30, n, i);
    case Op::kSolarize: return linspace(255, 0, n, i);
    case Op::kPosterize: {
      // Halves are rounded to even.
      const float share = static_cast<float>(i) / (static_cast<float>(n - 1) / (wide ? 6.0f : 4.0f));
      return 8 - std::nearbyint(share);
    }
    default: return 1.0 + linspace(0, wide ? 0.99f : 0.9f, n, i);
  }
}

double pba_level(Op op, int level) {
  const auto whole = [level](int range) { return level * range / 10; };  // as PBA rounds
  switch (op) {
    case Op::kShearX:
    case Op::kShearY: return level * 0.3 / 10;
    case Op::kTranslateX:
    case Op::kTranslateY: return level;
    case Op::kRotate: return 3 * level;
    case Op::kSolarize: return 256 - whole(256);
    case Op::kPosterize: return 4 - whole(4);
    case Op::kCutout: return 2 * level;
    default: return level * 1.8 / 10 + 0.1;
  }
}

}  // namespace

std::string_view space_name(Space space) {
  return kSpaceNames[static_cast<size_t>(space)];
}

std::optional<Space> find_space(std::string_view name) {
  for (size_t i = 0; i < kSpaceCount; ++i) {
    if (kSpaceNames[i] == name) { return static_cast<Space>(i); }
  }
  return std::nullopt;
}

Space parse_space(std::string_view name) {
  if (const auto space = find_space(name)) { return *space; }
  throw std::invalid_argument("unknown space " + in_quotes(name) +
                              suggest_name(name, {std::begin(kSpaceNames), std::end(kSpaceNames)}));
}

const SpaceOp& space_op(Space space, Op op) {
  return kRows[static_cast<size_t>(space)][static_cast<size_t>(op)];
}

double level_magnitude(Space space, Op op, int level) {
  const SpaceOp& entry = space_op(space, op);
  if (level < 0 || level >= entry.levels) {
    std::ostringstream message;
    message << "level " << level << " of " << op_name(op) << " in the space " << space_name(space) << ": ";
    if (entry.levels == 0) {
      message << "there are no levels";
    } else {
      message << "0 to " << entry.levels - 1 << " expected";
    }
    throw std::invalid_argument(message.str());
  }
  switch (space) {
    case Space::kLa3: return call_of({.op = op, .level = static_cast<uint8_t>(level)}).magnitude;
    case Space::kTorchvision:
    case Space::kWide: return torchvision_level(space, op, level, kTorchvisionLevels);
    case Space::kPba: break;
  }
  return pba_level(op, level);
}

double bin_magnitude(Space space, Op op, int bin, int bins) {
  if ((space != Space::kTorchvision && space != Space::kWide) || space_op(space, op).levels == 0) {
    throw std::invalid_argument("the space " + std::string(space_name(space)) + " has no bins of " +
                                std::string(op_name(op)));
  }
  expect(bins >= 2, "bins", "at least 2", bins);
  expect(bin >= 0 && bin < bins, "bin", "0 to " + std::to_string(bins - 1), bin);
  return torchvision_level(space, op, bin, bins);
}

bool has_sign(Op op) {
  return op <= Op::kRotate || (op >= Op::kContrast && op <= Op::kSharpness);
}

double neutral(Op op) {
  return op <= Op::kRotate ? 0 : 1;
}

double mirrored(Op op, double magnitude) {
  return op <= Op::kRotate ? -magnitude : 2 - magnitude;
}

}  // namespace la3::augment
