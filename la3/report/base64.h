// Bytes as text (RFC 4648), for embedding in a page. A pure function.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace la3::report {

std::string to_base64(std::span<const uint8_t> bytes);

}  // namespace la3::report
