#!/bin/bash -eu
# Builds the targets into $OUT, as OSS-Fuzz wants them: a program and a zip of first inputs each. To try it by hand:
#   CC=clang CXX=clang++ CXXFLAGS='-O1 -fsanitize=address,fuzzer-no-link' LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
#     SRC=/tmp OUT=/tmp/out WORK=/tmp/work tests/fuzz/oss-fuzz/build.sh
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
[ -f "$source/CMakeLists.txt" ] || source=$SRC/la3
mkdir -p "$OUT" "$WORK"
cmake -S "$source" -B "$WORK/la3" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DLA3_FUZZ=ON -DLA3_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" -DLA3_WITH_TORCH=OFF -DLA3_WITH_CUDA=OFF -DLA3_BUILD_PYTHON=OFF \
  -DLA3_BUILD_BENCHMARKS=OFF
cmake --build "$WORK/la3" --target fuzz_all
for folder in "$source"/tests/fuzz/corpus/*; do
  target=$(basename "$folder")
  cp "$WORK/la3/tests/fuzz/fuzz_all" "$OUT/fuzz_$target"
  (cd "$folder" && python3 -m zipfile -c "$OUT/fuzz_${target}_seed_corpus.zip" ./*)
done
