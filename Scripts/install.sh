#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs the program with its manual pages, completions and a systemd unit for users, or removes
# what was installed.
#
# Usage: [PREFIX=/usr/local] [DESTDIR=] [ALMANAC=bin/almanac] Scripts/install.sh install|uninstall
#
# DESTDIR stands before every path, for packages. What was installed is listed in
# PREFIX/share/almanac/installed, and that list alone is what uninstall removes.
set -euo pipefail
cd "$(dirname "$0")/.."

PREFIX=${PREFIX:-/usr/local}
DESTDIR=${DESTDIR:-}
ALMANAC=${ALMANAC:-bin/almanac}
LIST=share/almanac/installed

say() { echo "install: $*" >&2; }
fail() {
  say "$*"
  exit 1
}

case $PREFIX in
/*) PREFIX=${PREFIX%/} ;;
*) fail "PREFIX is an absolute path, not '$PREFIX'." ;;
esac
root=$DESTDIR$PREFIX

# Copies a file to a path below PREFIX, and notes it. The copy is made under another name and
# renamed, so that a running program or a shell that is reading is not disturbed.
put() {
  local mode=$1 source=$2 path=$3
  mkdir -p "$root/$(dirname "$path")"
  cp "$source" "$root/$path.part"
  chmod "$mode" "$root/$path.part"
  mv -f "$root/$path.part" "$root/$path"
  echo "$path" >>"$work/installed"
}

install() {
  [[ -x $ALMANAC ]] || fail "there is no $ALMANAC; 'make build' makes it."
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  put 755 "$ALMANAC" bin/almanac
  "${PYTHON:-python3}" Scripts/man.py "$ALMANAC" "$work/man" >"$work/pages"
  while read -r page; do
    put 644 "$work/man/$page" "share/man/man1/$page"
  done <"$work/pages"
  local shell
  for shell in bash zsh fish; do
    "$ALMANAC" completions "$shell" >"$work/$shell"
  done
  put 644 "$work/bash" share/bash-completion/completions/almanac
  put 644 "$work/zsh" share/zsh/site-functions/_almanac
  put 644 "$work/fish" share/fish/vendor_completions.d/almanac.fish
  # In a unit, % begins a specifier and $ a variable.
  local bin=$PREFIX/bin
  bin=${bin//\\/\\\\}
  bin=${bin//\"/\\\"}
  bin=${bin//%/%%}
  bin=${bin//\$/\$\$}
  while IFS= read -r line; do
    printf '%s\n' "${line//@BIN@/"$bin"}"
  done <Scripts/install/almanac.service.in >"$work/unit"
  put 644 "$work/unit" share/systemd/user/almanac.service
  # Files of an earlier version that this one does not have.
  if [[ -f $root/$LIST ]]; then
    { grep -vxFf "$work/installed" "$root/$LIST" || true; } | remove
  fi
  put 644 "$work/installed" "$LIST"
  say "Almanac is in $PREFIX: try '$PREFIX/bin/almanac --help' or 'man almanac'."
}

# Removes the paths on standard input that are below PREFIX.
remove() {
  local path
  while IFS= read -r path; do
    case $path in
    "" | /* | ../* | */../*) continue ;;
    esac
    rm -f "$root/$path"
  done
}

uninstall() {
  [[ -f $root/$LIST ]] || fail "nothing is installed in $PREFIX."
  remove <"$root/$LIST"
  rm -f "$root/$LIST"
  rmdir "$root/share/almanac" 2>/dev/null || true
  say "Almanac is gone from $PREFIX; its database is where it was."
}

case ${1:-} in
install | uninstall) "$1" ;;
*) fail "say install or uninstall." ;;
esac
