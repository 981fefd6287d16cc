#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the store's events: a month over a million of them, in one calendar and in twenty.

    ./occurrences.py [--program PATH] [--events N]      # needs bin/almanac (make build), a C compiler

The events go in as `almanac events import` takes them; Store/month.c asks SQLite the questions of the
store (Store/month.sql). Rows go to .build-results/occurrences.json, for run.py.
"""

import argparse
import datetime
import http.client
import json
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

from programs import at_most, built, row

HERE = pathlib.Path(__file__).resolve().parent
RESULTS = HERE / ".build-results"
FIRST = datetime.date(1940, 1, 1)
MONTHS = 1_000
TITLES = ["Review", "Dentist", "Lunch with Kemal", "Sprint planning", "Call with the Lisbon office", "Yoga"]


def duration(numbers, index):
    """Minutes: mostly up to four hours, one in a thousand up to a year, ten events of 10 to 20 years."""
    if index % 100_000 == 7:
        return numbers.randrange(10 * 525_960, 20 * 525_960)
    return numbers.randrange(525_960) if index % 1_000 == 3 else numbers.choice([0, 15, 30, 60, 90, 240])


def events(count, calendars):
    """CSV lines over a thousand months in order of time, as a calendar fills up; one in ten is of days or
    floats."""
    numbers = random.Random(20260322)
    minutes = sorted(numbers.randrange(MONTHS * 30 * 1_440) for _ in range(count))
    midnight = datetime.datetime.combine(FIRST, datetime.time())
    yield "start,end,title,location,calendar\n"
    for index, minute in enumerate(minutes):
        start = midnight + datetime.timedelta(minutes=minute)
        end = start + datetime.timedelta(minutes=duration(numbers, index))
        if index % 20 == 0:
            first, last = f"{start:%Y-%m-%d}", f"{end + datetime.timedelta(days=1):%Y-%m-%d}"
        else:
            zone = "" if index % 20 == 1 else "Z"
            first, last = f"{start:%Y-%m-%dT%H:%M}{zone}", f"{end:%Y-%m-%dT%H:%M}{zone}"
        yield f"{first},{last},{numbers.choice(TITLES)},Room {index % 40},c{index % calendars}\n"


def filled(program, folder, count, calendars):
    """A database with so many events in so many calendars, and how many a second were imported."""
    table, database = folder / "events.csv", folder / f"{calendars}.sqlite"
    with table.open("w") as file:
        file.writelines(events(count, calendars))
    started = time.monotonic()
    subprocess.run([program, "events", "import", table, "--database", database], check=True,
                   stdout=subprocess.DEVNULL)
    rate = count / (time.monotonic() - started)
    table.unlink()
    return database, rate


def asked(month, database, calendars):
    answer = subprocess.run([month, HERE / "Store" / "month.sql", database, str(calendars), str(MONTHS)],
                            check=True, capture_output=True, text=True)
    return json.loads(answer.stdout)


def answered(program, database):
    """Milliseconds until a month has come from the server, the median of 200, and how many occurrences."""
    command = [program, "serve", "--port", "0", "--database", database]
    numbers, took, counts = random.Random(7), [], []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        port = int(server.stdout.readline().rsplit(":", 1)[1].rstrip("/\n"))
        connection = http.client.HTTPConnection("127.0.0.1", port)
        for _ in range(200):
            day = FIRST + datetime.timedelta(days=numbers.randrange(MONTHS * 30 - 31))
            started = time.perf_counter()
            connection.request("GET", f"/api/occurrences?from={day}&to={day + datetime.timedelta(days=30)}&zone=UTC")
            body = connection.getresponse().read()
            took.append((time.perf_counter() - started) * 1_000)
            counts.append(len(json.loads(body)["occurrences"]))
        server.terminate()
    return statistics.median(took), statistics.mean(counts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=pathlib.Path, default=HERE.parent / "bin" / "almanac")
    parser.add_argument("--events", type=int, default=1_000_000)
    options = parser.parse_args()
    if not options.program.exists():
        sys.exit(f"there is no {options.program}: make build")
    RESULTS.mkdir(exist_ok=True)
    # Rows of an earlier run are not those of this one, if it fails.
    (RESULTS / "occurrences.json").unlink(missing_ok=True)
    program, month = options.program.resolve(), built("month", HERE / "Store" / "month.c")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        single, rate = filled(program, folder, options.events, 1)
        served, shown = answered(program, single)
        one = asked(month, single, 1)
        single.unlink()
        many = asked(month, filled(program, folder, options.events, 20)[0], 20)
    count = f"{options.events:,}".replace(",", " ")
    rows = [
        at_most(f"a month of {one['rows']:.0f} of {count} events ÷ a covering query of what begins in it",
                one["one"] / one["starts"], 1.6),
        at_most(f"a month of 20 calendars ÷ of one, {count} events in all", many["all"] / many["one"], 25),
        row(f"a month of {one['rows']:.0f} occurrences of one calendar, SQLite alone", one["one"], "µs"),
        row(f"a month of {one['rows']:.0f} occurrences of one calendar, times alone", one["times"], "µs"),
        row(f"a month of {many['allRows']:.0f} occurrences of 20 calendars, SQLite alone", many["all"], "µs"),
        row(f"a month of {shown:.0f} occurrences from the server, median", served, "ms"),
        row("CSV import of events", rate, "rows/s"),
    ]
    (RESULTS / "occurrences.json").write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    for each in rows:
        print(f"{each['measure']}: {each['value']:.3g} {each['unit']} {each['gate'] or ''}")
    return 0 if all(each["pass"] is not False for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
