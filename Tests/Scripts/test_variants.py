# SPDX-License-Identifier: MIT
"""Of a test with many variants a spread runs, and of all others everything."""

import sys
import unittest
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from variants import spread, spread_of  # noqa: E402


class Variants(unittest.TestCase):
    def test_few_run_all(self):
        self.assertEqual([spread(count) for count in range(5)], [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]])

    def test_of_many_a_third_runs_with_both_ends(self):
        self.assertEqual(spread(5), [0, 2, 4])
        self.assertEqual(spread(12), [0, 4, 7, 11])
        for count in range(5, 200):
            found = spread(count)
            self.assertEqual((found[0], found[-1], len(set(found))), (0, count - 1, max(3, -(-count // 3))))
            steps = {later - former for former, later in zip(found, found[1:])}
            self.assertLessEqual(max(steps) - min(steps), 1)

    def test_tests_keep_their_order_and_none_is_lost(self):
        names = ["a.py::test_a[1]", "a.py::test_b", *(f"a.py::test_c[{n}]" for n in range(9)), "b.py::test_a[1]"]
        items = [SimpleNamespace(nodeid=name) for name in names]
        kept, left = spread_of(items)
        self.assertEqual([item.nodeid for item in kept],
                         [*names[:2], "a.py::test_c[0]", "a.py::test_c[4]", "a.py::test_c[8]", names[-1]])
        self.assertEqual(sorted(item.nodeid for item in kept + left), sorted(names))


if __name__ == "__main__":
    unittest.main()
