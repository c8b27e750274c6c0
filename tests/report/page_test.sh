#!/usr/bin/env bash
# The committed page is what its sources give: page_test.sh SOURCE_DIR WORK_DIR
set -euo pipefail
source=$(realpath "$1")
command -v node >/dev/null || command -v nodejs >/dev/null || { echo "skipped: node is not installed"; exit 77; }
command -v npm >/dev/null || { echo "skipped: npm is not installed"; exit 77; }

mkdir -p "$2" && cd "$2"
"$source/scripts/make-page" bundled.cpp npm
if ! cmp bundled.cpp "$source/la3/report/page.cpp"; then
  echo "la3/report/page.cpp is not what la3/report/web gives: run \`make page\` and commit it"
  exit 1
fi
