# SPDX-License-Identifier: MIT
"""The words of the form for events are there in every language of the pages."""

import re
import unittest
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
FOLDER = WEB / "phrases" / "events"


def names():
    """The words that the form knows, in the order of the lines."""
    source = (WEB / "week" / "words.js").read_text()
    return re.findall(r"'(\w+)'", source.split("WORDS = [")[1].split("]")[0])


class WordTests(unittest.TestCase):
    def test_every_word_is_used(self):
        sources = "".join(path.read_text() for path in (WEB / "week").glob("*.js") if path.name != "words.js")
        self.assertGreater(len(names()), 30)
        for name in names():
            with self.subTest(word=name):
                self.assertTrue(re.search(rf"\b{name}\b", sources))

    def test_every_language_has_a_line_for_each(self):
        languages = {path.stem for path in FOLDER.glob("*.txt")}
        self.assertEqual(languages, {"ar", "de", "en", "es", "fr", "he", "ja"})
        for language in languages:
            with self.subTest(language=language):
                lines = (FOLDER / f"{language}.txt").read_text().removesuffix("\n").split("\n")
                self.assertEqual(len(lines), len(names()))
                self.assertTrue(all(line == line.strip() != "" for line in lines))


if __name__ == "__main__":
    unittest.main()
