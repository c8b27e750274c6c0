// la3 policy list | show | validate | diff; import and export are in policy_exchange.cpp, pool, weaken
// and schedule in policy_combine.cpp
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/hint_json.h"
#include "cli/policy_diff.h"
#include "cli/policy_table.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/policy/combine.h"
#include "la3/policy/hint.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

using nlohmann::ordered_json;
using policy::LabelPolicy;
using policy::Policy;

ordered_json proportions_json(const std::array<double, augment::kOpCount>& values) {
  ordered_json object = ordered_json::object();
  for (const auto& info : augment::op_table()) {
    object[std::string(info.name)] = values[static_cast<size_t>(info.op)];
  }
  return object;
}

ordered_json label_json(const LabelPolicy& label, const LabelPolicy& full_strength) {
  const policy::Applied applied = applied_of(label);
  return {{"label", label.label},
          {std::string(entry_noun(label)) + "_count", entry_count(label)},
          {"operations_per_image", applied.operations},
          {"untouched", applied.untouched},
          {"proportions", proportions_json(op_proportions(full_strength))}};
}

ordered_json triples_json(const LabelPolicy& label, const TableStyle& style) {
  ordered_json list = ordered_json::array();
  for (const size_t index : triple_rows(label, style)) {
    ordered_json triple = {{"index", index}, {"ops", ordered_json::array()}};
    for (const augment::Op op : label.triples[index].ops) { triple["ops"].push_back(std::string(op_name(op))); }
    if (label.triples[index].score) { triple["score"] = *label.triples[index].score; }
    list.push_back(triple);
  }
  return list;
}

// The label's recipes or schedule as they stand in a file.
void add_recipes(const Policy& policy, const LabelPolicy& label, ordered_json& object) {
  const ordered_json file = ordered_json::parse(to_json(policy));
  for (const ordered_json& entry : file.at("labels")) {
    if (entry.at("label") != label.label) { continue; }
    for (const char* key : {"recipes", "schedule"}) {
      if (entry.contains(key)) { object[key] = entry.at(key); }
    }
  }
}

// Of a policy for every label, unless --top says otherwise.
constexpr size_t kMostRecipes = 30;

struct ShowOptions {
  std::string file;
  std::vector<std::string> labels;
  TableStyle style;
  bool has_top = false;
};

void show(const ShowOptions& show, const GlobalOptions& options) {
  const Policy policy = policy::open_some_policy(show.file);
  std::vector<const LabelPolicy*> chosen;
  for (const std::string& name : show.labels) {
    try {
      chosen.push_back(&find_label(policy, name));
    } catch (const Error& error) { throw Error(printable(show.file) + ": " + error.what()); }
  }
  const Policy at_full = at_full_strength(policy);
  const auto full_strength = [&](const LabelPolicy* label) -> const LabelPolicy& {
    return at_full.labels[static_cast<size_t>(label - policy.labels.data())];
  };
  const bool at_length = !chosen.empty();
  if (!at_length) { chosen = table_rows(policy, show.style); }

  if (options.json) {
    ordered_json object = {{"file", show.file}, {"label_invariant", is_label_invariant(policy)}};
    if (!is_triples(policy)) { object["space"] = augment::space_name(policy.space); }
    object["provenance"] = ordered_json::object();
    for (const auto& [key, value] : policy.provenance) { object["provenance"][key] = value; }
    object["label_count"] = policy.labels.size();
    object["hint"] = hint_json(policy::hint_of(policy));
    object["labels"] = ordered_json::array();
    for (const LabelPolicy* label : chosen) {
      object["labels"].push_back(label_json(*label, full_strength(label)));
      if (at_length && is_triples(policy)) {
        object["labels"].back()["triples"] = triples_json(*label, show.style);
      }
      if (at_length && !is_triples(policy)) { add_recipes(policy, *label, object["labels"].back()); }
    }
    print_json(object);
    return;
  }
  std::cout << printable(show.file) << ": " << policy_overview(policy) << "\n"
            << provenance_lines(policy) << applied_text(policy) << "\n";
  if (!is_label_invariant(policy)) { std::cout << policy::hint_text(policy::hint_of(policy)) << "\n"; }
  std::cout << "\n";
  // There is room for the recipes of one label.
  if (!at_length && !is_triples(policy) && is_label_invariant(policy)) {
    TableStyle style = show.style;
    if (!show.has_top) { style.top = kMostRecipes; }
    std::cout << label_details(policy.labels.front(), at_full.labels.front(), style);
    return;
  }
  if (!at_length) { std::cout << proportions_table(policy, show.style); }
  for (size_t i = 0; at_length && i < chosen.size(); ++i) {
    std::cout << (i == 0 ? "" : "\n") << label_details(*chosen[i], full_strength(chosen[i]), show.style);
  }
}

void validate(const std::vector<std::string>& files, const GlobalOptions& options) {
  ordered_json results = ordered_json::array();
  size_t bad = 0;
  for (const std::string& file : files) {
    try {
      const Policy policy = policy::read_policy(file);
      const size_t entries = entry_count(policy);
      const std::string noun(entry_noun(policy.labels.front()));
      results.push_back(
          {{"file", file}, {"ok", true}, {"label_count", policy.labels.size()}, {noun + "_count", entries}});
      if (!options.json && !options.quiet) {
        std::cout << printable(file) << ": ok: " << counted(policy.labels.size(), "label") << ", "
                  << counted(entries, noun) << "\n";
      }
    } catch (const Error& error) {
      ++bad;
      results.push_back({{"file", file}, {"ok", false}, {"error", error.what()}});
      if (!options.json) { std::cout << printable(error.what()) << "\n"; }
    }
  }
  if (options.json) { print_json({{"ok", bad == 0}, {"files", results}}); }
  if (bad > 0) { throw CLI::RuntimeError(1); }  // the reason has been printed
}

