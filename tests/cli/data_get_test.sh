#!/usr/bin/env bash
# `la3 data get` against a server on this machine: data_get_test.sh LA3
# Exit code 77 (skipped) without Python, or if the build has no libcurl or libarchive.
set -u
la3=$(realpath "$1") here=$(realpath "$(dirname "$0")")
[ -x "$la3" ] || { echo "$la3: no program"; exit 1; }
command -v python3 >/dev/null || { echo 'no python3'; exit 77; }
unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
work=$(mktemp -d)
server=
finish() {
  [ -n "$server" ] && kill "$server" 2>/dev/null && wait "$server" 2>/dev/null
  rm -rf "$work"
}
trap finish EXIT
cd "$work" || exit 1
. "$here/expect.sh"
absent() { [ ! -e "$1" ]; }
wait_for() { # wait_for COMMAND...: until it succeeds, ten seconds at most
  for _ in $(seq 200); do "$@" 2>/dev/null && return; sleep 0.05; done
  return 1
}

mkdir server
python3 "$here/data_get_server.py" server &
server=$!
wait_for test -e server/port || { echo 'the server does not start'; exit 1; }
at=http://127.0.0.1:$(cat server/port)
good=$(md5sum <server/good.tar.gz | cut -d' ' -f1) evil=$(md5sum <server/evil.tar.gz | cut -d' ' -f1)
half=$(($(stat -c %s server/good.tar.gz) / 2))
set_folder=cifar-10-batches-bin part=cifar-10-binary.tar.gz.part
mkdir expected && tar -xzf server/good.tar.gz -C expected

get_with() { # get_with CHECKSUM ARGUMENTS...
  local checksum=$1
  shift
  timeout 60 "$la3" data get cifar10 --checksum "$checksum" "$@"
}
get() { get_with "$good" "$@"; }
whole() { # whole DIR: the data set is there, and nothing else
  diff -r "expected/$set_folder" "$1/$set_folder" && [ "$(ls -A "$1")" = "$set_folder" ]
}
asked() { grep -qE -- "$1" server/log; }

out=$(get --out probe --from "$at/unsized/probe" 2>&1)
if grep -q 'built without' <<<"$out"; then echo "$out"; exit 77; fi

# ---- a good server ----
expect 0 'cifar10: 7 files, 0.4 MB, in a/cifar-10' get --out a --from "$at/plain/f"
check 'the data set is there, the archive is gone' whole a
expect 0 'already there' get --out a --from "$at/plain/f"
expect 0 'already there' get --out "a/$set_folder" --from "$at/plain/f"
check 'what is there is not asked for again' test "$(grep -c plain server/log)" -eq 1
expect 0 'la3 data info cifar10:b/c$' get --out b/c --from "$at/moved/f"
expect 0 "la3 data info 'cifar10:b c'" get --out 'b c' --from "$at/plain/f"
expect 0 '"spec": "cifar10:j"' get --out j --from "$at/plain/f" --json
check '--json prints JSON and nothing else on stdout' python3 -c 'import json, sys; json.load(sys.stdin)' \
  < <(get --out j --from "$at/plain/f" --json 2>/dev/null)
check '--quiet says nothing' test -z "$(get --out q --from "$at/plain/f" --quiet 2>&1)"
expect 0 '7 files' get --out u --from "$at/unsized/f"
expect 0 '7 files' get_with none --out n --from "$at/plain/f"
expect 0 '7 files' get_with "${good^^}" --out upper --from "$at/plain/f"
check 'progress on a terminal is one line' test "$(
  script -qec "'$la3' data get cifar10 --checksum $good --out tty --from $at/plain/f" /dev/null </dev/null | grep -c downloading)" -eq 1

