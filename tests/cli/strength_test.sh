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
run=("$la3" run --data "$tiny" --compare none,random,learned --pretrain-epochs 5 --epochs 7 --train-images 0 --hold-out 10 --batch-size 20 --warmup-epochs 0 --seeds 2
  --evaluate-every 7 --iterations 6 --warm-up 4 --predictor-epochs 5 --anyway --strength auto --threads 1 --seed 5)

# ---- measured ----
expect 0 '^strength of the learned policy: [0-9.]+; ' "${run[@]}" --out whole
also '^strength   measure how strong the policy should be by 6 trainings of up to 2 epochs: '
also '^  without a policy: [0-9.]+% after 1 epoch, [0-9.]+% after 2 epochs, [0-9.]+% after 5 epochs$'
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
    assert 0 <= one["training_accuracy"] <= 100, one
before = json.load(open(f"{run}/strength/strength.json"))["pretraining"]
last = [json.loads(line) for line in open(f"{run}/pretrain/metrics.jsonl")][-1]
assert (before["epochs"], before["training_images"], before["images"]) == (5, 30, 10), before
assert before["training_accuracy"] == last["train_accuracy"], before
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
check 'it was killed in the midst of it' test "$some" -ge 1 -a "$some" -lt 6
expect 0 'construct: done before' "${run[@]}" --out killed --resume
for file in strength/strength.json strength/constructed.json policy.json train/policy-1/weights.safetensors; do
  check "a killed run comes to the same $file" cmp -s whole/$file killed/$file
done

# ---- given a third seed, with which there is time for trainings as long as the pre-training: before it is chosen, and after ----
sed 's/^seeds = 2$/seeds = 3/' whole/config.toml >three.toml
expect 0 'measure how strong the policy should be by 2 trainings of up to 5 epochs' "$la3" --config three.toml run --out three --threads 1
also '^  without a policy: [0-9.]+% after 5 epochs$'
also '^  strength 1: [0-9.]+% after 5 epochs$'
stopped KILL '[ -s early/strength/strength.json ]' "${run[@]}" --out early --quiet
mkdir -p early/strength/0.6-2-0  # of a training that it was killed in, and that three seeds have no use for
cp -r whole unsaid && sed -zi 's/\("name": "strength",[^}]*"done": \)true/\1false/' unsaid/run.json  # killed before it said so
cp -r whole late
for folder in early unsaid late; do
  expect 0 'given more seeds: 3, before 2' "$la3" run --resume --out $folder --seeds 3 --threads 1
  check "nothing is left of trainings: $folder" test "$(echo $(ls $folder/strength))" = 'constructed.json strength.json'
done
check 'before, it is measured as in a run that begins with three' python3 - <<'EOP'
import json
early, three = (json.load(open(f"{run}/strength/strength.json")) for run in ("early", "three"))
for file in early, three:
    file["measurements"].sort(key=lambda one: (one["epochs"], one["strength"]))
assert early == three, early
EOP
check 'and the policy is the same' cmp early/policy.json three/policy.json
check 'after, it stays, though run.json does not say that it was chosen' cmp whole/strength/strength.json unsaid/strength/strength.json
check 'and so does the policy' cmp whole/policy.json unsaid/policy.json
check 'after, it stays' cmp whole/strength/strength.json late/strength/strength.json
check 'and the third training takes it' test -s late/train/policy-2/weights.safetensors

# ---- gone ----
cp -r whole gone && rm gone/strength/strength.json
expect 0 '^gone/strength/strength.json: gone, so it is made again$' "$la3" run --resume --out gone --threads 1
check 'what was measured is the same again' cmp whole/strength/strength.json gone/strength/strength.json
rm -r gone/strength
expect 0 'report: gone/report.html' "$la3" run --resume --out gone --threads 1
check 'and so is the policy' cmp whole/policy.json gone/policy.json

# ---- chosen by an older la3, whose rule was another one ----
cp -r whole chosen && python3 - <<'EOP'
import json
file = json.load(open("chosen/strength/strength.json"))
del file["pretraining"], file["choice"]["overfitting"]
for one in file["measurements"]:
    del one["training_accuracy"]
file["choice"].update(strength=0.15, why="it was so")
json.dump(file, open("chosen/strength/strength.json", "w"))
run = json.load(open("chosen/run.json"))
for stage in run["stages"]:
    if stage["name"] not in ("pretrain", "search", "construct"):
        stage.update(done=False, seconds=0, own_seconds=0)
del run["policy_checked"]
json.dump(run, open("chosen/run.json", "w"))
EOP
expect 0 'strength of the learned policy: 0.15; it was so' "${run[@]}" --out chosen --resume

# ---- no policy ----
cp -r whole without && rm -r without/train without/policy.json
python3 - <<'EOP'
import json
path = "without/strength/strength.json"
file = json.load(open(path))
del file["choice"], file["pretraining"]
for one in file["measurements"]:
    one.update(images=4000, accuracy=90 - 80 * one["strength"], training_accuracy=80)
