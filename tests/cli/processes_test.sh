#!/usr/bin/env bash
# Several processes as a person runs them: the same results, killed ranks, wrong environments.
# processes_test.sh LA3 SOURCE_DIR [KILLS]: of each kind 2 kills unless told otherwise;
# `tests/cli/processes_test.sh build/la3 . 20` tries more. LA3_TEST_SEED=N repeats their moments.
set -u
la3=$(realpath "$1") source=$(realpath "$2") kills=${3:-2}
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
launch="$source/scripts/launch"
export OMP_WAIT_POLICY=passive
unset RANK WORLD_SIZE MASTER_ADDR MASTER_PORT LOCAL_RANK

now() { date +%s.%N; }
since() { python3 -c "import time; print(f'{time.time() - $1:.1f}')"; }
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# start N COMMAND...: one process per rank, their pids in `ranks`, what they say in said.RANK.
start() {
  local size=$1 rank
  shift
  ranks=()
  rm -f said.[0-9]*  # what the ranks before said is no sign of these
  port=$(free_port)
  for ((rank = 0; rank < size; ++rank)); do
    RANK=$rank LOCAL_RANK=$rank WORLD_SIZE=$size MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "$@" >"said.$rank" 2>&1 &
    ranks+=($!)
  done
}

# quiet COMMAND...: what it says is shown only if it fails.
quiet() { "$@" >said.quiet 2>&1 || { tail -n 5 said.quiet; return 1; }; }

# other FLAG VALUE: `train` with another value of one of its flags, in `changed`.
train=("$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 240 --batch-size 24 --epochs 5 --warmup-epochs 1
  --evaluate-every 5 --lr 0.1 --seed 2)
other() {
  changed=("${train[@]}")
  local i
  for i in "${!changed[@]}"; do [ "${changed[$i]}" != "$1" ] || changed[i + 1]=$2; done
}
"$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 600 --epochs 2 --seed 2 --quiet --out plain >/dev/null 2>&1
search=("$la3" search --data "$few_shapes" --weights plain/weights.safetensors --iterations 12 --warm-up 6 --predictor-epochs 10
  --batch-size 50 --seed 2 --anyway)

# ---- the same results ----
for size in 1 2 3; do
  at=$(now)
  check "a search with $size processes" quiet "$launch" $size "${search[@]}" --out search$size
  search_s=$(since "$at")
done
for size in 2 3; do
  check "$size processes come to the same evaluations" cmp -s search1/evaluations.jsonl search$size/evaluations.jsonl
done
check 'a training with 2 processes' quiet "$launch" 2 "${train[@]}" --out two
at=$(now)
check 'and again' quiet "$launch" 2 "${train[@]}" --out again
train_s=$(since "$at")
check 'comes to the same weights' cmp -s two/weights.safetensors again/weights.safetensors
check 'a training with synced norms' quiet "$launch" 2 "${train[@]}" --sync-bn --out synced
check 'one process' quiet "${train[@]}" --out one
python3 - <<'PYTHON'
import json
a, b = (json.loads(open(f + '/metrics.jsonl').readline()) for f in ('one', 'synced'))
assert abs(a['train_loss'] - b['train_loss']) < 0.02, (a['train_loss'], b['train_loss'])
PYTHON
check 'with synced norms one and two processes agree' test $? -eq 0
evaluate=("$la3" evaluate --data "$few_shapes" --weights two/weights.safetensors)
"${evaluate[@]}" >evaluated.1 2>/dev/null
"$launch" 3 "${evaluate[@]}" >evaluated.3 2>/dev/null
check 'an evaluation says how good it is' grep -q accuracy evaluated.3
check 'and the same with 3 processes' cmp -s evaluated.1 evaluated.3
expect 0 '4 processes, batches of 24 in all' "$launch" 4 "$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 240 \
  --batch-size 24 --epochs 1 --warmup-epochs 0 --out four
