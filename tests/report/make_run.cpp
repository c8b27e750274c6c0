// Makes up the folder of a run: make_run FOLDER [labels=10] [seeds=3] [iterations=60] [warm-up=20]
// [epochs=20] [gain=2] [spread=0.25] [images=200] [perfect=0] [evil=0] [samples=1]
// [lift=4] [published=0] [predictions=1] [weak=0]
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#include "tests/report/made_up_run.h"

int main(int argc, char** argv) {
  la3::report::MadeUpRun what;
  for (int i = 2; i < argc; ++i) {
    const std::string argument = argv[i];
    const size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const double value = equals == std::string::npos ? 0 : std::atof(argument.c_str() + equals + 1);
    if (name == "labels") { what.labels = static_cast<int>(value); }
    if (name == "seeds") { what.seeds = static_cast<int>(value); }
    if (name == "iterations") { what.iterations = static_cast<int>(value); }
    if (name == "warm-up") { what.warm_up = static_cast<int>(value); }
    if (name == "epochs") { what.epochs = static_cast<int>(value); }
    if (name == "gain") { what.gain = value; }
    if (name == "spread") { what.spread = value; }
    if (name == "images") { what.images = static_cast<int>(value); }
    if (name == "perfect") { what.perfect = value != 0; }
    if (name == "evil") { what.evil = value != 0; }
    if (name == "lift") { what.lift = value; }
    if (name == "published") { what.published = value != 0; }
    if (name == "predictions") { what.predictions = value != 0; }
    if (name == "weak") { what.weak = value != 0; }
    if (name == "samples") { what.samples = value != 0; }
  }
  if (argc < 2) { return 2; }
  try {
    la3::report::make_run(argv[1], what);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
