#!/bin/bash -eu
# Builds the targets into $OUT, as OSS-Fuzz wants them: a program and a zip of first inputs each, and in lib/ the libraries
# that the machines which run them lack. The environment is that of OSS-Fuzz's base-builder. To try it by hand:
#   flags='-O1 -fno-omit-frame-pointer -gline-tables-only -fsanitize=address -fsanitize=fuzzer-no-link'
#   CC=clang-19 CXX=clang++-19 CFLAGS=$flags CXXFLAGS="$flags -stdlib=libc++" LIB_FUZZING_ENGINE=-fsanitize=fuzzer \
#     SRC=/tmp OUT=/tmp/out WORK=/tmp/work tests/fuzz/oss-fuzz/build.sh
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
[ -f "$source/CMakeLists.txt" ] || source=$SRC/la3
mkdir -p "$OUT/lib" "$WORK"
# GCC's library: libc++ reads no floating-point numbers by std::from_chars before version 20.
CXXFLAGS=${CXXFLAGS//-stdlib=libc++/}
# An RPATH, not a RUNPATH: libraries need libraries too.
cmake -S "$source" -B "$WORK/la3" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DCMAKE_BUILD_RPATH='$ORIGIN/lib' -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags -DLA3_FUZZ=ON -DLA3_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" \
  -DLA3_BUILD_TESTS=OFF -DLA3_WITH_TORCH=OFF -DLA3_WITH_CUDA=OFF -DLA3_BUILD_PYTHON=OFF -DLA3_BUILD_BENCHMARKS=OFF
cmake --build "$WORK/la3" --target fuzz_all
program=$(find "$WORK/la3" -name fuzz_all -type f)
ldd "$program" | awk '$3 ~ /^\// && $1 !~ /^(libc|libm|libdl|librt|libpthread|libresolv)\./ { print $3 }' | xargs -r cp -Lt "$OUT/lib"
for folder in "$source"/tests/fuzz/corpus/*; do
  target=$(basename "$folder")
  cp "$program" "$OUT/fuzz_$target"
  (cd "$folder" && python3 -m zipfile -c "$OUT/fuzz_${target}_seed_corpus.zip" ./*)
done
