#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the phrases of each language into Web/dist/phrases, for pages to fetch the one they need.

The source is Sources/CalendarEngine/Text/Phrases; nobody writes a phrase twice.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources" / "CalendarEngine" / "Text" / "Phrases"
LANGUAGES = {"German": "de", "French": "fr", "Spanish": "es", "Japanese": "ja", "Arabic": "ar", "Hebrew": "he"}
LITERAL = re.compile(r'StaticString = """\n(.*?)\n *"""', re.S)
ESCAPE = re.compile(r"\\u\{([0-9A-Fa-f]+)\}")


def lines(name):
    """The phrases of a language, in order."""
    text = (SOURCES / f"PhraseLanguage+{name}.swift").read_text()
    match = LITERAL.search(text)
    if not match:
        sys.exit(f"export_phrases: no catalogue in PhraseLanguage+{name}.swift")
    return [ESCAPE.sub(lambda m: chr(int(m[1], 16)), line.lstrip(" ")) for line in match[1].split("\n")]


def main():
    target = ROOT / "Web" / "dist" / "phrases"
    target.mkdir(parents=True, exist_ok=True)
    count = len(lines("English"))
    for name, tag in LANGUAGES.items():
        catalogue = lines(name)
        if len(catalogue) != count:
            sys.exit(f"export_phrases: {name} has {len(catalogue)} phrases, English {count}")
        (target / f"{tag}.txt").write_text("\n".join(catalogue))
    print(f"Web/dist/phrases: {len(LANGUAGES)} languages of {count} phrases")


if __name__ == "__main__":
    main()
