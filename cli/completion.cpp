// `la3 completion`: prints the script that teaches a shell to complete la3's command lines.
//
// It is generated from the app itself, so it knows every command and flag. A script consists of
// tables that say what is allowed where, and of fixed code that looks things up in them.
#include <functional>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "la3/augment/op.h"
#include "la3/data/spec.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

using Names = std::vector<std::string>;

// What a flag or an argument takes.
struct Value {
  std::string kind;  // any, words, list (words with commas), file (or a word), dir, spec
  Names words;
};

struct Flag {
  Names names;  // with their dashes
  std::string help;
  bool has_value = false;
  Value value;
};

struct Command {
  std::string path;  // "policy show"; "" is la3 itself, whose flags are valid with all commands
  std::vector<std::pair<std::string, std::string>> commands;  // names and help
  std::vector<Flag> flags;
  bool has_argument = false;
  Value argument;
};

// Without those that take numbers, and with every operation by itself.
Names policy_names() {
  Names names;
  for (const policy::NamedPolicy& policy : policy::named_policies()) {
    if (policy.name == "op:NAME") {
      for (const augment::OpInfo& info : augment::op_table()) { names.push_back("op:" + std::string(info.name)); }
    } else if (policy.name.find("N,M") == std::string_view::npos) {
      names.emplace_back(policy.name);
    }
  }
  return names;
}

Value value_of(CLI::Option& option) {
  const std::string name = option.get_single_name(), type = option.get_type_name();
  const auto is = [&](const char* word) { return type == word || name == word; };
  if (Names words = allowed_words(option); !words.empty()) { return {"words", words}; }
  if (name == "preset") { return {"words", preset_names()}; }
  if (name == "network") { return {"file", network_names()}; }
  if (name == "device") { return {"words", {"auto", "cpu", "cuda"}}; }
  if (name == "policy" || is("FILE|NAME")) { return {"file", policy_names()}; }
  if (name == "compare") {
    Names policies = policy_names();
    policies.emplace_back("learned");
    return {"list", policies};
  }
  if (name == "ops") {
    Names ops;
    for (const augment::OpInfo& op : augment::op_table()) { ops.emplace_back(op.name); }
    return {"list", ops};
  }
  if (is("SPEC")) { return {"spec", data::spec_beginnings()}; }
  if (is("FILE|NAMES|SPEC")) { return {"file", data::spec_beginnings()}; }
  if (is("DIR") || is("RUN_DIR")) { return {"dir", {}}; }
  if (is("FILE") || is("PATH") || is("URL|FILE") || name == "config") { return {"file", {}}; }
  return {"any", {}};
}

void collect(CLI::App& app, const std::string& path, std::vector<Command>& result) {
  Command command;
  command.path = path;
  for (CLI::Option* option : app.get_options(std::function<bool(CLI::Option*)>())) {
    if (option->get_positional()) {
      // Several arguments are all of one kind.
      if (!command.has_argument) { command.argument = value_of(*option); }
      command.has_argument = true;
      continue;
    }
    Flag flag;
    flag.help = option->get_description();
    flag.has_value = option->get_items_expected_max() > 0;
    for (const std::string& name : option->get_lnames()) { flag.names.push_back("--" + name); }
    for (const std::string& name : option->get_snames()) { flag.names.push_back("-" + name); }
    if (flag.has_value) { flag.value = value_of(*option); }
    command.flags.push_back(flag);
  }
  const auto below = app.get_subcommands([](const CLI::App* next) { return !next->get_group().empty(); });
  for (const CLI::App* next : below) { command.commands.emplace_back(next->get_name(), next->get_description()); }
  result.push_back(command);
  for (CLI::App* next : below) { collect(*next, path + (path.empty() ? "" : " ") + next->get_name(), result); }
}

std::string joined(const Names& names) {
  return CLI::detail::join(names, " ");
}

// Quoted as one word for bash and zsh.
std::string quoted(const std::string& text) {
  return "'" + CLI::detail::find_and_replace(text, "'", "'\\''") + "'";
}

std::string quoted(const Value& value) {
  return quoted(value.kind + (value.words.empty() ? "" : " " + joined(value.words)));
}

// For zsh's _describe.
std::string described(const std::string& name, const std::string& help) {
  return quoted(name + ":" + help) + " ";
}

