#include "cli/torch/network_flags.h"

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"
#include "la3/records/run_folder.h"
#include "la3/run/trained_on.h"

namespace la3::cli {
namespace {

std::string named_network(const std::string& network, const std::string& weights) {
  records::check_is_no_folder(weights);
  if (!network.empty()) {
    if (!weights.empty()) { nn::check_weights(network, weights); }
    return network;
  }
  if (weights.empty()) { throw CLI::RequiredError("--weights or --network"); }
  const std::string found = nn::network_of_weights(weights);
  if (found.empty()) { throw Error(printable(weights) + ": does not say which network it is for; --network does"); }
  return found;
}

}  // namespace

void add_network_flags(CLI::App& command, std::string& network, std::string& weights) {
  command
      .add_option("--network", network,
                  "The network, or a TorchScript file.pt, which can run code; without it, what the weights say "
                  "they are for")
      ->type_name("NAME");
  command
      .add_option("--weights", weights,
                  "A .safetensors file or a .pth of torch.save(); without it, the network's initial weights")
      ->type_name("FILE");
}

void add_normalise_flag(CLI::App& command, std::string& normalise) {
  command
      .add_option("--normalise", normalise,
                  "data, imagenet, 0.5 or a JSON file; without it, as the weights were trained, else data")
      ->type_name("NAME");
}

void add_device_flags(CLI::App& command, std::string& device, std::string& precision) {
  command.add_option("--device", device, "auto, cpu, cuda or cuda:N")->type_name("NAME")->capture_default_str();
  command.add_option("--precision", precision, "float32 or bf16")
      ->check(one_of({"float32", "bf16"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
}

std::vector<std::string> network_names() {
  const auto& names = nn::network_names();
  return {names.begin(), names.end()};
}

std::string network_of(const std::string& network, const std::string& weights, const Job& job) {
  return job.group->broadcast(job.is_first() ? named_network(network, weights) : "");
}

std::unique_ptr<nn::Network> open_network(const std::string& name, const std::string& weights, int labels,
                                          const Job& job) {
  auto network = nn::make_network(name, labels, job.seed);
  if (!weights.empty() && job.is_first()) {
    const nn::WeightsLoaded loaded = nn::load_weights(*network, weights);
    if (!loaded.is_plain()) { note(job.options, printable(weights) + ": " + loaded.summary()); }
  }
  network->to(job.device);
  run::share_network(job, *network);
  return network;
}

std::unique_ptr<nn::Network> open_network_for(const std::string& name, const std::string& weights,
                                              const std::vector<std::string>& labels, const std::string& data,
                                              const Job& job) {
  if (!weights.empty() && job.is_first()) {
    run::check_labels(run::trained_on(nn::metadata_of_weights(weights), weights), weights, labels, data);
  }
  return open_network(name, weights, static_cast<int>(labels.size()), job);
}

}  // namespace la3::cli
