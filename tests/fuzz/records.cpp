// The files of a run.
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/records/config_file.h"
#include "la3/records/metrics_file.h"
#include "la3/records/run_file.h"
#include "la3/records/strength_file.h"
#include "la3/records/toml.h"
#include "la3/search/evaluations.h"
#include "la3/search/trials.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {
namespace {

bool names(const Error& error, const std::string& file) {
  return std::string_view(error.what()).find(file) != std::string_view::npos;
}

}  // namespace

void fuzz_evaluations(Bytes bytes) {
  const std::filesystem::path path = put("evaluations.jsonl", bytes);
  search::Evaluations read;
  try {
    read = search::read_evaluations(path);
  } catch (const Error& error) {
    LA3_REQUIRE(names(error, "evaluations.jsonl"));
    return;
  }
  LA3_REQUIRE(read.whole_bytes <= bytes.size() && read.lines.size() % read.header.groups() == 0);
  // Written anew, the same search goes on from the same place.
  const std::filesystem::path copy = folder() / "evaluations-2.jsonl";
  std::filesystem::remove(copy);
  {
    search::EvaluationsWriter writer(copy, read.header);
    for (size_t i = 0; i < read.lines.size(); i += read.header.groups()) {
      writer.add(std::span(read.lines).subspan(i, read.header.groups()));
    }
  }
  const search::Evaluations again = search::read_evaluations(copy);
  search::check_same_search(read.header, again.header, "again");
  LA3_REQUIRE(again.lines.size() == read.lines.size() && again.dropped_lines == 0);
  for (size_t i = 0; i < read.lines.size(); ++i) {
    LA3_REQUIRE(again.lines[i].triple == read.lines[i].triple && again.lines[i].count == read.lines[i].count);
  }
}

void fuzz_trials(Bytes bytes) {
  const std::filesystem::path path = put("trials.jsonl", bytes);
  try {
    const search::Trials read = search::read_trials(path);
    LA3_REQUIRE(read.whole_bytes <= bytes.size());
    // What was cut off is cut off, and what is left can be read.
    search::TrialsWriter(path, read);
    LA3_REQUIRE(search::read_trials(path).lines.size() == read.lines.size());
  } catch (const Error& error) { LA3_REQUIRE(names(error, "trials.jsonl")); }
}

void fuzz_metrics(Bytes bytes) {
  put("metrics.jsonl", bytes);
  for (const bool is_search : {false, true}) {
    try {
      const size_t lines =
          is_search ? records::read_iterations(folder()).lines.size() : records::read_epochs(folder()).lines.size();
      LA3_REQUIRE(lines <= bytes.size());
    } catch (const Error& error) { LA3_REQUIRE(names(error, "metrics.jsonl")); }
  }
  // Resuming keeps whole lines of what is done, whatever else is there, and then all can be appended.
  records::keep_epochs(folder(), 3);
  const std::vector<uint8_t> kept = read_file(folder() / "metrics.jsonl", 1 << 26);
  records::keep_epochs(folder(), 3);
  LA3_REQUIRE(read_file(folder() / "metrics.jsonl", 1 << 26) == kept);
  LA3_REQUIRE(kept.empty() || kept.back() == '\n');
}

void fuzz_run(Bytes bytes) {
  put("run.json", bytes);
  records::RunFile read;
  try {
    read = records::read_run_file(folder());
  } catch (const Error& error) {
    LA3_REQUIRE(names(error, "run.json"));
    return;
  }
  records::write_run_file(folder(), read);
  LA3_REQUIRE(records::read_run_file(folder()) == read);
}

void fuzz_strength(Bytes bytes) {
  const std::filesystem::path path = put(records::kStrengthName, bytes);
  records::StrengthFile read;
  try {
    read = records::read_strength(path);
  } catch (const Error& error) {
    LA3_REQUIRE(names(error, records::kStrengthName));
    return;
  }
  records::write_strength(path, read);
  LA3_REQUIRE(records::read_strength(path) == read);
}

void fuzz_toml(Bytes bytes) {
  for (const auto bare_words : {records::BareWords::kRefused, records::BareWords::kAreStrings}) {
    records::Settings settings;
    try {
      for (const records::TomlEntry& entry : records::parse_toml(text_of(bytes), "input", bare_words)) {
        // Names of settings are made of these; others are never written.
        constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
        const bool is_plain = entry.name.find_first_not_of(kLetters) == std::string::npos && entry.name != "seed";
        if (is_plain) { settings.emplace_back(entry.name, entry.value); }
      }
    } catch (const Error& error) {
      LA3_REQUIRE(std::string_view(error.what()).starts_with("input:"));
      continue;
    }
    // What was read is written so that it is read again.
    std::string text;
    try {
      text = records::config_text("run", settings);
    } catch (const Error&) { continue; }  // not UTF-8
    LA3_REQUIRE(records::parse_settings(text, "again", "run") == settings);
  }
}

}  // namespace la3::fuzz
