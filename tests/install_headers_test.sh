#!/usr/bin/env bash
# Installs the libraries and compiles the headers that come with them and need no LibTorch, with nothing but the
# installed headers to go by: install_headers_test.sh BUILD_DIR SOURCE_DIR CMAKE CXX_COMPILER
# That each compiles by itself is scripts/check_alone's to see; here, all do as one, in either order.
set -u
build=$(realpath "$1") source=$(realpath "$2") cmake=$3 compiler=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"

expect 0 'la3Config.cmake' "$cmake" --install "$build" --prefix "$work/installed" --component dev
torch_rooms=$(grep -lE '^ +TORCH$' "$source"/la3/*/CMakeLists.txt | xargs -n 1 dirname | xargs -n 1 basename)
(cd installed/include && find la3 -name '*.h') | grep -vE "^la3/($(paste -sd'|' <<<"$torch_rooms"))/" | sort >headers
compiles() { sed 's/.*/#include "&"/' | "$compiler" -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I installed/include -x c++ -; }
check 'the headers compile' compiles <headers
check 'and in reverse' compiles < <(tac headers)
check "there are headers, $(wc -l <headers)" test "$(wc -l <headers)" -gt 30
check 'each room without LibTorch installs its library' test "$(find installed -name 'libla3_*.a' | wc -l)" -ge 13
check 'headers that need LibTorch come only where it does' \
  test "$(ls -d installed/include/la3/nn 2>/dev/null | wc -l)" -eq "$(find installed -name la3TorchTargets.cmake | wc -l)"
summary
