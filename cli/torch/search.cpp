// `la3 search`: stage 1, which triples of operations a network tolerates for which label; or the same
// question as Fast AutoAugment asks it.
#include <algorithm>
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/settings_flags.h"
#include "cli/torch/network_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights.h"
#include "la3/records/config_file.h"
#include "la3/records/result_json.h"
#include "la3/run/data.h"
#include "la3/run/normalise.h"
#include "la3/run/recorded.h"
#include "la3/run/search_stage.h"
#include "la3/run/trained_on.h"
#include "la3/run/transforms.h"
#include "la3/run/trials_stage.h"
#include "la3/train/interrupted.h"

namespace la3::cli {
namespace {

struct SearchCommand {
  std::string data, weights, network, normalise, flip, split, out, method = "la3", device = "auto",
                                                                   precision = "float32";
  ImageCount hold_out;
  bool skip_bad = false, resume = false;
  run::SearchOptions search;
  run::TrialsOptions trials;

  bool is_fast() const { return method == "fast-autoaugment"; }
};

// The images the search evaluates on: ones the network was not trained with.
std::shared_ptr<const data::Dataset> open_validation(const SearchCommand& command, const run::Context& context) {
  if (command.hold_out.images != 0) {
    run::TrainingOptions flags;
    flags.data = command.data;
    flags.hold_out = command.hold_out;
    flags.skip_bad = command.skip_bad;
    return run::open_held_out(flags, context);
  }
  const data::Splits splits = run::open_splits(command.data, command.skip_bad, context);
  const std::string split = command.split.empty() ? "validation" : command.split;
  const auto chosen = split == "train" ? splits.train : split == "test" ? splits.test : splits.validation;
  if (!chosen) {
    throw Error(command.data + ": has no " + split +
                " images. --hold-out N takes the N training images that `la3 train --hold-out N` "
                "with the same --seed left out; --split takes any part");
  }
  if (chosen == splits.validation && !splits.test) {
    context.observer.note(command.data +
                          " has no test images: `la3 train` tests on these validation images too. For a fair "
                          "comparison search on others: --hold-out N, here and there");
  }
  return chosen;
}

// A network that was trained with mirrored images cannot tell which labels tolerate it.
void note_mirrored_training(const SearchCommand& command, const data::Dataset& dataset,
                            const run::Context& context) {
  if (!context.is_first() || command.weights.empty() || !dataset.standard_transforms().flip) { return; }
  const nn::Metadata metadata = nn::metadata_of_weights(command.weights);
  const auto flip = metadata.find(run::kFlipKey);
  if (flip != metadata.end() && flip->second == run::kFlipNone) { return; }
  context.observer.note(
      command.weights +
      ": weights of la3 train --flip none expected for --flip by-label: a network that was trained "
      "with mirrored images cannot tell which labels tolerate it");
}

// The result in a few lines for human readers.
std::string describe(const records::SearchResult& result) {
  char text[600];
  std::snprintf(text, sizeof(text),
                "%lld evaluations in %s: mean reward %.1f points in the warm-up, %.1f at the end\n"
                "different triples per label: %lld to %lld, %.0f on average; the predictor "
                "preferred a new one in %.0f%% of its choices\n",
                static_cast<long long>(result.evaluations), duration_text(result.seconds).c_str(),
                result.mean_reward_warm_up, result.mean_reward_last, static_cast<long long>(result.tried_min),
                static_cast<long long>(result.tried_max), result.tried_mean, 100 * result.unexplored_share);
  std::string lines = text;
  if (result.spearman && result.mae) {
    std::snprintf(text, sizeof(text),
                  "the predictor on a held-out fifth: rank correlation %.2f, mean error %.1f points\n",
                  *result.spearman, *result.mae);
    lines += text;
  }
  return lines;
}

void print_trials(const search::Trials& trials, const std::string& file, double seconds,
                  const GlobalOptions& options) {
  const auto best = std::max_element(
      trials.lines.begin(), trials.lines.end(),
      [](const search::Trial& a, const search::Trial& b) { return a.count.correct < b.count.correct; });
  const double plain = trials.header.baseline.percent(), found = best->count.percent();
  if (options.json) {
    return print_json({{"method", "fast-autoaugment"},
                       {"trials", trials.lines.size()},
                       {"draws", trials.header.draws},
                       {"baseline", plain},
                       {"best", found},
                       {"seconds", seconds},
                       {"trials_file", file}});
  }
  std::printf(
      "%s in %s: %.1f%% of the images are recognised without augmentation, %.1f%% in one of %u draws of the\n"
      "best trial\n"
      "trials in %s; next: la3 construct --trials %s --out policy.json\n",
      counted(trials.lines.size(), "trial").c_str(), duration_text(seconds).c_str(), plain, found,
      trials.header.draws, file.c_str(), file.c_str());
  std::fflush(stdout);
}

void run_search(SearchCommand command, const Job& job) {
  const GlobalOptions& options = job.options;
  search::check_budget(command.search.iterations, command.search.warm_up);
  command.search.explore.validate();
  run::check_out(command.out, command.data);
  const std::string name = network_of(command.network, command.weights, job);
  command.data = run::sized_as_trained(command.data, name, command.weights, job);
  run::Normalise normalise = choose_normalise(command.normalise, command.weights, job);
  const auto found = open_validation(command, job);
  const auto validation = run::normalised(found, normalise.value);
  if (validation == found) { normalise = {}; }
  run::note_normalise(normalise, job);
  const int labels = static_cast<int>(validation->labels().size());
  records::Settings settings = {{"data", command.data},
                                {"network", name},
                                {"weights", command.weights},
                                {"method", command.is_fast() ? command.method : ""},
                                {"normalise", normalise.value},
                                {"flip", command.flip},
                                {"split", command.split},
                                {"hold-out", run::value_of(command.hold_out)},
                                {"batch-size", command.search.batch_size},
                                {"label-invariant", command.search.label_invariant},
                                {"precision", command.precision},
                                {"device", command.device},
                                {"skip-bad", command.skip_bad},
                                {"seed", job.seed}};
  std::erase_if(settings, [](const auto& setting) { return setting.second == ""; });
  if (command.is_fast()) {
    settings.insert(settings.end(), {{"iterations", command.search.iterations},
                                     {"warm-up", command.search.warm_up},
                                     {"sub-policies", command.trials.sub_policies},
                                     {"draws", command.trials.draws}});
  } else {
    for (auto& setting : run::recorded(run::search_settings(), command.search)) { settings.push_back(setting); }
    for (auto& setting : run::recorded_if_set(run::search_settings(), command.search, false)) {
      settings.push_back(setting);
    }
  }
  run::check_agreement(job, settings, {validation});
  const auto network = open_network_for(name, command.weights, validation->labels(), command.data, job);
  nn::check_output(*network, validation->standard_transforms().size_px, labels);

  note(options, "searching with " + network->name() + " on " + std::to_string(validation->size()) +
                    " validation images of " + command.data + ", " + std::to_string(labels) + " labels, " +
                    std::to_string(command.search.iterations) +
                    (command.is_fast() ? " trials of Fast AutoAugment, " : " iterations, ") + job.device.str() +
                    processes_text(job));
  catch_interrupts();
  records::SearchResult result;
  run::SearchInput input{*network, command.precision == "bf16", command.data, validation, normalise.value};
  if (!command.flip.empty()) {
    input.transforms["flip"] = command.flip;
    input.measure_flips = true;
    note_mirrored_training(command, *found, job);
  }
  try {
    if (!job.is_first()) { return run::join_search_stage(command.search, input, job); }
    const records::WorkFolder folder(command.out, command.resume);
    if (!command.resume || !std::filesystem::exists(folder.path() / records::kConfigName)) {
      records::write_config(folder.path(), "search", settings);
    }
    if (command.is_fast()) {
      run::TrialsOptions trials = command.trials;
      trials.trials = command.search.iterations;
      trials.warm_up = command.search.warm_up;
      trials.batch_size = command.search.batch_size;
      trials.anyway = command.search.anyway;
      const auto start = Clock::now();
      const search::Trials done = run::run_trials_stage(folder, trials, input, command.resume, job);
      return print_trials(done, (folder.path() / records::kTrialsName).string(), seconds_since(start), options);
    }
    result = run::run_search_stage(folder, command.search, input, command.resume, job);
  } catch (const train::Interrupted&) { end_interrupted(options); }
  const std::string evaluations = (std::filesystem::path(command.out) / records::kEvaluationsName).string();
  if (options.json) {
    nlohmann::ordered_json json = records::to_json(result);
    json["evaluations_file"] = evaluations;
    return print_json(json);
  }
  std::printf("%sevaluations in %s; next: la3 construct --evaluations %s --out policy.json\n",
              describe(result).c_str(), evaluations.c_str(), evaluations.c_str());
  std::fflush(stdout);
}

}  // namespace

void add_search_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<SearchCommand>();
  CLI::App* command = app.add_subcommand("search", "Stage 1: evaluate triples of operations, label by label");
  command->footer(
      "Measures how the recall of each label changes when its validation images are augmented. Ctrl-C saves the\n"
      "state of the search; --resume continues, even after a crash or kill -9.\n"
      "Examples:\n"
      "  la3 search --data shapes --weights runs/plain/weights.safetensors --out runs/search\n"
      "  la3 search --data cifar10:data --hold-out 4000 --weights pretrained.safetensors --out runs/search\n"
      "  mpirun -n 8 la3 search --data folder:photos --weights weights.safetensors --device cuda --out "
      "runs/search\n"
      "  la3 search --method fast-autoaugment --data shapes --weights runs/plain/weights.safetensors --out "
      "runs/fast");
  command
      ->add_option("--data", flags->data, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR, shards:DIR or csv:FILE")
      ->type_name("SPEC")
      ->required();
  add_network_flags(*command, flags->network, flags->weights);
  add_normalise_flag(*command, flags->normalise);
  command
      ->add_option("--flip", flags->flip,
                   "by-label: also measure which labels must not be mirrored, for --flip of train")
      ->check(one_of({run::kFlipByLabel}).description(""))
      ->type_name("NAME");
  command->add_option("--split", flags->split, "Part to validate on: validation (the default), test or train")
      ->check(one_of({"train", "validation", "test"}).description(""))
      ->type_name("NAME");
  command
      ->add_option("--hold-out", flags->hold_out,
                   "Validate on the training images that la3 train --hold-out N left out")
      ->type_name("N")
      ->check(image_count())
      ->excludes("--split");
  command
      ->add_option("--method", flags->method,
                   "la3, or fast-autoaugment: trials of sub-policies for all labels together")
      ->check(one_of({"la3", "fast-autoaugment"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  add_settings(*command, run::search_settings(), flags->search);
  command
      ->add_option("--sub-policies", flags->trials.sub_policies, "fast-autoaugment: pairs of operations in a trial")
      ->type_name("N")
      ->check(within(1, 100))
      ->capture_default_str();
  command
      ->add_option("--draws", flags->trials.draws,
                   "fast-autoaugment: augmented versions of an image, one of which must be recognised")
      ->type_name("N")
      ->check(within(1, 1000))
      ->capture_default_str();
  command->add_flag("--label-invariant", flags->search.label_invariant,
                    "One triple for all labels at a time, judged by overall accuracy (an ablation)");
  command->add_option("--batch-size", flags->search.batch_size, "Images per batch")
      ->type_name("N")
      ->check(within(1, 1 << 20))
      ->capture_default_str();
  add_device_flags(*command, flags->device, flags->precision);
  command->add_flag("--skip-bad", flags->skip_bad, "Skip files that are not images");
  command->add_option("--out", flags->out, "The folder of the search: evaluations.jsonl and metrics.jsonl")
      ->type_name("DIR")
      ->required();
  command->add_flag("--resume", flags->resume, "Continue the search in --out");
  command->callback([flags, command, &options] {
    if (flags->is_fast()) {
      if (flags->search.label_invariant) {
        throw std::invalid_argument("--label-invariant: fast-autoaugment always is");
      }
      if (!flags->flip.empty()) { throw std::invalid_argument("--flip by-label: --method la3 expected"); }
      if (flags->search.explore.guide != "paper") {
        throw std::invalid_argument("--explore " + flags->search.explore.guide + ": --method la3 expected");
      }
      const run::TrialsOptions defaults;
      if (command->count("--iterations") == 0) { flags->search.iterations = defaults.trials; }
      if (command->count("--warm-up") == 0) {
        flags->search.warm_up = std::min(defaults.warm_up, flags->search.iterations);
      }
    }
    run_together(flags->device, flags->precision, options, [&](const Job& job) { run_search(*flags, job); });
  });
}

}  // namespace la3::cli
