// `la3 manual`: prints the manual page, la3(1), in roff. No help text lists the command; it is
// meant for packaging.
//
// It is generated from the app itself, like the completion scripts, so it says what `--help` says,
// for all commands in one place.
#include <algorithm>
#include <functional>
#include <iostream>
#include <sstream>

#include "cli/commands.h"

namespace la3::cli {
namespace {

// Text that roff prints unchanged: no line begins with a control character, and hyphens do not
// become dashes.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\\': result += "\\e"; break;
      case '-': result += "\\-"; break;
      case '\'': result += "\\(aq"; break;
      case '`': result += "\\(ga"; break;
      case '^': result += "\\(ha"; break;
      case '~': result += "\\(ti"; break;
      case '"': result += "\\(dq"; break;
      default: result += c;
    }
  }
  return (result.starts_with('.') ? "\\&" : "") + result;
}

// A paragraph, wrapped at about 80 characters.
std::string filled(const std::string& text) {
  std::string result, line, word;
  std::istringstream words(text);
  while (words >> word) {
    word = escaped(word);
    if (!line.empty() && line.size() + 1 + word.size() > 78) {
      result += line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return result + line + '\n';
}

// Splits text into paragraphs at empty lines. An indented line is an example and stays a line of
// its own.
std::string paragraphs(const std::string& text) {
  std::string result, plain;
  bool is_example = false;
  const auto end_plain = [&] {
    if (!plain.empty()) { result += ".PP\n" + filled(plain); }
    plain.clear();
  };
  const auto end_example = [&] {
    if (is_example) { result += ".EE\n.RE\n"; }
    is_example = false;
  };
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("  ")) {
      end_plain();
      if (!is_example) { result += ".PP\n.RS 4\n.EX\n"; }
      is_example = true;
      result += escaped(line.substr(2)) + '\n';
      continue;
    }
    end_example();
    if (line.empty()) { end_plain(); }
    plain += line + ' ';
    if (line.empty()) { plain.clear(); }
  }
  end_plain();
  end_example();
  return result;
}

std::string flags_of(const CLI::App& app, const CLI::Formatter& formatter) {
  std::string result;
  for (const bool is_positional : {true, false}) {
    for (const CLI::Option* option : app.get_options()) {
      const bool is_help = option == app.get_help_ptr() && app.get_parent() != nullptr;
      if (option->get_positional() != is_positional || option->get_group().empty() || is_help) { continue; }
      const std::string names = formatter.make_option_name(option, is_positional);
      result += ".TP\n\\fB" + escaped(CLI::detail::find_and_replace(names, ",", ", ")) + "\\fR" +
                (is_positional ? "" : escaped(formatter.make_option_opts(option))) + '\n' +
                filled(formatter.make_option_desc(option));
    }
  }
  return result;
}

std::string usage_of(const CLI::App& app, const CLI::Formatter& formatter, const std::string& path) {
  const std::string text = formatter.make_usage(&app, path);  // "Usage: la3 run [FLAGS]"
  return CLI::detail::trim_copy(text.substr(text.find(':') + 1));
}

// One section for each command that does something itself; `la3 policy` only groups its
// subcommands.
std::string sections(const CLI::App& app, const CLI::Formatter& formatter, const std::string& path) {
  std::string result;
  for (const CLI::App* command : app.get_subcommands(std::function<bool(const CLI::App*)>())) {
    if (command->get_group().empty()) { continue; }
    const std::string name = path + ' ' + command->get_name();
    const std::string below = sections(*command, formatter, name);
    if (!below.empty()) {
      result += below;
      continue;
    }
    // The last paragraph of a command's footer names the flags common to all commands.
    std::string footer = command->get_footer();
    footer.erase(std::min(footer.rfind("Every command also takes"), footer.size()));
    result += ".SS " + escaped(usage_of(*command, formatter, name)) + '\n' +
              filled(command->get_description() + '.') + flags_of(*command, formatter) + paragraphs(footer);
  }
  return result;
}

std::string page_of(const CLI::App& app) {
  const auto& formatter = dynamic_cast<const CLI::Formatter&>(*app.get_formatter());
  return ".TH LA3 1 \"\" \"la3 " LA3_VERSION
         "\" \"User Commands\"\n.nh\n.ad l\n"
         ".SH NAME\nla3 \\- learn which image augmentations help which class, and apply them\n"
         ".SH SYNOPSIS\n.B " +
         escaped(usage_of(app, formatter, "la3")) + "\n.SH DESCRIPTION\n" + filled(app.get_description()) +
         ".PP\nOn your own images, one command does it all, report included:\n" +
         paragraphs("  la3 run --data folder:photos --out runs/photos") +
         ".SH FLAGS OF ALL COMMANDS\nThey may stand before or after the command\\(aqs name.\n" +
         flags_of(app, formatter) + ".SH COMMANDS\n" + sections(app, formatter, "la3") +
         ".SH EXIT STATUS\n"
         ".TP\n0\nDone.\n"
         ".TP\n1\nFailed; a message on stderr says why.\n"
         ".TP\n2\nWrong usage.\n"
         ".TP\n130\nInterrupted; what was done so far is saved.\n"
         ".SH SEE ALSO\nThe documents of this version are in the folder\n.I share/doc/la3\nof the installation.\n";
}

}  // namespace

void add_manual_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("manual", "Print the manual page, in roff");
  command->group("");  // hidden
  command->callback([&app] { std::cout << page_of(app); });
}

}  // namespace la3::cli
