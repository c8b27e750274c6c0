#!/usr/bin/env bash
# la3 under torchrun: torchrun_test.sh LA3 SOURCE_DIR. The agent's store, --standalone, several commands in a job, a rank
# that is killed and started again, two agents on two machines.
set -u
. "$(dirname "$0")/own_machines.sh"
needs torchrun
# Debian's torchrun (1.13) finds no value for `--redirects 0`, its default, with its Python (3.11, whose flags no longer
# list their zero), and stops. With these two it runs: ranks' stdout goes to a file and to the terminal.
torchrun=(torchrun --redirects 1 --tee 1 --monitor_interval 0.3 --no_python)
machines 2
references

if ! quiet "${torchrun[@]}" --nproc_per_node 3 "${search[@]}" --out search3; then
  timeout 60 "${torchrun[@]}" --nproc_per_node 1 true >said.quiet 2>&1 || skip "torchrun does not run here: $(tail -n 1 said.quiet)"
fi
same_search search3
check 'a training with 2 ranks, --standalone' quiet "${torchrun[@]}" --standalone --nproc_per_node 2 "${train[@]}" --out train2
same_training train2

# Two commands of one job meet at one agent's store.
echo 'for i in 1 2; do "$@" >evaluated.$i.$RANK || exit; done' >twice
check 'two commands in a job' quiet "${torchrun[@]}" --nproc_per_node 2 bash twice "${evaluate[@]}"
for i in 1 2; do same_evaluation evaluated.$i.0; done

# Rank 1 is killed, and torchrun starts all again.
"${torchrun[@]}" --max_restarts 1 --log_dir logs --nproc_per_node 2 "${train[@]}" --resume --out killed \
  >said.killed 2>&1 &
job=$!
until_there killed/metrics.jsonl $job
kill -9 "$(rank_pid RANK 1)"
wait $job
check "torchrun starts killed ranks again ($?)" test $? -eq 0
check 'once' test -n "$(find logs -path '*/attempt_1/*' -name stdout.log -size +0)"
same_training killed

# An agent on each of two machines.
for node in 0 1; do
  on la3-$node "${torchrun[@]}" --nnodes 2 --node_rank $node --nproc_per_node 1 --master_addr la3-0 --master_port 29500 "${train[@]}" \
    --out machines >said.$node 2>&1 &
  nodes[node]=$!
done
codes=
for node in 0 1; do wait "${nodes[$node]}"; codes+="$? "; done
check "two agents on two machines ($codes)" test "$codes" = '0 0 '
[ "$codes" = '0 0 ' ] || tail -n 20 said.0 said.1
same_training machines
summary
