#include "la3/records/augmented_file.h"

#include "la3/core/file.h"
#include "la3/records/json_file.h"

namespace la3::records {
namespace {

constexpr const char* kAugmentedFormat = "la3-augmented";

}  // namespace

std::optional<AugmentedFile> read_augmented_file(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / AugmentedFile::kName;
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) { return std::nullopt; }
  const JsonFile file(path);
  const JsonValue root = file.root();
  check_format(root, kAugmentedFormat, AugmentedFile::kVersion);
  AugmentedFile augmented;
  augmented.data = root["data"].string();
  augmented.policy = root["policy"].string();
  for (const auto& [name, value] : root["settings"].members()) { augmented.settings[name] = value.string(); }
  augmented.units = root["units"].unsigned_integer();
  augmented.done = root["done"].unsigned_integer();
  if (augmented.done > augmented.units) { root["done"].fail("at most as many as `units`"); }
  augmented.files = root["files"].unsigned_integer();
  augmented.bytes = root["bytes"].unsigned_integer();
  for (const JsonValue& entry : root["incomplete"].array()) {
    WrittenUnit unit{
        entry["unit"].unsigned_integer(), entry["files"].unsigned_integer(), entry["bytes"].unsigned_integer(), {}};
    if (unit.unit >= augmented.done) { entry["unit"].fail("one that is done"); }
    for (const JsonValue& image : entry["unreadable"].array()) {
      unit.unreadable.push_back({image["path"].string(), image["problem"].string()});
    }
    augmented.incomplete.push_back(std::move(unit));
  }
  return augmented;
}

void write_augmented_file(const std::filesystem::path& folder, const AugmentedFile& augmented) {
  using nlohmann::ordered_json;
  auto settings = ordered_json::object(), incomplete = ordered_json::array();
  for (const auto& [name, value] : augmented.settings) { settings[name] = value; }
  for (const WrittenUnit& unit : augmented.incomplete) {
    auto images = ordered_json::array();
    for (const UnreadImage& image : unit.unreadable) {
      images.push_back({{"path", image.path}, {"problem", image.problem}});
    }
    incomplete.push_back(
        {{"unit", unit.unit}, {"files", unit.files}, {"bytes", unit.bytes}, {"unreadable", images}});
  }
  const ordered_json document = {{"format", kAugmentedFormat}, {"version", AugmentedFile::kVersion},
                                 {"data", augmented.data},     {"policy", augmented.policy},
                                 {"settings", settings},       {"units", augmented.units},
                                 {"done", augmented.done},     {"files", augmented.files},
                                 {"bytes", augmented.bytes},   {"incomplete", incomplete}};
  // A path may be any bytes.
  write_file(folder / AugmentedFile::kName,
             document.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

}  // namespace la3::records
