# SPDX-License-Identifier: MIT
"""What has no room in a day is listed beside it, and opened from there."""

import subprocess

import pytest

from desk import PROGRAM
from test_timeline import go_to_the_first_hour

DAY = "2024-02-20"
LINES = ["all-day  Fair", "– 6:00 AM  Night shift", "9:00 AM – 12:00 PM  Meeting 0", "9:15 AM – 12:00 PM  Meeting 1",
         "9:30 AM – 12:00 PM  Meeting 2", "9:45 AM – 12:00 PM  Meeting 3", "11:00 PM –  Night train"]


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "events.sqlite"

    def run(*words):
        subprocess.run([PROGRAM, *words, "--database", path], check=True, capture_output=True)

    def add(title, start, end):
        zone = ["--zone", "UTC"] if "T" in start else []
        run("events", "add", title, start, end, "--id", title.lower().replace(" ", "-"), *zone)

    run("calendars", "add", "Work", "--id", "work")
    add("Fair", "2024-02-19", "2024-02-22")
    add("Night shift", "2024-02-19T22:00", f"{DAY}T06:00")
    add("Night train", f"{DAY}T23:00", "2024-02-21T07:00")
    for number in range(4):
        add(f"Meeting {number}", f"{DAY}T09:{15 * number:02}", "12:00")
    return path


def more(window):
    return window.element("push button", "more, Tuesday, February 20, 2024$")


def rows(window):
    """The lines of the list, as a screen reader is told; none where it is closed."""
    listed = [one for one in window.tree() if one["role"] == "label" and "  " in one["name"]]
    return [one["name"].replace("\u202f", " ") for one in listed]


def popover(window):
    """Where the list is on the screen, with its shadow."""
    def xdotool(*words):
        return subprocess.run(["xdotool", *words], env=window.desk.env, check=True, capture_output=True, text=True).stdout

    found = xdotool("search", "--onlyvisible", "--pid", str(window.process.pid)).split()
    [other] = [one for one in found if one != window.id]
    lines = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", other).split())
    return [int(lines[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")]


@pytest.mark.performs("moreButton: activate")
@pytest.mark.parametrize("view", ["month", "timeline"])
def test_all_of_the_day_is_listed_in_order(open_window, database, view):
    window = open_window("--view", view, "--days", "7", "--today", "2024-02-01", "--date", DAY, database=database)
    window.size(700, 640)
    if view == "timeline":
        go_to_the_first_hour(window)
        # What is listed begins at nine.
        window.keys(*["Down"] * 20)
        window.calm()
    window.act(more(window), "calendar.activate")
    window.calm()
    assert rows(window) == LINES
    assert window.element("label", "^Tuesday, February 20, 2024$")


def test_a_line_opens_its_event_and_escape_closes_the_list(open_window, database):
    window = open_window(database=database)
    window.size(700, 640)
    window.click(more(window))
    window.calm()
    assert rows(window) == LINES
    window.keys("Escape")
    window.calm()
    assert rows(window) == []
    # The keyboard is where the list came from.
    assert [one["name"] for one in window.focused()] == [more(window)["name"]]
    window.click(more(window))
    window.calm()
    window.keys("Down", "Down", "Return")
    window.expect("event meeting-0")


def test_the_list_stands_at_what_is_seen_of_the_button(open_window, database):
    for number in range(4):
        subprocess.run([PROGRAM, "events", "edit", f"meeting-{number}", "--end", f"{DAY}T13:30", "--database", database],
                       check=True, capture_output=True)
    window = open_window("--view", "timeline", "--today", "2024-02-01", "--date", DAY, database=database)
    window.size(700, 340)
    go_to_the_first_hour(window)
    window.keys("F2", *["Down"] * 12)
    window.calm()
    x, y, width, height = more(window)["frame"]
    # It goes on below the window.
    assert y < 340 < y + height
    window.keys("Return")
    window.calm()
    left, top, wide, _ = popover(window)
    assert left < x + width // 2 < left + wide
    assert 300 < top < 340


def about(window):
    """What stands above the title in the form."""
    return [one["name"].replace("\u202f", " ") for one in window.tree()
            if one["role"] == "label" and one["name"].startswith("Tuesday, February 20, 2024, ")]


def test_keys_lead_there_and_back(open_window, database):
    window = open_window("--view", "timeline", "--today", "2024-02-01", "--date", DAY, database=database)
    window.size(700, 640)
    go_to_the_first_hour(window)
    window.keys("F2", *["Down"] * 12)
    window.calm()
    assert [one["name"] for one in window.focused()] == [more(window)["name"]]
    x, y, width, height = more(window)["frame"]
    window.keys("Return")
    window.calm()
    assert rows(window) == LINES
    # The list comes out of the button, below it.
    left, top, wide, _ = popover(window)
    assert left < x + width // 2 < left + wide
    assert abs(top - (y + height)) < 20
    window.keys("Escape")
    window.calm()
    assert [one["name"] for one in window.focused()] == [more(window)["name"]]
    # What has no room is shown with its time, and can be renamed.
    window.keys("Return", "End", "Up", "Return")
    window.calm()
    assert about(window) == ["Tuesday, February 20, 2024, 9:45 AM – 12:00 PM"]
    window.desk.hand("type", "Budget")
    window.keys("Return")
    window.calm()
    listed = subprocess.run([PROGRAM, "events", "list", "--on", DAY, "--zone", "UTC", "--database", database],
                            check=True, capture_output=True, text=True).stdout
    assert "09:45-12:00    Budget" in listed


@pytest.mark.parametrize("arguments", [[], ["--read-only"]])
def test_lines_say_what_is_not_certain_and_what_leaves_one_free(open_window, database, arguments):
    for words in (["meeting-0", "--free"], ["meeting-1", "--status", "tentative"],
                  ["meeting-2", "--status", "cancelled", "--free"]):
        subprocess.run([PROGRAM, "events", "edit", *words, "--database", database], check=True, capture_output=True)
    window = open_window(*arguments, database=database)
    window.size(700, 640)
    window.click(more(window))
    window.calm()
    lines = {line.split("  ")[1] for line in rows(window)}
    assert lines == {"Fair", "Night shift", "Meeting 0 · free", "Meeting 1 · tentative",
                     "Meeting 2 · cancelled · free", "Meeting 3", "Night train"}
    if arguments:
        return
    window.keys("Down", "Down", "Return")
    window.calm()
    [said] = about(window)
    assert said.endswith("12:00 PM · free")