// The two tables for bash and zsh; those for zsh include the help texts.
std::string tables(const std::vector<Command>& commands, bool with_help) {
  std::string text =
      "# What may follow the command \"$1\".\n"
      "_la3_command() {\n"
      "  case $1 in\n";
  for (const Command& command : commands) {
    std::string below, flags;
    const auto add = [&](std::string& to, const std::string& name, const std::string& help) {
      to += with_help ? described(name, help) : name + " ";
    };
    for (const auto& [name, help] : command.commands) { add(below, name, help); }
    const auto add_flags = [&](const Command& from) {
      for (const Flag& flag : from.flags) {
        const bool again = &from != &command && flag.names[0].starts_with("--help");
        for (const std::string& name : flag.names) {
          if (!again && name.starts_with("--")) { add(flags, name, flag.help); }
        }
      }
    };
    add_flags(command);
    if (!command.path.empty()) { add_flags(commands[0]); }
    const char *open = with_help ? "(" : "'", *close = with_help ? ")" : "'";
    text += "    " + quoted(command.path) + ")\n      commands=" + open + below + close + "\n      flags=" + open +
            flags + close + "\n      argument=" + (command.has_argument ? quoted(command.argument) : "any") +
            " ;;\n";
  }
  text +=
      "  esac\n"
      "}\n\n"
      "# What the flag \"$2\" of the command \"$1\" takes; fails if nothing.\n"
      "_la3_value() {\n"
      "  case \"$1 $2\" in\n";
  const auto add_values = [&](const Command& command, const std::string& before) {
    for (const Flag& flag : command.flags) {
      for (const std::string& name : flag.names) {
        if (flag.has_value) {
          text += "    " + before + quoted(" " + name) + ") value=" + quoted(flag.value) + " ;;\n";
        }
      }
    }
  };
  for (const Command& command : commands) {
    if (!command.path.empty()) { add_values(command, quoted(command.path)); }
  }
  add_values(commands[0], "*");
  return text + "    *) return 1 ;;\n  esac\n}\n\n";
}

constexpr const char* kBash = R"(# Splits the line itself: bash's words end at colons.
_la3() {
  local line=${COMP_LINE:0:COMP_POINT} cur= at= flag= word commands flags argument value
  local -a words
  COMPREPLY=()
  read -a words <<<"$line"
  case $line in *[[:space:]]) ;; *) cur=${words[-1]} && unset 'words[-1]' ;; esac
  for word in "${words[@]:1}"; do
    if [[ $flag ]]; then
      flag=
    elif [[ $word == -* ]]; then
      if [[ $word != *=* ]] && _la3_value "$at" "$word"; then flag=$word; fi
    else
      _la3_command "$at"
      if [[ " $commands " == *" $word "* ]]; then at=${at:+$at }$word; fi
    fi
  done
  _la3_command "$at"
  if [[ ! $flag && $cur == --*=* ]]; then flag=${cur%%=*} cur=${cur#*=}; fi
  if [[ $flag ]]; then
    _la3_value "$at" "$flag" || return 0
  elif [[ $cur == -* ]]; then
    value="words $flags"
  elif [[ $commands ]]; then
    value="words $commands"
  else
    value=$argument
  fi
  local kind=${value%% *} list= start=
  if [[ $value == *' '* ]]; then list=${value#* }; fi
  case $kind in
    words) mapfile -t COMPREPLY < <(compgen -W "$list" -- "$cur") ;;
    file)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -W "$list" -- "$cur"; compgen -f -- "$cur") ;;
    dir)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
    spec)
      if [[ $cur == *:* ]]; then
        if [[ $COMP_WORDBREAKS != *:* ]]; then start=${cur%%:*}:; fi
        compopt -o filenames 2>/dev/null
        local entries=-d
        if [[ $cur == csv:* ]]; then entries=-f; fi
        mapfile -t COMPREPLY < <(compgen -P "$start" $entries -- "${cur#*:}")
      else
        mapfile -t COMPREPLY < <(compgen -W "$list" -- "$cur")
        if [[ ${COMPREPLY[*]} == *: ]]; then compopt -o nospace 2>/dev/null; fi
      fi ;;
    list)
      compopt -o nospace 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -P "${cur%"${cur##*,}"}" -W "$list" -- "${cur##*,}") ;;
  esac
}
complete -F _la3 la3
)";

constexpr const char* kZsh = R"(_la3() {
  local at= flag= word argument value
  local -a commands flags list
  for word in "${(@)words[2,CURRENT-1]}"; do
    if [[ -n $flag ]]; then
      flag=
    elif [[ $word == -* ]]; then
      if [[ $word != *=* ]] && _la3_value "$at" "$word"; then flag=$word; fi
    else
      _la3_command "$at"
      if [[ -n ${(M)commands:#${(b)word}:*} ]]; then at=${at:+$at }$word; fi
    fi
  done
  _la3_command "$at"
  if [[ -z $flag && $PREFIX == --*=* ]]; then
    flag=${PREFIX%%=*}
    compset -P '*='
  fi
  if [[ -n $flag ]]; then
    _la3_value "$at" "$flag" || return 1
  elif [[ $PREFIX == -* ]]; then
    _describe -o flag flags
    return
  elif (( $#commands )); then
    _describe command commands
    return
  else
    value=$argument
  fi
  list=(${=value})
  local kind=$list[1]
  shift list
  case $kind in
    words) compadd -a list ;;
    file) compadd -a list; _files ;;
    dir) _files -/ ;;
    spec) if compset -P 'csv:'; then _files; elif compset -P '*:'; then _files -/; else compadd -S '' -a list; fi ;;
    list) compset -P '*,'; compadd -S '' -a list ;;
  esac
}
if [[ $funcstack[1] == _la3 ]]; then _la3 "$@"; else compdef _la3 la3; fi
)";

