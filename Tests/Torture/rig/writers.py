# SPDX-License-Identifier: MIT
"""Clients that write and record what they were told: pipelined requests, one history a record."""

import threading
import time
from collections import defaultdict, deque
from http import HTTPStatus

from .history import NEVER, Op, faults, kind_of

DOCUMENTED_FAILURES = {HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.INSUFFICIENT_STORAGE}


class Book:
    """The histories of all records, and what a client may know of them."""

    def __init__(self, clock=time.monotonic):
        self.clock = clock
        self.ops = defaultdict(list)
        self.known = {}
        self.acknowledged = 0
        self.answers = defaultdict(int)
        self.odd = []

    def begin(self, name, kind, base=0, **fields):
        op = Op(kind, self.clock(), base, fields)
        self.ops[name].append(op)
        return op

    def settle(self, name, op, answer):
        """Files an answer; one that is no answer to the question leaves the request in doubt."""
        now = self.clock()
        self.answers[answer.status] += 1
        if answer.status in (200, 201, 409):
            record = answer.json
            record = record["current"] if answer.status == 409 else record
            op.revision, op.state = record["revision"], kind_of(record).of(record)
            op.took = answer.status != 409
            self.known[name] = op.revision, op.state.deleted
            self.acknowledged += op.took and op.kind != "read"
        elif answer.status == 404:
            op.revision, op.state = 0, None
        else:
            op.until = now
            if answer.status not in DOCUMENTED_FAILURES:
                self.odd.append(f"{op.kind} {name}: {answer}")
            return
        op.returned = now

    def observe(self, name, record):
        """Files what somebody reads now, a record as the server shows it or None."""
        now = self.clock()
        op = Op("read", now, returned=now, took=True)
        if record is not None:
            op.revision, op.state = record["revision"], kind_of(record).of(record)
            self.known[name] = op.revision, op.state.deleted
        self.ops[name].append(op)

    def end_doubts(self, names=None):
        """What has no answer can take effect until now and no longer: whoever had it is dead."""
        now = self.clock()
        for name in self.ops if names is None else names:
            for op in self.ops[name]:
                if op.returned is None and op.until == NEVER:
                    op.until = now

    def judge(self, rig, names=None):
        """Notes the histories that fit no order; how many were looked at."""
        names = list(self.ops if names is None else names)
        for name in names:
            for fault in faults(self.ops[name]):
                rig.lost(f"{name}: {fault}")
        for odd in self.odd:
            rig.lost("answer", odd)
        self.odd.clear()
        return len(names)

    def forget(self, names):
        for name in list(names):
            self.ops.pop(name, None)
            self.known.pop(name, None)


def a_time(numbers):
    """A time as somebody may write it; it has to come back like this."""
    text = (f"20{numbers.randrange(10, 40)}-{numbers.randrange(1, 13):02}-{numbers.randrange(1, 29):02}"
            f"T{numbers.randrange(24):02}:{numbers.randrange(60):02}:{numbers.randrange(1, 60):02}")
    return text + numbers.choice(["", "", "Z", "+01:00", "-09:30"])


def content(numbers):
    return {"start": a_time(numbers), "end": a_time(numbers), "points": numbers.randrange(1 << 31)}


def event_content(numbers):
    """Times that float and come back as they are written; an event ends after it begins."""
    day, hour = f"20{numbers.randrange(10, 40)}-{numbers.randrange(1, 13):02}-{numbers.randrange(1, 29):02}", numbers.randrange(20)
    minutes = f"{numbers.randrange(60):02}:{numbers.randrange(1, 60):02}"
    return {"start": f"{day}T{hour:02}:{minutes}", "end": f"{day}T{hour + numbers.randrange(1, 4):02}:{minutes}",
            "title": f"Event {numbers.randrange(1 << 31)}"}


CALENDAR = "torture"


def is_event(name):
    return "-event-" in name


