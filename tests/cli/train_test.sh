#!/usr/bin/env bash
# Training as a person does it: interrupted, killed, resumed, and called wrongly: train_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
export CUDA_VISIBLE_DEVICES=  # weights are compared bit for bit, which only CPUs promise

train=("$la3" train --data "$few_shapes" --network wrn-10-1 --policy random --epochs 4 --batch-size 50 --train-images 300
  --evaluate-every 4 --seed 5 --threads 2)

# ---- a whole run ----
expect 0 'test accuracy' "${train[@]}" --out whole
check 'a line per epoch' test "$(wc -l <whole/metrics.jsonl)" -eq 4
check 'two checkpoints are kept' test "$(ls whole/checkpoint | wc -l)" -eq 2
check 'the result is there' grep -q '"accuracy"' whole/result.json
expect 1 'holds a run already' "${train[@]}" --out whole
expect 0 'going on after epoch 4' "${train[@]}" --out whole --resume
expect 1 "started with learning rate '0.1[0-9]*', now it is '0.2" "${train[@]}" --out whole --resume --lr 0.2
check 'a refused call leaves config.toml as it was' grep -q '^lr = 0.1$' whole/config.toml
expect 0 'test accuracy' "$la3" --config whole/config.toml train --out again --threads 2
check 'config.toml repeats the run' cmp -s whole/weights.safetensors again/weights.safetensors
check 'a policy for every label has no hint to measure' test -z "$(grep hint whole/result.json)"
# Every other label is always inverted, which gives it away.
"$la3" data info "$few_shapes" --json | python3 -c '
import json, sys
labels = [label["label"] for label in json.load(sys.stdin)["labels"]]
of = lambda i: [{"ops": ["Invert" if i % 2 else "Identity", "Identity", "Identity"]}]
policy = [{"label": label, "triples": of(i)} for i, label in enumerate(labels)]
json.dump({"format": "la3-policy", "version": 1, "labels": policy}, open("telling.json", "w"))'
expect 0 "^of training images augmented by their label's policy, it recognises [0-9.]+%, by another label's [0-9.]+%$" \
  "$la3" train --data "$few_shapes" --network wrn-10-1 --policy telling.json --epochs 6 --batch-size 50 --train-images 500 --out told
check 'a network that goes by the operations is noticed' \
  python3 -c "import json; hint = json.load(open('told/result.json'))['hint']; assert hint['images'] == 500 and hint['own'] > hint['other'] + 5, hint"
accuracy=$(python3 -c "import json; print(f\"{json.load(open('whole/result.json'))['test']['accuracy']:.2f}\")")
evaluate=("$la3" evaluate --data "$few_shapes" --weights whole/weights.safetensors)
expect 0 "^accuracy $accuracy% \\(top 5: [0-9.]+%\\), balanced [0-9.]+%, macro F1 [0-9.]+%, loss [0-9.]+, [0-9]+ images\$" "${evaluate[@]}"
also '^sign-warm +[0-9]+\.[0-9][0-9]% +[0-9]+$'
expect 0 '"confusions"' "${evaluate[@]}" --split validation --json
also '"part": "validation"'
expect 0 ', 20 images$' "${evaluate[@]}" --hold-out 2/label
expect 2 'excludes' "${evaluate[@]}" --hold-out 2/label --split test

# ---- interrupted: Ctrl-C saves, --resume comes to the same weights ----
stopped INT '[ -s stopped/metrics.jsonl ]' "${train[@]}" --out stopped --quiet
check 'an interrupted training exits with 130' test $? -eq 130
expect 0 'going on after epoch' "${train[@]}" --out stopped --resume
check 'an interrupted run comes to the same weights' cmp -s whole/weights.safetensors stopped/weights.safetensors
check 'and to the same losses' diff -q <(sed 's/,"seconds.*//' whole/metrics.jsonl) <(sed 's/,"seconds.*//' stopped/metrics.jsonl)

# ---- killed: when it has begun, and after an epoch or two ----
for moment in '[ -s killed/config.toml ]' '[ -s killed/metrics.jsonl ]' '[ "$(wc -l <killed/metrics.jsonl)" -gt 1 ]'; do
  stopped KILL "$moment" "${train[@]}" --out killed --resume --quiet
  check "a training is killed when $moment" test $? -eq 137
done
expect 0 'test accuracy' "${train[@]}" --out killed --resume
check 'a killed run comes to the same weights' cmp -s whole/weights.safetensors killed/weights.safetensors
check 'and leaves no temporary files' test -z "$(find killed -name '*tmp-*')"

