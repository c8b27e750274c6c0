#!/usr/bin/env bash
# The program as a person calls it, rightly and wrongly: commands_test.sh LA3 SOURCE_DIR
set -u
la3=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"

same() { cmp -s "$1" "$2"; }
differ() { ! cmp -s "$1" "$2"; }
absent() { [ ! -e "$1" ]; }

boat=$source/examples/images/sailing-boat.png policy=$source/examples/policy.json

# ---- la3 itself ----
expect 0 'Usage: la3' "$la3" --help
expect 0 '^la3 [0-9]+\.[0-9]+' "$la3" --version
expect 2 'subcommand is required' "$la3"
# CLI11 2.4, as Ubuntu 24.04 has it, ends every command over a name with one of these; Debian's 2.2 does not mind.
expect 1 '^$' grep -rnE 'add_option\("[^"]*[:={ ]' "$source/cli" --include=*.cpp
expect 2 "^la3: error: unknown command 'augmnt'; did you mean 'augment'\?$" "$la3" augmnt
expect 2 "unknown command 'augmnt'; did you mean 'augment'" "$la3" --seed 3 augmnt --ops Invert --threads 1
expect 2 "unknown command 'foo'; one of .*policy.* expected" "$la3" foo
check 'a hidden command is not listed' test -z "$(grep manual <<<"$out")"
expect 2 "^la3: error: unknown command 'agument'; did you mean 'augment'\?$" "$la3" agument
# Examples in a command's help are its own.
for command in 'policy show' 'policy validate' 'policy diff' 'policy list' 'policy pool' 'bench augment' 'bench data' 'data info'; do
  others=$("$la3" $command --help | grep '^  la3 ' | grep -vE "^  la3 $command( |$)")
  check "examples of others in la3 $command --help: $others" test -z "$others"
done
expect 0 '^  la3 policy diff old.json new.json$' "$la3" policy diff --help
expect 0 '^  la3 policy show policy.json --label cat --top 10$' "$la3" policy show --help
expect 0 '^  la3 policy export policy.json' "$la3" policy --help
expect 2 "unknown command 'shw'; did you mean 'show'" "$la3" policy shw x
expect 2 "unknown flag '--sed'; did you mean '--seed'" "$la3" --sed 3 policy show "$policy"
expect 2 "unknown flag '--lable'; did you mean '--label'" "$la3" policy show "$policy" --lable=ladybird
expect 2 "unknown flag '-labels'; did you mean '--label'" "$la3" policy show "$policy" -labels ladybird
expect 2 "unknown flag '--help-me'$" "$la3" augment --help-me
expect 2 "^la3: error: --quality: given twice" "$la3" augment "$boat" --ops Invert --quality 8 --out x.jpg --quality=9
expect 2 'not expected: second' "$la3" policy show "$policy" second
expect 2 '^la3: error: --threads: 0 to 4096 expected, found -1$' "$la3" policy show "$policy" --threads -1
expect 2 "^la3: error: --threads: 0 to 4096 expected, found '1.5'$" "$la3" policy show "$policy" --threads 1.5
expect 2 '^la3: error: --dist-timeout: 1 to 1e\+06 expected, found nan$' "$la3" policy show "$policy" --dist-timeout nan
expect 2 'seed' "$la3" policy show "$policy" --seed x
expect 2 '--seed: 0 or more expected, found -1' "$la3" policy show "$policy" --seed -1
expect 0 'label-aware' "$la3" policy show "$policy" --seed 18446744073709551615
expect 2 "^la3: error: --sort: unknown value 'nam'; did you mean 'name'\?$" "$la3" policy show "$policy" --sort nam
expect 2 "^la3: error: --format: unknown value 'gif'; one of jpg, png expected$" "$la3" augment "$boat" --ops Invert --format gif --out x
expect 2 "^la3: error: NAME: unknown value 'cifar9'; did you mean 'cifar10'\?$" "$la3" data get cifar9
expect 1 '^la3: error: none.toml: cannot open: No such file or directory; --config wants a TOML file with flags$' \
  "$la3" --config none.toml policy show "$policy"
expect 1 '^la3: error: .: a plain file expected, found a folder; --config wants' "$la3" --config . policy show "$policy"

# ---- la3 and la3-torch ----
# Where a command needs LibTorch, la3 becomes the la3-torch beside it; this one only says so.
mkdir two && cp "$la3" two/la3 && printf '#!/bin/sh\necho "torch: $*; $OMP_WAIT_POLICY"\n' >two/la3-torch && chmod +x two/la3-torch
check 'la3 itself has no LibTorch' test -z "$(ldd "$la3" | grep torch)"
expect 0 '^torch: --seed 3 train --out x y; passive$' env -u OMP_WAIT_POLICY two/la3 --seed 3 train --out 'x y'
expect 0 '^torch: run; active$' env OMP_WAIT_POLICY=active two/la3 run
for words in '' --help --version manual 'bench augment' 'run --compare policy' '--config x policy show' 'policy show x --preset=y'; do
  expect 0 '^torch: ' two/la3 $words
