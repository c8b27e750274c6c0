#!/usr/bin/env bash
# The standard transforms as settings, and which labels must not be mirrored: transforms_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # weights are compared bit for bit, which only CPUs promise

train=("$la3" train --data 'shapes?train=5&validation=1&test=1' --network wrn-10-1 --epochs 1 --batch-size 50 --seed 5 --threads 1)
same() { cmp -s "$1/weights.safetensors" "$2/weights.safetensors"; }
tensors() { python3 -c "
import json, sys
data = open(sys.argv[1] + '/weights.safetensors', 'rb').read()
sys.stdout.buffer.write(data[8 + int.from_bytes(data[:8], 'little'):])" "$1"; }
same_tensors() { cmp -s <(tensors "$1") <(tensors "$2"); }

# ---- values ----
expect 0 'test accuracy' "${train[@]}" --out usual
expect 0 'test accuracy' "${train[@]}" --flip none --crop none --cutout 0 --out plain
check 'what is usual for the data, said aloud, changes no weight' same_tensors usual plain
check 'a setting that is not set is not in config.toml' test "$(grep -cE '^(flip|crop|cutout)' usual/config.toml)" -eq 0
check 'one that is set is' test "$(grep -cE '^(flip = "none"|crop = "none"|cutout = 0)$' plain/config.toml)" -eq 3
flags=('--flip horizontal' '--crop pad-4' '--crop resized' '--crop resized --crop-scale 0.5,1' '--cutout 8')
for flag in "${flags[@]}"; do expect 0 'test accuracy' "${train[@]}" $flag --out "with${flag// /_}"; done
check 'each flag has an effect of its own' \
  test "$(for run in usual with*; do tensors "$run" | cksum; done | sort -u | wc -l)" -eq $((1 + ${#flags[@]}))
expect 0 'normalised as you chose: --normalise 0.5 ' "${train[@]}" --mean 0.5,0.5,0.5 --std 0.5,0.5,0.5 --out half
expect 1 "started with flip 'none', now it is 'horizontal'" "${train[@]}" --flip horizontal --crop none --cutout 0 --out plain --resume

# tests/run/transforms_test.cpp knows all wrong values.
expect 2 "flip: none, horizontal, by-label or a file such as flips.json of a search expected, found 'vertical'" "${train[@]}" --flip vertical --out x
expect 2 'flip by-label: only la3 run and la3 search measure' "${train[@]}" --flip by-label --out x
check 'nothing was written' test ! -e x

# ---- which labels must not be mirrored ----
# Photos of which one half is bright: left and right are mirror images, top and bottom are their own.
python3 - <<'EOF'
import os, random
random.seed(0)
bright = {"left": lambda x, y: x < 8, "right": lambda x, y: x >= 8, "top": lambda x, y: y < 8, "bottom": lambda x, y: y >= 8}
for part, count in ("train", 24), ("val", 20), ("test", 4):
    for label, is_bright in bright.items():
        os.makedirs(f"halves/{part}/{label}")
        for i in range(count):
            pixels = [random.randrange(90) + 120 * is_bright(x, y) for y in range(16) for x in range(16) for _ in "RGB"]
            open(f"halves/{part}/{label}/{i}.ppm", "wb").write(b"P6 16 16 255\n" + bytes(pixels))
EOF
halves='folder:halves?size=16'
run=("$la3" run --data "$halves" --network wrn-10-1 --flip by-label --crop none --pretrain-epochs 6 --epochs 1 --batch-size 8
  --lr 0.05 --warmup-epochs 0 --seeds 1 --compare none,learned --iterations 3 --warm-up 2 --predictor-epochs 5 --seed 1 --threads 1)
expect 0 "2 of 4 labels must not be mirrored: 'left', 'right'" "${run[@]}" --out sides
also 'and mirroring'
python3 - sides/search/flips.json <<'EOF' && passed=$((passed + 1)) || { failed=$((failed + 1)); echo 'FAILED: flips.json'; }
import json, sys
flips = json.load(open(sys.argv[1]))
assert flips["format"] == "la3-flips" and flips["network"] == "wrn-10-1" and len(flips["labels"]) == 4
for label in flips["labels"]:
    assert label["mirrored"] == (label["label"] in ("top", "bottom")), label
    assert label["images"] == 20 and label["lost"] <= label["recognised"], label
EOF
check 'the pre-training mirrors nothing' grep -q '^flip = "none"$' sides/pretrain/config.toml
check 'all others go by the file' test "$(cat sides/train/*/config.toml | grep -c '^flip = "sides/search/flips.json"$')" -eq 2
expect 0 'unmirrored .*left, right$' "$la3" policy show sides/policy.json
check 'the report shows it' grep -q '"flips":\[{' sides/report.html
expect 0 'pretrain: done before' "$la3" run --resume --out sides
expect 1 "begun with other settings: 'flip = \"by-label\"' there" "${run[@]/by-label/none}" --out sides --resume

# A search by itself finds the same, and a training takes it.
search=("$la3" search --data "$halves" --split validation --iterations 2 --warm-up 1 --seed 1 --threads 1 --flip by-label)
expect 0 "2 of 4 labels must not be mirrored: 'left', 'right'" "${search[@]}" --weights sides/pretrain/weights.safetensors --out search
check 'no note on how the network was trained' test "$(grep -c 'flip none expected' <<<"$out")" -eq 0
check 'the same decisions' cmp -s sides/search/flips.json search/flips.json
expect 2 'flip by-label: --method la3 expected' "${search[@]}" --weights sides/pretrain/weights.safetensors --method fast-autoaugment --out x
photos=("$la3" train --data folder:halves --resize 16 --network wrn-10-1 --epochs 1 --batch-size 48 --seed 5 --threads 1)
expect 0 'test accuracy' "${photos[@]}" --crop pad-2 --cutout 4 --out padded
expect 0 '^data = "folder:halves\?size=16"$' cat padded/config.toml
expect 0 'weights of la3 train --flip none expected for --flip by-label' "${search[@]}" --anyway --weights padded/weights.safetensors --out search-2
by_label=("${photos[@]}" --crop pad-2 --cutout 4 --flip search/flips.json --out by-label)
expect 0 'test accuracy' "${by_label[@]}"
check 'mirroring by label is not mirroring all' test ! "$(tensors by-label | cksum)" = "$(tensors padded | cksum)"
sed 's/"mirrored": false/"mirrored": true/' search/flips.json >other.json
mv other.json search/flips.json
expect 1 "started with unmirrored 'left, right', now it is 'none'" "${by_label[@]}" --resume
summary
