// The layout of help texts: CLI11's, without details that only matter to programmers.
#include <algorithm>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"

namespace la3::cli {
namespace {

// Commands of more flags than this show them in groups, in this order. What is in none of them comes first.
constexpr size_t kManyFlags = 30;
struct FlagGroup {
  std::string title;
  std::vector<std::string_view> flags;
};
const std::vector<FlagGroup>& flag_groups() {
  static const std::vector<FlagGroup> groups = {
      {"Training",
       {"network", "target-network", "epochs", "batch-size", "lr", "warmup-epochs", "momentum", "weight-decay",
        "clip-norm", "label-smoothing", "ema-decay", "optimizer", "copies", "balance", "train-images",
        "evaluate-every"}},
      {"Starting from weights", {"init", "freeze", "head-lr-factor", "layer-decay"}},
      {"Images", {"flip", "crop", "crop-scale", "cutout", "resize", "normalise", "mean", "std", "skip-bad"}},
      {"Search (stage 1)",
       {"pretrain-epochs", "pretrain-policy", "hold-out", "iterations", "warm-up", "mutated", "unexplored",
        "explored", "predictor-epochs", "quality-every", "anyway", "explore", "search-batch-size"}},
      {"Policy (stage 2)",
       {"strength", "alpha", "triples", "pool", "tilt", "select", "predictor", "search", "label-invariant"}},
      {"Machine", {"device", "precision", "workers", "photo-memory", "side-by-side", "sync-bn"}}};
  return groups;
}

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    label("OPTIONS", "FLAGS");
    label("SUBCOMMAND", "COMMAND");
    label("Positionals", "Arguments");
  }

  // CLI11's, but for the order of the groups.
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    std::string text = make_description(app) + make_usage(app, name) + make_positionals(app);
    std::vector<std::string> titles = {"Options"};
    for (const FlagGroup& group : flag_groups()) { titles.push_back(group.title); }
    for (const std::string& title : titles) {
      const auto options = app->get_options(
          [&](const CLI::Option* option) { return option->nonpositional() && option->get_group() == title; });
      if (!options.empty()) { text += make_group(title, false, options); }
    }
    return text + make_subcommands(app, mode) + '\n' + make_footer(app);
  }

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override {
    return CLI::Formatter::make_group(group == "Options" ? "Flags" : group, is_positional, options);
  }

  // "--pillow,--no-pillow{false}" without the braces.
  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    return CLI::detail::find_and_replace(CLI::Formatter::make_option_name(option, is_positional), "{false}", "");
  }

  // The kind of value, without anything that the description says better.
  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0) { return ""; }
    std::string type = option->get_type_name();  // "FILE", "TEXT", "TEXT:{name,file}"
    if (type.starts_with("TEXT")) { type = type.size() > 5 ? type.substr(5) : ""; }
    return type.empty() ? "" : " " + type;
  }

  std::string make_option_desc(const CLI::Option* option) const override {
    std::string text = option->get_description(), usual = option->get_default_str();
    if (usual.starts_with('[') && usual.ends_with(']')) { usual = usual.substr(1, usual.size() - 2); }
    if (option->get_required() && option->nonpositional()) { text += " (required)"; }
    if (!usual.empty()) { text += " (default: " + usual + ")"; }
    return text;
  }
};

// The examples in a footer that are of one command, such as "la3 policy show".
std::string examples_of(const std::string& command, const std::string& footer) {
  std::string examples;
  std::istringstream lines(footer);
  for (std::string line; std::getline(lines, line);) {
    if ((line + ' ').starts_with("  " + command + ' ')) { examples += "\n" + line; }
  }
  return examples.empty() ? "" : "Examples:" + examples;
}

void group_flags(CLI::App& command) {
  if (command.get_options().size() <= kManyFlags) { return; }
  for (const FlagGroup& group : flag_groups()) {
    for (const std::string_view name : group.flags) {
      if (CLI::Option* option = command.get_option_no_throw("--" + std::string(name))) {
        option->group(group.title);
      }
    }
  }
}

// Of "NAME,NAME", one word at a time is taken, with or without spaces around the names; the next word is another
// argument. A flag that lacks its value does not take the next flag for it.
void read_words_strictly(CLI::App& command) {
  const auto trimmed = [](std::string word) { return CLI::detail::trim(word); };
  const auto is_value = [](const std::string& word) {
    return word.starts_with("--") ? "a value expected, found the flag " + word : std::string();
  };
  for (CLI::Option* option : command.get_options()) {
    if (option->get_items_expected_max() == 0) { continue; }
    if (option->get_delimiter() != '\0') { option->allow_extra_args(false)->transform(trimmed, "", ""); }
    if (option->nonpositional()) { option->check(is_value, "", ""); }
  }
}

// `path` is how the app is called, and `common` ends each command's help.
void finish(CLI::App& app, const std::string& path, const std::shared_ptr<HelpFormatter>& formatter,
            const std::string& common) {
  app.formatter(formatter);
  const std::string above = app.get_footer();
  for (CLI::App* command : app.get_subcommands(std::function<bool(CLI::App*)>())) {
    if (!command->get_group().empty()) { command->group("Commands"); }  // otherwise it is hidden
    const std::string name = path + ' ' + command->get_name();
    group_flags(*command);
    read_words_strictly(*command);
    // CLI11 gives a command without a footer that of the command above.
    if (command->get_footer() == above) { command->footer(examples_of(name, above)); }
    finish(*command, name, formatter, common);
    const std::string own = command->get_footer();
    command->footer(own + (own.empty() ? "" : "\n\n") + common);
  }
}

}  // namespace

void finish_help(CLI::App& app) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (option != app.get_help_ptr() && name != "--version") { flags.push_back(name); }
  }
  read_words_strictly(app);
  finish(app, "la3", std::make_shared<HelpFormatter>(),
         "Every command also takes " + CLI::detail::join(flags, ", ") + ": see la3 --help");
  app.footer(
      "Examples:\n"
      "  la3 augment cat.png --ops Rotate,Color --magnitudes 15,1.5 --out turned.png\n"
      "  la3 policy show policy.json\n"
      "  la3 data info folder:photos\n\n"
      "The flags above go with every command, before or after its name. `la3 COMMAND --help` shows the command's "
      "own.");
}

}  // namespace la3::cli
