// `la3`: parses the command line, runs one command, turns exceptions into messages and exit codes.
// 0: done; 1: failed, and stderr says why; 2: wrong usage.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/commands.h"
#include "cli/config.h"
#include "cli/hand_over.h"
#include "cli/usage.h"
#include "la3/codec/codec.h"
#include "la3/core/end_process.h"
#include "la3/core/image.h"
#include "la3/core/utf8.h"

namespace {

// `--preset NAME` is short for `--config` with a file that comes with la3: presets/NAME.toml.
std::vector<std::string> without_presets(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] != "--preset") { continue; }
    if (i + 1 == arguments.size() || arguments[i + 1].starts_with("--")) {
      throw CLI::ArgumentMismatch("--preset: 1 required NAME missing", CLI::ExitCodes::ArgumentMismatch);
    }
    arguments[i] = "--config";
    arguments[i + 1] = la3::cli::preset_path(arguments[i + 1]);
  }
  std::reverse(arguments.begin(), arguments.end());  // the order CLI11 expects
  return arguments;
}

CLI::Validator not_negative() {
  const auto fault = [](const std::string& text) {
    return text.starts_with('-') ? "0 or more expected, found " + text : "";
  };
  return CLI::Validator(fault, "");
}

// The arguments as a command line that a shell would understand.
std::string command_line(int argc, char** argv) {
  std::string line = "la3";
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool is_plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
      return std::isalnum(c) || std::string_view("-_./:=,+%@").find(static_cast<char>(c)) != std::string_view::npos;
    });
    line += ' ';
    if (is_plain) {
      line += word;
      continue;
    }
    line += '\'';
    for (const char c : word) { line += c == '\'' ? "'\\''" : std::string(1, c); }
    line += '\'';
  }
  return line;
}

int fail(const std::string& message, int exit_code = 1) {
  std::cerr << "la3: error: " << la3::printable(message) << '\n';
  return exit_code;
}

int fail_without_memory(const std::string& bytes = "") {
  return fail("not enough memory" + (bytes.empty() ? "" : " for another " + bytes + " bytes") +
              "; smaller images, a smaller --batch-size or fewer --threads need less");
}

// What went wrong outside of la3, in its own words: without the trace of its functions with which
// LibTorch's messages end, and which tells users nothing.
int fail_outside(std::string message) {
  for (const char* trace : {"\nException raised from", "\nframe #0"}) {
    message.resize(std::min(message.size(), message.find(trace)));
  }
  constexpr std::string_view kNoMemory = "can't allocate memory: you tried to allocate ";
  if (const size_t at = message.find(kNoMemory); at != std::string::npos) {
    const std::string rest = message.substr(at + kNoMemory.size());
    return fail_without_memory(rest.substr(0, rest.find(' ')));
  }
  return fail(message);
}

int run_command(int argc, char** argv) {
  using namespace la3::cli;
  GlobalOptions options;
  options.command = command_line(argc, argv);
  CLI::App app("Learns which image augmentations help which class of a data set, and applies them fast.", "la3");
  app.set_version_flag("--version", std::function(version_text),
                       "Print the versions of la3 and what it uses, and exit");
  app.require_subcommand(1);
  app.fallthrough();
  app.add_option("--seed", options.seed, "The seed that everything random follows from")
      ->type_name("N")
      ->check(not_negative())  // CLI11 would count -1 from the other end
      ->capture_default_str();
  app.add_option("--threads", options.threads, "How many threads to use; 0: one per core")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  app.add_option_function<int64_t>("--max-pixels", la3::codec::set_max_pixels,
                                   "Refuse images of more pixels, before memory is taken for them")
      ->type_name("N")
      ->check(within<int64_t>(1, la3::kMaxPixels))
      ->default_str(std::to_string(la3::codec::kUsualMaxPixels));
  app.add_flag("--json", options.json,
               "Print the result as one JSON object on stdout, and everything else on stderr");
  app.add_flag("--quiet", options.quiet, "Print no progress and no notes");
  app.add_option("--progress", options.progress, "How to print them: text, or json (an object a line)")
      ->check(one_of({"text", "json"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  app.add_option("--dist-timeout", options.dist_timeout_s,
                 "Seconds that one of several processes waits for the others")
      ->type_name("X")
      ->check(within(1.0, 1e6))
      ->capture_default_str();
  app.set_config("--config", "", "Read flags from a TOML file; [command] sections hold a command's flags")
      ->type_name("FILE");
  read_config_as_toml(app);
  app.add_option("--preset", "Read flags from a preset: fine-tune, and one for each row of the paper's tables")
      ->type_name("NAME");
  app.allow_config_extras(CLI::config_extras_mode::error);

  add_run_command(app, options);
  add_train_command(app, options);
  add_evaluate_command(app, options);
  add_predict_command(app, options);
  add_export_command(app, options);
  add_search_command(app, options);
  add_construct_command(app, options);
  add_augment_command(app, options);
  add_policy_command(app, options);
  add_bench_command(app, options);
  add_data_command(app, options);
  add_report_command(app, options);
  add_compare_command(app, options);
  add_completion_command(app);
  add_manual_command(app);
  finish_help(app);

  try {
    if (const std::string fault = list_fault(app, {argv + 1, argv + argc}); !fault.empty()) {
      return fail(fault, 2);
    }
    app.parse(without_presets(argc, argv));
    std::cout.flush();
    if (!std::cout) { throw std::runtime_error("cannot write to stdout"); }
    return 0;
  } catch (const CLI::CallForHelp& help) { return app.exit(help); } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::RuntimeError& failed) {
    return failed.get_exit_code();  // the command has already printed the reason
  } catch (const CLI::FileError& error) {
    return fail(explain(error, app));
  } catch (const CLI::ConfigError& error) {
    return fail(explain(error, app), 2);
  } catch (const CLI::ParseError& error) {
    fail(explain(error, app, {argv + 1, argv + argc}), 2);
    std::cerr << "Run with --help for more information.\n";
    return 2;
  } catch (const std::filesystem::filesystem_error& error) {
    return fail(error.path1().string() + ": " + error.code().message());
  } catch (const std::bad_alloc&) { return fail_without_memory(); } catch (const std::system_error& error) {
    if (error.code() != std::errc::resource_unavailable_try_again) { return fail(error.what()); }
    return fail(std::string("the system has no more threads or memory for this process: ") + error.what() +
                "; --threads N uses fewer");
  } catch (const std::invalid_argument& error) {
    return fail(error.what(), 2);  // what no data could make right
  } catch (const std::exception& error) { return fail_outside(error.what()); }
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // so that a file above `ulimit -f` is an error with a message
  try {
    la3::cli::hand_over(argc, argv);
  } catch (const std::exception& error) { return fail(error.what()); }
  return la3::end_process(run_command(argc, argv));
}
