// What a user gives as --labels: FILE|NAMES|SPEC.
#pragma once

#include <string>
#include <vector>

namespace la3::cli {

// Whether a text is the name of a data set, such as "shapes" or "folder:photos", by its beginning.
bool is_data_spec(const std::string& text);

// Label names by number, from a file with one name per line, a data set, or the names themselves.
// None if nothing was given. Throws Error if it is none of these.
std::vector<std::string> label_names(const std::string& given);

}  // namespace la3::cli