# ---- broken connections ----
expect 0 'trying again in 1 s' get --out cut --from "$at/cut/f"
check 'a cut download is continued' whole cut
check 'from where it was cut, if unchanged' asked "^/cut/f bytes=$half- \"v1\"$"
expect 0 'starting over' get --out norange --from "$at/cutnorange/f"
check 'a server without ranges gives everything again' whole norange
expect 1 'connection broke' get --out always --from "$at/alwayscut/f" --retries 1
check 'what came is kept' test "$(stat -c %s always/$part)" -eq "$half"
expect 0 '7 files' get --out always --from "$at/plain/f"
check 'a mirror continues it' asked "^/plain/f bytes=$half- None$"
expect 0 '7 files' get --out unmarked --from "$at/unmarked/f"
check 'without a mark of the version too, as a checksum follows' asked "^/unmarked/f bytes=$half- None$"
expect 0 '7 files' get_with none --out unmarked2 --from "$at/unmarked/2"
check 'without a checksum it is not' test "$(grep -c '^/unmarked/2 None' server/log)" -eq 2
expect 1 'no data for 1 s' get --out stall --from "$at/hang/1" --timeout 1 --retries 0
expect 0 'trying again' get --out stall2 --from "$at/hang/2" --timeout 1
check 'a stalled download is continued' whole stall2
expect 0 'HTTP status 503.*; trying again' get --out busy --from "$at/busy/f"
expect 0 'starting over' get --out changed --from "$at/changed/f"
check 'a file that changed is taken anew' whole changed
expect 0 'wrong checksum; starting over' get --out secret --from "$at/secretlychanged/f"
check 'also if only the checksum tells' whole secret
expect 0 '7 files' get --out shifted --from "$at/shifted/f"
check 'a wrong range is not believed' whole shifted

for signal in INT TERM KILL; do
  env --default-signal=INT "$la3" data get cifar10 --checksum "$good" --out "kill$signal" --from "$at/hang/$signal" 2>/dev/null &
  killed=$!
  wait_for eval "[ \"\$(stat -c %s kill$signal/$part)\" -eq $half ]"
  kill -"$signal" "$killed"
  wait "$killed" 2>/dev/null
  check "$signal leaves the part" test "$(stat -c %s "kill$signal/$part")" -eq "$half"
  check "$signal leaves no data set" absent "kill$signal/$set_folder"
  expect 0 '7 files' get --out "kill$signal" --from "$at/hang/$signal"
  check "after $signal it goes on" whole "kill$signal"
  check "after $signal it asks for the rest only" asked "^/hang/$signal bytes=$half- \"v1\"$"
done
mkdir done && cp server/good.tar.gz "done/$part"
expect 0 '7 files' get --out done --from "$at/missing/f"
check 'a part that is whole needs no server' whole done
mkdir done2 && cp server/good.tar.gz "done2/$part" && printf '%s\n"v1"\n' "$at/plain/f" >"done2/$part.from"
expect 0 '7 files' get_with none --out done2 --from "$at/plain/f"
check 'a whole part is not loaded again' asked "^/plain/f bytes=$(stat -c %s server/good.tar.gz)- \"v1\"$"
mkdir longer && cat server/good.tar.gz server/good.tar.gz >"longer/$part"
expect 0 '7 files' get --out longer --from "$at/plain/f"

# ---- servers that do not give the file ----
expect 1 'missing/f: the server answers HTTP status 404 \(not found\)' get --out x --from "$at/missing/f"
expect 1 'at most 5 redirects' get --out x --from "$at/loop/f"
expect 1 'http or https expected' get --out x --from "$at/tofile/f"
expect 1 'HTTP status 200 expected, found 206' get --out x --from "$at/unasked/f"
expect 1 'at most 1073741824 bytes expected, found 10000000000000' get --out x --from "$at/huge/f"
expect 1 'cannot connect' get --out x --from http://127.0.0.1:1/f
expect 1 'no server of this name' get --out x --from "http://$(printf 'a%.0s' {1..70}).test/f"
expect 1 'no secure connection' get --out x --from "https://${at#http://}/f"
expect 1 'cannot connect .*--from takes another address' \
  env https_proxy=http://127.0.0.1:1 timeout 60 "$la3" data get cifar10 --out x
