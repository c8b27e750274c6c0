#!/usr/bin/env bash
# Two machines with a slow cable that loses packets: link_test.sh LA3 SOURCE_DIR. The cable is tc's netem where the kernel
# has it, else bad_cable.py. LA3_TEST_CABLE='DELAY_MS LOSS_PERCENT' chooses another one.
set -u
. "$(dirname "$0")/own_machines.sh"
needs tc python3
read -r delay_ms loss_percent <<<"${LA3_TEST_CABLE:-10 1}"
ip netns add la3-0
ip netns add la3-1
ip link add test0 type dummy 2>/dev/null || ip link add test0 type veth peer name test1 || skip 'no network devices in this kernel'
if tc qdisc add dev test0 root netem delay 1ms 2>/dev/null; then
  cable=netem
  ip link add eth0 netns la3-0 type veth peer name eth0 netns la3-1
  for i in 0 1; do tc -n la3-$i qdisc add dev eth0 root netem delay "${delay_ms}ms" loss "$loss_percent%"; done
  dropped() { for i in 0 1; do tc -n la3-$i -s qdisc show dev eth0; done | sed -nE 's/.*dropped ([0-9]+),.*/\1/p' | awk '{ n += $1 } END { print n + 0 }'; }
else
  cable='a program (this kernel has no netem)'
  [ -w /dev/net/tun ] || skip 'neither netem nor /dev/net/tun'
  /usr/bin/env python3 "$source/tests/launchers/bad_cable.py" la3-0 la3-1 --delay-ms "$delay_ms" --loss-percent "$loss_percent" --counts counts >said.cable 2>&1 &
  program=$!
  until_there counts $program
  kill -0 $program 2>/dev/null || skip "no cable: $(tail -n 1 said.cable)"
  dropped() { kill -USR1 $program; sleep 0.3; sed -nE 's/.* ([0-9]+) lost$/\1/p' counts; }
fi
machine_up 0
machine_up 1
on la3-1 python3 - <<'PYTHON' || skip 'the machines cannot reach each other'
import socket, time
began = time.monotonic()
try:
    socket.create_connection(("10.213.8.1", 9), timeout=10)
except ConnectionRefusedError:
    print(f"an answer takes {1000 * (time.monotonic() - began):.0f} ms")
PYTHON
references

# over NAME COMMAND...: a rank on each machine; NAME.RANK has what it says on stdout.
over() {
  local name=$1 rank codes= at=$SECONDS
  shift
  for rank in 0 1; do
    RANK=$rank WORLD_SIZE=2 LOCAL_RANK=0 MASTER_ADDR=10.213.8.1 MASTER_PORT=29500 LA3_SECRET=0123456789abcdef \
      on la3-$rank timeout 200 "$@" >"$name.$rank" 2>"$name.said.$rank" &
    ranks[rank]=$!
  done
  for rank in 0 1; do wait "${ranks[$rank]}"; codes+="$? "; done
  check "$name over the cable ($codes)" test "$codes" = '0 0 '
  [ "$codes" = '0 0 ' ] || tail -n 5 "$name".said.*
  echo "$name: $((SECONDS - at)) s"
}
over evaluation "${evaluate[@]}"
same_evaluation evaluation.0
over search "${search[@]}" --out search2
same_search search2
over training "${train[@]}" --out train2
same_training train2
lost=$(dropped)
echo "a cable by $cable: $delay_ms ms each way, $loss_percent% of the packets lost, $lost in all"
check 'the cable lost packets' test "${lost:-0}" -gt 10
summary
