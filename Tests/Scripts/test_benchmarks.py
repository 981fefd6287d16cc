# SPDX-License-Identifier: MIT
"""The table of Benchmarks/README.md has the gates of the scripts that measure, and passes what passes them."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in BENCHMARKS.glob("*.py"))
ROW = re.compile(r"^\| (.*?) \| ([\d .]*\d)\s+(\S*) ?\| (?:([≤≥]) ([\d.]+))? \| (pass)? \|$", re.MULTILINE)


def table():
    """Measure, value, sign and limit of the gate, and verdict of each row."""
    text = (BENCHMARKS / "README.md").read_text(encoding="utf-8")
    text = text[text.index("<!-- table -->"):text.index("<!-- /table -->")]
    return text, [(measure, float(value.replace(" ", "")), sign, limit and float(limit), verdict)
                  for measure, value, _, sign, limit, verdict in ROW.findall(text)]


def gate(measure):
    """The gate in the call that makes a row of this name: a sign and a limit, two empty texts, or None without such a call."""
    line = re.search(rf'row\(f?"{re.escape(measure)}"(.*)', SCRIPTS)
    if not line:
        return None
    named = line[1].replace("{FETCH_LIMIT}", str(FETCH_LIMIT)).replace("{GATE}", str(GATE))
    return (re.findall(r'"([≤≥]) ([\d.]+)"', named) or [("", "")])[0]


def constant(name, script):
    return float(re.search(rf"^{name} ?= ?([\d_.]+)", (BENCHMARKS / script).read_text(), re.MULTILINE)[1].replace("_", ""))


# What browser.py reads.
FETCH_LIMIT = int(constant("readonly limit", "../Scripts/web-size.sh"))
GATE = constant("GATE", "server.py")


class Benchmarks(unittest.TestCase):
    def test_every_row_is_read_and_says_what_its_gate_says(self):
        text, rows = table()
        self.assertEqual(len(rows), text.count("\n| ") - 1)
        self.assertGreater(len(rows), 80)
        for measure, value, sign, limit, verdict in rows:
            passes = bool(sign) and (value <= limit if sign == "≤" else value >= limit)
            self.assertEqual(bool(verdict), passes, measure)

    def test_gates_are_those_of_the_scripts(self):
        known = [(measure, sign, limit, gate(measure)) for measure, _, sign, limit, _ in table()[1]]
        known = [each for each in known if each[3] is not None]
        self.assertGreater(len(known), 20)
        for measure, sign, limit, wanted in known:
            self.assertEqual((sign, limit), (wanted[0], float(wanted[1]) if wanted[1] else ""), measure)

    def test_what_is_fetched_has_the_limit_of_every_build(self):
        [row] = [row for row in table()[1] if row[0] == "fetched by the pickers' element, gzipped"]
        self.assertEqual((row[2], row[3]), ("≤", float(FETCH_LIMIT)))


if __name__ == "__main__":
    unittest.main()
