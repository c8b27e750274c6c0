// The sample images of a run: RUN/samples, as cli/samples.h writes it (docs/formats.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "la3/augment/op.h"

namespace la3::report {

// A part of a strip: an image as it is in the data set (no calls), or a copy with these ops applied.
struct SampleCell {
  std::string source;  // the image's id in the data set
  std::vector<augment::OpCall> calls;
};

struct SampleStrip {
  std::string label;
  std::vector<uint8_t> jpeg;
  std::vector<SampleCell> cells;  // row after row
};

struct SampleStrips {
  int cell_px = 0, columns = 0;
  std::vector<SampleStrip> strips;
  size_t left_out = 0;  // labels beyond max_bytes
};

// None without RUN/samples/samples.json. Reads JPEG files up to `max_bytes` in all, in the file's order. Throws
// Error if a file is damaged or missing, or stands outside the folder.
std::optional<SampleStrips> read_samples(const std::filesystem::path& run_dir, size_t max_bytes);

}  // namespace la3::report
