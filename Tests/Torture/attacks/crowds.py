# SPDX-License-Identifier: MIT
"""Hundreds of connections that say nothing, begin and do not go on, drip, or do not read what they asked for.

Whoever asks properly meanwhile is answered within seconds, and the server is as before when they have gone.
"""

import socket
import threading
import time

CROWD, PATIENCE = 260, 5
# Who is being answered is not sent away, so fewer than may be connected.
NOT_READING = 150


class Dripper(threading.Thread):
    """Sends a byte on each connection now and then."""

    def __init__(self, wires):
        super().__init__(daemon=True)
        self.wires, self.is_over = wires, False

    def run(self):
        while not self.is_over:
            for wire in self.wires:
                try:
                    wire.send(b"x")
                except OSError:
                    pass
            time.sleep(0.2)


def post_head(port):
    return (f"POST /api/sessions HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
            "Content-Length: 9000\r\n\r\n").encode()


def beginnings(port):
    """What each kind of crowd sends at first."""
    host = f"Host: 127.0.0.1:{port}\r\n\r\n".encode()
    return {
        "idle": b"",
        "half a head": b"GET /api/info HTTP/1.1\r\nHost: 127",
        "dripping heads": b"GET /api/info HTTP/1.1\r\nX: ",
        "dripping bodies": post_head(port),
        "not reading": (b"GET /api/sessions.csv HTTP/1.1\r\n" + host) * 4,
        "answered once": b"GET /api/info HTTP/1.1\r\n" + host,
    }


def gather(port, beginning, count):
    wires = []
    for _ in range(count):
        try:
            wire = socket.socket()
            # What is not read soon stays with the server.
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            wire.settimeout(PATIENCE)
            wire.connect(("127.0.0.1", port))
            wire.sendall(beginning)
            wires.append(wire)
        except OSError:
            pass
    return wires


def ask_properly(rig, server, title, name, patience):
    """One read and one write, each in time."""
    for request in (("GET", "/api/info"), ("POST", "/api/sessions", {
            "id": name, "start": "2024-02-20T08:00:01", "end": "2024-02-20T08:00:01", "points": 1})):
        begun = time.monotonic()
        try:
            answer = server.ask(*request, seconds=patience)
        except OSError as error:
            rig.lost(f"{title}: {request[0]} got no answer in {patience} s:", repr(error))
            return
        rig.expect(answer.status in (200, 201), f"{title}: {request[0]} was answered", answer)
        rig.expect(time.monotonic() - begun < patience, f"{title}: {request[0]} took more than {patience} s")


def attack(rig):
    server, asked = rig.serve(rig.path("almanac.sqlite")), 0
    rows = "".join(f"2024-02-20T08:00,,1,row-{index}\n" for index in range(1_000))
    with server.wire(120) as wire:
        wire.ask("POST", "/api/sessions/import", rows.encode(), kind="text/csv")
    for number in range(rig.count(5)):
        for kind, beginning in beginnings(server.port).items():
            wires = gather(server.port, beginning, NOT_READING if kind == "not reading" else CROWD)
            dripper = Dripper(wires if "dripping" in kind else [])
            dripper.start()
            for turn in range(5):
                # Making so many tables takes a while, which nobody else has to wait for in the end.
                patience = 60 if kind == "not reading" and turn == 0 else PATIENCE
                ask_properly(rig, server, f"many connections, {kind}", f"{number}-{kind}-{turn}", patience)
                asked += 1
            dripper.is_over = True
            dripper.join()
            for wire in wires:
                wire.close()
            if not rig.expect(server.is_alive, kind, "the server died"):
                return {"crowds": number}
    rig.expect(server.stop() == 0, "the server did not end well")
    for line in server.traps():
        rig.lost("the server said:", line)
    return {"crowds": 6 * rig.count(5), "proper requests meanwhile": 2 * asked}
