#!/usr/bin/env bash
# la3 augment on folders and whole data sets, as a user would, also killed and wrong: augment_test.sh LA3 SOURCE [KILLS]
set -uo pipefail
la3=$(realpath "$1") source=$(realpath "$2") kills=${3:-4}
. "$source/tests/cli/expect.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
echo "LA3_TEST_SEED=$LA3_TEST_SEED"
boat=$source/examples/images/sailing-boat.png

# ---- a data set ----
"$la3" data export 'shapes?train=4&validation=2&test=1' --out small --quiet >/dev/null
augment=("$la3" augment --policy trivial-augment-wide --copies 2)
expect 0 '^copies: 110 images made of 70, 0.3 MB; use it as folder:copies$' "${augment[@]}" --data folder:small --out copies
expect 0 '^train: 80 images, 8 per label$' "$la3" data info folder:copies
also '^validation: 20 images, 2 per label$'
also '^test: 10 images, 1 per label$'
check 'other splits are unchanged' diff -rq small/test copies/test
name=$(ls copies/train/* | grep '^000000\.0\.' | head -n 1)
check 'names tell epoch and ops' grep -qE '^000000\.0\.[A-Z][A-Za-z]+\.png$' <<<"$name"
# Copy c is epoch c, also of a part of the copies, and independent of threads.
expect 0 '70 images' "$la3" --threads 1 augment --policy trivial-augment-wide --data folder:small --epoch 1 --out second
rm -f copies/train/*/*.0.*
check 'a copy depends on its epoch alone' diff -rq copies/train second/train
expect 0 '"file_count": 150' "${augment[@]}" --json --data folder:small --originals --out originals
check 'originals are unchanged' cmp small/train/*/000000.png originals/train/*/000000.original.png
expect 0 '^shards: 110 images made of 70, in 11 shards, 0.5 MB; use it as shards:shards$' \
  "${augment[@]}" --data folder:small --shards --per-shard 10 --out shards
expect 0 '^train: 80 images, 8 per label$' "$la3" data info shards:shards
expect 0 '110 images' "${augment[@]}" --data 'shapes?train=4&validation=2&test=1' --format jpg --quality 30 --out jpegs
check 'jpegs as asked for' test "$(find jpegs -name '*.jpg' | wc -l)" -eq 110
expect 0 'ops: 70 images' "$la3" augment --ops Rotate,Cutout --data folder:small --split validation --out ops
check 'the split asked for' test "$(ls ops/val/*/*.0.Rotate-Cutout.png | wc -l)" -eq 20

# A data set without test images: what trainings test on is kept apart.
mkdir flat && cp -r small/train/* flat/
expect 0 'flat has no test images: 10 of its training images are kept for testing, as in trainings' \
  "${augment[@]}" --data folder:flat --out from-flat
check 'tested images are not augmented' test "$(ls from-flat/test/* | grep -c '\.png$')" -eq 10

# ---- what is in the way ----
expect 1 '^la3: error: second: has augmented images of folder:small already; a new or empty folder expected$' \
  "${augment[@]}" --data folder:small --out second
expect 0 'second: 70 images.*; complete already; use it as' \
  "$la3" augment --policy trivial-augment-wide --data folder:small --epoch 1 --out second --resume
expect 1 'second/augmented.json: copies: 2 expected, found 1; --resume goes on only with the same data, policy and settings$' \
  "${augment[@]}" --data folder:small --epoch 1 --out second --resume
expect 1 '^la3: error: small: a new or empty folder expected, found other files in it$' \
  "${augment[@]}" --data folder:flat --out small
printf x >file
expect 1 '^la3: error: file: a folder expected, found a file$' "${augment[@]}" --data folder:small --out file
expect 1 '^la3: error: file: a folder expected, found a file$' "${augment[@]}" --data folder:small --out file/inside
expect 1 'cannot write: File too large' bash -c "trap '' XFSZ; ulimit -f 0; \"\$@\"" - "${augment[@]}" --data folder:small --out full
check 'an error leaves no folder of that name' test ! -e full
if mount -t tmpfs -o size=100k tmpfs "$(mkdir -p disk && echo disk)" 2>/dev/null; then  # root may, in most places
  expect 1 'cannot .*: No space left on device' "${augment[@]}" --data folder:small --originals --out disk/full
  expect 1 '^la3: error: disk: a folder expected, found a mount point; take a folder in it$' \
    bash -c "rm -rf disk/*; \"\$@\"" - "${augment[@]}" --data folder:small --out disk
  umount disk
fi
cat >policy.json <<'P'
{"format": "la3-policy", "version": 1, "labels": [{"label": "cat", "triples": [{"ops": ["Rotate", "Color", "Invert"]}]}]}
P
expect 1 "^la3: error: policy.json: .*label" "$la3" augment --data folder:small --policy policy.json --out x
expect 1 'folder:pair: test images expected, found none' \
  bash -c "mkdir pair; cp -r small/train small/val pair/; \"\$@\"" - "${augment[@]}" --data folder:pair --split test --out x
expect 2 '--split: ' "${augment[@]}" --data folder:small --split tran --out x
expect 2 '--data' "${augment[@]}" "$boat" --resume --out x
expect 2 'excludes' "${augment[@]}" "$boat" --data folder:small --out x
expect 2 'inputs or --data' "${augment[@]}" --out x
expect 2 'excludes' "${augment[@]}" --data folder:small --grid --out x.png
check 'nothing was left' test ! -e x -a ! -e x.unfinished

# ---- bad images ----
cp -r small broken
printf text >broken/train/sign-cool/note.txt
expect 1 '1 bad file .*note.txt' "${augment[@]}" --data folder:broken --out x
expect 0 '1 bad file left out' "${augment[@]}" --data folder:broken --skip-bad --out skipped
find broken -name note.txt -delete
python3 - "$(ls broken/train/*/000001.png | head -n 1)" <<'P'
import sys
data = bytearray(open(sys.argv[1], 'rb').read())
data[len(data) // 2] ^= 0x55
open(sys.argv[1], 'wb').write(data)
P
expect 1 'x.unfinished: incomplete, 1 image could not be read; .*--resume --skip-bad leaves them out: .*000001.png' \
  "${augment[@]}" --data folder:broken --out x
expect 0 'x: 108 images made of 70, 0.3 MB; 1 unreadable image left out; use it as folder:x' \
  "${augment[@]}" --data folder:broken --out x --resume --skip-bad
check 'the rest is the same' test "$(diff -rq x originals | grep -c 'differ')" -le 1

# ---- killed anywhere ----
data='shapes?train=30&validation=1&test=1'
for layout in '' '--shards --per-shard 100'; do
  long=("$la3" augment --data "$data" --policy random --copies 6 --quiet $layout)
  rm -rf whole killed killed.unfinished
  start=$EPOCHREALTIME
  "${long[@]}" --out whole >/dev/null
  took=$(python3 -c "print($EPOCHREALTIME - $start)")
  for ((i = 0; i < kills; ++i)); do
    draw "$took"
    moment=$(python3 -c "import time; print(time.time() + $drawn)")
    stopped KILL "python3 -c 'import sys, time; sys.exit(time.time() < $moment)'" "${long[@]}" --out killed --resume >/dev/null
    check 'an unfinished folder has another name' test ! -e killed -o ! -e killed.unfinished
  done
  expect 0 'killed: 1820 images made of 320' "${long[@]}" --out killed --resume
  check "killed and resumed is the same ($layout)" diff -r whole killed
done
# Ctrl-C: says how to go on.
rm -rf killed killed.unfinished
stopped INT '[ -e killed.unfinished/train ]' "$la3" augment --data "$data" --policy random --copies 30 --out killed 2>interrupted >/dev/null
code=$?
check "interrupted with $code" test "$code" -eq 130 -o -d killed
[ -d killed ] || check 'an interrupt names --resume' grep -q 'interrupted; the same command with --resume goes on' interrupted

# ---- files and folders ----
expect 0 '^turned/circle/|^turned/.*/000000.png: Rotate 15$' "$la3" augment small/train --ops Rotate --magnitudes 15 --out turned
check 'files keep their places' test "$(cd turned && find . -name '*.png' | sort | md5sum)" = "$(cd small/train && find . -name '*.png' | sort | md5sum)"
expect 0 '^many: 280 images of 70 files$' "$la3" augment small --policy random --copies 4 --out many
"$la3" augment "$boat" --ops Identity --quality 60 --out q60.jpg --quiet
"$la3" augment q60.jpg --ops Identity --out again.jpg --quiet
"$la3" augment q60.jpg --ops Identity --quality 95 --out q95.jpg --quiet
q60=$(stat -c %s q60.jpg) again=$(stat -c %s again.jpg) q95=$(stat -c %s q95.jpg)
check "a copy of $q60 bytes has $again" test $((again * 100)) -ge $((q60 * 95)) -a $((again * 100)) -le $((q60 * 105))
check "quality 95 has $q95" test "$q95" -gt $((q60 * 3 / 2))
printf 'P6 2 1 255 abcdef' >tiny.ppm
expect 0 '^made/tiny.png: Invert$' "$la3" augment tiny.ppm --ops Invert --out made/
expect 0 '^made/tiny.jpg: Invert$' "$la3" augment tiny.ppm --ops Invert --format jpg --out made/
expect 2 "format png: made/x.jpg has another extension" "$la3" augment tiny.ppm --ops Invert --format png --out made/x.jpg
expect 2 '--format' "$la3" augment tiny.ppm --ops Invert --format bmp --out made/
expect 0 'piped.png: Invert$' bash -c "cat tiny.ppm | '$la3' augment /dev/stdin --ops Invert --out piped.png"
mkdir none mixed
expect 1 '^la3: error: none: a folder with image files expected, found none in it$' "$la3" augment none --ops Invert --out x
cp "$boat" mixed/ && printf text >mixed/a.txt && printf text >mixed/b.txt
expect 1 '2 bad files \(--skip-bad leaves them out\): 2 files: an image expected, found text .*a.txt' \
  "$la3" augment mixed --ops Invert --out x
expect 0 '2 bad files left out' "$la3" augment mixed --ops Invert --skip-bad --out mixed-out
check 'the others are written' test "$(ls mixed-out)" = sailing-boat.png
long=$(printf 'x%.0s' {1..240}).png
cp "$boat" "$long"
expect 0 '^long/x{100}\.1\.' "$la3" augment "$long" --policy random --copies 2 --out long/

# ---- originals are not touched ----
mkdir -p own/val/P && cp "$(dirname "$(ls small/train/*/000000.png | head -n 1)")"/*.png own/val/P/
cp "$boat" own/boat.png && "$la3" augment "$boat" --ops Identity --out own/boat.jpg --quiet
ln -s own linked && ln -s own/boat.png boat-link.png
find own -type f -exec sha256sum {} + | sort >before
unchanged() { check "$1" cmp -s before <(find own -type f -exec sha256sum {} + | sort); }
expect 1 '^la3: error: --out own/val/P: a place outside of own/val/P expected, or the copies would be among the originals$' \
  "$la3" augment own/val/P --ops Color --out own/val/P
expect 1 '^la3: error: --out own/val: a place outside of own expected' "$la3" augment own --ops Color --out own/val
expect 1 '^la3: error: --out own/new/er: a place outside of own expected' "$la3" augment own --ops Color --out own/new/er
expect 1 '^la3: error: --out linked/new: a place outside of own expected' "$la3" augment own --ops Color --out linked/new
expect 1 '^la3: error: --out own/val: a place outside of linked expected' "$la3" augment linked --ops Color --out own/val
expect 1 '^la3: error: --out own/sheet.png: a place outside of own expected' \
  "$la3" augment own --ops Color --grid --out own/sheet.png
expect 1 '^la3: error: own/boat.png: would replace the input own/boat.png; --out elsewhere expected$' \
  "$la3" augment own/boat.png --ops Invert --out own/boat.png
expect 1 'own/boat.png: would replace the input own/boat.png' "$la3" augment own/val/P/*.png own/boat.png --ops Invert --out own/
expect 1 'linked/boat.png: would replace the input own/boat.png' "$la3" augment own/boat.png --ops Invert --out linked/
expect 1 'boat-link.png: would replace the input own/boat.png' "$la3" augment own/boat.png --ops Invert --out boat-link.png
expect 1 'own/boat.jpg: would replace the input own/boat.jpg' "$la3" augment own/boat.* --ops Invert --grid --out own/boat.jpg
expect 1 '^la3: error: --out own/val/more: a place outside of own expected' "${augment[@]}" --data folder:own --out own/val/more
expect 1 '^la3: error: --out own/more: a place outside of own expected' \
  "${augment[@]}" --data 'folder:own?size=32' --out own/more --shards
unchanged 'nothing is written among originals'
# Beside them is fine, and so are copies, unless one of these is an input.
expect 0 '^own/boat.webp.jpg: Invert$' "$la3" augment own/boat.png --ops Invert --out own/boat.webp.jpg
expect 0 '^own/boat.0.Invert.png: Invert$' "$la3" augment own/boat.png --ops Invert --copies 2 --out own
expect 1 'own/boat.0.Invert.png: would replace the input own/boat.0.Invert.png' \
  "$la3" augment own/boat.png own/boat.0.Invert.png --ops Invert --copies 2 --out own
rm own/boat.webp.jpg own/boat.[01].*
unchanged 'nor are they replaced by copies'

# Ctrl-C: no fragment of a file is left, and what was written is said.
long=("$la3" augment small --policy random --copies 2000 --out stopped)
stopped INT '[ -n "$(find stopped -name "*.png" -print -quit 2>/dev/null)" ]' "${long[@]}" 2>interrupted >/dev/null
code=$?
check "interrupted with $code" test "$code" -eq 130
written=$(find stopped -name '*.png' | wc -l)
check "it says that $written files were written: $(cat interrupted)" grep -qx "interrupted; $written files written" interrupted
check 'no fragment is left' test -z "$(find stopped -name '*la3-tmp*')"

# ---- contact sheets ----
size() { python3 -c "import struct, sys; print(*struct.unpack('>II', open(sys.argv[1], 'rb').read(24)[16:]))" "$1"; }
expect 0 'sheet.png: 27 images, each followed by 8 augmented versions$' \
  "$la3" augment $(for i in $(seq 27); do echo "$boat"; done) --policy random --copies 8 --grid --out sheet.png
read -r width height <<<"$(size sheet.png)"
check "a page of ${width}x$height" test "$width" -le 2000 -a "$height" -le 2000 -a "$width" -gt 1500
expect 0 'cells.png: ' "$la3" augment "$boat" --policy random --copies 2 --grid --cell 30 --out cells.png
check "cells of 30" test "$(size cells.png)" = '98 34'
expect 0 'pages-1.png, pages-2.png: 70 images' "$la3" augment small --policy random --copies 30 --grid --cell 60 --out pages.png
expect 2 '--cell' "$la3" augment "$boat" --policy random --cell 30 --out x.png
summary
