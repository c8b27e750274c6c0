#!/usr/bin/env bash
# The whole job as a person does it: killed again and again, resumed, repeated, called wrongly.
# run_test.sh LA3 SOURCE_DIR [KILLS]: 3 kills unless told otherwise; `tests/cli/run_test.sh build/la3 . 20` tries more.
# LA3_TEST_SEED=N repeats their moments.
set -u
la3=$(realpath "$1") source=$(realpath "$2") kills=${3:-3}
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # weights are compared bit for bit, which only CPUs promise

run=("$la3" run --data "$few_shapes" --compare none,random,learned --pretrain-epochs 2 --epochs 1 --train-images 200 --seeds 2 --iterations 10 --warm-up 5 --predictor-epochs 20 --anyway
  --seed 4 --threads 1)

# ---- a whole run ----
start=$(date +%s.%N)
expect 0 'report: whole/report.html' "${run[@]}" --out whole
also '^most accurate network: whole/train/[a-z]+-[01]/weights.safetensors$'
# Of those with the highest accuracy, by the trainings' own results.
best=$(for r in whole/train/*/result.json; do python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["test"]["accuracy"], sys.argv[1])' $r; done |
  sort -rn | awk 'NR == 1 { most = $1 } $1 == most { print $2 }')
check 'the most accurate network is named' grep -qF "$(sed -n 's/^most accurate network: \(.*\)weights.safetensors$/\1result.json/p' <<<"$out")" <<<"$best"
whole_s=$(python3 -c "import time; print(f'{time.time() - $start:.1f}')")
check 'the policy is valid' "$la3" policy validate whole/policy.json --quiet
check 'six trainings are there' test "$(ls -d whole/train/*-[01] | wc -l)" -eq 6
check 'checkpoints are cleared away' test -z "$(find whole -name checkpoint)"
check 'the plan is in the log' grep -q 'train policy-1' whole/log.txt
expect 0 '"findings"' "${run[@]}" --out whole --resume --json
expect 0 'pretrain: done before' "${run[@]}" --out whole --resume
expect 0 'report: again/report.html' "$la3" --config whole/config.toml run --out again --threads 1
check 'config.toml repeats the run' cmp -s whole/policy.json again/policy.json
check 'and its trainings' cmp -s whole/train/policy-1/weights.safetensors again/train/policy-1/weights.safetensors

few=("$la3" run --data "$few_shapes" --compare none,learned --pretrain-epochs 1 --epochs 1 --train-images 100 --seeds 1 --iterations 4 --warm-up 2 --strength 0.5 --anyway)
expect 0 'The learned policy has .*with a single seed there is no interval' "${few[@]}" --out few
also '^- Train with three seeds or more'
expect 0 'report: few-again' "$la3" --config few/config.toml run --out few-again
check '--compare says which trainings there are, also from config.toml' \
  test "$(echo $(ls few/train) $(ls few-again/train))" = 'none-0 policy-0 none-0 policy-0'

check 'the policy has the strength that was chosen, again too' \
  test "$(cat <("$la3" policy show few/policy.json) <("$la3" policy show few-again/policy.json) | grep -cE '1000 recipes|^  strength  *0.5$')" -eq 4

# ---- given more seeds ----
expect 0 'report: one/report.html' "${few[@]}" --threads 1 --out one
(cd one && find policy.json pretrain search samples train -type f -exec cksum {} +) >had
sed 's/^seeds = 1$/seeds = 2/' one/config.toml >two.toml
expect 0 'report: two/report.html' "$la3" --config two.toml run --out two --threads 1
for copy in grown midway shot; do cp -r one $copy; done
grow=("$la3" run --resume --seeds 2 --threads 1)
expect 0 '^train +wrn-10-1 on 100 images, 1 epoch, with policies none, policy, 2 seeds each' "${grow[@]}" --out grown --dry-run
check 'a dry run gives none' diff -r one grown
start=$(date +%s.%N)
expect 0 'given more seeds: 2, before 1' "${grow[@]}" --out grown
grow_s=$(python3 -c "import time; print(f'{time.time() - $start:.1f}')")
also 'train policy-0: done before'
stopped KILL '[ -d midway/train/none-1 ]' "${grow[@]}" --out midway --quiet
check 'it was killed in the midst of it' grep -q '"done": false' midway/run.json
expect 0 'train policy-0: done before' "$la3" run --resume --out midway --threads 1  # the folder knows of them
for i in $(seq "$kills"); do
  draw "$grow_s"
  stopped KILL "sleep $drawn" "${grow[@]}" --out shot --quiet >/dev/null
done
expect 0 'report: shot/report.html' "${grow[@]}" --out shot
for folder in grown midway shot; do
  check "what was there stays as it was: $folder" diff had <(cd $folder && cut -d' ' -f3- ../had | xargs cksum)
  check "the settings are those of a run that begins with two: $folder" cmp two/config.toml $folder/config.toml
  for file in {none,policy}-1/{weights.safetensors,predictions.bin,result.json}; do
    check "and so is $file: $folder" cmp two/train/$file $folder/train/$file
  done
  check "and its stages and its comparison: $folder" python3 - $folder two <<'EOP'
import json, sys
(run, result), (begun, expected) = ([json.load(open(f"{folder}/{name}.json")) for name in ("run", "result")] for folder in sys.argv[1:])
assert run["seeds"] == 2 and all(stage["done"] for stage in run["stages"]), run
assert [stage["name"] for stage in run["stages"]] == [stage["name"] for stage in begun["stages"]], run
assert {**result, "seconds": 0} == {**expected, "seconds": 0}, result
EOP
done
check 'the report is written again' grep -q '"seeds":2' grown/report.html
expect 0 'expected   nothing is left to do; in grown' "$la3" run --resume --out grown --dry-run
cp -r grown grown-2
expect 1 '^la3: error: grown/run.json: the run has 2 seeds: --seeds 2 or more expected, found 1; another --out starts anew$' "$la3" run --resume --out grown --seeds 1
check 'fewer change nothing' diff -r grown grown-2

# ---- what is changed or gone between two calls ----
cp -r one changed && cp -r one gone
expect 0 'nothing is left to do; in changed' "$la3" run --resume --out changed --dry-run
"$la3" policy weaken changed/policy.json --strength 0.5 --out changed/policy.json --quiet
for way in --dry-run '--seeds 2' ''; do
  # shellcheck disable=SC2086
  expect 1 '^la3: error: changed/policy.json: the policy that this run has made expected, found another one; ' "$la3" run --resume --out changed $way
done
rm -r gone/train/policy-0
note='gone/train/policy-0/result.json: gone, so it is made again'
"$la3" run --resume --out gone --dry-run >dry.txt 2>&1
check 'a plan makes nothing again' test "$(grep -c "$note" dry.txt)" = 0
expect 0 "^$note$" "$la3" run --resume --out gone --threads 1
check 'what is gone is told once' test "$(grep -c "$note\$" gone/log.txt)" = 1
check 'it comes to the same' cmp -s one/train/policy-0/weights.safetensors gone/train/policy-0/weights.safetensors
check 'and so does the report' cmp -s <(python3 -c 'import json; print(json.load(open("one/result.json"))["policies"])') \
  <(python3 -c 'import json; print(json.load(open("gone/result.json"))["policies"])')
mv changed/policy.json other.json && rm -r changed/search changed/samples/*.json changed/report.html
expect 0 '^changed/policy.json: gone, so it is made again$' "$la3" run --resume --out changed --threads 1
also '^changed/search/evaluations.jsonl: gone, so it is made again$'
check 'it is the same policy' cmp -s one/policy.json changed/policy.json
check 'so are the samples' diff -rq one/samples changed/samples
check 'and there is a report again' test -s changed/report.html
rm changed/policy.json && sed -i 's/\("policy_checked": "\)./\1x/' changed/run.json
for _ in 1 2; do
  expect 1 '^la3: error: changed/policy.json: the same policy as before expected, found another one when it was made again' \
    "$la3" run --resume --out changed --threads 1
done

# ---- starting from weights, whose network it takes ----
expect 0 'starting from few/pretrain/weights.safetensors: [0-9]+ tensors taken, 0 fresh, 0 missing, 0 left' \
  "${few[@]}" --init few/pretrain/weights.safetensors --out begun
check 'all trainings start from them' test "$(cat begun/config.toml begun/*/config.toml begun/train/*/config.toml | grep -c '^init = "few/')" -eq 4
check 'and come to other weights' test ! "$(cksum <few/train/none-0/weights.safetensors)" = "$(cksum <begun/train/none-0/weights.safetensors)"
expect 0 'pretrain: done before' "${few[@]}" --out begun --resume  # the folder knows its weights
expect 1 "begun with other settings: 'init = .*few/pretrain/weights.safetensors.*' there, 'init = .*begun/pretrain/weights.safetensors.*' here" \
  "${few[@]}" --init begun/pretrain/weights.safetensors --out begun --resume
expect 0 'settings of the preset fine-tune, because of --init: lr 0.01, .*weight-decay' \
  "${few[@]}" --init few/pretrain/weights.safetensors --batch-size 50 --normalise 0.5 --freeze norms --head-lr-factor 2 --balance sqrt --out begun-2
check 'flags go over the preset' test "$(grep -cE '^(batch-size = 50|balance = "sqrt"|head-lr-factor = 2.0|lr = 0.01|freeze = "norms"|normalise = "0.5")$' begun-2/train/none-0/config.toml)" -eq 6
check 'the policy says how images were normalised, and what was started from' \
  test "$("$la3" policy show begun-2/policy.json | grep -cE '^  (normalise  *0.5|init  *weights.safetensors)$')" -eq 2
check 'the report has the settings' grep -q 'head-lr-factor' begun-2/report.html
expect 0 'pretrain: done before' "${few[@]}" --init few/pretrain/weights.safetensors --batch-size 50 --normalise 0.5 --freeze norms --head-lr-factor 2 --balance sqrt --out begun-2 --resume
expect 1 "nested.pth: weights of a network that la3 knows expected, found others: 6 tensors \('module.conv.weight', .*\); none of la3's networks has such tensors" \
  "$la3" run --data folder:nowhere --init "$source/tests/fixtures/torch/nested.pth" --out x
expect 1 "weights of 'resnet-18' expected, found weights of 'wrn-" "$la3" run --data folder:nowhere --network resnet-18 --init few/pretrain/weights.safetensors --out x
expect 1 'weights for one network, found' "${few[@]}" --target-network resnet-18 --init few/pretrain/weights.safetensors --out x

# ---- a policy of the user's own, which may be gone when the run is resumed ----
cat >'Mine_2.json' <<'EOP'
{"format": "la3-policy", "version": 1, "labels": [{"label": "*", "triples": [{"ops": ["Invert", "Identity", "Identity"]}]}]}
EOP
own=("$la3" run --data "$few_shapes" --compare none,learned,rand-augment:1,5,Mine_2.json --pretrain-epochs 1 --epochs 1 --train-images 100 --seeds 1 --iterations 4 --warm-up 2 --anyway)
stopped INT '[ -d own/train/none-0 ]' "${own[@]}" --out own --quiet
check 'a file among the policies is copied' cmp -s Mine_2.json own/policies/mine-2.json
rm Mine_2.json
expect 0 'mine-2 +[0-9.]+%' "${own[@]}" --out own --resume
check 'a built-in policy is trained with, under its own name' grep -q '"policy": "rand-augment:1,5"' own/train/rand-augment-1-5-0/result.json
check "and the file is trained with" grep -q '"policy": "mine-2.json"' own/train/mine-2-0/result.json
expect 1 'Mine_2.json: cannot open' "${own[@]}" --out x
expect 1 "examples/policy.json: the policy does not fit the data set: .*'sign-warm'" \
  "$la3" run --compare "learned,$source/examples/policy.json" --out x
cp "$source/examples/policy.json" other.json
expect 1 "other.json: the policy does not fit the data set: .*'sign-warm'" "$la3" run --compare learned,other.json --out x
expect 1 "'radnom'.*did you mean 'random'" "$la3" run --compare learned,radnom --out x

# ---- killed at random moments ----
for i in $(seq "$kills"); do
  draw "$whole_s"
  echo "kill $i after $drawn s of about $whole_s s (LA3_TEST_SEED=$LA3_TEST_SEED)"
  "${run[@]}" --out killed --resume --quiet >/dev/null &
  pid=$!
  sleep "$drawn"
  kill -9 $pid 2>/dev/null
  wait $pid 2>/dev/null
done
# And what kills leave that come while a file is written, also in folders that are done.
for folder in . pretrain pretrain/checkpoint train/none-0 policies samples; do
  mkdir -p killed/$folder && echo half >killed/$folder/report.html.la3-tmp-0123456789abcdef
done
expect 0 'report: killed/report.html' "${run[@]}" --out killed --resume
check 'a killed run leaves no temporary files' test -z "$(find killed -name '*tmp-*')"
check 'a killed run comes to the same policy' cmp -s whole/policy.json killed/policy.json
check 'and to the same evaluations' cmp -s whole/search/evaluations.jsonl killed/search/evaluations.jsonl
for training in none-0 random-1 policy-1; do
  check "and to the same weights of $training" cmp -s whole/train/$training/weights.safetensors killed/train/$training/weights.safetensors
done

# ---- side by side: interrupted, resumed, one of them failing ----
beside=("${run[@]}" --side-by-side 3 --out beside)
stopped INT '[ -d beside/train ]' "${beside[@]}" --quiet
check 'trainings side by side are interrupted with 130' test $? -eq 130
expect 0 'report: beside/report.html' "${beside[@]}" --resume
for training in none-0 random-1 policy-1; do
  check "and come to the same weights of $training as one at a time" \
    cmp -s whole/train/$training/weights.safetensors beside/train/$training/weights.safetensors
done
rm -r beside/train && mkdir beside/train && touch beside/train/random-0  # no folder, so this one fails
python3 - <<'EOP'
import json
run = json.load(open("beside/run.json"))
for stage in run["stages"]:
    stage["done"] = stage["done"] and not stage["name"].startswith(("train ", "report"))
json.dump(run, open("beside/run.json", "w"))
EOP
expect 1 'error: beside/train/random-0: ' "${beside[@]}" --resume
check 'a training that fails leaves the others' test "$(ls beside/train/*/weights.safetensors | wc -l)" -eq 5
rm beside/train/random-0
expect 0 'train none-0: done before' "${beside[@]}" --resume

