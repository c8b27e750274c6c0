// la3 data get
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "cli/commands.h"
#include "cli/progress.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/lower_case.h"
#include "la3/core/utf8.h"
#include "la3/fetch/download.h"
#include "la3/fetch/fetch.h"

namespace la3::cli {
namespace {

using fetch::FetchProgress;
using fetch::FetchStage;

std::string megabytes(double bytes) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", bytes / 1e6);
  return text;
}

// Shows the progress of a transfer.
class FetchDisplay {
 public:
  explicit FetchDisplay(const GlobalOptions& options) : line_(options) {}

  void note(const std::string& text) { line_.note(printable(text)); }

  void show(const FetchProgress& progress) {
    const auto now = Clock::now();
    // The transfer starts, or starts again.
    if (!last_ || last_->stage != progress.stage || progress.done < last_->done) {
      older_ = newer_ = {now, progress.done};
      last_.reset();
    }
    if (now - newer_.time > std::chrono::seconds(5)) { older_ = std::exchange(newer_, {now, progress.done}); }
    const bool ends = progress.done == progress.total && (!last_ || last_->done < progress.done);
    if (line_.is_due() || ends) { line_.show(describe(progress, now)); }
    last_ = progress;
  }

 private:
  struct Sample {
    Clock::time_point time;
    uint64_t done = 0;
  };

  std::string describe(const FetchProgress& progress, Clock::time_point now) const {
    static constexpr const char* kVerbs[] = {"downloading", "checking", "extracting"};
    const auto done = static_cast<double>(progress.done), total = static_cast<double>(progress.total);
    std::string text = std::string(kVerbs[static_cast<int>(progress.stage)]) + ": " + megabytes(done);
    if (progress.total > 0) {
      text += " of " + megabytes(total) + " MB (" + std::to_string(static_cast<int>(100 * done / total)) + "%)";
    } else {
      text += " MB";
    }
    const double seconds = std::chrono::duration<double>(now - older_.time).count();
    if (progress.stage != FetchStage::kDownload || seconds < 0.5) { return text; }
    const double speed = static_cast<double>(progress.done - older_.done) / seconds;
    text += ", " + megabytes(speed) + " MB/s";
    if (speed > 0 && progress.total > 0) { text += ", " + duration_text((total - done) / speed) + " left"; }
    return text;
  }

  ProgressLine line_;
  std::optional<FetchProgress> last_;
  Sample older_, newer_;  // the speed is measured since `older_`, 5 to 10 seconds ago
};

// Quoted as one word of a shell command line.
std::string shell_word(const std::string& text) {
  const auto plain = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_-./:,+=@%", c);
  };
  if (std::all_of(text.begin(), text.end(), plain)) { return text; }
  std::string quoted = "'";
  for (const char c : text) { quoted += c == '\'' ? std::string("'\\''") : std::string(1, c); }
  return quoted + "'";
}

void print_result(const fetch::FetchOptions& wanted, const fetch::FetchResult& result,
                  const GlobalOptions& options) {
  const std::string folder = result.folder.string();
  // A SPEC finds the data set's own folder inside this one.
  const std::string spec = wanted.name + ":" + wanted.folder.string();
  if (options.json) {
    print_json({{"name", wanted.name},
                {"folder", folder},
                {"spec", spec},
                {"already_there", result.already_there},
                {"transferred_bytes", result.transferred},
                {"archive_bytes", result.archive_bytes},
                {"file_count", result.files},
                {"bytes", result.bytes}});
  }
  if (result.already_there) {
    note(options, wanted.name + " is already there: " + printable(folder));
  } else {
    note(options, wanted.name + ": " + std::to_string(result.files) + " files, " +
                      megabytes(static_cast<double>(result.bytes)) + " MB, in " + printable(folder));
  }
  note(options, "Look at it with: la3 data info " + printable(shell_word(spec)));
}

void get(fetch::FetchOptions wanted, const GlobalOptions& options) {
  wanted.checksum = lower_case(wanted.checksum);
  try {
    wanted.validate();
  } catch (const std::invalid_argument& error) { throw CLI::ValidationError("data get", error.what()); }
  fetch::FetchResult result;
  {
    FetchDisplay display(options);
    wanted.progress = [&](const FetchProgress& progress) { display.show(progress); };
    wanted.note = [&](const std::string& line) { display.note(line); };
    try {
      result = fetch::fetch(wanted);
    } catch (const fetch::DownloadError& error) {
      if (!wanted.from.empty()) { throw; }
      throw Error(std::string(error.what()) + "; --from takes another address, or the archive as a file");
    }
  }
  print_result(wanted, result, options);
}

}  // namespace

void add_data_get(CLI::App& data, GlobalOptions& options) {
  const auto wanted = std::make_shared<fetch::FetchOptions>();
  std::vector<std::string> names;
  for (const auto& set : fetch::known_sets()) { names.emplace_back(set.name); }
  CLI::App* command = data.add_subcommand("get", "Download a well-known data set, check and extract it");
  command->fallthrough();
  command->footer(
      "A download that was broken off is continued. The archive is removed once it is extracted; one with a wrong\n"
      "checksum is kept as DIR/ARCHIVE.bad. MD5 guards against damage; against tampering, https does.\n"
      "Examples:\n"
      "  la3 data get cifar10\n"
      "  la3 data get cifar100 --out ~/data --from cifar-100-binary.tar.gz");
  command->add_option("NAME", wanted->name, "Which one")->required()->check(one_of(names));
  wanted->folder = "data";
  command->add_option("--out", wanted->folder, "The folder to put the data set's own folder into")
      ->type_name("DIR")
      ->capture_default_str();
  command
      ->add_option("--from", wanted->from, "Another address of the archive (http, https), or the archive as a file")
      ->type_name("URL|FILE");
  command
      ->add_option("--checksum", wanted->checksum,
                   "MD5 checksum of the archive instead of the official one; none: take any")
      ->type_name("MD5|none");
  command
      ->add_option("--timeout", wanted->stall_timeout_s,
                   "Seconds without data before a connection counts as broken")
      ->type_name("S")
      ->check(within(1, 86400))
      ->capture_default_str();
  command->add_option("--retries", wanted->retries, "Retries after a broken connection")
      ->type_name("N")
      ->check(within(0, 1000))
      ->capture_default_str();
  command->callback([wanted, &options] { get(*wanted, options); });
}

}  // namespace la3::cli
