#include "la3/augment/op.h"

#include <iterator>
#include <sstream>
#include <stdexcept>

#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace la3::augment {

std::optional<Op> find_op(std::string_view name) {
  for (const OpInfo& info : kOpTable) {
    if (info.name == name) { return info.op; }
  }
  return std::nullopt;
}

Op parse_op(std::string_view name) {
  if (const auto op = find_op(name)) { return *op; }
  std::vector<std::string_view> names;
  for (const OpInfo& info : kOpTable) { names.push_back(info.name); }
  throw std::invalid_argument("unknown op " + in_quotes(name) + suggest_name(name, names));
}

namespace {

constexpr std::string_view kUnitNames[kUnitCount] = {"own", "pixels", "whole-share"};

// Translate in pixels and Cutout's side: twice the largest side on the GPU.
constexpr double kMostPixels = 8192;

}  // namespace

std::string_view unit_name(Unit unit) {
  return kUnitNames[static_cast<size_t>(unit)];
}

std::optional<Unit> find_unit(std::string_view name) {
  for (size_t i = 0; i < kUnitCount; ++i) {
    if (kUnitNames[i] == name) { return static_cast<Unit>(i); }
  }
  return std::nullopt;
}

Unit parse_unit(std::string_view name) {
  if (const auto unit = find_unit(name)) { return *unit; }
  throw std::invalid_argument("unknown unit " + in_quotes(name) +
                              suggest_name(name, {std::begin(kUnitNames), std::end(kUnitNames)}));
}

CallRange call_range(Op op, Unit unit) {
  const bool is_translate = op == Op::kTranslateX || op == Op::kTranslateY;
  if (unit == Unit::kPixels) {
    if (is_translate) { return {-kMostPixels, kMostPixels}; }
    return op == Op::kCutout ? CallRange{0, kMostPixels} : CallRange{};
  }
  if (unit == Unit::kWholeShare) { return is_translate ? CallRange{-1, 1} : CallRange{}; }
  switch (op) {
    case Op::kShearX:
    case Op::kShearY:
    case Op::kTranslateX:
    case Op::kTranslateY: return {-1, 1};
    case Op::kRotate: return {-360, 360};
    case Op::kSolarize: return {0, 256};
    case Op::kPosterize: return {0, 8};
    case Op::kContrast:
    case Op::kColor:
    case Op::kBrightness:
    case Op::kSharpness: return {0, 2};
    case Op::kCutout: return {0, 1};
    case Op::kAutoContrast:
    case Op::kInvert:
    case Op::kEqualize:
    case Op::kIdentity: break;
  }
  return {0, 0};
}

std::string_view unit_text(Op op, Unit unit) {
  switch (unit) {
    case Unit::kPixels: return "pixels";
    case Unit::kWholeShare:
      return op == Op::kTranslateX ? "share of the width, in whole pixels" : "share of the height, in whole pixels";
    case Unit::kOwn: break;
  }
  return op_info(op).unit;
}

void check_call(const OpCall& call) {
  if (static_cast<int>(call.op) >= kOpCount) {
    throw std::invalid_argument("op number " + std::to_string(static_cast<int>(call.op)) + ": below " +
                                std::to_string(kOpCount) + " expected");
  }
  if (static_cast<int>(call.unit) >= kUnitCount) {
    throw std::invalid_argument("unit number " + std::to_string(static_cast<int>(call.unit)) + ": below " +
                                std::to_string(kUnitCount) + " expected");
  }
  const OpInfo& info = op_info(call.op);
  const CallRange range = call_range(call.op, call.unit);
  if (range.low > range.high) {
    throw std::invalid_argument(std::string(info.name) + ": a magnitude in its own unit expected, found one in " +
                                std::string(unit_text(call.op, call.unit)));
  }
  // Written so that NaN is rejected.
  if (info.has_magnitude && !(call.magnitude >= range.low && call.magnitude <= range.high)) {
    std::ostringstream message;
    message << info.name << ": magnitude " << range.low << " to " << range.high << " ("
            << unit_text(call.op, call.unit) << ") expected, found " << call.magnitude;
    throw std::invalid_argument(message.str());
  }
  const auto is_share = [](double x) { return x >= 0 && x < 1; };
  if (call.op == Op::kCutout && !(is_share(call.centre_x) && is_share(call.centre_y))) {
    std::ostringstream message;
    message << "Cutout: a centre of at least 0 and below 1 expected, found " << call.centre_x << ", "
            << call.centre_y;
    throw std::invalid_argument(message.str());
  }
}

}  // namespace la3::augment
