# SPDX-License-Identifier: MIT
"""What is squeezed is gzip of the same bytes, is kept, and is no larger with zopfli than without."""

import gzip
import os
import shutil
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
import squeeze  # noqa: E402

TEXT = b"".join(b"%d days of streak, " % (number * number) for number in range(500))
SAMPLES = [b"", b"a", bytes(range(256)), TEXT, os.urandom(5000)]


class SqueezeTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.kept = Path(folder.name) / "kept"

    def test_any_gzip_reads_it(self):
        for data in SAMPLES:
            self.assertEqual(gzip.decompress(squeeze.squeezed(data, self.kept)), data)

    def test_without_zopfli_it_is_what_zlib_makes(self):
        with mock.patch.object(shutil, "which", return_value=None):
            for data in SAMPLES:
                self.assertEqual(squeeze.squeezed(data, self.kept), gzip.compress(data, 9, mtime=0))
        self.assertFalse(self.kept.exists())

    @unittest.skipUnless(shutil.which("zopfli"), "zopfli is not installed")
    def test_zopfli_finds_more(self):
        plain = gzip.compress(TEXT, 9, mtime=0)
        self.assertLess(len(squeeze.squeezed(TEXT, self.kept)), len(plain) * 0.99)

    @unittest.skipUnless(shutil.which("zopfli"), "zopfli is not installed")
    def test_nothing_is_squeezed_twice(self):
        first = squeeze.squeezed(TEXT, self.kept)
        with mock.patch.object(squeeze, "packed", side_effect=AssertionError("squeezed again")):
            self.assertEqual(squeeze.squeezed(TEXT, self.kept), first)
            with self.assertRaises(AssertionError):
                squeeze.squeezed(TEXT + b"!", self.kept)

    def test_several_come_in_their_order(self):
        results = squeeze.squeeze_all(SAMPLES, self.kept)
        self.assertEqual([gzip.decompress(result) for result in results], SAMPLES)


if __name__ == "__main__":
    unittest.main()