# ---- several seeds ----
seeds=("${train[@]}" --seeds 3 --out seeds)
stopped INT '[ -s seeds/seed-5/metrics.jsonl ]' "${seeds[@]}" --quiet
check 'trainings with several seeds are interrupted with 130' test $? -eq 130
check 'and all that had begun have a checkpoint' test "$(ls -d seeds/seed-*/checkpoint | wc -l)" -eq "$(ls -d seeds/seed-* | wc -l)"
expect 1 'holds a run already' "${seeds[@]}"
expect 0 '^mean test accuracy [0-9.]+% over 3 seeds, standard deviation [0-9.]+, [0-9.]+% to [0-9.]+%; balanced [0-9.]+%, macro F1 [0-9.]+%$' "${seeds[@]}" --resume
also '^seed 6: test accuracy [0-9.]+%, balanced [0-9.]+%, macro F1 [0-9.]+% after 4 epochs; weights in seeds/seed-6/weights.safetensors$'
expect 0 '\[3/3\] seed 7: done before' "${seeds[@]}" --resume
expect 0 '"standard_deviation": ' "${seeds[@]}" --resume --json
expect 1 "seeds/seed-5/config.toml: the run was begun with other settings: 'lr = 0.1' there, 'lr = 0.2' here" "${seeds[@]}" --resume --lr 0.2
for seed in 5 6; do  # side by side, each had one thread
  expect 0 'test accuracy' "$la3" --config seeds/seed-$seed/config.toml train --threads 1 --out alone-$seed
  check "seed $seed comes to the weights that it has alone" cmp -s alone-$seed/weights.safetensors seeds/seed-$seed/weights.safetensors
done
expect 0 '^accuracy ' "$la3" evaluate --data "$few_shapes" --weights seeds/seed-7/weights.safetensors
expect 1 "seeds: a new or empty folder expected, found 'seed-" "${train[@]}" --out seeds --resume
expect 1 "whole: a new or empty folder expected, found '" "${train[@]}" --seeds 3 --out whole --resume
rm -r seeds/seed-6 && touch seeds/seed-6  # no folder, so this one fails
expect 1 'error: seeds/seed-6: ' "${train[@]}" --seeds 4 --out seeds --resume
check 'one that fails leaves the others, more of which may be asked for' test -s seeds/seed-8/result.json
expect 0 '^seed 9: .* weights in one/seed-9/' "$la3" train --data "$few_shapes" --network wrn-10-1 --epochs 1 --train-images 100 --seed 9 --seeds 1 --out one
expect 2 '--seeds: ' "${train[@]}" --seeds 0 --out x

# ---- two in one folder ----
"${train[@]}" --out shared --quiet &
pid=$!
while [ ! -s shared/config.toml ] && kill -0 $pid 2>/dev/null; do sleep 0.05; done
expect 1 'shared: another la3 works in this folder' "${train[@]}" --out shared --resume
wait $pid
check 'the first is not disturbed' cmp -s whole/weights.safetensors shared/weights.safetensors

# ---- other data than before ----
mkdir -p photos/boat photos/ship
for i in 1 2 3 4 5 6 7 8; do cp "$source/examples/images/sailing-boat.png" photos/boat/$i.png; cp photos/boat/$i.png photos/ship/; done
photos=("$la3" train --data 'folder:photos?size=16' --network wrn-10-1 --epochs 1 --batch-size 100)
expect 0 'test accuracy' "${photos[@]}" --out photo-run
mv photos/ship photos/vessel
expect 1 "started with training data '12 images, checksum [0-9a-f]+', now it is '12 images" "${photos[@]}" --out photo-run --resume
mv photos/vessel 'photos/*'
expect 1 "other names of labels than '\*' expected" "${photos[@]}" --out x
expect 1 "size: a number from 8 to 4096 expected, found '0'" "$la3" train --data 'folder:photos?size=0' --out x

