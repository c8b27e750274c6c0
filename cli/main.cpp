// `la3`: parses the command line, runs one command, turns exceptions into messages and exit codes.
// 0: done; 1: failed, and stderr says why; 2: wrong usage.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <string>

#include "cli/commands.h"
#include "la3/core/nearest_name.h"
#include "la3/core/utf8.h"

namespace {

// `--preset NAME` is short for `--config` with a file of the project's own: presets/NAME.toml.
std::vector<std::string> without_presets(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] != "--preset") { continue; }
    if (i + 1 == arguments.size()) {
      throw CLI::ArgumentMismatch("--preset: 1 required NAME missing", CLI::ExitCodes::ArgumentMismatch);
    }
    arguments[i] = "--config";
    arguments[i + 1] = la3::cli::preset_path(arguments[i + 1]);
  }
  std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
  return arguments;
}

const CLI::App* find_subcommand(const CLI::App& app, const std::string& name) {
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_name() == name) { return command; }
  }
  return nullptr;
}

// CLI11 says that it could not parse "run.epoch": which file that is in, and what it might have meant.
std::string explain(const CLI::ConfigError& error, const CLI::App& app) {
  const std::string message = error.what(), begin = "INI was not able to parse ";
  if (message.rfind(begin, 0) != 0) { return message; }
  std::string key = message.substr(begin.size());
  if (key.ends_with(".++") || key.ends_with(".--")) { key.resize(key.size() - 3); }  // its mark for a section
  const CLI::App* section = &app;
  std::string name = message.substr(begin.size());
  std::vector<std::string_view> known;
  for (size_t dot; (dot = name.find('.')) != std::string::npos; name = name.substr(dot + 1)) {
    const CLI::App* inner = find_subcommand(*section, name.substr(0, dot));
    if (inner == nullptr) {
      for (const CLI::App* command : section->get_subcommands({})) { known.push_back(command->get_name()); }
      name = name.substr(0, dot);
      break;
    }
    section = inner;
  }
  if (known.empty()) {
    for (const CLI::Option* option : section->get_options()) {
      for (const std::string& flag : option->get_lnames()) { known.push_back(flag); }
    }
  }
  return app.get_config_ptr()->as<std::string>() + ": unknown key " + la3::in_quotes(key) +
         la3::suggest_name(name, known);
}

int fail(const char* message) {
  std::cerr << "la3: error: " << la3::printable(message) << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace la3::cli;
  GlobalOptions options;
  CLI::App app("Learns which image augmentations help which class of a data set, and applies them fast.", "la3");
  app.set_version_flag("--version", std::string("la3 ") + LA3_VERSION);
  app.require_subcommand(1);
  app.fallthrough();
  app.add_option("--seed", options.seed, "All that is random follows from this number")
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--threads", options.threads, "How many threads to use; 0: one per core")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  app.add_flag("--json", options.json, "Print the result as one JSON object on stdout, and all else on stderr");
  app.add_flag("--quiet", options.quiet, "Print no progress and no notes");
  app.add_option("--progress", options.progress, "How to print them: text, or json (an object a line)")
      ->check(CLI::IsMember({"text", "json"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  app.add_option("--dist-timeout", options.dist_timeout_s,
                 "Seconds that one of several processes waits for the others")
      ->type_name("X")
      ->check(within(1.0, 1e6))
      ->capture_default_str();
  app.set_config("--config", "", "Read flags from a TOML file; [command] sections hold a command's flags")
      ->type_name("FILE");
  app.add_option("--preset", "Read flags from a preset: there is one for each row of the paper's tables")
      ->type_name("NAME");
  app.allow_config_extras(CLI::config_extras_mode::error);

  add_run_command(app, options);
  add_train_command(app, options);
  add_evaluate_command(app, options);
  add_search_command(app, options);
  add_construct_command(app, options);
  add_augment_command(app, options);
  add_policy_command(app, options);
  add_bench_command(app, options);
  add_data_command(app, options);
  add_report_command(app, options);
  add_completion_command(app);
  finish_help(app);

  try {
    app.parse(without_presets(argc, argv));
    std::cout.flush();
    if (!std::cout) { throw std::runtime_error("cannot write to stdout"); }
    return 0;
  } catch (const CLI::CallForHelp& help) { return app.exit(help); } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::RuntimeError& failed) {
    return failed.get_exit_code();  // the command has already said why
  } catch (const CLI::FileError& error) { return fail(error.what()); } catch (const CLI::ConfigError& error) {
    std::cerr << "la3: " << la3::printable(explain(error, app)) << '\n';
    return 2;
  } catch (const CLI::ParseError& error) {
    std::cerr << "la3: " << la3::printable(error.what()) << "\nRun with --help for more information.\n";
    return 2;
  } catch (const std::exception& error) { return fail(error.what()); }
}
