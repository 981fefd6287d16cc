# SPDX-License-Identifier: MIT
"""What of Web/ comes into Web/dist."""

import pathlib
import shutil
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from assemble_web import SHEET_PARTS, copy, join_page, minify  # noqa: E402

PAGE = "import { half } from './element/half.js'; // why\n\nexport const whole = half + half;\n"


class AssembleTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.source = pathlib.Path(folder.name, "Web")
        self.target = self.source / "dist"
        self.write("page.js", PAGE)
        self.write("element/half.js", "// A half.\nexport const half = 1 / 2;\n")
        for name in SHEET_PARTS:
            self.write(f"element/sheet/{name}", "")
        self.write("element/sheet/days.css", "/* why */\n.day { color: #ffffff; }\n")
        self.write("tests/a.test.mjs", "")

    def write(self, path, text):
        file = self.source / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def read(self, path):
        return (self.target / path).read_text()

    def test_modules_of_the_element_are_one_and_importers_find_it(self):
        copy(self.source, self.target)
        self.assertEqual(self.read("element/parts.js"), "// A half.\nexport const half = 1 / 2;\n")
        self.assertIn("from './element/parts.js'", self.read("page.js"))
        self.assertFalse((self.target / "element/half.js").exists())

    def test_the_pickers_sheet_has_no_rules_that_only_the_whole_element_needs(self):
        self.write("element/sheet/frame.css", "a {}\n/* whole { */\nb {}\n/* } */\n")
        self.write("element/sheet/days.css", "c {}\n/* whole { */\nd {}\n/* } */\n")
        copy(self.source, self.target)
        self.assertEqual(self.read("element/almanac-picker.css"), "a {}\nc {}\n")

    def test_a_sheet_that_is_not_listed_is_refused(self):
        self.write("element/sheet/more.css", "e {}\n")
        with self.assertRaisesRegex(ValueError, "more.css"):
            copy(self.source, self.target)

    def test_a_page_links_one_sheet_in_which_those_for_some_media_are_among_rules_for_these(self):
        self.write("app/app.css", "a {}\n")
        self.write("app/print.css", "@page { margin: 0; }\n")
        self.write("streak/streak.css", "b {}\n")
        self.write("kal/kal.css", "c {}\n")
        self.write("kal.html", '<link rel="stylesheet" href="app/print.css">\n'
                               '<link rel="stylesheet" href="kal/kal.css">\n')
        self.write("404.html", '<link rel="stylesheet" href="/app/app.css">\n<p>gone</p>\n')
        self.write("streaks.html", '<title>a</title>\n<link rel="stylesheet" href="app/app.css">\n'
                                   '<link rel="stylesheet" href="streak/streak.css">\n'
                                   '<link rel="stylesheet" href="app/print.css" media="print">\n<p>b</p>\n')
        paths, _ = copy(self.source, self.target)
        self.assertEqual(self.read("streaks.html"),
                         '<title>a</title>\n<link rel="stylesheet" href="streaks.css">\n<p>b</p>\n')
        self.assertEqual(self.read("streaks.css"), "a {}\nb {}\n@media print {\n@page { margin: 0; }\n}\n")
        self.assertIn(self.target / "streaks.css", paths)
        # The others stay for who loads them later, and for pages that have but one.
        self.assertEqual(self.read("kal/kal.css"), "c {}\n")
        self.assertIn("/app/app.css", self.read("404.html"))

    def test_a_sheet_of_a_page_with_addresses_is_refused(self):
        self.write("app/app.css", "a { background: url(icon.svg); }\n")
        self.write("a.html", '<link rel="stylesheet" href="app/app.css">\n' * 2)
        with self.assertRaisesRegex(ValueError, "app.css"):
            copy(self.source, self.target)

    def test_tests_stay_behind(self):
        copy(self.source, self.target)
        self.assertFalse((self.target / "tests").exists())

    def test_without_the_minifier_everything_stays_as_it_is_written(self):
        paths, count = copy(self.source, self.target)
        self.assertEqual(count, 4)
        self.assertFalse(minify(paths, self.target, program="no-such-program"))
        self.assertIn("// why", self.read("page.js"))

    @unittest.skipUnless(shutil.which("esbuild"), "there is no esbuild")
    def test_the_minifier_keeps_addresses_and_exported_names_and_leaves_maps(self):
        paths, _ = copy(self.source, self.target)
        self.assertTrue(minify(paths, self.target))
        self.assertIn("as half}", self.read("element/parts.js"))
        self.assertIn('from"./element/parts.js"', self.read("page.js"))
        self.assertTrue(self.read("element/almanac-calendar.css").startswith(".day{color:#fff}"))
        for path in paths:
            self.assertTrue(path.with_name(path.name + ".map").exists(), path)

    @unittest.skipUnless(shutil.which("esbuild"), "esbuild is not installed")
    def test_the_page_is_one_module_but_for_what_others_need(self):
        self.write("events/events.js", "import { a } from './own.js';\nimport { b } from './shared.js';\n"
                                       "import { c } from '../app/dom.js';\na(b, c);\n")
        self.write("events/own.js", "import { b } from './shared.js';\nexport const a = (c, d) => alert('own', b, c, d);\n")
        self.write("events/shared.js", "export const b = 1;\n")
        self.write("app/dom.js", "export const c = 2;\n")
        self.write("form/form.js", "import { b } from '../events/shared.js';\nalert(b);\n")
        paths, _ = copy(self.source, self.target)
        self.assertTrue(minify(paths, self.target))
        self.assertTrue(join_page(self.source, self.target))
        left = sorted(path.name for path in (self.target / "events").glob("*.js"))
        self.assertEqual(left, ["events.js", "shared.js"])
        page = self.read("events/events.js")
        self.assertIn('"own"', page)
        self.assertIn('from"./shared.js"', page)
        self.assertIn('from"../app/parts.js"', page)


if __name__ == "__main__":
    unittest.main()
