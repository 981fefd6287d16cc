# SPDX-License-Identifier: MIT
"""What the protocol's tables become in what pages load: names of numbers are written as the numbers, and the tables of
names stay behind.
"""

import pathlib
import re

# The tables of names and numbers, which modules read as `OP.create`.
TABLES = ("OP", "FLAG")
PROTOCOL = "element/protocol.js"
DECLARED = re.compile(rf"^export const ({'|'.join(TABLES)}) = \{{(.*?)\}};\n", re.DOTALL | re.MULTILINE)
NAMES = re.compile(r"^import \{([^}]*)\}( from '[^']+';)\n", re.MULTILINE)
USE = re.compile(rf"\b({'|'.join(TABLES)})\b(?:\.(\w+))?")


def numbers(source):
    """The number of each name, as `OP.create`; none where there is no protocol."""
    path = pathlib.Path(source, PROTOCOL)
    declared = DECLARED.findall(path.read_text()) if path.exists() else []
    return {f"{table}.{name}": number for table, body in declared for name, number in re.findall(r"(\w+): (\d+)", body)}


def numbered(text, known):
    """A module's text with numbers in place of names; a name without a number is an error."""
    def imported(match):
        names = [name for name in re.split(r"\s*,\s*", match[1].strip()) if name and name not in TABLES]
        kept = f"import {{ {', '.join(names)} }}{match[2]}" if names else ""
        return kept + "\n" * match[0].count("\n")

    def number(match):
        if match[0] not in known:
            raise ValueError(f"{match[0]} has no number")
        return known[match[0]]

    if not known or not USE.search(text):
        return text
    text = DECLARED.sub(lambda match: "\n" * match[0].count("\n"), text)
    return USE.sub(number, NAMES.sub(imported, text))


def write_numbered(source, target, left_out):
    """Writes the modules of a folder with numbers in place of names."""
    known = numbers(source)
    for path in sorted(source.rglob("*.js")):
        relative = path.relative_to(source)
        if relative.parts[0] not in left_out:
            file = target / relative
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(numbered(path.read_text(), known))
