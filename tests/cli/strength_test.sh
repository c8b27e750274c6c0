#!/usr/bin/env bash
# How strong the policy of a run is: measured by short trainings, fixed, or the paper's.
# strength_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=

tiny='shapes?train=4&validation=2&test=2'
run=("$la3" run --data "$tiny" --compare none,random,learned --pretrain-epochs 2 --epochs 12 --train-images 0 --hold-out 10 --batch-size 20 --warmup-epochs 0 --seeds 2
  --evaluate-every 12 --iterations 6 --warm-up 4 --predictor-epochs 5 --anyway --strength auto --threads 1 --seed 5)

# ---- measured ----
expect 0 '^strength of the learned policy: [0-9.]+; ' "${run[@]}" --out whole
also '^strength   measure how strong the policy should be by 8 trainings of up to 2 epochs: '
also '^  without a policy: [0-9.]+% after 1 epoch, [0-9.]+% after 2 epochs$'
check 'what was measured is kept, and the policy at full strength, nothing else' test "$(echo $(ls whole/strength))" = 'constructed.json strength.json'
check 'the policy has the strength that was chosen' python3 - whole <<'EOP'
import json, sys
run = sys.argv[1]
chosen = json.load(open(f"{run}/strength/strength.json"))["choice"]["strength"]
policy = json.load(open(f"{run}/policy.json"))
assert float(policy["provenance"]["strength"]) == chosen, policy["provenance"]
assert json.load(open(f"{run}/result.json"))["strength"]["chosen"] == chosen
for one in json.load(open(f"{run}/strength/strength.json"))["measurements"]:
    assert (one["training_images"], one["images"]) == (30, 10), one  # nothing is judged by what it was trained with
stages = {stage["name"]: stage for stage in json.load(open(f"{run}/run.json"))["stages"]}
assert list(stages)[:4] == ["pretrain", "search", "construct", "strength"], list(stages)
assert json.load(open(f"{run}/result.json"))["seconds"]["strength"] == stages["strength"]["seconds"]
EOP
check 'the settings say that it was measured' grep -qx 'strength = "auto"' whole/config.toml
check 'the report shows it' grep -q '"strength":{"chosen"' whole/report.html

# ---- killed while it is measured ----
measured() { python3 -c "import json; print(len(json.load(open('$1/strength/strength.json'))['measurements']))" 2>/dev/null || echo 0; }
stopped KILL '[ -s killed/strength/strength.json ]' "${run[@]}" --out killed --quiet
some=$(measured killed)
check 'it was killed in the midst of it' test "$some" -ge 1 -a "$some" -lt 8
expect 0 'construct: done before' "${run[@]}" --out killed --resume
for file in strength/strength.json strength/constructed.json policy.json train/policy-1/weights.safetensors; do
  check "a killed run comes to the same $file" cmp -s whole/$file killed/$file
done

# ---- better without a policy ----
cp -r whole without && rm -r without/train without/policy.json
python3 - <<'EOP'
import json
path = "without/strength/strength.json"
file = json.load(open(path))
for one in file["measurements"]:
    one.update(images=4000, accuracy=90 - 150 * one["strength"])
json.dump(file, open(path, "w"))
run = json.load(open("without/run.json"))
for stage in run["stages"]:
    stage["done"] = stage["name"] in ("pretrain", "search", "construct")
json.dump(run, open("without/run.json", "w"))
EOP
expect 0 'strength of the learned policy: 0; .*it is better without a policy' "${run[@]}" --out without --resume
also 'train policy-1: left out: it is better without a policy'
also '^- Train without a policy, or longer: '
check 'nothing is trained with it' test "$(echo $(ls without/train))" = 'none-0 none-1 random-0 random-1'
check 'and the policy that is handed over does nothing' python3 - <<'EOP'
import json
for label in json.load(open("without/policy.json"))["labels"]:
    for recipe in label["recipes"]:
        assert all(step["op"] == "Identity" or step["probability"] == 0 for step in recipe["steps"]), recipe
EOP
expect 0 'nothing is left to do' "$la3" run --resume --out without --dry-run

# ---- fixed, and the paper's ----
few=(--train-images 40 --batch-size 20 --pretrain-epochs 1 --iterations 4 --warm-up 2 --predictor-epochs 5 --anyway --threads 1)
"$la3" data export 'shapes?train=8&validation=2&test=2' --out photos --quiet >/dev/null
expect 0 '^strength   measure how strong' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 "${few[@]}" --dry-run --out x
expect 0 'report: paper/report.html' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 --epochs 1 --seeds 1 --compare none,learned "${few[@]}" --search paper --out paper
check 'whose policy has triples, and alpha 2.5' test "$("$la3" policy show paper/policy.json | grep -cE '1000 triples|^  alpha  *2.5$')" -eq 2
check 'its strength was not measured' test ! -e paper/strength
check 'the settings say so' test "$(grep -cxE 'search = "paper"|strength = "1"' paper/config.toml)" -eq 2
expect 1 "strength: auto, or 0 to 1 expected, found '2'" "$la3" run --strength 2 --out x
expect 2 "unknown value 'papers'; did you mean 'paper'" "$la3" run --search papers --out x
# A run that was begun before there was a choice.
cp -r paper older && sed -i -e '/^strength = /d' -e '/^search = /d' older/config.toml
expect 0 'pretrain: done before' "$la3" run --resume --out older
check 'goes on without one' test ! -e older/strength
check 'no failed call made its folder' test ! -e x

summary
