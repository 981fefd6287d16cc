# SPDX-License-Identifier: MIT
"""`almanac backup` and `sessions export -o`, killed and ended while somebody writes.

A file of the wanted name is whole or not there. A draft may stay only after `kill -9`; it never stands
where it could be taken for a backup, and the next backup works beside it.
"""

import signal
import sqlite3
import threading
import time

from rig.bench import integrity
from rig.disk import events

ROWS = 20_000


def fill(rig, database):
    """A database that takes a while to copy."""
    rows = "".join(f"2024-02-{index % 28 + 1:02}T{index % 24:02}:15,,{index},row-{index}\n"
                   for index in range(ROWS))
    table = rig.path("rows.csv")
    table.write_text("start,end,points,id\n" + rows)
    done = rig.run("sessions", "import", table, "--database", database, seconds=300)
    rig.expect(done.returncode == 0, "import:", done.stderr_text)


class Scribe(threading.Thread):
    """Adds sessions without a pause; knows which were acknowledged."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.server, self.added, self.is_over = server, 0, False

    def run(self):
        with self.server.wire() as wire:
            while not self.is_over and self.server.is_alive:
                body = {"id": f"more-{self.added}", "start": "2025-01-01", "end": "2025-01-01", "points": 1}
                self.added += wire.ask("POST", "/api/sessions", body).status == 201
                time.sleep(0.002)


def cut(rig, number, words, target, usual):
    """Ends a command early; its exit code."""
    seconds, most = usual
    if number % 3 == 0:
        log = rig.quick_path(f"logs/{number}")
        # Anywhere, or among the last ones, where a file gets its name.
        event = rig.random.randrange(*((0, most) if number % 2 else (most - 16, most)))
        process = rig.start(*words, env=rig.logging(target.parent, log, event))
    else:
        process = rig.start(*words)
        time.sleep(rig.random.uniform(0.1, 0.9) * seconds)
        process.send_signal([signal.SIGKILL, signal.SIGTERM][number % 3 - 1])
    process.communicate(timeout=60)
    return process.returncode


def judge_backup(rig, title, target, least):
    """Whether a backup that is there is whole."""
    said = integrity(target)
    if not rig.expect(said == "ok", title, "integrity_check:", said):
        return
    with sqlite3.connect(target) as file:
        count = file.execute("SELECT count(*) FROM session").fetchone()[0]
    file.close()
    rig.expect(count >= least, title, f"{count} sessions of {least}")


def judge_export(rig, title, target, least):
    lines = target.read_text().splitlines()
    rig.expect(len(lines) > least and lines[-1].count(",") == 3, title, f"{len(lines)} lines of {least}")


def a_whole_backup(rig, database):
    """How long a backup takes that nobody ends, and how many events it has."""
    target, log = rig.path("usual/usual.sqlite"), rig.quick_path("logs/usual")
    begun = time.monotonic()
    done = rig.run("backup", target, "--database", database, env=rig.logging(target.parent, log))
    rig.expect(done.returncode == 0, "backup:", done.returncode, done.stderr_text)
    return time.monotonic() - begun, len(events(log.read_bytes()))


def attack(rig):
    database, backups = rig.path("almanac.sqlite"), rig.path("backups/x").parent
    fill(rig, database)
    server = rig.serve(database)
    scribe = Scribe(server)
    scribe.start()
    usual = a_whole_backup(rig, database)
    totals = {"cut short": 0, "whole all the same": 0, "drafts left by kill -9": 0}
    for number in range(rig.count(60, 6)):
        is_export = number % 4 == 3
        target = backups / (f"{number}.csv" if is_export else f"{number}.sqlite")
        words = ["sessions", "export", "-o", target] if is_export else ["backup", target]
        least = ROWS + scribe.added
        code = cut(rig, number, [*words, "--database", database], target, usual)
        title = f"{words[0]} cut {number}, code {code}:"
        totals["cut short"] += code != 0
        rig.expect(target.exists() or code != 0, title, "acknowledged and not there")
        if target.exists():
            totals["whole all the same"] += 1
            (judge_export if is_export else judge_backup)(rig, title, target, least)
        totals["drafts left by kill -9"] += judge_drafts(rig, title, backups, target, code)
        if number % 5 == 0:
            again = rig.run("backup", backups / f"again-{number}.sqlite", "--database", database)
            rig.expect(again.returncode == 0, title, "the next backup:", again.stderr_text)
            judge_backup(rig, title, backups / f"again-{number}.sqlite", least)
    scribe.is_over = True
    scribe.join(30)
    return totals


def judge_drafts(rig, title, folder, target, code):
    """What a command left beside its target; how many drafts."""
    rest = [path for path in folder.iterdir() if path.name.startswith(target.name + ".")]
    rig.expect(code == -signal.SIGKILL or not rest, title, "left behind:", [path.name for path in rest])
    for path in rest:
        name = path.name.removesuffix("-journal").removesuffix("-wal").removesuffix("-shm")
        rig.expect(name.endswith(".part"), title, "a draft that looks like a backup:", path.name)
        path.unlink()
    return len(rest)
