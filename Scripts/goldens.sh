#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the tests once to write the goldens and once more to compare with them. Never in CI: a
# golden that a machine accepts by itself proves nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n "${CI:-}" ]]; then
  echo "goldens: CI compares goldens, it never writes them" >&2
  exit 1
fi
# While recording, a test may complain that it has recorded; the second run decides.
ALMANAC_RECORD=1 swift test || echo "goldens: recorded with complaints; comparing now" >&2
swift test
git status --short -- Tests
