#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the program on a million sessions: how fast it imports them, in how much memory, and how
soon a server over them answers.

    ./programs.py [--program PATH] [--sessions N]      # needs bin/almanac (make build), a C compiler

The import is measured beside Store/insert.c, prepared inserts into the same schema; they take turns,
and the best of each counts. Rows go to .build-results/programs.json, for run.py.
"""

import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
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


def write_sessions(insert, path, count):
    with path.open("wb") as file:
        subprocess.run([insert, "csv", str(count)], stdout=file, check=True)


def run_measured(*command):
    """Seconds and peak memory in kilobytes of a command that has to succeed."""
    started = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{command}: exit code {process.returncode}")
    return time.monotonic() - started, usage.ru_maxrss


def seconds_to_ready(program, database):
    """From the command to the line that says where the server listens."""
    started = time.monotonic()
    command = [str(program), "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        line = server.stdout.readline()
        seconds = time.monotonic() - started
        server.send_signal(signal.SIGINT)
        server.wait(timeout=10)
    return seconds if "listening" in line else sys.exit(f"the server said: {line}")


class Figures:
    """The best of several rounds."""

    def __init__(self, program, folder, count):
        self.program, self.folder, self.count = program, folder, count
        self.insert = built("insert", HERE / "Store" / "insert.c")
        self.all, self.few = folder / "all.csv", folder / "few.csv"
        write_sessions(self.insert, self.all, count)
        write_sessions(self.insert, self.few, count // 10)
        self.bare, self.ours, self.memory, self.less_memory = [], [], [], []
        self.ready = []

    def measure(self, turn):
        schema = HERE / "Store" / "schema.sql"
        bare = self.folder / f"bare-{turn}.sqlite"
        answer = subprocess.run([self.insert, "bare", schema, bare, str(self.count)], check=True,
                                capture_output=True, text=True)
        self.bare.append(float(answer.stdout.split()[0]))
        full = self.folder / f"full-{turn}.sqlite"
        seconds, peak = self.imported(self.all, full)
        self.ours.append(self.count / seconds)
        self.memory.append(peak)
        self.less_memory.append(self.imported(self.few, self.folder / f"part-{turn}.sqlite")[1])
        self.ready.append(seconds_to_ready(self.program, full))
        bare.unlink()

    def imported(self, sessions, database):
        return run_measured(self.program, "sessions", "import", sessions, "--database", database)

    def rows(self):
        count, fewer = f"{self.count:,}".replace(",", " "), f"{self.count // 10:,}".replace(",", " ")
        return [
            at_least(f"CSV import of {count} sessions ÷ bare prepared inserts in C",
                     max(self.ours) / max(self.bare), 0.4),
            row("CSV import", max(self.ours), "rows/s"),
            at_most(f"memory while importing {count} ÷ {fewer} sessions",
                    min(self.memory) / min(self.less_memory), 1.25),
            row(f"memory while importing {count} sessions", min(self.memory) / 1024, "MB"),
            at_most(f"server over {count} sessions ready", min(self.ready), 0.05, "s"),
        ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=pathlib.Path, default=HERE.parent / "bin" / "almanac")
    parser.add_argument("--sessions", type=int, default=1_000_000)
    options = parser.parse_args()
    if not options.program.exists():
        sys.exit(f"there is no {options.program}: make build")
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        figures = Figures(options.program.resolve(), pathlib.Path(folder), options.sessions)
        for turn in range(ROUNDS):
            figures.measure(turn)
        rows = figures.rows()
    (RESULTS / "programs.json").write_text(json.dumps(rows, indent=1))
    for each in rows:
        print(f"{each['measure']}: {each['value']:.3g} {each['unit']} {each['gate'] or ''}")
    return 0 if all(each["pass"] is not False for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
