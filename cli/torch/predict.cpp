// `la3 predict`: what a trained network takes image files for.
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/label_names.h"
#include "cli/progress.h"
#include "cli/torch/network_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/image_files.h"
#include "la3/data/photo_defaults.h"
#include "la3/nn/registry.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights.h"
#include "la3/run/data.h"
#include "la3/run/normalise.h"
#include "la3/run/trained_on.h"
#include "la3/train/interrupted.h"
#include "la3/train/predict.h"

namespace la3::cli {
namespace {

struct PredictCommand {
  std::vector<std::string> inputs;
  std::string weights, network, labels, normalise, device = "auto", precision = "float32";
  int top = 1, batch_size = 250, size_px = 0;
  bool csv = false, skip_bad = false;
};

// What --labels says; a data set also says how its images are shown.
run::TrainedOn read_labels(const std::string& labels, const run::Context& context) {
  if (!is_data_spec(labels)) { return {.labels = label_names(labels)}; }
  const auto dataset = run::open_splits(labels, true, context).train;
  return {.labels = dataset->labels(), .transforms = dataset->standard_transforms()};
}

// The labels and how images are shown: from --labels and --size, else from the weights, else the
// customary.
run::TrainedOn known_of(const PredictCommand& command, size_t labels, const run::Context& context) {
  run::TrainedOn known;
  if (!command.weights.empty()) {
    known = run::trained_on(nn::metadata_of_weights(command.weights), command.weights);
  } else {
    // A TorchScript file: those of `la3 export` say it.
    known = run::trained_on(nn::torchscript_extras(command.network, {run::kLabelsKey, run::kInputKey}),
                            command.network);
  }
  run::TrainedOn said;
  if (!command.labels.empty()) {
    said = read_labels(command.labels, context);
    known.labels = said.labels;
    if (!known.transforms) { known.transforms = said.transforms; }
  }
  const std::string name = printable(command.weights.empty() ? command.network : command.weights);
  if (!known.labels.empty() && known.labels.size() != labels) {
    throw Error((command.labels.empty() ? name : "--labels " + printable(command.labels)) + ": " +
                counted(labels, "label") + " expected, one per output of the network, found " +
                std::to_string(known.labels.size()));
  }
  if (known.labels.empty()) {
    context.observer.note(name + " does not name its " + counted(labels, "label") +
                          ": they are numbered from 0; --labels names them");
    for (size_t i = 0; i < labels; ++i) { known.labels.push_back(std::to_string(i)); }
  }
  if (!known.transforms) {
    known.transforms = data::photo_transforms(command.size_px == 0 ? 224 : command.size_px);
    context.observer.note(
        name + " does not say which images it is for: the middle of each is scaled to " +
        std::to_string(known.transforms->size_px) +
        " pixels and normalised as ImageNet's photos; --size, --normalise or a data set as --labels change that");
  }
  if (command.size_px != 0) { known.transforms->size_px = command.size_px; }
  // As la3 evaluate does it.
  std::optional<data::Normalisation> numbers;
  if (command.normalise == "data") {
    if (!said.transforms) { throw Error("--normalise data: the data set expected too, as --labels SPEC"); }
    numbers = {said.transforms->mean, said.transforms->deviation};
  } else {
    numbers = run::normalisation(run::choose_normalise(command.normalise, command.weights, context).value);
  }
  if (numbers) {
    known.transforms->mean = numbers->mean;
    known.transforms->deviation = numbers->deviation;
  }
  return known;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) { return text; }
  std::string quoted = "\"";
  for (const char c : text) { quoted += c == '"' ? "\"\"" : std::string(1, c); }
  return quoted + "\"";
}

std::string fixed_text(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof(text), "%.*f", digits, value);
  return text;
}

// Prints or collects the predictions, image by image.
class PredictionWriter {
 public:
  PredictionWriter(const PredictCommand& command, const GlobalOptions& options,
                   const std::vector<std::string>& labels)
      : command_(command), options_(options), labels_(labels) {
    if (command.csv) { std::cout << "image,rank,label,probability\n"; }
  }

  void add(const std::string& image, const std::vector<train::LikelyLabel>& likely) {
    if (options_.json) {
      auto list = nlohmann::ordered_json::array();
      for (const auto& [label, probability] : likely) {
        list.push_back({{"label", labels_[label]}, {"number", label}, {"probability", probability}});
      }
      images_.push_back({{"image", image}, {"predictions", std::move(list)}});
    } else if (command_.csv) {
      for (size_t k = 0; k < likely.size(); ++k) {
        std::cout << csv_field(image) << ',' << k + 1 << ',' << csv_field(labels_[likely[k].label]) << ','
                  << fixed_text(likely[k].probability, 6) << '\n';
      }
    } else {
      std::string line = printable(image) + ":";
      for (size_t k = 0; k < likely.size(); ++k) {
        line += (k == 0 ? " " : ", ") + printable(labels_[likely[k].label]) + " " +
                fixed_text(100 * likely[k].probability, 2) + "%";
      }
      std::cout << line << '\n';
    }
  }

  // Bad files are named even with --quiet.
  void add_bad(const std::string& image, const std::string& problem) {
    std::cout.flush();
    GlobalOptions loud = options_;
    loud.quiet = false;
    note(loud, "bad file: " + printable(problem));
    bad_.push_back({{"image", image}, {"problem", problem}});
  }

  size_t bad() const { return bad_.size(); }

  void finish(const std::string& network) {
    if (options_.json) {
      print_json({{"network", network},
                  {"weights", command_.weights},
                  {"labels", labels_},
                  {"images", images_},
                  {"bad", bad_}});
    }
    std::cout.flush();
  }