# ---- interrupted ----
stopped INT '[ -s stopped/pretrain/metrics.jsonl ]' "${run[@]}" --out stopped --quiet
check 'an interrupted run exits with 130' test $? -eq 130
expect 0 '^stopped/report.html: [0-9]+ kB$' "$la3" report stopped
check 'its report names every stage to come' grep -qE \
  'Still to do: (pretrain, )?search, construct, samples, train none-0, .*train policy-1, report\.' stopped/report.html

# ---- resumed with nothing but its folder ----
expect 0 'report: stopped/report.html' "$la3" run --resume --out stopped --threads 1
check 'a run that is resumed by its folder alone comes to the same policy' cmp -s whole/policy.json stopped/policy.json
mkdir early && cp whole/config.toml early/  # killed between its first two files
expect 0 'early was ended before its run began: it begins now, with the settings in early/config.toml' "$la3" run --resume --dry-run --out early --threads 1
check 'and to the same weights' cmp -s whole/train/policy-1/weights.safetensors stopped/train/policy-1/weights.safetensors
expect 0 'pretrain: done before' "$la3" run --resume --out stopped --seeds 2 --seed 4
expect 1 'stopped/run.json: the run has 2 seeds: --seeds 2 or more expected, found 1; another --out starts anew' "$la3" run --resume --out stopped --seeds 1
expect 1 "begun with other settings: 'seed = 4' there, 'seed = 0' here" "$la3" run --resume --out stopped --seed 0
expect 1 "the run was begun with no budget, --budget is '1h'" "$la3" run --resume --out stopped --budget 1h
mkdir notes && touch notes/a.txt
expect 1 '^la3: error: mistyped: a run to resume expected, found none; with --data, one begins$' "$la3" run --resume --out mistyped
expect 1 "^la3: error: notes: the folder of a run, or a new or empty folder expected, found 'a.txt' in it$" "$la3" run --resume --out notes
check 'without saying first that it begins a run' test "$(wc -l <<<"$out")" -eq 1