std::string fish_quoted(const std::string& text) {
  return "'" + CLI::detail::find_and_replace(CLI::detail::find_and_replace(text, "\\", "\\\\"), "'", "\\'") + "'";
}

// The part of a `complete` line that describes a value.
std::string fish_value(const Value& value) {
  const std::string words = joined(value.words);
  // A tab ends each word; otherwise fish shows the flag's description next to every one.
  const std::string listed = words.empty() ? "" : " -a " + fish_quoted("(printf '%s\\t\\n' " + words + ")");
  if (value.kind == "file") { return " -F" + listed; }
  if (value.kind == "dir") { return " -f -a '(__fish_complete_directories)'"; }
  if (value.kind == "spec") { return " -f -a " + fish_quoted("(__la3_spec " + words + ")"); }
  if (value.kind == "list") { return " -f -a " + fish_quoted("(__fish_append , " + words + ")"); }
  return " -f" + listed;
}

std::string fish_script(const std::vector<Command>& commands) {
  std::string paths, lines;
  for (const Command& command : commands) {
    std::string line = "complete -c la3";
    if (!command.path.empty()) {
      paths += " " + fish_quoted(command.path.find(' ') == std::string::npos ? " " + command.path : command.path);
      line += " -n " + fish_quoted("__la3_is \"" + command.path + "\"");
    }
    for (const Flag& flag : command.flags) {
      for (const std::string& name : flag.names) {
        lines += line + (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1)) + " -d " +
                 fish_quoted(flag.help) + (flag.has_value ? " -r" + fish_value(flag.value) : "") + "\n";
      }
    }
    for (const auto& [name, help] : command.commands) {
      lines += "complete -c la3 -n " + fish_quoted("__la3_is \"" + command.path + "\"") + " -a " + name + " -d " +
               fish_quoted(help) + "\n";
    }
    if (command.has_argument) { lines += line + fish_value(command.argument) + "\n"; }
  }
  return "function __la3_is\n"
         "  set -l at\n"
         "  for word in (commandline -opc)[2..-1]\n"
         "    switch \"$at $word\"\n"
         "      case" +
         paths +
         "\n"
         "        set at (string trim -- \"$at $word\")\n"
         "    end\n"
         "  end\n"
         "  test \"$at\" = \"$argv[1]\"\n"
         "end\n"
         "function __la3_spec\n"
         "  set -l parts (string split -m 1 : -- (string replace -r '^--[^=]*=' '' -- (commandline -ct)))\n"
         "  if test \"$parts[1]\" = csv; and set -q parts[2]\n"
         "    printf \"csv:%s\\n\" (__fish_complete_path $parts[2] '')\n"
         "  else if set -q parts[2]\n"
         "    printf \"$parts[1]:%s\\n\" (__fish_complete_directories $parts[2] '')\n"
         "  else\n"
         "    string join \\n -- $argv\n"
         "  end\n"
         "end\n"
         "complete -c la3 -f\n" +
         lines;
}

void print_script(CLI::App& app, const std::string& shell) {
  std::vector<Command> commands;
  collect(app, "", commands);
  if (shell == "bash") {
    std::cout << "# Completes la3's command lines in bash.\n" << tables(commands, false) << kBash;
  }
  if (shell == "zsh") { std::cout << "#compdef la3\n" << tables(commands, true) << kZsh; }
  if (shell == "fish") { std::cout << "# Completes la3's command lines in fish.\n" << fish_script(commands); }
}

}  // namespace

void add_completion_command(CLI::App& app) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("completion", "Print a script that lets the Tab key complete la3's commands");
  command->footer(
      "Put it where your shell looks for it:\n"
      "  la3 completion bash > ~/.local/share/bash-completion/completions/la3\n"
      "  la3 completion zsh  > ~/.zfunc/_la3        # any folder of your $fpath\n"
      "  la3 completion fish > ~/.config/fish/completions/la3.fish\n"
      "or, for this terminal only:\n"
      "  source <(la3 completion bash)");
  command->add_option("SHELL", *shell, "Which shell")->required()->check(one_of({"bash", "zsh", "fish"}));
  command->callback([&app, shell] { print_script(app, *shell); });
}

}  // namespace la3::cli
