#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds what has changed and opens the calendar in a browser, over a database of one's own.
#
# Usage: Scripts/run.sh [what `almanac serve` takes]...     such as --demo or --database PATH
# PORT=N serves there; otherwise it is 8080, or a free port when that is taken.
#
# It is meant to be ready quickly. The program is a debug build, fast enough for one person, that
# reads its pages from Web/dist, so both are built side by side. Only the engines that the first
# page loads are built: the whole engine can do everything that the pickers' engines do, and
# replaces them. `make build` makes the program to keep, with every engine.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly stamp=Web/dist/.made-from
readonly scratch=.build-run

say() { echo "run: $*" >&2; }

# What the pages and their engines are made from; four modules are not part of them.
fingerprint() {
  {
    find Sources Web Scripts \
      \( -name CalendarFoundation -o -name CalendarDrawing -o -name CalendarSVG \
      -o -name CalendarTerminal -o -name dist -o -name __pycache__ \) -prune -o -type f -print0 \
      | sort -z | xargs -0 sha256sum
    sha256sum Package.swift
    swift --version 2>/dev/null
  } | sha256sum | cut -d' ' -f1
}

make_pages() {
  local now
  now="$(fingerprint)"
  [[ "$(cat "$stamp" 2>/dev/null)" == "$now" ]] && return 0
  # The bytes that wasm-opt saves matter only over a network.
  WASM_OPT=0 Scripts/wasm.sh whole streaks wording typing sync
  stand_in_for picker
  stand_in_for field
  Scripts/web.sh
  echo "$now" >"$stamp"
}

# Replaces a smaller engine by the whole one.
stand_in_for() {
  cp Web/dist/almanac.wasm "Web/dist/almanac-$1.wasm.part"
  mv "Web/dist/almanac-$1.wasm.part" "Web/dist/almanac-$1.wasm"
}

# One module at a time, without data for editors and debuggers: little more than half the work of a
# usual debug build. It has a folder of its own, because builds with other options would be redone.
make_program() {
  swift build --package-path Apps --scratch-path "$scratch" --product almanac --disable-index-store \
    -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 1
}

is_taken() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

port() {
  if [[ -n "${PORT:-}" ]]; then
    echo "$PORT"
  elif is_taken 8080; then
    echo 0
  else
    echo 8080
  fi
}

# fail WHAT LOG: shows why something could not be built.
fail() {
  cat "$2" >&2
  say "$1 could not be built"
  exit 1
}

say "1/2 building the program, and the engine for browsers (three to four minutes the first time)"
mkdir -p "$scratch"
# A process group of its own, so that nothing keeps building when the program cannot be built.
set -m
make_pages >"$scratch/pages.log" 2>&1 &
pages=$!
set +m
trap 'kill -- "-$pages" 2>/dev/null || true' EXIT
make_program 2>&1 | tee "$scratch/program.log" | sed -unE '/^(\[|Fetching)/p' >&2 \
  || fail "the program" "$scratch/program.log"
wait "$pages" || fail "the engine for browsers" "$scratch/pages.log"

say "2/2 opening the calendar (Ctrl-C ends it)"
exec "$scratch/debug/almanac" serve --open --assets Web/dist --port "$(port)" "$@"
