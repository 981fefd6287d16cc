# SPDX-License-Identifier: MIT
"""Ten processes at a time that add sessions to one file, and ten that are the first to open a new one."""

import threading

from rig.bench import integrity
from rig.reading import whole

PROCESSES, BUSY = 10, 75


class Adder(threading.Thread):
    """Runs one command after the other; 75, try again, is tried again a few times."""

    def __init__(self, rig, database, name, count):
        super().__init__(daemon=True)
        self.rig, self.database, self.title, self.count = rig, database, name, count
        self.added, self.busy = [], 0

    def run(self):
        for index in range(self.count):
            name = f"{self.title}-{index}"
            for _ in range(4):
                done = self.rig.run("sessions", "add", "2024-02-20T08:00:01", "--points", index, "--id", name,
                                    "--database", self.database)
                if done.returncode != BUSY:
                    break
                self.busy += 1
            if self.rig.expect(done.returncode == 0, name, done.returncode, done.stderr_text):
                self.added.append(name)


def run_together(rig, database, count):
    adders = [Adder(rig, database, f"p{index}", count) for index in range(PROCESSES)]
    for adder in adders:
        adder.start()
    for adder in adders:
        adder.join()
    return [name for adder in adders for name in adder.added], sum(adder.busy for adder in adders)


def judge(rig, title, database, added):
    server = rig.serve(database)
    replica, doubled = whole(server)
    lost = [name for name in added if name not in replica.sessions]
    rig.expect(not lost, title, f"{len(lost)} acknowledged sessions are lost:", lost[:5])
    rig.expect(not doubled and len(replica.sessions) == len(added), title, doubled, "doubled",
               len(replica.sessions), "there of", len(added))
    server.kill()
    said = integrity(database)
    rig.expect(said == "ok", title, "integrity_check:", said)


def attack(rig):
    each, rounds = rig.count(1_000, 10), rig.count(30, 2)
    database = rig.path("many/almanac.sqlite")
    added, busy = run_together(rig, database, each)
    judge(rig, "many:", database, added)
    for number in range(rounds):
        database = rig.path(f"new-{number}/almanac.sqlite")
        first, waits = run_together(rig, database, 1)
        rig.expect(not waits, f"new file {number}: {waits} of {PROCESSES} were told to try again")
        judge(rig, f"new file {number}:", database, first)
    return {"sessions added": len(added), "told to try again": busy, "new files": rounds}
