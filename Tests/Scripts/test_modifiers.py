# SPDX-License-Identifier: MIT
"""Every option has a modifier of SwiftUI: one that is written from the table, or one by hand."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import modifiers  # noqa: E402

TABLE = "".join(file.read_text() for file in sorted((modifiers.OPTIONS / "Table").glob("OptionTable*.swift")))
ROWS = [re.search(r'"([^"]+)"', chunk)[1] for chunk in TABLE.split("OptionRow(")[1:]]
# What sets an option that has no modifier of its name; None is for parts, whose own options have theirs.
OTHERWISE = {
    "expanding": None, "list": None, "timeline": None, "agenda": None, "interval": None, "disabled": None,
    "timeline.edges": None,
    "isDisabled": "isEnabled", "showsAlternateDates": "alternateCalendar", "asksBeforeSelecting": "shouldSelect",
    "asksBeforeTurning": "shouldTurn", "tellsCells": "onCell", "loadsFacts": "facts", "loadsOccurrences": "occurrences",
}  # fmt: skip
SOURCES = "\n".join(file.read_text() for file in (ROOT / "Sources/CalendarSwiftUI").rglob("*.swift"))


class ModifiersTest(unittest.TestCase):
    def test_every_row_has_one(self):
        written = modifiers.paths(TABLE)
        self.assertGreater(len(ROWS), 50)
        self.assertEqual([name for name in ROWS if name not in written and name not in modifiers.BY_HAND], [])
        for name in written.keys() - modifiers.BY_HAND.keys():
            path = written[name]
            owner, property = path.rsplit(".", 1)
            self.assertIn(property, modifiers.declared()[owner], name)
            modifier = modifiers.NAMES.get(path.removeprefix("options."), property)
            self.assertIn(f"public func {modifier}(", SOURCES, name)

    def test_every_property_has_one(self):
        """Also those that are in no row of the table."""
        count = 0
        for owner, properties in modifiers.declared().items():
            # What pulls at the edges is of three parts, each a value of its own.
            edges = owner == "options.timeline.edges"
            for property in ["zones", "speed", "dwell"] if edges else properties:
                path = f"{owner}.{property}".removeprefix("options.")
                name = OTHERWISE.get(path, modifiers.NAMES.get(path, property))
                if name == "isEnabled":
                    self.assertIn(name, SOURCES)
                elif name:
                    self.assertTrue(re.search(rf"public func {name}\b", SOURCES), path)
                count += 1
        self.assertGreater(count, 80)

    def test_what_is_written_by_hand_is_there(self):
        for row, name in modifiers.BY_HAND.items():
            self.assertIn(row, ROWS)
            if name:
                self.assertIn(name, SOURCES, row)

    def test_types_follow_from_declarations(self):
        text = (
            "  /// Shown.\n  public var isShown = true\n"
            "  /// Which.\n  ///\n  /// More.\n  public var rule = TitleRule.page\n"
            "  /// When.\n  public var before: EpochDay?\n"
            "  /// How.\n  public var taps = Taps.shrinkInside\n"
            "  /// High.\n  public var height = 0.0\n"
        )
        found = modifiers.properties(text, "IntervalPolicy.")
        self.assertEqual(
            {name: type_ for name, (type_, _) in found.items()},
            {
                "isShown": "Bool",
                "rule": "TitleRule",
                "before": "EpochDay?",
                "taps": "IntervalPolicy.Taps",
                "height": "Double",
            },
        )
        self.assertEqual(found["rule"][1], ["Which.", "", "More."])

    def test_a_modifier_has_the_words_of_its_option(self):
        row = {"name": "week-numbers", "views": ["month", "week"]}
        lines = modifiers.modifier(
            row, "options.showsWeekNumbers", {"options": {"showsWeekNumbers": ("Bool", ["Whether."])}}
        )
        self.assertEqual(lines[0], "  /// Whether.")
        self.assertIn("`month` or `week`", lines[2])
        self.assertEqual(lines[3], "  public func showsWeekNumbers(_ isOn: Bool = true) -> Self {")


if __name__ == "__main__":
    unittest.main()
