#!/usr/bin/env bash
# The search as a person does it: interrupted, killed, resumed, and called wrongly: search_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # evaluations are compared byte for byte, which only CPUs promise

"$la3" train --data "$few_shapes" --network wrn-10-1 --epochs 2 --batch-size 50 --train-images 500 --out net --quiet >/dev/null
search=("$la3" search --data "$few_shapes" --weights net/weights.safetensors --iterations 16 --warm-up 6 --quality-every 4
  --predictor-epochs 20 --seed 3 --threads 2 --anyway)
# The same with another number of iterations (T), of warm-up (W), seed (S) or threads (N).
other() {
  "$la3" search --data "$few_shapes" --weights net/weights.safetensors --iterations "${T:-16}" --warm-up "${W:-6}" --quality-every 4 \
    --predictor-epochs 20 --seed "${S:-3}" --threads "${N:-2}" --anyway "$@"
}
construct=("$la3" construct --seed 3 --predictor-epochs 20)

# ---- a whole search ----
expect 0 'mean reward .* in the warm-up' "${search[@]}" --out whole
check 'a header and a line per label and iteration' test "$(wc -l <whole/evaluations.jsonl)" -eq 161
check 'a line of metrics per iteration' test "$(wc -l <whole/metrics.jsonl)" -eq 16
check 'the predictor was measured' grep -q '"spearman"' whole/metrics.jsonl
expect 0 '"unexplored_share"' "${search[@]}" --out whole --resume --json
expect 0 'different sets of operations' "${construct[@]}" --evaluations whole/evaluations.jsonl --out whole.json
also '^the operations (do not tell|tell) the label'
expect 0 'label-aware, 10 labels, 1000 triples' "$la3" policy show whole.json
expect 0 'evaluations in' "$la3" --config whole/config.toml search --out again --threads 2
check 'config.toml repeats the search' cmp -s whole/evaluations.jsonl again/evaluations.jsonl
N=1 expect 0 'evaluations in' other --out one
check 'the number of threads changes nothing' cmp -s whole/evaluations.jsonl one/evaluations.jsonl

# ---- interrupted and killed: the same evaluations and the same policy ----
stopped INT '[ -s stopped/metrics.jsonl ]' "${search[@]}" --out stopped --quiet
check 'an interrupted search exits with 130' test $? -eq 130
expect 0 'going on after iteration' "${search[@]}" --out stopped --resume
check 'an interrupted search comes to the same evaluations' cmp -s whole/evaluations.jsonl stopped/evaluations.jsonl
for moment in '[ -s killed/config.toml ]' '[ -s killed/metrics.jsonl ]' '[ "$(wc -l <killed/metrics.jsonl)" -gt 8 ]'; do
  stopped KILL "$moment" "${search[@]}" --out killed --resume --quiet
  check "a search is killed when $moment" test $? -eq 137
done
expect 0 'evaluations in' "${search[@]}" --out killed --resume
check 'a killed search comes to the same evaluations' cmp -s whole/evaluations.jsonl killed/evaluations.jsonl
expect 0 . "${construct[@]}" --evaluations killed/evaluations.jsonl --out killed.json
check 'and to the same policy' cmp -s whole.json killed.json

# ---- a line cut short, and one label missing ----
cp -r whole cut && head -c -30 whole/evaluations.jsonl >cut/evaluations.jsonl
expect 0 'the last iteration was not finished; left out: its 10 lines' "${construct[@]}" --evaluations cut/evaluations.jsonl --out cut.json
expect 0 'not finished and is done again; dropped: its 10 lines' "${search[@]}" --out cut --resume
check 'what was cut off is the same again' cmp -s whole/evaluations.jsonl cut/evaluations.jsonl

