# SPDX-License-Identifier: MIT
"""Kills while a database comes into being, by a server or by a command.

Half of them end the process at one of its first writes and syncs, one after the other, half at a random
moment. The next program has to open what is left, whole, with what was acknowledged.
"""

import signal
import subprocess
import time

from rig.bench import integrity
from rig.disk import events


def killed_at_event(rig, words, database, event):
    """A process that ends at its Nth write, sync or removal."""
    log = rig.quick_path(f"logs/{database.parent.name}")
    return rig.start(*words, env=rig.logging(database.parent, log, event))


def killed_after(rig, words, seconds):
    process = rig.start(*words)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    return process


def finish(process, seconds):
    """What a process said until it ended; a server that was not cut is ended here."""
    try:
        return process.communicate(timeout=seconds)[0]
    except subprocess.TimeoutExpired:
        process.kill()
        return process.communicate()[0]


def judge(rig, title, database, said):
    """Opens what is left as the next person does; whether a draft lies there for nothing."""
    added = rig.run("sessions", "add", "2024-02-21", "--points", 5, "--id", "second", "--database", database)
    if not rig.expect(added.returncode == 0, title, "add:", added.returncode, added.stderr_text):
        return False
    listed = rig.run("sessions", "list", "--json", "--from", "2024-01-01", "--to", "2025-01-01",
                     "--database", database).stdout_text
    rig.expect('"second"' in listed, title, "the next session is not listed:", listed)
    if "first" in said:
        rig.expect('"first"' in listed, title, "an acknowledged session is lost:", listed)
    state = integrity(database)
    rig.expect(state == "ok", title, "integrity_check:", state)
    rest = {path.name for path in database.parent.iterdir()} - {database.name}
    drafts = {name for name in rest if ".part" in name}
    rest -= drafts | {database.name + end for end in ("-wal", "-shm")}
    rig.expect(not rest, title, "these files are left:", rest)
    return bool(drafts)


def commands(database):
    return [["sessions", "add", "2024-02-20", "--points", "1", "--id", "first", "--database", database],
            ["serve", "--port", "0", "--database", database]]


def usual(rig):
    """How long the command takes when nobody kills it, and how many events it has."""
    database, log = rig.path("usual/almanac.sqlite"), rig.quick_path("logs/usual")
    begun = time.monotonic()
    done = rig.run(*commands(database)[0], env=rig.logging(database.parent, log))
    rig.expect(done.returncode == 0, "add:", done.returncode, done.stderr_text)
    return time.monotonic() - begun, len(events(log.read_bytes()))


def attack(rig):
    kills, acknowledged, died, drafts = rig.count(150, 8), 0, 0, 0
    seconds, most = usual(rig)
    for number in range(kills):
        database = rig.path(f"{number}/almanac.sqlite")
        words = commands(database)[number // 2 % 2]
        if number % 2:
            process = killed_at_event(rig, words, database, number * most // kills)
        else:
            process = killed_after(rig, words, rig.random.uniform(0.1, 1.2) * seconds)
        said = finish(process, max(1, 4 * seconds))
        died += process.returncode == -signal.SIGKILL
        acknowledged += "first" in said
        drafts += judge(rig, f"kill {number}:", database, said)
    return {"kills": kills, "died in time": died, "acknowledged before": acknowledged, "drafts left": drafts}
