// la3 policy show | validate | diff; import and export are in policy_exchange.cpp
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/policy_diff.h"
#include "cli/policy_table.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/policy/policy.h"

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

ordered_json label_json(const LabelPolicy& label) {
  return {{"label", label.label},
          {"triple_count", label.triples.size()},
          {"proportions", proportions_json(op_proportions(label))}};
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

struct ShowOptions {
  std::string file;
  std::vector<std::string> labels;
  TableStyle style;
};

void show(const ShowOptions& show, const GlobalOptions& options) {
  const Policy policy = policy::read_policy(show.file);
  std::vector<const LabelPolicy*> chosen;
  for (const std::string& name : show.labels) {
    try {
      chosen.push_back(&find_label(policy, name));
    } catch (const Error& error) { throw Error(printable(show.file) + ": " + error.what()); }
  }
  const bool at_length = !chosen.empty();
  if (!at_length) { chosen = table_rows(policy, show.style); }

  if (options.json) {
    ordered_json object = {{"file", show.file}, {"label_invariant", is_label_invariant(policy)}};
    object["provenance"] = ordered_json::object();
    for (const auto& [key, value] : policy.provenance) { object["provenance"][key] = value; }
    object["label_count"] = policy.labels.size();
    object["labels"] = ordered_json::array();
    for (const LabelPolicy* label : chosen) {
      object["labels"].push_back(label_json(*label));
      if (at_length) { object["labels"].back()["triples"] = triples_json(*label, show.style); }
    }
    print_json(object);
    return;
  }
  std::cout << printable(show.file) << ": " << policy_overview(policy) << "\n" << provenance_lines(policy) << "\n";
  if (!at_length) { std::cout << proportions_table(policy, show.style); }
  for (size_t i = 0; at_length && i < chosen.size(); ++i) {
    std::cout << (i == 0 ? "" : "\n") << label_details(*chosen[i], show.style);
  }
}

void validate(const std::vector<std::string>& files, const GlobalOptions& options) {
  ordered_json results = ordered_json::array();
  size_t bad = 0;
  for (const std::string& file : files) {
    try {
      const Policy policy = policy::read_policy(file);
      size_t triples = 0;
      for (const LabelPolicy& label : policy.labels) { triples += label.triples.size(); }
      results.push_back(
          {{"file", file}, {"ok", true}, {"label_count", policy.labels.size()}, {"triple_count", triples}});
      if (!options.json && !options.quiet) {
        std::cout << printable(file) << ": ok: " << counted(policy.labels.size(), "label") << ", "
                  << counted(triples, "triple") << "\n";
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
                      {"triple_count_a", label.triples_a},
                      {"triple_count_b", label.triples_b},
                      {"shared", label.shared},
                      {"change", proportions_json(label.change)}});
  }
  return {{"same", diff.same_labels},
          {"same_provenance", diff.same_provenance},
          {"only_in_a", diff.only_in_a},
          {"only_in_b", diff.only_in_b},
          {"labels", labels}};
}

void diff(const DiffOptions& files, const GlobalOptions& options) {
  const Policy a = policy::read_policy(files.a);
  const Policy b = policy::read_policy(files.b);
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
  command->add_option("FILE", shown->file, "Policy file")->required();
  command->add_option("--label", shown->labels, "Show this label in full, with its triples; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command
      ->add_option_function<std::string>(
          "--sort", [shown](const std::string& by) { shown->style.sort_by_name = by == "name"; },
          "Order of the labels: by name, or as in the file (default: file)")
      ->check(CLI::IsMember({"name", "file"}));
  command
      ->add_option("--top", shown->style.top,
                   "At most N rows: labels, or with --label the triples with the best scores; 0: all")
      ->type_name("N")
      ->check(within(0, 1000000))
      ->capture_default_str();
  command->callback([shown, &options] {
    shown->style.utf8 = locale_is_utf8();
    show(*shown, options);
  });
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
  command->add_option("A", files->a, "A policy file")->type_name("FILE")->required();
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
      "  la3 policy validate *.json\n"
      "  la3 policy diff old.json new.json\n"
      "  la3 policy import cifar10_policy.pkl --labels cifar10:data --out policy.json\n"
      "  la3 policy export policy.json --to torchvision --out policy.py");
  add_show(*policy, options);
  add_validate(*policy, options);
  add_diff(*policy, options);
  add_policy_import(*policy, options);
  add_policy_export(*policy, options);
}

}  // namespace la3::cli
