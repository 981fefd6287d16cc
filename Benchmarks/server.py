#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the server: a month of days over a million sessions, beside an answer that is constant.

    ./server.py [--program PATH] [--sessions N]      # needs bin/almanac (make build) and a C compiler

Both are asked for in turns over one open connection, by Server/load.c. The sessions go in through
POST /api/sessions/import. Rows go to .build-results/server.json, for run.py.
"""

import argparse
import datetime
import http.client
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / ".build-results"
ROUNDS, REQUESTS = 20, 200
FIRST = datetime.date(1940, 1, 1)
MONTHS = 1_000
GATE = 1.3


def sessions(count):
    """CSV lines over a thousand months, in no order; every second one has an offset."""
    numbers = random.Random(20240220)
    days = (month(MONTHS) - FIRST).days
    for index in range(count):
        day = FIRST + datetime.timedelta(days=numbers.randrange(days))
        minute = numbers.randrange(1_400)
        offset = ":00+01:00" if index % 2 else ""
        start = f"{day}T{minute // 60:02}:{minute % 60:02}{offset}"
        yield f"{start},{start},{numbers.randrange(1, 60)}\n"


def month(index):
    """The first day of the month that is so many after the first one."""
    return datetime.date(FIRST.year + index // 12, index % 12 + 1, 1)


def paths():
    """What load.c reads: the kinds and what they ask for."""
    numbers = random.Random(7)
    yield "constant /"
    yield "info /api/info?zone=Europe/Berlin"
    for _ in range(500):
        index = numbers.randrange(MONTHS)
        yield f"days /api/days?from={month(index)}&to={month(index + 1)}&zone=Europe/Berlin"


class Server:
    """The program, serving a database on a free port, with further options if any."""

    def __init__(self, program, database, *options):
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--database", database, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Almanac listening on "):
            sys.exit(f"the server says {line!r}")
        self.port = int(line.rsplit(":", 1)[1].rstrip("/\n"))
        self.get("/api/info")
        self.ready = time.perf_counter() - begun

    def ask(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=600)
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        if answer.status != 200:
            sys.exit(f"{method} {path}: {answer.status} {data[:300]}")
        return json.loads(data)

    def get(self, path):
        return self.ask("GET", path)

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=30)


def fill(server, count):
    """Imports the sessions; returns how long that takes."""
    lines = iter(sessions(count))
    begun = time.perf_counter()
    while chunk := "".join(line for _, line in zip(range(500_000), lines)):
        report = server.ask("POST", "/api/sessions/import", chunk.encode(), {"Content-Type": "text/csv"})
        if report["rejectedCount"]:
            sys.exit(f"lines were rejected: {report}")
    return time.perf_counter() - begun


def load(folder, port):
    """Median and bytes of a body by kind."""
    tool = pathlib.Path(folder) / "load"
    subprocess.run(["cc", "-O2", "-D_GNU_SOURCE", "-o", tool, HERE / "Server" / "load.c"], check=True)
    told = subprocess.run([tool, str(port), str(ROUNDS), str(REQUESTS)], input="\n".join(paths()),
                          capture_output=True, text=True, check=True).stdout
    return {kind: (float(median), int(size)) for kind, median, size in map(str.split, told.splitlines())}


def row(measure, value, unit, gate=None, limit=None):
    return {"measure": measure, "value": round(value, 4), "unit": unit, "gate": gate,
            "pass": None if limit is None else value <= limit}


def measure(program, count):
    with tempfile.TemporaryDirectory() as folder:
        database = str(pathlib.Path(folder) / "almanac.sqlite")
        server = Server(program, database)
        filling = fill(server, count)
        server.close()
        server = Server(program, database)
        begun = time.perf_counter()
        page = server.get("/api/days?from=2000-01-01&to=2000-02-01&zone=Europe/Berlin")
        first = time.perf_counter() - begun
        if not page:
            sys.exit("there are no days in January 2000")
        times = load(folder, server.port)
        server.close()
    constant, info, days = (times[kind][0] for kind in ("constant", "info", "days"))
    return [
        row("GET /api/days, a month over 1e6 sessions ÷ a constant answer", days / constant, "×", f"≤ {GATE}", GATE),
        row("GET /api/info ÷ a constant answer", info / constant, "×"),
        row(f"GET / (constant, {times['constant'][1]} bytes), median", constant / 1e3, "µs"),
        row("GET /api/info, median", info / 1e3, "µs"),
        row(f"GET /api/days, a month ({times['days'][1]} bytes), median", days / 1e3, "µs"),
        row("server ready over 1e6 sessions", server.ready, "s"),
        row("first month after that", first, "s"),
        row("import of 1e6 sessions over HTTP", filling, "s"),
    ]


def report(name, measured):
    """Measures, leaves the rows for run.py, and prints them; returns whether one misses its gate."""
    file = RESULTS / f"{name}.json"
    # Rows of an earlier run are not those of this one, if it fails.
    file.unlink(missing_ok=True)
    found = measured()
    RESULTS.mkdir(exist_ok=True)
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    for each in found:
        print(f"{each['measure']}: {each['value']} {each['unit']} {each['gate'] or ''} "
              f"{'FAIL' if each['pass'] is False else ''}")
    return any(each["pass"] is False for each in found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(HERE.parent / "bin" / "almanac"))
    parser.add_argument("--sessions", type=int, default=1_000_000)
    options = parser.parse_args()
    return report("server", lambda: measure(options.program, options.sessions))


if __name__ == "__main__":
    sys.exit(main())
