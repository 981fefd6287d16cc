# SPDX-License-Identifier: MIT
"""A module whose functions have been put in another order does the same, and the order depends on it alone."""

import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))

from order_functions import bodies, order, parts  # noqa: E402

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


class OrderTests(unittest.TestCase):
    def test_what_is_alike_stands_together(self):
        codes = [b"abcdefghijkl", b"0123456789", b"abcdefghijkm", b"0123456788", b"xyz"]
        found = order(codes)
        self.assertEqual(sorted(found), [0, 1, 2, 3, 4])
        for one, other in [(0, 2), (1, 3)]:
            self.assertEqual(abs(found.index(one) - found.index(other)), 1)
        self.assertEqual(order(codes), found)

    def test_the_order_is_the_same_in_each_process(self):
        chance = random.Random(2)
        words = [chance.randbytes(9) for _ in range(30)]
        codes = [b"".join(chance.choices(words, k=6)) for _ in range(60)]
        say = f"import sys; sys.path.insert(0, {str(SCRIPTS)!r}); import order_functions as o; print(o.order({codes!r}))"
        said = {subprocess.run([sys.executable, "-c", say], env={"PYTHONHASHSEED": seed}, check=True,
                               capture_output=True, text=True).stdout for seed in "1234"}
        self.assertEqual(len(said), 1)

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
            subprocess.run(["wasm-as", text, "-o", module], check=True)
            subprocess.run([sys.executable, SCRIPTS / "order_functions.py", module, other], check=True)
            self.assertNotEqual(bodies(module.read_bytes()), bodies(other.read_bytes()))
            self.assertEqual(len(bodies(other.read_bytes())), 9)
            said = [subprocess.run(["node", "-e", RUN, path], check=True, capture_output=True, text=True).stdout
                    for path in (module, other)]
            self.assertEqual(said[0], said[1])
            self.assertEqual(said[0].count(","), 8)


if __name__ == "__main__":
    unittest.main()