 private:
  const PredictCommand& command_;
  const GlobalOptions& options_;
  const std::vector<std::string>& labels_;
  nlohmann::ordered_json images_ = nlohmann::ordered_json::array(), bad_ = nlohmann::ordered_json::array();
};

void predict_images(nn::Network& network, const std::shared_ptr<const data::ImageFiles>& images,
                    const PredictCommand& command, const Job& job, PredictionWriter& writer) {
  // On a terminal, the predictions show how far it is.
  ProgressLine progress(job.options);
  const bool shows_progress = job.options.json || ::isatty(STDOUT_FILENO) == 0;
  size_t scaled = 0;
  const train::InferenceOptions inference{.batch_size = command.batch_size,
                                          .workers = job.workers(0),
                                          .device = job.device,
                                          .bf16 = command.precision == "bf16"};
  catch_interrupts();
  train::predict(network, images, static_cast<size_t>(command.top), inference,
                 [&](size_t i, const std::vector<train::LikelyLabel>& likely) {
                   if (was_interrupted()) { throw train::Interrupted(); }
                   if (!images->problem(i).empty()) {
                     progress.clear();
                     return writer.add_bad(images->id(i), images->problem(i));
                   }
                   scaled += images->is_scaled(i) ? 1 : 0;
                   writer.add(images->id(i), likely);
                   if (shows_progress && progress.is_due()) {
                     progress.show(std::to_string(i + 1) + "/" + counted(images->size(), "image"));
                   }
                 });
  progress.clear();
  if (scaled > 0) {
    const std::string side = std::to_string(images->standard_transforms().size_px);
    note(job.options, counted(scaled, "image") + " scaled to the network's " + side + "x" + side);
  }
}

void run_predict(const PredictCommand& command, const Job& job) {
  if (job.group->size() > 1) { throw Error("la3 predict runs as one process; divide the images among several"); }
  const std::string name = network_of(command.network, command.weights, job);
  auto network = nn::make_shapes(name, 1);
  if (network && command.weights.empty()) { throw CLI::RequiredError("--weights"); }
  if (!network) { network = nn::make_network(name, 1, 0); }
  const int64_t labels =
      command.weights.empty() ? nn::labels_of(*network) : nn::labels_of_weights(*network, command.weights);
  if (labels < 1) { throw Error(printable(name) + ": a network that ends with a linear layer expected"); }
  const run::TrainedOn known = known_of(command, static_cast<size_t>(labels), job);
  network = open_network(name, command.weights, static_cast<int>(labels), job);

  PredictionWriter writer(command, job.options, known.labels);
  std::vector<data::BadFile> bad;
  const std::vector<std::string> files = data::list_image_files(command.inputs, bad);
  for (const data::BadFile& folder : bad) { writer.add_bad(folder.path, folder.problem); }
  if (files.empty() && bad.empty()) { throw Error(printable(command.inputs[0]) + ": no files there"); }
  try {
    if (!files.empty()) {
      const auto images = std::make_shared<const data::ImageFiles>(files, known.labels, *known.transforms);
      predict_images(*network, images, command, job, writer);
    }
  } catch (const train::Interrupted&) {
    std::cout.flush();
    note(job.options, "interrupted");
    throw CLI::RuntimeError(130);
  }
  writer.finish(name);
  if (writer.bad() == 0) { return; }
  const std::string what =
      std::to_string(writer.bad()) + " of " + counted(files.size() + bad.size(), "file") + " could not be read";
  if (!command.skip_bad) { throw Error(what); }
  note(job.options, what);
}

}  // namespace

void add_predict_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<PredictCommand>();
  CLI::App* command = app.add_subcommand("predict", "Say what a trained network takes images for");
  command->footer(
      "Examples:\n"
      "  la3 predict --weights runs/photos/weights.safetensors new/*.jpg\n"
      "  la3 predict --weights weights.safetensors --top 5 --csv photos/ > predictions.csv\n"
      "  la3 predict --weights resnet50.pth --labels imagenet-names.txt cat.jpg --top 5 --json");
  command->add_option("images", flags->inputs, "Image files, or folders with such files in them and below")
      ->type_name("PATH")
      ->required();
  add_network_flags(*command, flags->network, flags->weights);
  command->get_option("--weights")
      ->description(
          "A .safetensors file or a .pth of torch.save(); only a TorchScript file has weights of its own");
  command
      ->add_option("--labels", flags->labels,
                   "The labels' names, where the weights do not say them: a file with a name per line, "
                   "names with commas between them, or the data set (which also says how to show images)")
      ->type_name("FILE|NAMES|SPEC");
  command->add_option("--top", flags->top, "How many labels to name for each image, the likeliest first")
      ->type_name("N")
      ->check(within(1, 1000000))
      ->capture_default_str();
  command->add_flag("--csv", flags->csv, "Print lines of image, rank, label and probability");
  command
      ->add_option("--size", flags->size_px,
                   "Side of the images that the network sees; 0: what the weights say, or 224")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  command->add_option("--batch-size", flags->batch_size, "Images per batch")
      ->type_name("N")
      ->check(within(1, 1000000))
      ->capture_default_str();
  add_normalise_flag(*command, flags->normalise);
  add_device_flags(*command, flags->device, flags->precision);
  command->add_flag("--skip-bad", flags->skip_bad,
                    "Do not fail if files cannot be read; they are named either way");
  command->callback([flags, &options] {
    if (flags->csv && options.json) { throw CLI::ExcludesError("--csv", "--json"); }
    run_together(flags->device, flags->precision, options, [&](const Job& job) { run_predict(*flags, job); });
  });
}

}  // namespace la3::cli
