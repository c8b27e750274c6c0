// Time of each op, for every instruction set of this machine and two image sizes, and of random
// triples.
//
//   ops_bench --benchmark_filter='Rotate/avx512'
#include <benchmark/benchmark.h>

#include <span>
#include <string>
#include <vector>

#include "benchmarks/augment/inputs.h"
#include "la3/augment/apply.h"
#include "la3/augment/cpu/kernels.h"

namespace la3::augment {
namespace {

constexpr int kCalls = 1021;  // prime, so that images and calls pair up differently in each pass
constexpr int kImages = 16;

// `calls` holds `per_image` calls for each image in turn.
void run(benchmark::State& state, const std::vector<OpCall>& calls, size_t per_image, Isa isa, int side_px) {
  const std::vector<Image> images = photo_like_images(side_px, kImages);
  Image output(side_px, side_px, 3);
  Scratch scratch(isa);
  const size_t sets = calls.size() / per_image;
  size_t i = 0;
  for (auto _ : state) {
    const std::span<const OpCall> set(calls.data() + i % sets * per_image, per_image);
    apply_ops(set, images[i % kImages].view(), output.view(), scratch);
    benchmark::DoNotOptimize(output.data());
    benchmark::ClobberMemory();
    ++i;
  }
  state.SetItemsProcessed(state.iterations());
}

void register_all() {
  for (const int side_px : {32, 224}) {
    const std::string size = std::to_string(side_px) + "x" + std::to_string(side_px);
    for (const Isa isa : supported_isas()) {
      const std::string suffix = std::string("/").append(isa_name(isa)).append("/").append(size);
      for (const OpInfo& info : op_table()) {
        benchmark::RegisterBenchmark((std::string(info.name) + suffix).c_str(),
                                     [isa, side_px, op = info.op](benchmark::State& state) {
                                       run(state, random_calls(op, kCalls), 1, isa, side_px);
                                     });
      }
      benchmark::RegisterBenchmark(("Triples" + suffix).c_str(), [isa, side_px](benchmark::State& state) {
        run(state, random_triples(kCalls), 3, isa, side_px);
      });
    }
  }
}

}  // namespace
}  // namespace la3::augment

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) { return 2; }
  la3::augment::register_all();
  benchmark::RunSpecifiedBenchmarks();
}