check 'rank 0 alone writes and speaks' test "$(ls four | sort | tr '\n' ' ')" = 'checkpoint config.toml metrics.jsonl predictions.bin result.json weights.safetensors '

# ---- killed ranks ----
# names_lost RANK FILE
names_lost() { grep -qE "la3: error: .*rank $1 .*(was lost|closed the connection)" "$2" || { cat "$2"; return 1; }; }
# killed SIZE FOLDER SECONDS COMMAND...: kills a rank with kill -9 within so many seconds, until $kills kills have hit.
killed() {
  local size=$1 folder=$2 longest=$3 hits=0 misses=0 slowest=0
  shift 3
  while [ $hits -lt "$kills" ]; do
    start "$size" "$@" --out "$folder" --resume
    # From when all have met and agreed: of who never comes, only the launcher or --dist-timeout knows.
    while ! grep -qE '^(training|searching) ' said.0 && kill -0 "${ranks[0]}" 2>/dev/null; do sleep 0.02; done
    local victim=$((RANDOM % size)) all_alive=true rank
    draw "$longest / (2 + $misses)"  # sooner after each miss: the machine may have become faster since
    echo "$folder: kill of rank $victim after $drawn s (LA3_TEST_SEED=$LA3_TEST_SEED)"
    sleep "$drawn"
    for pid in "${ranks[@]}"; do kill -0 "$pid" 2>/dev/null || all_alive=false; done
    $all_alive && kill -9 "${ranks[$victim]}"
    local at
    at=$(now)
    for rank in "${!ranks[@]}"; do
      wait "${ranks[$rank]}" 2>/dev/null || continue
      all_alive=false  # too late: it had done its work
    done
    if ! $all_alive; then  # another try from the start
      misses=$((misses + 1))
      if [ $misses -gt $((10 + kills)) ]; then check "no kill came in time: $(tail -n 3 said.0)" false; return; fi
      rm -rf "$folder"
      continue
    fi
    hits=$((hits + 1))
    local took
    took=$(since "$at")
    slowest=$(python3 -c "print(max($slowest, $took))")
    for ((rank = 0; rank < size; ++rank)); do
      [ $rank -ne $victim ] || continue
      check "rank $rank names rank $victim" names_lost $victim "said.$rank"
    done
  done
  # At once on idle cores; never as late as --dist-timeout.
  check "the others were gone within a minute of $hits kills, $slowest s at most" python3 -c "exit($slowest > 60)"
  echo "$folder: $hits kills, the others gone within $slowest s"
}
killed 2 killed_training "$train_s" "${train[@]}"
check 'a resumed training' quiet "$launch" 2 "${train[@]}" --out killed_training --resume
check 'comes to the weights of an undisturbed one' cmp -s two/weights.safetensors killed_training/weights.safetensors
killed 3 killed_search "$search_s" "${search[@]}"
check 'a resumed search' quiet "$launch" 2 "${search[@]}" --out killed_search --resume
check 'comes to the same evaluations' cmp -s search1/evaluations.jsonl killed_search/evaluations.jsonl

# ---- a whole run ----
whole=("$la3" run --data 'shapes?train=10&validation=6&test=4' --train-images 0 --network wrn-10-1 --pretrain-epochs 1 --epochs 1 --batch-size 20 --seeds 1
  --iterations 3 --warm-up 2 --predictor-epochs 2 --triples 5 --flip by-label --label-invariant --compare none,learned --anyway --seed 1)
