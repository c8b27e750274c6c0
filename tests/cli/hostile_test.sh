#!/usr/bin/env bash
# What others may have put into a folder, and what the system may refuse: a message, exit code 1, in a moment, and
# nothing half-written: hostile_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
soon=(timeout 20)

"$la3" data export 'shapes?train=4&validation=2&test=2' --out photos --quiet >/dev/null
"$la3" data shard folder:photos --out shards --quiet >/dev/null
boat=$(ls "$source"/tests/fixtures/codec/*.png | head -1)

# ---- files that are none ----
cp -r shards fifo && mkfifo fifo/classes.txt.pipe && mv -f fifo/classes.txt.pipe fifo/classes.txt && rm -f fifo/.la3-index
expect 1 'fifo/classes.txt: a plain file expected, found a pipe' "${soon[@]}" "$la3" data info shards:fifo
cp -r photos fifo-folder && mkfifo fifo-folder/classes.txt fifo-folder/.la3-index
expect 0 'this index is not used: .*a plain file expected' "${soon[@]}" "$la3" data info folder:fifo-folder
cp -r photos zeros && ln -s /dev/zero zeros/.la3-index
expect 0 'this index is not used: .*a plain file expected' "${soon[@]}" "$la3" data info folder:zeros
cp -r photos holes && truncate -s 7G holes/.la3-index
expect 0 'this index is not used: .*a last line with a checksum expected' "${soon[@]}" "$la3" data info folder:holes
truncate -s 7G holes.jsonl
expect 1 'holes.jsonl:1: a line of at most 67108864 bytes expected' "${soon[@]}" "$la3" construct --evaluations holes.jsonl --out x.json
for file in policy.json zeros.json; do
  mkdir -p run
  [ "$file" = policy.json ] && mkfifo run/$file || ln -s /dev/zero run/$file
  expect 1 "run/$file: a plain file expected, found a (pipe|device)" "${soon[@]}" "$la3" policy show run/$file
done
expect 0 'piped.png: Invert$' bash -c "cat '$boat' | '$la3' augment /dev/stdin --ops Invert --out piped.png"
expect 0 '[0-9]+ labels|triples' bash -c "'$la3' policy show <(cat '$source/policies/cifar10-wrn-40-2.json')"

# ---- images of too many pixels ----
expect 1 'at most 10 in all expected \(--max-pixels\)' "$la3" augment "$boat" --ops Invert --out x.png --max-pixels 10
check 'no picture of it' test ! -e x.png
expect 2 'max-pixels' "$la3" augment "$boat" --ops Invert --out x.png --max-pixels 0
# A bomb: 2^28 pixels of one bit in 33 kB.
python3 - <<'PYTHON'
import struct, zlib
def chunk(kind, body): return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
rows = zlib.compress((b"\0" + bytes(2048)) * 16384, 9)
open("bomb.png", "wb").write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16384, 16384, 1, 0, 0, 0, 0)) +
                             chunk(b"IDAT", rows) + chunk(b"IEND", b""))
PYTHON
expect 1 'bomb.png: PNG of 16384x16384 pixels, at most 134217728 in all expected' \
  bash -c "ulimit -v 400000; '$la3' augment bomb.png --ops Invert --out x.png --threads 1"

# ---- what the system refuses ----
expect 1 '^la3: error: .*: cannot write: File too large' bash -c "ulimit -f 8; '$la3' data shard folder:photos --out big --quiet"
check 'nothing of it is left' test ! -e big
expect 1 '^la3: error: not enough memory' bash -c "ulimit -v 400000; '$la3' augment bomb.png --ops Invert --out x.png --threads 1 --max-pixels 268435456"
check 'and no picture' test ! -e x.png

# ---- a config file with any text ----
mkdir 'q#2 \n' && cp "$boat" 'q#2 \n/boat.png'
printf '[augment]\nops = ["Invert"] # not Rotate\nout = "q#2 \\\\n/a\\u0009b.png"\n' >odd.toml
expect 0 ': Invert$' "$la3" --config odd.toml augment 'q#2 \n/boat.png'
check 'the name is the one that was meant' test -e $'q#2 \\n/a\tb.png'
printf '[augment]\nops = ["Invert"\nout = "x.png"\n' >broken.toml
expect 1 'broken.toml:3: name = value expected, found ' "$la3" --config broken.toml augment "$boat"

summary
