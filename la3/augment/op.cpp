#include "la3/augment/op.h"

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

void check_call(const OpCall& call) {
  if (static_cast<int>(call.op) >= kOpCount) {
    throw std::invalid_argument("op number " + std::to_string(static_cast<int>(call.op)) + ": below " +
                                std::to_string(kOpCount) + " expected");
  }
  const OpInfo& info = op_info(call.op);
  // Written so that NaN is rejected.
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
