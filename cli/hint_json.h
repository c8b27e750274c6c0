// How well a policy's operations tell the label, as commands print it with --json.
#pragma once

#include <nlohmann/json.hpp>

#include "la3/policy/hint.h"

namespace la3::cli {

inline nlohmann::ordered_json hint_json(const policy::Hint& hint) {
  return {{"bits", hint.bits}, {"label_bits", hint.label_bits}, {"guess", hint.guess}, {"chance", hint.chance}};
}

}  // namespace la3::cli
