// What C++ makes of an image, for Python to compare with: python_bytes POLICY SEED WIDTH HEIGHT
// CHANNELS < in > out Reads "LABEL EPOCH INDEX\n" and an image's bytes, again and again, and writes
// the augmented bytes.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/core/image.h"
#include "la3/policy/policy.h"

int main(int argc, char** argv) try {
  if (argc != 6) { return 2; }
  const la3::policy::Policy policy = la3::policy::read_policy(argv[1]);
  std::vector<std::string> labels;
  for (const auto& label : policy.labels) { labels.push_back(label.label); }
  const la3::augment::Sampler sampler =
      la3::policy::make_sampler(policy, labels, std::strtoull(argv[2], nullptr, 10));
  la3::Image in(std::atoi(argv[3]), std::atoi(argv[4]), std::atoi(argv[5])), out = in;
  la3::augment::Scratch scratch;
  int label;
  unsigned epoch;
  unsigned long long index;
  while (std::scanf("%d %u %llu", &label, &epoch, &index) == 3 && std::getchar() == '\n' &&
         std::fread(in.data(), 1, in.bytes(), stdin) == in.bytes()) {
    la3::augment::apply_ops(sampler.sample(label, epoch, index), in.view(), out.view(), scratch);
    std::fwrite(out.data(), 1, out.bytes(), stdout);
  }
  return 0;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
