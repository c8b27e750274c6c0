// samples/: sample images of a run, original and augmented, for its report (docs/formats.md).
//
// samples.json describes the strips next to it: one JPEG file per label, with a row of cells per
// image, the original first.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/augment/op.h"

namespace la3::records {

// A part of a strip: an image of the data set (no calls), or a copy with these calls applied.
struct SampleCell {
  std::string source = {};  // the image's id in the data set
  std::vector<augment::OpCall> calls = {};
};

struct SampleStrip {
  std::string label = {};
  std::string file = {};  // "0003.jpg"
  std::vector<uint8_t> jpeg = {};
  std::vector<SampleCell> cells = {};  // row after row
};

struct SampleStrips {
  uint64_t seed = 0;
  int cell_px = 0, columns = 0;
  std::vector<SampleStrip> strips = {};
  size_t left_out = 0;  // labels that were not read
};

// Nothing if `folder`/samples.json does not exist. Reads JPEG files up to `max_bytes` in total, in
// the file's order. Throws Error if a file is damaged or missing, or lies outside the folder.
std::optional<SampleStrips> read_samples(const std::filesystem::path& folder, size_t max_bytes);

// Writes the JPEG files, then samples.json. The folder must exist. Throws Error if a file cannot be
// written.
void write_samples(const std::filesystem::path& folder, const SampleStrips& samples);

}  // namespace la3::records
