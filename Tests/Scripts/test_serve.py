# SPDX-License-Identifier: MIT
"""The development server: its policy, its types, and whom it refuses."""

import http.client
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SERVE = Path(__file__).resolve().parents[2] / "Scripts" / "serve.py"

SERVER = (
    SERVE.parents[1] / "Apps" / "Sources" / "CalendarServer" / "Answers" / "HTTPFields+Guarding.swift"
)


class ServeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = Path(cls.folder.name) / "dist"
        (root / "element").mkdir(parents=True)
        (root / "index.html").write_text("<!doctype html>hello")
        (root.parent / "secret.txt").write_text("secret")
        for name in ["a.js", "a.mjs", "a.css", "a.wasm", "a.d.ts"]:
            (root / "element" / name).write_bytes(b"x")
        command = [sys.executable, str(SERVE), "--root", str(root)]
        environment = {**os.environ, "PORT": "0"}
        cls.server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        cls.first_line = cls.server.stdout.readline()
        cls.port = int(re.search(r":(\d+)/", cls.first_line)[1])

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        cls.exit_code = cls.server.wait(timeout=10)
        cls.server.stdout.close()
        cls.folder.cleanup()

    def get(self, path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request(method, path, headers=headers)
            response = connection.getresponse()
            return response, response.read()
        finally:
            connection.close()

    def test_says_where_it_listens(self):
        self.assertEqual(self.first_line, f"Almanac listening on http://127.0.0.1:{self.port}/\n")

    def test_every_answer_carries_the_policy(self):
        for path in ["/", "/element/a.js", "/nowhere"]:
            response, _ = self.get(path)
            for name, value in self.guarding():
                self.assertEqual(response.headers.get_all(name), [value])
            self.assertEqual(response.headers["Cache-Control"], "no-store")

    def guarding(self):
        """What the server sends with every answer, from its source."""
        source = SERVER.read_text().replace('"\n        + "', "")
        pairs = re.findall(r'\(\s*"([A-Za-z-]+)",\s*"([^"]*)"\s*\)', source)
        self.assertEqual(len(pairs), 5)
        return pairs

    def test_types(self):
        expected = {
            "a.js": "text/javascript; charset=utf-8",
            "a.mjs": "text/javascript; charset=utf-8",
            "a.css": "text/css; charset=utf-8",
            "a.wasm": "application/wasm",
            "a.d.ts": "text/plain; charset=utf-8",
        }
        for name, kind in expected.items():
            response, body = self.get(f"/element/{name}")
            self.assertEqual((response.status, response.headers["Content-Type"]), (200, kind))
            self.assertEqual(body, b"x")

    def test_the_page_has_any_query(self):
        for path in ["/", "/?view=month", "/index.html?a=b#c"]:
            response, body = self.get(path)
            self.assertEqual((response.status, body), (200, b"<!doctype html>hello"))

    def test_nothing_is_revalidated(self):
        response, _ = self.get("/", **{"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"})
        self.assertEqual(response.status, 200)

    def test_nothing_outside_is_served(self):
        for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/element/..%2f..%2fsecret.txt"]:
            response, body = self.get(path)
            self.assertEqual(response.status, 404)
            self.assertNotIn(b"secret", body)

    def test_folders_are_not_listed(self):
        response, body = self.get("/element/")
        self.assertEqual(response.status, 404)
        self.assertNotIn(b"a.js", body)

    def test_foreign_names_are_refused(self):
        for host in ["example.org", "example.org:80", "127.0.0.1.example.org", "[::2]", "["]:
            response, body = self.get("/", Host=host)
            self.assertEqual(response.status, 421, host)
            self.assertNotIn(b"hello", body)
        response, _ = self.get("/", Host=f"localhost:{self.port}")
        self.assertEqual(response.status, 200)

    def test_only_reading_is_served(self):
        response, _ = self.get("/", method="POST")
        self.assertEqual(response.status, 501)

    def test_head_has_no_body(self):
        response, body = self.get("/", method="HEAD")
        self.assertEqual((response.status, body), (200, b""))

    def test_a_bad_port_is_refused(self):
        for port in ["-1", "65536", "http"]:
            run = subprocess.run(
                [sys.executable, str(SERVE), "--port", port], capture_output=True, text=True
            )
            self.assertEqual(run.returncode, 2)
            self.assertIn("port", run.stderr)


if __name__ == "__main__":
    unittest.main()