done
for command in augment compare construct data policy report; do expect 0 "^Usage: la3 $command" two/la3 --json $command --help; done
for flag in $("$la3" --help | sed -nE 's/^ +(--[a-z-]+) [A-Z]+ .*/\1/p' | grep -vE 'config|preset'); do
  expect 0 'label-aware' two/la3 $flag "$([ "$flag" = --progress ] && echo text || echo 1)" policy show "$policy"
done
chmod -x two/la3-torch
expect 1 'la3: error: .*/two/la3-torch: cannot be started, and this command needs it: Permission denied' two/la3 train
rm two/la3-torch
expect 2 "unknown command 'train'" two/la3 train

# ---- la3 augment ----
expect 0 'a.png: Rotate 15, Color 1.5' "$la3" augment "$boat" --ops Rotate,Color --magnitudes 15,1.5 --out a.png
expect 0 'b.png: Rotate 15, Color 1.5' "$la3" augment "$boat" --ops Rotate,Color --magnitudes 15,1.5 --out b.png
check 'the same call gives the same file' same a.png b.png
expect 0 'a.jpg: Invert' "$la3" augment "$boat" --ops Invert --out a.jpg --quality 50
check 'a .jpg is a JPEG file' test "$(head -c 10 a.jpg | tail -c 4)" = JFIF
"$la3" augment "$boat" --ops ShearX,Cutout --seed 1 --out s1.png --quiet
"$la3" augment "$boat" --ops ShearX,Cutout --seed 1 --out s1b.png --quiet
"$la3" augment "$boat" --ops ShearX,Cutout --seed 2 --out s2.png --quiet
check 'the same seed gives the same picture' same s1.png s1b.png
check 'another seed gives another picture' differ s1.png s2.png
"$la3" augment "$boat" --ops Identity --out same.png --quiet && "$la3" augment same.png --ops Invert,Invert --out twice.png --quiet
check 'two inversions are none' same same.png twice.png
expect 0 '"centre"' "$la3" augment "$boat" --json --quiet --ops Cutout --magnitudes 0.2 --cutout-centre 0.25,0.5 --out c.png
expect 0 'many/ladybird.png' "$la3" augment "$source"/examples/images/*.png --ops Color --out many/
check 'every image is there' test "$(ls many | wc -l)" -eq 3
expect 0 'copies/sailing-boat.2.[A-Za-z-]*.png' "$la3" augment "$boat" --policy "$policy" --label sailing-boat --copies 3 --out copies/
check 'copies differ' differ copies/sailing-boat.0.*.png copies/sailing-boat.1.*.png
expect 0 'sheet.png: 2 images, each followed by 4 augmented versions$' "$la3" augment "$boat" "$boat" --policy "$policy" --label ladybird --copies 4 --grid --out sheet.png
expect 0 'sheet.png: 1 image, each followed by 1 augmented version$' "$la3" augment "$boat" --policy "$policy" --label ladybird --grid --out sheet.png
expect 0 'zero.png: Rotate 0$' "$la3" augment "$boat" --ops Rotate --magnitudes=-0 --out zero.png
expect 0 '"op": "' "$la3" augment "$boat" --policy "$policy" --label ladybird --out d.png --json --quiet
printf '[augment]\nops=["Invert"]\nout="from-config.png"\n' >config.toml
expect 0 'from-config.png: Invert' "$la3" --config config.toml augment "$boat"
printf '[augment]\nopss=["Invert"]\n' >wrong.toml
expect 2 'opss' "$la3" --config wrong.toml augment "$boat" --ops Invert --out x.png
expect 2 '^la3: error: config.toml: a section \[policy.show\] expected, found \[augment\]$' "$la3" --config config.toml policy show "$policy"
printf '[policy.diff]\ntop=2\n' >diff.toml
expect 2 '^la3: error: diff.toml: a section \[policy.show\] expected, found \[policy.diff\]$' "$la3" --config diff.toml policy show "$policy"
printf '[policy.show]\ntop=2\n[augment]\nops=["Invert"]\n' >both.toml
expect 0 'label-aware' "$la3" --config both.toml policy show "$policy"
printf 'seed = 3\n[augment]\nops=["Invert"]\n' >seed.toml
expect 0 'label-aware' "$la3" --config seed.toml policy show "$policy"

expect 2 '--out is required' "$la3" augment "$boat" --ops Invert
expect 2 '--ops or --policy' "$la3" augment "$boat" --out x.png
expect 2 'excludes' "$la3" augment "$boat" --ops Invert --policy "$policy" --out x.png
expect 2 "unknown op 'Rotat'; did you mean 'Rotate'" "$la3" augment "$boat" --ops Rotat --out x.png
expect 2 'Rotate: magnitude -360 to 360 .* found 361' "$la3" augment "$boat" --ops Rotate --magnitudes 361 --out x.png
expect 2 'Rotate: magnitude .* found -?nan' "$la3" augment "$boat" --ops Rotate --magnitudes nan --out x.png
expect 2 "^la3: error: --magnitudes: numbers, separated by commas, expected, found 'abc'$" "$la3" augment "$boat" --ops Rotate --magnitudes abc --out x.png
expect 2 '2 expected, one per op, found 1' "$la3" augment "$boat" --ops Rotate,Color --magnitudes 1 --out x.png
expect 2 'centre of at least 0 and below 1' "$la3" augment "$boat" --ops Cutout --cutout-centre 1,0 --out x.png
expect 2 '^la3: error: --magnitudes: 0 expected for Invert, which has none, found 30$' "$la3" augment "$boat" --ops Color,Invert --magnitudes 1,30 --out x.png
expect 0 'x.png: Color 1.5, Invert' "$la3" augment "$boat" --ops Color,Invert --magnitudes 1.5,0 --out x.png && rm x.png
expect 2 '^la3: error: --cutout-centre: two numbers X,Y expected, found 1$' "$la3" augment "$boat" --ops Cutout --cutout-centre 0.5 --out x.png
# Of names separated by commas, one word is taken, with or without spaces; the next word is another argument.
expect 0 'x.png: Color 1.5, Invert' "$la3" augment --ops 'Color, Invert' --magnitudes 1.5,0 "$boat" --out x.png && rm x.png
expect 2 '^la3: error: --out: a value expected, found the flag --quiet$' "$la3" augment "$boat" --ops Invert --out --quiet
expect 2 '^la3: error: --ops: a value expected, found the flag --out$' "$la3" augment "$boat" --ops --out x.png
expect 2 "^la3: error: --ops: values separated by commas alone expected, found 'Rotate, Color'; spaces need quotes$" "$la3" augment "$boat" --ops Rotate, Color --out x.png
expect 2 "^la3: error: --ops: a value expected after the last comma, found 'Rotate,'$" "$la3" augment "$boat" --ops Rotate, --out x.png
cp "$boat" 'b,'
expect 0 'x.png' "$la3" augment --json 'b,' --ops Invert --out x.png && rm x.png
expect 2 '^la3: error: --config: a value expected, found the flag --quiet$' "$la3" --config --quiet augment "$boat" --ops Invert --out x.png
expect 2 '^la3: error: --preset: 1 required NAME missing$' "$la3" --preset --quiet augment "$boat" --ops Invert --out x.png
check 'nothing is called as a flag' test ! -e --quiet
expect 2 '^la3: error: --cutout-centre: Cutout expected among --ops$' "$la3" augment "$boat" --ops Invert --cutout-centre 0.5,0.5 --out x.png
expect 2 '^la3: error: --quality 50: JPEG expected, found PNG alone; --format jpg' "$la3" augment "$boat" --ops Invert --quality 50 --out x.png
expect 2 '^la3: error: --quality 50: JPEG expected, found PNG alone; --format jpg' "$la3" augment "$boat" --ops Invert --quality 50 --grid --out x.png
expect 1 'none.png: cannot open: No such file' "$la3" augment none.png --ops Invert --out x.png
# What is wrong with flags is told before anything is opened.
expect 2 "unknown op 'Foo'; one of .* expected" "$la3" augment none.png --ops Foo --out x.png
expect 2 'Rotate: magnitude .* found 361' "$la3" augment none.png --ops Rotate --magnitudes 361 --out x.png
expect 1 "unknown policy 'what'" "$la3" augment none.png --policy what --out x.png
expect 1 "did you mean 'ladybird'" "$la3" augment none.png --policy "$policy" --label ladybirt --out x.png
expect 1 'extension .* expected, found .bmp$' "$la3" augment none.png --ops Invert --grid --out x.bmp
expect 2 "unknown op 'Foo'; one of .* expected" "$la3" augment --data folder:none --ops Foo --out x
expect 1 "unknown policy 'what'" "$la3" augment --data folder:none --policy what --out x
expect 1 'x.bmp: extension .png, .jpg or .jpeg expected, found .bmp$' "$la3" augment "$boat" --ops Invert --out x.bmp
expect 1 '^la3: error: a.png: a folder expected, found a file$' "$la3" augment "$boat" --ops Invert --out a.png/x.png
expect 1 '^la3: error: a.png: a folder expected, found a file$' "$la3" augment "$boat" --ops Invert --grid --out a.png/deep/x.png
expect 1 '^la3: error: x{300}.png: File name too long$' "$la3" augment "$boat" --ops Invert --out "$(printf 'x%.0s' {1..300}).png"
expect 1 'a.png: a folder expected for 2 images' "$la3" augment "$boat" "$boat" --ops Invert --out a.png
expect 1 'two of the inputs would be written there' "$la3" augment "$boat" "$boat" --ops Invert --out twins/
expect 1 "did you mean 'ladybird'" "$la3" augment "$boat" --policy "$policy" --label ladybirt --out x.png
expect 2 "one of the policy's labels expected" "$la3" augment "$boat" --policy "$policy" --out x.png
expect 2 'one per image' "$la3" augment "$boat" --policy "$policy" --label ladybird --label ladybird --out x.png
head -c 3000 "$boat" >cut.png
expect 1 'cut.png: .*' "$la3" augment cut.png --ops Invert --out x.png
: >empty.png
expect 1 'empty.png: .*empty' "$la3" augment empty.png --ops Invert --out x.png
echo hello >text.jpg
expect 1 'text.jpg: an image expected, found text' "$la3" augment text.jpg --ops Invert --out x.png
mkdir folder.png
expect 1 'folder' "$la3" augment folder.png --ops Invert --out x.png
check 'no failed call wrote anything' absent x.png
check 'nor left a temporary file' test -z "$(ls | grep tmp)"

# ---- la3 policy ----
expect 0 'label-aware, 3 labels, 24 triples' "$la3" policy show "$policy"
expect 0 'the operations tell the label: [0-9.]*% of labels can be guessed from them .by chance 33.3%., [0-9.]* of 1.58 bits' "$la3" policy show "$policy"
expect 0 '"chance": 0.333' "$la3" policy show "$policy" --json
expect 0 '"bits": 0.0' "$la3" policy show random --json
expect 0 'Rotate' "$la3" policy show "$policy" --label ladybird
expect 0 '"label_count": 3' "$la3" policy show "$policy" --json
expect 1 "did you mean 'ladybird'" "$la3" policy show "$policy" --label ladybirt
expect 0 'pooled.json: label-invariant, 24 triples' "$la3" policy pool "$policy" --out pooled.json
also 'the operations do not tell the label'
expect 0 'half.json: label-aware, 3 labels, 72 recipes .* in the space la3' "$la3" policy pool "$policy" --share 0.5 --out half.json
also 'the operations tell the label: '
expect 0 '"recipe_count"' "$la3" policy pool "$policy" --share 0.5 --out half.json --json
expect 0 'pool  *0.5' "$la3" policy show half.json
expect 2 'pool: a share from 0 to 1 expected, found 1.5' "$la3" policy pool "$policy" --share 1.5 --out x.json
expect 2 'pool: a share from 0 to 1 expected, found -1$' "$la3" policy pool "$policy" --share -1 --out x.json
expect 0 'mild.json: label-aware, 3 labels, 24 recipes .* in the space la3' "$la3" policy weaken "$policy" --strength 0.33 --out mild.json
expect 0 'strength  *0.33' "$la3" policy show mild.json
expect 0 'then strength  *0.5' bash -c "'$la3' policy weaken mild.json --strength 0.5 --out milder.json && '$la3' policy show milder.json"
expect 0 '24 triples' "$la3" policy weaken "$policy" --strength 1 --out x.json && rm x.json
expect 2 'strength: 0 to 1 expected, found 33' "$la3" policy weaken "$policy" --strength 33 --out x.json
expect 2 'strength is required' "$la3" policy weaken "$policy" --out x.json
expect 1 'late.json: a policy with a schedule cannot be pooled' bash -c "'$la3' policy schedule '0:$policy' 180:none --epochs 200 --out late.json && '$la3' policy pool late.json --out x.json"
expect 0 'epochs 180 to 199: 1 recipe' "$la3" policy show late.json --label ladybird
also 'from epoch 180  *none'
expect 1 "'none': an epoch, a colon and a policy expected, as in 180:none" "$la3" policy schedule "0:$policy" none --epochs 200 --out x.json
expect 1 'begins at epoch 200; 1 to 199 expected' "$la3" policy schedule "0:$policy" 200:none --epochs 200 --out x.json
expect 2 'epochs is required' "$la3" policy schedule "0:$policy" 20:none --out x.json
check 'nothing half-written' test ! -e x.json
expect 0 'ok: 3 labels, 24 triples' "$la3" policy validate "$policy"
expect 0 'ok: 10 labels, 1000 triples' "$la3" policy validate "$source/policies/cifar10-wrn-40-2.json"
sed 's/"Rotate"/"Rotat"/' "$policy" >typo.json
expect 1 "typo.json:7:16: .*unknown op 'Rotat'; did you mean 'Rotate'" "$la3" policy validate "$policy" typo.json
expect 1 'typo.json:7:16' "$la3" policy show typo.json
sed 's/"version": 1/"version": 3/' "$policy" >newer.json
expect 1 'newer.json:3:.*version' "$la3" policy validate newer.json
truncate -s 10G huge.json
expect 1 'huge.json: 10737418240 bytes' "$la3" policy validate huge.json
expect 0 'the policies are the same' "$la3" policy diff "$policy" "$policy"
sed 's/"Rotate"/"Invert"/' "$policy" >other.json
expect 0 '^ladybird .*Rotate' "$la3" policy diff "$policy" other.json
expect 1 'none.json: cannot open' "$la3" policy diff "$policy" none.json
expect 2 'required' "$la3" policy diff "$policy"
expect 2 '.' "$la3" policy
expect 0 '^fast-autoaugment:svhn ' "$la3" policy list
expect 0 '"name": "rand-augment:N,M"' "$la3" policy list --json
expect 0 'label-invariant, 25 recipes in the space torchvision' "$la3" policy show auto-augment:cifar10
expect 0 'Invert \(p 0.1\); Contrast 1 ±0.6 \(p 0.2\)' "$la3" policy show auto-augment:cifar10
expect 0 'label-invariant, 1 recipe in the space la3' "$la3" policy show op:Rotate
expect 1 "policy 'op:Rotat': the name of an operation .*did you mean 'Rotate'" "$la3" policy show op:Rotat
expect 0 '"recipe_count": 25' "$la3" policy show auto-augment:cifar10 --label any --json
expect 0 '463 more of 493 recipes' "$la3" policy show fast-autoaugment:cifar10
expect 0 '492 more of 493 recipes' "$la3" policy show fast-autoaugment:cifar10 --top 1
expect 0 'epochs 12 to 33: ' "$la3" policy show pba:cifar10
expect 1 "unknown policy 'trivial-augmnt': no such file.*did you mean 'trivial-augment'" "$la3" policy show trivial-augmnt
expect 1 "unknown policy 'what'.*one of FILE.json, none, random" "$la3" augment "$boat" --policy what --out x.png
expect 1 'a file or the name of a policy expected' "$la3" augment "$boat" --policy none --out x.png
expect 0 'named.png: ' "$la3" augment "$boat" --policy trivial-augment-wide --out named.png
expect 0 '1 label, 493 recipes, for la3' "$la3" policy export fast-autoaugment:cifar10 --to la3 --out fast.json
expect 0 'ok: 1 label, 493 recipes' "$la3" policy validate fast.json
expect 0 'the policies are the same' "$la3" policy diff fast.json fast-autoaugment:cifar10
expect 0 'the spaces differ' "$la3" policy diff fast.json auto-augment:cifar10
expect 0 'only in B, for example' "$la3" policy diff fast.json fast-autoaugment:svhn
sed '0,/"probability": [0-9.]*/s//"probability": 1.5/' fast.json >broken.json
expect 1 'broken.json:8:52: labels\[0\].recipes\[0\].steps\[0\].probability: 0 to 1 expected, found 1.5' "$la3" policy validate broken.json
expect 0 '25 recipes, for torchvision' "$la3" policy export auto-augment:svhn --to torchvision --out svhn.py
expect 0 '25 recipes, for albumentations' "$la3" policy export auto-augment:svhn --to albumentations --out svhn.py
expect 2 'a policy of triples expected, found one of recipes' "$la3" policy export auto-augment:svhn --to json-ops --out svhn.json
printf "A = x = [[('Invert', 0.1, 0.7)]]\nB = [[('Color', 0.5, 0.5)]]\n" >genotype.py
expect 1 "several policies; --name expected, one of 'A', 'B'" "$la3" policy import genotype.py --out no.json
expect 0 'sub-policies for every label; 1 label, 1 recipe written' "$la3" policy import genotype.py --name B --out b.json
expect 0 'Color 1 \(p 0.5\)' "$la3" policy show b.json

