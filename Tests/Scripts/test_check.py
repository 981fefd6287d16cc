# SPDX-License-Identifier: MIT
"""A rule that cannot fire is no rule: every rule meets a sample that breaks it."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

import check  # noqa: E402
from checks import files, floors, names, rules_table  # noqa: E402
from checks.source import SourceFile, blank_comments_and_strings  # noqa: E402

HEAD = "// SPDX-License-Identifier: MIT\n"


def found(path, body, head=HEAD):
    """Line and reason of all that is wrong with one file."""
    return [(v.line, v.reason) for v in check.violations([SourceFile(path, head + body)])]


class RuleTest(unittest.TestCase):
    def refuses(self, path, body, reason, line=2, head=HEAD):
        hits = found(path, body, head)
        self.assertTrue(
            any(at == line and reason in text for at, text in hits), f"{reason!r} not in {hits}"
        )

    def accepts(self, path, body, head=HEAD):
        self.assertEqual(found(path, body, head), [])


class Floors(RuleTest):
    def test_imports_point_down(self):
        self.refuses("Sources/CivilTime/A.swift", "import CalendarModel\n", "may not import")
        self.refuses("Sources/CalendarModel/A.swift", "import CalendarEngine\n", "may not import")
        self.refuses("Sources/CalendarEngine/A.swift", "import Foundation\n", "may not import")
        self.refuses("Sources/CalendarWeb/A.swift", "import CWasmRuntime\n", "may not import")
        self.accepts("Sources/CalendarModel/A.swift", "import CivilTime\n")
        self.accepts("Sources/CalendarFoundation/A.swift", "import Foundation\n")
        self.accepts("Sources/CalendarSwiftUI/A.swift", "import SwiftUI\n")

    def test_every_way_to_import_is_seen(self):
        for line in [
            "@testable import Foundation",
            "@_exported public import Foundation",
            "@_spi(Inner) import Foundation",
            "internal import struct Foundation.Date",
            "  import Foundation",
        ]:
            self.refuses("Sources/CivilTime/A.swift", line + "\n", "may not import Foundation")

    def test_comments_and_strings_import_nothing(self):
        comments = "// import Foundation\n/*\nimport Foundation\n*/\n"
        self.accepts("Sources/CivilTime/A.swift", comments)
        self.accepts("Sources/CivilTime/A.swift", 'let a = """\nimport Foundation\n"""\n')

    def test_new_modules_need_a_floor(self):
        self.refuses("Sources/Novelty/A.swift", "", "has no floor", line=1)

    def test_every_floor_lies_above_its_imports(self):
        for module, allowed in floors.FLOORS.items():
            self.assertNotIn(module, allowed)
            for lower in allowed & floors.FLOORS.keys():
                self.assertNotIn(module, floors.FLOORS[lower])


class Words(RuleTest):
    SAMPLES = [
        ("let now = Date()", "clock"),
        ("let now = ContinuousClock().now", "clock"),
        ("let l = Locale.current", "locale"),
        ("func f(zone: TimeZone) {}", "zone"),
        ("let n = Int.random(in: 0..<6)", "random"),
        ("arc4random_buf(p, 8)", "random"),
        ('fatalError("no")', "trap"),
        ("preconditionFailure()", "trap"),
        ("precondition(day > 0)", "trap"),
        ("let a = try! f()", "trap"),
        ("let a = b as! C", "trap"),
        ("let key = name.hashValue", "hashValue"),
        ("let a = Foundation.sin(1)", "Foundation"),
        ("  #if os(Linux)", "#if"),
    ]

    def test_every_word_is_refused_in_every_pure_module(self):
        for module in sorted(floors.PURE):
            for body, reason in self.SAMPLES:
                self.refuses(f"Sources/{module}/A.swift", body + "\n", reason)

    def test_every_pattern_has_a_sample(self):
        import re

        for pattern, _ in floors.FORBIDDEN:
            self.assertTrue(any(re.search(pattern, body) for body, _ in self.SAMPLES), pattern)

    def test_hosts_may_say_them(self):
        for body, _ in self.SAMPLES:
            self.accepts("Sources/CalendarFoundation/A.swift", body + "\n")

    def test_longer_words_comments_and_strings_are_free(self):
        self.accepts("Sources/CivilTime/A.swift", "let a = CivilDate(year: 1)\n")
        self.accepts("Sources/CivilTime/A.swift", "let a: LocaleProfile\n")
        self.accepts("Sources/CivilTime/A.swift", "/// Never `fatalError(`, nor Date().\n")
        self.accepts("Sources/CivilTime/A.swift", 'let a = "TimeZone", b = #"Date("#\n')
        self.accepts("Sources/CivilTime/A.swift", "#if !hasFeature(Embedded)\n#endif\n")

    def test_interpolated_code_is_code(self):
        self.refuses("Sources/CivilTime/A.swift", 'let a = "at \\(Date())"\n', "clock")


class Arithmetic(RuleTest):
    SAMPLES = [
        "let end = start.addingTimeInterval(60)",
        "let next = day.addingClamped(days: 1)",
        "let next = day.adding(months: 1)",
        "let start = calendar.startOfDay(for: date)",
        "let next = calendar.date(byAdding: .day, value: 1, to: date)",
        "let days = seconds / 86_400",
        "let last = interval.endRawValue - 1",
        "let next = EpochDay(rawValue: day.rawValue &+ 1)",
        "let count = 1 + last.rawValue",
        "let day = calendar.dateInterval(of: .day, for: now)",
        "let date = calendar.date(from: components)",
    ]

    def test_native_hosts_count_no_days(self):
        for code in self.SAMPLES:
            for module in sorted(files.HOSTS):
                folder = "Apps/Sources" if module == "CalendarGTK" else "Sources"
                self.refuses(f"{folder}/{module}/A.swift", code + "\n", "no date arithmetic")
            self.accepts("Sources/CalendarFoundation/A.swift", code + "\n")

    def test_native_hosts_name_every_case(self):
        code = "switch role {\n  default: break\n}\n"
        self.refuses("Sources/CalendarUIKit/A.swift", code, "names every case", line=3)
        self.accepts("Sources/CalendarUIKit/A.swift", code.replace("default", "@unknown default"))
        self.accepts("Sources/CalendarSVG/A.swift", code)
        self.refuses("Sources/CalendarDrawing/Nodes/A.swift", code, "names every case", line=3)
        self.refuses("Apps/Sources/almanac/Window/A.swift", code, "names every case", line=3)
        self.accepts("Apps/Sources/almanac/Calendar/A.swift", code)
        # Numbers of letters.
        self.accepts("Sources/CalendarDrawing/Text/A.swift", code)
        self.refuses("Apps/Sources/CalendarGTK/Drawing/A.swift", code, "names every case", line=3)
        # Numbers of keys and of devices.
        self.accepts("Apps/Sources/CalendarGTK/Input/A.swift", code)

    def test_native_hosts_are_short(self):
        for host in ["Sources/CalendarUIKit", "Apps/Sources/CalendarGTK", "Apps/Sources/almanac/Window"]:
            self.refuses(f"{host}/A.swift", "\n" * 250, "250 are allowed", line=251)
        self.accepts("Sources/CalendarSVG/A.swift", "\n" * 250)

    def test_what_the_engine_counted_can_be_passed_on(self):
        self.accepts("Sources/CalendarUIKit/A.swift", "let range = dates.range(days)\n")


class Rooms(RuleTest):
    def test_rooms_stay_apart(self):
        engine = "Sources/CalendarEngine"
        action, rect = "let a: CalendarAction\n", "let r: SceneRect\n"
        self.refuses(f"{engine}/Layout/A.swift", action, "layouts never")
        self.refuses(f"{engine}/Layout/Month/A.swift", action, "layouts never")
        self.refuses(f"{engine}/Scene/A.swift", action, "scenes never")
        self.refuses(f"{engine}/Reducer/A.swift", rect, "reducers never")
        self.accepts(f"{engine}/Reducer/A.swift", action)
        self.accepts(f"{engine}/Layout/A.swift", rect)
        self.accepts(f"{engine}/Layout/A.swift", "// Not a CalendarAction.\n")


class Files(RuleTest):
    def test_sizes(self):
        self.refuses("Sources/CivilTime/A.swift", "//\n" * 400, "lines", line=401)
        self.accepts("Sources/CivilTime/A.swift", "//\n" * 399)
        self.refuses("Tests/CivilTimeTests/A.swift", "//\n" * 600, "lines", line=601)
        self.accepts("Tests/CivilTimeTests/A.swift", "//\n" * 599)
        for path in ["Web/a.js", "Scripts/a.py", "Web/a.css", "Web/a.mjs"]:
            head = "/* SPDX-License-Identifier: MIT */\n"
            self.refuses(path, "\n" * 400, "lines", line=401, head=head)

    def test_lines_for_browsers_have_120_columns(self):
        for path in ["Web/a.js", "Web/element/a.css", "Web/a.mjs", "Web/a.html"]:
            head = "/* SPDX-License-Identifier: MIT */\n"
            self.refuses(path, "x" * 121 + "\n", "121 columns", head=head)
            self.accepts(path, "x" * 120 + "\n", head=head)
        self.accepts("Web/a.d.ts", "x" * 121 + "\n")

    def test_license_comes_first(self):
        for path in ["Sources/CivilTime/A.swift", "Web/a.js", "Scripts/a.py", "Web/a.css", "a.c"]:
            self.refuses(path, "let a = 1\n", "SPDX", line=1, head="")
            self.refuses(path, "\n" + HEAD, "SPDX", line=1, head="")
        self.refuses("tool", "#!/bin/sh\necho\n", "SPDX", line=1, head="")
        self.accepts("tool", "#!/bin/sh\n# SPDX-License-Identifier: MIT\n", head="")
        self.accepts("Package.swift", "// swift-tools-version:6.2\n" + HEAD, head="")
        self.accepts("README.md", "# Almanac\n", head="")

    def test_notes_have_numbers(self):
        for note in ["TODO: later", "TODO(me): later", "FIXME", "HACK", "XXX"]:
            self.refuses("Sources/CivilTime/A.swift", f"// {note}\n", "only `TODO(#n):`")
        self.accepts("Sources/CivilTime/A.swift", "// TODO(#12): later\n")

    def test_no_paths_of_one_machine(self):
        for path in ["/work/a", "/tmp/a", "/home/a", "/Users/a", "/root/a"]:
            self.refuses("README.md", f"see {path}\n", "one machine")
        self.refuses("Scripts/a.sh", "# /work/a\n", "one machine", head="# " + files.SPDX + "\n")
        self.accepts("Scripts/a.sh", "# /tmp/a\n", head="# " + files.SPDX + "\n")
        self.accepts("README.md", "https://example.org/work/a and a/tmp/b\n")

    def test_folders_by_concept(self):
        for folder in ["Utils", "Helpers", "common", "Extensions", "Managers"]:
            self.refuses(f"Sources/CivilTime/{folder}/A.swift", "", "by concept", line=1)


class Names(RuleTest):
    def test_public_names_are_free(self):
        taken = ["Date", "Calendar", "TimeZone", "Locale", "Duration", "View", "UIKind", "Router"]
        for name in taken:
            for kind in ["struct", "final class", "indirect enum", "protocol", "typealias"]:
                self.refuses(
                    "Sources/CivilTime/A.swift", f"public {kind} {name} {{}}\n", "shares its name"
                )
        frozen = "@frozen public struct Date {}\n"
        self.refuses("Sources/CivilTime/A.swift", frozen, "shares its name")
        self.accepts("Sources/CivilTime/A.swift", "public struct CivilDate {}\n")
        self.accepts("Sources/CivilTime/A.swift", "struct Date {}\n")
        self.accepts("Sources/CivilTime/A.swift", "extension Zone {\n  public struct Date {}\n}\n")

    def test_modules_are_no_types(self):
        self.refuses("Sources/CivilTime/A.swift", "enum CivilTime {}\n", "name of a module")


class Lexer(unittest.TestCase):
    def blanked(self, text, expected):
        self.assertEqual(blank_comments_and_strings(text).replace(" ", ""), expected)

    def test_nested_comments(self):
        self.blanked("a/* b /* c */ d */e", "ae")

    def test_escapes_and_raw_strings(self):
        self.blanked(r'a("\"b")c', 'a("")c')
        self.blanked(r'a(#"b"c\(d)"#)e', 'a(#""#)e')
        self.blanked(r'#"b\#(d)"#', '#"(d)"#')

    def test_interpolation_with_parentheses_and_strings(self):
        self.blanked(r'"x \(f(g("y")) + h) z"i', '"(f(g(""))+h)"i')

    def test_lines_are_kept(self):
        text = 'a\n/*\n*/"""\nb\n"""\n// c\nd'
        self.assertEqual(blank_comments_and_strings(text).count("\n"), text.count("\n"))


class TableOfRules(unittest.TestCase):
    SWIFT = "struct DayTests {\n  @Test func fui2TheTable() {}\n  @Test func itHolds() {}\n}\n"
    PYTHON = "def test_a_click_selects(bench):\n    pass\n"

    def found(self, *cells):
        rows = "".join(f"| FUI 2 | says | {cell} |\n" for cell in cells)
        sources = [
            SourceFile("Tests/RULES.md", f"| Rule | Says | Tests |\n|---|---|---|\n{rows}"),
            SourceFile("Tests/CivilTimeTests/DayTests.swift", self.SWIFT),
            SourceFile("Tests/Browser/test_day.py", self.PYTHON),
            SourceFile("Sources/CivilTime/Day.swift", "var unselects = false\n"),
        ]
        return [str(violation) for violation in rules_table.rules_name_tests(sources)]

    def test_what_exists_is_found_by_type_prefix_file_and_name(self):
        cell = "`DayTests.fui2...`, `itHolds`, `test_day.py`: `a_click...`, and `unselects`"
        self.assertEqual(self.found(cell), [])

    def test_what_does_not_exist_is_refused_where_it_stands(self):
        for name in ["WeekTests", "DayTests.fui3...", "itHeld", "test_week.py", "a_tap...", "selects"]:
            self.assertEqual(
                self.found("`fui2...`", f"`{name}`"), [f"Tests/RULES.md:4: `{name}`: there is no such test"]
            )

    def test_a_rule_without_a_test_or_a_reason_is_refused(self):
        self.assertEqual(
            self.found("`fui2...`", ""), ["Tests/RULES.md:4: a rule has neither a test nor a reason"]
        )

    def test_a_test_with_a_number_has_to_stand_in_the_table(self):
        self.assertEqual(self.found("left out"), ["Tests/RULES.md:1: fui2TheTable is in no row"])


class WholeRun(unittest.TestCase):
    def test_every_rule_runs(self):
        rules = {*floors.RULES, *files.RULES, *names.RULES}
        self.assertEqual(set(check.FILE_RULES), rules)
        self.assertEqual(len(rules), 12)


if __name__ == "__main__":
    unittest.main()
