// Learns a policy from images and says what it gained: `la3 run` in thirty lines.
//
//   learn_policy DATA FOLDER [NAME=VALUE ...]        learn_policy shapes my-run epochs=5 seeds=2
#include <cstdio>
#include <exception>
#include <string>

#include "la3/nn/runtime.h"
#include "la3/run/run.h"

struct Printer : la3::run::Observer {
  void note(const std::string& line) override { std::printf("%s\n", line.c_str()); }
};

int main(int count, char** words) try {
  if (count < 3) {
    std::fprintf(stderr, "Usage: %s DATA FOLDER [NAME=VALUE ...]\n", words[0]);
    return 2;
  }
  la3::run::Options options;
  options.set("data", words[1]);
  options.out = words[2];
  for (int i = 3; i < count; ++i) {
    const std::string word = words[i];
    const size_t equals = std::min(word.find('='), word.size() - 1);
    options.set(word.substr(0, equals), word.substr(equals + 1));
  }
  la3::nn::prepare_torch(/*threads=*/0);
  Printer printer;
  const la3::run::Context context{.observer = printer, .device = la3::nn::parse_device("auto")};
  const la3::run::Plan plan = la3::run::plan(options, context);
  const auto result = la3::run::execute(plan, context);
  for (const std::string& finding : result.findings) { std::printf("%s\n", finding.c_str()); }
} catch (const std::exception& error) {
  std::fprintf(stderr, "learn_policy: %s\n", error.what());
  return 1;
}
