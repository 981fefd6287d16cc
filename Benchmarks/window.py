#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures `almanac window` on a screen without a monitor: page turns, idleness, memory.

    ./window.py [--program PATH] [--turns N] [--many N]      # needs bin/almanac (make build) with GTK, and Xvfb

Pages are turned with Page Down, five a second. The share of a core is the processor time that the
process takes for 60 frames; less than 60 in a second, as on a busy machine, make it no smaller. GTK
paints with cairo, so the processor does what elsewhere a graphics card would. Memory is compared before and after
10,000 turns to and fro, as fast as keys arrive. Rows go to .build-results/window.json.
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / ".build-results"
MOST_SHARE = 25
# GTK paints at most 60 without a monitor; none is painted until the first key arrives.
FRAMES, LEAST_FRAMES = 60, 57
# Milliseconds between two keys.
PAUSE = 200
# How much more memory is as much as before, and how many keys go one way at a time.
MOST_MEMORY, WAY = 1.05, 500
# Seconds in which nothing happens.
IDLE = 10
TICKS = os.sysconf("SC_CLK_TCK")


def processor(pid):
    """The processor time of a process in seconds, its own and the system's for it."""
    parts = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


def resident(pid):
    """The memory of a process in MB."""
    pages = int(pathlib.Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def turns(window, count):
    """Frames, nodes drawn, seconds by the clock and of the processor for some page turns.

    The next key comes while the page is still moving, so that something moves all the time.
    """
    frames, drawn, _ = window.state()["counts"]
    start, work = time.monotonic(), processor(window.process.pid)
    window.desk.hand("key", "--repeat", count, "--repeat-delay", PAUSE, "Page_Down")
    seconds, work = time.monotonic() - start, processor(window.process.pid) - work
    counts = window.state()["counts"]
    window.calm()
    return counts[0] - frames, counts[1] - drawn, seconds, work


def to_and_fro(window, count):
    """Turns so many pages at least, to and fro, with a new key as soon as the last one was taken."""
    done, keys = 0, ["Page_Down", "Page_Up"]
    while done < count:
        before = len(window.heard)
        window.desk.hand("key", "--repeat", WAY, "--repeat-delay", 5, keys[0])
        window.calm()
        done += sum(line.startswith("turning ") for line in window.heard[before:])
        keys.reverse()


def row(measure, value, unit, gate=None, passes=None):
    return {"measure": measure, "value": value, "unit": unit, "gate": gate, "pass": passes}


def rows(window, count, name):
    turns(window, 2)
    runs = [turns(window, count) for _ in range(3)]
    rate = max(frames / seconds for frames, _, seconds, _ in runs)
    share = min(100 * work / frames * FRAMES for frames, _, _, work in runs)
    frames, drawn = runs[-1][:2]
    yield row(f"window, {name}: frames in a second of page turns, best of 3", rate, "1/s",
              f"≥ {LEAST_FRAMES}", rate >= LEAST_FRAMES)
    yield row(f"window, {name}: share of a core at {FRAMES} frames a second, best of 3", share, "%",
              f"≤ {MOST_SHARE}", share <= MOST_SHARE)
    yield row(f"window, {name}: nodes drawn in a frame", drawn / frames, "")


def memory_rows(window, count, name):
    """Whether the memory of a window is what it was, after turns that have filled all that is kept."""
    to_and_fro(window, 4 * WAY)
    before = resident(window.process.pid)
    to_and_fro(window, count)
    after = resident(window.process.pid)
    growth = after / before
    yield row(f"window, {name}: memory after {count} turns ÷ before", growth, "×",
              f"≤ {MOST_MEMORY}", growth <= MOST_MEMORY)
    yield row(f"window, {name}: memory", after, "MB")


def idle_rows(window):
    """What a window costs that nobody touches."""
    frames, work = window.state()["counts"][0], processor(window.process.pid)
    time.sleep(IDLE)
    work = processor(window.process.pid) - work
    frames = window.state()["counts"][0] - frames
    yield row(f"window, idle: frames in {IDLE} s", frames, "", "≤ 0", frames == 0)
    yield row(f"window, idle: share of a core in {IDLE} s", 100 * work / IDLE, "%")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=pathlib.Path, default=HERE.parent / "bin" / "almanac")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--many", type=int, default=10_000)
    options = parser.parse_args()
    os.environ["ALMANAC"] = str(options.program)
    sys.path.insert(0, str(HERE.parent / "Tests" / "Window"))
    import desk as desks

    lack = desks.lack()
    if lack:
        print(f"window: not measured; {lack}")
        return
    found = []
    with tempfile.TemporaryDirectory() as folder:
        desk = desks.Desk(pathlib.Path(folder))
        today = ["--today", "2024-02-20", "--zone", "UTC"]
        # Rows of one height, and rows that grow and shrink with each page.
        for name, rest in (("six rows", ["--rows", "six"]), ("four to six", ["--rows", "fit"])):
            window = desks.Window(desk, *today, *rest)
            found += rows(window, options.turns, name)
            found += memory_rows(window, options.many, name)
            window.close()
        window = desks.Window(desk, *today)
        found += idle_rows(window)
        window.close()
        desk.close()
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "window.json").write_text(json.dumps(found, indent=1) + "\n")
    for one in found:
        print(f"{one['measure']}: {one['value']:.3g} {one['unit']}  {one['gate'] or ''}")
    sys.exit(any(one["pass"] is False for one in found))


if __name__ == "__main__":
    main()
