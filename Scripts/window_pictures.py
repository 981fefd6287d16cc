#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes the README's pictures of `almanac window`, light and dark, on a screen without a monitor.

Usage: Scripts/window_pictures.py [--out DIR] [--sheets DIR]
With --sheets all presets and views are taken instead, to look at: a sheet of them for light, dark and Arabic.
Needs what Tests/Window needs. The days are made up, and the same each time.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Window"))

from desk import PROGRAM, Desk, Window, lack, png  # noqa: E402
from test_frames import PRESETS  # noqa: E402

TODAY = "2024-02-20"
WIDTH, HEIGHT = 420, 480
VIEWS = ["months", "year", "timeline", "agenda"]
LOOKS = {"light": [], "dark": ["--dark"], "arabic": ["--locale", "ar-EG"]}
EVENTS = [
    ("Review", "2024-02-20T09:30", "11:00"), ("Lunch", "2024-02-20T12:30", "13:30"),
    ("Dentist", "2024-02-21T10:00", "10:45"), ("Stand-up", "2024-02-21T10:15", "10:30"),
    ("Book fair", "2024-02-20", "2024-02-22"), ("Conference", "2024-02-12", "2024-02-16"),
]  # fmt: skip
POINTS = {1: 100, 2: 120, 3: 100, 5: 40, 6: 100, 7: 130, 8: 100, 9: 110, 10: 100, 11: 70,
          13: 100, 14: 100, 15: 160, 16: 100, 17: 100, 18: 120, 19: 100, 20: 60}


def fill(database):
    """Records some days."""
    run = {"check": True, "stdout": subprocess.DEVNULL}
    for number, points in POINTS.items():
        day = f"2024-02-{number:02}"
        start = [f"{day}T08:00", f"{day}T09:00"]
        add = [PROGRAM, "sessions", "add", *start, "--points", str(points)]
        subprocess.run([*add, "--database", database], **run)
    for day in ("2024-02-06", "2024-02-15", "2024-02-22"):
        subprocess.run([PROGRAM, "marks", "add", "watered", day, "--database", database], **run)


def fill_events(database):
    """Adds events to the records."""
    run = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run([PROGRAM, "calendars", "add", "Home", "--id", "home", "--database", database], **run)
    for title, *when in EVENTS:
        zone = ["--zone", "UTC"] if "T" in when[0] else []
        add = [PROGRAM, "events", "add", title, *when, "--calendar", "home", *zone]
        subprocess.run([*add, "--database", database], **run)


def sheet(desk, database, look, columns=7):
    """Every preset and view in one look, beside and below each other, as PNG."""
    tiles = []
    for words in [*(["--preset", preset] for preset in PRESETS), *(["--view", view] for view in VIEWS)]:
        today = ["--today", TODAY, "--date", TODAY, "--zone", "UTC"]
        window = Window(desk, *words, *today, *LOOKS[look], database=database)
        window.size(WIDTH, HEIGHT)
        path = desk.folder / "tile.png"
        rows = desk.picture(path, WIDTH, HEIGHT)
        tiles.append([rows[start + 1 : start + 1 + 3 * WIDTH] for start in range(0, len(rows), 3 * WIDTH + 1)])
        window.close()
    empty = [bytes(3 * WIDTH)] * HEIGHT
    tiles += [empty] * (-len(tiles) % columns)
    bands = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
    lines = [b"\0" + b"".join(tile[row] for tile in band) for band in bands for row in range(HEIGHT)]
    return png(columns * WIDTH, len(lines), b"".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--sheets", type=Path)
    options = parser.parse_args()
    if lack():
        sys.exit(f"window_pictures: {lack()}")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "days.sqlite"
        fill(database)
        desk = Desk(Path(folder))
        if options.sheets:
            fill_events(database)
            for look in LOOKS:
                (options.sheets / f"{look}.png").write_bytes(sheet(desk, database, look))
            desk.close()
            return
        for name, rest in (("light", []), ("dark", ["--dark"])):
            window = Window(desk, "--today", TODAY, "--zone", "UTC", *rest, database=database)
            desk.picture(options.out / f"window-{name}.png", WIDTH, HEIGHT)
            window.close()
        desk.close()


if __name__ == "__main__":
    main()
