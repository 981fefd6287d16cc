# SPDX-License-Identifier: MIT
"""One bit of a database file turned over, anywhere: `almanac check` finds each of them (exit code 74)."""

import sqlite3

FOUND, NO_SUCH_COMMAND = 74, 64
TABLES = ("sqlite_schema", "meta", "calendar", "session", "session_move", "mark", "settings")


def fill(rig, database):
    """A database with some of everything, tombstones and moves included, in one file."""
    server = rig.serve(database)
    with server.wire() as wire:
        rows = "".join(f"2024-{index % 12 + 1:02}-{index % 28 + 1:02}T08:{index % 60:02}:05+01:00,,"
                       f"{index},row-{index}\n" for index in range(1_500))
        wire.ask("POST", "/api/sessions/import", rows.encode(), kind="text/csv")
        for index in range(0, 300, 3):
            wire.ask("DELETE", f"/api/sessions/row-{index}?revision=1")
            wire.ask("PATCH", f"/api/sessions/row-{index + 1}", {"revision": 1, "start": "2023-05-06"})
            wire.ask("POST", "/api/marks", {"id": f"mark-{index}", "type": "run", "day": "2024-02-20"})
        wire.ask("PUT", "/api/settings", {"revision": 0, "goal": 30, "firstDay": "2023-01-01", "zone": None})
    rig.expect(server.stop() == 0, "the server did not end well")
    rest = [path.name for path in database.parent.iterdir() if path.name != database.name]
    rig.expect(not rest, "a clean stop left", rest)


def all_rows(path):
    """What SQLite reads of a file, or why it cannot."""
    file = sqlite3.connect(path)
    try:
        return [file.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES]
    except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
        return str(error)
    finally:
        file.close()


def attack(rig):
    database, copy = rig.quick_path("whole/almanac.sqlite"), rig.quick_path("flipped/almanac.sqlite")
    fill(rig, database)
    sound = rig.run("check", "--database", database)
    if sound.returncode == NO_SUCH_COMMAND:
        rig.lost("there is no command check yet")
        return {"flips": 0}
    rig.expect(sound.returncode == 0, "check of a sound file:", sound.returncode, sound.stdout_text,
               sound.stderr_text)
    content, rows = database.read_bytes(), all_rows(database)
    totals = {"flips": rig.count(200, 10), "found": 0, "not found": 0, "of those where nothing is held": 0}
    for _ in range(totals["flips"]):
        place, bit = rig.random.randrange(len(content)), 1 << rig.random.randrange(8)
        for path in copy.parent.iterdir():
            path.unlink()
        copy.write_bytes(content[:place] + bytes([content[place] ^ bit]) + content[place + 1:])
        told = rig.run("check", "--database", copy)
        if told.returncode == FOUND:
            totals["found"] += 1
            continue
        is_empty = all_rows(copy) == rows
        totals["not found"] += 1
        totals["of those where nothing is held"] += is_empty
        rig.lost(f"byte {place} ^ {bit}, {'which holds nothing' if is_empty else 'and records differ'}:",
                 "check answered", told.returncode, told.stderr_text[:200])
    return totals