expect 0 'report: whole/report.html' "$launch" 2 "${whole[@]}" --out whole
check 'trains with all policies' test "$(echo $(ls whole/train))" = 'label-invariant-0 none-0 policy-0'
expect 0 'train policy-0: done before' "$launch" 2 "${whole[@]}" --out whole --resume
expect 0 'given more seeds: 2, before 1' "$launch" 2 "$la3" run --resume --out whole --seeds 2
check 'which all processes train with' test "$(ls whole/train/*-1/weights.safetensors | wc -l)" -eq 3
expect 1 'the run has 2 seeds: --seeds 2 or more expected, found 1' "$launch" 2 "${whole[@]}" --out whole --resume
# Rank 0 measures; all ranks take the settings that fit.
expect 0 'epochs? instead of 90' "$launch" 2 "$la3" run --data shapes --device cpu --out fitted --budget 5s --dry-run
# Also what follows from how many validation images are left.
"$la3" data export 'shapes?train=600&validation=1&test=5' --out big --quiet >/dev/null && rm -r big/val
big=(--data 'folder:big?size=32' --network wrn-10-1 --seeds 1 --epochs 1 --pretrain-epochs 1 --iterations 4 --warm-up 2 --anyway)
expect 0 '^construct  choose 100 triples a label: ' "$la3" run "${big[@]}" --out fitted --dry-run
expect 0 '^construct  choose 100 triples a label, one policy for all' "$launch" 2 "$la3" run "${big[@]}" --out fitted --budget 1s --yes --dry-run
also '^because of so few validation images: --explore thompson, --predictor linear, --pool 1'

# ---- interrupted ----
other --epochs 100
start 2 "${changed[@]}" --out stopped
while [ ! -s stopped/metrics.jsonl ] && kill -0 "${ranks[0]}" 2>/dev/null; do sleep 0.05; done
kill -TERM "${ranks[1]}"
codes=
for pid in "${ranks[@]}"; do wait "$pid"; codes+="$? "; done
check "a signal to one rank ends all of them with 130 ($codes)" test "$codes" = '130 130 '
check 'and is saved' test -n "$(ls stopped/checkpoint)"
# One that was asked to end while another was already gone: no failure, whatever it had to wait for.
start 2 "${changed[@]}" --out asked
while [ ! -s asked/metrics.jsonl ] && kill -0 "${ranks[0]}" 2>/dev/null; do sleep 0.05; done
kill -STOP "${ranks[1]}"
kill -INT "${ranks[0]}"
kill -9 "${ranks[1]}"
wait "${ranks[0]}"
check 'a rank that is interrupted and then loses another exits with 130' test $? -eq 130
check 'and says so' grep -q '^interrupted; rank 1 .*was lost' said.0

# ---- wrong environments ----
expect 1 'WORLD_SIZE: is not set, but RANK is' env RANK=0 "${train[@]}" --out x
expect 1 "RANK: a whole number from 0 to 1 expected, found '2'" env RANK=2 WORLD_SIZE=2 MASTER_ADDR=localhost MASTER_PORT=1 "${train[@]}" --out x
expect 1 'MASTER_ADDR: is not set' env RANK=0 WORLD_SIZE=2 "${train[@]}" --out x
expect 1 'waited 1 s at 127.0.0.1:[0-9]+ for 2 processes; missing: rank 1' env RANK=0 WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 \
  MASTER_PORT="$(free_port)" "${train[@]}" --dist-timeout 1 --out x
expect 1 'rank 1: cannot reach rank 0 at 127.0.0.1:[0-9]+ within 1 s: Connection refused' env RANK=1 WORLD_SIZE=2 \
  MASTER_ADDR=127.0.0.1 MASTER_PORT="$(free_port)" "${train[@]}" --dist-timeout 1 --out x
other --batch-size 25
expect 1 'batch size: a multiple of the number of processes, 2, expected, found 25' "$launch" 2 "${changed[@]}" --out x
expect 1 'batch size: a multiple of the number of processes, 3, expected, found 32' "$launch" 3 "$la3" run --batch-size 32 --out x
other --train-images 20
expect 1 'batch size: a multiple of the number of processes, 3, expected, found 20, all images there are' "$launch" 3 "${changed[@]}" --out x

