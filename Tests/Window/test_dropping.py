# SPDX-License-Identifier: MIT
"""Texts of other programs become events where they are dropped on a window."""

import csv
import queue
import re
import subprocess
import threading
import time
from pathlib import Path

import pytest

from desk import SYSTEM_PYTHON
from test_editing import BEFORE, run, soon
from test_timeline import database, timeline  # noqa: F401

TEXT = "  Call Anna\nabout the garden\n"
# Where the other program is, beside a window of 700 x 640.
CORNER = (780, 640)


@pytest.fixture
def open_other(desk):
    """Opens the other program in a corner; its output tells what becomes of a drag."""
    others = []

    def open_other():
        other = desk.start([SYSTEM_PYTHON, Path(__file__).with_name("texts.py"), TEXT])
        others.append(other)
        # A test would wait for ever for a line that does not come.
        other.lines = queue.Queue()
        threading.Thread(target=lambda: [other.lines.put(line) for line in other.stdout], daemon=True).start()
        assert other.lines.get(timeout=10) == "shown\n"
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(other.pid)]
        found = subprocess.run(search, env=desk.env, capture_output=True, text=True, check=True)
        desk.hand("windowmove", "--sync", found.stdout.split()[-1], *CORNER)
        return other

    yield open_other
    for other in others:
        desk.children.remove(other)
        other.terminate()
        other.wait(10)


def bring(window, x, y):
    """Drags the text from the other program to a place; the button stays down.

    It comes in from the side, since at the upper and lower edge hours scroll.
    """
    hand, (from_x, from_y) = window.desk.hand, (CORNER[0] + 60, CORNER[1] + 60)
    hand("mousemove", from_x, from_y, "mousedown", 1)
    for step in range(1, 11):
        hand("mousemove", from_x, from_y + (y - from_y) * step // 10)
    for step in range(1, 11):
        hand("mousemove", from_x + (x - from_x) * step // 10, y)
    window.calm()


def hold(window, y):
    """Brings the text to Thursday and waits until it is drawn there."""
    x = thursday(window)
    bring(window, x, y)
    # GTK drops each move that comes while the window has not answered the last one, so a hand
    # that stops at once is taken to be a little behind; this one trembles until it is there.
    for step in range(50):
        if any('="2024-02-22' in line for line in held(window)):
            # Whoever lets go before the window has answered might let go of nothing.
            return window.calm()
        window.desk.hand("mousemove", x + step % 2, y)
        time.sleep(0.1)
    raise AssertionError(f"what is held is not over Thursday: {held(window)}")


def held(window):
    """What is drawn of a drag, line by line."""
    return [line for line in window.state()["scene"] if ".lifted" in line]


def let_go(window, other):
    """Returns what the other program hears of its drag."""
    window.desk.hand("mouseup", 1)
    assert other.lines.get(timeout=10) == "began\n"
    return other.lines.get(timeout=10)


def made(database):  # noqa: F811
    """Start, end, title and notes of what was dropped."""
    table = run(database, "events", "export", "--from", "2024-02-18", "--to", "2024-02-25")
    return [(row["start"], row["end"], row["title"], row["notes"])
            for row in csv.DictReader(table.splitlines()) if row["title"] == "Call Anna"]


def shown(window, role):
    """The names of the events of a role that are drawn."""
    lines = "\n".join(window.state()["scene"])
    return re.findall(rf'\b{role} .*?"(.*)"', lines)


def thursday(window):
    x, _, width, _ = window.element("label", "^Thursday, February 22, 2024$")["frame"]
    return x + width // 2


def test_a_text_becomes_an_event_where_it_is_dropped(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    _, y, _, _ = window.element("push button", "^Review")["frame"]
    # An hour before the one at half past nine.
    hold(window, y - 50)
    assert len(shown(window, "timedEvent")) == 4
    soon(database, BEFORE)
    assert let_go(window, other) == "ended\n"
    soon(database, [*BEFORE, "Call Anna 2024-02-22T08:30 2024-02-22T09:30"])
    assert [row[2:] for row in made(database)] == [("Call Anna", "about the garden")]
    window.calm()
    assert any("Call Anna" in name for name in shown(window, "timedEvent"))


def test_above_the_hours_it_lasts_the_whole_day(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    _, y, _, height = window.element("push button", "^Fair")["frame"]
    hold(window, y + height // 2)
    assert let_go(window, other) == "ended\n"
    window.calm()
    assert made(database) == [("2024-02-22", "2024-02-23", "Call Anna", "about the garden")]
    soon(database, BEFORE)


def test_it_can_be_taken_away_again(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    hold(window, 400)
    assert len(shown(window, "timedEvent")) == 4
    window.desk.hand("mousemove", 720, 400, "mousemove", 750, 500)
    for step in range(50):
        if not held(window):
            break
        window.desk.hand("mousemove", 760 + step % 2, 600)
        time.sleep(0.1)
    window.calm()
    assert len(shown(window, "timedEvent")) == 3
    assert let_go(window, other) == "cancelled\n"
    soon(database, BEFORE)


def test_a_window_to_read_takes_none(timeline, open_other, database):  # noqa: F811
    window, other = timeline("--read-only"), open_other()
    bring(window, thursday(window), 400)
    assert len(shown(window, "timedEvent")) == 3
    assert let_go(window, other) == "cancelled\n"
    soon(database, BEFORE)
