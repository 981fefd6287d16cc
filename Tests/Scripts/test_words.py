# SPDX-License-Identifier: MIT
"""The words of the calendar, of its search and of its keys are there in every language of the pages."""

import re
import unittest
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
# The parts, each with the folders whose scripts use its words.
PARTS = {"events": ["events", "form", "editing"], "search": ["search"], "help": ["help"],
         "remind": ["remind"], "sample": ["sample"], "menu": ["menu"], "clipboard": ["editing"], "form": ["form"],
         "layers": ["layers", "inspector"], "zones": ["zones"], "transfer": ["transfer"], "settings": ["settings"],
         "streak": ["streak"], "held": ["editing"]}


def names(part):
    """The words of a part, in the order of the lines; they are in one of its folders."""
    path = next(path for folder in PARTS[part] for name in (f"{part}-words.js", "words.js")
                if (path := WEB / folder / name).exists())
    source = path.read_text()
    return re.findall(r"'(\w+)'", source.split("WORDS = [")[1].split("]")[0])


class WordTests(unittest.TestCase):
    def test_every_word_is_used(self):
        self.assertGreater(len(names("events")), 30)
        for part, folders in PARTS.items():
            sources = "".join(path.read_text() for folder in folders for path in (WEB / folder).glob("*.js")
                              if path.name not in ("words.js", f"{part}-words.js"))
            for name in names(part):
                with self.subTest(word=name):
                    self.assertTrue(re.search(rf"\b{name}\b", sources))

    def test_every_language_has_a_line_for_each(self):
        for part in PARTS:
            paths = sorted((WEB / "phrases" / part).glob("*.txt"))
            self.assertEqual([path.stem for path in paths], ["ar", "de", "en", "es", "fr", "he", "ja"])
            for path in paths:
                with self.subTest(part=part, language=path.stem):
                    lines = path.read_text().removesuffix("\n").split("\n")
                    self.assertEqual(len(lines), len(names(part)))
                    self.assertTrue(all(line == line.strip() != "" for line in lines))

    def test_times_of_fields(self):
        source = (WEB / "element" / "field" / "timed-words.js").read_text()
        listed = re.findall(r"'([^']+)'", source.split("NAMES = [")[1].split("]")[0])
        english = re.findall(r"'([^']+)'", source.split("ENGLISH = [")[1].split("]")[0])
        paths = sorted((WEB / "phrases" / "time").glob("*.txt"))
        self.assertEqual([path.stem for path in paths], ["ar", "de", "en", "es", "fr", "he", "ja"])
        for path in paths:
            with self.subTest(language=path.stem):
                lines = path.read_text().split("\n")
                self.assertEqual(len(lines), len(listed))
                self.assertTrue(all(line == line.strip() != "" for line in lines))
                for line, words in zip(lines, english):
                    self.assertEqual(re.findall(r"\{\d\}", line), re.findall(r"\{\d\}", words))
                if path.stem == "en":
                    self.assertEqual(lines, english)


if __name__ == "__main__":
    unittest.main()
