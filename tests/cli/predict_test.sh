#!/usr/bin/env bash
# Predictions and exports as a person makes them, rightly and wrongly: predict_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=

# The share of the images that are taken for the label whose folder they are in, and what `la3 evaluate` says.
same_accuracy() {
  "$la3" predict --weights "$1" "$2" --csv --quiet "${@:4}" >predictions.csv
  "$la3" evaluate --weights "$1" --data "$3" --json "${@:4}" >evaluated.json
  python3 - <<'PYTHON'
import csv, json
rows = list(csv.DictReader(open("predictions.csv")))
test = json.load(open("evaluated.json"))
truth = [row["image"].split("/")[-2] for row in rows]
right = [row["label"] == label for row, label in zip(rows, truth)]
assert len(rows) == test["images"] and 100 * sum(right) / len(rows) == test["accuracy"], (sum(right), test)
for label in test["labels"]:
    of_label = [is_right for is_right, name in zip(right, truth) if name == label["label"]]
    assert 100 * sum(of_label) / len(of_label) == label["recall"], label
PYTHON
}

"$la3" train --data "$few_shapes" --network wrn-10-1 --epochs 2 --train-images 500 --batch-size 50 --warmup-epochs 0 --quiet --out small >/dev/null
"$la3" data export "shapes?test=40" --out shapes --quiet >/dev/null
check 'small images: the accuracy of la3 evaluate' same_accuracy small/weights.safetensors shapes/test "shapes?test=40"
# Photos are cut: 32 pixels to 18, of which the middle 16 are shown.
for label in sign-warm bar-left; do
  mkdir -p photos/train/$label photos/test/$label
  cp shapes/train/$label/*[05]?.png photos/train/$label
  cp shapes/test/$label/*3?.png photos/test/$label
done
photos='folder:photos?size=16'
"$la3" train --data "$photos" --network wrn-10-1 --epochs 2 --batch-size 20 --warmup-epochs 0 --quiet --out cut >/dev/null
check 'photos: the accuracy of la3 evaluate' same_accuracy cut/weights.safetensors photos/test "$photos"

check 'normalised otherwise, too' same_accuracy cut/weights.safetensors photos/test "$photos" --normalise 0.5
"$la3" train --data "$photos" --network wrn-10-1 --epochs 1 --batch-size 20 --warmup-epochs 0 --normalise 0.5 --quiet --out half >/dev/null
half=("$la3" predict --weights half/weights.safetensors photos/test --csv --normalise)
expect 1 'normalise data: the data set expected too, as --labels SPEC' "${half[@]}" data
"${half[@]}" data --labels "$photos" >half-data.csv && "${half[@]}" imagenet >half-imagenet.csv && "${half[@]}" 0.5 >half-own.csv
check '--normalise data is as the data set says' cmp -s half-data.csv half-imagenet.csv
check 'not as the weights say' test -n "$(cmp half-data.csv half-own.csv)"

cp -r photos others && mv others/train/bar-left others/train/cat && mv others/test/bar-left others/test/cat
for command in evaluate "search --split test --anyway --out others-search"; do
  # shellcheck disable=SC2086
  expect 1 "cut/weights.safetensors: a network for the labels of folder:others\?size=16 expected, 'cat' as label 0, found 'bar-left'" \
    "$la3" $command --weights cut/weights.safetensors --data 'folder:others?size=16'
done

# ---- weights that name a file as their network: it could run code ----
python3 - <<'PYTHON'
import json
bytes_ = open("cut/weights.safetensors", "rb").read()
length = int.from_bytes(bytes_[:8], "little")
header = json.loads(bytes_[8:8 + length])
header["__metadata__"] = {"la3.network": "network.pt"}
text = json.dumps(header).encode()
open("evil.safetensors", "wb").write(len(text).to_bytes(8, "little") + text + bytes_[8 + length:])
open("network.pt", "wb").write(b"anything")
PYTHON
named="evil.safetensors: weights of 'network.pt', which is not one of la3's own networks"
expect 1 "$named" "$la3" evaluate --weights evil.safetensors --data "$photos"
expect 1 "$named" "$la3" predict --weights evil.safetensors photos/test
expect 1 "$named" "$la3" run --init evil.safetensors --data "$photos" --dry-run --out from-evil
expect 0 'test accuracy|accuracy' "$la3" evaluate --weights evil.safetensors --network wrn-10-1 --data "$photos"

# ---- what is printed ----
predict=("$la3" predict --weights cut/weights.safetensors)
image=$(ls photos/test/bar-left/*.png | head -1)
expect 0 "^$image: (bar-left|sign-warm) [0-9.]+%$" "${predict[@]}" "$image"
expect 0 "^$image: (bar-left [0-9.]+%, sign-warm|sign-warm [0-9.]+%, bar-left) [0-9.]+%$" "${predict[@]}" "$image" --top 5
expect 0 '"probability": 0\.[0-9]+' "${predict[@]}" "$image" --json
cp "$image" 'a, "b".png'
expect 0 '^"a, ""b"".png",2,' "${predict[@]}" 'a, "b".png' --csv --top 2
check 'probabilities of all labels are 1 together' python3 -c '
import json, subprocess, sys
answer = json.loads(subprocess.check_output(sys.argv[1:]))
assert answer["labels"] == ["bar-left", "sign-warm"] and answer["bad"] == []
assert abs(sum(p["probability"] for p in answer["images"][0]["predictions"]) - 1) < 1e-9' "${predict[@]}" "$image" --top 2 --json
check 'the likeliest comes first, with its own probability' python3 -c '
import json, subprocess, sys
for image in json.loads(subprocess.check_output(sys.argv[1:]))["images"]:
    shares = [p["probability"] for p in image["predictions"]]
    assert shares == sorted(shares, reverse=True) and len(set(shares)) == 10, shares
' "$la3" predict --weights small/weights.safetensors shapes/test/bar-left --top 10 --json --quiet
expect 0 '^1 image scaled to the network.s 32x32$' "$la3" predict --weights small/weights.safetensors "$source/examples/images/sailing-boat.png"

# ---- bad files are named, the others are predicted ----
mkdir -p mixed/deeper && cp "$image" mixed/a.png && cp "$image" mixed/deeper/b.png && head -c 100 "$image" >mixed/cut.png && echo text >mixed/note.txt
touch mixed/.hidden
expect 1 '^bad file: mixed/note.txt: an image expected, found text$' "${predict[@]}" mixed
also '^mixed/deeper/b.png: (bar-left|sign-warm) '
expect 1 '^bad file: mixed/cut.png: ' "${predict[@]}" mixed --quiet
expect 1 'error: 3 of 5 files could not be read$' "${predict[@]}" mixed nowhere.png
expect 1 'error: 2 of 4 files could not be read$' "${predict[@]}" mixed --json
expect 0 '"problem": "mixed/cut.png: ' "${predict[@]}" mixed --json --skip-bad
mkdir empty
expect 1 'empty: no files there' "${predict[@]}" empty

# ---- weights that say less: older ones, and those of other programs ----
python3 - <<'PYTHON'
import json, struct
data = open("cut/weights.safetensors", "rb").read()
length = struct.unpack("<Q", data[:8])[0]
header = json.loads(data[8:8 + length])
def write(name, change):
    changed = json.loads(json.dumps(header))
    del changed["__metadata__"]["la3.checksum"]
    change(changed["__metadata__"])
    text = json.dumps(changed).encode()
    open(name, "wb").write(struct.pack("<Q", len(text)) + text + data[8 + length:])
def old(metadata):
    del metadata["la3.labels"], metadata["la3.input"]
write("old.safetensors", old)
write("wrong.safetensors", lambda metadata: metadata.update({"la3.labels": "[]"}))
write("wronger.safetensors", lambda metadata: metadata.update({"la3.input": '{"crop":"left"}'}))
write("few.safetensors", lambda metadata: metadata.update({"la3.labels": '["one"]'}))
write("broken.safetensors", lambda metadata: metadata.update({"la3.labels": '["one"'}))
PYTHON
expect 0 '^old.safetensors does not name its 2 labels: they are numbered from 0; --labels names them$' "$la3" predict --weights old.safetensors "$image"
also "^$image: [01] [0-9.]+%"
expect 0 '^old.safetensors does not say which images it is for: .* 16 pixels ' "$la3" predict --weights old.safetensors --size 16 "$image"
expect 0 "^$image: (one|two) [0-9.]+%" "$la3" predict --weights old.safetensors --labels one,two "$image"
printf 'eins\r\nzwei\r\n' >names.txt
expect 0 "^$image: (eins|zwei) [0-9.]+%" "$la3" predict --weights old.safetensors --labels names.txt "$image"
"${predict[@]}" photos/test --csv >with.csv 2>/dev/null
"$la3" predict --weights old.safetensors --labels "$photos" photos/test --csv --quiet >without.csv
check 'a data set stands for what the weights do not say' cmp -s with.csv without.csv
expect 1 '^la3: error: --labels one,two,three: 2 labels expected, one per output of the network, found 3$' "${predict[@]}" --labels one,two,three "$image"
expect 1 "^la3: error: --labels: names with commas, a file with a name a line, or a data set expected, found 'nowhere.txt'$" "${predict[@]}" --labels nowhere.txt "$image"
expect 1 'wrong.safetensors: metadata la3.labels: at least one name expected' "$la3" predict --weights wrong.safetensors "$image"
expect 1 "wronger.safetensors: metadata la3.input: crop: 'centre' or 'none' expected" "$la3" predict --weights wronger.safetensors "$image"
expect 1 'few.safetensors: 2 labels expected, one per output of the network, found 1' "$la3" predict --weights few.safetensors "$image"
expect 1 'broken.safetensors: metadata la3.labels: JSON expected' "$la3" predict --weights broken.safetensors "$image"

# ---- called wrongly ----
expect 2 '--weights' "$la3" predict --network wrn-10-1 "$image"
expect 2 '--weights or --network' "$la3" predict "$image"
expect 2 '--csv' "${predict[@]}" "$image" --csv --json
expect 2 'images' "${predict[@]}"
expect 1 'nowhere.safetensors: cannot open' "$la3" predict --weights nowhere.safetensors "$image"
expect 1 "weights of 'wrn-16-1' expected" "${predict[@]}" --network wrn-16-1 "$image"

# ---- help ----
expect 0 '^  images PATH +Image files, or folders' "$la3" predict --help
also '--weights FILE .*only a TorchScript file has weights of its own'
summary
