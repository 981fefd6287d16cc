# SPDX-License-Identifier: MIT
"""Joins the modules of the element into one: one request, and one dictionary for gzip.

    element/parts.js                                    every module of Web/element but those that pages load
    element/almanac-calendar.js, almanac-picker.js      those, which define the elements
    element/almanac-picker-field.js                     the date field, whose parts lie in a folder of their own

Imports are redirected to the joined module. Two modules with the same name at their top level cannot be joined, nor
can an import that renames; both are refused.
"""

import re

FOLDER = "element"
ELEMENTS = {"almanac-calendar.js", "almanac-picker.js", "almanac-picker-field.js"}
JOINED = "parts.js"
IMPORT = re.compile(r"^import\s*\{([^}]*)\}\s*from\s*'([^']+)';$")
WRAPPED_IMPORT = re.compile(r"^import\s*\{[^}]*\}[^;\n]*;$", re.MULTILINE)
DECLARED = re.compile(r"^(?:export\s+)?(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)")
SPECIFIER = re.compile(r"(\bfrom |\bimport\(|^import )'([^']*/)([\w-]+\.js)'")


def is_part(relative):
    """Whether a path below Web/ is a module to join."""
    return relative.parent.as_posix() == FOLDER and relative.suffix == ".js" and relative.name not in ELEMENTS


def join(modules):
    """Joins modules, given as a dictionary of names and texts; each comes after those that it imports."""
    owners, done, lines = {}, set(), []

    def place(name, importers):
        if name in importers:
            raise ValueError(f"{name}: imports itself by way of {importers[-1]}")
        if name in done:
            return
        own = []
        for number, line in enumerate(unwrap_imports(modules[name]).splitlines(), 1):
            match = IMPORT.match(line)
            if line.startswith("import") and not match:
                raise ValueError(f"{name}:{number}: an import that cannot be joined")
            if match:
                imported = match[2].removeprefix("./")
                if imported not in modules or re.search(r"\bas\b", match[1]):
                    raise ValueError(f"{name}:{number}: an import that cannot be joined")
                place(imported, [*importers, name])
                continue
            declared = DECLARED.match(line)
            if declared and owners.setdefault(declared[1], name) != name:
                raise ValueError(f"{name}:{number}: {owners[declared[1]]} has a {declared[1]} too")
            own.append(line)
        done.add(name)
        lines.extend(own)

    for name in sorted(modules):
        place(name, [])
    return "\n".join(lines) + "\n"


def unwrap_imports(text):
    """The text with each import on one line, followed by blank lines, so that line numbers stay."""
    def unwrap(match):
        return " ".join(match[0].split()) + "\n" * match[0].count("\n")

    return WRAPPED_IMPORT.sub(unwrap, text)


def redirect(text, relative, parts):
    """The text of a module at a path, with its imports of parts redirected to the joined module."""
    def lead(match):
        folder = (relative.parent / match[2]).as_posix()
        is_here = folder == FOLDER or folder.endswith(f"../{FOLDER}")
        name = JOINED if is_here and match[3] in parts else match[3]
        return f"{match[1]}'{match[2]}{name}'"

    return "\n".join(SPECIFIER.sub(lead, line) for line in text.splitlines()) + "\n"
