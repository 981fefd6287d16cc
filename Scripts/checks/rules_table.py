# SPDX-License-Identifier: MIT
"""The table of rules names tests. Each of them has to exist, and every name that begins like a rule
has to be in the table."""

import re
from pathlib import PurePosixPath

from .source import Violation

TABLE = "Tests/RULES.md"

_QUOTED = re.compile(r"`([^`]+)`")
_SWIFT_TEST = re.compile(r"\bfunc (\w+)")
_SWIFT_TYPE = re.compile(r"\b(?:struct|enum|class|extension) (\w+)")
_PYTHON_TEST = re.compile(r"^def test_(\w+)", re.MULTILINE)
# Numbers of rules: those of FUICalendarView, FSCalendar, CalendarView, Kal and InfiniteCalendar.
_NUMBERED = re.compile(r"(?:fui|cv|kal|ic)\d+[A-Z]|fs[A-I]\d*[A-Z]")


class Tests:
    """What exists under Tests: types with their functions, files, and goldens."""

    def __init__(self, files):
        self.types = {}
        self.functions = set()
        self.files = set()
        self.words = set()
        self.samples = {}
        for file in files:
            path = PurePosixPath(file.path)
            if "Tests" not in path.parts:
                self.words.update(re.findall(r"\w+", file.text) if path.parts[0] in ("Sources", "Web") else ())
                continue
            if file.path == TABLE:
                continue
            self.files.add(path.name)
            self.files.add(path.stem)
            if path.suffix == ".swift":
                functions = set(_SWIFT_TEST.findall(file.text))
                self.types[path.stem] = self.types.get(path.stem, set()) | functions
                self.functions |= functions
                for name in _SWIFT_TYPE.findall(file.text):
                    self.samples.setdefault(name, set()).update(re.findall(r"\w+", file.text))
            elif path.suffix == ".py":
                self.functions |= set(_PYTHON_TEST.findall(file.text))

    def has(self, name):
        """Whether a name, whole or followed by `...`, stands for something that exists."""
        name = name.split(":")[0].removeprefix("@")
        owner, _, member = name.partition(".") if not name.endswith(".py") else (name, "", "")
        if owner.endswith("Tests"):
            known = self.types.get(owner)
            return known is not None and (not member or _is_any(member, known))
        if _is_any(name, self.functions) or _is_any(name, self.files):
            return True
        if owner in self.samples:
            return member in self.samples[owner]
        # Names beside tests belong to the API.
        words = re.findall(r"\w+", name)
        return bool(words) and not name.endswith("...") and all(word in self.words for word in words)


def _is_any(name, known):
    if name.endswith("..."):
        return any(each.startswith(name[:-3]) for each in known)
    return name in known


def rules_name_tests(files):
    """Each name in the last column of the table stands for something that exists."""
    files = list(files)
    table = next((file for file in files if file.path == TABLE), None)
    if table is None:
        return
    tests = Tests(files)
    named = set()
    for number, line in enumerate(table.lines, 1):
        cells = [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
        if not line.startswith("|") or len(cells) < 3 or set(cells[0]) <= set("-: "):
            continue
        if not cells[-1]:
            yield Violation(TABLE, number, "a rule has neither a test nor a reason")
        for name in _QUOTED.findall(cells[-1]):
            named.add(name.rpartition("Tests.")[2])
            if not tests.has(name):
                yield Violation(TABLE, number, f"`{name}`: there is no such test")
    for function in sorted(tests.functions):
        if not _NUMBERED.match(function):
            continue
        if not any(function == name or name.endswith("...") and function.startswith(name[:-3]) for name in named):
            yield Violation(TABLE, 1, f"{function} is in no row")


PACKAGE_RULES = [rules_name_tests]
