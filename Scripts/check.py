#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the house rules in every committed or new file: floors, rooms, words, sizes, names, the table of rules.

Usage: Scripts/check.py [--root DIR]
Prints one line per violation, `file:line: reason`, and exits with 1 when there is one.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from checks import files, floors, names, rooms, rules_table
from checks.source import SourceFile

FILE_RULES = [*floors.RULES, *files.RULES, *names.RULES]
PACKAGE_RULES = [*names.PACKAGE_RULES, *rooms.PACKAGE_RULES, *rules_table.PACKAGE_RULES]


def committed_paths(root):
    """The files that git tracks or would track, without deleted ones."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return sorted({path for path in listing.split("\0") if path and (root / path).is_file()})


def read_files(root):
    """Every text file; pictures and other binary files have no lines to check."""
    for path in committed_paths(root):
        try:
            yield SourceFile(path, (root / path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue


def violations(sources):
    """All violations in `sources`, ordered by file and line."""
    sources = list(sources)
    found = [v for file in sources for rule in FILE_RULES for v in rule(file)]
    found += [v for rule in PACKAGE_RULES for v in rule(sources)]
    return sorted(set(found))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    sources = list(read_files(parser.parse_args().root))
    found = violations(sources)
    for violation in found:
        print(violation)
    print(f"check: {len(sources)} files, {len(found)} violations", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
