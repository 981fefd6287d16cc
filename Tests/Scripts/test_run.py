# SPDX-License-Identifier: MIT
"""What `make run` builds before the calendar opens."""

import pathlib
import re
import unittest

SCRIPTS = pathlib.Path(__file__).parents[2] / "Scripts"


class RunTests(unittest.TestCase):
    def test_every_module_that_a_page_loads_is_there(self):
        run = (SCRIPTS / "run.sh").read_text()
        built = re.search(r"Scripts/wasm\.sh ((?:[a-z]+ ?)+)", run)[1].split()
        replaced = re.findall(r"stand_in_for ([a-z]+)", run)
        known = re.search(r"set -- ((?:[a-z]+ ?)+)", (SCRIPTS / "wasm.sh").read_text())[1].split()
        # The probe is for tests.
        self.assertEqual(sorted(built + replaced), sorted(set(known) - {"probe"}))


if __name__ == "__main__":
    unittest.main()
