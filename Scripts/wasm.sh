#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the engine as Embedded Swift for wasm32 with the stock toolchain:
#
#   Web/dist/almanac.wasm          the whole engine
#   Web/dist/almanac-picker.wasm   the engine with what pickers need, for pages that only pick dates
#   Web/dist/almanac-field.wasm    the same, which also reads what people type, for date fields
#   Web/dist/almanac-streaks.wasm  sessions, points and streaks, for pages that keep them
#   Web/dist/almanac-wording.wasm  what pages say
#   Web/dist/almanac-typing.wasm   events that people type in one line
#   Web/dist/almanac-sync.wasm     what pages have changed, on its way to the server, and undone
#   Web/dist/almanac-probe.wasm    the whole engine with dumps and trap injection, for the tests
#
# Usage: Scripts/wasm.sh [whole | picker | field | streaks | wording | typing | sync | probe]...   (all when none)
# WASM_SCRATCH=DIR builds elsewhere than in .build-wasm; WASM_OUT=DIR copies elsewhere;
# WASM_OPT=0 leaves out binaryen's wasm-opt, which is used when it is installed.
# ORDER_TRIES=40 looks for an order of functions that packs better, and writes it into Scripts/Orders, which takes
# minutes; see order_functions.py.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly triple=wasm32-unknown-none-wasm
readonly root="$PWD"
readonly scratch="$(realpath -m "${WASM_SCRATCH:-.build-wasm}")"
readonly out="${WASM_OUT:-Web/dist}"

# Some programs make the Embedded compiler run away (AnySequence([1]): 11 GB and no end), so a build
# has limits instead of taking the machine down. The time is processor time of each process, so
# other work on the machine does not count.
readonly max_seconds=600
readonly max_kilobytes=16000000

unicode_tables() {
  local toolchain
  toolchain="$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")"
  echo "$toolchain/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a"
}

# compile PRODUCT FOLDER [OPTION]...
# Optimising across modules at link time takes a tenth off. Its bitcode lands in the working
# directory, which therefore is the scratch one.
compile() {
  local product="$1" folder="$2"
  shift 2
  mkdir -p "$folder"
  (
    ulimit -v "$max_kilobytes" -t "$max_seconds"
    cd "$folder"
    ALMANAC_WASM=1 swift build --package-path "$root" \
      --triple "$triple" -c release --experimental-lto-mode full \
      --product "$product" --toolset "$root/Scripts/wasm-toolset.json" --scratch-path "$folder" \
      -Xlinker "$(unicode_tables)" "$@"
  )
}

# What the compiler may use, and binaryen leaves in.
readonly features=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int
  --enable-mutable-globals --enable-multivalue --enable-reference-types)

# Copies through a temporary file, so that a server never reads half a module. It is beside what is built: what does
# not belong to the pages is taken out of their folder. The probe is not sent to anybody, so its functions stay in their
# order.
install_module() {
  local from="$1" to="$2"
  local optimised="$from.optimised" part="$from.part" name
  name="$(basename "$to" .wasm)"
  if [[ "${WASM_OPT:-1}" != 0 ]] && command -v wasm-opt >/dev/null; then
    # --low-memory-unused is valid because of --stack-first: the first kilobyte is the end of the
    # stack. Functions with one caller stay on their own: huge ones have so many locals that each takes
    # two bytes, and what is alike in small ones packs well. The locals that are used most come first in the
    # end, which packed better than the order of their first use. Alignments are hints that nobody needs.
    wasm-opt -g --low-memory-unused --dae-optimizing --one-caller-inline-max-function-size=0 \
      -Os -Oz --reorder-locals --dealign \
      --strip-producers --strip-target-features \
      "${features[@]}" "$from" -o "$optimised"
    if [[ "$to" == *-probe.wasm ]]; then
      mv "$optimised" "$part"
    else
      "$root/Scripts/order_functions.py" "$optimised" "$part" "$root/Scripts/Orders/$name.txt" \
        --tries "${ORDER_TRIES:-0}" "${features[@]}"
      rm "$optimised"
    fi
  else
    cp -L "$from" "$part"
  fi
  chmod 644 "$part"
  mv "$part" "$to"
}

# make PRODUCT FILE FOLDER [OPTION]...
make() {
  local product="$1" to="$out/$2" folder="$3"
  shift 3
  compile "$product" "$folder" "$@"
  mkdir -p "$out"
  install_module "$folder/$triple/release/$product.wasm" "$to"
  echo "$to: $(wc -c <"$to") bytes, $(gzip -9nc "$to" | wc -c) gzipped"
}

make_module() {
  case "$1" in
    whole) make AlmanacWasm almanac.wasm "$scratch" ;;
    # The same product in another edition; see Package.swift.
    picker) ALMANAC_EDITION=picker make AlmanacWasm almanac-picker.wasm "$scratch/picker" ;;
    field) ALMANAC_EDITION=field make AlmanacWasm almanac-field.wasm "$scratch/field" ;;
    streaks) make AlmanacStreaksWasm almanac-streaks.wasm "$scratch" ;;
    wording) make AlmanacWordingWasm almanac-wording.wasm "$scratch" ;;
    typing) make AlmanacTypingWasm almanac-typing.wasm "$scratch" ;;
    sync) make AlmanacSyncWasm almanac-sync.wasm "$scratch" ;;
    probe) make AlmanacWasmProbe almanac-probe.wasm "$scratch" ;;
    *) echo "wasm.sh: there is no module $1" >&2; return 2 ;;
  esac
}

if [[ $# -eq 0 ]]; then set -- whole picker field streaks wording typing sync probe; fi

# The compiler takes one module at a time. So the pickers' editions, which have folders of their
# own, are built beside the whole one and those that share its folder.
make_modules() {
  local module
  for module in "$@"; do make_module "$module"; done
}

pickers=() others=()
for module in "$@"; do
  case "$module" in
    picker | field) pickers+=("$module") ;;
    *) others+=("$module") ;;
  esac
done
make_modules "${pickers[@]}" &
make_modules "${others[@]}"
wait "$!"