json.dump(file, open(path, "w"))
run = json.load(open("without/run.json"))
for stage in run["stages"]:
    if stage["name"] not in ("pretrain", "search", "construct"):
        stage.update(done=False, seconds=0, own_seconds=0)
del run["policy_checked"]
json.dump(run, open("without/run.json", "w"))
EOP
expect 0 'strength of the learned policy: 0; .*a policy is expected to gain nothing' "${run[@]}" --out without --resume
also 'train policy-1: left out: its policy is none'
also '^- Train without a policy, or longer: '
check 'nothing is trained with it' test "$(echo $(ls without/train))" = 'none-0 none-1 random-0 random-1'
check 'and the policy that is handed over does nothing' python3 - <<'EOP'
import json
for label in json.load(open("without/policy.json"))["labels"]:
    for recipe in label["recipes"]:
        assert all(step["op"] == "Identity" or step["probability"] == 0 for step in recipe["steps"]), recipe
EOP
expect 0 'nothing is left to do' "$la3" run --resume --out without --dry-run
expect 0 'train policy-2: left out: its policy is none' "$la3" run --resume --out without --seeds 3 --threads 1
check 'nor with more seeds' test ! -e without/train/policy-2

# ---- fixed, and the paper's ----
few=(--train-images 40 --batch-size 20 --pretrain-epochs 1 --iterations 4 --warm-up 2 --predictor-epochs 5 --anyway --threads 1)
"$la3" data export 'shapes?train=8&validation=2&test=2' --out photos --quiet >/dev/null
expect 0 '^strength   measure how strong' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 "${few[@]}" --dry-run --out x
also '^because of so few validation images: --explore thompson, --predictor linear, --pool 1 \(one policy for all labels\)$'
for own in '--pool 0' --label-invariant; do
  expect 0 '^because of so few validation images: --explore thompson, --predictor linear$' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 "${few[@]}" $own --dry-run --out x
done
expect 0 'report: pooled/report.html' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 --epochs 1 --seeds 1 --compare none,learned "${few[@]}" --strength 1 --out pooled
check 'one policy for all labels' test "$("$la3" policy show pooled/policy.json | grep -cE '^pooled/policy.json: label-invariant|^  pool  *1$')" -eq 2
expect 0 'nothing is left to do' "$la3" run --resume --out pooled --dry-run
expect 0 '^construct  choose 100 triples a label, one policy for all' "$la3" --config pooled/config.toml run --dry-run --out x
check 'which its settings say too' test "$(grep -cxE 'pool = 1.0|explore = "thompson"' pooled/config.toml)" -eq 2
expect 0 '^construct  choose 100 triples a label:' "$la3" --config pooled/config.toml run --pool 0 --dry-run --out x
# Begun without a pool, as by a la3 that had no choice: goes on without one.
expect 0 'report: own/report.html' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 --epochs 1 --seeds 1 --compare none,learned "${few[@]}" --strength 1 --pool 0 --out own
rm own/policy.json
expect 0 'report: own/report.html' "$la3" run --resume --out own
expect 0 '^own/policy.json: label-aware' "$la3" policy show own/policy.json
expect 0 'report: paper/report.html' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 --epochs 1 --seeds 1 --compare none,learned "${few[@]}" --search paper --out paper
check 'whose policy has triples, and alpha 2.5' test "$("$la3" policy show paper/policy.json | grep -cE '1000 triples|^  alpha  *2.5$')" -eq 2
check 'its strength was not measured' test ! -e paper/strength
check 'and so is its search' test "$(grep -cxE 'explore = "paper"|predictor = "network"' paper/config.toml)" -eq 2
expect 0 'report: named/report.html' "$la3" run --data 'folder:photos?size=32' --network wrn-10-1 --epochs 1 --seeds 1 --compare none,learned "${few[@]}" --strength 1 --explore paper --predictor network --out named
expect 0 '^search     evaluate 4 triples' "$la3" --config named/config.toml run --dry-run --out again
check 'what was named is still so when its settings are taken again' test -z "$(grep thompson <<< "$out")"
check 'the settings say so' test "$(grep -cxE 'search = "paper"|strength = "1"' paper/config.toml)" -eq 2
expect 2 "strength: auto, or 0 to 1 expected, found '2'" "$la3" run --strength 2 --out x
expect 2 "unknown value 'papers'; did you mean 'paper'" "$la3" run --search papers --out x
# A run that was begun before there was a choice.
cp -r paper older && sed -i -E '/^(strength|search|explore|predictor) = /d' older/config.toml
expect 0 'pretrain: done before' "$la3" run --resume --out older
check 'goes on without one' test ! -e older/strength
check 'no failed call made its folder' test ! -e x

summary
