// The C++ side of tests/nn/torchvision_test.py: ResNets with 1,000 classes, in and out of files.
//
//     weights_tool NETWORK make SEED OUT        fresh weights
//     weights_tool NETWORK forward IN IMAGES LOGITS
//                                               of 2 x 3 x 64 x 64 floats, in evaluation mode
//     weights_tool NETWORK copy IN OUT          what was read, written again
#include <torch/utils.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/nn/registry.h"
#include "la3/nn/weights.h"

namespace la3::nn {
namespace {

constexpr int64_t kInputShape[] = {2, 3, 64, 64};
constexpr size_t kInputBytes = 2 * 3 * 64 * 64 * sizeof(float);

void forward(const std::string& name, const std::string& weights, const std::string& input,
             const std::string& output) {
  const auto network = make_network(name, 1000, 0);
  load_weights(*network, weights);
  network->set_training(false);
  std::vector<uint8_t> bytes = read_file(input, kInputBytes);
  if (bytes.size() != kInputBytes) { throw Error(input + ": 2 x 3 x 64 x 64 floats expected"); }
  const torch::NoGradGuard no_grad;
  const torch::Tensor images = torch::from_blob(bytes.data(), kInputShape).clone();
  const torch::Tensor logits = network->forward(images).contiguous();
  write_file(output, std::span(static_cast<const uint8_t*>(logits.data_ptr()), logits.nbytes()));
}

int run(const std::vector<std::string>& arguments) {
  const std::string command = arguments.size() < 2 ? "" : arguments[1];
  if (command == "make" && arguments.size() == 4) {
    save_weights(*make_network(arguments[0], 1000, std::stoull(arguments[2])), arguments[3]);
  } else if (command == "forward" && arguments.size() == 5) {
    forward(arguments[0], arguments[2], arguments[3], arguments[4]);
  } else if (command == "copy" && arguments.size() == 4) {
    const auto network = make_network(arguments[0], 1000, 0);
    load_weights(*network, arguments[2]);
    save_weights(*network, arguments[3]);
  } else {
    std::fputs("usage: NETWORK (make SEED OUT | forward IN INPUT OUTPUT | copy IN OUT)\n", stderr);
    return 2;
  }
  return 0;
}

}  // namespace
}  // namespace la3::nn

int main(int count, char** values) {
  try {
    return la3::nn::run({values + 1, values + count});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
