# What the command tests share; sourced by them.
passed=0 failed=0

# expect CODE PATTERN COMMAND...: the exit code, and a line of the output (both streams) that matches.
expect() {
  local code=$1 pattern=$2 out status
  shift 2
  out=$("$@" 2>&1) && status=0 || status=$?
  if [ "$status" -eq "$code" ] && grep -qE -- "$pattern" <<<"$out"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n  expected exit code %s and /%s/, found exit code %s and:\n%s\n' "$*" "$code" "$pattern" "$status" "$out"
  fi
}

# check WHAT COMMAND...: the command succeeds.
check() {
  local what=$1
  shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $what"; fi
}

# The closing line; fails if anything did.
summary() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
