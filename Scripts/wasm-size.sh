#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Fails when the shipped module has grown over what a page may have to load, gzipped.
# Usage: Scripts/wasm-size.sh [FILE]       (Web/dist/almanac.wasm, after Scripts/wasm.sh)
set -euo pipefail
cd "$(dirname "$0")/.."

readonly limit=61440
readonly file="${1:-Web/dist/almanac.wasm}"

size="$(gzip -9nc "$file" | wc -c)"
echo "$file: $size of $limit bytes gzipped"
if [[ "$size" -gt "$limit" ]]; then
  echo "wasm-size: $file is too large" >&2
  exit 1
fi
