#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the engine as Embedded Swift for wasm32 with the stock toolchain:
#
#   Web/dist/almanac.wasm        what pages load
#   Web/dist/almanac-streaks.wasm  sessions, points and streaks, for pages that keep them
#   Web/dist/almanac-probe.wasm  the same as the first with dumps and trap injection, for the tests
#
# Usage: Scripts/wasm.sh [AlmanacWasm | AlmanacStreaksWasm | AlmanacWasmProbe]...   (all when none)
# WASM_SCRATCH=DIR builds elsewhere than in .build-wasm; WASM_OUT=DIR copies elsewhere;
# WASM_OPT=0 leaves out binaryen's wasm-opt, which is used when it is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly triple=wasm32-unknown-none-wasm
readonly root="$PWD"
readonly scratch="$(realpath -m "${WASM_SCRATCH:-.build-wasm}")"
readonly out="${WASM_OUT:-Web/dist}"

# Some programs make the Embedded compiler run away (AnySequence([1]): 11 GB and no end), so a
# build gets bounds instead of taking the machine down.
readonly max_seconds=900
readonly max_kilobytes=16000000

unicode_tables() {
  local toolchain
  toolchain="$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")"
  echo "$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
}

# Optimising across modules at link time takes a tenth off. Its bitcode lands in the working
# directory, which therefore is the scratch one.
compile() {
  mkdir -p "$scratch"
  (
    ulimit -v "$max_kilobytes"
    cd "$scratch"
    ALMANAC_WASM=1 timeout "$max_seconds" swift build --package-path "$root" \
      --triple "$triple" -c release --experimental-lto-mode full \
      --product "$1" --toolset "$root/Scripts/wasm-toolset.json" --scratch-path "$scratch" \
      -Xlinker "$(unicode_tables)"
  )
}

# Copies through a temporary file, so that a server never reads half a module.
install_module() {
  local from="$1" to="$2"
  if [[ "${WASM_OPT:-1}" != 0 ]] && command -v wasm-opt >/dev/null; then
    # --low-memory-unused holds because of --stack-first: the first kilobyte is the stack's last.
    wasm-opt --low-memory-unused --flatten --local-cse --rereloop -Oz --merge-blocks \
      --simplify-locals --vacuum -Oz --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
      --enable-mutable-globals --enable-multivalue --enable-reference-types \
      "$from" -o "$to.part"
  else
    cp -L "$from" "$to.part"
  fi
  chmod 644 "$to.part"
  mv "$to.part" "$to"
}

file_name() {
  case "$1" in
    AlmanacWasm) echo almanac.wasm ;;
    AlmanacStreaksWasm) echo almanac-streaks.wasm ;;
    AlmanacWasmProbe) echo almanac-probe.wasm ;;
    *) echo "wasm.sh: no product is called $1" >&2; return 2 ;;
  esac
}

build_product() {
  local name to
  name="$(file_name "$1")"
  to="$out/$name"
  compile "$1"
  mkdir -p "$out"
  install_module "$scratch/$triple/release/$1.wasm" "$to"
  echo "$to: $(wc -c <"$to") bytes, $(gzip -9nc "$to" | wc -c) gzipped"
}

if [[ $# -eq 0 ]]; then set -- AlmanacWasm AlmanacStreaksWasm AlmanacWasmProbe; fi
for product in "$@"; do build_product "$product"; done
