#!/usr/bin/env bash
# How long a run may take: --budget, --dry-run, --yes; and runs resumed from other folders.
# budget_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=

# Before it starts, every run measures its speed: small batches and few images make that short.
tiny='shapes?train=4&validation=2&test=2'
brief=(--batch-size 4 --predictor-epochs 20 --threads 1)
little=("${brief[@]}" --train-images 0 --pretrain-epochs 1 --epochs 1 --iterations 4 --warm-up 2 --anyway)

# ---- the plan alone ----
expect 0 '"stages"' "$la3" run --data "$tiny" "${little[@]}" --seeds 2 --dry-run --json --quiet --out x
check 'the plan as JSON has the time of each stage' python3 - "$out" <<'EOP'
import json, sys
plan = json.loads(sys.argv[1])
names = [stage["name"] for stage in plan["stages"]]
assert names[:3] == ["pretrain", "search", "construct"] and names[-2:] == ["train policy-1", "report"], names
assert abs(sum(stage["seconds"] for stage in plan["stages"]) - plan["seconds"]) < 1e-6 * plan["seconds"], plan
assert all(stage["seconds"] > 0 and not stage["done"] for stage in plan["stages"]), plan
assert plan["size_px"] == 32 and plan["network"] == "wrn-10-1" and "budget" not in plan, plan
EOP
expect 0 'x holds no run yet: it begins a new one' "$la3" run --data shapes --resume --dry-run "${brief[@]}" --budget 1000h --out x
also '^train      wrn-10-1 on 250 images, 90 epochs, .*5 seeds each'
also '^budget     1000h: the run needs no more, nothing is given up'
also 'expected   .* in all'

# ---- long runs on a CPU ----
long=("$la3" run --data "$tiny" --train-images 0 "${brief[@]}" --epochs 1000000 --out long)
expect 1 'the run takes about [0-9]+ h [0-9]+ min on this CPU, and was not started: --yes starts it as it is' "${long[@]}"
also '^  --budget 2h: '
also '^  --device cuda: '
answered() { echo "$1" | script -qec "${long[*]@Q}" /dev/null; }
expect 1 'the run takes about .* Start it\? \[y/N\]' answered n
also 'not started, nothing was written'
check 'nothing was written so far' test -z "$(ls)"
stopped INT '[ -s long/pretrain/metrics.jsonl ]' "${long[@]}" --yes --quiet
check '--yes starts it' test $? -eq 130
lines=$(cat long/pretrain/metrics.jsonl | wc -l)
stopped INT "[ \$(wc -l <long/pretrain/metrics.jsonl) -gt $lines ]" "$la3" run --resume --out long --quiet
check 'a run that was started is not asked about again' test $? -eq 130
check 'and went on' test "$(wc -l <long/pretrain/metrics.jsonl)" -gt "$lines"

# ---- budgets ----
expect 2 "a duration expected, as in 90s, 30min, 1.5h or 1h30min, found '30'" "$la3" run --budget 30 --out x
expect 0 '^budget     1s; to fit it, it gives up' "$la3" run --data "$few_shapes" "${brief[@]}" --budget 1s --dry-run --out x
also '^           2 seeds instead of 5: the intervals of the comparison are wider'
also '^expected .* more than the budget'
also '^           18 epochs instead of 90, 18 epochs of pre-training instead of 90: '
also '^train      wrn-10-1 on 250 images, 18 epochs, with policies none, policy, 2 seeds each'
# All but the seeds is fixed.
fitted=("$la3" run --data "$tiny" "${little[@]}" --evaluate-every 1 --budget 1s --out fitted)
expect 1 '--budget 1s: the run takes .* longer, with all given up that may be. Nothing was started' "${fitted[@]}" --seeds 3
check 'what is given as a flag stays' test -z "$(grep 'seeds instead' <<<"$out")"
check 'still nothing was written' test ! -e fitted -a ! -e x
expect 0 'report: fitted/report.html' "${fitted[@]}" --yes
check 'config.toml has what was fitted' test "$(grep -cE '^(seeds = 2|# fitted to a budget of 1s:|# 2 seeds instead of 5: .*)$' fitted/config.toml)" -eq 3
check 'the log says so' grep -q 'fitted to a budget of 1s' fitted/log.txt
check 'and the report' grep -q 'fitted to a budget of 1s' fitted/report.html
check 'so many trainings were done' test "$(ls fitted/train | wc -l)" -eq 4
expect 0 'pretrain: done before' "$la3" run --resume --out fitted
also '^           2 seeds instead of 5'
expect 1 "the run was begun with a budget of '1s', --budget is '2s'" "$la3" run --resume --out fitted --budget 2s
expect 0 'given more seeds: 3, before 2' "$la3" run --resume --out fitted --seeds 3
check 'seeds that are given later do not count' test "$(grep -cxE 'seeds = 3|# later 3 seeds, which it does not count' fitted/config.toml)" -eq 2
expect 0 'given more seeds: 4, before 3; their trainings come on top of the budget' "$la3" run --resume --out fitted --seeds 4 --yes
check 'those before are not told any more' test "$(grep -c '^# later ' fitted/config.toml)" -eq 1
check 'and are not mistaken for fitted ones' grep -q 'later 4 seeds, which it does not count' fitted/report.html

