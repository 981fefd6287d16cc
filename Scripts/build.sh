#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the program to keep, with all web pages inside, and leaves it at bin/almanac.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { echo "build: $*" >&2; }

say "the engine for browsers"
Scripts/wasm.sh whole picker field streaks wording typing >&2
Scripts/web.sh >&2
Scripts/embed_web.py >&2

say "the program, optimised (three to nine minutes the first time)"
swift build --package-path Apps -c release --product almanac --static-swift-stdlib >&2

mkdir -p bin
# Copied under another name, then renamed: a running bin/almanac is not disturbed.
cp "$(swift build --package-path Apps -c release --show-bin-path)/almanac" bin/almanac.part
strip bin/almanac.part 2>/dev/null || true
mv bin/almanac.part bin/almanac
say "bin/almanac: $(wc -c <bin/almanac) bytes"