expect 1 '^la3: error: http://127' get --out x --from "http://me:secret@127.0.0.1:1/f"
check 'no failure left a data set' absent "x/$set_folder"
check 'nor anything else, as nothing came' test -z "$(ls -A x)"

# ---- wrong content ----
expect 1 "MD5 checksum $good expected, found [0-9a-f]{32}; what came is kept as w/cifar-10-binary.tar.gz.bad" \
  get --out w --from "$at/wrong/f"
check 'a wrong download is set aside' test "$(ls -A w)" = cifar-10-binary.tar.gz.bad
expect 1 'checksum .* found d41d8cd98f00b204e9800998ecf8427e' get --out empty --from "$at/empty/f"
expect 1 'archive expected' get_with none --out w2 --from "$at/wrong/f"
expect 1 "entry '../escaped' refused" get_with "$evil" --out evil/in --from "$at/evil/f"
check 'nothing escapes' absent evil/escaped
check 'nor is anything half extracted' test "$(ls -A evil/in | grep -v part)" = ''
expect 0 '7 files' get --out w --from "$at/plain/f"

# ---- from a file ----
expect 0 '7 files' get --out file --from server/good.tar.gz
check 'the data set is there' whole file
check 'the archive stays' test -e server/good.tar.gz
expect 1 'c32a1d4ab5d03f1284b67883e8d87530 expected, found' timeout 60 "$la3" data get cifar10 --out x --from server/good.tar.gz
expect 1 '03b5dce01913d631647c71ecec9e9cb8 expected, found' timeout 60 "$la3" data get cifar100 --out x --from server/good.tar.gz
expect 1 'none.tar.gz: cannot open' get --out x --from none.tar.gz
expect 1 'no file' get --out x --from server
head -c 9999 server/good.tar.gz >short.tar.gz
expect 1 'short.tar.gz: .*archive expected' get_with none --out x --from short.tar.gz
expect 1 'files of cifar100 expected' timeout 60 "$la3" data get cifar100 --out x --from server/good.tar.gz --checksum none
check 'no failure left anything' test -z "$(ls -A x | grep -v part)"

# ---- folders that will not do ----
mkdir -p other/$set_folder && echo mine >other/$set_folder/mine
expect 1 "no file 'data_batch_1.bin'; move it away" get --out other --from server/good.tar.gz
check 'it is left alone' test "$(cat other/$set_folder/mine)" = mine
echo x >plain-file
expect 1 'plain-file: a folder expected, found a file$' get --out plain-file/d --from server/good.tar.gz
expect 1 'plain-file: a folder expected, found a file$' get --out plain-file --from server/good.tar.gz
expect 1 'cannot (make this folder|open)' get --out /sys/la3 --from "$at/plain/f"
expect 1 'another la3' flock a bash -c "rm -r a/$set_folder; exec timeout 60 '$la3' data get cifar10 --out a --from $at/plain/f"
full() { (trap '' XFSZ; ulimit -f 100; get "$@"); } # a disk that takes 100 KiB a file
expect 1 "full/$part: cannot write: File too large" full --out full --from "$at/plain/f"
expect 0 '7 files' get --out full --from "$at/plain/f"
check 'once there is room it goes on' whole full
small() { (trap '' XFSZ; ulimit -f 20; get "$@"); }
expect 1 'data_batch_1.bin: cannot write: File too large' small --out small --from server/good.tar.gz
check 'a failed extraction leaves nothing' test -z "$(ls -A small)"

# ---- wrong usage ----
expect 2 'NAME' "$la3" data get
expect 2 'NAME' "$la3" data get cifar11
expect 2 "32 .*digits or 'none' expected as checksum, found 'abc'" get_with abc
expect 2 'http or https' get --from ftp://127.0.0.1/f
expect 2 'http or https' get --from file:///etc/passwd
expect 2 'timeout' get --timeout 0
expect 2 'retries' get --retries -1

summary