# ---- la3 policy import, export ----
pickles=$source/tests/fixtures/pickles
expect 0 'labels and their triples; 2 labels, 3 triples written to in.json' "$la3" policy import "$pickles/triples-3.pkl" --out in.json
expect 0 'ok: 2 labels' "$la3" policy validate in.json
expect 0 '"label_count": 2' "$la3" policy import "$pickles/triples-3.pkl" --labels dog,cat --out named.json --json
expect 0 '^cat' "$la3" policy show named.json
expect 0 'written to' "$la3" policy import "$pickles/triples-3.pkl" --labels 'dog , cat' --out spaced.json
expect 0 'the policies are the same' "$la3" policy diff named.json spaced.json
printf 'dog\ncat\n' >names.txt
expect 0 'written to' "$la3" policy import "$pickles/triples-0.pkl" --labels names.txt --out from-file.json
expect 0 'same labels' "$la3" policy diff named.json from-file.json
expect 1 '2 labels, but 10 names' "$la3" policy import "$pickles/triples-0.pkl" --labels shapes --out no.json
expect 1 "names with commas, a file .* found 'nmes.txt'" "$la3" policy import "$pickles/triples-0.pkl" --labels nmes.txt --out no.json
expect 0 'sub-policies for every label; 1 label, 2 recipes written' "$la3" policy import "$pickles/subpolicies-4.pkl" --out sub.json
echo "[[('Invert', 0.1, 7), ('Color', 0.5, 6)]]" >levels.txt
expect 0 'note: the levels of the operations are dropped' "$la3" policy import levels.txt --out levels.json
expect 0 'every label' "$la3" policy show sub.json
expect 1 "asks Python to run code: 'posix.system'.*nothing was run" "$la3" policy import "$pickles/code-4.pkl" --out no.json
expect 1 'a policy expected .JSON' "$la3" policy import "$boat" --out no.json
expect 1 'none.pkl: cannot open' "$la3" policy import none.pkl --out no.json
expect 1 'huge.json: [0-9]+ bytes, at most 67108864 expected' "$la3" policy import huge.json --out no.json
expect 2 "unknown value 'pickle'; one of auto, la3, .* expected" "$la3" policy import "$policy" --from pickle --out no.json
expect 2 '--out is required' "$la3" policy import "$policy"
check 'a refused import writes nothing' absent no.json
check 'no pickle ran code' absent la3-ran-code
expect 0 'a policy of la3; 3 labels' "$la3" policy import "$policy" --out same.json
expect 0 'the policies are the same' "$la3" policy diff "$policy" same.json
for library in torchvision albumentations json-ops; do
  expect 0 "out.$library: 3 labels, 24 triples, for $library" "$la3" policy export "$policy" --to $library --out out.$library
