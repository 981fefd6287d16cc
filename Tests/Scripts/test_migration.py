# SPDX-License-Identifier: MIT
"""What docs/migration says is there is there: every Swift name, attribute and event of its tables."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "migration").glob("*.md"))
ORIGINALS = {"fuicalendarview", "fscalendar", "calendarview", "kal", "tapku", "timessquare",
             "ckcalendar", "abcalendarpicker"}
MEMBER = r"\b(?:var|let|case|func|static|subscript)\b[^\n]*\b{}\b"
TYPE = r"\b(?:struct|class|enum|actor|protocol|typealias)\s+{}\b"


def sources():
    files = [*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Apps" / "Sources").rglob("*.swift")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


SWIFT = sources()
ELEMENT = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Web" / "element").glob("*.*s"))


def rows(page):
    """The rows of the page's tables, but for headings: original, ours, and how."""
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 3 and not set(cells[0]) <= {"-"} and cells[1] not in ("Almanac", "Preset"):
            yield cells


def names(page):
    for cells in rows(page):
        yield from re.findall(r"`([^`]+)`", cells[1])


def fault(name):
    """What is wrong with a name, or None."""
    if re.match(r"[A-Z]", name):
        kind, _, rest = name.partition(".")
        if not re.search(TYPE.format(kind), SWIFT):
            return f"there is no type {kind}"
        member = re.match(r"\w*", rest)[0]
        if rest and member == "init":
            labels = re.findall(r"(\w+):", rest)
            pattern = r"init\([^)]*" + r"[^)]*".join(rf"\b{label}\b" for label in labels)
            return None if re.search(pattern, SWIFT) else f"there is no {name}"
        if rest and not re.search(MEMBER.format(member), SWIFT):
            return f"{kind} has no {member}"
        return None
    attribute, _, value = name.partition("=")
    quoted = [attribute, *filter(None, [value.strip('"')])]
    missing = [word for word in quoted if not re.search(rf"['`\"]{word}['`\"]|\b{word}:|\bget {word}\b", ELEMENT)]
    return f"the element knows no {', '.join(missing)}" if missing else None


class Migration(unittest.TestCase):
    def test_every_original_has_a_page_with_a_table(self):
        self.assertEqual({page.stem for page in PAGES} - {"README"}, ORIGINALS)
        for page in PAGES:
            self.assertGreaterEqual(len(list(rows(page))), 8, page.name)

    def test_every_name_exists(self):
        found = [(page.name, name) for page in PAGES if page.stem != "README" for name in names(page)]
        self.assertGreater(len(found), 150)
        faults = [f"{page}: `{name}`: {fault(name)}" for page, name in found if fault(name)]
        self.assertEqual(faults, [])

    def test_what_is_left_out_has_a_reason(self):
        for page in PAGES:
            for original, ours, how in rows(page):
                with self.subTest(page=page.name, original=original):
                    self.assertTrue(ours)
                    self.assertTrue(ours != "—" or len(how) > 8)

    def test_gallery_and_declarations_name_the_presets_of_the_engine(self):
        engine = re.findall(r'return "([a-z-]+)"', (ROOT / "Sources/CalendarEngine/Presets/Preset.swift").read_text())
        self.assertEqual(len(engine), 15)
        gallery = re.findall(r"{ name: '([a-z-]+)'", (ROOT / "Web/gallery/presets.js").read_text())
        self.assertEqual(gallery, engine)
        declared = re.search(r"\| `preset` \| ([^|]*)\|", (ROOT / "Web/element/almanac-calendar.d.ts").read_text())[1]
        self.assertEqual(re.findall(r"`([a-z-]+)`", declared), engine)

    def test_a_name_that_is_not_there_is_found(self):
        for name in ["CalendarOptions.nowhere", "Nobody", 'selection="unheard-of"', "no-such-thing", "CalendarState.init(nobody:)"]:
            self.assertIsNotNone(fault(name), name)


if __name__ == "__main__":
    unittest.main()
