#!/usr/bin/env bash
# Reports of made-up runs, opened in Chromium: browser_test.sh LA3 MAKE_RUN WORK_DIR
set -euo pipefail
la3=$(realpath "$1") make_run=$(realpath "$2") here=$(dirname "$(realpath "$0")")
node=$(command -v node || command -v nodejs) || { echo "skipped: node is not installed"; exit 77; }
command -v npm >/dev/null || { echo "skipped: npm is not installed"; exit 77; }
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
  { echo "skipped: chromium is not installed"; exit 77; }

mkdir -p "$3" && cd "$3"
if ! cmp -s "$here/package-lock.json" installed; then
  cp "$here/package.json" "$here/package-lock.json" .
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-timeout=60000 --fetch-retries=5
  cp package-lock.json installed
fi

rm -rf runs && mkdir runs
report() { # report NAME SETTING...
  "$make_run" "runs/$1" "${@:2}"
  "$la3" report "runs/$1" --out "runs/$1.html" --quiet
}
report ten
report published published=1 gain=3 lift=12
report old predictions=0
report weak weak=1
"$la3" compare runs/published --baseline trivial-augment-wide --html runs/compared.html --quiet >/dev/null
report two labels=2 seeds=1
report loss gain=-3
report evil labels=14 evil=1
report thousand labels=1000 iterations=500 seeds=3
report few labels=2 seeds=2 spread=12 iterations=6 warm-up=5 epochs=1 images=20
report perfect labels=3 seeds=2 perfect=1 images=1000
# The first epoch lies a little below twice the range of the last ones.
cp -r runs/two runs/near
for metrics in runs/near/train/*/metrics.jsonl; do
  epoch=0
  for accuracy in 70.5 80 85 89; do
    epoch=$((epoch + 1))
    echo "{\"epoch\": $epoch, \"train_loss\": 1, \"test_accuracy\": $accuracy}"
  done >"$metrics"
done
"$la3" report runs/near --out runs/near.html --quiet
cp -r runs/weak runs/pooled && "$la3" policy pool runs/weak/policy.json --out runs/pooled/pooled.json --quiet
mv runs/pooled/pooled.json runs/pooled/policy.json
"$la3" report runs/pooled --out runs/pooled.html --quiet
cp -r runs/ten runs/partial && rm -rf runs/partial/{train,policy.json,policies,samples,config.toml,search/result.json}
cp -r runs/two runs/ancient && rm runs/ancient/samples/compared.*
"$la3" report runs/ancient --out runs/ancient.html --quiet
"$la3" report runs/partial --out runs/partial.html --quiet

exec "$node" "$here/browser_test.mjs" node_modules "$browser" runs
