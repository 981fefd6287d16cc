#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the documentation of every public module with the toolchain's own docc: .build/docs/MODULE.
# A link that leads nowhere is an error. Usage: Scripts/docs.sh [MODULE]...
set -euo pipefail
cd "$(dirname "$0")/.."

# The graphs live and die with the build that writes them: an unchanged module writes none.
readonly scratch=.build-docs
readonly graphs=$scratch/symbol-graphs
readonly all=(
  CivilTime CalendarModel CalendarStreaks CalendarEngine CalendarRecords CalendarSync CalendarFoundation
  CalendarClient CalendarDrawing CalendarHost CalendarSVG CalendarTerminal CalendarWeb
)

build_graphs() {
  mkdir -p "$graphs"
  swift build --scratch-path "$scratch" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$PWD/$graphs" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public
}

convert() {
  local module="$1" catalog="Sources/$1/$1.docc" own="$scratch/graph-of-$1" input=()
  if [[ -d "$catalog" ]]; then input=("$catalog"); fi
  rm -rf "$own"
  mkdir -p "$own" .build/docs
  cp "$graphs/$module.symbols.json" "$own/"
  find "$graphs" -name "$module@*.symbols.json" -exec cp {} "$own/" \;
  docc convert "${input[@]}" --additional-symbol-graph-dir "$own" \
    --fallback-display-name "$module" --fallback-bundle-identifier "almanac.$module" \
    --output-path ".build/docs/$module" --warnings-as-errors
}

if [[ $# -eq 0 ]]; then set -- "${all[@]}"; fi
build_graphs
for module in "$@"; do
  if [[ -d "Sources/$module" ]]; then convert "$module"; fi
done
echo "docs: .build/docs"
