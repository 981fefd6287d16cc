# SPDX-License-Identifier: MIT
"""A screen reader has exactly one day in focus after each key, in every calendar."""

import pytest

from test_frames import PRESETS
from test_timeline import DAY, database  # noqa: F401

CALENDARS = [*(("--preset", preset) for preset in PRESETS), ("--view", "timeline", "--rtl"), ("--rtl",)]


def one_is_focused(window, key):
    """Presses a key; the only element with the focus is the day that the calendar says."""
    window.keys(key)
    window.calm()
    focused = window.focused()
    assert [one["role"] for one in focused] == ["table cell"], (key, focused)
    day = window.state()["focused"]
    assert f" {int(day[8:])}, {day[:4]}" in focused[0]["name"], (key, day)


@pytest.mark.parametrize("calendar", CALENDARS, ids=" ".join)
def test_exactly_one_day_has_the_focus_after_each_key(open_window, calendar):
    window = open_window(*calendar)
    for key in ["Down", "Page_Down"]:
        one_is_focused(window, key)


def test_no_other_key_gives_the_focus_to_two(open_window):
    window = open_window("--view", "expandable")
    for key in ["Right", "End", "Left", "Page_Up", "Up", "Home", "t"]:
        one_is_focused(window, key)


def test_exactly_one_month_of_a_year_has_the_focus(open_window):
    window = open_window("--view", "year")
    for key, month in [("Right", "March 2024"), ("Page_Down", "March 2025")]:
        window.keys(key)
        window.calm()
        assert [(one["role"], one["name"]) for one in window.focused()] == [("table cell", month)]


def test_exactly_one_event_of_an_agenda_has_the_focus(open_window, database):  # noqa: F811
    window = open_window("--view", "agenda", "--date", DAY, database=database)
    seen = []
    for key in ["F2", "Down", "Down", "Up"]:
        window.keys(key)
        window.calm()
        [focused] = window.focused()
        seen.append(focused["name"].split(",")[0])
    assert seen == ["Fair", "Review", "Lunch", "Review"]