done
expect 0 '"bytes": [0-9]+' "$la3" policy export "$policy" --to json-ops --out out.json --json
expect 1 'typo.json:7:16' "$la3" policy export typo.json --to torchvision --out no.py
expect 1 'no/such.py' "$la3" policy export "$policy" --to torchvision --out no/such.py
expect 2 "unknown value 'keras'; one of la3, torchvision, .* expected" "$la3" policy export "$policy" --to keras --out no.py
expect 2 '--to is required' "$la3" policy export "$policy" --out no.py
check 'a refused export writes nothing' absent no.py

# ---- la3 bench ----
expect 0 '"images_per_s"' "$la3" bench augment --json --no-pillow --size 8 --rounds 1 --seconds 0.001
expect 0 'The policy pba:cifar10, RGB' "$la3" bench augment --policy pba:cifar10 --size 8 --rounds 1 --seconds 0.001
expect 2 'size' "$la3" bench augment --size 0
expect 2 'cuda:N expected' "$la3" bench augment --device gpu
# No such GPU, no GPU, or no CUDA in the build.
expect 1 'CUDA' "$la3" bench augment --device cuda:999 --no-pillow --size 8 --rounds 1 --seconds 0.001

# ---- la3 data info ----
mkdir -p photos/boat photos/bird && cp "$boat" photos/boat/ && cp "$source/examples/images/ladybird.png" photos/bird/
expect 0 'folder:photos: 2 labels, 2 images' "$la3" data info folder:photos
expect 0 'width      96 px' "$la3" data info folder:photos
expect 0 'holds out 25% of the images' "$la3" data info folder:photos --quick
expect 0 '1 more of 2 labels' "$la3" data info folder:photos --top 1
expect 0 '"bad_file_count": 0' "$la3" data info folder:photos --json
expect 0 'shapes: 10 labels' "$la3" data info shapes
echo hello >photos/bird/text.jpg
head -c 3000 "$boat" >photos/boat/cut.png
expect 1 'bird/text.jpg: an image expected, found text' "$la3" data info folder:photos
expect 1 'boat/cut.png: truncated PNG' "$la3" data info folder:photos --quick
expect 1 '"file": "boat/cut.png"' "$la3" data info folder:photos --json
expect 0 '2 bad files, left out' "$la3" data info folder:photos --skip-bad
mkdir photos/cat
expect 1 'none found but bad ones in .*photos/cat' "$la3" data info folder:photos
expect 1 "^la3: error: data set 'photos': a kind such as folder: is missing before the path; did you mean 'folder:photos'\?$" \
  "$la3" data info photos
