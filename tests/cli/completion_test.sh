#!/usr/bin/env bash
# Completion as bash does it when Tab is pressed: completion_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"

script=$("$la3" completion bash) || exit 1
eval "$script"
mkdir -p photos/cat 'my photos' && touch policy.json picture.png

# completes LINE PATTERN: the candidates at the end of the line, sorted, with a space between them.
completes() {
  local found
  COMP_LINE=$1 COMP_POINT=${#1}
  _la3
  found=$(printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd' ')
  check "'$1' completes to /$2/, found '$found'" grep -qE -- "$2" <<<"$found"
}

# ---- commands and flags ----
completes 'la3 ' '^augment bench compare completion .*report'
completes 'la3 au' '^augment$'
completes 'la3 ma' '^$'
completes 'la3 --seed 1 au' '^augment$'
completes 'la3 --seed=1 au' '^augment$'
completes 'la3 policy ' '^diff export import list pool schedule show validate weaken$'
completes 'la3 data ' '^export get index info shard$'
completes 'la3 data g' '^get$'
completes 'la3 augment --po' '^--policy$'
completes 'la3 augment --label augment --gr' '^--grid$'
completes 'la3 policy show --' '--label.* --seed.* --sort'
completes 'la3 policy show --se' '^--seed$'
completes 'la3 bench augment --no' '^--no-pillow$'
completes 'la3 nonsense --qui' '^--quiet$'

# ---- values ----
completes 'la3 policy show --sort ' '^file name$'
completes 'la3 policy show --sort=na' '^name$'
completes 'la3 policy export --to ' '^albumentations json-ops la3 torchvision$'
completes 'la3 policy import --from f' '^fast-autoaugment$'
completes 'la3 policy import --from d' '^deepaa$'
completes 'la3 policy import --labels fol' '^folder:$'
completes 'la3 policy import po' '^policy.json$'
completes 'la3 completion ' '^bash fish zsh$'
completes 'la3 data get cifar100' '^cifar100$'
completes 'la3 --preset cifar10-wrn' '^cifar10-wrn-28-10 cifar10-wrn-40-2$'
completes 'la3 augment --ops Ro' '^Rotate$'
completes 'la3 augment --ops Rotate,Co' '^Rotate,Color Rotate,Contrast$'
completes 'la3 augment --seed ' '^$'
completes 'la3 construct --select ' '^mrmr top$'

# ---- files, folders, data sets ----
completes 'la3 augment pi' '^picture.png$'
completes 'la3 augment --policy po' '^policy.json$'
completes 'la3 augment --policy op:Sh' '^op:Sharpness op:ShearX op:ShearY$'
completes 'la3 augment --policy trivial-augment-' '^trivial-augment-wide$'
completes 'la3 --config po' '^policy.json$'
completes 'la3 policy diff policy.json po' '^policy.json$'
completes 'la3 augment my\ ph' '^my photos$'
completes 'la3 report p' '^photos$'
completes 'la3 data info ' '^cifar100: cifar10: csv: folder: shapes shards:$'
completes 'la3 data info sh' '^shapes shards:$'
completes 'la3 data info folder:ph' '^photos$'
completes 'la3 data index shards:ph' '^photos$'
completes 'la3 data info csv:po' '^policy.json$'
completes 'la3 data shard --out ph' '^photos$'
completes 'la3 data info folder:photos/' '^photos/cat$'

# ---- where the build has LibTorch ----
if "$la3" --help | grep -q '^  train '; then
  completes 'la3 train --network wrn-4' '^wrn-40-2$'
  completes 'la3 train --data fol' '^folder:$'
  completes 'la3 run --compare none,tr' '^none,trivial-augment none,trivial-augment-wide$'
  completes 'la3 evaluate --split ' '^test train validation$'
  completes 'la3 bench train --pre' '^--precision( --preset)?$'
fi

# ---- the other shells, where they are installed ----
for shell in zsh fish; do
  if command -v "$shell" >/dev/null; then
    "$la3" completion "$shell" >"script.$shell"
    expect 0 '' "$shell" -n "script.$shell"
  fi
done
if command -v fish >/dev/null; then
  fished() { expect 0 "$2" fish --no-config -c "source script.fish; complete -C '$1'"; }
  fished 'la3 au' '^augment'
  fished 'la3 policy show --so' '^--sort'
  fished 'la3 policy show --sort ' '^name'
  fished 'la3 policy show --sort ' '^name[[:space:]]*$'  # and not the flag's description
  fished 'la3 augment --ops Rotate,Co' '^Rotate,Color'
  fished 'la3 --preset ' '^[a-z0-9-]+[[:space:]]*$'
  fished 'la3 data info folder:ph' '^folder:photos/'
fi

expect 2 'SHELL' "$la3" completion
expect 2 "SHELL: unknown value 'tcsh'; one of bash, zsh, fish expected" "$la3" completion tcsh

summary
