#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures searches over HTTP: over 100 000 and over a million events, beside an answer that is constant.

    ./searching.py [--program PATH] [--events N]        # needs bin/almanac (make build) and a C compiler

The events go in as `almanac events import` takes them, a tenth of the million first. All is asked for in turns over
one open connection, by Server/load.c. Rows go to .build-results/searching.json, for run.py.
"""

import argparse
import datetime
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse

from server import HERE, ROUNDS, Server, report, row

REQUESTS = 50
# How many times longer a search over ten times as many events may take; what hardly ever occurs together has no limit.
MOST_GROWTH = 2
# How many times longer than an answer that is constant; the same goes for it.
MOST_COST = 6
FIRST = datetime.date(1990, 1, 1)
DAYS = 18_000
# Most titles begin with the same five letters, as they do where somebody has a meeting each day.
TITLES = ["Meeting", "Meetings of the board", "Meeting about prices", "Review", "Dentist", "会議 東京駅", "Yoga"]
PEOPLE = ["Kemal", "Anna", "Olga", "Yusuf", "Chloë", "Ngozi", "Søren", "Zoë"]
# What is asked for, by kind; Kemal and Anna are in every eighth event each, but together in one of a thousand.
QUESTIONS = {
    "rare": "qx%d", "one": "m", "three": "mee", "five": "meeti", "whole": "meeting", "pair": "meeting kemal",
    "apart": "kemal anna",
}


def events(count):
    """CSV lines in no order, as people add events."""
    numbers = random.Random(20261123)
    yield "start,end,title,location,notes,calendar\n"
    for index in range(count):
        start = datetime.datetime.combine(FIRST, datetime.time()) + datetime.timedelta(
            days=numbers.randrange(DAYS), minutes=15 * numbers.randrange(28, 80))
        who = "Kemal and Anna" if index % 1_000 == 5 else PEOPLE[index % 8]
        title = f"{numbers.choice(TITLES)} with {who}"
        form = "%Y-%m-%d" if index % 20 == 0 else "%Y-%m-%dT%H:%M" + ("" if index % 20 == 1 else "Z")
        end = start + (datetime.timedelta(days=1) if index % 20 == 0 else datetime.timedelta(minutes=45))
        yield (f"{start:{form}},{end:{form}},{title},Room {index % 40},"
               f"Agenda item {numbers.randrange(900)}: please bring the plans qx{index % (count // 5)},c{index % 3}\n")


def paths(count):
    """What load.c reads: the kinds and what they ask for, from many days."""
    numbers = random.Random(7)
    yield "constant /"
    for kind, text in QUESTIONS.items():
        for _ in range(60):
            day = FIRST + datetime.timedelta(days=numbers.randrange(DAYS))
            asked = text % numbers.randrange(count // 5) if "%" in text else text
            yield f"{kind} /api/search?q={urllib.parse.quote(asked)}&from={day}&zone=Europe/Berlin"


def filled(program, folder, count):
    """A database with so many events, and how many a second were imported."""
    table, database = folder / "events.csv", folder / f"{count}.sqlite"
    with table.open("w") as file:
        file.writelines(events(count))
    started = time.monotonic()
    subprocess.run([program, "events", "import", table, "--database", database], check=True,
                   stdout=subprocess.DEVNULL)
    rate = count / (time.monotonic() - started)
    table.unlink()
    return database, rate


def times(program, folder, database, count):
    """Median and bytes of a body by kind."""
    tool = folder / "load"
    subprocess.run(["cc", "-O2", "-D_GNU_SOURCE", "-o", tool, HERE / "Server" / "load.c"], check=True)
    server = Server(program, str(database))
    if len(server.get("/api/search?q=meeti&from=2000-01-01")["results"]) != 30:
        sys.exit("there are no meetings")
    told = subprocess.run([tool, str(server.port), str(ROUNDS), str(REQUESTS)], input="\n".join(paths(count)),
                          capture_output=True, text=True, check=True).stdout
    server.close()
    return {kind: (float(median), int(size)) for kind, median, size in map(str.split, told.splitlines())}


def size(database):
    """Megabytes of the index of words, and of the file."""
    connection = sqlite3.connect(database)
    index = connection.execute("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'search%'").fetchone()[0]
    connection.close()
    return index / 1e6, database.stat().st_size / 1e6


def measure(program, count):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        few, _ = filled(program, folder, count // 10)
        less = times(program, folder, few, count // 10)
        few.unlink()
        database, rate = filled(program, folder, count)
        more = times(program, folder, database, count)
        index, whole = size(database)
    words = f"{count:,}".replace(",", " ")
    constant = more["constant"][0]
    found = []
    for kind, text in QUESTIONS.items():
        asked = "a rare word" if "%" in text else f"“{text}”"
        title = f"search for {asked} over {words} events ÷"
        for what, ratio, limit in [("a constant answer", more[kind][0] / constant, MOST_COST),
                                   ("over a tenth", more[kind][0] / less[kind][0], MOST_GROWTH)]:
            limit = None if kind == "apart" else limit
            found.append(row(f"{title} {what}", ratio, "×", limit and f"≤ {limit}", limit))
        found.append(row(f"search for {asked} ({more[kind][1]} bytes), median", more[kind][0] / 1e3, "µs"))
    return found + [
        row(f"GET / (constant, {more['constant'][1]} bytes), median", constant / 1e3, "µs"),
        row(f"index of words of {words} events", index, "MB"),
        row(f"database with {words} events", whole, "MB"),
        row("CSV import of events with notes, in no order", rate, "rows/s"),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(HERE.parent / "bin" / "almanac"))
    parser.add_argument("--events", type=int, default=1_000_000)
    options = parser.parse_args()
    return report("searching", lambda: measure(options.program, options.events))


if __name__ == "__main__":
    sys.exit(main())
