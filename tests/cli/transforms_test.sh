#!/usr/bin/env bash
# The standard transforms as settings, and which labels must not be mirrored: transforms_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # weights are compared bit for bit, which only CPUs promise

train=("$la3" train --data 'shapes?train=10&validation=2&test=2' --network wrn-10-1 --epochs 1 --batch-size 50 --seed 5 --threads 1)
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
for flag in '--flip horizontal' '--crop pad-4' '--crop resized' '--cutout 8'; do
  expect 0 'test accuracy' "${train[@]}" $flag --out "with${flag// /_}"
  check "$flag has an effect" test ! "$(tensors usual | cksum)" = "$(tensors "with${flag// /_}" | cksum)"
done
expect 0 'test accuracy' "${train[@]}" --crop resized --crop-scale 0.5,1 --out scaled
check '--crop-scale has an effect' test ! "$(tensors scaled | cksum)" = "$(tensors with--crop_resized | cksum)"
expect 0 'normalised as you chose: --normalise 0.5 ' "${train[@]}" --mean 0.5,0.5,0.5 --std 0.5,0.5,0.5 --out half
expect 1 "started with flip 'none', now it is 'horizontal'" "${train[@]}" --flip horizontal --crop none --cutout 0 --out plain --resume
expect 1 "started with cutout '0', now it is '4'" "${train[@]}" --flip none --crop none --cutout 4 --out plain --resume
expect 1 "started with crop not set, now it is 'pad-2'" "${train[@]}" --crop pad-2 --out usual --resume

expect 1 "flip: none, horizontal, by-label or a file such as flips.json of a search expected, found 'vertical'" "${train[@]}" --flip vertical --out x
expect 1 'flip by-label: only la3 run and la3 search measure' "${train[@]}" --flip by-label --out x
expect 1 "crop: none, resized or pad-N expected, N pixels on each side, 1 to 32, found 'pad-40'" "${train[@]}" --crop pad-40 --out x
expect 1 "crop-scale: LO,HI expected, .* found '2'" "${train[@]}" --crop resized --crop-scale 2 --out x
expect 1 'crop-scale 0.5,1: only with --crop resized; this one is none' "${train[@]}" --crop-scale 0.5,1 --out x
expect 1 'cutout: 0 \(none\) to 32, the side of the images, expected, found 33' "${train[@]}" --cutout 33 --out x
expect 2 'cutout' "${train[@]}" --cutout much --out x
expect 1 'resized to 64 pixels; images of others are used at their own size' "${train[@]}" --resize 64 --out x
expect 1 'mean: --std expected too' "${train[@]}" --mean 0.5,0.5,0.5 --out x
expect 1 "mean: three numbers R,G,B, 0 to 1, of values scaled to 0 .. 1 expected, found '120,110,100'" "${train[@]}" --mean 120,110,100 --std 1,1,1 --out x
check 'nothing was written' test ! -e x

# ---- photos ----
mkdir -p photos/boat photos/ship
for i in 1 2 3 4 5 6; do cp "$source/examples/images/sailing-boat.png" photos/boat/$i.png; cp photos/boat/$i.png photos/ship/; done
photos=("$la3" train --data folder:photos --network wrn-10-1 --epochs 1 --batch-size 4 --seed 5 --threads 1)
expect 0 'test accuracy' "${photos[@]}" --resize 16 --crop none --flip none --cutout 4 --out photo-run
expect 0 '^data = "folder:photos\?size=16"$' cat photo-run/config.toml
expect 0 'test accuracy' "${photos[@]}" --resize 16 --crop pad-2 --out padded
expect 0 'test accuracy' "${photos[@]}" --resize 16 --crop-scale 0.9,1 --out large-parts
expect 1 'size of 32 expected, as asked for, found 16' "$la3" train --data 'folder:photos?size=16' --resize 32 --out x

# ---- which labels must not be mirrored ----
whole='shapes?train=60&validation=20&test=5'
run=("$la3" run --data "$whole" --network wrn-10-1 --flip by-label --train-images 600 --pretrain-epochs 20 --epochs 1 --batch-size 30
  --lr 0.1 --weight-decay 0.0005 --label-smoothing 0 --warmup-epochs 1 --seeds 1 --compare none,learned --iterations 3 --warm-up 2 --predictor-epochs 5 --seed 1 --threads 2)
four="'bar-left', 'bar-right', 'ring-left', 'ring-right'"  # on some CPU, signs that are hard to tell apart may be doubtful
expect 0 "of 10 labels must not be mirrored: .*$four" "${run[@]}" --out signs
also 'and mirroring'
python3 - signs/search/flips.json <<'EOF' && passed=$((passed + 1)) || { failed=$((failed + 1)); echo 'FAILED: flips.json'; }
import json, sys
flips = json.load(open(sys.argv[1]))
assert flips["format"] == "la3-flips" and flips["network"] == "wrn-10-1" and len(flips["labels"]) == 10
for label in flips["labels"]:
    assert label["label"].startswith("sign-") or label["mirrored"] == label["label"].startswith("patch-"), label
    assert label["images"] == 20 and label["lost"] <= label["recognised"], label
EOF
check 'the pre-training mirrors nothing' grep -q '^flip = "none"$' signs/pretrain/config.toml
check 'all others go by the file' test "$(cat signs/train/*/config.toml | grep -c '^flip = "signs/search/flips.json"$')" -eq 2
expect 0 'unmirrored .*bar-left, bar-right, ring-left, ring-right' "$la3" policy show signs/policy.json
check 'the report shows it' grep -q '"flips":\[{' signs/report.html
expect 0 'pretrain: done before' "${run[@]}" --out signs --resume
expect 1 "begun with other settings: 'flip = \"by-label\"' there" "${run[@]/by-label/none}" --out signs --resume

# A search by itself finds the same, and a training takes it.
search=("$la3" search --data "$whole" --weights signs/pretrain/weights.safetensors --iterations 2 --warm-up 1 --seed 1 --threads 2)
expect 0 "of 10 labels must not be mirrored: .*$four" "${search[@]}" --flip by-label --out search
check 'the same decisions' cmp -s signs/search/flips.json search/flips.json
expect 0 'evaluations in' "${search[@]}" --flip by-label --out search --resume
expect 1 "is of another search|flip" "${search[@]}" --out search --resume
expect 2 'flip.*horizontal' "${search[@]}" --flip horizontal --out x
expect 1 'flip by-label: --method la3 expected' "${search[@]}" --flip by-label --method fast-autoaugment --out x
expect 0 'test accuracy' "${train[@]}" --flip search/flips.json --out by-label
check 'mirroring by label is neither of the others' \
  test "$(for run in by-label usual with--flip_horizontal; do tensors $run | cksum; done | sort -u | wc -l)" -eq 3
sed 's/"mirrored": false/"mirrored": true/' search/flips.json >other.json
mv other.json search/flips.json
expect 1 "started with unmirrored '.*bar-left, bar-right, ring-left, ring-right', now it is 'none'" \
  "${train[@]}" --flip search/flips.json --out by-label --resume
sed -i 's/bar-left/bar-lefd/' search/flips.json
expect 1 "flips.json: the data set has no label 'bar-lefd'; did you mean 'bar-left'\?" "${train[@]}" --flip search/flips.json --out x
echo '{"format": "la3-policy", "version": 1}' >search/flips.json
expect 1 'flips.json: .*la3-flips' "${train[@]}" --flip search/flips.json --out x
photo_search=("$la3" search --data 'folder:photos?size=16' --split train --flip by-label --iterations 2 --warm-up 1 --anyway)
expect 0 'weights of la3 train --flip none expected for --flip by-label' "${photo_search[@]}" --weights padded/weights.safetensors --out photo-search
expect 0 'evaluations in' "${photo_search[@]}" --weights photo-run/weights.safetensors --out photo-search-2
check 'no such note for weights that were trained so' test "$(grep -c 'flip none expected' <<<"$out")" -eq 0
summary