expect 1 "did you mean 'folder'" "$la3" data info flder:photos
expect 1 'none: a folder' "$la3" data info cifar10:none
expect 1 'missing: data_batch_1.bin' "$la3" data info cifar10:photos
expect 2 'SPEC is required' "$la3" data info
expect 2 'subcommand is required' "$la3" data

# ---- la3 data index, shard ----
mkdir -p pets/boat pets/bird && cp "$boat" pets/boat/ && cp "$source/examples/images/ladybird.png" pets/bird/
expect 0 'pets/.la3-index: the index of 2 images in 2 folders with 0 MB$' "$la3" data index folder:pets
expect 0 'folder:pets: 2 labels, 2 images' "$la3" data info folder:pets
"$la3" data info folder:pets 2>&1 | grep -q 'not used'
check 'an index that fits is used without a word' test $? -ne 0
cp "$boat" pets/bird/second.png
expect 0 "pets/.la3-index: this index is not used: 'bird' has changed since.*la3 data index" "$la3" data info folder:pets
expect 0 'folder:pets: 2 labels, 3 images' "$la3" data info folder:pets
expect 0 '"image_count": 3' "$la3" data index folder:pets --json
expect 0 'elsewhere.index: the index of 3 images' "$la3" data index folder:pets --out elsewhere.index
expect 0 '2 labels, 3 images' "$la3" data info 'folder:pets?index=elsewhere.index'
expect 1 'none.index: cannot open' "$la3" data info 'folder:pets?index=none.index'
expect 1 'folder:DIR or shards:DIR expected' "$la3" data index shapes
expect 1 'photos: 2 bad files .*bird/text.jpg: .*boat/cut.png: ' "$la3" data index folder:photos
expect 1 'photos: 2 bad files' "$la3" data shard folder:photos --out x-shards
for command in index 'shard --out x-shards'; do
  "$la3" data $command folder:photos >said.txt 2>&1
  check "data $command names a bad file once" test "$(grep -o 'bird/text.jpg: ' said.txt | wc -l)" -eq 1
