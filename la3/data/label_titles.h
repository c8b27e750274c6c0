// Readable names of labels that are called by numbers or codes: "Old English sheepdog" for n02105641.
// For tables and reports; policies and files keep the labels. Private to la3/data.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace la3::data {

// The titles by label number, from the first of these files in the folder: words.txt, classes.txt,
// labels.txt, labels.json. Texts have a label and its title on each line, after a tab, comma or space,
// or, if they have as many lines as there are labels and none begins with one, only titles. labels.json
// is an object of titles by label, or a list of titles. A label without a title keeps its name. Empty
// if there is no such file, or if no label has a title in it: it may be there for another reason.
// Throws Error if a file cannot be read or is not JSON.
std::vector<std::string> read_label_titles(const std::filesystem::path& folder,
                                           const std::vector<std::string>& labels);

}  // namespace la3::data
