// What samples.json and compared.json have in common. Private to la3/records.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <vector>

#include "la3/records/json_file.h"
#include "la3/records/samples_file.h"

namespace la3::records {

SampleCell read_cell(const JsonValue& value);
nlohmann::ordered_json cells_json(const std::vector<SampleCell>& cells);

// Throws Error unless it is a whole JPEG file of at most `max_bytes`.
std::vector<uint8_t> read_strip(const std::filesystem::path& path, size_t max_bytes);

}  // namespace la3::records
