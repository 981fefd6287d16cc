# SPDX-License-Identifier: MIT
"""The keyboard in the grid: where each key leads, with one tab stop and the focus inside."""

import pytest

LEFT, RIGHT, UP, DOWN = "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"

# Attributes, the day to start from, then each key with the day it leads to.
WALKS = {
    "arrows": ({}, "2024-02-20", [(RIGHT, "2024-02-21"), (LEFT, "2024-02-20"), (DOWN, "2024-02-27"), (UP, "2024-02-20")]),
    "arrows from right to left": ({"locale": "ar-EG"}, "2024-02-20", [(RIGHT, "2024-02-19"), (LEFT, "2024-02-20"), (LEFT, "2024-02-21"), (DOWN, "2024-02-28")]),
    "direction set by hand": ({"dir": "rtl"}, "2024-02-20", [(LEFT, "2024-02-21"), (RIGHT, "2024-02-20")]),
    "over the edges of months": ({}, "2024-02-29", [(RIGHT, "2024-03-01"), (LEFT, "2024-02-29"), (DOWN, "2024-03-07"), (UP, "2024-02-29"), (DOWN, "2024-03-07")]),
    "over the turn of a year": ({}, "2023-12-31", [(RIGHT, "2024-01-01"), (UP, "2023-12-25")]),
    "week from Sunday": ({}, "2024-02-21", [("Home", "2024-02-18"), ("End", "2024-02-24"), ("End", "2024-02-24")]),
    "week from Monday": ({"locale": "de-DE"}, "2024-02-21", [("Home", "2024-02-19"), ("End", "2024-02-25")]),
    "week from Saturday": ({"first_weekday": "saturday"}, "2024-02-21", [("Home", "2024-02-17"), ("End", "2024-02-23")]),
    "week over an edge": ({}, "2024-03-02", [("Home", "2024-02-25"), ("End", "2024-03-02")]),
    "months keep the wanted day": ({}, "2024-01-31", [("PageDown", "2024-02-29"), ("PageDown", "2024-03-31"), ("PageDown", "2024-04-30"), ("PageUp", "2024-03-31")]),
    "a horizontal move forgets it": ({}, "2024-01-31", [("PageDown", "2024-02-29"), (LEFT, "2024-02-28"), ("PageDown", "2024-03-28")]),
    "years": ({}, "2024-02-29", [("Shift+PageDown", "2025-02-28"), ("Shift+PageUp", "2024-02-29"), ("Shift+PageUp", "2023-02-28")]),
    "ends of the month": ({}, "2024-02-20", [("Control+Home", "2024-02-01"), ("Control+End", "2024-02-29")]),
    "ends of a bounded month": ({"min": "2024-02-10", "max": "2024-02-25"}, "2024-02-20", [("Control+Home", "2024-02-10"), ("Control+End", "2024-02-25"), (RIGHT, "2024-02-25"), ("PageDown", "2024-02-25"), ("PageUp", "2024-02-10")]),
    "today": ({}, "2024-05-05", [("t", "2024-02-28"), ("T", "2024-02-28")]),
    "no single keys": ({"no_single_keys": True}, "2024-02-20", [("t", "2024-02-20")]),
    "keys of the browser": ({}, "2024-02-20", [("Alt+ArrowDown", "2024-02-20"), ("Control+ArrowRight", "2024-02-20"), ("Escape", "2024-02-20"), ("x", "2024-02-20")]),
    "last days of the calendar": ({"today": None}, "9999-12-30", [(RIGHT, "9999-12-31"), (RIGHT, "9999-12-31"), (DOWN, "9999-12-31"), ("PageDown", "9999-12-31")]),
}  # fmt: skip


