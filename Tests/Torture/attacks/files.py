# SPDX-License-Identifier: MIT
"""What people do to the file of a running server: remove it, put it back, put another one in its place.

No write is acknowledged that is not in the file of that name. After a clean stop the file alone is
complete, so that a backup can be moved over it or it can be copied.
"""

import shutil
import threading
import time

from rig.bench import integrity
from rig.reading import whole

ADDED = {200, 201}


def post(server, name):
    body = {"id": name, "start": "2024-02-20T08:00:01", "end": "2024-02-20T09:00:01", "points": 1}
    return server.ask("POST", "/api/sessions", body)


def names_in(rig, database):
    """The ids in a file, read by a server of its own."""
    server = rig.serve(database)
    found = set(whole(server)[0].sessions)
    server.kill()
    return found


def until_it_writes(server, name, seconds=10):
    """Posts until it is taken; whether it was."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if post(server, name).status in ADDED:
            return True
        time.sleep(0.05)
    return False


def remove_and_put_back(rig, number):
    """`mv` away and back: 503 meanwhile, and nothing lost."""
    database = rig.path(f"away-{number}/almanac.sqlite")
    server = rig.serve(database)
    acknowledged = {f"before-{index}" for index in range(5) if post(server, f"before-{index}").status == 201}
    away = database.with_name("away.sqlite")
    database.rename(away)
    for index in range(5):
        answer = post(server, f"away-{index}")
        rig.expect(answer.status == 503, "a write to a file that has gone was answered", answer)
        if answer.status in ADDED:
            acknowledged.add(f"away-{index}")
    page = server.ask("GET", "/api/days?from=2024-01-01&to=2025-01-01")
    rig.expect(page.status == 503, "a page of a file that has gone was answered", page)
    away.rename(database)
    if rig.expect(until_it_writes(server, "after"), "the file is back, and nothing is written"):
        acknowledged.add("after")
    rig.expect(server.stop() == 0, "the server did not end well")
    lost = acknowledged - names_in(rig, database)
    rig.expect(not lost, "acknowledged and not in the file that was away:", sorted(lost))


def remove(rig, number):
    """`rm`: no write is acknowledged that goes nowhere."""
    database = rig.path(f"removed-{number}/almanac.sqlite")
    server = rig.serve(database)
    post(server, "before")
    for path in list(database.parent.iterdir()):
        if number % 2 or path == database:
            path.unlink()
    acknowledged = {f"gone-{index}" for index in range(5) if post(server, f"gone-{index}").status in ADDED}
    server.kill()
    lost = acknowledged - (names_in(rig, database) if database.exists() else set())
    rig.expect(not lost, "acknowledged after the file was removed, and nowhere:", sorted(lost))


def replace(rig, number):
    """A backup moved over the file while the server runs: it goes over to it, or refuses."""
    database = rig.path(f"replaced-{number}/almanac.sqlite")
    backup = database.with_name("backup.sqlite")
    server = rig.serve(database)
    for index in range(10):
        post(server, f"before-{index}")
    done = rig.run("backup", backup, "--database", database)
    rig.expect(done.returncode == 0, "backup:", done.stderr_text)
    saved = names_in(rig, backup)
    for index in range(10):
        post(server, f"later-{index}")
    backup.rename(database)
    acknowledged = {f"over-{index}" for index in range(10) if post(server, f"over-{index}").status in ADDED}
    if number % 2:
        server.kill()
    else:
        server.stop()
    found = names_in(rig, database)
    said = integrity(database)
    rig.expect(said == "ok", "a backup moved over the file is damaged:", said)
    lost = (saved | acknowledged) - found
    rig.expect(not lost, "in the backup or acknowledged, and lost:", sorted(lost))


class Reader(threading.Thread):
    """A page that stays open."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server = server

    def run(self):
        try:
            with self.server.wire() as wire:
                wire.send("GET", "/api/changes/stream")
                wire.head()
                for _ in wire.chunks():
                    pass
        except (OSError, ValueError):
            pass


def stop(rig, number):
    """SIGTERM with ten pages open: the file alone is complete, copied or replaced."""
    database = rig.path(f"stopped-{number}/almanac.sqlite")
    server = rig.serve(database)
    readers = [Reader(server) for _ in range(10)]
    for reader in readers:
        reader.start()
    names = {f"row-{index}" for index in range(20) if post(server, f"row-{index}").status == 201}
    rig.expect(server.stop() == 0, "the server did not end well")
    for reader in readers:
        reader.join(10)
    rest = [path.name for path in database.parent.iterdir() if path != database]
    rig.expect(not rest, "a clean stop left", rest)
    copy = rig.path(f"copied-{number}/almanac.sqlite")
    shutil.copy(database, copy)
    lost = names - names_in(rig, copy)
    rig.expect(not lost, f"a copy after a clean stop lacks {len(lost)} of {len(names)}")


def attack(rig):
    turns = rig.count(20, 2)
    for number in range(turns):
        for deed in (remove_and_put_back, remove, replace, stop):
            try:
                deed(rig, number)
            except Exception as error:  # noqa: BLE001
                rig.lost(f"{deed.__name__}: broke off:", repr(error))
    return {"files removed": turns, "put back": turns, "replaced": turns, "clean stops": turns}
