#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Takes the README's pictures of `almanac window`, light and dark, on a screen without a monitor.

Usage: Scripts/window_pictures.py [--out DIR]
Needs what Tests/Window needs. The days are made up, and the same each time.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Window"))

from desk import PROGRAM, Desk, Window, lack  # noqa: E402

TODAY = "2024-02-20"
WIDTH, HEIGHT = 420, 480
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures")
    options = parser.parse_args()
    if lack():
        sys.exit(f"window_pictures: {lack()}")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "days.sqlite"
        fill(database)
        desk = Desk(Path(folder))
        for name, rest in (("light", []), ("dark", ["--dark"])):
            window = Window(desk, "--today", TODAY, "--zone", "UTC", *rest, database=database)
            desk.picture(options.out / f"window-{name}.png", WIDTH, HEIGHT)
            window.close()
        desk.close()


if __name__ == "__main__":
    main()
