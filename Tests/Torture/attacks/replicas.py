# SPDX-License-Identifier: MIT
"""Copies that follow a store, one by asking for changes and one by the event stream.

Clients and commands write meanwhile, and the server is ended and killed. Left alone for a moment, each
copy is what the store holds, and so are the sums of days.
"""

import time
from collections import defaultdict
from datetime import datetime, timedelta, timezone

from rig.follower import Listener, Poller
from rig.reading import points_by_day, whole
from rig.writers import Book, Writer, create_shared

WRITERS = 4


def write_marks(rig, wire, turn):
    """A few marks made, changed and deleted, and the settings."""
    for index in range(6):
        name = f"mark-{turn}-{index}"
        wire.ask("POST", "/api/marks", {"id": name, "type": "run", "day": "2024-02-20"})
        if index % 2:
            wire.ask("PATCH", f"/api/marks/{name}", {"revision": 1, "day": "2024-03-01"})
        if index % 3 == 0:
            wire.ask("DELETE", f"/api/marks/{name}?revision=1")
    settings = wire.ask("GET", "/api/settings").json
    wire.ask("PUT", "/api/settings", {"revision": settings["revision"], "goal": turn + 1,
                                      "firstDay": None, "zone": None})


def work(rig, server, book, shared, turn):
    """Writes for a while; every second time the server dies in the middle."""
    writers = [Writer(book, server.port, f"t{turn}w{index}", rig.numbers(f"{turn}-{index}"), shared, 4,
                      None if turn % 2 else 60) for index in range(WRITERS)]
    for writer in writers:
        writer.start()
    with server.wire() as wire:
        write_marks(rig, wire, turn)
    added = rig.run("sessions", "add", "2024-02-20T08:00:01", "--points", 1, "--id", f"command-{turn}",
                    "--database", server.database)
    rig.expect(added.returncode == 0, "add:", added.stderr_text)
    if turn % 2:
        time.sleep(rig.random.uniform(0.1, 0.5))
        server.kill()
    for writer in writers:
        writer.join(60)
    book.end_doubts()
    if not turn % 2:
        rig.expect(server.stop() == 0, "the server did not end well")


def settle(rig, server, follower, name):
    """Gives a follower a moment and compares."""
    truth, _ = whole(server)
    until = time.monotonic() + 10
    while follower.replica.token != truth.token and time.monotonic() < until:
        time.sleep(0.02)
    rig.expect(follower.replica.token == truth.token, f"the {name} is at {follower.replica.token}, "
               f"the store at {truth.token}, after 10 s")
    follower.is_over = True
    # The stream's follower waits for an event.
    server.ask("POST", "/api/marks", {"id": f"end-{name}", "type": "end", "day": "2024-01-01"})
    follower.join(20)
    for fault in follower.faults + truth.differences(follower.replica)[:3]:
        if "end-" not in fault:
            rig.lost(f"{name}:", fault)
    return truth


def judge_days(rig, server, truth):
    """Whether the sums of days are those of the sessions, in UTC."""
    sums = defaultdict(lambda: (0, 0))
    for record in truth.sessions.values():
        if record.get("deleted"):
            continue
        start = datetime.fromisoformat(record["start"])
        if start.tzinfo:
            start = start.astimezone(timezone(timedelta()))
        points, count = sums[str(start.date())]
        sums[str(start.date())] = points + record["points"], count + 1
    told = points_by_day(server, "2000-01-01", "2050-01-01")
    for day in sorted(sums.keys() | told.keys()):
        if sums.get(day) != told.get(day):
            rig.lost(f"{day}: the day has {told.get(day)}, its sessions {sums.get(day)}")


def attack(rig):
    database, book, turns = rig.path("almanac.sqlite"), Book(), rig.count(30, 3)
    server = rig.serve(database)
    port = server.port
    shared = create_shared(book, server, "shared", 6, rig.random)
    followers = {"replica by poll": Poller(port), "replica by stream": Listener(port)}
    for follower in followers.values():
        follower.start()
    for turn in range(turns):
        work(rig, server, book, shared, turn)
        server = rig.serve(database, port)
    for name, follower in followers.items():
        truth = settle(rig, server, follower, name)
    for name in book.ops:
        book.observe(name, truth.sessions.get(name))
    book.judge(rig)
    judge_days(rig, server, truth)
    return {"restarts": turns, "acknowledged": book.acknowledged, "records": len(truth.sessions),
            "looks by poll": followers["replica by poll"].looks,
            "by stream": followers["replica by stream"].looks}