done
expect 2 'SPEC is required' "$la3" data index
expect 0 'pet-shards: 3 images in 2 shards' "$la3" data shard folder:pets --out pet-shards --per-shard 2
expect 0 'shards:pet-shards: 2 labels, 3 images' "$la3" data info shards:pet-shards
expect 0 'pet-shards/.la3-index: the index of 3 images in 2 shards' "$la3" data index shards:pet-shards
expect 1 'pet-shards: a new or empty folder expected' "$la3" data shard folder:pets --out pet-shards
expect 2 '--out is required' "$la3" data shard folder:pets
expect 2 'per-shard' "$la3" data shard folder:pets --out x-shards --per-shard 0
head -c 6000 pet-shards/train/train-000000.tar >cut.tar && mv cut.tar pet-shards/train/train-000000.tar
expect 1 'train-000000.tar: byte [0-9]+: not a whole tar file' "$la3" data info shards:pet-shards
expect 1 'pets: .tar files expected, found none' "$la3" data info shards:pets
expect 0 'written to' "$la3" policy import "$pickles/triples-3.pkl" --labels folder:pets --out pets.json

# ---- la3 construct ----
wanted='an evaluations.jsonl is wanted, as `la3 search` and `la3 run` write it$'
expect 1 "^la3: error: .*policy.json:1: a line of JSON expected, found a mistake at column .*; $wanted" "$la3" construct --evaluations "$policy" --out x.json
expect 1 "^la3: error: .*sailing-boat.png:1: a line of JSON expected, found .*; $wanted" "$la3" construct --evaluations "$boat" --out x.json
expect 1 "^la3: error: .: a plain file expected, found a folder; $wanted" "$la3" construct --evaluations . --out x.json

