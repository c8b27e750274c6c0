// `la3 report`: the files of a run as one HTML page.
#include "la3/report/report.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "la3/core/utf8.h"

namespace la3::cli {
namespace {

struct ReportCommand {
  std::string run_dir, out;
};

void run_report(const ReportCommand& command, const GlobalOptions& options) {
  const std::filesystem::path run_dir = command.run_dir;
  const std::filesystem::path out =
      command.out.empty() ? run_dir / "report.html" : std::filesystem::path(command.out);
  check_is_page(out, "--out");
  const size_t bytes = report::write_report(run_dir, out);
  if (options.json) { return print_json({{"report", out.string()}, {"bytes", bytes}}); }
  if (!options.quiet) { std::cout << printable(out.string()) << ": " << (bytes + 999) / 1000 << " kB\n"; }
}

}  // namespace

void add_report_command(CLI::App& app, GlobalOptions& options) {
  auto command = std::make_shared<ReportCommand>();
  CLI::App* report = app.add_subcommand("report", "Show what a run found and gained, as one HTML file");
  report->footer(
      "Also works on a run that is not finished: it shows what there is and says what is missing.\n"
      "Example:\n"
      "  la3 report runs/photos --out photos.html");
  report->add_option("RUN_DIR", command->run_dir, "The folder of a run")->required();
  report->add_option("--out", command->out, "The file to write; default: report.html in the run's folder")
      ->type_name("FILE");
  report->callback([command, &options] { run_report(*command, options); });
}

}  // namespace la3::cli
