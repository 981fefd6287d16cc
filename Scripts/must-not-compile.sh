#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Type-checks every file of Tests/MustNotCompile against the built modules. Each has to be refused
# with the message in its second line, and has to be accepted without the line marked `// refused`,
# so that it cannot fail for another reason.
#
# Usage: Scripts/must-not-compile.sh [BUILD]       BUILD: .build (after `swift build`)
set -euo pipefail
cd "$(dirname "$0")/.."

modules="${1:-.build}/debug/Modules"
[[ -d "$modules" ]] || { echo "no built modules in $modules; run swift build first" >&2; exit 1; }
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

typecheck() { swiftc -typecheck -swift-version 6 -I "$modules" "$1" 2>&1; }

complain() { echo "$1: $2" >&2; printf '%s\n' "$3" | sed 's/^/    /' >&2; }

# Succeeds when the file is refused as expected.
verify() {
  local file="$1" expected output
  expected="$(sed -n '2s|^// error: ||p' "$file")"
  [[ -n "$expected" ]] || { complain "$file" "line 2 names no error" ""; return 1; }
  grep -q '// refused$' "$file" || { complain "$file" "no line is marked" ""; return 1; }
  if output="$(typecheck "$file")"; then
    complain "$file" "compiles, but must not" ""
    return 1
  fi
  if [[ "$output" != *"$expected"* ]]; then
    complain "$file" "is refused for another reason than: $expected" "$output"
    return 1
  fi
  grep -v '// refused$' "$file" >"$work/accepted.swift"
  if ! output="$(typecheck "$work/accepted.swift")"; then
    complain "$file" "is refused even without its marked line" "$output"
    return 1
  fi
}

passed=0 failed=0
for file in Tests/MustNotCompile/*.swift; do
  if verify "$file"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
done
echo "$passed passed, $failed failed"
[[ "$failed" -eq 0 && "$passed" -gt 0 ]]