# ---- la3 manual ----
"$la3" manual >la3.1
for command in construct augment 'policy show' 'bench augment' 'data get' report completion; do
  check "the manual page has a section on la3 $command" grep -q "^\.SS la3 $command" la3.1
done
check 'the manual page does not tell of itself' bash -c '! grep -q "la3 manual" la3.1'
check 'help does not tell of the manual page' bash -c '! "$1" --help | grep -q manual' - "$la3"
if command -v groff >/dev/null; then
  check 'groff has nothing to say about it' test -z "$(groff -ww -man -Tutf8 -z la3.1 2>&1)"
fi

# ---- la3 report ----
mkdir run empty && cp "$policy" run/policy.json
expect 0 'run/report.html: [0-9]+ kB' "$la3" report run
check 'the report is in the folder of the run' test -s run/report.html
expect 0 'other.html: [0-9]+ kB' "$la3" report run --out other.html
expect 0 '"bytes": [0-9]+' "$la3" report run --json
cp "$boat" photo.png
expect 2 '^la3: error: --out photo.png: a file named .html expected$' "$la3" report run --out photo.png
check 'no page replaces a photo' cmp -s "$boat" photo.png
expect 0 'other.HTML: [0-9]+ kB' "$la3" report run --out other.HTML
expect 1 'empty: the folder of a run expected, found neither run.json' "$la3" report empty
mkdir -p no_run/train/cat
expect 1 'no_run: the folder of a run expected, found neither run.json' "$la3" report no_run
check 'images are no run' test ! -e no_run/report.html
expect 1 'gone: the folder of a run expected, found nothing there' "$la3" report gone
echo '{"labels": [' >run/policy.json
expect 1 'run/policy.json:[0-9]+:[0-9]+: ' "$la3" report run
expect 2 'RUN_DIR is required' "$la3" report

