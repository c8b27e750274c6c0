#include "la3/nn/recognise.h"

#include <cstdlib>
#include <limits>

#include "la3/nn/networks/resnet.h"

namespace la3::nn {
namespace {

// Far above anything published.
constexpr int kMostBlocks = 1000;

class Recogniser {
 public:
  explicit Recogniser(const Shapes& shapes) : shapes_(shapes) {}

  Recognised result() const {
    if (has("layer4.0.conv1.weight")) { return nearest_resnet(); }
    const std::string name = small_network();
    return {name, !name.empty()};
  }

 private:
  // Of a family with three stages.
  std::string small_network() const {
    const int blocks = count_blocks(1);
    if (blocks == 0 || count_blocks(2) != blocks || count_blocks(3) != blocks || count_blocks(4) != 0) {
      return "";
    }
    const auto family = [&](const char* prefix, int depth, const std::string& middle, int64_t size,
                            const std::string& suffix = "") {
      return size < 1 ? "" : prefix + std::to_string(depth) + middle + std::to_string(size) + suffix;
    };
    if (has("layer1.0.branch1.conv1.weight")) {
      return family("shake-", 6 * blocks + 2, "-2x", size("layer1.0.branch1.conv1.weight", 0), "d");
    }
    if (has("bn_final.weight") && has("layer1.0.bn4.weight")) {
      return family("pyramid-", 9 * blocks + 2, "-a", size("bn_final.weight", 0) / 4 - 16);
    }
    if (has("bn.weight") && has("layer1.0.bn2.weight")) {
      return family("wrn-", 6 * blocks + 4, "-", size("layer1.0.conv1.weight", 0) / 16);
    }
    return "";
  }

  bool has(const std::string& tensor) const { return shapes_.contains(tensor); }
  int64_t size(const std::string& tensor, size_t dimension) const {
    const auto found = shapes_.find(tensor);
    return found == shapes_.end() || found->second.size() <= dimension ? 0 : found->second[dimension];
  }
  int count_blocks(int stage) const {
    int blocks = 0;
    while (blocks < kMostBlocks) {
      const std::string prefix = "layer" + std::to_string(stage) + "." + std::to_string(blocks) + ".";
      const auto next = shapes_.lower_bound(prefix);
      if (next == shapes_.end() || !next->first.starts_with(prefix)) { break; }
      ++blocks;
    }
    return blocks;
  }
  Recognised nearest_resnet() const {
    const bool has_bottlenecks = has("layer1.0.conv3.weight");
    int64_t nearest = std::numeric_limits<int64_t>::max();
    Recognised found;
    for (const ResNetForm& form : resnet_forms()) {
      if (form.has_bottlenecks != has_bottlenecks) { continue; }
      // In blocks; another width or stem makes another network.
      int64_t distance = std::abs(size("layer1.0.conv1.weight", 0) - form.width) + (size("conv1.weight", 2) != 7);
      for (int stage = 0; stage < 4; ++stage) {
        distance += std::abs(count_blocks(stage + 1) - form.blocks[static_cast<size_t>(stage)]);
      }
      if (distance < nearest) {
        nearest = distance;
        found = {std::string(form.name), distance == 0};
      }
    }
    return found;
  }

  const Shapes& shapes_;
};

}  // namespace

Recognised recognise_network(const Shapes& shapes) {
  return Recogniser(shapes).result();
}

}  // namespace la3::nn