# ---- labels of unlike size, with readable names ----
mkdir -p uneven/train/n01 uneven/train/n02 uneven/test/n01 uneven/test/n02
for i in 1 2 3 4 5 6 7 8 9 10; do cp "$source/examples/images/sailing-boat.png" uneven/train/n01/$i.png; done
for i in 1 2; do cp "$source/examples/images/ladybird.png" uneven/train/n02/$i.png; done
cp uneven/train/n01/1.png uneven/test/n01/ && cp uneven/train/n02/1.png uneven/test/n02/
printf 'n01\tsailing boat\nn02\tladybird\n' >uneven/words.txt
uneven=("$la3" train --data 'folder:uneven?size=16' --network wrn-10-1 --epochs 2 --batch-size 4 --threads 1)
expect 0 '^note: labels have 2 to 10 training images; --balance' "${uneven[@]}" --out uneven-none
check 'without --balance nothing new is recorded' test -z "$(grep balance uneven-none/config.toml)"
for balance in sampler sqrt loss; do
  expect 0 'test accuracy [0-9.]+%, balanced [0-9.]+%, macro F1 [0-9.]+% after 2 epochs' "${uneven[@]}" --balance $balance --out uneven-$balance
  check "--balance $balance: no note" test -z "$(echo "$out" | grep 'note: labels')"
  check "--balance $balance is recorded" grep -q "^balance = \"$balance\"\$" uneven-$balance/config.toml
  check "--balance $balance comes to other weights" test ! "$(cksum <uneven-none/weights.safetensors)" = "$(cksum <uneven-$balance/weights.safetensors)"
done
expect 1 "balance" "${uneven[@]}" --balance loss --out uneven-sampler --resume
expect 2 "balance: .*evenly" "${uneven[@]}" --balance evenly --out x
expect 0 '^sailing boat \(n01\) +[0-9.]+% +1$' "$la3" evaluate --data 'folder:uneven?size=16' --weights uneven-loss/weights.safetensors
check 'the result has them, too' grep -q '"title": "ladybird"' uneven-loss/result.json

