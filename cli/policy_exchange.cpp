// la3 policy import | export
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/label_names.h"
#include "cli/policy_table.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/utf8.h"
#include "la3/policy/export.h"
#include "la3/policy/import.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;
using policy::Policy;
using policy::PolicyForm;

struct ImportCommand {
  std::string file, out, labels, name, from = "auto";
};

std::string form_text(PolicyForm form) {
  return form == PolicyForm::kLa3       ? "a policy of la3"
         : form == PolicyForm::kTriples ? "labels and their triples"
         : form == PolicyForm::kDeepAA  ? "DeepAA's layers for every label"
                                        : "sub-policies for every label";
}

void run_import(const ImportCommand& command, const GlobalOptions& options) {
  const PolicyForm form = command.from == "la3"                ? PolicyForm::kLa3
                          : command.from == "triples"          ? PolicyForm::kTriples
                          : command.from == "fast-autoaugment" ? PolicyForm::kSubPolicies
                          : command.from == "deepaa"           ? PolicyForm::kDeepAA
                                                               : PolicyForm::kAny;
  const auto imported = policy::import_policy_file(command.file, form, label_names(command.labels), command.name);
  policy::write_policy(command.out, imported.policy);
  const std::string noun(entry_noun(imported.policy.labels.front()));
  for (const std::string& line : imported.notes) { note(options, "note: " + line); }
  if (options.json) {
    return print_json({{"file", command.file},
                       {"form", form_text(imported.form)},
                       {"policy", command.out},
                       {"label_count", imported.policy.labels.size()},
                       {noun + "_count", entry_count(imported.policy)},
                       {"notes", imported.notes}});
  }
  std::cout << printable(command.file) << ": " << form_text(imported.form) << "; "
            << counted(imported.policy.labels.size(), "label") << ", "
            << counted(entry_count(imported.policy), noun) << " written to " << printable(command.out) << "\n";
}

struct ExportCommand {
  std::string file, out, to;
};

void run_export(const ExportCommand& command, const GlobalOptions& options) {
  const Policy policy = policy::open_some_policy(command.file);
  const std::string noun(entry_noun(policy.labels.front()));
  const std::string text = command.to == "la3"              ? policy::to_json(policy)
                           : command.to == "torchvision"    ? policy::to_torchvision(policy)
                           : command.to == "albumentations" ? policy::to_albumentations(policy)
                                                            : policy::to_json_ops(policy);
  write_file(command.out, text);
  if (options.json) {
    return print_json({{"policy", command.file},
                       {"to", command.to},
                       {"file", command.out},
                       {"label_count", policy.labels.size()},
                       {noun + "_count", entry_count(policy)},
                       {"bytes", text.size()}});
  }
  std::cout << printable(command.out) << ": " << counted(policy.labels.size(), "label") << ", "
            << counted(entry_count(policy), noun) << ", for " << command.to << "\n";
}

}  // namespace

void add_policy_import(CLI::App& policy, GlobalOptions& options) {
  const auto flags = std::make_shared<ImportCommand>();
  CLI::App* command =
      policy.add_subcommand("import", "Make a policy from another program's file, without running its code");
  command->fallthrough();
  command->footer(
      "Reads pickles and texts (JSON, or as Python prints) of labels and their triples, as the paper's authors "
      "released\n"
      "them, Fast AutoAugment's and DADA's lists of (op, probability, level), DeepAA's .npz files, and la3's own\n"
      "policies. What a policy of la3 cannot say is left out, with a note. See docs/policies.md.\n"
      "Examples:\n"
      "  la3 policy import cifar10_policy.pkl --labels cifar10:data --out policy.json\n"
      "  la3 policy import found.txt --from fast-autoaugment --out policy.json\n"
      "  la3 policy import genotype.py --name CIFAR10 --out dada.json\n"
      "  la3 policy import policy_DeepAA_cifar_1.npz --out deepaa.json");
  command->add_option("FILE", flags->file, "A pickle, JSON, Python list or .npz")->required();
  command->add_option("--out", flags->out, "The policy to write")->type_name("FILE")->required();
  command
      ->add_option("--labels", flags->labels,
                   "The labels' names by number: a file with a name a line, names with commas, or a data SPEC")
      ->type_name("FILE|NAMES|SPEC");
  command->add_option("--name", flags->name, "Which list, in a Python file that gives names to several")
      ->type_name("NAME");
  command->add_option("--from", flags->from, "What the file holds; auto: judged by its content")
      ->check(one_of({"auto", "la3", "triples", "fast-autoaugment", "deepaa"}))
      ->capture_default_str();
  command->callback([flags, &options] { run_import(*flags, options); });
}

void add_policy_export(CLI::App& policy, GlobalOptions& options) {
  const auto flags = std::make_shared<ExportCommand>();
  CLI::App* command = policy.add_subcommand("export", "Write a policy as a file that another library applies");
  command->fallthrough();
  command->footer(
      "torchvision and albumentations: a Python file that needs nothing of la3, with a class LabelAwarePolicy.\n"
      "json-ops: the policy with each operation's meaning and magnitudes, for any other program.\n"
      "la3: a policy.json, of a built-in policy too.\n"
      "docs/policies.md says how far the libraries' operations differ from ours.\n"
      "Examples:\n"
      "  la3 policy export policy.json --to torchvision --out policy.py\n"
      "  la3 policy export fast-autoaugment:cifar10 --to la3 --out fast.json");
  command->add_option("POLICY", flags->file, "Policy file, or one of `la3 policy list`")
      ->type_name("FILE")
      ->required();
  command->add_option("--to", flags->to, "For which library")
      ->check(one_of({"la3", "torchvision", "albumentations", "json-ops"}))
      ->required();
  command->add_option("--out", flags->out, "The file to write")->type_name("FILE")->required();
  command->callback([flags, &options] { run_export(*flags, options); });
}

}  // namespace la3::cli
