// Web addresses as text. Pure functions, thread-safe.
#pragma once

#include <string>
#include <string_view>

namespace la3::fetch {

// Whether the text is an address ("scheme://...") rather than a path.
bool is_url(std::string_view text);

// The scheme in lower case, for instance "https"; empty if the text is not an address.
std::string url_scheme(std::string_view text);

// The address without user name and password, for messages and notes.
std::string url_without_password(std::string_view url);

}  // namespace la3::fetch
