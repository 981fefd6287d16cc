# SPDX-License-Identifier: MIT
"""How modules become one."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from join_web import is_part, join, redirect  # noqa: E402


class JoinTests(unittest.TestCase):
    def test_a_module_stands_behind_those_that_it_imports(self):
        self.assertEqual(
            join({"a.js": "import { c } from './b.js';\nexport const a = c;\n", "b.js": "export const c = 1;\n"}),
            "export const c = 1;\nexport const a = c;\n")

    def test_an_import_may_take_several_lines(self):
        modules = {"a.js": "import { b,\n  c } from './b.js';\nexport const a = b + c;\n",
                   "b.js": "export const b = 1;\nexport const c = 2;\n"}
        self.assertEqual(join(modules).split(), "export const b = 1; export const c = 2; export const a = b + c;".split())

    def test_what_two_import_stands_once(self):
        text = join({"a.js": "import { c } from './c.js';\n", "b.js": "import { c } from './c.js';\n",
                     "c.js": "export const c = 1;\n"})
        self.assertEqual(text.count("const c"), 1)

    def test_a_name_that_two_have_is_refused(self):
        with self.assertRaisesRegex(ValueError, "b.js:1: a.js has a WEEK too"):
            join({"a.js": "const WEEK = 7;\n", "b.js": "export function WEEK() {}\n"})

    def test_names_inside_functions_may_be_alike(self):
        text = "function {}() {{\n  const a = 1;\n}}\n"
        self.assertIn("function c", join({"a.js": text.format("b"), "b.js": text.format("c")}))

    def test_circles_are_refused(self):
        with self.assertRaisesRegex(ValueError, "imports itself"):
            join({"a.js": "import { b } from './b.js';\n", "b.js": "import { a } from './a.js';\n"})

    def test_other_imports_are_refused(self):
        for line in ["import './b.js';", "import { b as c } from './b.js';", "import b from './b.js';",
                     "import { b } from '../b.js';", "import { b as c } from '../element/b.js';", "import {"]:
            with self.assertRaisesRegex(ValueError, "a.js:1: an import that cannot be joined"):
                join({"a.js": line + "\n", "b.js": ""})


    def test_what_other_folders_have_is_imported_once_and_first(self):
        text = join({"a.js": "import { c } from '../element/c.js';\nexport const a = c;\n",
                     "b.js": "import { c, d } from '../element/c.js';\nexport const b = c + d;\n"})
        self.assertEqual(text, "import { c, d } from '../element/c.js';\nexport const a = c;\nexport const b = c + d;\n")

    def test_a_name_of_another_folder_that_a_module_has_too_is_refused(self):
        with self.assertRaisesRegex(ValueError, "b.js:1: ../element/c.js has a WEEK too"):
            join({"a.js": "import { WEEK } from '../element/c.js';\n", "b.js": "const WEEK = 7;\n"})


class RedirectTests(unittest.TestCase):
    def leads(self, path, line, expected):
        parts = {"element": {"engine.js": ""}, "app": {"dom.js": ""}}
        self.assertEqual(redirect(line + "\n", pathlib.PurePosixPath(path), parts), expected + "\n")

    def test_importers_are_led_to_the_joined_module(self):
        self.leads("streak/a.js", "import { b } from '../element/engine.js';", "import { b } from '../element/parts.js';")
        self.leads("element/a.js", "import { b } from './engine.js';", "import { b } from './parts.js';")
        self.leads("a.js", "await import('./element/engine.js');", "await import('./element/parts.js');")
        self.leads("streak/a.js", "import { b } from '../app/dom.js';", "import { b } from '../app/parts.js';")
        self.leads("app/parts.js", "import { b } from '../element/engine.js';", "import { b } from '../element/parts.js';")

    def test_other_imports_stay(self):
        self.leads("streak/a.js", "import { b } from '../app/engine.js';", "import { b } from '../app/engine.js';")
        self.leads("streak/a.js", "import { b } from './engine.js';", "import { b } from './engine.js';")
        self.leads("streak/a.js", "await import('../element/almanac-calendar.js');",
                   "await import('../element/almanac-calendar.js');")

    def test_parts_are_the_modules_of_the_element(self):
        path = pathlib.PurePosixPath
        self.assertTrue(is_part(path("element/engine.js")))
        for other in ["element/almanac-calendar.js", "element/almanac-picker.js", "element/almanac-calendar.css", "streak/engine.js"]:
            self.assertFalse(is_part(path(other)))


if __name__ == "__main__":
    unittest.main()
