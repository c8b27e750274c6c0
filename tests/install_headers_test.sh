#!/usr/bin/env bash
# Installs the libraries and compiles every header that comes with them by itself, those of rooms without LibTorch
# with nothing but the installed headers to go by: install_headers_test.sh BUILD_DIR SOURCE_DIR CMAKE CXX_COMPILER
set -u
build=$(realpath "$1") source=$(realpath "$2") cmake=$3 compiler=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"

expect 0 'la3Config.cmake' "$cmake" --install "$build" --prefix "$work/installed" --component dev
torch_rooms=$(grep -lE '^ +TORCH$' "$source"/la3/*/CMakeLists.txt | xargs -n 1 dirname | xargs -n 1 basename)
alone() { printf '#include "%s"\n' "$1" | "$compiler" -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I installed/include -x c++ -; }
count=0
for header in $(cd installed/include && find la3 -name '*.h' | sort); do
  room=$(cut -d/ -f2 <<<"$header")
  grep -qx "$room" <<<"$torch_rooms" && continue
  check "$header compiles by itself" alone "$header"
  count=$((count + 1))
done
check "there are headers, $count" test "$count" -gt 30
check 'each room without LibTorch installs its library' test "$(find installed -name 'libla3_*.a' | wc -l)" -ge 13
check 'headers that need LibTorch come only where it does' \
  test "$(ls -d installed/include/la3/nn 2>/dev/null | wc -l)" -eq "$(find installed -name la3TorchTargets.cmake | wc -l)"
summary
