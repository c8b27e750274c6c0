#!/usr/bin/env bash
# Installs the build, moves it elsewhere, builds examples/apply_policy against it and runs both:
# install_test.sh BUILD_DIR SOURCE_DIR CMAKE CXX_COMPILER
set -u
build=$(realpath "$1") source=$(realpath "$2") cmake=$3 compiler=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"

expect 0 'bin/la3' "$cmake" --install "$build" --prefix "$work/installed"
mv installed moved || exit 1
check 'no installed text file names the sources, the build or the prefix' \
  test -z "$(grep -rIlF -e "$source" -e "$build" -e "$work/installed" moved)"

# The example, with nothing but the installed copy to go by.
cp -r "$source/examples/apply_policy" example
expect 0 'Build files' "$cmake" -S example -B example/build -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
  -DCMAKE_CXX_FLAGS='-Wall -Wextra -Werror'
expect 0 'Built target|Linking' "$cmake" --build example/build
expect 2 'Usage' example/build/apply_policy
expect 1 "no label 'cat'" example/build/apply_policy "$source/examples/policy.json" cat out "$source/examples/images/ladybird.png"
for label in ladybird lighthouse; do
  expect 0 '' example/build/apply_policy "$source/examples/policy.json" "$label" "by-example/$label" "$source"/examples/images/*.png
  expect 0 'sailing-boat.png: ' moved/bin/la3 augment "$source"/examples/images/*.png --policy "$source/examples/policy.json" \
    --label "$label" --seed 1 --out "by-la3/$label"
done
check 'the example writes six files' test "$(find by-example -name '*.png' | wc -l)" -eq 6
check 'the example and la3 augment write the same bytes' diff -r by-example by-la3

# Each component is found and can be linked; those of LibTorch only where they were asked for and built.
find_la3() {
  rm -rf find/build && printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(find LANGUAGES CXX)' "$@" >find/CMakeLists.txt
  "$cmake" -S find -B find/build -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_CXX_COMPILER="$compiler"
}
hide() { echo "set(CMAKE_DISABLE_FIND_PACKAGE_$1 ON)"; }
link='add_executable(find find.cpp)'
mkdir find && echo 'int main() {}' >find/find.cpp
expect 0 'Build files' find_la3 "$(hide Torch)" 'find_package(la3 0.1 REQUIRED)' "$link" \
  'target_link_libraries(find la3::core la3::policy la3::data la3::loader la3::search)'
expect 0 'Build files' find_la3 "$(hide Torch)" "$(hide JPEG)" "$(hide PNG)" 'find_package(la3 REQUIRED COMPONENTS augment)' "$link" \
  'target_link_libraries(find la3::augment)'
expect 0 'Build files' find_la3 "$(hide Torch)" "$(hide CURL)" "$(hide LibArchive)" 'find_package(la3 REQUIRED COMPONENTS data)' "$link" \
  'target_link_libraries(find la3::data)'
expect 1 'JPEG' find_la3 "$(hide JPEG)" 'find_package(la3 REQUIRED COMPONENTS data)'
expect 1 "component 'nonsense'" find_la3 'find_package(la3 REQUIRED COMPONENTS nonsense)'
expect 1 'version' find_la3 'find_package(la3 99 REQUIRED)'
if [ -e moved/include/la3/nn ]; then
  expect 0 'Build files' find_la3 'find_package(la3 REQUIRED COMPONENTS reward)' "$link" 'target_link_libraries(find la3::reward)'
  expect 1 'Torch' find_la3 "$(hide Torch)" 'find_package(la3 REQUIRED COMPONENTS train)'
else
  expect 1 "component 'train'" find_la3 'find_package(la3 REQUIRED COMPONENTS train)'
fi

# A whole run by a program of its own, and all headers that need LibTorch together.
if [ -e moved/include/la3/run ]; then
  cp -r "$source/examples/learn_policy" learn
  { (cd moved/include && find la3 -name '*.h') | sed 's/.*/#include "&"/'; cat learn/main.cpp; } >all.cpp && mv all.cpp learn/main.cpp
  expect 0 'Build files' "$cmake" -S learn -B learn/build -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0
  expect 0 'Built target|Linking' "$cmake" --build learn/build --parallel 2
  expect 2 'Usage' learn/build/learn_policy
  expect 1 "no setting 'epoch'; did you mean 'epochs'" learn/build/learn_policy shapes learned epoch=1
  expect 1 'epochs: a whole number expected, found "many"' learn/build/learn_policy shapes learned epochs=many
  expect 0 'The learned policy' learn/build/learn_policy "$few_shapes" learned epochs=1 pretrain-epochs=1 iterations=8 warm-up=4 \
    seeds=1 train-images=100 anyway=true
  check 'it wrote a report' test -s learned/report.html
fi

# The presets beside la3, not those of the sources.
printf '[augment]\nops=["Invert"]\nout="inverted.png"\n' >moved/share/la3/presets/of-this-test.toml
expect 0 'inverted.png: Invert' moved/bin/la3 --preset of-this-test augment "$source/examples/images/ladybird.png"
check 'all presets are installed' test "$(ls moved/share/la3/presets | wc -l)" -eq $(($(ls "$source/presets" | wc -l) + 1))

# What goes with the program. It was made by the installed la3.
expect 0 'la3 policy show.*POLICY' zcat moved/share/man/man1/la3.1.gz
expect 0 '^complete -F _la3 la3' cat moved/share/bash-completion/completions/la3
check 'completions for zsh and fish are installed' test -s moved/share/zsh/site-functions/_la3 -a -s moved/share/fish/vendor_completions.d/la3.fish
expect 0 'label-aware, 3 labels' moved/bin/la3 policy show moved/share/la3/policies/example.json
check 'the licence is installed' test -s moved/share/doc/la3/LICENSE

# The Python package, where it was built: it finds the program beside it.
site=$(find moved -path '*/la3/_build.py' -printf '%h\n' | xargs -r dirname)
if [ -n "$site" ]; then
  expect 0 "$work/moved/bin/la3 <la3.Policy for every label" env PYTHONPATH="$work/$site" /usr/bin/python3 -c \
    'import la3, la3._program; print(la3._program._find_program(None), la3.Policy.random())'
fi

summary