# each PATTERN: every rank said so, and ended with 1.
each() {
  local pattern=$1 rank codes=
  for ((rank = 0; rank < ${#ranks[@]}; ++rank)); do
    wait "${ranks[$rank]}"
    codes+="$? "
    check "rank $rank says '$pattern'" grep -qE "$pattern" "said.$rank"
    grep -qE "$pattern" "said.$rank" || cat "said.$rank"
  done
  check "all ranks exit with 1 ($codes)" test -z "$(tr -d '1 ' <<<"$codes")"
}
# differing PATTERN FLAG VALUE: rank 1 has another value than rank 0.
differing() {
  other "$2" "$3"
  port=$(free_port) ranks=()
  RANK=0 WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "${train[@]}" --out x >said.0 2>&1 & ranks+=($!)
  RANK=1 WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "${changed[@]}" --out x >said.1 2>&1 & ranks+=($!)
  each "$1"
}
differing "the same lr: rank 1 .* has '0.2', rank 0 .* has '0.1'" --lr 0.2
differing "the same seed: rank 1 .* has '8', rank 0 .* has '2'" --seed 8
differing 'the same train-images: rank 1' --train-images 250
# Folders that differ in one image.
mkdir -p photos/train/{red,blue} photos/test/{red,blue}
python3 - <<'PYTHON'
import struct, zlib
def png(path, colour):
    chunk = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    rows = b''.join(b'\0' + bytes(colour) * 32 for _ in range(32))
    open(path, 'wb').write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 32, 32, 8, 2, 0, 0, 0)) +
                           chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
for part in ('train', 'test'):
    for i in range(8):
        png(f'photos/{part}/red/{i}.png', (200 + i, 0, 0)), png(f'photos/{part}/blue/{i}.png', (0, 0, 200 + i))
PYTHON
mkdir first second && cp -r photos first && cp -r photos second && cp photos/train/red/1.png second/photos/train/red/0.png
port=$(free_port) ranks=()
for folder in first second; do
  (cd $folder && RANK=${#ranks[@]} WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port exec "$la3" train --data folder:photos \
    --network wrn-10-1 --epochs 1 --batch-size 4 --warmup-epochs 0 --out x) >"said.${#ranks[@]}" 2>&1 &
  ranks+=($!)
done
each "the same data set 1: rank 1 .* has '16 images, checksum .*', rank 0 .* has '16 images"
port=$(free_port) ranks=()
for rank in 0 1 1; do
  RANK=$rank WORLD_SIZE=3 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "${train[@]}" --out x >"said.${#ranks[@]}" 2>&1 &
  ranks+=($!)
done
each 'two processes have the number 1'
port=$(free_port) ranks=()
RANK=0 WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "${train[@]}" --out x >said.0 2>&1 & ranks+=($!)
RANK=1 WORLD_SIZE=3 MASTER_ADDR=127.0.0.1 MASTER_PORT=$port "${train[@]}" --out x >said.1 2>&1 & ranks+=($!)
each 'was told of 3 processes \(WORLD_SIZE\), rank 0 of 2'
# A port that another program has.
python3 -c 'import socket, time
s = socket.socket(); s.bind(("127.0.0.1", 0)); s.listen(); print(s.getsockname()[1], flush=True); time.sleep(60)' >taken &
listener=$!
while [ ! -s taken ]; do sleep 0.05; done
MASTER_PORT=$(cat taken) ranks=()
for rank in 0 1; do
  RANK=$rank WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=$MASTER_PORT "${train[@]}" --dist-timeout 2 --out x >"said.$rank" 2>&1 &
  ranks+=($!)
done
each "cannot listen at 127.0.0.1:[0-9]+: Address already in use; set MASTER_PORT|rank 0 at 127.0.0.1:[0-9]+ does not answer; is it another program"
kill $listener
unset MASTER_PORT
# Rank 0 fails: the others say why.
mkdir busy && touch busy/notes.txt
start 2 "${train[@]}" --out busy
each "a new or empty folder expected, found 'notes.txt'"
check 'no failed call made its folder' test ! -e x

summary
