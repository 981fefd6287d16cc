#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# swift-format over all Swift sources. Usage: Scripts/lint.sh [--fix]
set -euo pipefail
cd "$(dirname "$0")/.."

folders=(Package.swift)
for folder in Sources Tests Scripts/Options Scripts/Pictures Examples Apps/Sources Apps/Tests Apps/Package.swift Benchmarks/Sources Benchmarks/Package.swift; do
  if [[ -e "$folder" ]]; then folders+=("$folder"); fi
done

if [[ "${1:-}" == --fix ]]; then
  swift format --in-place --parallel --recursive "${folders[@]}"
else
  swift format lint --strict --parallel --recursive "${folders[@]}"
fi
