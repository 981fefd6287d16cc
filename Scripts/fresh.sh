#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Tries what the README promises for a fresh machine: makes a bare Debian in DIR, gives it this
# machine's Swift toolchain and a clone of what is committed, and runs both commands in it.
#
# Usage: Scripts/fresh.sh DIR [run] [test]     both when none is named; DIR is kept, and used again
# Needs root and debootstrap. SUITE is the release of Debian, this machine's unless given; BIND lists
# folders that are to be seen in there too, such as a mirror that git's settings lead to. Certificates
# and the settings of git and pip are taken along, so that the network is reached in the same way.
set -euo pipefail

say() { echo "fresh: $*" >&2; }
fail() { say "$*"; exit 1; }

[[ $# -gt 0 ]] || fail "usage: Scripts/fresh.sh DIR [run] [test]"
[[ "$(id -u)" -eq 0 ]] || fail "needs root"
root="$(realpath -m "$1")"
shift
cd "$(dirname "$0")/.."

# What is mounted there is gone with the last process of a namespace of its own.
if [[ -z "${IN_NAME_SPACE:-}" ]]; then
  IN_NAME_SPACE=1 exec unshare --mount --pid --fork --kill-child -- Scripts/fresh.sh "$root" "$@"
fi

# What the README asks for, and what the toolchain itself is linked with.
readonly packages=gcc,git,make,python3,ca-certificates,g++,libcurl4,libncurses6,libsqlite3-0,libxml2,tzdata,zlib1g-dev
readonly home=/root
readonly clone=$home/almanac
readonly toolchain=/opt/swift
readonly variables='^(https?_proxy|no_proxy|[A-Z_]*(SSL|CERT|CA_BUNDLE)[A-Z_]*)='

seconds() { echo "$((SECONDS - $1)) s"; }

make_system() {
  [[ -x "$root/bin/bash" ]] && return 0
  command -v debootstrap >/dev/null || fail "there is no debootstrap; run: apt-get install debootstrap"
  # shellcheck source=/dev/null
  local suite="${SUITE:-$(. /etc/os-release && echo "$VERSION_CODENAME")}" started=$SECONDS
  say "making a bare Debian ($suite) in $root"
  debootstrap --variant=minbase --include="$packages" "$suite" "$root" >"$root.log" 2>&1 \
    || fail "debootstrap failed; see $root.log"
  say "made in $(seconds "$started")"
}

# bring FILE...: copies files of this machine to the same places; those that are not there are not missed.
bring() {
  local file
  for file in "$@"; do
    if [[ -f "$file" ]]; then install -D -m 644 "$file" "$root$file"; fi
  done
}

bring_settings() {
  bring /etc/resolv.conf /etc/ssl/certs/ca-certificates.crt /etc/gitconfig /etc/pip.conf
  if [[ -f "$HOME/.gitconfig" ]]; then install -m 644 "$HOME/.gitconfig" "$root$home/.gitconfig"; fi
}

# bind FROM TO: shows a folder in there, not to be written to.
bind() {
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  mount -o remount,bind,ro "$root$2"
}

mount_all() {
  local folder
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  bind "$(dirname "$(dirname "$(dirname "$(realpath "$(command -v swift)")")")")" "$toolchain"
  for folder in ${BIND:-}; do bind "$folder" "$folder"; done
}

clone_sources() {
  rm -rf "${root:?}$clone"
  git clone --quiet --no-hardlinks . "$root$clone"
}

# inside COMMAND...: runs it in the clone.
inside() {
  local brought
  mapfile -t brought < <(env | grep -iE "$variables")
  chroot "$root" env -i HOME="$home" LANG=C.UTF-8 "${brought[@]}" \
    PATH="$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    bash -c 'cd "$1" && shift && exec "$@"' - "$clone" "$@"
}

# Waits until the first page is there with its engine, both as a browser gets them.
try_run() {
  local started=$SECONDS log="$root.run.log" server page
  say "make run"
  # A process group of its own, to be ended as by Ctrl-C.
  set -m
  inside make run ARGS="--database /tmp/fresh.sqlite" >"$log" 2>&1 &
  server=$!
  set +m
  until page="$(sed -n 's/^Almanac listening on \(.*\)$/\1/p' "$log" | head -1)" && [[ -n "$page" ]]; do
    kill -0 "$server" 2>/dev/null || { tail -40 "$log" >&2; fail "make run failed; see $log"; }
    sleep 1
  done
  python3 - "$page" <<'PY' || fail "the page does not answer; see $log"
import sys, urllib.request
read = lambda path: urllib.request.urlopen(sys.argv[1] + path, timeout=20).read()
assert b"<almanac-calendar" in read("") and read("almanac.wasm").startswith(b"\0asm")
PY
  say "make run: the page answers after $(seconds "$started")"
  kill -INT -- "-$server" 2>/dev/null || true
  wait "$server" || true
}

try_test() {
  local started=$SECONDS
  say "make test"
  inside make test || fail "make test failed after $(seconds "$started")"
  say "make test: $(seconds "$started")"
}

if [[ $# -eq 0 ]]; then set -- run test; fi
mkdir -p "$root"
make_system
bring_settings
mount_all
clone_sources
for part in "$@"; do
  case "$part" in
    run) try_run ;;
    test) try_test ;;
    *) fail "there is no '$part'; say run, test or nothing" ;;
  esac
done
