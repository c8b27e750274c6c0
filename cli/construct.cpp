// `la3 construct`: stage 2, from evaluations to a policy.
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/hint_json.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/policy/hint.h"
#include "la3/policy/policy.h"
#include "la3/search/construct.h"
#include "la3/search/fast_autoaugment.h"

namespace la3::cli {
namespace {

struct ConstructCommand {
  std::string evaluations, out, select = "mrmr", predictor = "network";
  std::vector<std::string> trials;
  int best = 10;
  int predictor_epochs = 100;
  search::ConstructOptions construct;
};

// The policy of Fast AutoAugment's searches, one for each part of the data that was held out.
void merge_searches(const ConstructCommand& command, const GlobalOptions& options) {
  std::vector<search::Trials> searches;
  for (const std::string& file : command.trials) {
    searches.push_back(search::read_trials(file));
    const search::Trials& read = searches.back();
    if (read.lines.size() < read.header.trials) {
      note(options, file + ": holds " + std::to_string(read.lines.size()) + " of " +
                        std::to_string(read.header.trials) + " trials");
    }
  }
  const policy::Policy made = search::merge_trials(searches, command.best);
  policy::write_policy(command.out, made);
  const size_t recipes = policy::entry_count(made);
  if (options.json) {
    return print_json({{"policy", command.out}, {"searches", searches.size()}, {"recipes", recipes}});
  }
  std::printf("%zu sub-policies from the best %s of %zu search%s; written to %s\n", recipes,
              counted(static_cast<size_t>(command.best), "trial").c_str(), searches.size(),
              searches.size() == 1 ? "" : "es", command.out.c_str());
}

void run_construct(ConstructCommand command, const GlobalOptions& options) {
  if (!command.trials.empty()) { return merge_searches(command, options); }
  command.construct.select = command.select == "top" ? search::Select::kTop : search::Select::kMrmr;
  command.construct.predictor = search::predictor_kind(command.predictor);
  command.construct.threads = options.threads;
  command.construct.seed = options.seed;
  command.construct.validate();
  const search::Evaluations evaluations = search::read_evaluations(command.evaluations);
  if (evaluations.dropped_lines > 0) {
    note(options, command.evaluations + ": the last iteration was not finished; left out: its " +
                      counted(evaluations.dropped_lines, "line"));
  }
  if (evaluations.iterations_done() < evaluations.header.iterations) {
    note(options, command.evaluations + ": holds " + std::to_string(evaluations.iterations_done()) + " of " +
                      std::to_string(evaluations.header.iterations) + " iterations");
  }
  const search::Constructed made =
      search::construct_policy(evaluations, command.predictor_epochs, command.construct);
  policy::write_policy(command.out, made.policy);
  if (made.without_evidence > 0) {
    note(options, counted(made.without_evidence, "label") + " of " +
                      std::to_string(evaluations.header.labels.size()) + " cannot be told from chance: " +
                      (made.without_evidence == 1 ? "it gets" : "they get") + " what suits the others on average");
  }
  const policy::Hint hint = policy::hint_of(made.policy);
  const nlohmann::ordered_json result = {{"policy", command.out},
                                         {"labels", made.policy.labels.size()},
                                         {"triples", command.construct.triples},
                                         {"predictor", command.predictor},
                                         {"select", command.select},
                                         {"alpha", command.construct.alpha},
                                         {"pool", command.construct.pool},
                                         {"tilt", command.construct.tilt},
                                         {"strength", command.construct.strength},
                                         {"multisets_per_label", made.multisets},
                                         {"mean_overlap", made.overlap},
                                         {"mean_predicted_reward", made.reward},
                                         {"hint", hint_json(hint)}};
  if (options.json) { return print_json(result); }
  const size_t entries = policy::entry_count(made.policy);
  const std::string what =
      command.construct.pool == 0
          ? counted(made.policy.labels.size(), "label") + ", " +
                counted(static_cast<size_t>(command.construct.triples), "triple") + " each"
          : (policy::is_label_invariant(made.policy) ? "every label"
                                                     : counted(made.policy.labels.size(), "label")) +
                ", " + counted(entries, policy::is_triples(made.policy) ? "triple" : "recipe");
  std::printf(
      "%s: %.0f different sets of operations a label, mean overlap %.2f of 3,\n"
      "mean predicted reward %.1f points%s; written to %s\n"
      "%s\n",
      what.c_str(), made.multisets, made.overlap, made.reward,
      command.construct.strength < 1 ? " at full strength" : "", command.out.c_str(),
      policy::hint_text(hint).c_str());
}

}  // namespace

void add_construct_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<ConstructCommand>();
  CLI::App* command = app.add_subcommand("construct", "Stage 2: make a policy from a search's evaluations");
  command->footer(
      "Examples:\n"
      "  la3 construct --evaluations runs/search/evaluations.jsonl --out policy.json\n"
      "  la3 construct --trials runs/fold-0/trials.jsonl runs/fold-1/trials.jsonl --out policy.json");
  CLI::Option* evaluations =
      command->add_option("--evaluations", flags->evaluations, "The evaluations.jsonl of a search")
          ->type_name("FILE");
  CLI::Option* trials = command
                            ->add_option("--trials", flags->trials,
                                         "Instead: the trials.jsonl of one or more searches by fast-autoaugment")
                            ->type_name("FILE ...")
                            ->excludes(evaluations);
  command->add_option("--best", flags->best, "With --trials: how many of each search are taken")
      ->type_name("N")
      ->check(within(1, 1000000))
      ->capture_default_str()
      ->needs(trials);
  command->add_option("--out", flags->out, "The policy to write")->type_name("FILE")->required();
  command->add_option("--triples", flags->construct.triples, "Triples per label")
      ->type_name("N")
      ->capture_default_str();
  command
      ->add_option("--alpha", flags->construct.alpha,
                   "How much a triple's overlap with those chosen counts against it")
      ->type_name("X")
      ->capture_default_str();
  command
      ->add_option("--pool", flags->construct.pool,
                   "Share of images that draw from all labels' triples, not their own label's: 0 to 1")
      ->type_name("X")
      ->capture_default_str();
  command
      ->add_option("--tilt", flags->construct.tilt,
                   "With --pool: doublings of a triple's weight per point by which it suits a label better")
      ->type_name("X")
      ->capture_default_str();
  command
      ->add_option("--strength", flags->construct.strength,
                   "Probability with which each operation of a triple is applied: 0 to 1, the paper's")
      ->type_name("X")
      ->capture_default_str();
  command
      ->add_option("--select", flags->select,
                   "mrmr, or top: the highest rewards whatever they overlap (an ablation)")
      ->check(one_of({"mrmr", "top"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command
      ->add_option("--predictor", flags->predictor,
                   "network: the paper's; linear: a linear model in which labels with few images lean on all")
      ->check(one_of({"network", "linear"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command
      ->add_option("--predictor-epochs", flags->predictor_epochs,
                   "Passes of the network predictor over all evaluations; fewer if that is more than 1,500 steps")
      ->type_name("N")
      ->check(within(1, 1000000))
      ->capture_default_str();
  command->callback([flags, &options] {
    if (flags->evaluations.empty() && flags->trials.empty()) {
      throw CLI::RequiredError("--evaluations or --trials");
    }
    run_construct(*flags, options);
  });
}

}  // namespace la3::cli
