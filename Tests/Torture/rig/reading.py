# SPDX-License-Identifier: MIT
"""Everything that a store holds, read through the program."""

from urllib.parse import quote


class Replica:
    """A copy that follows a store by its changes."""

    def __init__(self):
        self.token, self.settings = None, None
        self.sessions, self.marks, self.calendars, self.events = {}, {}, {}, {}

    def catch_up(self, server_or_wire, limit=2_000):
        """Takes over what has changed; the ids of sessions and events that were named, in order."""
        named = []
        while True:
            since = f"&since={quote(self.token)}" if self.token else ""
            answer = server_or_wire.ask("GET", f"/api/changes?limit={limit}{since}")
            if answer.status != 200:
                raise ConnectionError(f"changes: {answer}")
            page = answer.json
            for record in page["sessions"]:
                self.sessions[record["id"]] = record
                named.append(record["id"])
            for kind in ["marks", "calendars", "events"]:
                for record in page[kind]:
                    getattr(self, kind)[record["id"]] = record
            named += [record["id"] for record in page["events"]]
            self.settings = page["settings"] or self.settings
            self.token = page["token"]
            if not page["more"]:
                return named

    def record(self, name):
        """A session or an event; None when there never was one."""
        return self.sessions.get(name) or self.events.get(name)

    def differences(self, other):
        """What is not the same in two copies."""
        found = []
        for kind in ["sessions", "marks", "calendars", "events"]:
            mine, others = getattr(self, kind), getattr(other, kind)
            found += [f"{kind} {name}: {mine.get(name)} and {others.get(name)}"
                      for name in sorted(mine.keys() | others.keys()) if mine.get(name) != others.get(name)]
        if self.settings != other.settings:
            found.append(f"settings: {self.settings} and {other.settings}")
        return found


def whole(server):
    """A fresh copy of all that a server has; says so when it names a record twice."""
    replica = Replica()
    with server.wire() as wire:
        named = replica.catch_up(wire)
    doubled = len(named) - len(set(named))
    return replica, doubled


def points_by_day(server, first, last):
    """Day sums as the server tells them."""
    days = server.ask("GET", f"/api/days?from={first}&to={last}&zone=UTC").json
    return {day["day"]: (day["points"], day["count"]) for day in days if day["count"]}
