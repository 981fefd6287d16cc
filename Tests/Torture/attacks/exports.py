# SPDX-License-Identifier: MIT
"""Exports while sessions move about: each holds every session once, by the server and by the command."""

import threading
from collections import Counter

SESSIONS, MOVERS = 12_000, 4


class Mover(threading.Thread):
    """Gives sessions of its own another start, again and again."""

    def __init__(self, rig, server, number):
        super().__init__(daemon=True)
        self.numbers, self.server = rig.numbers(f"mover-{number}"), server
        self.own, self.is_over, self.moves = range(number, SESSIONS, MOVERS), False, 0

    def run(self):
        revisions = Counter()
        with self.server.wire() as wire:
            while not self.is_over:
                index = self.numbers.choice(self.own)
                start = f"20{self.numbers.randrange(10, 40)}-05-{self.numbers.randrange(1, 29):02}T08:00:01"
                body = {"revision": 1 + revisions[index], "start": start}
                answer = wire.ask("PATCH", f"/api/sessions/row-{index}", body)
                revisions[index] += answer.status == 200
                self.moves += answer.status == 200


def ids(text):
    """The ids of a table, without its header."""
    return Counter(line.rsplit(",", 1)[1] for line in text.splitlines()[1:])


def attack(rig):
    database = rig.path("almanac.sqlite")
    server = rig.serve(database)
    rows = "".join(f"20{index % 30 + 10}-02-{index % 28 + 1:02}T08:00:01,,1,row-{index}\n"
                   for index in range(SESSIONS))
    with server.wire(300) as wire:
        report = wire.ask("POST", "/api/sessions/import", rows.encode(), kind="text/csv").json
    rig.expect(report["added"] == SESSIONS, "import:", report)
    movers = [Mover(rig, server, number) for number in range(MOVERS)]
    for mover in movers:
        mover.start()
    exports, missed, doubled = rig.count(30, 2), 0, 0
    for number in range(exports):
        if number % 3 == 2:
            text = rig.run("sessions", "export", "--database", database).stdout_text
        else:
            text = server.ask("GET", "/api/sessions.csv", seconds=120).body.decode()
        found = ids(text)
        less, more = SESSIONS - len(found), found.total() - len(found)
        missed, doubled = missed + less, doubled + more
        rig.expect(not less and not more, f"export {number}: {less} missed, {more} doubled")
    for mover in movers:
        mover.is_over = True
        mover.join(30)
    return {"exports": exports, "moves meanwhile": sum(mover.moves for mover in movers),
            "missed": missed, "doubled": doubled}