# ---- ablations and other networks ----
expect 0 'evaluations in' "${search[@]}" --label-invariant --out invariant
expect 0 '1 label, 100 triples' "${construct[@]}" --evaluations invariant/evaluations.jsonl --out invariant.json
expect 0 'label-invariant' "$la3" policy show invariant.json
expect 0 '^every label, 1000 triples: ' "${construct[@]}" --evaluations whole/evaluations.jsonl --pool 1 --out pooled.json
also '^the operations do not tell the label$'
expect 0 'label-invariant, 1000 triples' "$la3" policy pool whole.json --out pooled-2.json
check 'a policy can be pooled later' test "$("$la3" policy diff pooled.json pooled-2.json --json | grep -c '"same": true')" -eq 1
expect 0 '^10 labels, [0-9]* recipes: .*of operations a label' "${construct[@]}" --evaluations whole/evaluations.jsonl --pool 0.5 --tilt 0.1 --out tilted.json
expect 0 'tilt  *0.1' "$la3" policy show tilted.json
expect 0 'at full strength; written to mild.json' "${construct[@]}" --evaluations whole/evaluations.jsonl --strength 0.33 --out mild.json
"$la3" policy weaken whole.json --strength 0.33 --out mild-2.json --quiet >/dev/null
check 'a policy can be weakened later' cmp -s mild.json mild-2.json
expect 2 'strength: 0 to 1 expected, found 1.5' "${construct[@]}" --evaluations whole/evaluations.jsonl --strength 1.5 --out x.json
expect 0 . "$la3" train --data "$few_shapes" --network wrn-10-1 --train-images 100 --epochs 1 --policy tilted.json --out tilted --quiet
expect 2 'pool: a share from 0 to 1 expected, found 2' "${construct[@]}" --evaluations whole/evaluations.jsonl --pool 2 --out x.json
expect 2 'tilt: 0 without a pool expected, found 0.1' "${construct[@]}" --evaluations whole/evaluations.jsonl --tilt 0.1 --out x.json
expect 0 '500 triples each' "${construct[@]}" --evaluations whole/evaluations.jsonl --select top --triples 500 --out top.json
expect 0 'wrn-10-1 on 30 validation images' "$la3" search --data "$few_shapes" --network wrn-10-1 --hold-out 3/label --iterations 2 --warm-up 2 --anyway --out three
check 'how many of each label is recorded' grep -q '^hold-out = "3/label"$' three/config.toml
expect 0 'wrn-16-1 on 200 validation images' "$la3" search --data "$few_shapes" --network wrn-16-1 --hold-out 200 --iterations 2 --warm-up 2 --anyway --out held

# ---- what cannot be learned ----
untrained=("$la3" search --data "$few_shapes" --network wrn-10-1 --iterations 4 --warm-up 2 --predictor-epochs 5)
expect 1 'the network recognises [0-9.]+% of 100 validation images .mean over 10 labels., which cannot be told from guessing, 10.0%: .*--anyway' \
  "${untrained[@]}" --out untrained
check 'it stops before it evaluates' test ! -e untrained/evaluations.jsonl
expect 1 'which cannot be told from guessing' "$la3" search --method fast-autoaugment --data "$few_shapes" --network wrn-10-1 --iterations 2 --warm-up 1 --out untrained-fast
expect 0 '[0-9]+ of 10 labels are recognised no more often than by chance .10.0%.: .*0.0% of 10 images' "${untrained[@]}" --out untrained --resume --anyway
also 'what suits the others on average'
check 'they are in the record' grep -q '"why": "chance"' untrained/result.json
expect 0 'of 10 cannot be told from chance: they get what suits' "${construct[@]}" --evaluations untrained/evaluations.jsonl --out untrained.json
expect 0 'different sets of operations' "${construct[@]}" --predictor linear --evaluations whole/evaluations.jsonl --out linear.json
check 'the policy says what predicted' grep -q '"predictor": "linear"' linear.json
expect 0 . "${construct[@]}" --predictor linear --threads 1 --evaluations whole/evaluations.jsonl --out linear-1.json
check 'the number of threads does not change it' cmp -s linear.json linear-1.json
check 'another predictor, another policy' test -n "$(cmp linear.json whole.json)"
expect 2 'predictor' "${construct[@]}" --predictor mean --evaluations whole/evaluations.jsonl --out x.json

# ---- an exploration that does not settle ----
thompson=("${search[@]}" --explore thompson)
expect 0 'rank correlation' "${thompson[@]}" --out thompson
check 'the file says what explored' grep -q '"explore":"thompson"' thompson/evaluations.jsonl
check 'and so does config.toml' grep -q '^explore = "thompson"$' thompson/config.toml
check 'the warm-up is the same' cmp -s <(sed -n 2,61p whole/evaluations.jsonl) <(sed -n 2,61p thompson/evaluations.jsonl)
check 'its model was measured' grep -q '"spearman"' thompson/metrics.jsonl
N=1 expect 0 'evaluations in' other --explore thompson --out thompson-1
check 'the number of threads changes nothing' cmp -s thompson/evaluations.jsonl thompson-1/evaluations.jsonl
stopped KILL '[ -s thompson-2/metrics.jsonl ] && [ "$(wc -l <thompson-2/metrics.jsonl)" -gt 8 ]' "${thompson[@]}" --out thompson-2 --quiet
check 'such a search is killed' test $? -eq 137
expect 0 'going on after iteration' "${thompson[@]}" --out thompson-2 --resume
check 'and comes to the same evaluations' cmp -s thompson/evaluations.jsonl thompson-2/evaluations.jsonl
expect 0 'different sets of operations' "${construct[@]}" --predictor linear --evaluations thompson/evaluations.jsonl --out thompson.json
check 'the policy says what explored' grep -q '"explore": "thompson"' thompson.json
expect 1 "another search: explore" "${search[@]}" --out thompson --resume
expect 2 "^la3: error: --explore: unknown value 'greedy'; one of paper, thompson expected$" "${search[@]}" --explore greedy --out x