# ---- a network at chance ----
chance=("$la3" run --data 'shapes?train=4&validation=2&test=2' --train-images 0 --pretrain-epochs 1 --epochs 1 --lr 1e-6 --batch-size 8
  --iterations 2 --warm-up 1 --predictor-epochs 5 --seeds 1 --compare none,learned --threads 1 --out chance)
expect 1 'which cannot be told from guessing, 10.0%: .*--anyway searches nevertheless' "${chance[@]}"
expect 1 'which cannot be told from guessing' "$la3" run --resume --out chance
stopped KILL '[ -s chance/search/evaluations.jsonl ]' "$la3" run --resume --anyway --out chance --quiet
check '--anyway may be added, and is kept' grep -qx 'anyway = true' chance/config.toml
expect 0 'report: chance/report.html' "$la3" run --resume --out chance
expect 0 'expected   nothing is left to do; in chance' "$la3" run --resume --out chance --dry-run
check 'which takes no measurement' test "$(grep -c measuring <<<"$out")" -eq 0
cp -r stopped odd && sed -i 's/^triples = .*/tripels = 100/' odd/config.toml
expect 1 "odd/config.toml: no setting 'tripels'" "$la3" run --resume --out odd
cp -r stopped odd-2 && sed -i 's/^triples = .*/triples = "many"/' odd-2/config.toml
expect 1 'odd-2/config.toml: triples: a whole number expected, found "many"' "$la3" run --resume --out odd-2

