# SPDX-License-Identifier: MIT
"""What is left of the web sources when comments and indentation go."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from strip_web import strip  # noqa: E402


class StripTests(unittest.TestCase):
    def test_comment_lines_and_indentation_go(self):
        text = "// SPDX-License-Identifier: MIT\n// why\n\n  const a = 1; // kept\n/** doc */\n/*\n * long\n */\n"
        self.assertEqual(strip(text, "a.js"), "// SPDX-License-Identifier: MIT\nconst a = 1; // kept\n")

    def test_comment_signs_inside_code_stay(self):
        text = "const url = 'https://example.org';\n/x*/.test(url);\n"
        self.assertEqual(strip(text, "a.js"), text)

    def test_style_sheets_keep_their_rules(self):
        text = "/* SPDX-License-Identifier: MIT */\n/* why */\n.a {\n  color: red; /* kept */\n}\n"
        self.assertEqual(strip(text, "a.css"), "/* SPDX-License-Identifier: MIT */\n.a {\ncolor: red; /* kept */\n}\n")

    def test_template_literals_over_lines_are_refused(self):
        with self.assertRaisesRegex(ValueError, "a.js:1: a template literal"):
            strip("const a = `one\n  two`;\n", "a.js")

    def test_code_behind_a_long_comment_is_refused(self):
        with self.assertRaisesRegex(ValueError, "a.js:2: code behind"):
            strip("/* one\n two */ const a = 1;\n", "a.js")

    def test_an_open_comment_is_refused(self):
        with self.assertRaisesRegex(ValueError, "without an end"):
            strip("/* one\n", "a.js")


if __name__ == "__main__":
    unittest.main()
