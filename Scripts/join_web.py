# SPDX-License-Identifier: MIT
"""Joins modules of a folder into one: one request, and one dictionary for gzip.

    element/parts.js                                    every module of Web/element but those that pages load
    element/almanac-calendar.js, almanac-picker.js      those, which define the elements
    element/almanac-picker-field.js                     the date field, whose parts lie in a folder of their own
    app/parts.js                                        what pages have in common, but what only some of them need

Imports are redirected to the joined module. Two modules with the same name at their top level cannot be joined, nor
can an import that renames; both are refused.
"""

import re

FOLDER = "element"
APP = "app"
# The modules of the folders that are joined which stay on their own.
APART = {FOLDER: {"almanac-calendar.js", "almanac-picker.js", "almanac-picker-field.js"},
         APP: {"back.js", "book.js", "conflicts.js", "fields.js", "hours.js", "kept-days.js", "lifting.js", "month-keys.js",
              "records.js", "rising.js", "sheet.js", "step-buttons.js", "swipe.js", "zones.js"}}
JOINED = "parts.js"
IMPORT = re.compile(r"^import\s*\{([^}]*)\}\s*from\s*'([^']+)';$")
OUTER = re.compile(r"\.\./[\w-]+/[\w-]+\.js")
WRAPPED_IMPORT = re.compile(r"^import\s*\{[^}]*\}[^;\n]*;$", re.MULTILINE)
DECLARED = re.compile(r"^(?:export\s+)?(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)")
SPECIFIER = re.compile(r"(\bfrom |\bimport\(|^import )'([^']*/)([\w-]+\.js)'")


def is_part(relative):
    """Whether a path below Web/ is a module to join."""
    folder = relative.parent.as_posix()
    return folder in APART and relative.suffix == ".js" and relative.name not in APART[folder]


def join(modules):
    """Joins modules, given as a dictionary of names and texts; each comes after those that it imports.

    What they import from other folders stands first, once.
    """
    owners, done, outer, lines = {}, set(), {}, []

    def own(symbol, owner, name, number):
        if owners.setdefault(symbol, owner) != owner:
            raise ValueError(f"{name}:{number}: {owners[symbol]} has a {symbol} too")

    def place(name, importers):
        if name in importers:
            raise ValueError(f"{name}: imports itself by way of {importers[-1]}")
        if name in done:
            return
        text = []
        for number, line in enumerate(unwrap_imports(modules[name]).splitlines(), 1):
            match = IMPORT.match(line)
            if line.startswith("import") and (not match or re.search(r"\bas\b", match[1])):
                raise ValueError(f"{name}:{number}: an import that cannot be joined")
            if match and OUTER.fullmatch(match[2]):
                for symbol in re.findall(r"[\w$]+", match[1]):
                    own(symbol, match[2], name, number)
                    outer.setdefault(match[2], {})[symbol] = True
                continue
            if match:
                imported = match[2].removeprefix("./")
                if imported not in modules:
                    raise ValueError(f"{name}:{number}: an import that cannot be joined")
                place(imported, [*importers, name])
                continue
            declared = DECLARED.match(line)
            if declared:
                own(declared[1], name, name, number)
            text.append(line)
        done.add(name)
        lines.extend(text)

    for name in sorted(modules):
        place(name, [])
    imports = [f"import {{ {', '.join(symbols)} }} from '{path}';" for path, symbols in sorted(outer.items())]
    return "\n".join([*imports, *lines]) + "\n"


def unwrap_imports(text):
    """The text with each import on one line, followed by blank lines, so that line numbers stay."""
    def unwrap(match):
        return " ".join(match[0].split()) + "\n" * match[0].count("\n")

    return WRAPPED_IMPORT.sub(unwrap, text)


def redirect(text, relative, parts):
    """The text of a module at a path, with its imports of parts redirected to the joined modules.

    `parts` are the names of each folder's.
    """
    def lead(match):
        folder = (relative.parent / match[2]).as_posix()
        owner = next((name for name in parts if folder == name or folder.endswith(f"../{name}")), None)
        name = JOINED if owner and match[3] in parts[owner] else match[3]
        return f"{match[1]}'{match[2]}{name}'"

    return "\n".join(SPECIFIER.sub(lead, line) for line in text.splitlines()) + "\n"