expect 0 'differences from the learned policy' "$la3" compare whole --baseline learned

# ---- called wrongly ----
expect 1 'holds a run already' "${run[@]}" --out whole
expect 1 "begun with other settings: 'triples = 100' there, 'triples = 50' here" "${run[@]}" --out whole --resume --triples 50
expect 1 'is the folder of a whole run' "$la3" train --data shapes --network wrn-10-1 --out whole --resume
cp -r whole newer && sed -i 's/"la3": "[^"]*"/"la3": "9.9.9"/' newer/run.json
expect 1 'was written by la3 9.9.9' "${run[@]}" --out newer --resume
cp -r whole broken && echo '{' >broken/run.json
expect 1 'broken/run.json:2: JSON expected, found a mistake' "${run[@]}" --out broken --resume
expect 1 'broken/run.json' "$la3" report broken
printf '[run]\nepoch = 3\n' >typo.toml
expect 2 "typo.toml: unknown key 'run.epoch'; did you mean 'epochs'" "$la3" --config typo.toml run --out x
printf '[rum]\nepochs = 3\n' >typo.toml
expect 2 "typo.toml: unknown key 'rum.*did you mean 'run'" "$la3" --config typo.toml run --out x
expect 2 "--compare: learned, or none and another policy expected, found 'random'" "$la3" run --compare random --out x
expect 2 'alpha: a number from 0 expected, found nan' "$la3" run --alpha nan --out x
mkdir small
if mount -t tmpfs -o size=1m tmpfs small 2>/dev/null; then  # root may, in most places
  expect 1 'small/x: not enough room on the disk: [0-9]+ MiB expected, found 1 MiB' "$la3" run --out small/x
  umount small
fi
expect 2 "did you mean" "$la3" run --network wrn-10 --out x
expect 2 "^la3: error: --search: unknown value 'papr'; did you mean 'paper'\?$" "$la3" run --search papr --out x
expect 1 'device cuda' "$la3" run --device cuda:7 --out x
check 'no failed call made its folder' test ! -e x

expect 0 "steps_share" "$la3" bench run --data "$few_shapes" --json --pretrain-epochs 1 --epochs 1 --train-images 100 --seeds 1 --iterations 6 \
  --warm-up 5 --predictor-epochs 20
check 'stages add up to less than the run took, trainings side by side to more' python3 - <<'EOP'
import json
stages = json.load(open("beside/run.json"))["stages"]
trainings = [stage for stage in stages if stage["name"].startswith("train ")]
assert sum(stage["own_seconds"] for stage in trainings) > 1.5 * sum(stage["seconds"] for stage in trainings), trainings
EOP

summary
