# SPDX-License-Identifier: MIT
"""Power cuts: a log of the program's input and output, cut at random places, its unsynced sectors dropped.

Whatever was acknowledged before the cut has to be there when the program opens what is left, every
history has to fit, and the file has to be whole. A writer that never syncs has to be found out, or
the attack would prove nothing.
"""

import os
import shutil
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path

from rig.bench import integrity
from rig.disk import Disk, cut_points, events
from rig.history import State, faults
from rig.reading import Replica, whole
from rig.server import environment
from rig.writers import Book, Writer, a_time, content, create_shared

CUTS_A_RECORDING = 76
EARLIER = (Path(__file__).resolve().parents[3] / "Apps" / "Tests" / "CalendarStoreTests" / "Fixtures"
           / "schema-1.sqlite")
NAME = "almanac.sqlite"


class Recording:
    """A server, commands and a backup at work in one folder, under the log."""

    def __init__(self, rig, number):
        self.rig, self.number = rig, number
        self.numbers = rig.numbers(f"recording-{number}")
        self.folder = rig.quick_path(f"recording-{number}/files/x").parent
        self.log = rig.quick_path(f"recording-{number}/log")
        self.log.touch()
        self.env = rig.logging(self.folder, self.log)
        self.database = self.folder / NAME
        self.book = Book(self.place)
        # What the file held when it was still one of an earlier version.
        self.former = Replica()
        if number % 3 == 1:
            shutil.copy(EARLIER, self.database)
            self.former = self.read_former()
        self.disk = Disk(self.folder.iterdir())
        # Backups by name: where the log stood when each was said to be done.
        self.backups = {}

    def read_former(self):
        path = self.rig.quick_path(f"former-{self.number}/{NAME}")
        shutil.copy(EARLIER, path)
        server = self.rig.serve(path)
        former, _ = whole(server)
        server.kill()
        return former

    def place(self):
        return os.path.getsize(self.log)

    def make(self):
        server = self.rig.serve(self.database, env=self.env)
        shared = create_shared(self.book, server, "shared", 4, self.numbers)
        self.write(server, "a", shared, 110)
        self.take_in(server, "i", 400)
        if self.number % 2:
            server.kill()
            self.book.end_doubts()
        else:
            self.rig.expect(server.stop() == 0, "the server did not end well under the log")
        for index in range(3):
            self.add(f"command-{index}")
        server = self.rig.serve(self.database, env=self.env)
        self.backup("backup-1.sqlite")
        self.write(server, "b", shared, 90)
        self.backup("backup-2.sqlite")
        server.kill()
        self.book.end_doubts()
        self.book.judge(self.rig)
        # What is wrong without a cut is said once.
        for name in [name for name, ops in self.book.ops.items() if faults(ops)]:
            del self.book.ops[name]
        return self

    def write(self, server, name, shared, most):
        writers = [Writer(self.book, server.port, f"{name}{index}",
                          self.rig.numbers(f"{self.number}-{name}{index}"), shared, 4, most)
                   for index in range(4)]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join(120)
            self.rig.expect(not writer.error, "a writer was cut off:", writer.error)

    def take_in(self, server, name, count):
        rows = {}
        for index in range(count):
            start = a_time(self.numbers)
            fields = {"start": start, "end": start, "points": index}
            rows[f"{name}{index}"] = fields, self.book.begin(f"{name}{index}", "create", **fields)
        text = "".join(f"{fields['start']},,{fields['points']},{each}\n"
                       for each, (fields, _) in rows.items())
        with server.wire() as wire:
            answer = wire.ask("POST", "/api/sessions/import", text.encode(), kind="text/csv")
        if self.rig.expect(answer.status == 200, "an import was answered", answer):
            for fields, op in rows.values():
                self.taken(op, fields)

    def add(self, name):
        fields = content(self.numbers)
        op = self.book.begin(name, "create", **fields)
        done = self.rig.run("sessions", "add", fields["start"], fields["end"], "--points",
                            fields["points"], "--id", name, "--database", self.database, env=self.env)
        if self.rig.expect(done.returncode == 0, "add:", done.returncode, done.stderr_text):
            self.taken(op, fields)

    def taken(self, op, fields):
        op.returned, op.took, op.revision = self.place(), True, 1
        op.state = State(**fields)

    def backup(self, name):
        done = self.rig.run("backup", self.folder / name, "--database", self.database, env=self.env)
        if self.rig.expect(done.returncode == 0, "backup:", done.returncode, done.stderr_text):
            self.backups[name] = self.place()


