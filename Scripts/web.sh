#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Assembles Web/dist from the static files of Web/: plain ES modules, nothing to bundle. The wasm
# modules that Scripts/wasm.sh put there stay.
set -euo pipefail
cd "$(dirname "$0")/../Web"

mkdir -p dist
find dist -mindepth 1 -maxdepth 1 ! -name '*.wasm' -exec rm -rf {} +
for entry in *; do
  case "$entry" in
    dist | tests | '*') ;;
    *) cp -R "$entry" dist/ ;;
  esac
done
echo "Web/dist: $(find dist -type f | wc -l) files"
