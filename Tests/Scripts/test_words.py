# SPDX-License-Identifier: MIT
"""The words of the form for events, and those of the search, are there in every language of the pages."""

import re
import unittest
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
# The module that names the words, and the catalogues.
KINDS = [("week", "events"), ("search", "search")]


def names(folder):
    """The words that a module knows, in the order of the lines."""
    source = (WEB / folder / "words.js").read_text()
    return re.findall(r"'(\w+)'", source.split("WORDS = [")[1].split("]")[0])


class WordTests(unittest.TestCase):
    def test_every_word_is_used(self):
        self.assertGreater(len(names("week")), 30)
        for folder, _ in KINDS:
            sources = "".join(path.read_text() for path in (WEB / folder).glob("*.js") if path.name != "words.js")
            for name in names(folder):
                with self.subTest(word=name):
                    self.assertTrue(re.search(rf"\b{name}\b", sources))

    def test_every_language_has_a_line_for_each(self):
        for folder, catalogues in KINDS:
            paths = sorted((WEB / "phrases" / catalogues).glob("*.txt"))
            self.assertEqual([path.stem for path in paths], ["ar", "de", "en", "es", "fr", "he", "ja"])
            for path in paths:
                with self.subTest(catalogues=catalogues, language=path.stem):
                    lines = path.read_text().removesuffix("\n").split("\n")
                    self.assertEqual(len(lines), len(names(folder)))
                    self.assertTrue(all(line == line.strip() != "" for line in lines))


if __name__ == "__main__":
    unittest.main()
