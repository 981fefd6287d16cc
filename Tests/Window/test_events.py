# SPDX-License-Identifier: MIT
"""The events of a database in a window's months."""

import re
import subprocess

import pytest

from desk import PROGRAM

SHOWN = ("--date", "2024-02-20", "--today", "2024-02-01")


@pytest.fixture
def add(tmp_path):
    """Adds an event to a database that has a calendar."""
    path = tmp_path / "events.sqlite"

    def run(*words):
        subprocess.run([PROGRAM, *words, "--database", path], check=True, capture_output=True)

    def add(title, *when):
        zone = ["--zone", "UTC"] if "T" in when[0] else []
        run("events", "add", title, *when, "--calendar", "work", "--id", title.lower(), *zone)

    run("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    add.path = path
    return add


def bars(window):
    """The titles of the bars in view."""
    found = (re.search('eventBar .* "(.*?)[\\\\"]', line) for line in window.state()["scene"])
    return sorted(match[1] for match in found if match)


@pytest.fixture
def month(open_window, add):
    add("Fair", "2024-02-20", "2024-02-23")
    add("Review", "2024-02-20T09:30", "11:00")
    window = open_window(*SHOWN, database=add.path)
    window.size(800, 760)
    window.calm()
    return window


def test_a_month_has_the_events_of_the_database(month, add):
    assert bars(month) == ["Fair", "Review"]
    scene = "\n".join(month.state()["scene"])
    assert re.search(r'eventBar .* tint \d+ "Fair"', scene)
    review = month.element("push button", "^Review$")["description"].replace("\u202f", " ")
    assert review.startswith("Tuesday, February 20, 2024, 9:30 AM to 11:00 AM")
    # What another program writes is seen.
    add("Dentist", "2024-02-27", "2024-02-28")
    for _ in range(40):
        if bars(month) == ["Dentist", "Fair", "Review"]:
            return
        month.calm()
    raise AssertionError("the event of another process is not seen")


def test_a_small_window_has_dots(month):
    month.size(380, 420)
    month.calm()
    assert bars(month) == []
    cells = [one for one in month.tree() if one["name"] == "Tuesday, February 20, 2024"]
    assert any("2 events" in one["description"] for one in cells)
