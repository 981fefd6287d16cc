# SPDX-License-Identifier: MIT
"""Rules about files: size, first line, name, and a few words."""

import re

from .source import Violation

CODE = {".swift", ".c", ".h", ".js", ".mjs", ".ts", ".css", ".py", ".sh"}
SPDX = "SPDX-License-Identifier: MIT"
SOURCE_LINES = 400
TEST_LINES = 600
# What only translates for a platform stays smaller.
HOST_LINES = 250
HOSTS = {"CalendarHost", "CalendarUIKit", "CalendarSwiftUI", "CalendarGTK"}
# A host that is a part of a program.
WINDOW = "Apps/Sources/almanac/Window/"
WEB = {".js", ".mjs", ".css", ".html"}
WEB_WIDTH = 120

FOLDERS_BY_KIND = {"utils", "utilities", "helpers", "common", "extensions", "managers", "misc"}

# These folders name what they forbid.
_SELF = ("Scripts/checks/", "Tests/Scripts/")

_MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|tmp|home|Users|root)/")
_LOOSE_NOTE = re.compile(r"\b(?:TODO(?!\(#\d+\):)|FIXME|HACK|XXX)\b")


def _is_test(file):
    return file.parts[0] == "Tests" or "tests" in file.parts or "Tests" in file.parts


def is_host(file):
    return file.module in HOSTS or file.path.startswith(WINDOW)


def stays_short(file):
    if file.suffix not in CODE:
        return
    limit = TEST_LINES if _is_test(file) else HOST_LINES if is_host(file) else SOURCE_LINES
    if len(file.lines) > limit:
        yield Violation(file.path, limit + 1, f"{len(file.lines)} lines; {limit} are allowed")


def stays_narrow(file):
    """Swift is wrapped by swift-format; nothing else wraps what browsers read."""
    if file.parts[0] != "Web" or file.suffix not in WEB:
        return
    for number, line in enumerate(file.lines, 1):
        if len(line) > WEB_WIDTH:
            yield Violation(file.path, number, f"{len(line)} columns; {WEB_WIDTH} are allowed")


def starts_with_license(file):
    """The SPDX line is first, or second after `#!` or the manifest's tools version."""
    if file.suffix not in CODE and not file.text.startswith("#!"):
        return
    first = file.lines[:1]
    if first and re.match(r"#!|// swift-tools-version", first[0]):
        first = file.lines[1:2]
    if not first or SPDX not in first[0]:
        yield Violation(file.path, 1, f"the first line has to say {SPDX}")


def notes_have_numbers(file):
    if file.suffix not in CODE or file.path.startswith(_SELF):
        return
    for number, match in file.matches(_LOOSE_NOTE):
        yield Violation(file.path, number, f"`{match[0]}`: only `TODO(#n):` with an issue's number")


def names_no_machine(file):
    """Scripts may use the system's temporary folder; nothing may name a developer's folder."""
    if file.path.startswith(_SELF):
        return
    in_scripts = file.parts[0] == "Scripts"
    for number, match in file.matches(_MACHINE_PATH):
        if not (in_scripts and match[0] == "/tmp/"):
            yield Violation(file.path, number, f"`{match[0]}`: a path of one machine")


def folders_by_concept(file):
    for folder in file.parts[:-1]:
        if folder.lower() in FOLDERS_BY_KIND:
            yield Violation(file.path, 1, f"folder {folder}: folders by concept, never by kind")


RULES = [stays_short, stays_narrow, starts_with_license, notes_have_numbers, names_no_machine, folders_by_concept]
