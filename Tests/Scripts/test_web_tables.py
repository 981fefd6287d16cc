# SPDX-License-Identifier: MIT
"""Numbers in place of names."""

import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from web_tables import numbered, numbers, write_numbered  # noqa: E402

PROTOCOL = """export const ROLES = ['day'];
export const OP = { create: 1, remove: 2,
  frame: 30 };
export const FLAG = { half: 16 };
export const KEYS = [OP.frame];
"""
READER = """import { FLAG, KEYS, OP } from './protocol.js';
import { FLAG as ours } from './else.js';
const MOST = { [OP.create]: KEYS, [OP.frame]: FLAG.half, STOP: 1 };
"""


class TableTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.source = pathlib.Path(folder.name, "Web")
        self.write("element/protocol.js", PROTOCOL)
        self.known = numbers(self.source)

    def write(self, path, text):
        file = self.source / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def test_each_name_has_its_number(self):
        self.assertEqual(self.known, {"OP.create": "1", "OP.remove": "2", "OP.frame": "30", "FLAG.half": "16"})

    def test_numbers_stand_for_names_and_the_tables_stay_behind(self):
        text = numbered(READER.replace("import { FLAG as ours } from './else.js';\n", ""), self.known)
        self.assertEqual(text, "import { KEYS } from './protocol.js';\nconst MOST = { [1]: KEYS, [30]: 16, STOP: 1 };\n")
        protocol = numbered(PROTOCOL, self.known)
        self.assertIn("export const KEYS = [30];", protocol)
        self.assertNotIn("create", protocol)

    def test_lines_keep_their_numbers(self):
        for text in (PROTOCOL, "import {\n  OP,\n  KEYS,\n} from './protocol.js';\nOP.create;\n", "import { OP } from './protocol.js';\nOP.create;\n"):
            self.assertEqual(numbered(text, self.known).count("\n"), text.count("\n"))

    def test_a_name_without_a_number_and_a_table_as_a_whole_are_refused(self):
        for text in ("OP.creat;\n", "Object.keys(FLAG);\n", READER):
            with self.assertRaisesRegex(ValueError, "has no number"):
                numbered(text, self.known)

    def test_modules_are_written_but_for_what_is_left_out(self):
        self.write("tests/a.js", "OP.creat;\n")
        target = self.source / "dist/.numbered"
        write_numbered(self.source, target, {"dist", "tests"})
        self.assertEqual([path.name for path in target.rglob("*.js")], ["protocol.js"])
        self.assertIn("KEYS = [30];", (target / "element/protocol.js").read_text())

    def test_in_our_modules_every_name_has_a_number(self):
        known = numbers(ROOT / "Web")
        self.assertGreater(len(known), 40)
        files = [path for path in (ROOT / "Web").rglob("*.js") if path.relative_to(ROOT / "Web").parts[0] not in {"dist", "tests"}]
        uses = [path for path in files if numbered(path.read_text(), known) != path.read_text()]
        self.assertIn(ROOT / "Web/element/renderer.js", uses)


if __name__ == "__main__":
    unittest.main()
