# SPDX-License-Identifier: MIT
"""Requests as no client should send them: nothing breaks, no answer is a 5xx but the documented ones.

What was acknowledged among them is there in the end, and who asks properly is answered all the time.
"""

import json
import socket
import threading
from collections import Counter

from rig.bench import integrity
from rig.mutations import hostile_request
from rig.reading import whole

THREADS, BETWEEN_CHECKS = 6, 100
# 505 is what another version of HTTP is told.
DOCUMENTED = {503, 505, 507}


def answers_in(data):
    """Status and body of every answer in what a server sent, as far as they can be told.

    An answer with two lengths has the status 0: what reads it may refuse it.
    """
    found, at = [], 0
    while data.startswith(b"HTTP/1.1 ", at):
        status, end = int(data[at + 9:at + 12]), data.find(b"\r\n\r\n", at)
        head = data[at:end].lower()
        if end < 0 or b"content-length: " not in head:
            found.append((status, b""))
            break
        if head.count(b"\r\ncontent-length:") > 1:
            status = 0
        at = end + 4 + int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
        found.append((status, data[end + 4:at]))
    return found


class Attacker(threading.Thread):
    """Sends hostile requests, one a connection, and sometimes two."""

    def __init__(self, rig, server, number, count):
        super().__init__(daemon=True)
        self.rig, self.server, self.count = rig, server, count
        self.numbers = rig.numbers(f"attacker-{number}")
        self.answers, self.sent, self.made = Counter(), 0, []

    def run(self):
        while self.sent < self.count and self.server.is_alive:
            if self.sent % BETWEEN_CHECKS == 0:
                self.check()
            requests = [hostile_request(self.numbers, self.server.port)
                        for _ in range(1 + (self.numbers.random() < 0.2))]
            self.sent += len(requests)
            try:
                data = self.send(b"".join(requests))
            except OSError as error:
                self.answers[type(error).__name__] += 1
                continue
            self.judge(requests, answers_in(data))

    def send(self, data):
        """Sends it, ends one's half at times, and reads what comes within a moment."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as wire:
            wire.sendall(data)
            dice = self.numbers.random()
            if dice < 0.03:
                return b""
            if dice < 0.7:
                wire.shutdown(socket.SHUT_WR)
            wire.settimeout(0.15 if dice >= 0.7 else 2)
            received = b""
            try:
                while part := wire.recv(1 << 16):
                    received += part
                    if b"text/event-stream" in received or len(received) > 1 << 20:
                        break
            except TimeoutError:
                pass
            return received

    def judge(self, requests, answers):
        self.answers.update([status for status, _ in answers] or ["nothing"])
        for status, body in answers:
            if status == 201:
                self.made.append(json.loads(body)["id"])
            if status == 0 or status >= 500 and status not in DOCUMENTED:
                self.rig.lost(status or "two lengths", "for", b" AND ".join(requests)[:600])

    def check(self):
        """Whether somebody who asks properly is answered."""
        try:
            answer = self.server.ask("GET", "/api/info", seconds=20)
            self.rig.expect(answer.status == 200, "a proper request was answered", answer)
        except OSError as error:
            self.rig.lost("a proper request was not answered:", repr(error))


def attack(rig):
    requests = rig.count(33_600)
    server = rig.serve(rig.path("almanac.sqlite"))
    attackers = [Attacker(rig, server, number, -(-requests // THREADS)) for number in range(THREADS)]
    for attacker in attackers:
        attacker.start()
    for attacker in attackers:
        attacker.join()
    rig.expect(server.is_alive, "the server died:", server.said()[-600:])
    answers = sum((attacker.answers for attacker in attackers), Counter())
    replica, doubled = whole(server)
    rig.expect(not doubled, doubled, "records were named twice")
    lost = {name for attacker in attackers for name in attacker.made}
    lost -= replica.sessions.keys() | replica.marks.keys() | replica.calendars.keys() | replica.events.keys()
    rig.expect(not lost, "acknowledged and not there:", sorted(lost)[:5])
    rig.expect(server.stop() == 0, "the server did not end well")
    for line in server.traps():
        rig.lost("the server said:", line)
    said = integrity(server.database)
    rig.expect(said == "ok", "integrity_check:", said)
    by_status = " ".join(f"{status}:{count}" for status, count in sorted(answers.items(), key=str))
    return {"requests": sum(attacker.sent for attacker in attackers), f"answers ({by_status})": answers.total()}
