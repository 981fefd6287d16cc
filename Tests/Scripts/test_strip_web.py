# SPDX-License-Identifier: MIT
"""What is left of the web sources for browsers to fetch."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))

from strip_web import javascript, style_sheet  # noqa: E402


class JavaScriptTests(unittest.TestCase):
    def strips(self, source, expected):
        self.assertEqual(javascript(source, "a.js"), expected)

    def test_comments_indentation_and_idle_spaces_go(self):
        self.strips(
            "// SPDX-License-Identifier: MIT\n// why\n\n  const a = 1; // kept\n/** doc */\n/*\n * long\n */\n",
            "const a=1;\n")

    def test_spaces_that_separate_stay(self):
        self.strips("return typeof a + +b - -c;\n", "return typeof a+ +b- -c;\n")
        self.strips("for (const x of y) if (x in z) a++;\n", "for(const x of y)if(x in z)a++;\n")

    def test_literals_stay(self):
        self.strips("const a = 'b  // c';\n", "const a='b  // c';\n")
        self.strips("f(`a  ${b + c} d`, \"e \\\" f\");\n", "f(`a  ${b + c} d`,\"e \\\" f\");\n")
        self.strips("const url = 'https://example.org'; // where\n", "const url='https://example.org';\n")

    def test_patterns_stay(self):
        self.strips("return /^a b[/'] $/.test(c) ? 1 : 2;\n", "return/^a b[/'] $/.test(c)?1:2;\n")
        self.strips("const a = b / c / d;\n", "const a=b/c/d;\n")

    def test_private_names_are_short_and_one_everywhere(self):
        self.strips("#first = 1;\nget b() { return `${this.#first}` + this.#other; }\n",
                    "#a=1;\nget b(){return`${this.#a}`+this.#b;}\n")

    def test_literals_over_lines_are_refused(self):
        with self.assertRaisesRegex(ValueError, "a.js:1: a literal"):
            javascript("const a = `one\n  two`;\n", "a.js")

    def test_code_behind_a_long_comment_is_refused(self):
        with self.assertRaisesRegex(ValueError, "a.js:2: code behind"):
            javascript("/* one\n two */ const a = 1;\n", "a.js")

    def test_an_open_comment_is_refused(self):
        with self.assertRaisesRegex(ValueError, "without an end"):
            javascript("/* one\n", "a.js")


class StyleSheetTests(unittest.TestCase):
    def test_rules_keep_what_they_mean(self):
        text = "/* SPDX */\n/* why */\n.a :is(.b, .c) > i {\n  width: calc(1px - var(--a)); color: red; /* kept */\n}\n"
        self.assertEqual(
            style_sheet(text, "a.css"),
            ".a :is(.b,.c) > i{\nwidth:calc(1px - var(--a));color:red;\n}\n")


if __name__ == "__main__":
    unittest.main()
