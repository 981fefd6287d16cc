#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts figures that say how the house stands: editions, the state, rooms, circles, functions,
small files.

Usage: Scripts/census.py [--root DIR] [--circles]
`--circles` prints the uses that close each circle between rooms. It refuses nothing: `check.py` does.
"""

import argparse
import re
from collections import Counter, defaultdict
from pathlib import Path

from check import read_files
from checks import rooms

_EDITION = re.compile(r"\bEdition\.isPicker\b|@WholeEdition\b|\bBlank\b|\bALMANAC_PICKER\b")
_MEMBER = re.compile(r"^  (?:@\w+(?:\([^)]*\))?\s+)*((?:\w+(?:\(set\))?\s+)*)(var|let|func|init)\b")
_STATE = re.compile(r"^(?:public |package )?(?:struct|extension) CalendarState\b")
_FUNCTION = re.compile(r"^(\s*)(?:[\w@()]+\s+)*(?:func\s+([^\s(<]+)|(init)\b)")


def swift_files(sources):
    """The Swift files of the package's own sources, without tests."""
    return [f for f in sources if f.suffix == ".swift" and f.path.startswith("Sources/")]


def edition_uses(files):
    """How often editions are told apart, and in how many files."""
    counts = [sum(len(_EDITION.findall(line)) for line in f.code_lines) for f in files]
    return sum(counts), sum(1 for count in counts if count)


def twins(files):
    """The number of parts that the pickers' edition leaves out, each in a file of its own."""
    return sum(1 for f in files if f.path.endswith(rooms.TWIN))


def state_members(files):
    """The number of members of CalendarState, of mutating ones, and of files that declare them."""
    members, mutating, slices = 0, 0, set()
    for file in files:
        inside = False
        for line in file.code_lines:
            if _STATE.match(line):
                inside = True
                slices.add(file.path)
            elif line.startswith("}"):
                inside = False
            elif inside and (match := _MEMBER.match(line)):
                members += 1
                mutating += "mutating" in match[1].split()
    return members, mutating, len(slices)


def functions(file):
    """Length, path and name of each function of more than one line."""
    lines = file.code_lines
    for start, line in enumerate(lines):
        match = _FUNCTION.match(line)
        if not match:
            continue
        closing = match[1] + "}"
        for end in range(start + 1, len(lines)):
            if lines[end].startswith(closing):
                yield end - start + 1, file.path, match[2] or match[3]
                break
            if lines[end].strip() and not lines[end].startswith((match[1] + " ", match[1] + ")")):
                break


def circles(files):
    """Circles of rooms and of files by the names of types, and the uses behind each arrow between
    rooms."""
    engine = rooms.engine_files(files)
    owner = rooms.owners(engine)
    by_room, by_file, arrows = defaultdict(set), defaultdict(set), defaultdict(Counter)
    for file in engine:
        for _, name, other in rooms.uses(file, owner):
            by_file[file.path].add(other.path)
            if rooms.room(other) != rooms.room(file):
                by_room[rooms.room(file)].add(rooms.room(other))
                arrows[rooms.room(file), rooms.room(other)][name] += 1
    return rooms.circles(by_room), rooms.circles(by_file), arrows


def print_circles(knots, arrows):
    for knot in knots:
        for (one, other), names in sorted(arrows.items()):
            if one in knot and other in knot:
                print(f"    {one} -> {other}: " + ", ".join(f"{n} {c}" for n, c in names.most_common()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--circles", action="store_true")
    options = parser.parse_args()
    files = swift_files(read_files(options.root))

    print("%d uses of editions in %d files" % edition_uses(files))
    print(f"{twins(files)} parts that pickers lack")
    print("%d members of CalendarState, %d of them mutating, in %d files" % state_members(files))
    knots, file_knots, arrows = circles(files)
    print(f"{sum(map(len, knots))} rooms in circles: " + ("; ".join(map(", ".join, knots)) or "none"))
    print(f"{sum(map(len, file_knots))} files in circles, {len(file_knots[0]) if file_knots else 0} in the largest")
    if options.circles:
        print_circles(knots, arrows)
    folders = Counter(str(Path(f.path).parent) for f in files)
    large = [f"{folder} {count}" for folder, count in folders.most_common() if count > 25]
    print("folders of more than 25 files: " + (", ".join(large) or "none"))
    small = sum(1 for f in files if len(f.lines) < 30)
    print(f"{small} of {len(files)} files have fewer than 30 lines")
    longest = sorted((f for file in files for f in functions(file)), reverse=True)
    print(f"{sum(1 for length, *_ in longest if length > 40)} functions have more than 40 lines; the longest:")
    for length, path, name in longest[:5]:
        print(f"  {length} {name} in {path}")


if __name__ == "__main__":
    main()
