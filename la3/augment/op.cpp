#include "la3/augment/op.h"

#include <sstream>
#include <stdexcept>

#include "la3/core/nearest_name.h"

namespace la3::augment {
namespace {

constexpr std::array<OpInfo, kOpCount> kTable = {{
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

}  // namespace

const std::array<OpInfo, kOpCount>& op_table() {
  return kTable;
}

std::optional<Op> find_op(std::string_view name) {
  for (const OpInfo& info : kTable) {
    if (info.name == name) { return info.op; }
  }
  return std::nullopt;
}

Op parse_op(std::string_view name) {
  if (const auto op = find_op(name)) { return *op; }
  std::vector<std::string_view> names;
  for (const OpInfo& info : kTable) { names.push_back(info.name); }
  throw std::invalid_argument("unknown op '" + std::string(name) + "'" + suggest_name(name, names));
}

void check_call(const OpCall& call) {
  if (static_cast<int>(call.op) >= kOpCount) {
    throw std::invalid_argument("op number " + std::to_string(static_cast<int>(call.op)) + ": below " +
                                std::to_string(kOpCount) + " expected");
  }
  const OpInfo& info = op_info(call.op);
  // Written so that NaN fails.
  if (info.has_magnitude && !(call.magnitude >= info.low && call.magnitude <= info.high)) {
    std::ostringstream message;
    message << info.name << ": magnitude " << info.low << " to " << info.high << " (" << info.unit
            << ") expected, found " << call.magnitude;
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
