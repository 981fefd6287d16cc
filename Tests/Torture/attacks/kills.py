# SPDX-License-Identifier: MIT
"""`kill -9` of a server while eight clients write sessions and events, pipelining, and an import runs.

Every history of a record has to fit one order across all kills; an import that was not acknowledged is
there up to some row, or not at all when it is strict; nothing is named twice.
"""

import threading
import time

from rig.bench import integrity
from rig.reading import Replica
from rig.writers import Book, Writer, create_shared, is_event

WRITERS, SHARED = 8, 6
KILLS_A_FILE = 20


class Import(threading.Thread):
    """Rows of known ids in one request."""

    def __init__(self, port, name, numbers):
        super().__init__(daemon=True)
        self.port, self.numbers = port, numbers
        count = numbers.choice([300, 1_000, 2_500, 2_500, 12_500])
        self.strict = numbers.random() < 0.5
        self.rows = {f"{name}-{index}": (f"2031-03-0{index % 9 + 1}T10:00:0{index % 7 + 1}", index)
                     for index in range(count)}
        self.report = None

    def run(self):
        from rig.wire import Wire
        text = "".join(f"{start},,{points},{name}\n" for name, (start, points) in self.rows.items())
        path = "/api/sessions/import" + ("?strict=true" if self.strict else "")
        time.sleep(self.numbers.random() * 0.1)
        try:
            with Wire(self.port) as wire:
                answer = wire.ask("POST", path, ("start,end,points,id\n" + text).encode(), kind="text/csv")
            self.report = answer.json if answer.status == 200 else {"status": answer.status}
        except (OSError, ValueError):
            pass

    def judge(self, rig, sessions):
        """Whether what is there is all, or the first rows, each as it was written."""
        there = [name for name in self.rows if name in sessions]
        for name in there:
            start, points = self.rows[name]
            record = sessions[name]
            if (record["start"], record["points"], record["revision"]) != (start, points, 1):
                rig.lost("torn row of an import:", record, "instead of", start, points)
        if there != list(self.rows)[:len(there)]:
            rig.lost("an import is there in part, and not the first part of it")
        if self.report and self.report.get("added") != len(self.rows):
            rig.lost("an import was answered", self.report)
        if self.report and len(there) != len(self.rows):
            rig.lost(f"{len(there)} of {len(self.rows)} rows of an acknowledged import are there")
        if self.strict and len(there) not in (0, len(self.rows)):
            rig.lost(f"{len(there)} of {len(self.rows)} rows of a strict import are there")
        return len(there)


class Round:
    """A file, and the server that is killed over it."""

    def __init__(self, rig, number):
        self.rig, self.number = rig, number
        self.numbers = rig.numbers(f"file-{number}")
        self.database = rig.path(f"file-{number}/almanac.sqlite")
        self.book, self.replica = Book(), Replica()
        self.rows, self.imports_cut = 0, 0
        self.server = rig.serve(self.database)
        self.shared = create_shared(self.book, self.server, "shared", SHARED, self.numbers, SHARED // 2)

    def kill_once(self, turn):
        writers = [Writer(self.book, self.server.port, f"k{turn}w{index}",
                          self.rig.numbers(f"{self.number}-{turn}-{index}"), self.shared, events=0.5)
                   for index in range(WRITERS)]
        taken = Import(self.server.port, f"k{turn}i", self.numbers)
        for thread in (*writers, taken):
            thread.start()
        time.sleep(self.numbers.uniform(0.02, 0.6))
        self.rig.expect(self.server.is_alive, "the server died by itself:", self.server.process.poll())
        self.server.kill()
        for thread in (*writers, taken):
            thread.join(30)
        touched = set().union(*(writer.touched for writer in writers))
        self.book.end_doubts(touched)
        self.server = self.rig.serve(self.database)
        self.look(touched, taken)

    def look(self, touched, taken):
        """Reads what has changed since the last time and judges it."""
        named = self.replica.catch_up(self.server)
        self.rig.expect(len(named) == len(set(named)), "a record was named twice in one reading")
        for name in touched:
            self.book.observe(name, self.replica.record(name))
        strangers = [name for name in named if name not in self.book.ops and name not in taken.rows]
        self.rig.expect(not strangers, "records that nobody wrote:", strangers[:3])
        self.rows += taken.judge(self.rig, self.replica.sessions)
        self.imports_cut += taken.report is None

    def end(self):
        fresh = Replica()
        fresh.catch_up(self.server)
        for difference in fresh.differences(self.replica)[:5]:
            self.rig.lost("the changes and the whole differ:", difference)
        self.book.judge(self.rig)
        self.rig.expect(self.server.stop() == 0, "the server did not end well")
        said = integrity(self.database)
        self.rig.expect(said == "ok", "integrity_check:", said)


def attack(rig):
    kills, left = rig.count(200), rig.count(200)
    totals = {"kills": kills, "acknowledged writes": 0, "histories": 0, "of events": 0, "rows imported": 0,
              "imports cut": 0}
    number = 0
    while left:
        turn = Round(rig, number)
        for index in range(min(left, KILLS_A_FILE)):
            turn.kill_once(index)
            left -= 1
        turn.end()
        totals["acknowledged writes"] += turn.book.acknowledged
        totals["histories"] += len(turn.book.ops)
        totals["of events"] += sum(map(is_event, turn.book.ops))
        totals["rows imported"] += turn.rows
        totals["imports cut"] += turn.imports_cut
        for line in turn.server.traps():
            rig.lost("the server said:", line)
        number += 1
    return totals
