// Paths of a data set's files with their labels, in little memory. Private to la3/data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace la3::data {

inline std::string joined(const std::string& folder, std::string_view name) {
  return folder.empty() ? std::string(name) : folder + "/" + std::string(name);
}

// Each folder's path is kept once, and names of files stand one behind the other. Paths are below
// the data set's folder.
class FileTable {
 public:
  // A folder, which may be empty, and when it was last changed, which only an index needs to know.
  struct Folder {
    std::string path;
    int label;
    int64_t changed_ns;
  };

  // Files added from here on are in this folder.
  void add_folder(Folder folder) { folders_.push_back(std::move(folder)); }
  void add_file(std::string_view name) { add(name, static_cast<uint32_t>(folders_.size() - 1)); }

  size_t size() const { return name_ends_.size(); }
  int label(size_t i) const { return folders_[folder_of_[i]].label; }
  std::string_view name(size_t i) const {
    const size_t begin = i == 0 ? 0 : name_ends_[i - 1];
    return std::string_view(names_).substr(begin, name_ends_[i] - begin);
  }
  std::string path(size_t i) const { return joined(folders_[folder_of_[i]].path, name(i)); }
  const std::vector<Folder>& folders() const { return folders_; }
  size_t folder_of(size_t i) const { return folder_of_[i]; }

  // How many files each label has. REQUIRES: labels are below `labels`.
  std::vector<size_t> per_label(size_t labels) const {
    std::vector<size_t> counts(labels);
    for (size_t i = 0; i < size(); ++i) { ++counts[static_cast<size_t>(label(i))]; }
    return counts;
  }

  // All but some files. REQUIRES: `left_out` is ascending.
  FileTable without(const std::vector<size_t>& left_out) const {
    FileTable rest;
    rest.folders_ = folders_;
    auto next = left_out.begin();
    for (size_t i = 0; i < size(); ++i) {
      if (next != left_out.end() && *next == i) {
        ++next;
      } else {
        rest.add(name(i), folder_of_[i]);
      }
    }
    return rest;
  }

  void shrink() {
    names_.shrink_to_fit();
    name_ends_.shrink_to_fit();
    folder_of_.shrink_to_fit();
  }

 private:
  void add(std::string_view name, uint32_t folder) {
    names_ += name;
    name_ends_.push_back(names_.size());
    folder_of_.push_back(folder);
  }

  std::vector<Folder> folders_;
  std::string names_;
  std::vector<uint64_t> name_ends_;
  std::vector<uint32_t> folder_of_;
};

}  // namespace la3::data
