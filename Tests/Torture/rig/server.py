# SPDX-License-Identifier: MIT
"""The program as a server: started, asked, stopped and killed."""

import os
import select
import signal
import subprocess
import time

from .wire import Wire

TRAPS = ("Fatal error", "Illegal instruction", "Crash", "fatalError", "overflow", "AddressSanitizer")


def environment(folder):
    """Nothing of whoever runs this but where programs and libraries are."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return kept | {"HOME": str(folder), "TZ": "UTC", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}


class Server:
    """`almanac serve` over a database."""

    def __init__(self, program, database, port, folder, env=None, options=()):
        self.database, self.port = str(database), port
        self._said = open(folder / "server-stderr", "a+b")
        self.process = subprocess.Popen(
            [program, "serve", "--port", str(port), "--database", self.database, *options],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self._said,
            env=environment(folder) | (env or {}))

    def wait(self, seconds=60):
        """Until it says where it listens; raises when it says something else, or nothing."""
        until, line = time.monotonic() + seconds, b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.process.stdout], [], [], until - time.monotonic())
            byte = os.read(self.process.stdout.fileno(), 1) if ready else b""
            if not byte:
                self.kill()
                raise NotServing(f"serve said {line!r}, {self.said()[-400:]!r}")
            line += byte
        self.port = int(line.decode().rsplit(":", 1)[1].rstrip("/\n"))

    @property
    def is_alive(self):
        return self.process.poll() is None

    def wire(self, seconds=30):
        return Wire(self.port, seconds)

    def ask(self, method, path, body=None, seconds=30):
        """One request over a connection of its own."""
        with self.wire(seconds) as wire:
            return wire.ask(method, path, body)

    def kill(self):
        """Ends it as `kill -9` does."""
        if self.is_alive:
            self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self, seconds=30):
        """Asks it to end; answers with its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            return "it had to be killed"
        self._end()
        return self.process.returncode

    def _end(self):
        self.process.wait()
        if not self.process.stdout.closed:
            self.process.stdout.close()

    def said(self):
        """What this and earlier servers of the folder said on standard error."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace")

    def traps(self):
        """Lines that speak of a mistake in the program."""
        return [line for line in self.said().splitlines() if any(word in line for word in TRAPS)]


class NotServing(Exception):
    """The program did not come to listen."""