def path_of(name=""):
    """Where a record is; without a name, where sessions are."""
    return f"/api/events/{name}" if is_event(name) else f"/api/sessions/{name}"


def creation_of(name, fields):
    """What to send to have a record created."""
    if is_event(name):
        return "POST", "/api/events", {"id": name, "calendar": CALENDAR, **fields}
    return "POST", "/api/sessions", {"id": name, **fields}


def changed_part(numbers, name):
    """Some of what a record holds, anew; of an event both ends, so that it does not end before it begins."""
    if is_event(name):
        chosen = numbers.choice([["title"], ["start", "end"], ["start", "end", "title"]])
        return {key: value for key, value in event_content(numbers).items() if key in chosen}
    chosen = numbers.choice([["points"], ["end"], ["start", "points"], ["start"]])
    return {key: value for key, value in content(numbers).items() if key in chosen}


class Writer(threading.Thread):
    """Sends requests one after the other without waiting for each answer, until its server is gone."""

    def __init__(self, book, port, name, numbers, shared, depth=8, most=None, events=0.0):
        """`events` is how many of the records that it creates are events, from 0 to 1."""
        super().__init__(daemon=True)
        self.book, self.port, self.title, self.numbers = book, port, name, numbers
        self.shared, self.depth, self.most = shared, depth, most
        self.events = events
        self.count, self.own, self.error = 0, [], None
        self.touched = set(shared)

    def run(self):
        from .wire import Wire
        waiting = deque()
        try:
            with Wire(self.port) as wire:
                while self.most is None or self.count < self.most:
                    name, op, request = self.next_request()
                    waiting.append((name, op))
                    wire.send(*request)
                    self.count += 1
                    while len(waiting) >= self.numbers.randint(1, self.depth):
                        self.settle(wire, waiting)
                while waiting:
                    self.settle(wire, waiting)
        except (OSError, ValueError) as error:
            self.error = error

    def settle(self, wire, waiting):
        answer = wire.answer()
        self.book.settle(*waiting.popleft(), answer)

    def next_request(self):
        """A record's name, the operation, and what to send for it."""
        numbers, dice = self.numbers, self.numbers.random()
        if dice < 0.4 or not self.own:
            kind = "-event" if self.events and numbers.random() < self.events else ""
            name = f"{self.title}{kind}-{len(self.own)}"
            self.own.append(name)
            self.touched.add(name)
            fields = event_content(numbers) if kind else content(numbers)
            op = self.book.begin(name, "create", **fields)
            return name, op, creation_of(name, fields)
        name = numbers.choice(self.shared if self.shared and dice < 0.85 else self.own)
        path = path_of(name)
        revision, deleted = self.book.known.get(name, (1, False))
        base = revision + (numbers.random() < 0.25)
        if dice > 0.97:
            return name, self.book.begin(name, "read"), ("GET", path)
        if numbers.random() < 0.1:
            op = self.book.begin(name, "delete", base)
            return name, op, ("DELETE", f"{path}?revision={base}")
        fields = changed_part(numbers, name)
        if deleted and numbers.random() < 0.5:
            fields["deleted"] = False
        op = self.book.begin(name, "patch", base, **fields)
        return name, op, ("PATCH", path, {"revision": base, **fields})


def create_shared(book, server, prefix, count, numbers, events=0):
    """Records that all writers write, so many events among them; their names."""
    names = [f"{prefix}-{index}" for index in range(count - events)]
    names += [f"{prefix}-event-{index}" for index in range(events)]
    with server.wire() as wire:
        if events:
            wire.ask("POST", "/api/calendars", {"id": CALENDAR, "name": "Torture", "color": "#0B6BDB"})
        for name in names:
            fields = event_content(numbers) if is_event(name) else content(numbers)
            op = book.begin(name, "create", **fields)
            book.settle(name, op, wire.ask(*creation_of(name, fields)))
    return names
