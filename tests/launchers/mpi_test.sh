#!/usr/bin/env bash
# la3 under mpirun (OpenMPI): mpi_test.sh LA3 SOURCE_DIR. 2 and 3 ranks, a rank that is killed, two machines.
set -u
. "$(dirname "$0")/own_machines.sh"
needs mpirun
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
mpirun --version | head -n 1
references

for size in 2 3; do
  check "a search by mpirun -n $size" quiet mpirun -n $size "${search[@]}" --out search$size
  same_search search$size
done
mpirun -n 3 "${evaluate[@]}" >evaluated.3 2>said.quiet
same_evaluation evaluated.3
LA3_SECRET=$(openssl rand -hex 16)
export LA3_SECRET
check 'a training by mpirun -n 2' quiet mpirun -x LA3_SECRET -n 2 "${train[@]}" --out train2
same_training train2

# Rank 1 is killed: mpirun ends, and the same command with --resume goes on.
mpirun -x LA3_SECRET -n 2 "${train[@]}" --resume --out killed >said.killed 2>&1 &
job=$!
until_there killed/metrics.jsonl $job
kill -9 "$(rank_pid OMPI_COMM_WORLD_RANK 1)"
wait $job
check "mpirun fails when a rank is killed ($?)" test $? -ne 0
check 'it had not finished' test ! -e killed/weights.safetensors
check 'a resumed training' quiet mpirun -x LA3_SECRET -n 2 "${train[@]}" --resume --out killed
same_training killed
unset LA3_SECRET

# Two machines. mpirun's ssh is `on`.
machines 2
printf '#!/bin/bash\nexec nsenter --net=/run/netns/$1 unshare --uts bash -c '\''hostname "$0" && eval "$*"'\'' "$@"\n' >agent
chmod +x agent
export OMPI_MCA_plm_rsh_agent=$PWD/agent OMPI_MCA_oob_tcp_if_include=10.213.8.0/24
there=(mpirun --host la3-0:1,la3-1:2 -n 3)
expect 1 'MASTER_ADDR: is not set, and mpirun started processes on several machines' timeout 60 "${there[@]}" "${search[@]}" --out x
check 'a search on two machines' quiet "${there[@]}" -x MASTER_ADDR=la3-0 "${search[@]}" --out machines
same_search machines
summary
