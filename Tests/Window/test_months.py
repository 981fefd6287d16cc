# SPDX-License-Identifier: MIT
"""Events in the months of a window are made and moved by mouse and by keys, in the database."""

import time

from test_editing import drag, form, place, run, write
from test_events import add, bars, month  # noqa: F401


def stored(path):
    """Title, first day and last day of each event, with its hours if it has any."""
    table = run(path, "events", "export", "--from", "2024-01-20", "--to", "2024-03-25", "--zone", "UTC")
    lines = [line.split(",") for line in table.splitlines()]
    names = lines[0]
    rows = [dict(zip(names, line, strict=False)) for line in lines[1:]]
    return sorted(f"{row['title']} {row['start'][:16]} {row['end'][:16]}" for row in rows)


def soon(path, expected):
    for _ in range(50):
        if stored(path) == sorted(expected):
            return
        time.sleep(0.1)
    assert stored(path) == sorted(expected)


FAIR = "Fair 2024-02-20 2024-02-23"
REVIEW = "Review 2024-02-20T09:30 2024-02-20T11:00"


def middle(window, name):
    return window.middle(window.element(name=name))


def test_a_drag_moves_an_event_to_another_day_and_it_keeps_its_hours(month, add):  # noqa: F811
    start, end = place(month, "Review", dy=6), middle(month, "Thursday, February 15, 2024")
    drag(month, start, end)
    soon(add.path, [FAIR, "Review 2024-02-15T09:30 2024-02-15T11:00"])
    month.keys("ctrl+z")
    soon(add.path, [FAIR, REVIEW])


def test_a_drag_over_free_days_makes_an_event(month, add):  # noqa: F811
    drag(month, middle(month, "Tuesday, February 6, 2024"), middle(month, "Thursday, February 8, 2024"))
    assert ("push button", "Save") in form(month)
    write(month, "Trip")
    soon(add.path, [FAIR, REVIEW, "Trip 2024-02-06 2024-02-09"])
    assert "Trip" in bars(month)


def test_keys_move_an_event_and_a_click_only_selects_its_day(month, add):  # noqa: F811
    day = month.element(name="Tuesday, February 6, 2024")
    month.click(day)
    assert form(month) == []
    month.click(month.element(name="Monday, February 19, 2024"))
    month.keys("Right", "F2", "Down", "alt+Left")
    soon(add.path, [FAIR, "Review 2024-02-19T09:30 2024-02-19T11:00"])
