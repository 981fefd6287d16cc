# SPDX-License-Identifier: MIT
"""The real program behind the pages: started, stopped, and asked behind the browser's back."""

import json
import os
import re
import signal
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("ALMANAC_BINARY") or str(ROOT / "Apps" / ".build-tests" / "debug" / "almanac")
DIST = ROOT / "Web" / "dist"

TUTORIAL = [
    ("a", "2024-02-20T08:00", "2024-02-20T09:04", 100),
    ("b", "2024-02-24T12:00", "2024-02-24T01:15:20", 30),
    ("c", "2024-02-25T06:30", "2024-02-25T09:50:42", 80),
    ("d", "2024-02-25T03:12", "2024-02-25T04:04:07", 20),
    ("e", "2024-02-26T09:00", "2024-02-26T10:00", 120),
]


class Almanac:
    """`almanac serve` over a database of its own."""

    def __init__(self, database, *arguments):
        self.database = database
        self.arguments = list(arguments)
        self.port = 0
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Starts it, on the port it had; gives back itself once it answers."""
        command = [BINARY, "serve", "--port", str(self.port), "--database", str(self.database)]
        command += ["--assets", str(DIST), *self.arguments]
        # What a demonstration leads to is not the database of whoever runs the tests.
        environment = {**os.environ, "ALMANAC_DATABASE": f"{self.database}.own"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])
        return self

    def stop(self):
        if self.process:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=20)
            self.process.stdout.close()
        self.process = None

    def kill(self):
        """Ends it without a word."""
        self.process.kill()
        self.process.wait(timeout=20)
        self.process.stdout.close()
        self.process = None

    # What others do meanwhile -----------------------------------------------------------------

    def ask(self, method, path, body=None):
        """A request's status and the JSON that it is answered with."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {"Content-Type": "application/json"}
        url = f"{self.address}/api/{path}"
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def get(self, path):
        status, answer = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def add_session(self, name, start, end, points):
        body = {"id": name, "start": start, "end": end, "points": points}
        status, answer = self.ask("POST", "sessions", body)
        assert status == 201, answer
        return answer

    def add_mark(self, name, kind, day, owner=""):
        body = {"id": name, "type": kind, "day": day, "owner": owner}
        status, answer = self.ask("POST", "marks", body)
        assert status == 201, answer
        return answer

    def set(self, **values):
        """Changes settings."""
        settings = self.get("settings")
        body = {name: settings[name] for name in ("revision", "goal", "firstDay", "zone")}
        status, answer = self.ask("PUT", "settings", {**body, **values})
        assert status == 200, answer
        return answer

    def sessions(self, first="2024-02-01", to="2024-03-01"):
        return self.get(f"sessions?from={first}&to={to}")["sessions"]

    def marks(self, first="2024-01-01", to="2024-05-01"):
        return self.get(f"marks?from={first}&to={to}")

    def tutorial(self):
        """The tutorial's data in this database."""
        self.set(firstDay="2024-01-01")
        for session in TUTORIAL:
            self.add_session(*session)
        return self
