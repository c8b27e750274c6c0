// flips.json: the labels whose images training mirrors left to right, and those whose it does not
// (docs/formats.md). A search measures it (`--flip by-label`), or somebody writes it; `--flip FILE`
// takes it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace la3::records {

// Validation images of a label, as they are and mirrored, shown to the same network.
struct FlipCounts {
  int64_t images = 0;
  int64_t recognised = 0;  // as they are
  int64_t lost = 0;        // of these, not recognised when mirrored
  int64_t won = 0;         // recognised only when mirrored
  // How often it and the label that it is confused with most are taken for each other: the share of
  // their images that are taken for either. 0.5: the network does not tell them apart.
  double confusion = 0;
  // What more than half of the lost images are taken for when mirrored: its mirror image, if it has one
  // among the labels. Empty: no label.
  std::string lost_to = {};

  // How the recall changes when images are mirrored, in points. REQUIRES: there are images.
  double change() const { return 100.0 * static_cast<double>(won - lost) / static_cast<double>(images); }
};

struct LabelFlip {
  std::string label = {};
  bool is_mirrored = true;
  std::optional<FlipCounts> counts = std::nullopt;  // none: written by hand
  // The network does not know the label well enough to tell: what most other labels show was chosen.
  bool is_doubtful = false;
};

struct Flips {
  std::string data = {}, network = {};  // measured with; empty: written by hand
  std::vector<LabelFlip> labels = {};

  // Names of the labels whose images are not mirrored, "a, b"; "none" if there are none.
  std::string unmirrored_text() const;
};

inline constexpr const char* kFlipsName = "flips.json";

// Throws Error if the file is damaged, or a label is there twice.
Flips read_flips(const std::filesystem::path& path);
// The same for the text of a file; `name` stands for it in messages.
Flips parse_flips(const std::string& text, const std::string& name);

std::string to_json(const Flips& flips);
void write_flips(const std::filesystem::path& path, const Flips& flips);

}  // namespace la3::records
