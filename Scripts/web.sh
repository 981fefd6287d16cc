#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Assembles Web/dist from the static files of Web/: plain ES modules. The wasm modules that
# Scripts/wasm.sh put there are kept.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p Web/dist
find Web/dist -mindepth 1 -maxdepth 1 ! -name '*.wasm' -exec rm -rf {} +
python3 Scripts/assemble_web.py
python3 Scripts/export_phrases.py
python3 Scripts/docs_pages.py
python3 Scripts/list_web.py
