# SPDX-License-Identifier: MIT
"""What ARCHITECTURE.md names on its walks through the code is there: files, types, members, functions."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ["Sources", "Apps/Sources", "Web/app", "Web/element", "Web/streak", "Web/kal"]
KINDS = {".swift", ".js"}
DECLARED = r"\b(?:struct|class|enum|actor|protocol|typealias|extension)\s+{}\b"
MEMBER = r"\b(?:var|let|case|func|static|get)\b[^\n]*\b{0}\b|^\s*(?:async )?#?{0}\("


def sources():
    files = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS)
    return {path: path.read_text(encoding="utf-8") for path in files}


SOURCES = sources()
ALL = "\n".join(SOURCES.values())
ROUTES = next(text for path, text in SOURCES.items() if path.name == "APIRoute.swift")
MODULES = {path.name for folder in FOLDERS[:2] for path in (ROOT / folder).iterdir()}
WEB = [path for path in ROOT.joinpath("Web").rglob("*") if "dist" not in path.parts]


def walks():
    """The rows of the two walks: what happens, and where."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for heading in ("## One tap", "## One session"):
        part = text[text.index(heading):].split("\n## ")[0]
        for line in part.splitlines():
            cells = [cell.strip() for cell in line.split("|")[1:-1]]
            if len(cells) == 2 and not set(cells[0]) <= {"-"} and cells[0] != "Step":
                yield cells


def names():
    return [name for _, where in walks() for name in re.findall(r"`([^`]+)`", where)]


def fault(name):
    """What is wrong with a name, or None."""
    if re.match(r"[A-Z]+ /", name):
        return None if f'"{name.split("/")[-1]}"' in ROUTES else f"nothing serves {name}"
    if re.search(r"\.(js|css|swift)$", name):
        known = [*WEB, *SOURCES]
        return None if any(path.as_posix().endswith(f"/{name}") for path in known) else f"there is no file {name}"
    if "(" in name:
        labels = re.findall(r"(\w+):", name)
        pattern = r"init\([^)]*" + r"[^)]*".join(rf"\b{label}\b" for label in labels)
        if name[0].isupper() and "." not in name:
            return None if re.search(pattern, ALL) else f"there is no {name}"
    kind, _, member = name.split("(")[0].partition(".")
    if not member:
        member, kind = kind, None
    if kind and not re.search(DECLARED.format(kind), ALL):
        return f"there is no type {kind}"
    if kind is None and member[0].isupper():
        is_there = member in MODULES or re.search(DECLARED.format(member), ALL)
        return None if is_there else f"there is no type {member}"
    within = "\n".join(text for text in SOURCES.values() if kind is None or re.search(DECLARED.format(kind), text))
    pattern = MEMBER.format(re.escape(member))
    return None if re.search(pattern, within, re.MULTILINE) else f"there is no {name}"


class Architecture(unittest.TestCase):
    def test_the_walks_have_steps(self):
        self.assertGreater(len(list(walks())), 25)
        self.assertGreater(len(names()), 70)

    def test_every_name_of_the_walks_is_in_the_code(self):
        self.assertEqual([problem for problem in map(fault, names()) if problem], [])

    def test_names_that_are_not_there_are_found(self):
        for name in ["RemoteSource.facts", "Reduction.dream", "NoSuchType", "nowhere.js", "#sendNothing", "GET /api/none"]:
            self.assertIsNotNone(fault(name), name)


if __name__ == "__main__":
    unittest.main()
