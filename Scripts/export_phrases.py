#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the phrases of each language into Web/dist/phrases, where pages fetch the one file they
need.

The sources are the folders named Phrases in Sources/CalendarEngine/Text: for the calendar, for our
pages around it, and for the date field, each exported to files of their own. Every phrase is
written only once.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXT = ROOT / "Sources" / "CalendarEngine" / "Text"
# The source folder, the suffix of its file names, and the target of its catalogues.
CATALOGUES = [
    (TEXT / "Phrases", "", "phrases"),
    (TEXT / "Pages" / "Phrases", "Pages", "phrases/pages"),
    (TEXT / "Field" / "Phrases", "Field", "phrases/field"),
]
LANGUAGES = {"German": "de", "French": "fr", "Spanish": "es", "Japanese": "ja", "Arabic": "ar", "Hebrew": "he"}
LITERAL = re.compile(r'StaticString = """\n(.*?)\n *"""', re.S)
ESCAPE = re.compile(r"\\u\{([0-9A-Fa-f]+)\}")


def lines(folder, name):
    """The phrases in a file, in order."""
    text = (folder / f"PhraseLanguage+{name}.swift").read_text()
    parts = LITERAL.findall(text)
    if not parts:
        sys.exit(f"export_phrases: no catalogue in PhraseLanguage+{name}.swift")
    return [
        ESCAPE.sub(lambda m: chr(int(m[1], 16)), line.lstrip(" "))
        for part in parts
        for line in part.split("\n")
    ]


def english(folder, suffix):
    """The English phrases, of which the calendar's are in three files: pickers do without the last two."""
    names = [f"English{suffix}", f"English{suffix}Typed", f"English{suffix}Further"]
    parts = [lines(folder, name) for name in names if (folder / f"PhraseLanguage+{name}.swift").is_file()]
    # The second one begins with the end of the line before it.
    return [line for part in parts for line in part if line]


def export(folder, suffix, target):
    """Writes the catalogues of a folder; returns the number of phrases in each."""
    target.mkdir(parents=True, exist_ok=True)
    count = len(english(folder, suffix))
    for name, tag in LANGUAGES.items():
        catalogue = lines(folder, f"{name}{suffix}")
        if len(catalogue) != count:
            sys.exit(f"export_phrases: {name}{suffix} has {len(catalogue)} phrases, English {count}")
        (target / f"{tag}.txt").write_text("\n".join(catalogue))
    return count


def template():
    """Writes the English phrases of the calendar, which other languages begin with."""
    folder, suffix, target = CATALOGUES[0]
    phrases = english(folder, suffix)
    (ROOT / "Web" / "dist" / target / "en.txt").write_text("\n".join(phrases))


def of_entries():
    """Writes catalogues for days that have more than events, such as marks: what is on a day is counted as entries.

    The engine has what a catalogue leaves empty.
    """
    folder, suffix, target = CATALOGUES[0]
    own = english(folder, suffix)
    events, entries = (own.index(line) for line in ["1:{0} event|{0} events", "1:{0} entry|{0} entries"])
    place = ROOT / "Web" / "dist" / target / "entries"
    place.mkdir(parents=True, exist_ok=True)
    for name, tag in {"English": "en", **LANGUAGES}.items():
        catalogue = own if tag == "en" else lines(folder, name)
        said = [""] * events if tag == "en" else catalogue[:events]
        said += [catalogue[entries], *([] if tag == "en" else catalogue[events + 1:])]
        (place / f"{tag}.txt").write_text("\n".join(said))


def main():
    for folder, suffix, target in CATALOGUES:
        count = export(folder, suffix, ROOT / "Web" / "dist" / target)
        print(f"Web/dist/{target}: {len(LANGUAGES)} languages of {count} phrases")
    template()
    of_entries()


if __name__ == "__main__":
    main()
