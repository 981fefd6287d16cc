#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures writes: how they share a sync of the disk, what one costs in bytes, how soon pages hear of it.

    ./writes.py [--program PATH] [--seconds N]        # needs bin/almanac (make build) and a C compiler

Server/disk.c, preloaded, makes each sync take 5 ms longer, for the rows of shared syncs, and counts bytes.
Rows go to .build-results/writes.json, for run.py.
"""

import argparse
import json
import os
import pathlib
import random
import selectors
import socket
import struct
import subprocess
import sys
import tempfile
import time

from server import report

HERE = pathlib.Path(__file__).resolve().parent
SYNC_MICROSECONDS = 5_000
CLIENTS = 32
STREAMS, WRITES_A_SECOND = 64, 100
BEFORE, ADDED = 20_000, 1_000


class Server:
    """The program over a new database, with Server/disk.c."""

    def __init__(self, program, folder, library, delay=0):
        self.counts = folder / "counts"
        environment = os.environ | {"LD_PRELOAD": str(library), "BENCH_COUNTS": str(self.counts),
                                    "BENCH_SYNC_MICROSECONDS": str(delay)}
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--database", folder / "almanac.sqlite"],
            stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        if "listening" not in line:
            sys.exit(f"the server says {line!r}")
        self.port = int(line.rsplit(":", 1)[1].rstrip("/\n"))

    def counted(self):
        """Syncs, bytes to write-ahead logs, bytes in all."""
        return struct.unpack("<3Q", self.counts.read_bytes())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=60)


class Client:
    """A connection that adds one session after the other."""

    def __init__(self, port, name):
        self.port, self.name, self.number, self.data = port, name, 0, b""
        self.numbers = random.Random(name)
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def post(self, path, body, kind):
        head = (f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: {kind}\r\n"
                f"Content-Length: {len(body)}\r\n\r\n")
        self.socket.sendall(head.encode() + body)

    def add(self):
        day = self.numbers.randrange(1, 29)
        start = f"20{self.numbers.randrange(10, 40)}-{self.numbers.randrange(1, 13):02}-{day:02}T08:00"
        body = {"id": f"{self.name}-{self.number}", "start": start, "end": start, "points": 1}
        self.number += 1
        self.post("/api/sessions", json.dumps(body).encode(), "application/json")

    def answers(self):
        """Takes in what has come; the bodies of the answers that are whole."""
        part = self.socket.recv(1 << 16)
        if not part:
            sys.exit("a connection has ended")
        self.data += part
        bodies = []
        while b"\r\n\r\n" in self.data:
            head, _, rest = self.data.partition(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            if len(rest) < length:
                break
            if head[9:12] not in (b"200", b"201"):
                sys.exit(f"an answer: {self.data[:400]}")
            bodies.append(rest[:length])
            self.data = rest[length:]
        return bodies

    def wait(self):
        while not self.answers():
            pass


def adds_a_second(program, folder, library, clients, seconds):
    """How many sessions so many clients add, each waiting for its answers, and how many syncs that took."""
    with Server(program, folder, library, SYNC_MICROSECONDS) as server, selectors.DefaultSelector() as wires:
        for number in range(clients):
            client = Client(server.port, f"c{number}")
            wires.register(client.socket, selectors.EVENT_READ, client)
            client.add()
        done, begun, until = 0, None, time.monotonic() + 1
        while (now := time.monotonic()) < until or begun is None:
            if begun is None and now >= until - 0.5:
                # The first half second warms up.
                done, begun, until, syncs = 0, now, now + seconds, server.counted()[0]
            for key, _ in wires.select(0.1):
                if key.data.answers():
                    done += 1
                    key.data.add()
        return done / (now - begun), (server.counted()[0] - syncs) / max(1, done)


def log_bytes_an_addition(program, folder, library):
    """Bytes of write-ahead log for a session that is added to some thousands, at a day of any year."""
    with Server(program, folder, library) as server:
        client = Client(server.port, "log")
        numbers = random.Random(3)
        rows = "".join(f"20{numbers.randrange(10, 40)}-{numbers.randrange(1, 13):02}-{numbers.randrange(1, 29):02}"
                       f"T{numbers.randrange(24):02}:30,,{index}\n" for index in range(BEFORE))
        client.post("/api/sessions/import", rows.encode(), "text/csv")
        client.wait()
        before = server.counted()[1]
        for _ in range(ADDED):
            client.add()
            client.wait()
        return (server.counted()[1] - before) / ADDED


class Stream:
    """A page that listens."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port))
        request = f"GET /api/changes/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
        self.socket.sendall(request.encode())
        self.data, self.told = b"", 0

    def news(self):
        """The number of the last change that it is told of."""
        self.data = (self.data + self.socket.recv(1 << 16))[-4_096:]
        for line in self.data.split(b"\n")[:-1]:
            if line.startswith(b"id: "):
                self.told = max(self.told, int(line.rsplit(b".", 1)[1]))
        self.data = self.data.rsplit(b"\n", 1)[-1]
        return self.told


