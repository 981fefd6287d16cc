# SPDX-License-Identifier: MIT
"""What docs/migration says is there is there: every Swift name, attribute and event of its tables."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).resolve().parent))

from swift_members import Types  # noqa: E402

PAGES = sorted((ROOT / "docs" / "migration").glob("*.md"))
ORIGINALS = {"fuicalendarview", "fscalendar", "calendarview", "kal", "tapku", "timessquare",
             "ckcalendar", "abcalendarpicker", "infinitecalendar", "jzcalendarweekview"}
DECLARATIONS = (ROOT / "Web" / "element" / "almanac-calendar.d.ts").read_text(encoding="utf-8")


def swift():
    files = [*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Apps" / "Sources").rglob("*.swift")]
    return Types(path.read_text(encoding="utf-8") for path in files)


def attributes():
    """Each attribute of the element with the text that lists its values."""
    return dict(re.findall(r"^ \* \| `([a-z-]+)` \| (.*?) \| ", DECLARATIONS, re.MULTILINE))


def members():
    """Events, properties and methods of the element."""
    events = re.findall(r"^  (\w+): CustomEvent", DECLARATIONS, re.MULTILINE)
    body = DECLARATIONS[DECLARATIONS.index("export class AlmanacCalendarElement"):]
    # Without the properties of parameters and answers.
    body = re.sub(r"\{[^{}]*\}", "", body)
    return {*events, *re.findall(r"(?:^ |;) (?:(?:readonly|static|get|set) )*(\w+)[(:?]", body, re.MULTILINE)}


SWIFT, ATTRIBUTES, MEMBERS = swift(), attributes(), members()
SHEETS = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "Web/element/sheet").glob("*.css"))


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
        return None if SWIFT.has(name) else f"Swift has no public {name}"
    if name.startswith("--almanac-"):
        return None if re.search(rf"var\({name}[,)]", SHEETS) else f"no style sheet reads {name}"
    attribute, equals, value = name.partition("=")
    if not equals:
        return None if attribute in ATTRIBUTES or attribute in MEMBERS else f"the element has no {name}"
    values = ATTRIBUTES.get(attribute)
    if values is None:
        return f"there is no attribute {attribute}"
    word = value.strip('"')
    return None if f"`{word}`" in values or "`" not in values else f"{attribute} has no value {word}"


OWNERS = [
    ("CalendarUIView", "CalendarUIViewDelegate", "CalendarUIViewDataSource", "CalendarOptions", "CalendarSession"),
    ("CalendarConfigurable", "CalendarView", "CalendarController", "View"),
]


def unknown(table):
    """The names in the columns of UIKit and SwiftUI that nothing has."""
    return [
        name
        for cells in table
        for cell, owners in zip(cells[1:], OWNERS, strict=True)
        for name in re.findall(r"`([^`]+)`", cell)
        if name != "of" and not SWIFT.has(name)
        and not any(SWIFT.has(f"{owner}.{name.removesuffix('()')}") for owner in owners)
    ]


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

    def test_what_the_engine_tells_and_takes_has_names_in_uikit_and_swiftui(self):
        readme = next(page for page in PAGES if page.stem == "README")
        table = [cells for cells in rows(readme) if re.match(r"`Calendar\w+\.", cells[0])]
        ours = {name for cells in table for name in re.findall(r"`([^`]+)`", cells[0])}
        told = re.compile(r"Calendar(?:Effect|Action|Session|Environment)\.")
        wanted = {name for page in PAGES if page != readme for name in names(page) if told.match(name)}
        self.assertGreater(len(wanted), 20)
        # With or without its labels.
        known = {name.partition("(")[0] for name in ours}
        self.assertEqual({name for name in wanted if name.partition("(")[0] not in known}, set())
        self.assertEqual({name for name in ours if fault(name)}, set())
        self.assertEqual(unknown(table), [])

    def test_the_article_has_a_section_for_each_original_with_names_that_exist(self):
        article = ROOT / "Sources/CalendarSwiftUI/CalendarSwiftUI.docc/MoveOver.md"
        titles = re.findall(r"^## (\w+)$", article.read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual({title.lower() for title in titles if title != "Overview"}, ORIGINALS)
        self.assertEqual(unknown([cells for cells in rows(article) if cells[1] != "UIKit"]), [])

    def test_what_is_left_out_has_a_reason(self):
        for page in PAGES:
            for original, ours, how in rows(page):
                with self.subTest(page=page.name, original=original):
                    self.assertTrue(ours)
                    self.assertTrue(ours != "—" or len(how) > 8)

    def test_gallery_and_declarations_name_the_presets_of_the_engine(self):
        engine = re.findall(r'return "([a-z-]+)"', (ROOT / "Sources/CalendarEngine/Presets/Preset.swift").read_text())
        self.assertEqual(len(engine), 17)
        gallery = re.findall(r"{ name: '([a-z-]+)'", (ROOT / "Web/gallery/presets.js").read_text())
        self.assertEqual(gallery, engine)
        declared = re.search(r"\| `preset` \| ([^|]*)\|", (ROOT / "Web/element/almanac-calendar.d.ts").read_text())[1]
        self.assertEqual(re.findall(r"`([a-z-]+)`", declared), engine)

    def test_a_name_that_is_not_there_is_found(self):
        for name in ["CalendarOptions.nowhere", "Nobody", 'selection="unheard-of"', "no-such-thing", "unheard",
                     "CalendarState.init(nobody:)", "CalendarAction.select(_:notifies:)", "--almanac-nothing",
                     # Members, but of other types.
                     "CalendarOptions.bottom", "DayFact.selection", "ThemePart.accent", "Preset.months",
                     # Not for apps.
                     "Selecting.extent", "Reduction"]:
            self.assertIsNotNone(fault(name), name)
        for name in ["CalendarAction.select(_:notifies:reveals:)", "ScrollTarget.Place", "Weekday", "Theme.init(_:)",
                     "CalendarOptions.bounds", "show", "beforeselect", 'view="week"', "visibleDays"]:
            self.assertIsNone(fault(name), name)


if __name__ == "__main__":
    unittest.main()
