# SPDX-License-Identifier: MIT
"""Which room of the engine may use which, judged by the names of the types that its files declare
and use."""

import re

from .source import Violation

ENGINE = "CalendarEngine"

# How the name of a file ends that stands for another one in the pickers' edition.
TWIN = "+Picker.swift"

_DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate|final|indirect)\s+)*"
    r"(?:struct|enum|class|protocol|actor|typealias)\s+(\w+)"
)
_GUARDED = re.compile(r"^#if\b")
_NAME = re.compile(r"(?<![\w.])[A-Z]\w*")


def room(file):
    """The folder of an engine's file below its module; for files outside of rooms, the module's own
    name."""
    return file.parts[2] if len(file.parts) > 3 else ENGINE


def engine_files(sources):
    return [f for f in sources if f.module == ENGINE and f.suffix == ".swift"]


def declared(file):
    """The names of the types that a file declares outside of other types."""
    guarded = any(_GUARDED.match(line) for line in file.code_lines)
    for line in file.code_lines:
        if guarded and line.startswith("  "):
            line = line[2:]
        if match := _DECLARED.match(line):
            yield match[1]


def owners(files):
    """The file of each declared type; of a part and its twin for the pickers' edition, the part's."""
    found = {}
    for file in sorted(files, key=lambda f: f.path.endswith(TWIN)):
        for name in declared(file):
            found.setdefault(name, file)
    return found


def uses(file, owner):
    """Line, name and declaring file of every use of a type that another file declares."""
    for number, match in file.matches(_NAME, file.code_lines):
        other = owner.get(match[0])
        if other is not None and other.path != file.path:
            yield number, match[0], other


def circles(edges):
    """The sets of nodes that reach each other, largest first; `edges` maps a node to the nodes it
    uses."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(edges.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for node in sorted(edges):
        if node not in index:
            visit(node)
    return sorted((c for c in found if len(c) > 1), key=lambda c: (-len(c), c))


# From the ground up: a room may use those before it in this list, never those after it. ENGINE
# stands for the files outside of rooms, which make one calendar of them.
ORDER = [
    "Sharing",
    "Pages",
    "Selection",
    "Text",
    "Environment",
    "Scene",
    "Motion",
    "Moving",
    "Facts",
    "Options",
    "Actions",
    "Loading",
    "Telling",
    "Asking",
    "Editing",
    "Selecting",
    "Focusing",
    "State",
    "Theme",
    "Layout",
    "Reducer",
    "Presets",
    "Showing",
    "Gesture",
    ENGINE,
    "Accessibility",
]


def rooms_form_no_circle(sources):
    """Every type that an engine file uses is declared in its own room or in a lower one."""
    files = engine_files(sources)
    owner = owners(files)
    rank = {name: at for at, name in enumerate(ORDER)}
    for file in files:
        own = room(file)
        if own not in rank:
            reason = f"room {own} has no place in ORDER of Scripts/checks/rooms.py"
            yield Violation(file.path, 1, reason)
            continue
        for number, name, other in uses(file, owner):
            above = room(other)
            if rank.get(above, -1) > rank[own]:
                yield Violation(file.path, number, f"`{name}`: {own} may not use {above}, which lies above it")


PACKAGE_RULES = [rooms_form_no_circle]