def delays_to_streams(program, folder, library, seconds):
    """Seconds from an acknowledgment to the event, of every write on every stream."""
    with Server(program, folder, library) as server, selectors.DefaultSelector() as wires:
        writer = Client(server.port, "w")
        wires.register(writer.socket, selectors.EVENT_READ, writer)
        streams = [Stream(server.port) for _ in range(STREAMS)]
        for stream in streams:
            wires.register(stream.socket, selectors.EVENT_READ, stream)
        acknowledged, heard = {}, []
        begun = time.monotonic() + 0.5
        sent, most = 0, round(seconds * WRITES_A_SECOND)
        while time.monotonic() < begun + seconds + 1:
            if sent < most and time.monotonic() >= begun + sent / WRITES_A_SECOND:
                writer.add()
                sent += 1
            for key, _ in wires.select(0.001):
                if key.data is not writer:
                    before, told = key.data.told, key.data.news()
                    heard.append((time.monotonic(), before, told))
                    continue
                now = time.monotonic()
                acknowledged.update((json.loads(body)["change"], now) for body in writer.answers())
        delays = [max(0.0, now - acknowledged[change]) for now, before, told in heard
                  for change in range(before + 1, told + 1) if change in acknowledged]
        if len(delays) != STREAMS * len(acknowledged) or len(acknowledged) != most:
            sys.exit(f"{len(delays)} events of {len(acknowledged)} of {most} writes on {STREAMS} streams")
        return sorted(delays)


def row(measure, value, unit, gate=None, passed=None):
    return {"measure": measure, "value": round(value, 4), "unit": unit, "gate": gate, "pass": passed}


def measure(program, seconds):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        library = folder / "disk.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, HERE / "Server" / "disk.c", "-ldl"],
                       check=True)
        places = [folder / str(number) for number in range(4)]
        for place in places:
            place.mkdir()
        one, _ = adds_a_second(program, places[0], library, 1, seconds)
        many, syncs = adds_a_second(program, places[1], library, CLIENTS, seconds)
        size = log_bytes_an_addition(program, places[2], library) / 1_024
        delays = delays_to_streams(program, places[3], library, seconds)
    late = delays[int(len(delays) * 0.99)] * 1e3
    events = f"{STREAMS} streams at {WRITES_A_SECOND} writes a second"
    return [
        row(f"sessions added at 5 ms a sync: {CLIENTS} clients ÷ one", many / one, "×", "≥ 10", many / one >= 10),
        row(f"sessions added at 5 ms a sync, {CLIENTS} clients", many, "/s"),
        row("sessions added at 5 ms a sync, one client", one, "/s"),
        row(f"syncs of a session added, {CLIENTS} clients", syncs, ""),
        row("write-ahead log of an added session", size, "KiB", "≤ 12", size <= 12),
        row(f"{events}: acknowledgment to event, 99th percentile", late, "ms", "≤ 20", late <= 20),
        row(f"{events}: acknowledgment to event, median", delays[len(delays) // 2] * 1e3, "ms"),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(HERE.parent / "bin" / "almanac"))
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    return report("writes", lambda: measure(options.program, options.seconds))


if __name__ == "__main__":
    sys.exit(main())
