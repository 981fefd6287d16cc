# SPDX-License-Identifier: MIT
"""A module whose functions have been put in another order does the same, and the order follows what is written down."""

import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))

from order_functions import Packed, bodies, chained, improved, parts, placed, read_order, write_order  # noqa: E402

CALL = "(i32.add (i32.mul (local.get $x) (i32.const {0})) (i32.mul (local.get $x) (i32.const 7000001)))"
# Every other function is like the first, and all call the one after it.
FUNCTIONS = [
    f"""(func $f{number} (export "f{number}") (param $x i32) (result i32)
      (i32.add {CALL.format(5) if number % 2 else "(i32.const 3)"}
        (call $f{number + 1} (i32.add (local.get $x) (i32.const 1)))))"""
    for number in range(8)
]
MODULE = f"""(module (table 2 funcref) (elem (i32.const 0) $f1 $f8) {" ".join(FUNCTIONS)}
  (func $f8 (export "f8") (param $x i32) (result i32) (i32.xor (local.get $x) (i32.const 85))))"""
RUN = """
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(require('fs').readFileSync(process.argv[1])));
  console.log([0, 1, 2, 3, 4, 5, 6, 7, 8].map(number => exports[`f${number}`](number)).join());
"""


def samples():
    """Sixty codes that share parts."""
    chance = random.Random(2)
    words = [chance.randbytes(9) for _ in range(30)]
    return [b"".join(chance.choices(words, k=6)) for _ in range(60)]


class OrderTests(unittest.TestCase):
    def test_what_is_alike_stands_together(self):
        codes = [b"abcdefghijkl", b"0123456789", b"abcdefghijkm", b"0123456788", b"xyz"]
        found = chained(codes)
        self.assertEqual(sorted(found), [0, 1, 2, 3, 4])
        for one, other in [(0, 2), (1, 3)]:
            self.assertEqual(abs(found.index(one) - found.index(other)), 1)

    def test_the_order_is_the_same_in_each_process(self):
        say = (f"import sys; sys.path.insert(0, {str(SCRIPTS)!r}); import order_functions as o; "
               f"codes = {samples()!r}; print(o.improved(codes, o.placed(codes, []), 5), o.placed(codes, [3, 1, 2]))")
        said = {subprocess.run([sys.executable, "-c", say], env={"PYTHONHASHSEED": seed}, check=True,
                               capture_output=True, text=True).stdout for seed in "1234"}
        self.assertEqual(len(said), 1)

    def test_a_search_only_makes_it_smaller(self):
        codes = samples()
        order = list(range(len(codes)))
        found = improved(codes, order, 20)
        self.assertEqual(sorted(found), order)
        self.assertLess(Packed(codes, found).size, Packed(codes, order).size)

    def test_what_is_written_down_stays_where_it_was(self):
        names = ["$a", "$b", "$c", "$d"]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "Orders", "some.txt")
            self.assertEqual(read_order(path, names), [])
            write_order(path, ["$c", "$gone", "$a", "$d", "$b"])
            self.assertEqual(read_order(path, names), [2, 0, 3, 1])
            # One that is new is not known, and none is named twice.
            self.assertEqual(read_order(path, ["$b", "$new", "$c"]), [2, 0])

    def test_what_is_new_stands_behind_what_it_is_like(self):
        codes = [b"abcdefghijkl" * 2, b"0123456789" * 2, b"xyzuvwXYZUVW" * 2, b"01234567890123456788", b"--------"]
        self.assertEqual(placed(codes, [2, 1, 0]), [2, 1, 3, 0, 4])
        self.assertEqual(placed(codes, [4, 3, 2, 1, 0]), [4, 3, 2, 1, 0])

    def test_texts_are_taken_apart_and_lose_nothing(self):
        text = "(module\n (type $a)\n (func $0\n  (nop)\n )\n (func $1 (param i32)\n  (nop)\n )\n ;; end\n)"
        before, functions, after = parts(text)
        self.assertEqual(len(functions), 2)
        self.assertEqual([*before, *functions[0], *functions[1], *after], text.splitlines())

    @unittest.skipUnless(shutil.which("wasm-as") and shutil.which("node"), "binaryen and node are not installed")
    def test_a_module_does_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            text, module, other = (Path(folder, name) for name in ("a.wat", "a.wasm", "b.wasm"))
            text.write_text(MODULE)
            subprocess.run(["wasm-as", "-g", text, "-o", module], check=True)
            orders = Path(folder, "order.txt")
            command = [sys.executable, SCRIPTS / "order_functions.py", module, other, orders]
            subprocess.run([*command, "--tries", "4", "--enable-bulk-memory"], check=True)
            self.assertNotEqual(bodies(module.read_bytes()), bodies(other.read_bytes()))
            self.assertEqual(len(bodies(other.read_bytes())), 9)
            said = [subprocess.run(["node", "-e", RUN, path], check=True, capture_output=True, text=True).stdout
                    for path in (module, other)]
            self.assertEqual(said[0], said[1])
            self.assertEqual(said[0].count(","), 8)
            # What a search has written down is what a build makes without one.
            searched, written = other.read_bytes(), orders.read_text()
            subprocess.run(command, check=True)
            self.assertEqual(other.read_bytes(), searched)
            self.assertEqual(orders.read_text(), written)


if __name__ == "__main__":
    unittest.main()
