# What the tests of launchers share; sourced by them: NAME_test.sh LA3 SOURCE_DIR
#
# Such a test starts itself again in namespaces of its own (network, processes, mounts, host name). Of the network it sees
# a loopback device and the machines that it makes; daemons and machines end with it, however it ends. Where a program or
# the right to do so is missing, it says which and exits with 77. `scripts/setup launchers` installs the programs.
la3=$(realpath "$1") source=$(realpath "$2")
PATH=$PATH:/usr/sbin:/sbin
skip() {
  echo "skipped: $1"
  exit 77
}
# needs PROGRAM...
needs() {
  local program
  for program in "$@"; do command -v "$program" >/dev/null || skip "no $program; scripts/setup launchers installs it"; done
}

needs ip unshare nsenter setpriv
if [ -z "${LA3_TEST_WORK:-}" ]; then
  namespaces=(unshare --net --uts --mount --pid --fork --kill-child --mount-proc)
  [ "$(id -u)" -eq 0 ] || namespaces+=(--user --map-root-user)
  "${namespaces[@]}" mount -t tmpfs tmpfs /run 2>/dev/null || skip 'namespaces are not permitted here; root may make them'
  LA3_TEST_WORK=$(mktemp -d)
  export LA3_TEST_WORK
  setpriv --pdeathsig KILL "${namespaces[@]}" bash "$0" "$@" &
  # unshare passes TERM on to nobody; killed, it takes all that is inside with it.
  trap 'kill -KILL $! 2>/dev/null; wait; rm -rf "$LA3_TEST_WORK"' EXIT
  trap 'exit 143' INT TERM
  wait $!
  exit $?
fi

cd "$LA3_TEST_WORK" || exit 1
. "$source/tests/cli/expect.sh"
mount -t tmpfs -o mode=755 tmpfs /run && mkdir /run/netns || exit 1
hostname la3-host
ip link set lo up
echo '127.0.0.1 localhost la3-host' >hosts
chmod 644 hosts && mount --bind hosts /etc/hosts || exit 1
# shellcheck disable=SC2086
unset RANK WORLD_SIZE LOCAL_RANK MASTER_ADDR MASTER_PORT ${!SLURM*} ${!OMPI_*} ${!PMIX_*} ${!TORCHELASTIC_*} ${!LA3_SECRET*}
export OMP_WAIT_POLICY=passive OMP_NUM_THREADS=1 TMPDIR=$LA3_TEST_WORK
launch=$source/scripts/launch

# ---- machines ----
# machines N: network namespaces la3-0, la3-1, ... with the addresses 10.213.8.1, ... on a switch; this one has 10.213.8.100.
machines() {
  local i
  ip link add switch type bridge && ip link set switch up && ip addr add 10.213.8.100/24 dev switch || skip 'no bridges in this kernel'
  for ((i = 0; i < $1; ++i)); do
    ip netns add la3-$i
    ip link add "port$i" type veth peer name eth0 netns la3-$i || skip 'no veth pairs in this kernel'
    ip link set "port$i" master switch up
    machine_up $i
  done
  echo '10.213.8.100 la3-host' >>hosts
}
machine_up() {
  ip -n "la3-$1" addr add "10.213.8.$(($1 + 1))/24" dev eth0
  ip -n "la3-$1" link set eth0 up
  ip -n "la3-$1" link set lo up
  echo "10.213.8.$(($1 + 1)) la3-$1" >>hosts
}
# on MACHINE COMMAND...
on() { nsenter --net="/run/netns/$1" unshare --uts bash -c 'hostname "$0" && exec "$@"' "$@"; }

# ---- work, and what it must come to ----
train=("$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 72 --batch-size 24 --epochs 12 --warmup-epochs 1
  --evaluate-every 12 --lr 0.1 --seed 2 --threads 1)
search=("$la3" search --data "$few_shapes" --weights one/weights.safetensors --iterations 8 --warm-up 4 --predictor-epochs 4
  --batch-size 20 --seed 2 --anyway --threads 1)
evaluate=("$la3" evaluate --data "$few_shapes" --weights one/weights.safetensors --batch-size 20 --threads 1)

# quiet COMMAND...: what it says is shown only if it fails.
quiet() { timeout 120 "$@" >said.quiet 2>&1 || { echo "exit code $?"; tail -n 20 said.quiet; return 1; }; }

# What one process comes to: one/, searched/, evaluated; and two by scripts/launch, since batch norms of several processes
# are others: two/.
references() {
  check 'a training by one process' quiet "${train[@]}" --out one
  check 'a search by one process' quiet "${search[@]}" --out searched
  "${evaluate[@]}" >evaluated 2>said.quiet
  check 'an evaluation by one process' grep -q accuracy evaluated
  check 'a training by two processes' quiet "$launch" 2 "${train[@]}" --out two
}
# same_search FOLDER, same_training FOLDER, same_evaluation FILE
same_search() { check "the evaluations of $1 are those of one process" cmp searched/evaluations.jsonl "$1/evaluations.jsonl"; }
same_training() {
  check "the weights of $1 are those of two processes" cmp two/weights.safetensors "$1/weights.safetensors"
  check "the predictions of $1 are those of two processes" cmp two/predictions.bin "$1/predictions.bin"
}
same_evaluation() { check "$1 is what one process says" diff evaluated "$1"; }

# until_there FILE PID: until the file has something in it, or the process is gone.
until_there() {
  local i
  for ((i = 0; i < 3000; ++i)); do
    [ ! -s "$1" ] && kill -0 "$2" 2>/dev/null || return 0
    sleep 0.02
  done
}
# rank_pid VARIABLE VALUE: the la3 that has this in its environment.
rank_pid() {
  local pid
  for pid in $(pgrep -x la3); do
    tr '\0' '\n' <"/proc/$pid/environ" 2>/dev/null | grep -qx "$1=$2" && echo "$pid" && return
  done
  return 1
}
