# SPDX-License-Identifier: MIT
"""Copies of a store that follow it over HTTP while it comes and goes: by asking, and by its event stream."""

import threading
import time

from .reading import Replica
from .wire import Wire


class Follower(threading.Thread):
    """Keeps a replica; connects again when the server is back."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.replica, self.is_over = port, Replica(), False
        self.looks, self.connections, self.faults = 0, 0, []

    def run(self):
        while not self.is_over:
            try:
                self.follow()
            except OSError:
                time.sleep(0.05)
            except Exception as error:  # noqa: BLE001
                self.faults.append(repr(error))
                return

    def catch_up(self, wire):
        before = self.number
        self.replica.catch_up(wire)
        self.looks += 1
        if self.number < before:
            self.faults.append(f"a token went back from {before} to {self.number}")

    @property
    def number(self):
        """How many changes the replica has seen."""
        return int(self.replica.token.rsplit(".", 1)[1]) if self.replica.token else 0


class Poller(Follower):
    """Asks for changes again and again."""

    def follow(self):
        with Wire(self.port, 10) as wire:
            self.connections += 1
            while not self.is_over:
                self.catch_up(wire)
                time.sleep(0.01)


class Listener(Follower):
    """Asks for changes only when an event says that there are some."""

    def follow(self):
        path = "/api/changes/stream" + (f"?since={self.replica.token}" if self.replica.token else "")
        with Wire(self.port, 20) as stream, Wire(self.port, 10) as wire:
            self.connections += 1
            stream.send("GET", path)
            status, _ = stream.head()
            if status != 200:
                raise ConnectionError(f"the stream was answered {status}")
            for chunk in stream.chunks():
                if b"event: store" in chunk:
                    self.faults.append("the stream speaks of another store")
                if b"event: change" in chunk:
                    self.catch_up(wire)
                if self.is_over:
                    return