# ---- starting from weights: a head of another size is fresh, and every tensor is accounted for ----
rm -r photos/*; mkdir -p photos/boat photos/ship
for i in 1 2 3 4; do cp "$source/examples/images/sailing-boat.png" photos/boat/$i.png; cp photos/boat/$i.png photos/ship/; done
expect 0 "starting from whole/weights.safetensors: 44 tensors taken, 2 fresh \('fc.weight', 'fc.bias'; the file's are for 10 labels\), 0 missing, 2 left" \
  "${photos[@]}" --init whole/weights.safetensors --verbose --out from-weights
also "^  left     fc.bias"
also '^[0-9.]+ s: [0-9.]+ s before the first step, [0-9.]+ s of steps \([0-9.]+%'
check 'the metrics say what took how long' grep -qE '"before_seconds":[0-9.e-]+,"evaluation_seconds":[0-9.e-]+' from-weights/metrics.jsonl
also 'normalised as the weights were trained: --normalise 0.432,0.433,0.432/0.269,0.262,0.269'
expect 0 '^init = ' cat from-weights/config.toml
expect 1 'a network for the labels of folder:photos\?size=16 expected, 2 labels, found 10' "$la3" evaluate --data 'folder:photos?size=16' --split train --weights whole/weights.safetensors
# ---- fine-tuning ----
unnamed=("$la3" train --epochs 1 --batch-size 50)
expect 0 'training wrn-10-1 on 100 images' "${unnamed[@]}" --data "$few_shapes" --train-images 100 --init whole/weights.safetensors --out from-unnamed
expect 1 'none.pth: cannot open' "${unnamed[@]}" --data "$few_shapes" --init none.pth --out x
expect 0 'training resnet-18 on 6 images' "${unnamed[@]}" --data 'folder:photos?size=72' --out large
expect 0 'training wrn-40-2 on 6 images' "${unnamed[@]}" --data 'folder:photos?size=16' --out small
check 'the network that was chosen is recorded' grep -qx 'network = "resnet-18"' large/config.toml
# The same images that the training tested on, of a folder that has no part for it.
accuracy=$(python3 -c "import json; print(f\"{json.load(open('small/result.json'))['test']['accuracy']:.2f}\")")
expect 0 "^accuracy $accuracy%.*, 2 images$" "$la3" evaluate --data 'folder:photos?size=16' --weights small/weights.safetensors
expect 0 '"part": "kept for testing"' "$la3" evaluate --data 'folder:photos?size=16' --weights small/weights.safetensors --json
expect 1 'photos.*: has no validation images; --hold-out N takes those' \
  "$la3" evaluate --data 'folder:photos?size=16' --weights small/weights.safetensors --split validation
expect 1 "^la3: error: small: a file expected, found a folder; did you mean 'small/weights.safetensors'\?$" \
  "$la3" evaluate --data 'folder:photos?size=16' --weights small
for network in '' '--network wrn-40-2'; do
  # shellcheck disable=SC2086
  expect 1 "^la3: error: small: a file expected, found a folder; did you mean 'small/weights.safetensors'\?$" \
    "$la3" train --data 'folder:photos?size=16' --init small $network --out other
done
for command in train run; do
  expect 1 '^la3: error: --out photos/[a-z/]*run: a place outside of photos expected, or the results would be taken for images$' \
    "$la3" $command --data 'folder:photos?size=16' --out photos/boat/run
done
expect 1 '^la3: error: --out photos/boat/search: a place outside of photos expected' \
  "$la3" search --data 'folder:photos?size=16' --weights small/weights.safetensors --out photos/boat/search
check 'and nothing is put there' test ! -e photos/boat/run -a ! -e photos/boat/search
expect 2 '^la3: error: --out is required where the working directory holds the images, such as --out ../runs/photos$' \
  sh -c "cd photos && '$la3' run --data 'folder:.?size=16'"
short=("$la3" train --data "$few_shapes" --network wrn-10-1 --epochs 1 --batch-size 50 --train-images 100 --seed 5 --threads 2)
expect 0 'normalised as you chose: --normalise imagenet \(mean 0.485, 0.456, 0.406, deviation 0.229' \
  "${short[@]}" --normalise imagenet --out imagenet
expect 0 'normalise = "imagenet"' cat imagenet/config.toml
evaluate=("$la3" evaluate --data "$few_shapes" --weights imagenet/weights.safetensors)
accuracy=$(python3 -c "import json; print(f\"{json.load(open('imagenet/result.json'))['test']['loss']:.4f}\")")
expect 0 'normalised as the weights were trained: --normalise imagenet' "${evaluate[@]}"
also "loss $accuracy,"
check '--normalise data is another one' test -z "$("${evaluate[@]}" --normalise data | grep "loss $accuracy,")"
expect 0 'normalised as the weights were trained: --normalise imagenet' \
  "$la3" search --data "$few_shapes" --weights imagenet/weights.safetensors --iterations 2 --warm-up 1 --anyway --out imagenet-search
expect 0 'written to imagenet.json' "$la3" construct --evaluations imagenet-search/evaluations.jsonl --out imagenet.json
check 'the policy of such a search says so' grep -q '"normalise": "imagenet"' imagenet.json
tuned=("${short[@]}" --init whole/weights.safetensors --optimizer adamw --lr 0.002 --layer-decay 0.7 --head-lr-factor 5)
expect 0 'test accuracy' "${tuned[@]}" --freeze norms --out tuned
expect 0 'test accuracy' "${tuned[@]}" --freeze backbone --precision bf16 --out tuned-head
expect 1 "started with freeze 'norms', now it is 'backbone'" "${tuned[@]}" --freeze backbone --out tuned --resume
expect 0 '^note: --freeze backbone without --init: what is frozen has learned nothing and never will$' "${short[@]}" --freeze backbone --out frozen
expect 0 'all of this training is warm-up, .* --warmup-epochs 0.5 leaves half of it' "${short[@]}" --warmup-epochs 1 --out warm
expect 0 'a learning rate of 0.1 is high for AdamW; --lr 0.001 is usual' "${short[@]}" --optimizer adamw --out high
expect 0 'head-lr-factor = 10' sh -c "'$la3' --preset fine-tune train --data '$few_shapes' --network wrn-10-1 --train-images 64 --epochs 1 --out preset && cat preset/config.toml"
expect 2 '--optimizer.*adam' "${short[@]}" --optimizer adam --out x
expect 2 '--freeze.*all' "${short[@]}" --freeze all --out x
expect 2 'head lr factor: above 0 expected, found 0' "${short[@]}" --head-lr-factor 0 --out x
expect 2 'layer decay: above 0 and at most 1 expected, found 2' "${short[@]}" --layer-decay 2 --out x
expect 2 "normalise: data, imagenet, 0.5, a JSON file or six numbers M,M,M/D,D,D expected, found 'cifar'" \
  "${short[@]}" --normalise cifar --out x

# Weights of another network are refused before the data is opened.
nested=$source/tests/fixtures/torch/nested.pth
expect 1 "nested.pth: weights of 'resnet-18' expected, found others: 100 tensors missing \('conv1.weight', 'bn1.weight', 'bn1.bias', 'layer1.0.conv1.weight', 'layer1.0.bn1.weight', ...\)" \
  "$la3" train --data folder:nowhere --network resnet-18 --init "$nested" --out x
expect 1 "whole/weights.safetensors: weights of 'resnet-18' expected, found weights of 'wrn-10-1'" \
  "$la3" evaluate --data folder:nowhere --network resnet-18 --weights whole/weights.safetensors
expect 1 "nested.pth: does not say which network it is for; --network does" "$la3" evaluate --data shapes --weights "$nested"
expect 1 "this pickle asks Python to run code: 'posix.system'" "$la3" train --data shapes --init "$source/tests/fixtures/torch/code.pth" --out x
check 'and nothing is run' test ! -e la3-ran-code

# ---- a full disk: the error names the file, and the run goes on when there is room again ----
expect 1 'full/.*cannot write: File too large' bash -c 'ulimit -f 100; trap "" XFSZ; "$@"' - "${train[@]}" --out full
expect 0 'test accuracy' "${train[@]}" --out full --resume
check 'a run on a disk that was full comes to the same weights' cmp -s whole/weights.safetensors full/weights.safetensors

# ---- called wrongly ----
expect 2 "network 'wrm-40-2' is unknown; did you mean 'wrn-40-2'" "$la3" train --data shapes --network wrm-40-2 --out x
expect 2 "unknown preset 'cifar10-wrn-40-3'; did you mean 'cifar10-wrn-40-2'" "$la3" --preset cifar10-wrn-40-3 train --data shapes --out x
expect 1 "policy.json: the policy does not fit the data set: .*'sign-warm'" "$la3" train --data shapes --policy "$source/examples/policy.json" --out x
expect 1 'none.json: cannot open' "$la3" train --data shapes --policy none.json --out x
expect 2 'training: copies: 1 to 1024 expected, found 0' "$la3" train --data shapes --copies 0 --out x
expect 2 'training: batch size: 1 to 1048576 expected, found 0' "$la3" train --data shapes --batch-size 0 --out x
expect 2 'learning rate: above 0 expected, found -1' "$la3" train --data shapes --lr -1 --out x
expect 1 'diverged in epoch 1, step' "$la3" train --data shapes --network wrn-10-1 --epochs 1 --lr 1e30 --warmup-epochs 0 --clip-norm 0 --out wild --quiet
expect 1 "whole/weights.safetensors: weights of 'wrn-16-1' expected, found weights of 'wrn-10-1'" "$la3" evaluate --data shapes --network wrn-16-1 --weights whole/weights.safetensors
expect 1 'none: a folder with the files of CIFAR-10 expected' "$la3" evaluate --data cifar10:none --network wrn-10-1
expect 2 '^la3: error: --device gpu: auto, cpu, cuda or cuda:N expected' "$la3" train --data shapes --device gpu --out x
expect 2 "^la3: error: --lr: a number expected, found 'abc'$" "$la3" train --data shapes --lr abc --out x
expect 2 "^la3: error: --epochs: a whole number expected, found '1.5'$" "$la3" train --data shapes --epochs 1.5 --out x
expect 2 "^la3: error: --cutout: a whole number expected, found '1.5'$" "$la3" train --data shapes --cutout 1.5 --out x
expect 2 "^la3: error: --epochs: a smaller number expected, found '99999999999'$" "$la3" train --data shapes --epochs 99999999999 --out x
expect 2 '^la3: error: --device cuda:x: auto, cpu, cuda or cuda:N expected$' "$la3" train --data shapes --device cuda:x --out x
expect 2 "^la3: error: --compare: values separated by commas expected, found 'none random'$" "$la3" run --compare none random learned --out x
expect 1 'device cuda:7' "$la3" train --data shapes --device cuda:7 --out x
expect 2 '--weights or --network' "$la3" evaluate --data shapes
expect 2 '--data is required' "$la3" train --out x
expect 2 "unknown command 'tran'; did you mean 'train'" "$la3" tran --data shapes
expect 2 "unknown flag '--epoch'; did you mean '--epochs'" "$la3" train --data shapes --out x --epoch 3
expect 2 "unknown flag '--help-me'" "$la3" train --help-me

# ---- help in groups ----
for command in train run; do
  expect 0 "^Starting from weights:$" "$la3" $command --help
  check "few of the flags of $command come first" test "$(sed -n '/^Flags:/,/^$/p' <<<"$out" | grep -c '^  -')" -le 10
done
for flag in $(sed -n '/^const std::vector<FlagGroup>/,/^}/p' "$source/cli/help.cpp" | grep -oE '"[a-z-]+"' | tr -d '"'); do
  check "la3 run has --$flag" grep -q "^  --$flag " <<<"$out"
done
expect 2 '^la3: error: --warm-up: given twice' "$la3" run --data shapes --out x --warm-up 1 --warm-up 2
expect 1 '^la3: error: 5 images to train with: at least one of each of the 10 labels expected' "$la3" train --data shapes --network wrn-10-1 --train-images 5 --out x
mkdir other && touch other/notes.txt
expect 1 "found 'notes.txt' in it" "$la3" train --data shapes --network wrn-10-1 --epochs 1 --out other
check 'no failed call made its folder' test ! -e x

summary
