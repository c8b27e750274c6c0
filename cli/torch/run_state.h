// The state of a `la3 run`, run.json: which stages are done and what they took.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/torch/run_plan.h"

namespace la3::cli {

class RunState {
 public:
  static constexpr int kVersion = 1;  // of the file

  RunState(std::filesystem::path folder, nlohmann::ordered_json json);

  // What a folder says about itself. Throws Error if it is of another version.
  static std::optional<nlohmann::ordered_json> read(const std::filesystem::path& folder);

  bool is_done(const std::string& stage) const;
  // Adds to what a stage has taken so far, also before a resume.
  void add(const std::string& stage, double seconds, bool is_done);
  // So that run.json says from the start what is to come.
  void add_open(const std::vector<PlannedStage>& plan);
  // Of all stages whose names begin so.
  double seconds(const std::string& prefix) const;
  void write() const;

 private:
  const nlohmann::ordered_json* find(const std::string& stage) const;
  nlohmann::ordered_json& find_or_add(const std::string& stage);

  std::filesystem::path folder_;
  nlohmann::ordered_json json_;
};

}  // namespace la3::cli
