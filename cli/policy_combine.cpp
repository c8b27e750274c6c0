// la3 policy pool | weaken | schedule: policies made of other policies
#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/hint_json.h"
#include "cli/policy_table.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/policy/combine.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

// Writes the policy and prints what it is.
void write_combined(const policy::Policy& made, const std::string& out, const GlobalOptions& options) {
  policy::write_policy(out, made);
  const policy::Hint hint = policy::hint_of(made);
  if (options.json) {
    return print_json({{"policy", out},
                       {"label_count", made.labels.size()},
                       {std::string(entry_noun(made.labels.front())) + "_count", entry_count(made)},
                       {"hint", hint_json(hint)}});
  }
  std::cout << printable(out) << ": " << policy_overview(made) << "\n" << policy::hint_text(hint) << "\n";
}

struct PoolCommand {
  std::string file, out;
  double share = 1;
};

void run_pool(const PoolCommand& command, const GlobalOptions& options) {
  policy::Policy of = policy::open_some_policy(command.file);
  policy::Policy made;
  try {
    made = policy::pooled(of, command.share);
  } catch (const Error& error) { throw Error(printable(command.file) + ": " + error.what()); }
  std::erase_if(made.provenance, [](const auto& entry) { return entry.first == "pool"; });
  made.provenance.emplace_back("pool", nlohmann::json(command.share).dump());
  write_combined(made, command.out, options);
}

struct WeakenCommand {
  std::string file, out;
  double strength = 1;
};

void run_weaken(const WeakenCommand& command, const GlobalOptions& options) {
  policy::Policy made = policy::weakened(policy::open_some_policy(command.file), command.strength);
  // Of a policy that was weakened before, the strengths multiply, and the file says both.
  std::string name = "strength";
  const auto is_taken = [&](const auto& entry) { return entry.first == name; };
  while (std::any_of(made.provenance.begin(), made.provenance.end(), is_taken)) { name.insert(0, "then "); }
  made.provenance.emplace_back(name, nlohmann::json(command.strength).dump());
  write_combined(made, command.out, options);
}

struct ScheduleCommand {
  std::vector<std::string> parts;
  std::string out;
  uint32_t epochs = 0;
};

policy::PolicyFrom part_of(const std::string& text) {
  const size_t colon = text.find(':');
  policy::PolicyFrom part;
  const char* end = text.data() + std::min(colon, text.size());
  const auto [last, error] = std::from_chars(text.data(), end, part.first_epoch);
  if (colon == std::string::npos || last != end || error != std::errc()) {
    throw Error(in_quotes(text) + ": an epoch, a colon and a policy expected, as in 180:none");
  }
  part.policy = policy::open_policy(text.substr(colon + 1));
  return part;
}

void run_schedule(const ScheduleCommand& command, const GlobalOptions& options) {
  std::vector<policy::PolicyFrom> parts;
  for (const std::string& text : command.parts) { parts.push_back(part_of(text)); }
  policy::Policy made = policy::scheduled(parts, command.epochs);
  for (const std::string& text : command.parts) {
    made.provenance.emplace_back("from epoch " + text.substr(0, text.find(':')), text.substr(text.find(':') + 1));
  }
  write_combined(made, command.out, options);
}

}  // namespace

void add_policy_pool(CLI::App& policy, GlobalOptions& options) {
  const auto flags = std::make_shared<PoolCommand>();
  CLI::App* command = policy.add_subcommand("pool",
                                            "Let images of every label draw from what all labels have, so that the "
                                            "operations tell less about the label");
  command->fallthrough();
  command->footer(
      "Examples:\n"
      "  la3 policy pool policy.json --out shared.json              # one policy for every label\n"
      "  la3 policy pool policy.json --share 0.5 --out half.json    # for every other image");
  command->add_option("POLICY", flags->file, "Policy file, or one of `la3 policy list`")
      ->type_name("FILE")
      ->required();
  command->add_option("--share", flags->share, "Share of images that draw from the pool: 0 to 1")
      ->type_name("X")
      ->capture_default_str();
  command->add_option("--out", flags->out, "The policy to write")->type_name("FILE")->required();
  command->callback([flags, &options] { run_pool(*flags, options); });
}

void add_policy_weaken(CLI::App& policy, GlobalOptions& options) {
  const auto flags = std::make_shared<WeakenCommand>();
  CLI::App* command =
      policy.add_subcommand("weaken", "Apply each operation of a policy with a probability, for shorter trainings");
  command->fallthrough();
  command->footer(
      "Examples:\n"
      "  la3 policy weaken policy.json --strength 0.33 --out mild.json    # one operation of three, on average");
  command->add_option("POLICY", flags->file, "Policy file, or one of `la3 policy list`")
      ->type_name("FILE")
      ->required();
  command
      ->add_option("--strength", flags->strength,
                   "Probability with which each operation is applied: 0 to 1; those of the policy are multiplied")
      ->type_name("X")
      ->required();
  command->add_option("--out", flags->out, "The policy to write")->type_name("FILE")->required();
  command->callback([flags, &options] { run_weaken(*flags, options); });
}

void add_policy_schedule(CLI::App& policy, GlobalOptions& options) {
  const auto flags = std::make_shared<ScheduleCommand>();
  CLI::App* command = policy.add_subcommand("schedule", "Put policies one after the other, by epochs");
  command->fallthrough();
  command->footer(
      "Examples:\n"
      "  la3 policy schedule 0:policy.json 180:none --epochs 200 --out late.json\n"
      "  la3 policy schedule 0:none 10:policy.json 150:shared.json --epochs 200 --out three.json");
  command->add_option("PARTS", flags->parts, "Policies, each with its first epoch; the first has epoch 0")
      ->type_name("EPOCH:POLICY")
      ->required();
  command->add_option("--epochs", flags->epochs, "Epochs of the training; in a longer one, the last policy goes on")
      ->type_name("N")
      ->check(within(1, 1 << 20))
      ->required();
  command->add_option("--out", flags->out, "The policy to write")->type_name("FILE")->required();
  command->callback([flags, &options] { run_schedule(*flags, options); });
}

}  // namespace la3::cli