# ---- la3 compare ----
training() { # training FOLDER POLICY SEED CORRECT EPOCHS: of 1,000 test images
  mkdir -p "$1"
  printf 'seed = %s\n\n[train]\ndata = "shapes"\nnetwork = "wrn-10-1"\npolicy = "%s"\nepochs = %s\n' "$3" "$2" "$5" >"$1/config.toml"
  printf '{"network": "wrn-10-1", "data": "shapes", "policy": "%s", "epochs": %s, "seed": %s, "test": {"images": 1000,
    "accuracy": %s, "labels": [{"label": "a", "images": 1000, "recall": %s}]}}' "$2" "$5" "$3" "$4" "$4" >"$1/result.json"
}
training t/n0 none 0 70.1 30 && training t/n1 none 1 70.3 30 && training t/m0 dir/mine.json 0 75.2 30
training t/m1 dir/mine.json 1 75.5 30
expect 0 "'mine.json' gains 5.15 points over no policy: 75.35% against 70.20% .*from 2 seeds each" "$la3" compare t
expect 0 'older la3, without predictions.bin; so intervals count seeds only' "$la3" compare t
expect 0 'No policy loses 5.15 points against' "$la3" compare t/n0 t/n1 t/m0 t/m1 --baseline mine.json
expect 0 "^- Train with 'mine.json': accuracy is clearly higher than with no policy.\$" "$la3" compare t
expect 0 '"outcome": "gain"' "$la3" compare t --json
also '"next_steps": '
expect 0 '^change of recall by label, in points; . is clear, the rest may be chance$' "$la3" compare t --labels
also '^  1 mine.json$'
also '^label  *1 *$'
also '^a  *\+5\.[12][* ]$'
expect 0 'page: page.html' "$la3" compare t --html page.html
check 'the page is there' grep -q 'la3 report</title>' page.html
expect 2 '^la3: error: --html t: a file named .html expected$' "$la3" compare --html t t
expect 1 "baseline: one of 'none', 'mine.json' expected, found 'mine'" "$la3" compare t --baseline mine
expect 0 'one policy only' "$la3" compare t/n0 t/n1
training t/m2 dir/mine.json 2 75 40
expect 1 't/m2/config.toml: epochs: 30 expected, as in t/m0/config.toml, found 40' "$la3" compare t
expect 1 'gone: the folder of a training or a run expected, found nothing there' "$la3" compare gone
expect 2 'DIR is required' "$la3" compare

# ---- la3 data export, and progress as JSON ----
expect 0 'exported/test: 2000 images' "$la3" data export shapes --out exported/
expect 0 '^folder:exported: 10 labels' "$la3" data info folder:exported
check 'every split has its images' test "$(find exported -name '*.png' | wc -l)" -eq 3500
expect 1 'exported: is there already; a new folder expected' "$la3" data export shapes --out exported
expect 1 'no-folder' "$la3" data export folder:no-folder --out x
expect 1 '^la3: error: /dev/null: a folder expected, found something else$' "$la3" data export shapes --out /dev/null/x
rmdir photos/cat
expect 1 '2 bad files .*--skip-bad leaves them out' "$la3" data export folder:photos --out x
expect 0 '^2 bad files left out' "$la3" data export folder:photos --out good --skip-bad
expect 0 '^folder:good: 2 labels, 2 images' "$la3" data info folder:good
# No file may have a byte: much like a full disk.
expect 1 '/train/.*/[0-9]+.png: cannot write: File too large$' \
  bash -c "trap '' XFSZ; ulimit -f 0; '$la3' data export shapes --out x"
check 'nothing half-written stays' test ! -e x -a ! -e x.unfinished
begun='[ -e stopped.unfinished/.la3-unfinished ]'
for command in export shard; do
  expect 130 '^interrupted; nothing is left of stopped$' stopped INT "$begun" "$la3" data $command shapes --out stopped --threads 1
  expect 130 '^interrupted; nothing is left of stopped$' stopped TERM "$begun" "$la3" data $command shapes --out stopped --threads 1
  check "an interrupted data $command leaves nothing" test ! -e stopped -a ! -e stopped.unfinished
  expect 137 '' stopped KILL "$begun" "$la3" data $command shapes --out stopped --threads 1
  check "a killed data $command leaves something" test -e stopped.unfinished
  expect 0 '^stopped' "$la3" data $command shapes --out stopped
  check 'which the next one removes' test ! -e stopped.unfinished -a ! -e stopped/.la3-unfinished
  rm -rf stopped && mkdir stopped.unfinished && echo mine >stopped.unfinished/letter
  expect 1 'stopped.unfinished: is in the way' "$la3" data $command shapes --out stopped
  check "data $command removes nothing of the user's" test -e stopped.unfinished/letter
  rm -rf stopped.unfinished
done
expect 0 '^\{"event":"note","text":"inverted.png: Invert"\}$' "$la3" --progress json augment "$source/examples/images/ladybird.png" --ops Invert --out inverted.png
expect 2 'progress' "$la3" --progress xml data info shapes

# ---- output that cannot be written ----
expect 1 'cannot write' bash -c "'$la3' policy show '$policy' >/dev/full"

summary
