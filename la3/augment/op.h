// The one table of operations: names, and the magnitudes and signs of triples. Search, commands,
// Python and report use it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace la3::augment {

// The paper's sixteen operations, with AutoAugment's ranges. The numbers are part of the file
// formats: never renumber.
enum class Op : uint8_t {
  kShearX,
  kShearY,
  kTranslateX,
  kTranslateY,
  kRotate,
  kAutoContrast,
  kInvert,
  kEqualize,
  kSolarize,
  kPosterize,
  kContrast,
  kColor,
  kBrightness,
  kSharpness,
  kCutout,
  kIdentity,
};
inline constexpr int kOpCount = 16;

struct OpInfo {
  Op op;
  std::string_view name;
  // AutoContrast, Invert, Equalize and Identity have none; their range is 0 .. 0.
  bool has_magnitude;
  double low, high;       // magnitudes that triples draw from (call_range() is wider)
  bool random_sign;       // triples flip the sign with probability 1/2
  std::string_view unit;  // of the magnitude, for help texts
};

// All operations, by number.
inline constexpr std::array<OpInfo, kOpCount> kOpTable = {{
    // op, name, has magnitude, low, high, random sign, unit
    {Op::kShearX, "ShearX", true, -0.3, 0.3, true, "pixels per row"},
    {Op::kShearY, "ShearY", true, -0.3, 0.3, true, "pixels per column"},
    {Op::kTranslateX, "TranslateX", true, -0.45, 0.45, true, "share of the width"},
    {Op::kTranslateY, "TranslateY", true, -0.45, 0.45, true, "share of the height"},
    {Op::kRotate, "Rotate", true, -30, 30, true, "degrees, counter-clockwise"},
    {Op::kAutoContrast, "AutoContrast", false, 0, 0, false, ""},
    {Op::kInvert, "Invert", false, 0, 0, false, ""},
    {Op::kEqualize, "Equalize", false, 0, 0, false, ""},
    {Op::kSolarize, "Solarize", true, 0, 256, false, "threshold"},
    {Op::kPosterize, "Posterize", true, 4, 8, false, "bits, truncated"},
    {Op::kContrast, "Contrast", true, 0.1, 1.9, false, "factor"},
    {Op::kColor, "Color", true, 0.1, 1.9, false, "factor"},
    {Op::kBrightness, "Brightness", true, 0.1, 1.9, false, "factor"},
    {Op::kSharpness, "Sharpness", true, 0.1, 1.9, false, "factor"},
    {Op::kCutout, "Cutout", true, 0, 0.2, false, "share of the width"},
    {Op::kIdentity, "Identity", false, 0, 0, false, ""},
}};

inline const std::array<OpInfo, kOpCount>& op_table() {
  return kOpTable;
}

// A property of all ops as a bit mask, by number: for GPU code, which cannot read the table itself.
constexpr uint32_t ops_with(bool OpInfo::*property) {
  uint32_t bits = 0;
  for (const OpInfo& info : kOpTable) { bits |= info.*property ? 1u << static_cast<int>(info.op) : 0u; }
  return bits;
}
inline constexpr uint32_t kOpsWithMagnitude = ops_with(&OpInfo::has_magnitude);
inline constexpr uint32_t kOpsWithRandomSign = ops_with(&OpInfo::random_sign);

inline const OpInfo& op_info(Op op) {
  return op_table()[static_cast<size_t>(op)];
}
inline std::string_view op_name(Op op) {
  return op_info(op).name;
}

// The op with exactly this name, if there is one.
std::optional<Op> find_op(std::string_view name);

// Like find_op(), but throws std::invalid_argument that names the nearest op.
Op parse_op(std::string_view name);

// What a magnitude counts. Ops whose magnitude is neither a distance nor a length have kOwn only.
enum class Unit : uint8_t {
  kOwn,         // as the table above says
  kPixels,      // Translate: whole pixels, truncated towards zero; Cutout: the side, see formulas.h
  kWholeShare,  // Translate: a share of the side, truncated towards zero to whole pixels
};
inline constexpr int kUnitCount = 3;

// "own", "pixels", "whole-share".
std::string_view unit_name(Unit unit);
// The unit with exactly this name, if there is one.
std::optional<Unit> find_unit(std::string_view name);
// Like find_unit(), but throws std::invalid_argument that names the nearest.
Unit parse_unit(std::string_view name);

// An operation with everything decided: from here on a pure function of an image.
struct OpCall {
  Op op = Op::kIdentity;
  double magnitude = 0;
  // Cutout's centre as a fraction of the width and of the height, in [0, 1). Other ops ignore it.
  double centre_x = 0.5;
  double centre_y = 0.5;
  Unit unit = Unit::kOwn;

  bool operator==(const OpCall&) const = default;
};

// The magnitudes that can be executed, inclusive: wider than what triples draw, so that they hold
// the ranges of every space (space.h).
struct CallRange {
  double low = 0, high = -1;  // empty: the op does not know the unit
};
CallRange call_range(Op op, Unit unit);

// What the unit of an op's magnitude is called, for messages.
std::string_view unit_text(Op op, Unit unit);

// Throws std::invalid_argument if the op does not know the unit, or if the magnitude or the centre
// is out of range or not a number.
void check_call(const OpCall& call);

}  // namespace la3::augment
