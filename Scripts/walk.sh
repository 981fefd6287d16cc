#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Random walks from other seeds than those of `make test`, and five times as long: thousands of
# inputs, each followed by checks of a few laws, through the engine natively and in Chromium.
#
# Usage: Scripts/walk.sh [SEED]      a new one when none is given; WALK_SCALE=5 times as far
# A seed is worth noting when a walk fails: with it the same walk fails again.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly seed="${1:-$RANDOM}"
export WALK_SEED="$seed" WALK_SCALE="${WALK_SCALE:-5}"

echo "walk: seed $seed, $WALK_SCALE times as far as in make test"
Scripts/test.py setup wasm build web
failed=0
# The suites whose seeds WalkPlan gives.
walks='RandomWalk|PresetWalk|EditingWalk|TimelineGroups|FreeTime|Mirror|MirrorLaw|TwoWayLaw|BoundValue'
walks+='|Convergence|Undo|SyncSession'
ALMANAC_OPTIMIZED=1 swift test --scratch-path .build-tests --skip-build --filter "($walks)Tests" \
  || failed=1
.venv/bin/python -m pytest -q -p no:cacheprovider -n 2 --dist worksteal \
  Tests/Browser/test_random_walk.py Tests/Browser/test_preset_walks.py Tests/Browser/test_one_engine.py \
  || failed=1
if [[ "$failed" -ne 0 ]]; then echo "walk: seed $seed found something; make walk SEED=$seed shows it again"; fi
exit "$failed"