# ---- Fast AutoAugment's search ----
trials=("$la3" search --method fast-autoaugment --data "$few_shapes" --weights net/weights.safetensors --iterations 14 --warm-up 6
  --sub-policies 2 --seed 3 --threads 2 --anyway)
fast=("${trials[@]}" --draws 2)
expect 0 '14 trials in' "${fast[@]}" --out fast
check 'a header and a line per trial' test "$(wc -l <fast/trials.jsonl)" -eq 15
expect 0 '"best"' "${fast[@]}" --out fast --resume --json
stopped KILL '[ -s fast2/trials.jsonl ] && [ "$(wc -l <fast2/trials.jsonl)" -gt 4 ]' "${fast[@]}" --out fast2 --quiet
check 'a search by trials is killed' test $? -eq 137
expect 0 'going on after trial' "${fast[@]}" --out fast2 --resume
check 'and comes to the same trials' cmp -s fast/trials.jsonl fast2/trials.jsonl
expect 0 '12 sub-policies from the best 3 trials of 2 searches' "${construct[@]}" --trials fast/trials.jsonl fast2/trials.jsonl --best 3 --out fast.json
expect 0 'label-invariant' "$la3" policy show fast.json
expect 1 'at least 20 trials expected, found 14' "${construct[@]}" --trials fast/trials.jsonl --best 20 --out x.json
expect 1 "another search: draws '2' there, '3' here" "${trials[@]}" --draws 3 --out fast --resume
expect 2 'explore thompson: --method la3 expected' "${fast[@]}" --explore thompson --out x
expect 2 'fast-autoaugment always is' "${fast[@]}" --label-invariant --out x
expect 2 'excludes' "${construct[@]}" --trials fast/trials.jsonl --evaluations whole/evaluations.jsonl --out x.json
expect 2 '--evaluations or --trials is required' "${construct[@]}" --out x.json

# ---- called wrongly ----
expect 1 'holds a run already' "${search[@]}" --out whole
S=4 expect 1 "another search: seed '3' there, '4' here" other --out whole --resume
T=20 expect 1 "another search: iterations '16' there, '20' here" other --out whole --resume
expect 1 "another search: mutated" "${search[@]}" --out whole --resume --mutated 11
"$la3" train --data "$few_shapes" --network wrn-10-1 --epochs 1 --train-images 100 --batch-size 50 --out net2 --quiet >/dev/null
expect 1 "another search: weights" "$la3" search --data "$few_shapes" --weights net2/weights.safetensors --iterations 16 --warm-up 6 --predictor-epochs 20 --seed 3 --out whole --resume
W=20 expect 2 "iterations: from the warm-up's 20 to" other --out x
W=0 expect 2 'warm-up: 1 to 4096 iterations expected, found 0' other --out x
expect 2 '1 to 4096 candidates in all expected, found 5050' "${search[@]}" --unexplored 5000 --out x
expect 1 'none.safetensors' "$la3" search --data shapes --weights none.safetensors --out x
expect 2 "hold-out: a number of images expected, as in 4000 or 50/label, found '5/lable'" "${search[@]}" --hold-out 5/lable --out x
expect 1 "too few images to keep some .*label '.*' has [0-9]* of at least 9001" "${search[@]}" --hold-out 9000/label --out x
expect 1 '5 images to hold out: at least one of each' "${search[@]}" --hold-out 5 --out x
expect 2 'excludes' "${search[@]}" --hold-out 50 --split test --out x
expect 2 '--weights or --network' "$la3" search --data shapes --out x
mkdir -p photos/train/a photos/train/b && cp "$source"/examples/images/*.png photos/train/a/ && cp "$source"/examples/images/*.png photos/train/b/
expect 1 'has no validation images. --hold-out N takes' "$la3" search --data folder:photos --network resnet-18 --out x
expect 2 'alpha: a number from 0 expected, found nan' "${construct[@]}" --evaluations whole/evaluations.jsonl --alpha nan --out x.json
expect 2 'triples: 1 to 4096 expected, found 0' "${construct[@]}" --evaluations whole/evaluations.jsonl --triples 0 --out x.json
expect 1 'whole.json:1: a line of JSON expected' "${construct[@]}" --evaluations whole.json --out x.json
sed '1s/"ShearX"/"Shear"/' whole/evaluations.jsonl >table.jsonl
expect 1 'table.jsonl:1: ops.0.: ShearX, as in this la3.s table of operations, expected' "${construct[@]}" --evaluations table.jsonl --out x.json
sed -E '5s/"correct":0\b/"correct":?/; 5s/"correct":[0-9]+/"correct":0/; 5s/[?]/1/' whole/evaluations.jsonl >wrong.jsonl
expect 1 "wrong.jsonl:5: reward: .*by .correct. and the baseline, expected" "${construct[@]}" --evaluations wrong.jsonl --out x.json
expect 1 'none.jsonl: cannot open: No such file or directory' "${construct[@]}" --evaluations none.jsonl --out x.json
check 'no failed call left something behind' test ! -e x -a ! -e x.json

summary
