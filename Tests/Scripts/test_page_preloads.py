# SPDX-License-Identifier: MIT
"""Pages tell browsers what their scripts import."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from page_preloads import needed, preload_modules  # noqa: E402

MODULES = {
    "week/week.js": "import { a } from '../app/a.js';\nimport {\n  b,\n} from './b.js';\nawait import('./later.js');\n",
    # As it is bundled and minified.
    "app/a.js": 'import{c as d}from"./c.js";const e="to import from afar";import"../week/b.js";export{e as a,d};',
    "app/c.js": "// import { x } from './comment.js'\nexport const c = 1;\n",
    "week/b.js": "export const b = 2;\n",
}
PAGE = """<!doctype html>
<link rel="modulepreload" href="app/c.js">
<script type="module" src="week/week.js"></script>
<p>Hello</p>
"""


class PreloadTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for path, text in MODULES.items():
            file = self.folder / path
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)

    def test_what_is_imported_by_way_of_others_is_needed_and_what_comes_later_is_not(self):
        self.assertEqual(needed("week/week.js", self.folder), ["app/a.js", "week/b.js", "app/c.js"])

    def test_a_page_names_each_once_before_its_script(self):
        page = self.folder / "week.html"
        page.write_text(PAGE)
        preload_modules(self.folder)
        self.assertEqual(page.read_text(), PAGE.replace(
            "<script", '<link rel="modulepreload" href="app/a.js">\n<link rel="modulepreload" href="week/b.js">\n<script'))

    def test_a_page_without_a_script_stays_as_it_is(self):
        page = self.folder / "404.html"
        page.write_text("<p>Nothing here</p>\n")
        preload_modules(self.folder)
        self.assertEqual(page.read_text(), "<p>Nothing here</p>\n")


if __name__ == "__main__":
    unittest.main()