class Cut:
    """What is left after one cut, judged."""

    def __init__(self, recording, number, place, files):
        self.rig, self.recording, self.place = recording.rig, recording, place
        self.title = f"recording {recording.number}, cut at {place}:"
        self.folder = self.rig.quick_path(f"cut-{recording.number}-{number}/x").parent
        self.had = files.keys()
        for name, data in files.items():
            (self.folder / name).write_bytes(data)

    def lost(self, *words):
        self.rig.lost(self.title, *words)

    def judge(self):
        try:
            server = self.rig.serve(self.folder / NAME)
            replica, doubled = whole(server)
            code = server.stop()
            if doubled or code != 0:
                self.lost(doubled, "doubled; the server ended with", code)
            said = integrity(self.folder / NAME)
            if said != "ok":
                self.lost("integrity_check:", said)
            for name, record in self.recording.former.sessions.items():
                if replica.sessions.get(name) != record:
                    self.lost(f"{name}: {replica.sessions.get(name)} is not what it was before: {record}")
            for name, ops in self.recording.book.ops.items():
                for fault in faults(self.history(ops, replica.sessions.get(name))):
                    self.lost(f"{name}: {fault}")
            self.judge_backups()
        except Exception as error:  # noqa: BLE001
            self.lost("cannot be opened:", repr(error))
        finally:
            for path in self.folder.iterdir():
                path.unlink()

    def history(self, ops, record):
        """What clients knew at the cut, and what is there now."""
        known = []
        for op in ops:
            if op.invoked >= self.place:
                continue
            op = copy(op)
            if op.returned is None or op.returned > self.place:
                op.until, op.returned, op.took = min(op.until, self.place), None, False
            known.append(op)
        seen = copy(ops[0])
        seen.kind, seen.fields, seen.base, seen.took = "read", {}, 0, True
        seen.invoked = seen.returned = self.place + 1
        seen.revision, seen.state = (record["revision"], State.of(record)) if record else (0, None)
        return [*known, seen]

    def judge_backups(self):
        for name, done in self.recording.backups.items():
            path = self.folder / name
            if not path.exists():
                if done <= self.place:
                    self.lost(f"{name} was acknowledged and is not there")
            elif (said := integrity(path)) != "ok":
                self.lost(f"{name} is there and not whole:", said)


def cut_all(recording, count):
    found = events(recording.log.read_bytes())
    disk, done, cuts = recording.disk, 0, []
    with ThreadPoolExecutor(2) as pool:
        for number, index in enumerate(cut_points(found, count, recording.numbers)):
            for event in found[done:index + 1]:
                disk.apply(event)
            done = index + 1
            cut = Cut(recording, number, found[index].end, disk.image(recording.numbers))
            cuts.append(pool.submit(cut.judge))
    for cut in cuts:
        cut.result()
    return sum(op.returned is not None and op.took for ops in recording.book.ops.values() for op in ops)


CARELESS = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA journal_mode = WAL")
file.execute("PRAGMA synchronous = OFF")
file.execute("CREATE TABLE number (value INTEGER)")
for value in range(300):
    file.execute("INSERT INTO number VALUES (?)", (value,))
"""


def finds_a_careless_writer(rig):
    """Whether cuts lose what was committed by somebody who does not sync."""
    folder, log = rig.quick_path("careless/files/x").parent, rig.quick_path("careless/log")
    env = environment(rig.folder) | rig.logging(folder, log)
    rig.call([sys.executable, "-c", CARELESS, str(folder / NAME)], env)
    found, disk, numbers = events(log.read_bytes()), Disk(), rig.numbers("careless")
    for event in found:
        disk.apply(event)
    for number in range(20):
        path = rig.quick_path(f"careless/{number}/{NAME}")
        for name, data in disk.image(numbers).items():
            (path.parent / name).write_bytes(data)
        try:
            rows = sqlite3.connect(path).execute("SELECT count(*) FROM number").fetchone()[0]
        except sqlite3.Error:
            rows = 0
        if rows < 300:
            return True
    return False


def attack(rig):
    cuts = rig.count(760)
    rig.expect(finds_a_careless_writer(rig), "a writer that never syncs was not found out")
    acknowledged, left, number = 0, cuts, 0
    while left:
        count = min(left, CUTS_A_RECORDING, max(1, cuts // 2))
        recording = Recording(rig, number).make()
        acknowledged += cut_all(recording, count)
        left, number = left - count, number + 1
    return {"cuts": cuts, "recordings": number, "acknowledged operations": acknowledged}
