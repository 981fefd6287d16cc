#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the wasm runtime natively, with the undefined-behaviour checks on, and stresses it.
# Usage: Scripts/test-runtime.sh            CC=... picks the compiler (default: gcc, else clang)
set -euo pipefail
cd "$(dirname "$0")/.."

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

compiler="${CC:-$(command -v gcc || command -v clang)}"
"$compiler" -std=gnu11 -O1 -g -Wall -Wextra -Werror -DRT_HOST_TEST \
  -fsanitize=undefined -fno-sanitize-recover=undefined \
  -ISources/CWasmRuntime/include \
  Sources/CWasmRuntime/*.c Tests/RuntimeTests/stress.c -lm -o "$work/stress"
timeout 300 "$work/stress"
