#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Fails when what the element makes a page fetch has grown over the limit, each file gzipped.
# Usage: Scripts/web-size.sh       (after make web)
set -euo pipefail
cd "$(dirname "$0")/../Web/dist"

readonly limit=60000

total=0
for file in almanac.wasm element/*.js element/*.css; do
  size="$(gzip -9nc "$file" | wc -c)"
  total=$((total + size))
  printf '%7d  %s\n' "$size" "$file"
done
echo "$total of $limit bytes gzipped"
if [[ "$total" -gt "$limit" ]]; then
  echo "web-size: the element has grown too large" >&2
  exit 1
fi
