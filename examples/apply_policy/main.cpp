// Writes an augmented version of each image, as a policy has it for a label: what `la3 augment
// --policy` does, in your own program. apply_policy POLICY LABEL OUT_DIR IMAGE...
#include <algorithm>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/codec/codec.h"
#include "la3/policy/policy.h"

using namespace la3;
namespace fs = std::filesystem;

namespace {

// The policy's labels, in its order. In a training these are the data set's.
std::vector<std::string> labels_of(const policy::Policy& policy) {
  std::vector<std::string> labels;
  for (const policy::LabelPolicy& entry : policy.labels) { labels.push_back(entry.label); }
  return labels;
}

void apply_policy(const policy::Policy& policy, const std::string& name, const fs::path& out_dir,
                  const std::vector<fs::path>& files) {
  const std::vector<std::string> labels = labels_of(policy);
  const auto found = std::find(labels.begin(), labels.end(), name);
  if (found == labels.end()) { throw std::runtime_error("the policy has no label '" + name + "'"); }
  const int label = static_cast<int>(found - labels.begin());
  const uint32_t epoch = 0;  // another epoch draws other ops

  const augment::Sampler sampler = policy::make_sampler(policy, labels, /*seed=*/1);
  augment::Scratch scratch;  // one per thread
  for (uint64_t i = 0; i < files.size(); ++i) {
    const Image in = codec::read_image(files[i], {.keep_grey = true});
    Image out(in.width(), in.height(), in.channels());
    augment::apply_ops(sampler.sample(label, epoch, i), in.view(), out.view(), scratch);
    codec::write_image(out_dir / files[i].filename(), out.view());
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::cerr << "Usage: apply_policy POLICY LABEL OUT_DIR IMAGE...\n";
    return 2;
  }
  try {
    fs::create_directories(argv[3]);
    apply_policy(policy::read_policy(argv[1]), argv[2], argv[3], {argv + 4, argv + argc});
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "apply_policy: " << error.what() << '\n';
    return 1;
  }
}
