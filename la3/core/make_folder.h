// Makes folders.
#pragma once

#include <filesystem>

namespace la3 {

// Creates the folder and its parents, unless they exist or the path is empty. Throws Error that
// names what is in the way, or why it fails.
void make_folder(const std::filesystem::path& path);

}  // namespace la3
