// Plain values as people write them. Pure functions, thread-safe.
#pragma once

#include <string>
#include <string_view>

#include "la3/pickle/value.h"

namespace la3::policy {

// Reads one value in JSON or Python syntax, including tuples, single quotes, None, True, comments
// and trailing commas. Throws Error that begins "name:line:column: ".
pickle::PlainValues read_literal(std::string_view text, const std::string& name);

}  // namespace la3::policy
