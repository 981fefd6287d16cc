# SPDX-License-Identifier: MIT
"""Pairs of writes that overlap: on one base, on a base and the next, and a change beside a deletion.

The two are sent at the same time over two connections. What comes of them is judged as a history: at
most one of two on one base, nothing undone, no tombstone revived, and reads beside them fit.
"""

import threading

from rig.writers import Book, content, create_shared

RECORDS = 40


class Hand(threading.Thread):
    """One of two that act at the same time."""

    def __init__(self, book, server, barrier, plan):
        super().__init__(daemon=True)
        self.book, self.server, self.barrier, self.plan = book, server, barrier, plan

    def run(self):
        with self.server.wire() as wire:
            for name, kind, ahead, fields in self.plan:
                self.barrier.wait(60)
                self.act(wire, name, kind, ahead, fields)

    def act(self, wire, name, kind, ahead, fields):
        # Whoever comes first after the barrier has no newer revision than the other.
        base = self.book.known[name][0] + ahead
        self.barrier.wait(60)
        path = f"/api/sessions/{name}"
        if kind == "delete":
            op, request = self.book.begin(name, kind, base), ("DELETE", f"{path}?revision={base}")
        elif kind == "read":
            op, request = self.book.begin(name, kind), ("GET", path)
        else:
            op = self.book.begin(name, kind, base, **fields)
            request = ("PATCH", path, {"revision": base, **fields})
        self.book.settle(name, op, wire.ask(*request))


def plans(rig, pairs):
    """What each hand does, step by step; the first step of a pair is from the present revision."""
    left, right = [], []
    for index in range(pairs):
        name, numbers = f"record-{index % RECORDS}", rig.random
        new = content(numbers)
        restored = {"deleted": False} if index // RECORDS % 4 == 0 else {}
        one = (name, "patch", 0, {"points": new["points"], **restored})
        other = numbers.choice([
            (name, "patch", 0, {"end": new["end"]}), (name, "patch", 1, {"end": new["end"]}),
            (name, "patch", 1, {"end": new["end"]}), (name, "delete", 0, {}), (name, "delete", 1, {}),
            (name, "patch", 1, {"start": new["start"], "deleted": False}), (name, "read", 0, {})])
        for hand, step in zip((left, right) if index % 2 else (right, left), (one, other)):
            hand.append(step)
    return left, right


def attack(rig):
    pairs = rig.count(3_000)
    server, book = rig.serve(rig.path("almanac.sqlite")), Book()
    create_shared(book, server, "record", RECORDS, rig.random)
    barrier = threading.Barrier(2)
    hands = [Hand(book, server, barrier, plan) for plan in plans(rig, pairs)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join(600)
    done = sum(len(ops) for ops in book.ops.values()) - RECORDS
    rig.expect(done == 2 * pairs, f"{done} of {2 * pairs} steps were done")
    book.judge(rig)
    rig.expect(server.stop() == 0, "the server did not end well")
    return {"pairs": pairs, "took": book.acknowledged - RECORDS, "refused": book.answers[409]}
