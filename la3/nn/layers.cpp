#include "la3/nn/layers.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <stdexcept>

namespace la3::nn {
namespace {

bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

// A name up to the end of its first number: "layer1" of "layer1.0.conv1.weight". Empty without one.
std::string counted_part(const std::string& name) {
  const auto first = std::find_if(name.begin(), name.end(), is_digit);
  return first == name.end() ? "" : std::string(name.begin(), std::find_if_not(first, name.end(), is_digit));
}

// "layer1" to "layer"
std::string without_number(const std::string& part) {
  return part.substr(0, static_cast<size_t>(std::find_if(part.begin(), part.end(), is_digit) - part.begin()));
}

}  // namespace

std::optional<NamedTensor> classifier_of(const Network& network) {
  std::optional<NamedTensor> last;
  for (const NamedTensor& parameter : network.parameters()) {
    if (parameter.tensor.dim() == 2) { last = parameter; }
  }
  return last;
}

std::string head_of(const Network& network) {
  const auto classifier = classifier_of(network);
  return classifier ? classifier->name.substr(0, classifier->name.rfind('.') + 1) : "";
}

std::vector<int> layer_numbers(const Network& network) {
  const std::string head = head_of(network);
  const auto is_head = [&](const std::string& name) { return !head.empty() && name.starts_with(head); };
  const std::vector<NamedTensor> parameters = network.parameters();
  // "conv1" alone counts nothing; "layer1" and "layer2" do.
  std::map<std::string, std::set<std::string>> by_kind;
  for (const NamedTensor& parameter : parameters) {
    const std::string part = counted_part(parameter.name);
    if (!part.empty() && !is_head(parameter.name)) { by_kind[without_number(part)].insert(part); }
  }
  std::map<std::string, int> layers;
  size_t after_layers = 0;  // the number of parameters up to the last one that is in a layer
  for (size_t i = 0; i < parameters.size(); ++i) {
    const std::string part = counted_part(parameters[i].name);
    if (part.empty() || is_head(parameters[i].name) || by_kind[without_number(part)].size() < 2) { continue; }
    layers.emplace(part, static_cast<int>(layers.size()) + 1);
    after_layers = i + 1;
  }
  if (layers.empty()) {
    throw std::invalid_argument("network " + network.name() +
                                ": the names of its parameters do not count its layers (layer1, layer2, ... or "
                                "blocks.0, blocks.1, ...): --layer-decay cannot tell them apart");
  }
  const int last = static_cast<int>(layers.size()) + 1;
  std::vector<int> numbers;
  int number = 0;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const auto layer = layers.find(counted_part(parameters[i].name));
    if (layer != layers.end()) { number = layer->second; }
    numbers.push_back(is_head(parameters[i].name) || i >= after_layers ? last : number);
  }
  return numbers;
}

}  // namespace la3::nn
