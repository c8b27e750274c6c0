#!/usr/bin/env bash
# la3 under a real Slurm: slurm_test.sh LA3 SOURCE_DIR. A controller and two machines with a slurmd each; srun, batch
# scripts, a job that is requeued after a kill and after a preemption. Needs root.
set -u
. "$(dirname "$0")/own_machines.sh"
needs munged slurmctld slurmd srun sbatch scontrol
[ "$(awk '{ print $2, $3 }' /proc/self/uid_map)" = '0 4294967295' ] || skip 'Slurm needs root'

machines 2

mkdir -m 755 /run/munge state
(umask 077 && head -c 128 /dev/urandom >/run/munge/key)
munged --key-file=/run/munge/key --socket=/run/munge/socket --pid-file=/run/munge/pid --log-file=/run/munge/log \
  --seed-file=/run/munge/seed || skip "munged does not run here: $(tail -n 1 /run/munge/log)"
# cred_expire is how long a requeued job waits.
cat >slurm.conf <<CONF
ClusterName=la3
SlurmctldHost=la3-host(10.213.8.100)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=/run/munge/socket,cred_expire=5
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
ReturnToService=2
KillWait=5
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,batch_sched_delay=0
SelectType=select/cons_tres
SlurmdParameters=config_overrides
StateSaveLocation=$PWD/state
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmctldLogFile=$PWD/slurmctld.log
SlurmdSpoolDir=$PWD/spool-%n
SlurmdPidFile=$PWD/slurmd-%n.pid
SlurmdLogFile=$PWD/slurmd-%n.log
NodeName=la3-[0-1] CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
CONF
export SLURM_CONF=$PWD/slurm.conf
slurmctld
for i in 0 1; do on la3-$i slurmd; done
idle() { [ "$(sinfo --noheader --format=%T 2>/dev/null)" = idle ]; }
for ((i = 0; i < 150; ++i)); do
  ! idle || break
  sleep 0.2
done
idle || { tail -n 5 ./*.log; skip 'Slurm does not come up here'; }
references

check 'a search by srun, 2 ranks on one machine' quiet srun --nodes 1 --ntasks 2 "${search[@]}" --out search2
same_search search2
check 'a search by srun, 3 ranks on two machines' quiet srun --nodes 2 --ntasks 3 "${search[@]}" --out search3
same_search search3
check 'a training by srun' quiet srun --nodes 2 --ntasks 2 "${train[@]}" --out train2
same_training train2

# state JOB; ended JOB: waits until it has.
state() { scontrol show job "$1" 2>/dev/null | sed -nE 's/.*JobState=([A-Z_]+).*/\1/p'; }
ended() {
  local i
  for ((i = 0; i < 300; ++i)); do
    case $(state "$1") in COMPLETED) return 0 ;; FAILED | CANCELLED | TIMEOUT | NODE_FAIL) break ;; esac
    sleep 0.3
  done
  scontrol show job "$1"
  cat "job-$1" slurmctld.log
  return 1
}
# A batch script without srun is one process, whatever it asked for.
printf '#!/bin/bash\n#SBATCH --ntasks 2 --output job-%%j\n%s >evaluated.batch\n' "${evaluate[*]@Q}" >batch
job=$(sbatch --parsable batch)
check 'a batch script without srun' ended "$job"
same_evaluation evaluated.batch

# A rank is killed, and the script asks for another try; this one is requeued from outside, as by a preemption, which la3
# gets SIGTERM for; the third comes to the end.
cat >batch <<BATCH
#!/bin/bash
#SBATCH --nodes 2 --ntasks-per-node 1 --requeue --open-mode append --output job-%j
export LA3_SECRET=\$(openssl rand -hex 16)
echo "try \${SLURM_RESTART_COUNT:-0}"
touch "tried.\${SLURM_RESTART_COUNT:-0}"
srun --kill-on-bad-exit=1 ${train[*]@Q} --resume --out requeued ||
  { [ "\${SLURM_RESTART_COUNT:-0}" -lt 3 ] && scontrol requeue "\$SLURM_JOB_ID"; }
BATCH
job=$(sbatch --parsable batch)
epochs() { wc -l 2>/dev/null <requeued/metrics.jsonl || echo 0; }
# reach EPOCHS: waits until the job has done so many.
reach() {
  local i
  for ((i = 0; i < 3000; ++i)); do
    [ "$(epochs)" -lt "$1" ] || return 0
    sleep 0.02
  done
}
reach 1
kill -9 "$(rank_pid SLURM_PROCID 1)"
seen=$(epochs)
reach $((seen + 1))
check 'it was requeued after the kill' test -e tried.1
scontrol requeue "$job"
check 'a job that is requeued twice ends' ended "$job"
check 'it took three tries' test -e tried.2 -a ! -e tried.3
grep -E '^(try|interrupted|la3)|lost' "job-$job"
check 'a rank names the one that was killed' grep -qE 'rank 1 \(la3-1, pid [0-9]+\) was lost' "job-$job"
same_training requeued
summary
