// `la3 export`: weights as files for other programs.
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/torch/network_flags.h"
#include "cli/torch/processes.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/export.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/run/trained_on.h"

namespace la3::cli {
namespace {

struct ExportCommand {
  std::string weights, network, to, out;
  int size_px = 0;
};

void run_export_weights(const ExportCommand& command, const Job& job) {
  if (command.to == "onnx") {
    throw Error(
        "--to onnx: LibTorch's C++ library cannot write ONNX, only Python's torch can. Export to torchscript, and "
        "in Python call torch.onnx.export(torch.jit.load(FILE), images, ONNX_FILE); for ResNets, also export to "
        "safetensors and load them into torchvision's");
  }
  if (job.group->size() > 1) { throw Error("la3 export runs as one process"); }
  const std::string name = network_of(command.network, command.weights, job);
  auto network = nn::make_shapes(name, 1);
  if (!network) { network = nn::make_network(name, 1, 0); }
  const int64_t labels = nn::labels_of_weights(*network, command.weights);
  if (labels < 1) {
    throw Error(printable(command.weights) + ": a head (a last linear layer) expected, found none");
  }
  network = open_network(name, command.weights, static_cast<int>(labels), job);

  // What the weights say of their images and labels goes along.
  const nn::Metadata known = nn::metadata_of_weights(command.weights);
  nn::Metadata metadata;
  for (const char* key : {run::kLabelsKey, run::kInputKey}) {
    const auto found = known.find(key);
    if (found != known.end()) { metadata[key] = found->second; }
  }
  if (command.to == "safetensors") {
    metadata["format"] = "pt";  // what other programs look for
    nn::save_weights(*network, command.out, metadata);
  } else {
    const run::TrainedOn trained = run::trained_on(known, command.weights);
    const int said = trained.transforms ? trained.transforms->size_px : 224;
    nn::export_torchscript(*network, name, command.size_px == 0 ? said : command.size_px, command.out, metadata);
  }
  const auto bytes = std::filesystem::file_size(command.out);
  if (job.options.json) {
    return print_json(
        {{"out", command.out}, {"to", command.to}, {"network", name}, {"labels", labels}, {"bytes", bytes}});
  }
  note(job.options, printable(command.out) + ": " + printable(name) + " with " + std::to_string(labels) +
                        " labels, " + std::to_string(bytes) + " bytes");
}

}  // namespace

void add_export_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<ExportCommand>();
  CLI::App* command = app.add_subcommand("export", "Write a network's weights for other programs");
  command->footer(
      "safetensors has the network's tensors; those of ResNets have torchvision's names. torchscript is a\n"
      "module that can be run, but not trained, without la3.\n"
      "Examples:\n"
      "  la3 export --weights runs/photos/weights.safetensors --to torchscript --out photos.pt\n"
      "  la3 export --weights resnet50.pth --to safetensors --out resnet50.safetensors");
  command->add_option("--weights", flags->weights, "A .safetensors file or a .pth of torch.save()")
      ->type_name("FILE")
      ->required();
  command
      ->add_option("--network", flags->network,
                   "The network, or a TorchScript file.pt; without it, what the weights say they are for")
      ->type_name("NAME");
  command->add_option("--to", flags->to, "safetensors, torchscript or onnx (which says what to do instead)")
      ->check(one_of({"safetensors", "torchscript", "onnx"}).description(""))
      ->type_name("FORMAT")
      ->required();
  command->add_option("--out", flags->out, "The file to write")->type_name("FILE")->required();
  command
      ->add_option("--size", flags->size_px,
                   "torchscript: side of the images that the module is tried with; 0: what the weights say, or 224")
      ->type_name("N")
      ->check(within(0, 4096))
      ->capture_default_str();
  command->callback([flags, &options] {
    run_together("cpu", "float32", options, [&](const Job& job) { run_export_weights(*flags, job); });
  });
}

}  // namespace la3::cli
