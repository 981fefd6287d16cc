# SPDX-License-Identifier: MIT
"""Sums of days right after each write, by two servers and a command on one file: never stale, never wrong.

Each client owns a year and knows what is in it. It writes through one server, reads through either, in
zones on both sides of Greenwich, and compares every day with what the time zone database of Python says.
"""

import threading
from collections import defaultdict
from datetime import datetime
from zoneinfo import ZoneInfo

CLIENTS = 4
ZONES = ["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Auckland", "Asia/Kathmandu", "America/Los_Angeles"]


def day_in(start, zone):
    """The day of a time as written, for who is in a zone."""
    time = datetime.fromisoformat(start)
    return str((time.astimezone(ZoneInfo(zone)) if time.tzinfo else time).date())


class Owner(threading.Thread):
    """The only one who writes in one year."""

    def __init__(self, rig, servers, year, rounds):
        super().__init__(daemon=True)
        self.rig, self.servers, self.year, self.rounds = rig, servers, year, rounds
        self.numbers = rig.numbers(f"owner-{year}")
        self.sessions, self.compared, self.error = {}, 0, None

    def run(self):
        try:
            wires = [server.wire() for server in self.servers]
            for number in range(self.rounds):
                self.write(self.numbers.choice(wires), number)
                self.read(self.numbers.choice(wires))
        except (OSError, ValueError, KeyError) as error:
            self.error = error

    def a_start(self):
        numbers = self.numbers
        return (f"{self.year}-{numbers.randrange(1, 13):02}-{numbers.randrange(2, 28):02}T{numbers.randrange(24):02}:"
                f"{numbers.randrange(60):02}:{numbers.randrange(1, 60):02}"
                + numbers.choice(["", "Z", "+01:00", "-09:30", "+12:00"]))

    def write(self, wire, number):
        """Adds, changes, moves or removes a session; what is answered is what it knows."""
        kind, name = self.numbers.random(), f"{self.year}-{number}"
        if kind < 0.5 or not self.sessions:
            start = self.a_start()
            body = {"id": name, "start": start, "end": start, "points": self.numbers.randrange(-50, 100)}
            answer = wire.ask("POST", "/api/sessions", body)
        else:
            name = self.numbers.choice(list(self.sessions))
            path, revision = f"/api/sessions/{name}", self.sessions[name]["revision"]
            if kind < 0.65:
                answer = wire.ask("DELETE", f"{path}?revision={revision}")
            else:
                change = {"start": self.a_start()} if kind < 0.85 else {"points": self.numbers.randrange(99)}
                answer = wire.ask("PATCH", path, {"revision": revision, **change})
        if not self.rig.expect(answer.status in (200, 201), "a write was answered", answer):
            return
        self.sessions[name] = answer.json
        if answer.json.get("deleted"):
            del self.sessions[name]

    def read(self, wire):
        zone = self.numbers.choice(ZONES)
        sums = defaultdict(lambda: [0, 0])
        for record in self.sessions.values():
            day = sums[day_in(record["start"], zone)]
            day[0] += record["points"]
            day[1] += 1
        path = f"/api/days?from={self.year}-01-01&to={self.year + 1}-01-01&zone={zone}&today={self.year}-12-31"
        told = {day["day"]: [day["points"], day["count"]] for day in wire.ask("GET", path).json if day["count"]}
        self.compared += len(sums)
        if told != sums:
            wrong = [day for day in sums.keys() | told.keys() if sums.get(day) != told.get(day)][:2]
            for day in wrong:
                self.rig.lost(f"{day} in {zone}: told {told.get(day)}, and it is {sums.get(day)}")


def attack(rig):
    database = rig.path("almanac.sqlite")
    servers, rounds = [rig.serve(database), rig.serve(database)], rig.count(2_500, 40)
    owners = [Owner(rig, servers, 2005 + 5 * index, rounds) for index in range(CLIENTS)]
    for owner in owners:
        owner.start()
    for number in range(rig.count(100, 3)):
        added = rig.run("sessions", "add", "2040-02-20T08:00:01", "--points", number, "--database", database)
        rig.expect(added.returncode == 0, "add:", added.stderr_text)
        for server in servers:
            told = server.ask("GET", "/api/days?from=2040-02-20&to=2040-02-21&today=2040-02-21").json
            rig.expect(told[0]["count"] == number + 1, "a command's session does not count yet:", told, number + 1)
    for owner in owners:
        owner.join(900)
        rig.expect(not owner.error and not owner.is_alive(), "an owner was cut off:", repr(owner.error))
    return {"writes": sum(owner.rounds for owner in owners), "days compared": sum(owner.compared for owner in owners)}
