#!/usr/bin/env bash
# Three machines, played by network namespaces, of which one is cut off in the middle of a training and of a search:
# cut_network_test.sh LA3 SOURCE_DIR. Needs root and ip(8); skips itself otherwise.
set -u
la3=$(realpath "$1") source=$(realpath "$2")
skip() {
  echo "skipped: $1"
  exit 77
}
command -v ip >/dev/null || skip 'no ip command (iproute2)'
[ "$(id -u)" -eq 0 ] || skip 'network namespaces need root'
name=la3-$$
ip netns add "$name-test" 2>/dev/null || skip 'network namespaces are not permitted here'
ip netns del "$name-test"
work=$(mktemp -d)
clean_up() {
  kill $(jobs -p) 2>/dev/null
  for i in 0 1 2; do ip netns del "$name-$i" 2>/dev/null; done
  ip link del "br$$" 2>/dev/null
  rm -rf "$work"
}
trap clean_up EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export OMP_WAIT_POLICY=passive

# A switch with three machines.
ip link add "br$$" type bridge && ip link set "br$$" up || skip 'bridges are not permitted here'
for i in 0 1 2; do
  ip netns add "$name-$i"
  ip link add "v$$-$i" type veth peer name eth0 netns "$name-$i" || skip 'veth pairs are not permitted here'
  ip link set "v$$-$i" master "br$$" up
  ip -n "$name-$i" addr add "10.213.7.$((i + 1))/24" dev eth0
  ip -n "$name-$i" link set eth0 up
  ip -n "$name-$i" link set lo up
done
ip netns exec "$name-1" python3 - <<'PYTHON' || skip 'the namespaces cannot reach each other'
import socket, time
for _ in range(50):  # a bridge takes a moment
    s = socket.socket(); s.settimeout(1)
    try: s.connect(("10.213.7.1", 9)); break
    except ConnectionRefusedError: break
    except OSError: time.sleep(0.1)
else: raise SystemExit(1)
PYTHON

start() {  # start COMMAND...: a rank on each machine
  local rank
  ranks=()
  for rank in 0 1 2; do
    RANK=$rank WORLD_SIZE=3 MASTER_ADDR=10.213.7.1 MASTER_PORT=29500 \
      ip netns exec "$name-$rank" "$@" >"said.$rank" 2>&1 &
    ranks+=($!)
  done
}
cut() {  # cut FILE: when this file has something in it, cuts rank 2 off; the ranks must end
  while [ ! -s "$1" ] && kill -0 "${ranks[0]}" 2>/dev/null; do sleep 0.05; done
  ip link set "v$$-2" down
  local at=$SECONDS codes=
  for pid in "${ranks[@]}"; do wait "$pid"; codes+="$? "; done
  check "all ranks end with 1 ($codes)" test "$codes" = '1 1 1 '
  check "within a minute ($((SECONDS - at)) s), 11 s on idle cores" test $((SECONDS - at)) -le 60
  check 'rank 0 says who' grep -qE 'rank 2 .* was lost: no sign of life for 10 s' said.0
  check 'rank 1 says who' grep -qE 'rank 2 .* was lost: no sign of life for 10 s' said.1
  check 'rank 2 says who' grep -qE 'rank 0 .* was lost: no sign of life for 10 s' said.2
  cat said.*
  ip link set "v$$-2" up
}

train=("$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 240 --batch-size 24 --epochs 8 --warmup-epochs 1
  --evaluate-every 8 --seed 2 --quiet --threads 1)
start "${train[@]}" --out whole
for pid in "${ranks[@]}"; do wait "$pid"; done
cat said.*
check 'a training over the network' test -s whole/weights.safetensors
start "${train[@]}" --out cut
cut cut/metrics.jsonl
start "${train[@]}" --out cut --resume
for pid in "${ranks[@]}"; do wait "$pid"; done
check 'a resumed training comes to the same weights' cmp -s whole/weights.safetensors cut/weights.safetensors

search=("$la3" search --data "$few_shapes" --weights whole/weights.safetensors --iterations 16 --warm-up 8 --predictor-epochs 10
  --batch-size 50 --seed 2 --anyway --quiet --threads 1)
"${search[@]}" --out alone >/dev/null
start "${search[@]}" --out searched
cut searched/metrics.jsonl
start "${search[@]}" --out searched --resume
for pid in "${ranks[@]}"; do wait "$pid"; done
check 'a resumed search comes to the same evaluations' cmp -s alone/evaluations.jsonl searched/evaluations.jsonl

summary
