#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds what has changed and opens the calendar in a browser, over a database of one's own.
#
# Usage: Scripts/run.sh [what `almanac serve` takes]...     such as --demo or --database PATH
# PORT=N serves there; otherwise it is 8080, or a free port when that is taken. A debug build: it
# is ready soon, and fast enough for one person. `make build` makes the one to keep.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly stamp=Web/dist/.made-from
readonly steps=3

say() { echo "run: $*" >&2; }

fingerprint() {
  {
    find Sources Web Scripts -name dist -prune -o -name __pycache__ -prune -o -type f -print0 \
      | sort -z | xargs -0 sha256sum
    sha256sum Package.swift
    swift --version 2>/dev/null
  } | sha256sum | cut -d' ' -f1
}

# The probe is for tests only.
make_pages() {
  local now
  now="$(fingerprint)"
  [[ "$(cat "$stamp" 2>/dev/null)" == "$now" ]] && return 0
  say "1/$steps building the engine for browsers (a minute the first time)"
  Scripts/wasm.sh whole picker field streaks >&2
  Scripts/web.sh >&2
  echo "$now" >"$stamp"
}

make_program() {
  Scripts/embed_web.py >&2
  say "2/$steps building the program (two minutes the first time)"
  swift build --package-path Apps --product almanac >&2
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

make_pages
make_program
say "3/$steps opening the calendar (Ctrl-C ends it)"
exec Apps/.build/debug/almanac serve --open --port "$(port)" "$@"
