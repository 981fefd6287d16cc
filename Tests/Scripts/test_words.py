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
         "streak": ["streak"], "held": ["editing"], "lines": ["transfer"]}


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
            if part == "lines":  # The server's codes.
                continue
            sources = "".join(path.read_text() for folder in folders for path in (WEB / folder).glob("*.js")
                              if path.name not in ("words.js", f"{part}-words.js"))
            for name in names(part):
                with self.subTest(word=name):
                    self.assertTrue(re.search(rf"\b{name}\b", sources))

    def test_every_code_of_a_refused_line_has_words(self):
        apps, script = WEB.parent / "Apps" / "Sources", (WEB / "transfer" / "lines.js").read_text()
        swift = "".join(path.read_text() for path in sorted(apps.glob("**/*.swift")))
        times = (apps / "CalendarStore" / "ReasonCause+Times.swift").read_text()
        codes = set(re.findall(r'ReasonCause\("(\w+)"', swift)) | set(re.findall(r': "(\w+)"$', times, re.M))
        own = set(re.findall(r"words\('(\w+)'", script))
        self.assertEqual(codes | own, set(names("lines")))
        documented = (WEB.parent / "docs" / "api.md").read_text()
        self.assertEqual([code for code in sorted(codes) if f"`{code}`" not in documented], [])

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

    def test_sentences_end_with_a_full_stop_and_labels_with_none(self):
        # What has a verb is a sentence, but for rows of numbers and what begins in the middle of one.
        verb = re.compile(r"\b(is|are|was|were|can|cannot|can’t|could|does|do|will|have|enter|type) ", re.IGNORECASE)
        for name, languages in catalogues():
            lengths = {len(lines) for lines in languages.values()}
            self.assertEqual(len(lengths), 1, name)
            for index, english in enumerate(languages["en"]):
                with self.subTest(part=name, line=english):
                    ends = {language: is_ended(lines[index]) for language, lines in languages.items()}
                    # A question is asked with one of two signs in Japanese.
                    if not english.endswith("?"):
                        self.assertEqual(len(set(ends.values())), 1, ends)
                    if verb.search(english) and english[0].isupper() and not english.endswith((": {0}", "?")):
                        self.assertTrue(ends["en"])


CATALOGUE = re.compile(r'let (english|german|french|spanish|japanese|arabic|hebrew)(Catalogue|Pages|Further)'
                       r': StaticString = """\n(.*?)\n +"""', re.DOTALL)


def catalogues():
    """The phrases of the pages and of the engine: a name, and the lines of each language."""
    for folder in sorted(path for path in (WEB / "phrases").iterdir() if path.is_dir()):
        yield folder.name, {path.stem: path.read_text().removesuffix("\n").split("\n") for path in folder.glob("*.txt")}
    found = {}
    for path in sorted((WEB.parent / "Sources" / "CalendarEngine" / "Text").glob("**/PhraseLanguage+*.swift")):
        for language, kind, text in CATALOGUE.findall(path.read_text()):
            found[language, kind] = [line.strip() for line in text.split("\n")]
    typed = "The end is before the start."
    found["english", "Catalogue"] += [typed, *found.pop(("english", "Further"))]
    tags = {"english": "en", "german": "de", "french": "fr", "spanish": "es", "japanese": "ja", "arabic": "ar",
            "hebrew": "he"}
    for kind in ("Catalogue", "Pages"):
        yield kind, {tags[language]: lines for (language, other), lines in found.items() if other == kind}


def is_ended(line):
    """Whether a phrase, or its last form, ends with a full stop."""
    return line.split("|")[-1].endswith((".", "。"))


if __name__ == "__main__":
    unittest.main()