# ---- photos, which get smaller; and a run that is resumed from elsewhere ----
python3 - <<'EOP'
import os, random
for name, width, height in ("photos", 200, 240), ("middling", 130, 130):
    for part, count in ("train", 4), ("validation", 2), ("test", 2):
        for label in "dark", "light":
            os.makedirs(f"{name}/{part}/{label}")
            for i in range(count):
                values = range(100) if label == "dark" else range(150, 250)
                pixels = bytes(random.Random(i).choices(values, k=width * height * 3))
                open(f"{name}/{part}/{label}/{i}.ppm", "wb").write(b"P6 %d %d 255\n" % (width, height) + pixels)
EOP
photos=("$la3" run --data folder:photos "${little[@]}" --network wrn-10-1 --seeds 1 --compare none,learned --budget 1s --out photos-run)
expect 0 'report: photos-run/report.html' "${photos[@]}" --yes
also 'images of 64x64 pixels instead of 224x224'
check 'its size is part of the data' grep -qx 'data = "folder:photos?size=64"' photos-run/config.toml
expect 0 'pretrain: done before' "${photos[@]}" --resume
mkdir elsewhere && cd elsewhere || exit 1
expect 0 "relative paths count from $work, where the run was begun" "$la3" run --resume --out ../photos-run
also 'pretrain: done before'
cd .. && mkdir moved && mv photos photos-run moved && sed -i "s|\"$work\"|\"$work/gone\"|" moved/photos-run/run.json
cd moved && expect 0 "the run was begun in $work/gone, which is not here: relative paths count from this folder" "$la3" run --resume --out photos-run
also 'pretrain: done before'

# ---- small images are not enlarged ----
cd .. && "$la3" data export 'shapes?train=2&validation=1&test=1' --out small --quiet >/dev/null
small=("$la3" run --data folder:small "${little[@]}" --network wrn-10-1 --seeds 1 --compare none,learned)
expect 0 'half of the images are about 32x32 pixels or smaller, so all are brought to that; --resize 224 enlarges' "${small[@]}" --out small-run
check 'their size is part of the data' grep -qx 'data = "folder:small?size=32"' small-run/config.toml
expect 0 'pretrain: done before' "${small[@]}" --out small-run --resume
expect 0 'pretrain: done before' "$la3" run --resume --out small-run
expect 0 '"size_px": 32' "${small[@]}" --out x --dry-run --json --budget 1000h
weights=small-run/train/none-0/weights.safetensors
note="^$weights was trained on images of 32x32 pixels, so these are brought to that"
for command in "evaluate --weights $weights" "search --weights $weights --hold-out 10 --iterations 2 --warm-up 1 --anyway --out searched" \
  "train --init $weights --epochs 1 --out tuned"; do
  expect 0 "$note" "$la3" $command --data folder:small
done
expect 0 "$note" "${small[@]}" --init $weights --dry-run --out x
check 'weights are measured at the size that they were trained with' cmp <("$la3" evaluate --weights $weights --data folder:small --json 2>/dev/null) \
  <("$la3" evaluate --weights $weights --data 'folder:small?size=32' --json)
expect 0 '^accuracy' "$la3" evaluate --weights $weights --data 'folder:small?size=64'
check 'unless another one is named' test -z "$(grep brought <<< "$out")"
expect 0 'images of (96x96|64x64) pixels instead of 128x128' "$la3" run --data folder:middling "${little[@]}" --network wrn-10-1 --seeds 1 --compare none,learned --budget 1s --dry-run --out x
expect 0 '"size_px": 64' "${small[@]}" --out x --dry-run --json --resize 64
expect 0 '"size_px": 16' "$la3" run --data 'folder:small?size=16' "${little[@]}" --network wrn-10-1 --out x --dry-run --json
tiny_training=("$la3" train --data folder:small --network wrn-10-1 --epochs 1 --batch-size 4)
expect 0 'note: half of the images are about 32x32 pixels or smaller, and are enlarged to 224x224; --resize 32 trains faster' "${tiny_training[@]}" --out trained
expect 0 'test accuracy' "${tiny_training[@]}" --resize 32 --out resized
check 'nothing is noted of a size that was asked for' test -z "$(grep 'half of the images' <<<"$out")"

summary
