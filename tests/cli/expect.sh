# What the command tests share; sourced by them.
passed=0 failed=0

# Few images are enough for most tests, which start la3 a hundred times.
few_shapes='shapes?validation=10&test=10'

# expect CODE PATTERN COMMAND...: the exit code, and a line of the output (both streams) that matches.
expect() {
  local code=$1 pattern=$2 status
  shift 2
  out=$("$@" 2>&1) && status=0 || status=$?
  if [ "$status" -eq "$code" ] && grep -qE -- "$pattern" <<<"$out"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n  expected exit code %s and /%s/, found exit code %s and:\n%s\n' "$*" "$code" "$pattern" "$status" "$out"
  fi
}

# also PATTERN: another line of the output of the last command that was expected.
also() { expect 0 "$1" echo "$out"; }

# check WHAT COMMAND...: the command succeeds.
check() {
  local what=$1
  shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $what"; fi
}

# stopped SIGNAL CONDITION COMMAND...: sends the signal to the command as soon as the condition, a piece of bash, holds.
# Returns the command's exit code, 128 and the signal's number if it died of it.
stopped() {
  local signal=$1 condition=$2 pid
  shift 2
  "$@" &
  pid=$!
  until eval "$condition" || ! kill -0 $pid 2>/dev/null; do sleep 0.01; done
  kill -"$signal" $pid 2>/dev/null
  wait $pid 2>/dev/null
}

# draw HIGHEST: a random number from 0 to there in `drawn`. LA3_TEST_SEED=N in the environment repeats the numbers of a
# test that failed; it prints its N. Not for $(...): a subshell has random numbers of its own.
: "${LA3_TEST_SEED:=$((RANDOM * 32768 + RANDOM))}"
RANDOM=$LA3_TEST_SEED
draw() { drawn=$(python3 -c "print(f'{$RANDOM / 32767 * $1:.3f}')"); }

# The closing line; fails if anything did.
summary() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
