#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the program: import, memory, start and requests over a million sessions.

    ./programs.py [--sessions N] [--binary PATH]

Builds a release of `almanac` unless one is named, and leaves rows in `.build-results/programs.json`
(run.py says what a row is). What is compared runs in turns in the same minute; the best of each counts.
"""

import argparse
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / ".build-results"
ROUNDS = 3


def row(measure, value, unit, gate=None, passed=None):
    return {"measure": measure, "value": value, "unit": unit, "gate": gate, "pass": passed}


def at_most(measure, value, limit, unit="×"):
    return row(measure, value, unit, f"≤ {limit}", value <= limit)


def at_least(measure, value, limit, unit="×"):
    return row(measure, value, unit, f"≥ {limit}", value >= limit)


def built(name, source):
    """A small C program of this folder, optimised."""
    folder = HERE / ".build-c"
    folder.mkdir(exist_ok=True)
    program = folder / name
    subprocess.run(["cc", "-O2", "-o", program, source, "-lsqlite3"], check=True)
    return program


def release_binary():
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT / "Apps"),
               "--product", "almanac"]
    subprocess.run(command, check=True)
    answer = subprocess.run([*command[:-2], "--show-bin-path"], check=True, capture_output=True,
                            text=True)
    return pathlib.Path(answer.stdout.strip()) / "almanac"


def write_sessions(path, count):
    """Sessions over 30 years, half of them civil and half with an offset, in no order."""
    state = 1
    with path.open("w") as file:
        file.write("start,end,points\n")
        for _ in range(count):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            minute = (state >> 20) % (30 * 365 * 1440)
            day, minute = divmod(minute, 1440)
            year, day = divmod(day, 365)
            month, day = divmod(day, 31)
            hour, minute = divmod(minute, 60)
            date = f"{1995 + year}-{month + 1:02}-{day % 28 + 1:02}T{hour:02}:{minute:02}"
            offset = "+01:00" if state >> 63 else ""
            second = (state >> 10) % 60
            file.write(f"{date}:{second:02}{offset},{date}:59{offset},{(state >> 40) % 100 + 1}\n")


def run_measured(*command):
    """Seconds and peak memory in kilobytes of a command that has to succeed."""
    started = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{command}: exit code {process.returncode}")
    return time.monotonic() - started, usage.ru_maxrss


class Server:
    """A server over a database, with its address and how long it took to say it."""

    def __init__(self, binary, database):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [str(binary), "serve", "--port", "0", "--database", str(database)],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.seconds_to_ready = time.monotonic() - started
        self.port = int(re.search(r":(\d+)/", line)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=10)


def import_rows(binary, folder, sessions, count):
    """How fast and how flat the import is; leaves `folder/full.sqlite` with all sessions."""
    insert = built("insert", HERE / "Store" / "insert.c")
    few = folder / "few.csv"
    write_sessions(few, count // 10)
    bare, ours, memory, few_memory = [], [], [], []
    for turn in range(ROUNDS):
        answer = subprocess.run([insert, folder / f"bare-{turn}.sqlite", str(count)], check=True,
                                capture_output=True, text=True)
        bare.append(float(answer.stdout.split()[0]))
        full = folder / ("full.sqlite" if turn == 0 else f"full-{turn}.sqlite")
        seconds, peak = run_measured(binary, "sessions", "import", sessions, "--database", full)
        ours.append(count / seconds)
        memory.append(peak)
        part = folder / f"part-{turn}.sqlite"
        few_memory.append(run_measured(binary, "sessions", "import", few, "--database", part)[1])
    megabytes = min(memory) / 1024
    return [
        at_least(f"CSV import of {count} sessions against bare prepared inserts in C",
                 round(max(ours) / max(bare), 2), 0.4),
        row("CSV import", round(max(ours)), "rows/s"),
        at_most(f"memory while importing {count} against {count // 10} sessions",
                round(min(memory) / min(few_memory), 2), 1.25),
        row(f"memory while importing {count} sessions", round(megabytes), "MB"),
    ]


def start_and_requests(binary, folder, count):
    load = built("load", HERE / "Server" / "load.c")
    with Server(binary, folder / "full.sqlite") as server:
        answer = subprocess.run([load, str(server.port)], check=True, capture_output=True, text=True)
        days, constant = (float(part) for part in answer.stdout.split()[:2])
        return [
            at_most(f"ready to answer over {count} sessions", round(server.seconds_to_ready, 2), 1,
                    "s"),
            at_most(f"a month of days over {count} sessions against a constant answer, median",
                    round(days / constant, 2), 3),
            row("a month of days", round(days, 1), "µs"),
            row("a constant answer", round(constant, 1), "µs"),
        ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sessions", type=int, default=1_000_000)
    parser.add_argument("--binary", type=pathlib.Path)
    options = parser.parse_args()
    binary = (options.binary or release_binary()).resolve()
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        sessions = folder / "sessions.csv"
        write_sessions(sessions, options.sessions)
        rows = import_rows(binary, folder, sessions, options.sessions)
        rows += start_and_requests(binary, folder, options.sessions)
    (RESULTS / "programs.json").write_text(json.dumps(rows, indent=1))
    for each in rows:
        print(f"{each['measure']}: {each['value']} {each['unit']} {each['gate'] or ''}")
    return 0 if all(each["pass"] is not False for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