struct DiffOptions {
  std::string a, b;
  TableStyle style;
};

ordered_json diff_json(const PolicyDiff& diff) {
  ordered_json labels = ordered_json::array();
  for (const LabelDiff& label : diff.labels) {
    labels.push_back({{"label", label.label},
                      {"distance", label.distance},
                      {diff.noun + "_count_a", label.entries_a},
                      {diff.noun + "_count_b", label.entries_b},
                      {"shared", label.shared},
                      {"change", proportions_json(label.change)}});
  }
  return {{"same", diff.same_labels},      {"same_provenance", diff.same_provenance},
          {"same_space", diff.same_space}, {"only_in_a", diff.only_in_a},
          {"only_in_b", diff.only_in_b},   {"labels", labels}};
}

void diff(const DiffOptions& files, const GlobalOptions& options) {
  const Policy a = policy::open_some_policy(files.a);
  const Policy b = policy::open_some_policy(files.b);
  const PolicyDiff found = diff_policies(a, b);
  if (options.json) {
    ordered_json object = {{"a", files.a}, {"b", files.b}};
    object.update(diff_json(found));
    print_json(object);
    return;
  }
  std::cout << "A: " << printable(files.a) << ": " << policy_overview(a) << "\n"
            << "B: " << printable(files.b) << ": " << policy_overview(b) << "\n\n"
            << diff_text(found, files.style);
}

void add_show(CLI::App& policy, GlobalOptions& options) {
  const auto shown = std::make_shared<ShowOptions>();
  CLI::App* command = policy.add_subcommand("show", "Print how often a policy uses each operation, label by label");
  command->fallthrough();
  command->add_option("POLICY", shown->file, "Policy file, or one of `la3 policy list`")
      ->type_name("FILE")
      ->required();
  command
      ->add_option("--label", shown->labels,
                   "Show this label in full, with its triples or recipes; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command
      ->add_option_function<std::string>(
          "--sort", [shown](const std::string& by) { shown->style.sort_by_name = by == "name"; },
          "Order of the labels: by name, or as in the file (default: file)")
      ->check(one_of({"name", "file"}));
  CLI::Option* top =
      command
          ->add_option(
              "--top", shown->style.top,
              "At most N rows: labels, or with --label the triples with the best scores or the most likely "
              "recipes; 0: all")
          ->type_name("N")
          ->check(within(0, 1000000))
          ->capture_default_str();
  command->callback([shown, top, &options] {
    shown->has_top = top->count() > 0;
    shown->style.utf8 = locale_is_utf8();
    show(*shown, options);
  });
}

void list(const GlobalOptions& options) {
  if (options.json) {
    ordered_json names = ordered_json::array();
    for (const auto& [name, what] : policy::named_policies()) { names.push_back({{"name", name}, {"what", what}}); }
    return print_json({{"policies", names}});
  }
  for (const auto& [name, what] : policy::named_policies()) {
    std::cout << padded(std::string(name), 27) << what << "\n";
  }
}

void add_list(CLI::App& policy, GlobalOptions& options) {
  CLI::App* command = policy.add_subcommand("list", "List the built-in policies, which any --policy takes by name");
  command->fallthrough();
  command->footer("docs/policies.md says where they come from, and what differs here.");
  command->callback([&options] { list(options); });
}

void add_validate(CLI::App& policy, GlobalOptions& options) {
  const auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* command = policy.add_subcommand("validate", "Check policy files; exit code 1 if any is not valid");
  command->fallthrough();
  command->add_option("FILE", *files, "Policy files")->required();
  command->callback([files, &options] { validate(*files, options); });
}

void add_diff(CLI::App& policy, GlobalOptions& options) {
  const auto files = std::make_shared<DiffOptions>();
  CLI::App* command = policy.add_subcommand("diff", "Compare two policies; exit code 0 whether they differ or not");
  command->fallthrough();
  command->add_option("A", files->a, "A policy file, or one of `la3 policy list`")->type_name("FILE")->required();
  command->add_option("B", files->b, "Another")->type_name("FILE")->required();
  command->add_option("--top", files->style.top, "At most N labels, the most different ones; 0: all")
      ->type_name("N")
      ->check(within(0, 1000000))
      ->capture_default_str();
  command->callback([files, &options] { diff(*files, options); });
}

}  // namespace

void add_policy_command(CLI::App& app, GlobalOptions& options) {
  CLI::App* policy = app.add_subcommand("policy", "Inspect, check, compare, import and export policies");
  policy->fallthrough();
  policy->require_subcommand(1);
  policy->footer(
      "Examples:\n"
      "  la3 policy show policy.json\n"
      "  la3 policy show policy.json --label cat --top 10\n"
      "  la3 policy list\n"
      "  la3 policy show auto-augment:cifar10\n"
      "  la3 policy validate *.json\n"
      "  la3 policy diff old.json new.json\n"
      "  la3 policy pool policy.json --share 0.5 --out half.json\n"
      "  la3 policy weaken policy.json --strength 0.33 --out mild.json\n"
      "  la3 policy schedule 0:policy.json 180:none --epochs 200 --out late.json\n"
      "  la3 policy import cifar10_policy.pkl --labels cifar10:data --out policy.json\n"
      "  la3 policy export policy.json --to torchvision --out policy.py");
  add_list(*policy, options);
  add_show(*policy, options);
  add_validate(*policy, options);
  add_diff(*policy, options);
  add_policy_pool(*policy, options);
  add_policy_weaken(*policy, options);
  add_policy_schedule(*policy, options);
  add_policy_import(*policy, options);
  add_policy_export(*policy, options);
}

}  // namespace la3::cli
