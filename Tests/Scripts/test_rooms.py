# SPDX-License-Identifier: MIT
"""The order of the engine's rooms, and the circles that the census counts, on made-up sources."""

import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

import census  # noqa: E402
from checks import rooms  # noqa: E402
from checks.source import SourceFile  # noqa: E402

HEAD = "// SPDX-License-Identifier: MIT\n"


def engine(path, body):
    return SourceFile(f"Sources/CalendarEngine/{path}", HEAD + body)


def refused(*files):
    """File, line and reason of each use that points up."""
    found = rooms.rooms_form_no_circle(files)
    return [(v.path.rsplit("/", 1)[1], v.line, v.reason) for v in found]


class Order(unittest.TestCase):
    PAGE = engine("Pages/Leaf.swift", "public struct Leaf {}\n")
    SCREEN = engine("Layout/Screen.swift", "enum Screen {\n  case empty\n}\n")

    def test_a_room_uses_what_is_below(self):
        user = engine("Layout/User.swift", "func f(_ leaf: Leaf) {}\n")
        self.assertEqual(refused(self.PAGE, self.SCREEN, user), [])

    def test_a_room_does_not_use_what_is_above(self):
        user = engine("Pages/User.swift", "let a = 1\nlet b = Screen.empty\n")
        found = refused(self.SCREEN, user)
        self.assertEqual([(name, line) for name, line, _ in found], [("User.swift", 3)])
        self.assertIn("Pages may not use Layout", found[0][2])

    def test_an_extension_uses_what_it_extends(self):
        user = engine("State/User.swift", "extension Screen {}\n")
        self.assertEqual(len(refused(self.SCREEN, user)), 1)

    def test_types_of_both_editions_are_seen(self):
        guarded = engine("Layout/Twin.swift", "#if ALMANAC_PICKER\n  typealias Twin = Int\n#endif\n")
        user = engine("Moving/User.swift", "var a: Twin\n")
        self.assertEqual(len(refused(guarded, user)), 1)

    def test_nested_types_members_comments_and_strings_are_free(self):
        nested = engine("Layout/Outer.swift", "struct Outer {\n  struct Place {}\n}\n")
        user = engine(
            "Moving/User.swift", 'var a: Place\nlet b = c.Screen\n// Screen\nlet d = "Screen"\n'
        )
        self.assertEqual(refused(self.SCREEN, nested, user), [])

    def test_every_room_needs_a_place(self):
        found = refused(engine("Attic/A.swift", ""))
        self.assertIn("room Attic has no place", found[0][2])

    def test_the_order_names_the_rooms_that_there_are(self):
        here = Path(__file__).resolve().parents[2] / "Sources" / rooms.ENGINE
        folders = {path.name for path in here.iterdir() if path.is_dir()}
        self.assertEqual(folders | {rooms.ENGINE}, set(rooms.ORDER))
        self.assertEqual(len(rooms.ORDER), len(set(rooms.ORDER)))


class Census(unittest.TestCase):
    def test_circles_are_found(self):
        edges = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set()}
        self.assertEqual(rooms.circles(edges), [["a", "b", "c"]])

    def test_files_that_use_each_other_are_a_circle(self):
        one = engine("State/One.swift", "struct One { var a: Two }\n")
        two = engine("Layout/Two.swift", "struct Two { var a: [One] }\n")
        by_room, by_file, _ = census.circles([one, two])
        self.assertEqual(by_room, [["Layout", "State"]])
        self.assertEqual(len(by_file[0]), 2)

    def test_editions_are_counted_where_they_are_told_apart(self):
        one = engine("State/One.swift", "@WholeEdition var a = 1\n// Edition.isPicker\n")
        two = engine("State/Two.swift", "if Edition.isPicker || !Edition.isPicker {}\n")
        self.assertEqual(census.edition_uses([one, two, engine("State/C.swift", "")]), (3, 2))

    def test_the_manifest_names_the_twins_that_there_are(self):
        root = Path(__file__).resolve().parents[2]
        sources = root / "Sources"
        named = set(re.findall(r'(?:^ +|InPickers\()"([\w/+]+)"[,)]', (root / "Package.swift").read_text(), re.MULTILINE))
        for module in ["CalendarEngine", "CalendarWeb"]:
            for twin in (sources / module).rglob("*+Picker.swift"):
                part = twin.relative_to(sources / module).as_posix().removesuffix("+Picker.swift")
                self.assertTrue((sources / module / f"{part}.swift").is_file(), part)
                self.assertIn(part, named)
                named.remove(part)
        # Folders that only the whole edition has need no twin.
        folders = {part for part in named if (sources / "CalendarEngine" / part).is_dir()}
        self.assertEqual({part for part in named - folders if "/" in part}, set())

    def test_members_of_the_state_are_counted(self):
        one = engine(
            "State/One.swift",
            "public struct CalendarState {\n  var a = 1\n  private mutating func f() {\n    let b = 2\n  }\n}\n"
            "struct Other {\n  var c = 1\n}\n",
        )
        two = engine("State/Two.swift", "extension CalendarState {\n  var d: Int { 1 }\n}\n")
        self.assertEqual(census.state_members([one, two]), (3, 1, 2))

    def test_functions_are_measured(self):
        body = "struct A {\n  func f(\n    _ a: Int\n  ) -> Int {\n    a\n  }\n\n  func g() {}\n}\n"
        found = list(census.functions(engine("State/A.swift", body)))
        self.assertEqual([(length, name) for length, _, name in found], [(5, "f")])


if __name__ == "__main__":
    unittest.main()
