#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A program that links the engine must not need Foundation: anything that a source file or the
# compiler's autolink entries bring in appears among the libraries of the linked program.
#
# Usage: Scripts/linkage.sh [BUILD]       BUILD: .build (after `swift build`)
set -euo pipefail
cd "$(dirname "$0")/.."

build="${1:-.build}/debug"
[[ -d "$build/Modules" ]] || { echo "no build in $build; run swift build first" >&2; exit 1; }
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# The objects of the present sources; a build folder also keeps those of deleted ones.
objects() {
  python3 - "$build" "$@" <<'PY'
import json, sys
build, *modules = sys.argv[1:]
for module in modules:
    with open(f"{build}/{module}.build/output-file-map.json") as file:
        for entry in json.load(file).values():
            if "object" in entry:
                print(entry["object"])
PY
}

# Links a one-line program with the given modules and prints the libraries it needs.
libraries() {
  local source="$1" linked
  shift
  printf '%s\n' "$source" >"$work/main.swift"
  mapfile -t linked < <(if [[ $# -gt 0 ]]; then objects "$@"; fi)
  swiftc -swift-version 6 -I "$build/Modules" "$work/main.swift" "${linked[@]}" -lm \
    -o "$work/program"
  readelf -d "$work/program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'
}

needs_foundation() { grep -i foundation <<<"$1"; }

# The check has to be able to fail.
control="$(libraries 'import Foundation; print(Date())')"
if ! needs_foundation "$control" >/dev/null; then
  echo "linkage: even the control needs no Foundation" >&2
  exit 1
fi

needed="$(libraries 'import CalendarEngine' CivilTime CalendarModel CalendarEngine)"
[[ -n "$needed" ]] || { echo "linkage: no libraries were listed" >&2; exit 1; }
if needs_foundation "$needed"; then
  echo "linkage: a program with CalendarEngine needs Foundation" >&2
  exit 1
fi
echo "linkage: the engine needs only $(tr '\n' ' ' <<<"$needed")"
