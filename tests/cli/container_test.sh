#!/usr/bin/env bash
# Trainings in a container, where every process has the number that the last one had, and finds what that one left when it
# was killed: container_test.sh LA3 SOURCE_DIR. Skips itself where there may be no PID namespaces.
set -u
la3=$(realpath "$1") source=$(realpath "$2")
for flags in -pf -rpf; do  # as root, or as one within
  container=(unshare $flags --kill-child --mount-proc)
  "${container[@]}" true 2>/dev/null && break
  container=()
done
if [ ${#container[@]} -eq 0 ]; then
  echo 'skipped: unshare is not permitted here'
  exit 77
fi
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # weights are compared bit for bit, which only CPUs promise

train=("${container[@]}" bash -c '"$@"; exit $?' - "$la3" train --data shapes --network wrn-10-1 --epochs 2 --train-images 100
  --batch-size 50 --threads 1 --seed 3)
leftovers() { find "$1" -name '*tmp-*'; }

expect 0 'test accuracy' "${train[@]}" --out whole

# As la3 called them once: the same names in every container.
mkdir -p run/checkpoint
for process in 1 2 3 4; do
  for number in 0 1 2 3 4 5; do
    for file in config.toml metrics.jsonl result.json weights.safetensors checkpoint/000001-00000000.safetensors; do
      echo half >run/$file.tmp-$process-$number
    done
  done
done
expect 0 'test accuracy' "${train[@]}" --out run --resume
check 'leftovers of old names are gone' test -z "$(leftovers run)"
check 'and what was trained is the same' cmp -s whole/weights.safetensors run/weights.safetensors

# As it calls them now.
for file in config.toml evaluations.jsonl checkpoint/000002-00000000.safetensors; do
  echo half >run/$file.la3-tmp-0123456789abcdef
done
expect 0 'going on after epoch 2' "${train[@]}" --out run --resume
check 'leftovers are gone' test -z "$(leftovers run)"

# Killed again and again.
for moment in '[ -s killed/config.toml ]' '[ -s killed/metrics.jsonl ]'; do
  stopped KILL "$moment" "${train[@]}" --out killed --resume --quiet
  until flock -n killed true; do sleep 0.02; done  # the container goes with its first process
done
expect 0 'test accuracy' "${train[@]}" --out killed --resume
check 'a training that was killed in containers comes to the same weights' cmp -s whole/weights.safetensors killed/weights.safetensors
check 'and leaves nothing' test -z "$(leftovers killed)"

# What is not the run's stays, and stops it.
mkdir mine && echo letter >mine/letter.tmp-2-0
expect 1 "found 'letter.tmp-2-0' in it" "${train[@]}" --out mine
check 'a file of the user is not touched' grep -q letter mine/letter.tmp-2-0

summary
