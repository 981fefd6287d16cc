#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what the machine lacks. Needs Swift 6.3, gcc or clang, make, git and python3 to be there.
#
#   Scripts/setup.sh          all of the following
#   Scripts/setup.sh run      to build and run the calendar: SQLite's header
#   Scripts/setup.sh test     to test: node, chromium, fonts, wasm-opt, esbuild, zopfli, GTK, Xvfb, a Python
#                             environment (.venv)
#   Scripts/setup.sh bench    to measure: valgrind
#
# Asks before nothing and repeats nothing: a second run only looks. Debian packages come through
# apt-get (as root or with sudo that asks no password), Python packages into .venv.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly requirements=Scripts/requirements.txt
readonly stamp=.venv/.almanac-setup

say() { echo "setup: $*" >&2; }
fail() { say "$*"; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

need_tool() {
  has "$1" || fail "$1 is missing; install it first ($2)"
}

# Prints how to become root: nothing if we are, `sudo -n` if that asks no password.
root_prefix() {
  if [[ "$(id -u)" -eq 0 ]]; then
    echo ""
  elif has sudo && sudo -n true 2>/dev/null; then
    echo "sudo -n"
  else
    return 1
  fi
}

# The first of the packages "one|another" that the system has.
first_known() {
  local name
  for name in ${1//|/ }; do
    apt-cache show "$name" >/dev/null 2>&1 && break
  done
  echo "$name"
}

install_debian() {
  [[ $# -gt 0 ]] || return 0
  has apt-get || fail "this system has no apt-get; please install by hand what Debian calls: $*"
  local prefix
  prefix="$(root_prefix)" \
    || fail "may not install (no root, no sudo); please run: apt-get install $*"
  say "installing $*"
  local options=(-qq -o Acquire::Retries=3)
  # shellcheck disable=SC2086
  $prefix apt-get "${options[@]}" update >/dev/null \
    || say "apt-get update failed; trying with the package lists at hand"
  local names=() each
  for each in "$@"; do names+=("$(first_known "$each")"); done
  # shellcheck disable=SC2086
  $prefix env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" install -y \
    --no-install-recommends "${names[@]}" >/dev/null || fail "apt-get could not install: $*"
}

has_chromium() {
  [[ -n "${CHROMIUM:-}" ]] || has chromium-headless-shell || has chromium || has chromium-browser \
    || has google-chrome
}

# Fonts are looked up as files, because fontconfig itself may be missing.
has_font() {
  [[ -n "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" -iname "$1" \
    -print -quit 2>/dev/null)" ]]
}

missing_test_packages() {
  has node || echo nodejs
  # Without windows, where the system has it: tests take a third less time.
  has_chromium || echo 'chromium-headless-shell|chromium'
  has wasm-opt || echo binaryen
  has esbuild || echo esbuild
  has groff || echo groff-base
  has zopfli || echo zopfli
  # For the calendar in a window: GTK, a screen without a monitor, what screen readers use.
  [[ -f "/usr/include/gtk-4.0/gtk/gtk.h" ]] || echo libgtk-4-dev
  has Xvfb || echo xvfb
  has xdotool || echo xdotool
  has dbus-daemon || echo dbus-daemon
  /usr/bin/python3 -c 'import pyatspi' 2>/dev/null || echo at-spi2-core python3-pyatspi gir1.2-atspi-2.0
  has_font 'DejaVuSans.ttf' || echo fonts-dejavu-core
  has_font 'NotoSansArabic-*' || echo fonts-noto-core
  has_font 'Inter*' || echo fonts-inter
}

fingerprint() {
  { cat "$requirements" Scripts/setup.sh; python3 --version; } | sha256sum | cut -d' ' -f1
}

make_environment() {
  rm -rf .venv
  python3 -m venv .venv >/dev/null 2>&1 && return 0
  install_debian python3-venv
  rm -rf .venv
  python3 -m venv .venv || fail "python3 cannot make a virtual environment"
}

setup_python() {
  local now
  now="$(fingerprint)"
  [[ -x .venv/bin/python && "$(cat "$stamp" 2>/dev/null)" == "$now" ]] && return 0
  say "making .venv (playwright, axe, pytest, tzdata)"
  make_environment
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$requirements" \
    || fail "pip could not install the packages of $requirements"
  echo "$now" >"$stamp"
}

# What links against the system's SQLite; on macOS the SDK has it.
missing_run_packages() {
  [[ "$(uname)" == Darwin || -f /usr/include/sqlite3.h ]] || echo libsqlite3-dev
}

setup_run() {
  need_tool swift "Swift 6.3, https://www.swift.org/install"
  need_tool python3 "Debian: apt-get install python3"
  local missing
  mapfile -t missing < <(missing_run_packages)
  install_debian "${missing[@]}"
}

setup_test() {
  setup_run
  has gcc || has clang || fail "no C compiler; install gcc first"
  local missing
  mapfile -t missing < <(missing_test_packages | tr ' ' '\n')
  install_debian "${missing[@]}"
  setup_python
}

setup_bench() {
  setup_run
  has valgrind || install_debian valgrind
}

case "${1:-all}" in
  run) setup_run ;;
  test) setup_test ;;
  bench) setup_bench ;;
  all) setup_test; setup_bench ;;
  *) fail "there is no '$1'; say run, test, bench or nothing" ;;
esac
