// What a training's loader makes of a data set, for Python to compare with: python_batches SPEC
// POLICY SEED EPOCH TRAINING > out. POLICY is a file, or "none"; TRAINING is 0 or 1. Writes a line
// "COUNT SIDE PAD FLIP CUTOUT MEAN(3) DEVIATION(3)", then for each training image in the data set's
// order its file, its label (int32) and its floats, channel after channel.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include "la3/augment/sampler.h"
#include "la3/data/spec.h"
#include "la3/loader/sample_maker.h"
#include "la3/policy/policy.h"

int main(int argc, char** argv) try {
  if (argc != 6) { return 2; }
  const std::shared_ptr<const la3::data::Dataset> dataset = la3::data::open_dataset(argv[1]).train;
  la3::loader::LoaderOptions options;
  options.seed = std::strtoull(argv[3], nullptr, 10);
  options.training = std::string(argv[5]) == "1";
  if (std::string(argv[2]) != "none") {
    options.policy = std::make_shared<const la3::augment::Sampler>(
        la3::policy::make_sampler(la3::policy::read_policy(argv[2]), dataset->labels(), options.seed));
  }
  const la3::data::StandardTransforms& transforms = dataset->standard_transforms();
  std::printf("%zu %d %d %d %d", dataset->size(), transforms.size_px, transforms.pad_px, transforms.flip ? 1 : 0,
              transforms.cutout_px);
  for (const double value : transforms.mean) { std::printf(" %.17g", value); }
  for (const double value : transforms.deviation) { std::printf(" %.17g", value); }
  std::printf("\n");
  la3::loader::SampleMaker maker(*dataset, options);
  std::vector<float> floats(3 * static_cast<size_t>(transforms.size_px) * static_cast<size_t>(transforms.size_px));
  const auto epoch = static_cast<uint32_t>(std::strtoul(argv[4], nullptr, 10));
  for (size_t i = 0; i < dataset->size(); ++i) {
    maker.make(i, epoch, floats);
    const int32_t label = dataset->label(i);
    std::printf("%s\n", dataset->id(i).c_str());
    std::fwrite(&label, sizeof(label), 1, stdout);
    std::fwrite(floats.data(), sizeof(float), floats.size(), stdout);
  }
  return 0;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
