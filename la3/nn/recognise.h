// Which of our networks a set of tensors is of. Pure functions, thread-safe.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace la3::nn {

using Shapes = std::map<std::string, std::vector<int64_t>, std::less<>>;

struct Recognised {
  std::string name = {};  // registry.h; empty if no network of ours is like it
  bool is_exact = false;  // else the nearest one
};

// The network whose tensors have these names and shapes, judged by a few of them: blocks per stage,
// widths, the layers of a block.
Recognised recognise_network(const Shapes& shapes);

}  // namespace la3::nn
