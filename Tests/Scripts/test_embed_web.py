# SPDX-License-Identifier: MIT
"""The table of web files in the program: every byte, also compressed, and nothing for nothing."""

import ctypes
import gzip
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EMBED = ROOT / "Scripts" / "embed_web.py"
MODULE = ROOT / "Apps" / "Sources" / "CWebAssets"
COMPILER = shutil.which("gcc") or shutil.which("clang")


class Asset(ctypes.Structure):
    _fields_ = [
        ("path", ctypes.c_char_p),
        ("bytes", ctypes.POINTER(ctypes.c_ubyte)),
        ("count", ctypes.c_size_t),
        ("gzipped", ctypes.POINTER(ctypes.c_ubyte)),
        ("gzipped_count", ctypes.c_size_t),
        ("etag", ctypes.c_char_p),
    ]


class EmbedWebTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.dist = Path(folder.name) / "dist"
        self.module = Path(folder.name) / "module"
        self.dist.mkdir()
        shutil.copytree(MODULE / "include", self.module / "include")
        shutil.copy(MODULE / "web_assets.c", self.module)

    def embed(self):
        return subprocess.run(
            [sys.executable, EMBED, "--root", self.dist, "--out", self.module],
            capture_output=True,
            text=True,
        )

    def assets(self):
        """What a program that is built with the table finds in it."""
        library = self.module / "assets.so"
        command = [COMPILER, "-shared", "-fPIC", "-I", self.module / "include"]
        subprocess.run([*command, self.module / "web_assets.c", "-o", library], check=True)
        function = ctypes.CDLL(library).almanac_web_assets
        function.restype = ctypes.POINTER(Asset)
        count = ctypes.c_size_t()
        table = function(ctypes.byref(count))
        return {table[i].path.decode(): table[i] for i in range(count.value)}

    def test_every_byte_is_in_the_program(self):
        files = {
            "index.html": b"<!doctype html>" + b"a" * 1000,
            "element/every.bin": bytes(range(256)),
            "kal/empty.css": b"",
        }
        for name, data in files.items():
            path = self.dist / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        (self.dist / "almanac-probe.wasm").write_bytes(b"x")
        (self.dist / "element" / "types.d.ts").write_bytes(b"x")
        self.assertEqual(self.embed().returncode, 0)
        assets = self.assets()
        self.assertEqual(list(assets), sorted(files))
        for name, data in files.items():
            asset = assets[name]
            self.assertEqual(bytes(asset.bytes[: asset.count]), data)
            self.assertRegex(asset.etag, rb'^"[0-9a-f]{24}"$')
            if asset.gzipped:
                packed = bytes(asset.gzipped[: asset.gzipped_count])
                self.assertEqual(gzip.decompress(packed), data)
        self.assertTrue(assets["index.html"].gzipped)
        self.assertFalse(assets["element/every.bin"].gzipped)

    def test_writes_only_what_is_new(self):
        (self.dist / "index.html").write_text("one")
        self.embed()
        table = self.module / "generated" / "table.inc"
        first = table.stat().st_mtime_ns
        self.embed()
        self.assertEqual(table.stat().st_mtime_ns, first)
        (self.dist / "index.html").write_text("two")
        self.embed()
        self.assertNotEqual(table.stat().st_mtime_ns, first)

    def test_a_program_without_pages_has_an_empty_table(self):
        self.assertEqual(self.assets(), {})

    def test_refuses_a_folder_without_pages(self):
        answer = self.embed()
        self.assertNotEqual(answer.returncode, 0)
        self.assertIn("make web", answer.stderr)


if __name__ == "__main__":
    unittest.main()
