#include "la3/nn/registry.h"

#include <charconv>
#include <filesystem>
#include <functional>
#include <stdexcept>

#include "la3/core/nearest_name.h"
#include "la3/nn/classifier.h"
#include "la3/nn/initialise.h"
#include "la3/nn/networks/pyramid_net.h"
#include "la3/nn/networks/resnet.h"
#include "la3/nn/networks/shake_resnet.h"
#include "la3/nn/networks/wide_resnet.h"
#include "la3/nn/torchscript.h"

namespace la3::nn {
namespace {

// Far above anything published; below what a typing mistake could demand of the memory.
constexpr int kGreatestDepth = 1300;
constexpr int kGreatestWiden = 32, kGreatestWidth = 512, kGreatestAlpha = 1000;

void expect(bool condition, const std::string& name, const std::string& expected) {
  if (!condition) { throw std::invalid_argument("network '" + name + "': expected " + expected); }
}

// depth = step * n + rest with n > 0
bool is_depth(int depth, int step, int rest) {
  return depth > rest && depth <= kGreatestDepth && (depth - rest) % step == 0;
}

bool is_within(int value, int greatest) {
  return value >= 1 && value <= greatest;
}

// Whether `name` is prefix, number, middle, number, suffix; returns the numbers in `first` and
// `second`.
bool matches(const std::string& name, const std::string& prefix, const std::string& middle,
             const std::string& suffix, int& first, int& second) {
  if (!name.starts_with(prefix)) { return false; }
  const char* end = name.data() + name.size();
  const char* after_first = std::from_chars(name.data() + prefix.size(), end, first).ptr;
  if (!std::string_view(after_first, end).starts_with(middle)) { return false; }
  std::from_chars(after_first + middle.size(), end, second);
  // One network, one name: no leading zeros, nothing after it.
  return name == prefix + std::to_string(first) + middle + std::to_string(second) + suffix;
}

// Makes a network of ours for a number of classes.
using Maker = std::function<std::shared_ptr<Classifier>(int classes)>;

// None if the name matches none of our patterns.
Maker maker_of(const std::string& name) {
  int depth = 0, size = 0;
  if (matches(name, "wrn-", "-", "", depth, size)) {
    expect(is_depth(depth, 6, 4), name, "a depth of 6n + 4: 10, 16, 22, 28, 40, ...");
    expect(is_within(size, kGreatestWiden), name, "to widen by 1 to " + std::to_string(kGreatestWiden));
    return [=](int classes) { return wide_resnet(depth, size, classes); };
  }
  if (matches(name, "shake-", "-2x", "d", depth, size)) {
    expect(is_depth(depth, 6, 2), name, "a depth of 6n + 2: 8, 14, 20, 26, ...");
    expect(is_within(size, kGreatestWidth) && size % 2 == 0, name,
           "an even width of 2 to " + std::to_string(kGreatestWidth));
    return [=](int classes) { return shake_resnet(depth, size, classes); };
  }
  if (matches(name, "pyramid-", "-a", "", depth, size)) {
    expect(is_depth(depth, 9, 2), name, "a depth of 9n + 2: 11, 20, ..., 110, 272");
    expect(is_within(size, kGreatestAlpha), name, "an alpha of 1 to " + std::to_string(kGreatestAlpha));
    return [=](int classes) { return pyramid_net(depth, size, classes); };
  }
  for (const ResNetForm& form : resnet_forms()) {
    if (name == form.name) {
      return [&form](int classes) { return resnet(form, classes); };
    }
  }
  return {};
}

// Null if the name matches none of our patterns.
std::shared_ptr<Classifier> make_classifier(const std::string& name, int classes) {
  const Maker make = maker_of(name);
  return make ? make(classes) : nullptr;
}

}  // namespace

std::unique_ptr<Network> make_network(const std::string& name, int classes, uint64_t seed) {
  if (classes < 1) {
    throw std::invalid_argument("network '" + name + "': expected at least one class, found " +
                                std::to_string(classes));
  }
  if (name.ends_with(".pt")) { return load_torchscript(name, classes); }
  if (const std::shared_ptr<Classifier> classifier = make_classifier(name, classes)) {
    initialise(*classifier, seed);
    return as_network(name, classifier);
  }
  if (std::filesystem::is_regular_file(name)) { return load_torchscript(name, classes); }
  throw std::invalid_argument("network '" + name + "' is unknown" + suggest_name(name, network_names()));
}

std::unique_ptr<Network> make_shapes(const std::string& name, int classes) {
  const std::shared_ptr<Classifier> classifier = make_classifier(name, classes);
  return classifier == nullptr ? nullptr : as_network(name, classifier);
}

bool is_own_network(const std::string& name) {
  try {
    return static_cast<bool>(maker_of(name));
  } catch (const std::invalid_argument&) { return false; }
}

const std::vector<std::string_view>& network_names() {
  static const std::vector<std::string_view> names = {
      "wrn-10-1",       "wrn-16-1",       "wrn-40-2",        "wrn-28-10",       "resnet-18",  "resnet-26",
      "resnet-34",      "resnet-50",      "resnet-101",      "resnet-152",      "resnet-200", "wide-resnet-50-2",
      "shake-26-2x32d", "shake-26-2x96d", "shake-26-2x112d", "pyramid-272-a200"};
  return names;
}

}  // namespace la3::nn