@pytest.mark.parametrize("name", WALKS)
def test_keys_lead(bench, name):
    attributes, start, steps = WALKS[name]
    bench.mount(date=start, **attributes)
    bench.focus_grid()
    assert bench.focused() == start
    for number, (key, day) in enumerate(steps):
        bench.press(key)
        assert (number, key, bench.focused()) == (number, key, day)
        assert bench.tab_stops() == [day]
        assert bench.month == day[:7]
    bench.at_rest()
    assert bench.focused() == bench.tab_stops()[0] == steps[-1][1]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_and_space_select_the_focused_day(bench, key):
    bench.mount()
    bench.focus_grid().press(RIGHT)
    assert bench.value is None
    bench.press(key)
    assert bench.value == bench.focused() == "2024-02-21"
    assert bench.cell("2024-02-21").get_attribute("aria-selected") == "true"
    assert bench.said() == "Wednesday, February 21, 2024, selected"


def test_a_disabled_day_can_be_reached_and_says_why_it_is_not_selected(bench):
    bench.mount("disabled")
    bench.focus_grid().press(RIGHT, RIGHT, RIGHT, RIGHT)
    assert bench.focused() == "2024-02-24"
    assert bench.cell("2024-02-24").get_attribute("aria-disabled") == "true"
    assert bench.cell("2024-02-24").get_attribute("aria-selected") is None
    bench.press("Enter")
    assert bench.value is None
    assert bench.said() == "Saturday, February 24, 2024, not available"


def test_tab_stops_at_the_buttons_and_once_in_the_grid(bench):
    bench.mount()
    bench.page.locator("#before").focus()
    visited = []
    for _ in range(5):
        bench.press("Tab")
        visited.append(bench.focused())
    assert visited == ["previous", "today", "next", "2024-02-20", None]
    assert bench.page.evaluate("document.activeElement.id") == "after"
    bench.press("Shift+Tab")
    assert bench.focused() == "2024-02-20"
    bench.press("Shift+Tab")
    assert bench.focused() == "next"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_buttons_work_by_keyboard_and_keep_the_focus(bench, key):
    bench.mount()
    bench.role("next").focus()
    for month in ["2024-03", "2024-04"]:
        bench.press(key)
        assert (bench.month, bench.focused()) == (month, "next")
    bench.role("previous").focus()
    bench.press(key)
    assert (bench.month, bench.focused()) == ("2024-03", "previous")
    assert bench.said() == "March 2024"


def test_a_button_at_the_end_keeps_the_focus_and_is_disabled(bench):
    bench.mount(max="2024-03-15")
    bench.role("next").focus()
    bench.press("Enter", "Enter", "Enter")
    assert bench.month == "2024-03"
    assert bench.focused() == "next"
    assert bench.role("next").get_attribute("aria-disabled") == "true"


def test_the_focus_is_never_lost_while_pages_turn(bench):
    bench.mount("full")
    bench.focus_grid()
    for key in ["PageDown", "PageDown", "PageUp", "Shift+PageDown", "t", DOWN, DOWN]:
        bench.press(key)
        assert bench.focused() is not None
        assert bench.tab_stops() == [bench.focused()]
    bench.at_rest()
    assert bench.focused() in bench.tab_stops()


def test_the_focus_stays_in_the_grid_when_pages_turn_by_swipe(open_bench):
    bench = open_bench(has_touch=True)
    bench.mount()
    bench.focus_grid()
    bench.swipe(-320)
    bench.at_rest()
    assert bench.month == "2024-03"
    assert bench.focused() == bench.tab_stops()[0] == "2024-03-01"
    bench.press(RIGHT)
    assert bench.focused() == "2024-03-02"


def test_the_focus_is_not_taken_from_elsewhere(bench):
    bench.mount()
    bench.page.locator("#before").focus()
    bench.evaluate("() => calendar.next()")
    bench.at_rest()
    assert bench.page.evaluate("document.activeElement.id") == "before"
    bench.evaluate("() => { calendar.value = '2024-03-05' }")
    assert bench.page.evaluate("document.activeElement.id") == "before"


def test_the_focus_stays_when_options_change_what_is_shown(bench):
    bench.mount()
    bench.focus_grid()
    for name, value in [("first-weekday", "thursday"), ("locale", "ar-EG"), ("rows", "fit"), ("outside-days", "hidden"), ("locale", "ja-JP")]:
        bench.set(name, value)
        assert (name, bench.focused()) == (name, "2024-02-20")
        assert bench.tab_stops() == ["2024-02-20"]
