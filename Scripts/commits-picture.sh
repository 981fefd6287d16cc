#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Draws a month of a repository's commits as a streak, light and dark: the README's three lines.
#
# Usage: Scripts/commits-picture.sh REPOSITORY DATE OUT      OUT-light.svg and OUT-dark.svg
# ALMANAC=PATH names the program; it is bin/almanac otherwise (make build).
set -euo pipefail

[[ $# -eq 3 ]] || { sed -n '3,6s/^# \{0,1\}//p' "$0" >&2; exit 64; }
readonly repository="$1" date="$2" out="$3"
readonly almanac="${ALMANAC:-$(dirname "$0")/../bin/almanac}"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
export ALMANAC_DATABASE="$folder/commits.sqlite"

git -C "$repository" log --format=%aI,,1 | "$almanac" sessions import -
"$almanac" settings --goal 1 --zone UTC >/dev/null
last="$(git -C "$repository" log -1 --format=%as)"
for scheme in light dark; do
  colours=()
  if [[ "$scheme" == dark ]]; then colours=(--dark); fi
  "$almanac" render --date "$date" --today "$last" --size 390x400 --locale en-US "${colours[@]}" \
    --format svg -o "$out-$scheme.svg"
done
